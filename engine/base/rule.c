/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/rule.h"

static const struct rule_row rows[] = {
    [RULE_NONE] = { "", "", "", "", "", "" },
#define RULE(id, ...) [RULE_##id] = { #id, __VA_ARGS__ },
#include "engine/base/rules.def"
#undef RULE
};

const struct rule_row *rule_row(enum rule r)
{
    return &rows[r];
}
