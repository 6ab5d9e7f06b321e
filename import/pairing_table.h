/* SPDX-License-Identifier: Apache-2.0 */
/* pairing_table.h - pairings and results of a round as Chess-Results and Swiss-Manager print them: rows of matches with their boards, or of games. */
#ifndef IMPORT_PAIRING_TABLE_H
#define IMPORT_PAIRING_TABLE_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct csv;
struct err;
struct findings;
struct pgn;

/* What a table is, by its titles and its rows. */
enum foreign_table {
    FOREIGN_NONE,
    FOREIGN_BOARDS,      /* matches, each followed by its boards */
    FOREIGN_GAMES,       /* pairings of players */
    FOREIGN_NUMBERS,     /* the same by their numbers, as Swiss-Manager exchanges them */
    FOREIGN_MATCHES,     /* pairings of teams, without boards */
    FOREIGN_RANKING,     /* standings, a cross table */
    FOREIGN_TEAMS,       /* teams without players */
    FOREIGN_COMPOSITION, /* teams, each followed by its players */
    FOREIGN_KINDS
};

enum foreign_table foreign_table(const struct csv *c, struct arena *a);

/* Has it results that pairing_games reads? */
bool foreign_has_results(enum foreign_table kind);

/* The games of such a table, as those of a PGN. Round and board stand in their tags; whoever is on the left has White if players
   are paired, and of teams is of the team on the left. A WARNING counts what is no pairing, and byes. */
void pairing_games(const struct csv *c, enum foreign_table kind, struct arena *a, struct pgn *out, struct findings *f);

#endif
