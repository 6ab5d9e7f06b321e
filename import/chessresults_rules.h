/* SPDX-License-Identifier: Apache-2.0 */
/* chessresults_rules.h - the rules that a file of chess-results leaves out; for import/chessresults.c only. */
#ifndef IMPORT_CHESSRESULTS_RULES_H
#define IMPORT_CHESSRESULTS_RULES_H

#include "teams/event.h"

struct findings;

/* Of a section that was read: who is paired, teams or players; the system, the tie-breaks by the number `second` of the second one, the lot,
   how large squads are. What is assumed is a WARNING. `line` is that of the tournament. */
void chessresults_assume(struct section *s, int second, int line, struct findings *f);

#endif
