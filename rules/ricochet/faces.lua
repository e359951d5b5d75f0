-- The sixteen faces of the four quarters, each as it lies in the north-west of the board: `a16` is the outer
-- corner, `h9` lies at the centre. A wall is a cell and the side on which it stands, `b16e`; a diagonal is a
-- cell, how it slopes, and its colour. Edge and centre are walls by themselves.
local faces = {}

faces["1A"] = {
  walls = "b16e e16s b15s d15e b14e g13e g13s a11s c10e d10s",
  targets = {
    ["red-circle"] = "e15",
    ["green-triangle"] = "b14",
    ["blue-square"] = "d10",
    ["yellow-hexagon"] = "g13",
  },
}

faces["1B"] = {
  walls = "e16e b15s g15e g15s a14e g12s a11s g11e c10e d10s",
  targets = {
    ["red-circle"] = "d10",
    ["green-triangle"] = "b14",
    ["blue-square"] = "g11",
    ["yellow-hexagon"] = "g15",
  },
}

faces["1C"] = {
  walls = "b16e d16s c15e g13e g13s a12e b12s e11s a10s e10e",
  targets = {
    ["red-circle"] = "b12",
    ["green-triangle"] = "d15",
    ["blue-square"] = "e10",
    ["yellow-hexagon"] = "g13",
  },
}

faces["1D"] = {
  walls = "f16e b14s a13e g12e g12s a11s c11s c10e d10s",
  targets = {
    ["red-circle"] = "b13",
    ["green-triangle"] = "c10",
    ["blue-square"] = "d10",
    ["yellow-hexagon"] = "g12",
  },
  diagonals = { { "e15", "/", "green" }, { "f9", "\\", "yellow" } },
}

faces["2A"] = {
  walls = "d16e f15e f15s a14e b14s a13s g13s f12e c11s c10e",
  targets = {
    ["red-square"] = "b14",
    ["green-hexagon"] = "f15",
    ["blue-triangle"] = "c10",
    ["yellow-circle"] = "g12",
  },
}

faces["2B"] = {
  walls = "c16s e16e b15e f13e g13s a12s e12s e11e b10e b10s",
  targets = {
    ["red-square"] = "e11",
    ["green-hexagon"] = "b10",
    ["blue-triangle"] = "g13",
    ["yellow-circle"] = "c15",
  },
}

faces["2C"] = {
  walls = "f16e d15s c14e a13s c13s e13e f13s c12e e11e e11s",
  targets = {
    ["red-square"] = "c12",
    ["green-hexagon"] = "e11",
    ["blue-triangle"] = "f13",
    ["yellow-circle"] = "d14",
  },
}

faces["2D"] = {
  walls = "c16e g15s f14e f14s a11e b11s a10s e10s e9e",
  targets = {
    ["red-square"] = "b11",
    ["green-hexagon"] = "f14",
    ["blue-triangle"] = "e9",
    ["yellow-circle"] = "g14",
  },
  diagonals = { { "c15", "/", "blue" }, { "h12", "\\", "red" } },
}

faces["3A"] = {
  walls = "d16e f14e f14s c13s a12s c12e b11s g11e h11s a10e",
  targets = {
    ["red-triangle"] = "h11",
    ["green-circle"] = "c12",
    ["blue-hexagon"] = "f14",
    ["yellow-square"] = "b10",
  },
}

faces["3B"] = {
  walls = "d16e a15e b15s g15s g14e c12e c12s h12s a11s g11e",
  targets = {
    ["red-triangle"] = "b15",
    ["green-circle"] = "g14",
    ["blue-hexagon"] = "c12",
    ["yellow-square"] = "h11",
  },
}

faces["3C"] = {
  walls = "b16e e16s e15e a13e b13s f12s a11s e11e d10e d10s",
  targets = {
    ["red-triangle"] = "b13",
    ["green-circle"] = "e15",
    ["blue-hexagon"] = "d10",
    ["yellow-square"] = "f11",
  },
}

faces["3D"] = {
  walls = "e16e a14s g14e g14s c13s c12e d12s f11s e10e",
  targets = {
    ["red-triangle"] = "d12",
    ["green-circle"] = "c12",
    ["blue-hexagon"] = "g14",
    ["yellow-square"] = "f10",
  },
  diagonals = { { "e15", "\\", "blue" }, { "g13", "\\", "yellow" } },
}

faces["4A"] = {
  walls = "d16e f15e g15s b14s b13e f13s e12e c11e c11s h11e h11s a10s",
  targets = {
    ["red-hexagon"] = "c11",
    ["green-square"] = "f12",
    ["blue-circle"] = "g15",
    ["yellow-triangle"] = "b13",
    vortex = "h11",
  },
}

faces["4B"] = {
  walls = "e16e c15e c15s a13e b13s g13s a12s f12e f11s f10e d9e d9s",
  targets = {
    ["red-hexagon"] = "c15",
    ["green-square"] = "b13",
    ["blue-circle"] = "f10",
    ["yellow-triangle"] = "g12",
    vortex = "d9",
  },
}

faces["4C"] = {
  walls = "c16e e15e f15s h14e h14s a13s d12e d12s g12s b11s f11e b10e",
  targets = {
    ["red-hexagon"] = "d12",
    ["green-square"] = "g11",
    ["blue-circle"] = "f15",
    ["yellow-triangle"] = "b10",
    vortex = "h14",
  },
}

faces["4D"] = {
  walls = "e16e g15s c14s f14e c13e d13s b11e b11s a10s f9e f9s",
  targets = {
    ["red-hexagon"] = "b11",
    ["green-square"] = "d13",
    ["blue-circle"] = "c13",
    ["yellow-triangle"] = "g14",
    vortex = "f9",
  },
  diagonals = { { "c15", "\\", "red" }, { "d10", "\\", "green" } },
}

return faces
