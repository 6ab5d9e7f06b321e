/* SPDX-License-Identifier: Apache-2.0 */
/* export_losses.h - what a file for another program cannot hold of a section, or of a whole event. */
#ifndef REPORTS_EXCHANGE_EXPORT_LOSSES_H
#define REPORTS_EXCHANGE_EXPORT_LOSSES_H

#include "teams/event.h"

struct findings;
struct wording;

/* Kinds of files; together they are a set. */
enum lossy_format { LOSSY_NONE = 0, LOSSY_TRF26 = 1, LOSSY_TRF16 = 2, LOSSY_CHESSRESULTS = 4, LOSSY_JSON = 8 };

/* One NOTE that names all of it; none if everything is in the file. Without a section it is of all of them. */
void export_losses(const struct event *ev, const struct section *s, enum lossy_format file, const struct wording *how,
                   struct findings *f);

#endif
