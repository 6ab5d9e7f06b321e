/* SPDX-License-Identifier: Apache-2.0 */
/* ledger.h - what every round gave every team, and what it adds up to: the books of the standings (docs/deviations.md,
   "Numbers, presence, points"). */
#ifndef ENGINE_RANKING_LEDGER_H
#define ENGINE_RANKING_LEDGER_H

#include <stdbool.h>

#include "engine/base/tournament.h"

struct arena;

/* What a team did in a round. In a walkover the other side did not show up, in an absence the team
   itself did not (or neither did): RULE_WALKOVER. Of a match that both played and that counts as unplayed the one with match
   points has won unplayed, the other has lost. An annulled one has an opponent and counts for nothing. */
/* clang-format off */
#define ENTRY_KINDS(X) \
    X(ENTRY_UNPAIRED, "not paired") \
    X(ENTRY_PENDING,  "no result yet") \
    X(ENTRY_PLAYED,   "played") \
    X(ENTRY_BYE,      "bye") \
    X(ENTRY_WALKOVER, "won unplayed") \
    X(ENTRY_ABSENCE,  "lost unplayed") \
    X(ENTRY_ANNULLED, "not counted")
/* clang-format on */

enum entry_kind {
#define X(id, name) id,
    ENTRY_KINDS(X)
#undef X
};

struct entry {
    enum entry_kind kind;
    int opponent;             /* whom it was paired with, else NOBODY */
    bool game;                /* one was played in the match (struct match) */
    bool black;               /* it had Black on board 1, as the round was published */
    int mp, gp;               /* awarded in this round, gp in half points */
    int given_mp, given_gp;   /* by decision for this round, in which it had no opponent */
    int mp_before, gp_before; /* the team's own before the round, adjustments included */
};

struct total {
    int mp, gp;              /* adjustments included, gp in half points */
    int mp_seen, gp_seen;    /* the same for the tie-breaks of opponents: without adjustments of its own */
    int won, drawn, lost;    /* matches, unplayed ones included; the bye is none of them */
    int met;                 /* matches with a game */
    int last_match;          /* the last round with a match played or pending, 0 = none */
    int board[MATCH_BOARDS]; /* half points on board 1, 2 ...; all that a bye has are wins */
};

struct ledger {
    int nteam, rounds;
    int boards;                /* of a match */
    enum reference primary;    /* what the ranking asks for first, match points or game points */
    const struct entry *entry; /* ledger_entry finds one */
    const struct total *total; /* by team */
    bool round_robin;          /* RULE_C07_ROUND_ROBIN */
    bool forfeits;             /* a tie-break asks to have them as played */
    bool final,
        fore; /* the last of the rounds is that of the section; a tie-break asks to have all its pairs as drawn */
    const struct scoring *scoring;    /* never NULL */
    const struct board_points *board; /* [round - 1][team], borrowed; NULL: not known */
};

/* The books after round `after` (0 ... t->nround). Adjustments count unless they are for a pairing
   only: in the totals if the standings after that round have them, in `mp_before` and `gp_before` of
   a round if its pairing has them. */
struct ledger ledger_load(const struct tournament *t, int after, struct arena *a);

/* The same for a tie-break that counts forfeits as played (RULE_C07_FORFEITS). */
struct ledger ledger_with_forfeits(const struct ledger *l);

/* Was there a match with an opponent, or one that counts like it? */
bool ledger_met(const struct ledger *l, const struct entry *e);

/* The entry of a team in a round from 1. */
const struct entry *ledger_entry(const struct ledger *l, int team, int round);

/* What the match was for that side of it. */
enum entry_kind entry_kind_of(const struct match *m, int side);

const char *entry_kind_name(enum entry_kind k);

#endif
