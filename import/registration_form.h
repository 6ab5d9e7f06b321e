/* SPDX-License-Identifier: Apache-2.0 */
/* registration_form.h - the rows above the players of a team: what they say of it, and the titles. */
#ifndef IMPORT_REGISTRATION_FORM_H
#define IMPORT_REGISTRATION_FORM_H

#include <stdbool.h>

#include "import/registration_title.h"

struct arena;
struct csv_row;

/* What a row says of a team. */
struct form_said {
    enum column_id column;
    struct str title, value;
    int cells; /* in which it stands */
};

/* "Team", "Norway" in two cells, or "Team: Norway" in one; several may stand side by side. `at` is the cell to begin with, and then the one behind what was
   found. False: nothing more. */
bool form_said(const struct csv_row *row, int *at, struct form_said *out, struct arena *a);

/* Does the row have anything besides? */
bool form_has_more(const struct csv_row *row, struct arena *a);

/* Two titles at least, and no more of anything else. */
bool form_has_titles(const struct csv_row *row, struct arena *a);

#endif
