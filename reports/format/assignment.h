/* SPDX-License-Identifier: Apache-2.0 */
/* assignment.h - what a captain has to know, in letters that are read from afar: opponent, table, colour, when the line-up is due. */
#ifndef REPORTS_FORMAT_ASSIGNMENT_H
#define REPORTS_FORMAT_ASSIGNMENT_H

#include <stdbool.h>

#include "reports/format/cell.h"

struct arena;

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

#endif
