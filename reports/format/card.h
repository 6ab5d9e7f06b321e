/* SPDX-License-Identifier: Apache-2.0 */
/* card.h - what stands on a table or at a board, folded, to be read from both sides. */
#ifndef REPORTS_FORMAT_CARD_H
#define REPORTS_FORMAT_CARD_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

/* How many cards share a page, and what is on them. */
enum card_kind {
    CARD_TABLE, /* one: the table, and below each other who plays there */
    CARD_LARGE, /* two: a player */
    CARD_SMALL, /* four: a player */
};

struct card_side {
    struct str federation; /* by its code */
    struct str name;       /* of the team; the surname of a player */
    struct str colour;     /* "White on boards 1 and 3" */
    bool black;
};

struct card_word {
    struct str text;
    bool strong;
};

enum { CARD_WORDS = 6 };

/* Any text may be empty. A player is side 0. */
struct card_face {
    enum card_kind kind;
    struct str name;                   /* of the card: "Table 12" */
    struct str above;                  /* "Table" over its number; the first name of a player */
    struct str number;                 /* of the table */
    struct card_word word[CARD_WORDS]; /* the line below */
    int nword;
    struct card_side side[2];
};

/* Puts a word behind the others of the line; there must be room for it. */
void card_say(struct card_face *c, struct str text, bool strong);

/* The same with all texts such as text_shown makes them. */
const struct card_face *card_shown(const struct card_face *c, struct arena *a);

#endif
