/* SPDX-License-Identifier: Apache-2.0 */
/* answer.h - a line of tests/data/systems: the round as it is read, and the answer that is expected of it. */
#ifndef TESTS_PROPERTY_ANSWER_H
#define TESTS_PROPERTY_ANSWER_H

#include <stdbool.h>

#include "import/json_systems.h"

struct arena;
struct json_t; /* jansson's */

/* Calls `each` for every line of a file that begins with a brace; how many, -1 if it cannot be read. What `each` is given
   lives until it returns. */
int answer_each(const char *path, void (*each)(const struct system_line *l, const struct json_t *expected));

/* Whether what the program writes for the round is what the line expects: pairs, bye, legal_round, tie-breaks if it has
   any. Says on the standard output what differs. */
bool answer_same(const struct system_line *l, const struct swiss_round *made, const struct json_t *expected);

#endif
