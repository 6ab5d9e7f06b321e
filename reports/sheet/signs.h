/* SPDX-License-Identifier: Apache-2.0 */
/* signs.h - what has to be known of a team, a match or a board wherever it shows: a short sign on sheets, a name in the column
   `marks` of data, and the legend of those that a sheet shows. */
#ifndef REPORTS_SHEET_SIGNS_H
#define REPORTS_SHEET_SIGNS_H

#include "reports/format/sheet.h"
#include "teams/event.h"

struct arena;

/* X(id, sign, name, legend, colour). A legend is NULL where notes that begin with the sign say it. */
/* clang-format off */
#define SIGNS(X) \
    X(SIGN_BY_HAND,    "*", "by hand",    NULL, TINT_NOTICE) \
    X(SIGN_AMENDED,    "",  "amended",    NULL, TINT_NOTICE) /* the heading of the sheet says it */ \
    X(SIGN_SQUADS,     "s", "squads",     say_sign_squads, TINT_NONE) \
    X(SIGN_CORRECTED,  "c", "corrected",  say_sign_corrected, TINT_NOTICE) \
    X(SIGN_RATING,     "r", "for rating", say_sign_rating, TINT_NOTICE) \
    X(SIGN_UNFINISHED, "u", "unfinished", say_sign_unfinished, TINT_NOTICE) \
    X(SIGN_DECIDED,    "d", "decided",    say_sign_decided, TINT_NOTICE) \
    X(SIGN_POINTS,     "p", "points",     say_sign_points, TINT_ALARM) \
    X(SIGN_WITHDRAWN,  "w", "withdrawn",  say_status_withdrawn, TINT_ALARM) \
    X(SIGN_EXPELLED,   "x", "expelled",   say_status_expelled, TINT_ALARM) \
    X(SIGN_UNRANKED,   "o", "out of the ranking", say_sign_unranked, TINT_ALARM)
/* clang-format on */

enum sign {
#define X(id, sign, name, legend, tint) id,
    SIGNS(X)
#undef X
};

/* A set of signs has the bit 1 << sign of each. */
#define SIGN(id) (1u << (id))

/* Of a board, from 1; of a match as a whole; of a match with all its boards. */
unsigned signs_of_board(const struct section *s, int round, const struct fixture *f, int board);
unsigned signs_of_pairing(const struct section *s, int round, const struct fixture *f);
unsigned signs_of_match(const struct section *s, int round, const struct fixture *f);

/* Of a team: it has left for good by the round after `round`, or after those being played since; decisions on points that count in the standings after it; these,
   and what its matches up to then have, but for pairings by hand. */
unsigned signs_gone(const struct section *s, int squad, int round);
unsigned signs_points(const struct section *s, int squad, int round);
unsigned signs_of_record(const struct section *s, int squad, int round);

/* Those of a whole event. */
unsigned signs_of_team(const struct section *s, int squad);

/* Fills the cells for sheets and for data, and adds the set to what the sheet shows. */
void signs_fill(unsigned set, struct cell *sign, struct cell *name, unsigned *shown, struct arena *a);

/* The signs alone, "c p"; as a cell, in their colour, with something in front of them. */
struct str signs_text(unsigned set, struct arena *a);
struct cell signs_cell(struct str before, unsigned set, struct arena *a);

/* Notes what the signs mean that are shown, before all other notes: it stands directly below the table. */
void signs_note(struct sheet *sheet, unsigned shown, struct arena *a);

#endif
