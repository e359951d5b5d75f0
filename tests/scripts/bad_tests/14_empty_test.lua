local tests = test "dvonn"
--! : there are no rule tests in `tests/scripts/bad_tests/14_empty_test.lua`
--! help: they are in files whose names end in `_test.lua`, beside the rules
