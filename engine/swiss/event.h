/* SPDX-License-Identifier: Apache-2.0 */
/* event.h - an event of a Swiss system with all its rounds, and what each round was paired from. */
#ifndef ENGINE_SWISS_EVENT_H
#define ENGINE_SWISS_EVENT_H

#include "engine/base/str.h"
#include "engine/swiss/entrant.h"

struct arena;

/* Took no part in the pairing; was paired, whether the game was played or not; had the bye. */
enum part_taken { PART_NONE, PART_PAIRED, PART_BYE };

/* A round of one entrant. */
struct round_of_entrant {
    struct past past;
    enum part_taken part;
    enum colour drawn;  /* of a pairing, also of one that was not played; COLOURLESS: not known */
    bool wins_unplayed; /* had the bye, or won without playing, whatever that gives */
    int extra;          /* half points that it had for the pairing of the round alone */
};

struct swiss_entry {
    struct str name;
    int number, rating;
    bool absent; /* from the round behind those of the event */
};

struct swiss_event {
    enum colour lot;
    int rounds; /* planned */
    int won;    /* half points that a won game gives; 0: two */
    const int
        *extra; /* by entry, half points for the pairing of the round behind those of the event alone; NULL: none */
    struct swiss_entry *entry;
    int n, nround;
    struct round_of_entrant *round_of; /* of entry i in round r, from 0: i * rounds + r */
    struct barred *barred;
    int nbarred;
};

struct round_of_entrant *swiss_event_at(const struct swiss_event *ev, int entry, int round);

/* What round `round`, from 1 to nround + 1, is paired from: all that was played before. Who took no part in it, or is absent, is
   not paired; in the list of round 1 is who takes part in that. Floats are those of the pairings: with the bye down, and by the points before the round. */
struct swiss swiss_event_field(const struct swiss_event *ev, int round, struct arena *a);

#endif
