--! script, line 2: there is no `io`
io.open("/etc/passwd")
