/* SPDX-License-Identifier: Apache-2.0 */
/* rule_test.h - how a test says which article it works: in the list of a program RULE_TEST(BYE_ONCE, function), with
   setups behind it as .teardown_func = drop. An id that the register does not have does not compile. The page
   docs/rules/compliance.md counts these tests, and scripts with a line "# RULE_TEST: BYE_ONCE WALKOVER"; no names. */
#ifndef TESTS_RULE_TEST_H
#define TESTS_RULE_TEST_H

#include "engine/base/rule.h"

#define RULE_TEST(id, function, ...)                                                         \
    {                                                                                        \
        .name = RULE_##id > RULE_NONE ? #function : "", .test_func = (function), __VA_ARGS__ \
    }

#endif
