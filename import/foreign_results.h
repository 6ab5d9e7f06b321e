/* SPDX-License-Identifier: Apache-2.0 */
/* foreign_results.h - results in tables of other programs. */
#ifndef IMPORT_FOREIGN_RESULTS_H
#define IMPORT_FOREIGN_RESULTS_H

#include <stdbool.h>

#include "engine/base/message.h"

struct arena;
struct csv;
struct err;
struct findings;
struct result_list;

/* Lines above the titles have no separators: the one that most lines have is taken. As csv_read else. */
bool foreign_csv(struct str bytes, struct str file, struct arena *a, struct csv *out, struct err *e);

/* Pairings of a round with their boards or games. ERR_INPUT: a table of another kind, with what it is; `none`: it is no table that is known. */
bool foreign_results(const struct csv *c, struct str file, struct message none, struct arena *a,
                     struct result_list *out, struct findings *f, struct err *e);

/* A registration has no such titles: is it a table of another kind? False: it is, and which (ERR_INPUT). */
bool foreign_registration(const struct csv *c, struct str file, struct arena *a, struct err *e);

/* What no reader of ours reads, by its first bytes: a workbook of old Excel, a database, a web page, a description of a tournament or a list by Vega. False: it is one (ERR_INPUT). */
bool foreign_readable(struct str bytes, struct str file, struct err *e);

#endif
