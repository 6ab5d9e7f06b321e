/* SPDX-License-Identifier: Apache-2.0 */
/* whole.h - the question of a bracket together with all teams outside it, scope "wide" of a trace (docs/rules/pairing.md,
   "Key 1: as few leavers as possible", "Key 2: arriving floaters stay", "Key 3: the level"). */
#ifndef ENGINE_OLYMPIAD_WHOLE_H
#define ENGINE_OLYMPIAD_WHOLE_H

#include "engine/olympiad/level.h"
#include "engine/olympiad/question.h"

/* The parts of its vertices. ARRIVED: a floater that came to the bracket, where those stay if they can
   (RULE_FLOATER_STAYS); else it is INSIDE. LEAVES, LEAVES_AGAIN: one of them that certainly leaves. NEXT_OUT: a resident
   of the next group that may meet a team beyond it. */
enum whole_part {
    WHOLE_INSIDE,
    WHOLE_ARRIVED,
    WHOLE_LEAVES,
    WHOLE_LEAVES_AGAIN,
    WHOLE_NEXT,
    WHOLE_NEXT_OUT,
    WHOLE_WAITING,
    WHOLE_FAR
};

/* What a completion is measured by. */
enum measure {
    MEASURE_REST,    /* nothing: is there a completion at all */
    MEASURE_LEAVERS, /* 1 for each team that leaves */
    MEASURE_AGAIN,   /* `spill` for each team that leaves, and 1 for each arriving floater among them */
    MEASURE_LEVEL,   /* is the way of the level kept */
    MEASURE_BREACHES /* the same, and 1 for each breach among the stayers */
};

/* How many leave, and how many of them are arriving floaters; the second is 0 where that does not matter. */
struct leaving {
    int n, again;
};

/* In MEASURE_LEVEL and MEASURE_BREACHES each leaver costs `crossing`, an arriving floater `again` more, and
   each pair that leads out of the next group `spill`. spill is the number of vertices + 1, again twice and
   crossing the square of it, so that `way` is what the leavers cost at most at the level, and a completion with more
   leavers (two at least), more arriving floaters or more such pairs costs more than that and all breaches together. */
struct whole {
    struct question q;
    long crossing, again, spill, way;
};

/* Vertices: the bracket's teams as in every question, then the teams outside by place. */
struct whole whole_question(const struct bracket *b, const struct level *level, enum measure measure,
                            struct leaving expected, struct arena *a);

/* Where level d is asked, arriving floaters leave again and breaches are counted, a pair out of the next group can have no
   price: whether there is one is open as long as it is open where the floaters go. Such a question is split: by
   whole_question nobody may meet a team beyond, and it has to be asked for each resident of the next group that alone may. */
bool whole_is_split(const struct level *level, enum measure measure, struct leaving expected);
bool whole_is_next(const struct whole *w, int vertex);
void whole_open_beyond(struct whole *w, int vertex);

/* What a completion with so many leavers and no breach costs at most by that measure. */
long whole_due(const struct whole *w, enum measure measure, struct leaving expected);

/* The team of the bracket certainly leaves: its kind then. */
unsigned char whole_leaves(const struct matching *m, int vertex);

/* A head start: inside as the rules try it, outside as the teams stand. */
void whole_suggest(struct whole *w, const struct bracket *b);

/* How many teams must leave the bracket (RULE_MOST_PAIRS), and how many arriving floaters among them
   (RULE_FLOATER_STAYS); and where the question of every level can begin: no price of it is less than here. */
struct least {
    struct leaving leaving;
    const int *mate;
    const wide *dual; /* for MEASURE_LEVEL and MEASURE_BREACHES */
};
struct least whole_least(const struct bracket *b, struct arena *a);

/* Completes the question of a level for `limit`, if that can be. */
bool whole_complete(struct whole *w, const struct least *from, wide limit);

#endif
