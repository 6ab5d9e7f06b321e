/* SPDX-License-Identifier: Apache-2.0 */
/* card.h - one team so far, as the pairing of the next round needs it (docs/rules/pairing.md, "Words", "The bye"). */
#ifndef ENGINE_OLYMPIAD_CARD_H
#define ENGINE_OLYMPIAD_CARD_H

#include <stdbool.h>

#include "engine/base/tournament.h"

struct arena;

/* Lists are borrowed, oldest first. `met` holds the teams met (RULE_NO_REMATCH): in played matches, and in
   unplayed ones where the edition says so; `colour` only what was played, so it may be the shorter one. A
   match that is still pending counts as played here, though it has given no points yet. */
struct card {
    int number, rating; /* as struct team */
    int mp, gp;         /* for this pairing: adjustments included, gp in half points */
    int osb;            /* Olympiad Sonneborn-Berger so far in half points, RULE_RANK_ECU only */
    const int *met;
    int nmet;
    const signed char *colour; /* board-1 colours of the played matches, oldest first */
    int ncolour;
    bool scored_without_playing; /* RULE_BYE_ONCE: had the bye, or points from an unplayed match */
    bool late;                   /* RULE_BYE_LATE: joined after round 1 was published */
    bool paired;                 /* takes part in this round */
};

/* What a round is paired from. */
struct field {
    enum edition edition;
    enum colour lot;
    int round;  /* the one to be paired, from 1 */
    int rounds; /* of the section; 0: not known, and this is not the last */
    int host;   /* the team whose match is put on table 1, or NOBODY */
    const struct card *card;
    int n;
    const struct barred *barred; /* those of other rounds are ignored */
    int nbarred;
};

/* The cards of all teams before round `round`, made from rounds 1 ... round - 1 (those of them that
   the tournament has); a team's card has the team's index. `paired` and `late` are false and left
   to the caller. */
struct card *card_load(const struct tournament *t, int round, struct arena *a);

/* Whites minus Blacks of the whole history. */
int card_difference(const struct card *c);

/* Whether the rules would let the team have the bye: it has not scored without playing, and it was not entered late where
   that matters (RULE_BYE_ONCE, RULE_BYE_LATE). */
bool card_may_have_bye(const struct card *c, enum edition edition);

/* Whether one more match with that colour (WHITE or BLACK) stays within RULE_COLOUR_LIMITS. */
bool card_can_take(const struct card *c, enum colour colour);

/* How far the limits hold in this round; whether the team of that card may take the colour in it. */
enum limits card_limits(const struct field *f);
bool card_may_take(const struct field *f, int team, enum colour colour);

#endif
