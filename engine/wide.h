/* wide.h - the question of a bracket together with all teams outside it. */
#ifndef ENGINE_WIDE_H
#define ENGINE_WIDE_H

#include "engine/level.h"
#include "engine/question.h"

/* The parts of its vertices. LEAVES: a team of the bracket that certainly leaves. */
enum wide_part { WIDE_INSIDE, WIDE_LEAVES, WIDE_NEXT, WIDE_WAITING, WIDE_FAR };

/* What a completion is measured by. */
enum measure {
    MEASURE_REST,    /* nothing: is there a completion at all */
    MEASURE_LEAVERS, /* 1 for each team that leaves */
    MEASURE_LEVEL,   /* is the way of the level kept */
    MEASURE_BREACHES /* the same, and 1 for each breach among the stayers */
};

/* In MEASURE_LEVEL and MEASURE_BREACHES each leaver costs `crossing` and each pair that leads out of the
   next group `spill`; spill is the number of vertices + 1 and crossing its square, so that `way` is
   what the leavers cost at the level if there are no more than `nleaver`. */
struct wide {
    struct question q;
    long crossing, spill, way;
};

/* Vertices: the bracket's teams as in every question, then the teams outside by place. */
struct wide wide_question(const struct bracket *b, const struct level *level, enum measure measure,
                          int nleaver, struct arena *a);

/* A head start: inside as the rules try it, outside as the teams stand. */
void wide_suggest(struct wide *w, const struct bracket *b);

/* How many teams must leave the bracket (MOST_PAIRS). */
int wide_count_leavers(const struct bracket *b, struct arena *a);

#endif
