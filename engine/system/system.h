/* SPDX-License-Identifier: Apache-2.0 */
/* system.h - the pairing systems other than the Olympiad's, one row each. */
#ifndef ENGINE_SYSTEM_SYSTEM_H
#define ENGINE_SYSTEM_SYSTEM_H

#include "engine/base/str.h"
#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"
#include "engine/swiss/values.h"

struct message;
struct reasons;

/* What the entrants of a line are made of: what a system is paired from. */
enum system_cards { CARDS_FLOATS, CARDS_ROUNDS, CARDS_RATED, CARDS_TEAMS, CARDS_PLAYED };

struct system {
    const char *name;
    struct message (*title)(void); /* "Paired by {title}." */
    enum system_cards cards;
    bool scores_gp;   /* can pair teams by game points, too: it asks only who has more, not what a won match is worth */
    bool any_points;  /* likewise, whatever a match, a game and the bye give; else it counts 1, a half and 0 itself */
    bool initial;     /* asks who was in the list of round 1 */
    bool accelerates; /* can be asked to, and then asks that, too */
    bool foreign;     /* its rules are none of FIDE's, of whatever year */
    bool absent_leaves; /* who does not come without a notice has withdrawn */
    enum bye_worth bye;
    const char *ranking[2]; /* by default, of teams and of players; NULL: what a section has anyway */
    struct swiss_round (*pair)(const struct swiss *s, struct reasons *why,
                               struct arena *a); /* why: NULL, or where it is told */
    impasse_suit *suit;   /* to check why there is no legal round; NULL: of a round robin, which is over then */
    enum rule no_rematch; /* nobody meets twice; RULE_NONE of a round robin */
    const struct swiss_values *tiebreak;
    int ntiebreak;
};

/* NULL: there is no such system. */
const struct system *system_find(struct str name);
const struct system *system_titled(struct str title);

/* Can a section have it? One of the table, or that of the Olympiad, which is not in it (engine/olympiad/). */
#define SYSTEM_OLYMPIAD "olympiad"
/* Of players whose file, by another program, does not say by which of these they are paired: the nearest to what most of them are. */
#define SYSTEM_ASSUMED "dutch2006"
bool system_known(struct str name);

/* Checks without pairing that there is no legal round, as `why` says. */
bool system_proves(const struct system *system, const struct swiss *s, const struct reasons *why);

/* All names, as "burstein, club and dutch2006", of as many as there are. */
struct str system_names(struct arena *a);

#endif
