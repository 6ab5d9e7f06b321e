/* SPDX-License-Identifier: Apache-2.0 */
/* plain.h - a sheet as plain text for a terminal or a mail, columns aligned. */
#ifndef REPORTS_FORMAT_PLAIN_H
#define REPORTS_FORMAT_PLAIN_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct page_options;
struct prose;
struct sheet;

enum { PLAIN_WIDTH = 100 };

/* Sentences stand on lines of at most 100 columns, tables on as many if names can give way: they are cut on a letter,
   with an ellipsis. Other cells stay on one line however long, for pipes and files. On a terminal, of page->columns,
   nothing runs over its edge: texts go on on the next line in their column. Cannot fail. */
bool plain_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out,
                 struct err *e);

/* Paragraphs alone, on lines of at most that many columns. */
struct str plain_prose(const struct prose *p, int columns, struct arena *a);

#endif
