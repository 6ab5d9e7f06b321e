/* SPDX-License-Identifier: Apache-2.0 */
/* json_cards.h - one round to be paired as a line of JSON: the cards of its teams. */
#ifndef IMPORT_JSON_CARDS_H
#define IMPORT_JSON_CARDS_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "engine/olympiad/card.h"

struct arena;
struct err;

enum { CARDS_LINE_MAX = 16 << 20 }; /* bytes; a file has as many lines as there are */

struct card_line {
    struct str id; /* as it is written in JSON; "null" if the line has none */
    struct field field;
};

/* Where a line comes from: the file's name, the number of the line from 1. */
struct card_source {
    struct str file;
    int line;
};

/* Reads a line of docs/formats/cards.md; everything lives in the arena. A line that names no edition has
   `edition`. What is not of the format is ERR_INPUT with the line and the column or the member:
   "rounds.jsonl, line 3: teams[4][2] is not a whole number". */
bool cards_read(struct str line, struct card_source from, enum edition edition, struct arena *a, struct card_line *out,
                struct err *e);

#endif
