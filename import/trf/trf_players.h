/* SPDX-License-Identifier: Apache-2.0 */
/* trf_players.h - a tournament report file of players (TRF16 or TRF26) as an event of a Swiss system. */
#ifndef IMPORT_TRF_TRF_PLAYERS_H
#define IMPORT_TRF_TRF_PLAYERS_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "engine/swiss/event.h"

struct arena;
struct err;
struct findings;
struct system;

struct trf_players {
    struct swiss_event event; /* in the order of the lines */
    int unfinished_line,
        unfinished_column; /* where the first result is missing; 0: nowhere. Of the last round only; such games
                                               count as draws */
};

/* Reads a whole file for a system of players as docs/formats/systems.md says. What cannot be understood, and points that the system does not count,
   is ERR_INPUT, what is too large ERR_LIMIT, with file, line and column. Warnings are added to the findings. Strings live in the
   arena or point into `bytes`. */
bool trf_players_read(const struct system *system, struct str bytes, struct str file_name, struct arena *a,
                      struct trf_players *out, struct findings *f, struct err *e);

#endif
