/* SPDX-License-Identifier: Apache-2.0 */
/* plural.h - plural forms: a sentence with a count is written once for each form that its language has, and the count selects one.
   The languages and their rules are in plural.def. */
#ifndef ENGINE_BASE_PLURAL_H
#define ENGINE_BASE_PLURAL_H

#include "engine/base/str.h"

struct plural_rule {
    const char *language;                                   /* "pt-BR" */
    const char *categories;                                 /* of CLDR, in the order of the forms: "one few many" */
    const char *gettext;                                    /* the rule as the head of a catalogue has it */
    int (*form)(unsigned long n), (*half)(unsigned long n); /* of n, and of n and a half */
};

/* The rule of the language; NULL: there is none. */
const struct plural_rule *plural_rule_of(struct str language);

/* The rules in the order of the table, English first; NULL after the last. */
const struct plural_rule *plural_rule_at(int i);

/* How many forms a sentence has. */
int plural_forms(const struct plural_rule *rule);

/* The form that a count takes, from 0; a count below 0 is taken as one above. Of points, which are half points. */
int plural_form(const struct plural_rule *rule, long n);
int plural_form_of_points(const struct plural_rule *rule, long halves);

/* The category of a form: "few". */
struct str plural_category(const struct plural_rule *rule, int form);

#endif
