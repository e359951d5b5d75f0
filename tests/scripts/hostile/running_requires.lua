--! script, line 2: `require` is used only while the script loads
play.a = where(function() return require("dvonn") end)
