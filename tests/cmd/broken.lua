local broken = game "broken" {
  titel = "Broken",
}
return broken
