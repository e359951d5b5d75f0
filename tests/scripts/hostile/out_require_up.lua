--! script, line 2: there is no script `../../etc/passwd`
require("../../etc/passwd")
