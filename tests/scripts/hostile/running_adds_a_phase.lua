--! script, line 2: `phase` declares: it is used only while the script loads
play.a = where(function() g:phase "other" return true end)
