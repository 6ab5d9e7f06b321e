/* SPDX-License-Identifier: Apache-2.0 */
/* chessresults_rules.h - the rules that a file of chess-results leaves out; for import/chessresults.c only. */
#ifndef IMPORT_CHESSRESULTS_RULES_H
#define IMPORT_CHESSRESULTS_RULES_H

struct cr_reader;

/* Of a section that was read: who is paired, teams or players; the system, the ranking by the numbers of its tie-breaks, the lot,
   how large squads are. What is assumed is a WARNING. */
void chessresults_assume(struct cr_reader *r);

#endif
