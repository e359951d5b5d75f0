--! script, line 2: function
error(function() end)
