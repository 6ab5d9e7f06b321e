/* SPDX-License-Identifier: Apache-2.0 */
/* trf.h - the columns of a tournament report file (TRF26), for the reader and the writer. */
#ifndef TEAMS_TRF_H
#define TEAMS_TRF_H

#include <stdbool.h>

#include "engine/base/str.h"

enum { TRF_TEAMS_MAX = 999, TRF_PLAYERS_MAX = 9999 };

/* Columns of the colour and the result after the opponent of a round. */
enum { TRF_COLOUR_AFTER = 5, TRF_RESULT_AFTER = 7 };

struct message_row;

/* Columns from 1, both included; the row says what is in them. */
struct trf_column {
    int from, to;
    const struct message_row *what;
};

enum trf_field {
#define COLUMN(id, from, to, what) TRF_##id,
#include "teams/trf.def"
    TRF_FIELD_COUNT
};

enum trf_fields {
#define LIST(id, first, width, step, what) TRF_##id,
#include "teams/trf.def"
    TRF_FIELDS_COUNT
};

struct trf_column trf_column(enum trf_field f);

/* The columns of entry `i`, from 0, of a list. */
struct trf_column trf_entry(enum trf_fields f, int i);

/* Where points by decision come from that a file gives without a reason: what stands in the place of one, and whether it does. */
enum points_source { POINTS_OF_TOTALS, POINTS_OF_299, POINTS_OF_250, POINTS_SOURCES };
struct str points_source(enum points_source s);
bool is_points_source(struct str reason);

/* What is in the columns of all fields, then of all lists; behind the last NULL. */
const struct message_row *trf_row(int i);

#endif
