/* SPDX-License-Identifier: Apache-2.0 */
/* rule.h - the register of articles: code cites a rule by its id, rules.def says what it is. */
#ifndef ENGINE_BASE_RULE_H
#define ENGINE_BASE_RULE_H

enum rule {
    RULE_NONE,
#define RULE(id, ...) RULE_##id,
#include "engine/base/rules.def"
#undef RULE
    RULES
};

/* One row of the register. Row RULE_NONE is empty. */
struct rule_row {
    const char *id, *document, *article;
    const char *article_2022; /* of the same document, "8.3 (2012: 31)"; empty: none that is known */
    const char *commands;     /* in which people meet it, "pair explain" */
    const char *text;
};

const struct rule_row *rule_row(enum rule r);

#endif
