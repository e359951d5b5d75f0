--! limit, line 2: the script is stopped: it needs more than 16 MiB of memory
play.a = where(function()
  return string.rep("x", 1e9) == "x"
end)
