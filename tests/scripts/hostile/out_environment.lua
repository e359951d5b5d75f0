--! script, line 2: there is no `setfenv`
setfenv(1, {})
