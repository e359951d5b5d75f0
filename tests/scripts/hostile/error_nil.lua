--! script, line 2: nil
error(nil)
