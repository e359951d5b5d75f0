--! script, line 2: there is no `coroutine`
play.a = where(function() return coroutine.yield(true) end)
