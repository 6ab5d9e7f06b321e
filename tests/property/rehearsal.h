/* SPDX-License-Identifier: Apache-2.0 */
/* rehearsal.h - an event that never was: teams, rounds and mishaps drawn from a seed. */
#ifndef TESTS_PROPERTY_REHEARSAL_H
#define TESTS_PROPERTY_REHEARSAL_H

#include "engine/olympiad/pairing.h"
#include "teams/lab/random.h"

struct arena;

enum { REHEARSAL_ROUNDS = 13 };

/* What the event is like. A smooth one has no absences, forfeits, barred pairs or adjustments. */
struct rehearsal_plan {
    int fewest, most; /* teams */
    int rounds;       /* at most REHEARSAL_ROUNDS */
    bool smooth;
};

/* A rehearsal between two rounds. Teams are entered in a random order, so that index, number and
   strength have nothing to do with each other. */
struct rehearsal {
    struct random random;
    struct rehearsal_plan plan;
    struct tournament tournament;
    struct round round[REHEARSAL_ROUNDS];
    const int *from, *to; /* the rounds in which each team takes part */
    struct arena *arena;
};

struct rehearsal *rehearsal_open(struct rehearsal_plan plan, uint64_t seed, struct arena *a);

/* The field of the next round, from the engine's cards. */
struct field rehearsal_field(struct rehearsal *r, struct arena *a);

/* Plays the round: the stronger team wins more often; some matches are not played. */
void rehearsal_play(struct rehearsal *r, const struct pairing *p);

bool rehearsal_over(const struct rehearsal *r);

#endif
