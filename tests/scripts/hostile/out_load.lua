--! script, line 2: there is no `loadstring`
loadstring("while true do end")()
