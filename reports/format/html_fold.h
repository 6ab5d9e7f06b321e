/* SPDX-License-Identifier: Apache-2.0 */
/* html_fold.h - the columns of a table that a phone shows below the others of a row, each with its title. */
#ifndef REPORTS_FORMAT_HTML_FOLD_H
#define REPORTS_FORMAT_HTML_FOLD_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct column;
struct grid;
struct table;

/* Of a grid that was measured in letters: the column from which on all stand below, `ncol` if a row has room for all of them. The column
   `name`, which takes what room is left, and those before it stay in any case; titles that are numbers, such as rounds, stay together. */
int html_fold(const struct grid *g, int name);

/* The class that gives a column that stays its width, 1 to HTML_FOLD_WIDEST; 0 if it takes what is left. */
enum { HTML_FOLD_WIDEST = 12 };
int html_fold_width(const struct grid *g, int col);

/* How a table uses a page that is 1200 wide, as a class: "two", one that is narrow, in two columns, the first with half of the rows; "beside", its blocks beside
   each other, where they are many; "full". `again`: at which row the second column begins; 0: there is none. */
const char *html_width(const struct grid *g, int *again);

/* Do teams stand over their rows? */
bool html_is_headed(const struct table *t);

/* What stands before a value below: the title, of a number with a colon. */
struct str html_fold_title(const struct column *c, struct arena *a);

#endif
