/* SPDX-License-Identifier: Apache-2.0 */
/* question.h - questions of completion about a bracket: who sits where, what pairs cost (docs/rules/pairing.md, "Words",
   "A group on the way"). */
#ifndef ENGINE_OLYMPIAD_QUESTION_H
#define ENGINE_OLYMPIAD_QUESTION_H

#include <stdbool.h>

#include "engine/olympiad/roster.h"

/* Kinds of vertices are a part in the question and the colours the team can take:
   part * COLOURS + colours. */
enum { COLOURS = 4 };

/* A question whose first vertices are the bracket's teams: the floaters, then the residents. */
struct question {
    struct matching m;
    struct matching *other; /* the same question asked otherwise: what one of them answers is answered, */
    int nother;             /* and from then on only those that did so matter */
    int size;               /* teams of the bracket */
    int nleaver;            /* how many leave */
    int nagain;             /* and how many of those are arriving floaters, where these stay if they can */
    int level;              /* the level they reach, see level_at; 0 if nobody leaves */
    int door;               /* the vertex that the only leaver is paired with, or NOBODY */
    int breaches;           /* of the completion at hand, among the stayers */
    long spare;             /* so much more than it another completion may cost: that, or nothing */
};

/* Pairs u and v for good, or gives u another kind for good, at which some of its pairs are impossible, if that leaves a completion as
   cheap as before. Tried with m and the others; those with which it can be done are kept. Nothing changes if there is none. */
bool question_take(struct question *q, int u, int v);
bool question_change_kind(struct question *q, int u, unsigned char kind);

int question_size(const struct bracket *b);

/* The place of a vertex that is a team of the bracket. */
int question_place(const struct bracket *b, int vertex);

void question_seat(struct matching *m, const struct field_roster *r, int vertex, int place, int part);
void question_seat_bracket(struct matching *m, const struct bracket *b, int part);

/* What open pairs between two parts cost: legal ones, and breaches of RULE_COLOUR_LIMITS. By RULE_COLOUR_BLIND nothing
   else about the colours of two teams has a say in whether they meet. */
void question_cost(struct matching *m, int part_a, int part_b, long legal, long breach);

/* A head start: the pairs that the rules try first, as far as they cost nothing. */
void question_suggest_table(struct matching *m, const int *vertex, int n);
void question_suggest_bracket(struct matching *m, const struct bracket *b, int door);

#endif
