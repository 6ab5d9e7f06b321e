/* SPDX-License-Identifier: Apache-2.0 */
/* lost.h - what a file for another program cannot hold of a section. */
#ifndef REPORTS_EXCHANGE_LOST_H
#define REPORTS_EXCHANGE_LOST_H

#include "teams/event.h"

struct findings;

/* Kinds of files; together they are a set. */
enum lost { LOST_NOTHING = 0, LOST_TRF26 = 1, LOST_TRF16 = 2, LOST_CHESSRESULTS = 4 };

/* One NOTE that names all of it; none if everything is in the file. */
void exchange_lost(const struct event *ev, const struct section *s, enum lost file, struct findings *f);

#endif
