--! script, line 3: went on
play.after = assign("x", var "x" * 9007199254740991 * 9007199254740991)
error("went on")
