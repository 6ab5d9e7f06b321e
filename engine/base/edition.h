/* SPDX-License-Identifier: Apache-2.0 */
/* edition.h - which text of the regulations applies: one row per pairing edition and per tie-break. */
#ifndef ENGINE_BASE_EDITION_H
#define ENGINE_BASE_EDITION_H

#include <stdbool.h>

#include "engine/base/ranking.h"
#include "engine/base/rule.h"
#include "engine/base/str.h"

/*      id                name        rule                rank       late bye first        unplayed met strict last free by sum */
/* clang-format off */
#define EDITIONS(X) \
    X(EDITION_2012,     "2012",     RULE_RANK,          RANK_GP,   true,  ABOVE_FIRST, false, false, false, false) \
    X(EDITION_2022,     "2022",     RULE_RANK_2022,     RANK_NONE, false, BELOW_FIRST, true,  false, false, false) \
    X(EDITION_ECU,      "ecu",      RULE_RANK_ECU,      RANK_OSB,  true,  ABOVE_FIRST, false, true,  true,  true) \
    X(EDITION_ECU_2015, "ecu-2015", RULE_RANK_ECU_2015, RANK_GP,   true,  ABOVE_FIRST, false, true,  true,  false)
/* clang-format on */

/* The key between match points and number. */
enum rank_key { RANK_NONE, RANK_GP, RANK_OSB };

/* Which side of the median group is paired first: the way towards it (RULE_GROUP_ORDER). */
enum side_order { ABOVE_FIRST = 1, BELOW_FIRST = -1 };

/* clang-format off */
enum edition {
#define X(id, ...) id,
    EDITIONS(X)
#undef X
    EDITION_COUNT
};
/* clang-format on */

struct edition_row {
    const char *name;
    enum rule rule; /* of the rank */
    enum rank_key key;
    bool late_bye; /* a team entered after round 1 was published may have the bye (RULE_BYE_LATE) */
    enum side_order first;
    bool unplayed_met; /* a match that was not played is a meeting (RULE_NO_REMATCH) */
    bool strict;       /* before the last round the limits of colours are never broken (RULE_LIMITS_ECU) */
    bool last_free;    /* in the last round they do not hold (RULE_LIMITS_ECU) */
    bool by_sum;       /* tables by the sum of match points and the smaller number (RULE_PUBLICATION_ECU) */
};

/* How far the limits of colours hold (RULE_COLOUR_LIMITS). */
enum limits {
    LIMITS_GIVE_WAY, /* they are broken where a group could not be paired otherwise (RULE_LIMITS_LIFTED) */
    LIMITS_STRICT,   /* never: a pair that would break them is not open */
    LIMITS_NONE,     /* not at all: every open pair is legal */
};

/* Which opponent is the lowest when several have the fewest match points. */
enum lowest { LOWEST_GP, LOWEST_PRODUCT };

/* A tie-break is a ranking with a name: how criteria over opponents count, and the list that a section has unless it
   names its own. App. 2 is about unplayed matches, unpaired rounds and byes. */
/*      id                      name                  lowest          App. 2 ranking */
/* clang-format off */
#define TIEBREAKS(X) \
    X(TIEBREAK_2012_GA,         "2012",               LOWEST_GP,      false, RANKING_OLYMPIAD) \
    X(TIEBREAK_KHANTY_MANSIYSK, "khanty-mansiysk",    LOWEST_PRODUCT, false, RANKING_OLYMPIAD) \
    X(TIEBREAK_APP_2,           "2022",               LOWEST_PRODUCT, true,  RANKING_OLYMPIAD)
/* clang-format on */

/* clang-format off */
enum tiebreak {
#define X(id, ...) id,
    TIEBREAKS(X)
#undef X
    TIEBREAK_COUNT
};
/* clang-format on */

struct tiebreak_row {
    const char *name;
    enum lowest lowest;
    bool app2;
    struct ranking ranking;
};

const struct edition_row *edition_row(enum edition e);
const struct tiebreak_row *tiebreak_row(enum tiebreak t);

/* How far they hold in that round of so many; `rounds` 0: it is not known how many, and this is not the last. */
enum limits edition_limits(enum edition e, int round, int rounds);

/* Whether it is one of FIDE's own. */
bool edition_is_fide(enum edition e);

/* The row of that name; false if there is none. */
bool edition_find(struct str name, enum edition *out);

/* That of an event which begins on that day, "2016-09-02", unless somebody chooses another one; the newest where the day is unknown
   (empty). */
enum edition edition_on(struct str day);

/* The tie-break that goes with an edition unless another one is named. */
enum tiebreak edition_tiebreak(enum edition e);

struct arena;

/* "D.02, 30"; of an edition of 2022 by its own number, behind the year. An article of which none is known there has the
   number and the year of 2012. */
struct str edition_cite(enum edition e, enum rule rule, struct arena *a);

bool tiebreak_find(struct str name, enum tiebreak *out);

/* Whether it is the list of that tie-break: nothing has to be said about it then. */
bool tiebreak_has(enum tiebreak t, const struct ranking *r);

#endif
