/* SPDX-License-Identifier: Apache-2.0 */
/* trf_worth.h - what a report file says that results give; trf_points.c reads it. */
#ifndef IMPORT_TRF_TRF_WORTH_H
#define IMPORT_TRF_TRF_WORTH_H

#include "engine/base/tournament.h"
#include "import/trf/trf_line.h"

struct err;
struct system;

/* What points are given for. X(id, usual half points) */
/* clang-format off */
#define TRF_WORTHS(X) \
    X(WIN, 2) X(DRAW, 1) X(LOSS, 0) X(BLACK_WIN, 2) X(BLACK_DRAW, 1) X(BLACK_LOSS, 0) \
    X(FORFEIT_WIN, 2) X(FORFEIT_LOSS, 0) X(PAB, 2) X(FULL, 2) X(HALF, 1) X(ZERO, 0) X(OPEN, 1) \
    X(MATCH_WIN, 4) X(MATCH_DRAW, 2) X(MATCH_LOSS, 0)
/* clang-format on */

enum trf_worth {
#define X(id, ...) WORTH_##id,
    TRF_WORTHS(X)
#undef X
        WORTH_COUNT
};

/* One of them; line.number is 0 if the file does not say it. `implied`: another one says it. */
struct trf_given {
    int half;
    bool implied;
    struct trf_line line;
    int column;
};

struct trf_worths {
    struct trf_given of[WORTH_COUNT];
};

struct trf_worths trf_worths_usual(void);

/* Is it what is usual? */
bool trf_worth_is_usual(const struct trf_worths *w, enum trf_worth id);

/* What games give to who loses, draws and wins, in half points; false with an error if that is none of the points that there are here: White
   and Black get the same, and a win gives more than a draw, a draw more than a loss. */
bool trf_worths_of_games(const struct trf_worths *w, struct err *e, int *out);

/* The same of matches, in match points. */
bool trf_worths_of_matches(const struct trf_worths *w, struct err *e, int *out);

/* Can games give other points than 1, a half and 0 by the system? False with an error if the file has some and they cannot. */
bool trf_points_by_system(const struct trf_worths *w, const struct system *system, struct err *e);

/* The first of them that is not usual and that the file says; NULL: there is none. */
const struct trf_given *trf_worths_unusual(const struct trf_worths *w, enum trf_worth first, enum trf_worth last);

#endif
