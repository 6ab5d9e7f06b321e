/* SPDX-License-Identifier: Apache-2.0 */
/* plan.h - what a made-up event should be like: how many teams, how strong, which mishaps. */
#ifndef TEAMS_LAB_PLAN_H
#define TEAMS_LAB_PLAN_H

#include <stdbool.h>

#include "engine/base/edition.h"
#include "engine/base/str.h"
#include "engine/base/tournament.h"
#include "engine/system/system.h"

/* COUNT: whole numbers. PER_CENT: hundredths of a per cent. */
enum plan_kind { COUNT, PER_CENT };

/*  X(id, key, kind, least, most, low, high, what it is); from low to high by default */
/* clang-format off */
#define PLAN_KEYS(X) \
    X(PLAN_TEAMS,     "teams",     COUNT,    2, 999,   40, 80,     "teams") \
    X(PLAN_ROUNDS,    "rounds",    COUNT,    1, 30,    9, 9,       "rounds") \
    X(PLAN_BOARDS,    "boards",    COUNT,    1, 8,     4, 4,       "boards of a match") \
    X(PLAN_RESERVES,  "reserves",  COUNT,    0, 2,     1, 1,       "players of a team beyond the boards") \
    X(PLAN_STRONGEST, "strongest", COUNT,    1000, 2900, 2700, 2700, "average rating of the strongest team") \
    X(PLAN_SPREAD,    "spread",    COUNT,    0, 1900,  1100, 1100, "rating gap from the strongest team to the weakest") \
    X(PLAN_DRAWS,     "draws",     PER_CENT, 0, 10000, 3000, 3000, "games drawn between equal players") \
    X(PLAN_FORFEITS,  "forfeits",  PER_CENT, 0, 10000, 50, 50,     "players on the boards who do not come") \
    X(PLAN_NO_SHOWS,  "no-shows",  PER_CENT, 0, 10000, 50, 50,     "teams that are paired and do not come") \
    X(PLAN_ABSENT,    "absent",    PER_CENT, 0, 10000, 100, 100,   "teams not paired in each round") \
    X(PLAN_LATE,      "late",      COUNT,    0, 999,   0, 3,       "teams that arrive after round 1") \
    X(PLAN_WITHDRAWN, "withdrawn", COUNT,    0, 999,   0, 3,       "teams that leave during the event") \
    X(PLAN_EXPELLED,  "expelled",  COUNT,    0, 999,   0, 1,       "teams that do not come twice and are expelled") \
    X(PLAN_BARRED,    "barred",    COUNT,    0, 9999,  0, 4,       "pairs that may not meet, half of them in one round only")
/* clang-format on */

/* clang-format off */
enum plan_key {
#define X(id, key, kind, least, most, low, high, help) id,
    PLAN_KEYS(X)
#undef X
    PLAN_KEY_COUNT
};
/* clang-format on */

struct plan_row {
    const char *key;
    enum plan_kind kind;
    int least, most, low, high;
    const char *help;
};

enum parity { PARITY_ANY, PARITY_EVEN, PARITY_ODD };

/* From low to high; what it is in one event is drawn from its seed. */
struct range {
    int low, high;
};

struct plan {
    struct range value[PLAN_KEY_COUNT];
    enum parity parity; /* of the number of teams */
    enum edition edition;
    const struct system *system; /* NULL: by that edition */
    enum tiebreak tiebreak;
    struct ranking ranking;
    enum colour lot; /* COLOURLESS: drawn */
};

const struct plan_row *plan_row(enum plan_key k);

/* The plan with all defaults. */
struct plan plan_default(void);

/* Can the number of teams have the parity that is wanted? "an even field" */
bool plan_has_field(const struct plan *p);
const char *plan_field(enum parity p);

#endif
