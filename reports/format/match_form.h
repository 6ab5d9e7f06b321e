/* SPDX-License-Identifier: Apache-2.0 */
/* match_form.h - a match on paper to be filled in: table, both teams, who sits at each board, boxes for results and lines for signatures. */
#ifndef REPORTS_FORMAT_MATCH_FORM_H
#define REPORTS_FORMAT_MATCH_FORM_H

#include <stdbool.h>

#include "reports/format/cell.h"

struct arena;

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
