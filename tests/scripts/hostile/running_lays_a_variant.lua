--! script, line 2: `variant` declares: it is used only while the script loads
play.a = where(function() return g:variant "v" {} end)
