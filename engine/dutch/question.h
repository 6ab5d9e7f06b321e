/* SPDX-License-Identifier: Apache-2.0 */
/* question.h - a bracket, and what is asked of those who leave it, as one cheapest completion. */
#ifndef ENGINE_DUTCH_QUESTION_H
#define ENGINE_DUTCH_QUESTION_H

#include "engine/dutch/weights.h"
#include "engine/graph/pairs.h"
#include "engine/graph/rest.h"

struct cheapest;

/* Vertices: the players of the bracket by place, those out of it, those below it, doors. Who has a door leaves the bracket
   without an opponent; if everybody is paired it is the bye. */
enum dutch_part { PART_IN, PART_OUT, PART_BELOW, PART_DOOR, PARTS };

/* What is settled already, by place: who is the higher one of a pair, who does not stay where the exchange began. */
struct dutch_question {
    const struct dutch_bracket *bracket;
    struct weights weights;
    unsigned char *known; /* the kind of a pair by two places, the higher one first: u * n + v */
    struct matching m;
    wide *dual; /* to begin with, see cheapest.h */
    struct cheapest *c;
    bool *higher, *moves;
    int *remains; /* the place in the remainder; 0 before there is one */
    int size, half;
    int leaver; /* who must leave the bracket, or NOBODY */
    struct dutch_question
        *keys; /* the prices without exchanges and higher ones, once a reason asks for them (explain.c); or NULL */
    struct rest rest; /* at these prices */
};

/* How many leave the bracket if as many pairs as possible are made in it; of a lowest bracket, how many may have a bye. More
   than it has if it cannot be as b->look asks. */
int question_leave(const struct dutch_bracket *b, struct arena *a);

/* The keys before the remainder, for what question_leave said of the bracket. `q` must stay where it is. */
void question_ask(struct dutch_question *q, const struct dutch_bracket *b, int leave, struct arena *a);

/* The same with exchanges: so many pairs of the players of the bracket that are not gone. */
void question_remainder(struct dutch_question *q, const struct dutch_bracket *b, const bool *gone, int pairs, int leave,
                        struct arena *a);

#endif
