/* SPDX-License-Identifier: Apache-2.0 */
/* sheet_copies.h - what hangs where: of which sheet so many copies for which place, as it is typed: "pairings: entrance 2, hall A 1; standings: foyer 3". */
#ifndef TEAMS_SHEET_COPIES_H
#define TEAMS_SHEET_COPIES_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

enum { COPIES_PLACES = 60, COPIES_MOST = 20, COPIES_LETTERS = 40 };

struct sheet_copies {
    struct str sheet, place;
    int copies; /* 1 to COPIES_MOST */
};

/* At most COPIES_PLACES, in the arena. False: it is no such list. */
bool sheet_copies_read(struct str text, struct arena *a, struct sheet_copies **out, int *n);

/* As it is typed. */
struct str sheet_copies_text(const struct sheet_copies *list, int n, struct arena *a);

/* How often the sheet is printed; 1 if nobody has said where it hangs. */
int sheet_copies_of(const struct sheet_copies *list, int n, struct str sheet);

#endif
