/* SPDX-License-Identifier: Apache-2.0 */
/* json.h - a sheet as JSON, as docs/formats/json.md says. */
#ifndef REPORTS_FORMAT_JSON_H
#define REPORTS_FORMAT_JSON_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct page_options;
struct sheet;

/* One object: the heading, the rows (inside their blocks where there are heads), the notes; members
   always in the same order, each on a line of its own; `compact`, each row on one. Without a page as with an empty one. A text that is not UTF-8 is ERR_INPUT. */
bool json_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out,
                struct err *e);

#endif
