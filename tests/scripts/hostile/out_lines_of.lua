--! script, line 2: `lines_of` reads a file that whoever plays names, and `/etc/passwd` is not set
lines_of("/etc/passwd")
