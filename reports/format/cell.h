/* SPDX-License-Identifier: Apache-2.0 */
/* cell.h - one value of a report: what kind it is, the value itself, and what in the event it stands for. */
#ifndef REPORTS_FORMAT_CELL_H
#define REPORTS_FORMAT_CELL_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;

/* Numbers stay numbers until a format sets them. */
enum cell_kind {
    CELL_EMPTY, /* no value */
    CELL_TEXT,
    CELL_NUMBER,
    CELL_HALF,       /* half points */
    CELL_HUNDREDTHS, /* averages and shares */
    CELL_MILLIONTHS,
    CELL_RESULT, /* of a board */
    CELL_FLAG,
    CELL_BLANK,  /* to be filled in by hand, with room for so many letters; for sheets */
    CELL_SQUARE, /* the colour of a player or team, a square of a board; on paper */
    CELL_EMBLEM, /* the flag of a federation; on paper */
    CELL_PHRASE, /* cells set one after the other: "2.5 : 1.5", "Chad - Mali" */
};

enum ref_kind {
    REF_NONE,
    REF_TEAM,
    REF_PLAYER,
    REF_MATCH,
    REF_ROUND,
    REF_TIEBREAK, /* of a team after a round */
    REF_PAGE
};

/* What a cell refers to, so that a format can link there; it borrows from the event. */
struct ref {
    enum ref_kind kind;
    const struct section *section;
    int round; /* of a match or a tie-break, or the round itself */
    int table; /* of a match */
    int squad; /* a team, or that of a player or a tie-break: the index in the section */
    int page;  /* of the document that holds the sheet, from 1 */
    int place; /* of a player in the list, from 1 */
};

/* A colour in addition to a sign: something was changed; something was taken away. */
enum tint { TINT_NONE, TINT_NOTICE, TINT_ALARM };

/* How dark what stands behind it is, on paper; from the middle one on it is strong. */
enum ground { GROUND_NONE, GROUND_LIGHT, GROUND_MIDDLE, GROUND_DARK };

/* { 0 } is an empty cell. */
struct cell {
    enum cell_kind kind;
    enum tint tint;
    enum ground ground;
    union {
        struct str text; /* of an emblem the code of the federation */
        long number;     /* in units of its kind; of a flag 0 or 1 */
        enum result result;
        struct square {
            bool black;
            int board; /* its number stands in it; 0: none does */
        } square;
        struct phrase {
            const struct cell *part;
            int n;
        } phrase;
    };
    struct ref to;
};

/* A text without letters and a result that is not there yet are no value. */
struct cell cell_text(struct str text);
struct cell cell_number(long n);
struct cell cell_known(long n); /* a number; none unless it is above 0 */
struct cell cell_half(long half);
struct cell cell_hundredths(long hundredths);
struct cell cell_millionths(long millionths);
struct cell cell_result(enum result r);
struct cell cell_flag(bool on);
struct cell cell_blank(int letters);
struct cell cell_square(bool black, int board);
struct cell cell_emblem(struct str federation); /* empty without one */

/* A copy of the parts in the arena, set one after the other. */
struct cell cell_phrase(const struct cell *part, int n, struct arena *a);

/* Names and numbers that know what they stand for: a team; its two in a match, "Chad - Mali"; the player at that
   place of the list, from 1; a table of a round; a round; a page. */
struct cell cell_team(const struct section *s, int squad);
struct cell cell_match(const struct section *s, const struct fixture *f, struct arena *a);
struct cell cell_player(const struct section *s, int squad, int place);
struct cell cell_table(const struct section *s, int round, int table);
struct cell cell_round(const struct section *s, int round);
struct cell cell_page(int page);

/* A cell in place of that one, with the same reference. */
struct cell cell_instead(struct cell shown, struct cell of);

/* The same in a colour. */
struct cell cell_tinted(struct cell c, enum tint tint);

bool cell_is_empty(struct cell c);

/* How wide what is drawn in place of a text is, in thousandths of the size of the font; 0: it is a text. Is there such a part in it? */
int cell_drawn(struct cell c);
bool cell_has_drawn(struct cell c);

/* Does it end in a half, which hangs beyond the edge of whole numbers? */
bool cell_has_half(struct cell c);

/* As data and terminals have it: "413.5", "2765.75", "1/2", "1" for a flag that is set. Here, too, a part of a phrase that is written from
   right to left is isolated (direction.h). */
struct str cell_plain(struct cell c, struct arena *a);

/* As a printed sheet has it: "413½", a score "½ : ½", a game "½–½". */
struct str cell_typeset(struct cell c, struct arena *a);

/* The cell with all texts such as text_shown makes them: one line each, and nothing in them moves a cursor. */
struct cell cell_shown(struct cell c, struct arena *a);

#endif
