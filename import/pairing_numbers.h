/* SPDX-License-Identifier: Apache-2.0 */
/* pairing_numbers.h - pairings and results by the numbers of the players, as Swiss-Manager exchanges them with other programs. */
#ifndef IMPORT_PAIRING_NUMBERS_H
#define IMPORT_PAIRING_NUMBERS_H

#include <stdbool.h>

struct arena;
struct csv;
struct csv_row;
struct pgn;

/* What is no game of a table: players without an opponent, and rows that are not understood, with the line of the first. */
struct pairing_rest {
    int byes, unread, line;
};

/* Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg */
bool pairing_numbers_titles(const struct csv_row *row);

/* The games below such titles: teams of their tags are numbers of players, who are not named. Counts the rest. */
void pairing_numbers_games(const struct csv *c, struct arena *a, struct pgn *out, struct pairing_rest *rest);

#endif
