/* SPDX-License-Identifier: Apache-2.0 */
/* task.h - what a captain has to know, in letters that are read from afar: opponent, table, colour, when the line-up is due. */
#ifndef REPORTS_FORMAT_TASK_H
#define REPORTS_FORMAT_TASK_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

/* A box of it: what it is, "OPPONENT", and the text. */
struct task_field {
    struct str label, text;
};

struct task {
    struct str team, federation, opponent_federation; /* federations by their codes */
    struct task_field opponent, table, colour, due;   /* due without a text: there is no deadline */
    struct str boards;                                /* "on boards 1 and 3"; may be empty */
    bool black;
};

/* The same with all texts such as text_shown makes them. */
const struct task *task_shown(const struct task *t, struct arena *a);

#endif
