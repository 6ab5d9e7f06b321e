/* SPDX-License-Identifier: Apache-2.0 */
/* jsonline.h - a field and the round expected from it as one line of JSON, the format of
   tests/data/vectors/rounds.jsonl. */
#ifndef TESTS_PROPERTY_JSONLINE_H
#define TESTS_PROPERTY_JSONLINE_H

#include <stdbool.h>
#include <stdio.h>

#include "engine/olympiad/pairing.h"

struct arena;

/* A team: [number, sum of ratings, MP, GP in half points, [numbers met], colours, had the bye or
   scored without playing]. Beyond the vectors' own keys a line may carry "late" (numbers), "osb"
   (one value for each team, half points) and "host" (a number). */
struct jsonline {
    long id;
    struct field field;
    struct pairing expected; /* legal, pairs and bye; empty if the line has none */
};

/* False if the text is no such line. */
bool jsonline_read(const char *text, struct arena *a, struct jsonline *out);

/* Prints a field, and the round if `made` is not NULL. */
void jsonline_print(FILE *to, const struct field *f, const struct pairing *made);

/* All lines of a file that begin with a brace, `n` of them, whatever stands between them; NULL if it cannot
   be read or one of them is not understood. */
struct jsonline *jsonline_load(const char *path, struct arena *a, int *n);

#endif
