--! script, line 2: `option` declares: it is used only while the script loads
play.a = where(function() return option("o", { default = 1 }) end)
