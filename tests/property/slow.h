/* SPDX-License-Identifier: Apache-2.0 */
/* slow.h - small rounds of other Swiss systems, by trying everything; nothing here calls what it checks. */
#ifndef TESTS_PROPERTY_SLOW_H
#define TESTS_PROPERTY_SLOW_H

#include "engine/swiss/entrant.h"
#include "engine/swiss/reason.h"

struct arena;

enum { SLOW_MOST = 12 }; /* players */

/* The round as docs/rules/club.md, docs/rules/burstein.md, docs/rules/dutch2006.md and docs/rules/teamswiss2026.md say, read anew from `past` of the entrants; floats
   are taken as they are. `why` gets each reason, found by trying everything too; no impasse. */
struct swiss_round slow_club(const struct swiss *s, struct reasons *why, struct arena *a);
struct swiss_round slow_burstein(const struct swiss *s, struct reasons *why, struct arena *a);
struct swiss_round slow_dutch(const struct swiss *s, struct reasons *why, struct arena *a);
struct swiss_round slow_teams(const struct swiss *s, struct reasons *why, struct arena *a);

/* As no text has it: pairs of two strong preferences for one colour have in odd rounds the place in the price that they have
   in even ones, and the other way round (RULE_DUTCH_STRONG). A round that comes out otherwise tells that place. */
struct swiss_round slow_dutch_swapped(const struct swiss *s, struct reasons *why, struct arena *a);

/* Whether the colours of two let them meet. */
impasse_suit slow_club_suit, slow_burstein_suit, slow_dutch_suit, slow_teams_suit;

/* What both need: players by place in some order, and sets of them as bits. */
struct slow {
    const struct swiss *s;
    int n, who[SLOW_MOST];           /* by place: the index of the player */
    bool open[SLOW_MOST][SLOW_MOST]; /* by places: may be paired */
    signed char known[1 << SLOW_MOST];
    struct reasons *why;
};

bool slow_met(const struct swiss *s, int a, int b); /* or barred */
enum reason_key slow_apart(const struct swiss *s, int a, int b);
int slow_white(const struct swiss *s, int i);            /* Whites less Blacks */
int slow_last(const struct swiss *s, int i, int back);   /* the colour so many played games ago from 1, 0: none */
int slow_due(const struct swiss *s, int i);              /* 1 White, -1 Black, 0 none */
bool slow_complete(struct slow *w, unsigned set);        /* all of them can be paired */
int slow_alternate(const struct swiss *s, int a, int b); /* what a gets where the colours differed last, or 0 */
void slow_sort(struct slow *w, const long (*key)[8]); /* by index: the largest first, by the first key that differs */
void slow_publish(const struct swiss *s, struct pair *pair, int n, const long (*key)[8]);

#endif
