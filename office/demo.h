/* SPDX-License-Identifier: Apache-2.0 */
/* demo.h - the Olympiad of Baku in the middle of a round, to try the program with: its days are those of whoever makes it. */
#ifndef OFFICE_DEMO_H
#define OFFICE_DEMO_H

#include "desk/base/desk.h"

/* What its file is called. */
#define DEMO_NAME "baku"

/* Where it is worth looking: a captain who can hand in, and the tables of a helper. */
#define DEMO_CAPTAINS_SECTION "women"
#define DEMO_CAPTAINS_TEAM    "2"
#define DEMO_HELPERS_SECTION  "open"
#define DEMO_HELPERS_TABLES   "1-85"

/* Makes its file: round 7 of the Open at the boards, and women whose line-ups of round 8 are half in. ERR_STATE, ERR_DB: as desk_take_over. */
bool demo_make(const char *path, const struct act *act, const struct setting *setting, int n, struct arena *a,
               struct err *e);

#endif
