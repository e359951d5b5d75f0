--! script, line 2: `play.next` should be a course of play, found a function
play.next = function() while true do end end
