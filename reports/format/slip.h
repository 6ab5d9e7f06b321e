/* SPDX-License-Identifier: Apache-2.0 */
/* slip.h - paper to be filled in, read by a camera or seen from afar: slips, cards, a captain's task, a match. */
#ifndef REPORTS_FORMAT_SLIP_H
#define REPORTS_FORMAT_SLIP_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "reports/format/cell.h"

struct arena;

/* What stands on a table or at a board, folded, to be read from both sides. */

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

enum slip_kind {
    SLIP_TEXT,   /* a sentence */
    SLIP_BLANKS, /* lines to write on, side by side, each with what belongs there */
    SLIP_CODE,   /* a QR code of the text, with the text beside it */
    SLIP_BANNER, /* in large letters; on paper its card has it */
};

/* SLIP_BLANKS has several texts, the others one. */
struct slip_line {
    enum slip_kind kind;
    const struct str *text;
    int n;
    bool unprinted; /* what is drawn on paper says it as well */
    bool small;     /* on paper a sentence is set small */
};

struct slip {
    struct slip_line *line;
    int n, cap;
    const struct card_face *card; /* that paper has in place of the lines, which say the same; NULL: none */
};

/* A copy of the texts goes into the arena. */
void slip_add(struct slip *f, enum slip_kind kind, const struct str *text, int n, struct arena *a);
void slip_say(struct slip *f, enum slip_kind kind, struct str text, struct arena *a);

/* The slip of a card, with its lines for those who read no paper. */
const struct slip *slip_of_card(const struct card_face *c, struct arena *a);

/* The same with all texts such as text_shown makes them; on paper without what is not printed. */
struct slip *slip_shown(const struct slip *f, bool paper, struct arena *a);

/* What a captain has to know, in letters that are read from afar: opponent, table, colour, when the line-up is due. */

/* A box of it: what it is, "OPPONENT", and the text. */
struct assignment_field {
    struct str label, text;
};

struct assignment {
    struct cell name[2];                        /* of the team, and of its opponent */
    struct str federation, opponent_federation; /* by their codes */
    struct str opponent;                        /* what that box is */
    struct assignment_field table, colour, due; /* due without a text: there is no deadline */
    struct str boards;                          /* "on boards 1 and 3"; may be empty */
    bool black;
};

/* The same with all texts such as text_shown makes them. */
struct assignment *assignment_shown(const struct assignment *t, struct arena *a);

/* A match on paper to be filled in: table, both teams, who sits at each board, boxes for results and lines for signatures. */

/* A team at the table, or a player at a board: what stands below its name is "White on boards 1 and 3", "GM 2769". */
struct match_form_side {
    struct str below;
    bool black;
};

enum { FORM_SIGNATURES = 4 };

enum match_form_word { FORM_TABLE, FORM_BOARD, FORM_PLAYER, FORM_RESULT, FORM_SCORE, FORM_WORDS };

struct match_form {
    struct str word[FORM_WORDS], table, federation[2]; /* federations by their codes */
    struct cell *name; /* of the two teams, then of the two players of each board; who is not known is written in */
    struct match_form_side *side; /* in the same order */
    int nboard;
    struct cell signature[FORM_SIGNATURES]; /* what is written above each line, two and two */
    struct str code;                        /* of the QR code */
};

/* How many names it has. */
int match_form_names(const struct match_form *f);

/* A copy with all texts such as text_shown makes them. */
struct match_form *match_form_shown(const struct match_form *f, struct arena *a);

#endif
