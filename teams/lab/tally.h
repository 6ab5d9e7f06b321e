/* SPDX-License-Identifier: Apache-2.0 */
/* tally.h - what many made-up events have in common: counts that can be added up in any order. */
#ifndef TEAMS_LAB_TALLY_H
#define TEAMS_LAB_TALLY_H

#include <stdbool.h>
#include <stdint.h>

#include "teams/event.h"
#include "teams/lab/plan.h"

struct arena;
struct err;
struct field;
struct pairing;
struct simulation;
struct trace;

/* Levels as docs/rules/pairing.md has them (level.h), the farther groups in one; leavers 1, 2, 3, more. */
enum { LEVEL_A, LEVEL_B, LEVEL_C, LEVEL_D, LEVEL_E, LEVEL_F, LEVEL_FARTHER, LEVEL_LAST, LEVELS };
enum { LEAVERS = 4, FLOATS = 12, MILLION = 1000000 };

/* Counts by round are at round - 1. X(member, how many counts, how two are joined, what they count) */
/* clang-format off */
#define TALLIES(X) \
    X(events,      1,                ADD,   "events") \
    X(finished,    1,                ADD,   "events whose rounds could all be paired") \
    X(teams,       1,                ADD,   "teams of all events together") \
    X(rounds,      ROUNDS_MAX,       ADD,   "rounds that were paired") \
    X(unpaired,    ROUNDS_MAX,       ADD,   "rounds that have no legal pairing; the event ends") \
    X(pairs,       ROUNDS_MAX,       ADD,   "pairs") \
    X(byes,        ROUNDS_MAX,       ADD,   "byes") \
    X(breaches,    ROUNDS_MAX,       ADD,   "pairs outside the colour limits") \
    X(floats,      ROUNDS_MAX,       ADD,   "teams that left their score group") \
    X(passing,     ROUNDS_MAX,       ADD,   "times that a floater left the next group as well") \
    X(floaters,    FLOATS,           ADD,   "teams that floated 0, 1, 2 ... times, 11 or more") \
    X(closed,      2,                ADD,   "groups that nobody left: without breaches, with") \
    X(median,      2,                ADD,   "median groups: without breaches, with") \
    X(levels,      LEVELS * LEAVERS, ADD,   "groups with 1, 2, 3, more leavers at level a, at b ...") \
    X(correlation, 1,                SUM,   "rank correlations of the finished events, in millionths") \
    X(least,       1,                LEAST, "the lowest of them") \
    X(most,        1,                MOST,  "the highest of them") \
    X(proved,      ROUNDS_MAX,       ADD,   "rounds that their trace proved, where that was asked for") \
    X(unproved,    ROUNDS_MAX,       ADD,   "rounds that it did not prove")
/* clang-format on */

struct tally {
#define X(member, size, how, what) int64_t member[size];
    TALLIES(X)
#undef X
};

/* One row of the table above: where its counts stand in a tally. */
struct tally_row {
    const char *name, *what;
    int at, size;
    bool below_zero; /* its counts may be */
};
const struct tally_row *tally_row(int i); /* from 0; NULL behind the last */
int64_t *tally_counts(struct tally *t, const struct tally_row *row);
const int64_t *tally_counts_of(const struct tally *t, const struct tally_row *row);

/* Of a list of counts. */
int64_t tally_sum(const int64_t *count, int n);

/* A tally of no event. */
struct tally tally_new(void);

/* Is the pairing of the field, the next round of the simulation, proved by its trace? */
typedef bool tally_prover(const struct simulation *s, const struct field *f, const struct pairing *p,
                          const struct trace *trace, struct arena *a);

/* Plays one event and counts. `proves` is asked of each round that is paired; NULL: none is to be proved. Everything in the
   arena can be thrown away afterwards. */
void tally_event(struct tally *t, const struct plan *plan, uint64_t seed, tally_prover *proves, struct arena *a);

/* Adds the events of another tally. */
void tally_join(struct tally *t, const struct tally *more);

/* Spearman's rank correlation of numbers and places, in millionths (rounded): number[i] is the number
   of the team at place i + 1. Both go from 1 to n, n > 1. */
int64_t tally_correlation(const int *number, int n);

enum { TALLY_EVENTS_MAX = 100000000, TALLY_PARTS_MAX = 1000 };

/* A share of a simulation: of events 1 ... `events` those whose number leaves `shard` - 1 when what is
   before it is divided by `of`. */
struct tally_part {
    struct plan plan;
    uint64_t seed;
    int64_t events;
    int shard, of; /* from 1 */
    struct tally tally;
};

/* The seed of event number `event`, from 1. */
uint64_t tally_seed(uint64_t seed, int64_t event);

/* All parts of one simulation as the whole. ERR_CONFLICT: parts of different simulations, a part that
   is missing or there twice. */
bool tally_whole(const struct tally_part *part, int n, struct tally_part *out, struct arena *a, struct err *e);

#endif
