/* SPDX-License-Identifier: Apache-2.0 */
/* second.h - double entry: where two arbiters entered the same sheet differently. */
#ifndef TEAMS_SECOND_H
#define TEAMS_SECOND_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "teams/event.h"

/* How the two entries of a board compare. X(id, text) */
/* clang-format off */
#define AGREEMENTS(X) \
    X(AGREE_SAME, "the same") \
    X(AGREE_DIFFERS, "different") \
    X(AGREE_FIRST_MISSING, "entered the second time only") \
    X(AGREE_SECOND_MISSING, "entered once only") /* where the section wants every board twice */
/* clang-format on */

enum agreement {
#define X(id, text) id,
    AGREEMENTS(X)
#undef X
};

const char *agreement_text(enum agreement a);

/* Of a board of the match. A match with a mark (RULE_WALKOVER) needs no second entry. */
enum agreement second_agrees(const struct section *s, const struct fixture *f, int board);

/* Tables of a round with a board on which the entries differ: how many, and the first of them. */
int second_open(const struct section *s, const struct pairing_list *r, int *first);

/* "the two entries do not agree at 2 tables, and 1 table has no second entry": what second_open counts, in words. */
struct message second_open_told(const struct section *s, const struct pairing_list *r);

/* A board of the round was entered twice, and not alike, or the second time only. */
bool second_differs(const struct section *s, const struct pairing_list *r);

#endif
