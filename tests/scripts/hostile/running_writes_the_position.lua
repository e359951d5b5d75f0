--! script, line 2: attempt to index Position with `height`
play.a = where(function(_, pos) pos.height = 3 return true end)
