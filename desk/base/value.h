/* SPDX-License-Identifier: Apache-2.0 */
/* value.h - kinds of values: text -> a member of a struct -> text; for desk/ only. */
#ifndef DESK_BASE_VALUE_H
#define DESK_BASE_VALUE_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "engine/base/str.h"
#include "teams/member.h"

struct arena;

/* `read` takes trimmed text and returns false, and changes nothing, if it is no such value; low and
   high bound a number or the letters of a text. `print` gives what `read` would take, or nothing if
   the value is not set. Text is copied into the arena. */
struct value_kind {
    bool (*read)(struct str text, int low, int high, struct arena *a, void *field);
    struct str (*print)(const void *field, struct arena *a);
    const char *words; /* all there are, with blanks between them, in the order to offer them; NULL: not a few words */
};

/* The first of the arbiters in that text that cannot be one, a part of it; empty: all can. */
struct str value_arbiter_refused(struct str text, struct arena *a);

/* The error for a text that `read` did not take: ERR_LIMIT if it has more letters than `high`, else ERR_USAGE. */
enum err_kind value_refused(const struct value_kind *kind, struct str text, int high);

/* A text for that column, as its form in teams/member.def has it; `says` how many letters it takes. */
bool value_take(enum member_id column, struct str typed, struct message (*says)(long least, long most), struct arena *a,
                struct str *field, struct err *e);

extern const struct value_kind value_text;       /* struct str, one line, NFC; between low and high letters */
extern const struct value_kind value_federation; /* struct str, or empty */
extern const struct value_kind value_day;        /* struct str, a day that exists, or empty */
extern const struct value_kind value_time;       /* struct str, day and minute, or empty */
extern const struct value_kind value_zone;       /* struct str, a zone's name, or empty */
extern const struct value_kind value_folder;     /* struct str, a path from the root, or empty */
extern const struct value_kind value_address; /* struct str, an address that people type (teams/address.h), or empty */
extern const struct value_kind value_site_address; /* struct str, an address that pages can stand behind, or empty */
extern const struct value_kind value_copies;       /* struct str, what hangs where (teams/sheet_copies.h), or empty */
extern const struct value_kind value_arbiters;     /* of struct event */
extern const struct value_kind value_pace;         /* struct str, a time control (teams/pace.h), or empty */
extern const struct value_kind value_yes_no;       /* bool */
extern const struct value_kind value_number;       /* int */
extern const struct value_kind value_number_or_default; /* int; 0: "default" */
extern const struct value_kind
    value_match_points; /* struct str, "3-1-0" (teams/scoring.h), empty what is usual; likewise: */
extern const struct value_kind value_game_points;
extern const struct value_kind value_bye_points;
extern const struct value_kind value_system;     /* struct str, the name of a system */
extern const struct value_kind value_unit;       /* enum unit */
extern const struct value_kind value_score;      /* enum score_kind */
extern const struct value_kind value_preference; /* enum preferences */
extern const struct value_kind value_secondary;  /* enum secondary */
extern const struct value_kind value_edition;    /* enum edition */
extern const struct value_kind value_tiebreak;   /* enum tiebreak */
extern const struct value_kind value_ranking;    /* struct ranking */
extern const struct value_kind value_lineup;     /* enum lineup_origin: list or previous */
extern const struct value_kind value_colour;     /* enum colour, printed empty if COLOURLESS */

#endif
