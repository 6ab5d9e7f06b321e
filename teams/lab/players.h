/* SPDX-License-Identifier: Apache-2.0 */
/* players.h - makes up a Swiss of players: ratings, mishaps and results drawn from a seed. */
#ifndef TEAMS_LAB_PLAYERS_H
#define TEAMS_LAB_PLAYERS_H

#include "engine/swiss/event.h"
#include "teams/lab/plan.h"
#include "teams/lab/random.h"

struct arena;

/* Uses teams, rounds, strongest, spread, draws, forfeits, absent, withdrawn, barred and the lot of the plan, for players. */
struct lab_players {
    struct swiss_event event; /* in the order of the numbers */
    struct random random;
    int *leaves; /* by entry: the round from which on it is gone, 0 = it stays */
    int draws, forfeits, absent;
};

/* The same plan and seed give the same event, if every round is paired by the same system. */
struct lab_players *lab_players_open(const struct plan *plan, uint64_t seed, struct arena *a);

bool lab_players_over(const struct lab_players *l);

/* What the next round is paired from: absences are drawn now. */
struct swiss lab_players_field(struct lab_players *l, struct arena *a);

/* Plays the pairing, a legal one of that field: games by the expectation of the ratings, players who do not come. */
void lab_players_play(struct lab_players *l, const struct swiss_round *made);

#endif
