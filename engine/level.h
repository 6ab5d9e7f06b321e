/* level.h - who may leave a bracket: the levels of the specification (FLOAT_DOWN ... FLOAT_FAR_UP). */
#ifndef ENGINE_LEVEL_H
#define ENGINE_LEVEL_H

#include <stdbool.h>

#include "engine/bracket.h"

/* A question of completion about a bracket. Its vertices are the bracket's teams: first the
   floaters, then the residents, then whatever the question needs besides. */
struct question {
    struct matching m;
    int size;    /* teams of the bracket */
    int nleaver; /* how many leave */
    int door;    /* the vertex that one leaver is paired with, or NOBODY */
};

/* The place of a vertex of the question that is a team of the bracket. */
int question_place(const struct bracket *b, int vertex);

/* The question for the fewest leavers, the first level that they reach and the fewest breaches at it; a
   completion of it is at hand. */
struct question level_find(const struct bracket *b, struct arena *a);

/* Makes that team of the bracket a leaver, if one of the best sets of leavers has it. */
bool level_leave(struct question *q, int vertex);

/* The teams of the bracket that are still in the question and do not leave are to be paired with
   each other at the fewest breaches. */
struct matching level_stayers(const struct bracket *b, const struct question *q, const bool *leaves,
                              struct arena *a);

#endif
