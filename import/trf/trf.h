/* SPDX-License-Identifier: Apache-2.0 */
/* trf.h - a tournament report file (TRF26 or TRF16, of teams or of players) as an event. */
#ifndef IMPORT_TRF_TRF_H
#define IMPORT_TRF_TRF_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "engine/olympiad/card.h"
#include "teams/event.h"

struct arena;
struct err;
struct findings;
struct said;
struct system;

enum { TRF_SIZE_MAX = 32 << 20 }; /* bytes */

struct trf_place {
    int round, index; /* both from 0 */
};

/* docs/formats/trf.md says what is read from which columns. */
struct trf {
    struct event event; /* with one section; its squads stand in the order of the lines */
    int *rank;          /* by squad, as written; 0 = not written */
    bool
        has_edition; /* the file names the edition or the system, as we write them or by line 192; otherwise it is that of the date */
    bool has_tiebreak;                      /* the file names the variant of the tie-breaks; otherwise it is 2012 */
    bool has_ranking;                       /* the file says what the standings are ranked by */
    bool has_floor;                         /* a comment of our own names the rating floor; otherwise it is 0 */
    bool has_rounds;                        /* the file says how many rounds there are; otherwise ROUNDS_MAX */
    int unfinished_line, unfinished_column; /* where the first result is missing; 0: nowhere. Of the last round only */
    struct trf_place *colourless;           /* fixtures of which nobody can tell the colours; unplayed all */
    int ncolourless;
};

/* Can the colours of a match be told, by the index of its round and its own? */
bool trf_is_coloured(const struct trf *t, int round, int fixture);

/* Reads a whole file. Warnings are added to the findings: unknown lines,
   points of teams that their results do not give, line-ups and colours that do not agree. What cannot be
   understood is ERR_INPUT, what is too large ERR_LIMIT, with file, line and column. Strings live in the arena
   or point into `bytes`. */
bool trf_read(struct str bytes, struct str file_name, struct arena *a, struct trf *out, struct findings *f,
              struct err *e);

/* The same for an event that goes on: of a file without a line of a team its players, each of them a squad of one; before round 1 the lot
   may be still to be drawn. `said` is what somebody says of it. */
bool trf_read_open(struct str bytes, struct str file_name, const struct said *said, struct arena *a, struct trf *out,
                   struct findings *f, struct err *e);

/* The same as trf_read by a system that the caller names, whatever the file says, NULL the Olympiad's; of a file of players, if the system pairs these, each a squad of one. */
bool trf_read_by(const struct system *system, struct str bytes, struct str file_name, struct arena *a, struct trf *out,
                 struct findings *f, struct err *e);
#endif
