/* SPDX-License-Identifier: Apache-2.0 */
/* rank.h - initial numbers (RULE_NUMBER) and the rank for pairing (docs/rules/pairing.md, "Rank"). */
#ifndef ENGINE_OLYMPIAD_RANK_H
#define ENGINE_OLYMPIAD_RANK_H

#include <stdbool.h>

#include "engine/base/edition.h"
#include "engine/base/str.h"
#include "engine/olympiad/card.h"

/* What a team's number is decided by: sums of ratings, never averages; an unrated player has been
   put in as the rating floor (RULE_RATING_FLOOR). `key` is the name folded for the alphabet. */
struct seeding {
    int sum_of_four, fifth;
    struct str key;
};

/* Fills order[0 ... n-1] with the indices of `s` from number 1 on. Equal in all keys: by index. */
void rank_initial(const struct seeding *s, int n, int *order);

/* True if card a ranks before card b for pairing. */
bool rank_before(const struct card *a, const struct card *b, enum edition edition);

/* Sorts the `n` card indices in `order` by rank, highest first. */
void rank_sort(const struct card *card, enum edition edition, int *order, int n);

#endif
