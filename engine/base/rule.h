/* SPDX-License-Identifier: Apache-2.0 */
/* rule.h - the register of articles: code cites a rule by its id, rules.def says what it is. */
#ifndef ENGINE_BASE_RULE_H
#define ENGINE_BASE_RULE_H

/* In the order of rules.def, of which the Makefile makes the list of ids. */
enum rule {
    RULE_NONE,
#define ID(id) id,
#include "engine/base/rule_ids.def"
#undef ID
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
