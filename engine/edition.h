/* edition.h - which text of the regulations holds: one row per pairing edition and per tie-break. */
#ifndef ENGINE_EDITION_H
#define ENGINE_EDITION_H

#include <stdbool.h>

#include "engine/rule.h"
#include "engine/str.h"

/*      id            name    rule            keys of the rank after match points, late teams may have the bye */
#define EDITIONS(X)                                                                                \
    X(EDITION_2012, "2012", RULE_RANK,      RANK_GP,   true)                                       \
    X(EDITION_2022, "2022", RULE_RANK_2022, RANK_NONE, false)                                      \
    X(EDITION_ECU,  "ecu",  RULE_RANK_ECU,  RANK_OSB,  true)

/* The key between match points and number. */
enum rank_key { RANK_NONE, RANK_GP, RANK_OSB };

enum edition {
#define X(id, name, rule, key, late_bye) id,
    EDITIONS(X)
#undef X
    EDITION_COUNT
};

struct edition_row {
    const char *name;
    enum rule rule;
    enum rank_key key;
    bool late_bye;
};

/* Which opponent is the lowest when several have the fewest match points. */
enum lowest { LOWEST_GP, LOWEST_PRODUCT };

/*      id                      name                  lowest          virtual opponent and unpaired rounds as App. 2 */
#define TIEBREAKS(X)                                                                               \
    X(TIEBREAK_2012_GA,         "2012",               LOWEST_GP,      false)                       \
    X(TIEBREAK_KHANTY_MANSIYSK, "khanty-mansiysk",    LOWEST_PRODUCT, false)                       \
    X(TIEBREAK_APP_2,           "2022",               LOWEST_PRODUCT, true)

enum tiebreak {
#define X(id, name, lowest, app2) id,
    TIEBREAKS(X)
#undef X
    TIEBREAK_COUNT
};

struct tiebreak_row {
    const char *name;
    enum lowest lowest;
    bool app2;
};

const struct edition_row *edition_row(enum edition e);
const struct tiebreak_row *tiebreak_row(enum tiebreak t);

/* The row of that name; false if there is none. */
bool edition_find(struct str name, enum edition *out);
bool tiebreak_find(struct str name, enum tiebreak *out);

#endif
