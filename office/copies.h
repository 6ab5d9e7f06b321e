/* SPDX-License-Identifier: Apache-2.0 */
/* copies.h - sheets that are printed more than once, since they hang in more than one place (teams/sheet_copies.h). */
#ifndef OFFICE_COPIES_H
#define OFFICE_COPIES_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct book;
struct err;
struct event;
struct wording;

/* `typed`, as the setting `copies` takes it, with sheets by the names of their reports, whether these were typed or the titles. ERR_INPUT: no set
   has a sheet of that name. What is no such list stays as it is. */
bool copies_look_up(struct str *typed, const struct wording *wording, struct arena *a, struct err *e);

/* Each sheet of the book stands there as often as it hangs somewhere, and in front what hangs where, if any of them does. */
void copies_apply(const struct event *ev, struct book *b, const struct wording *wording, struct arena *a);

#endif
