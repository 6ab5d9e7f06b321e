/* SPDX-License-Identifier: Apache-2.0 */
/* strict.h - a reader of tournament report files that forgives nothing: what other programs need to read a file of teams
   (compared with TieBreakServer 1.9.57, the reader of FIDE's technical commission), written apart from import/. */
#ifndef TESTS_UNIT_EXCHANGE_STRICT_H
#define TESTS_UNIT_EXCHANGE_STRICT_H

#include <stdbool.h>

#include "engine/base/str.h"

/* What a file has, so that a test can see that it tested something. */
struct strict_counts {
    int matches, lineups, forfeits, byes, adjusted, idle;
};

/* False, and one sentence in `why`, at the first line that breaks a rule:
   - every line ends in CR LF and is UTF-8; columns are letters; a line 162 is there;
   - every player has an entry for every round: a game that both players' lines tell alike, or 0000 with a dash and
     + or -, or Z for who had no game; no bye by letter; his points are those of his letters;
   - teams meet one team a round; a match with an empty board, or out of the order of the lists, has a line 300 of each
     team (of the team) with an entry for every board; without one the players of both lists meet in their order;
   - a match of which a side had fewer players than it needs has a line 330;
   - the players of the team of line 320 have 0000 - -; a team without match and bye is in a line 240;
   - the match points and game points of lines 310 are those of the boards, of 320 and of 299. */
bool strict_read(struct str text, struct strict_counts *counts, char *why, size_t room);

#endif
