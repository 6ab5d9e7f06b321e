/* SPDX-License-Identifier: Apache-2.0 */
/* simulate.h - makes up an event: teams, mishaps and results drawn from a seed. */
#ifndef TEAMS_LAB_SIMULATE_H
#define TEAMS_LAB_SIMULATE_H

#include <stdbool.h>

#include "engine/olympiad/card.h"
#include "engine/olympiad/pairing.h"
#include "teams/event.h"
#include "teams/lab/plan.h"
#include "teams/lab/random.h"

struct arena;

/* An event between two rounds. The section holds everything as an event file would; the tournament is
   the same as the rules see it. Squads stand in the order of their numbers. */
struct simulation {
    struct event event;
    struct section section; /* the event's only one */
    struct tournament tournament;
    struct plan plan;
    struct random random;
    struct round *round; /* room for all of the tournament's */
    struct board_points *board;
    int *missed;     /* by squad: rounds in which it did not show up */
    int (*skips)[2]; /* by squad: rounds in which it is not going to, 0 = none */
    int absence_room, draws, forfeits, no_shows;
    struct arena *arena;
};

/* The same plan and seed give the same event, if every round is paired as the engine does it. At
   most plan->value[PLAN_TEAMS].high teams, of the parity asked for if the range has one. Stays
   where it is: the event points into it. */
struct simulation *simulation_open(const struct plan *plan, uint64_t seed, struct arena *a);

bool simulation_over(const struct simulation *s);

/* The field of the next round. */
struct field simulation_field(const struct simulation *s, struct arena *a);

/* Plays the pairing, which is a legal one: line-ups, games by the expectation of the ratings, players and
   teams that do not come. A team that did not come for the second time is expelled (RULE_EXPELLED). */
void simulation_play(struct simulation *s, const struct pairing *p);

#endif
