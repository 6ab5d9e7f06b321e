/* SPDX-License-Identifier: Apache-2.0 */
/* chessresults_days.h - the order of the days in the XML of chess-results. */
#ifndef IMPORT_CHESSRESULTS_DAYS_H
#define IMPORT_CHESSRESULTS_DAYS_H

#include "import/days.h"

struct element;

/* Looks at the days of the tournament, of all rounds and players, and settles whether the day or the month comes first. */
void chessresults_days(const struct element *root, struct days *days, struct findings *f);

#endif
