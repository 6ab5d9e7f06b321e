/* SPDX-License-Identifier: Apache-2.0 */
/* rating_row.h - the values of one player of a rating list, whatever the list is written in. */
#ifndef IMPORT_RATING_ROW_H
#define IMPORT_RATING_ROW_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/base/message.h"
#include "teams/rated.h"

struct findings;
struct recognised;

enum { VALUE_LONGEST = 255 };

/* The elements of a player, in the order in which FIDE writes them; those that are not known are read past. */
/* clang-format off */
#define RATING_FIELDS(X) \
    X(ID, "fideid") X(NAME, "name") X(COUNTRY, "country") X(SEX, "sex") X(TITLE, "title") X(W_TITLE, "w_title") \
    X(O_TITLE, "o_title") X(FOA_TITLE, "foa_title") \
    X(RATING, "rating") X(GAMES, "games") X(K, "k") \
    X(RAPID_RATING, "rapid_rating") X(RAPID_GAMES, "rapid_games") X(RAPID_K, "rapid_k") \
    X(BLITZ_RATING, "blitz_rating") X(BLITZ_GAMES, "blitz_games") X(BLITZ_K, "blitz_k") \
    X(BIRTHDAY, "birthday") X(FLAG, "flag")
/* clang-format on */

/* clang-format off */
enum rating_field {
#define X(id, name) FIELD_##id,
    RATING_FIELDS(X)
#undef X
    FIELDS_COUNT
};
/* clang-format on */

struct rating_row {
    char text[FIELDS_COUNT][VALUE_LONGEST + 1];
    size_t n[FIELDS_COUNT];
};

/* A list while it is read. FIDE's list of rapid ratings alone calls them `rating` as well: which ratings these are its name says. */
struct rating_rows {
    enum rating_kind kind;  /* that are wanted */
    enum rating_kind named; /* in the name of the file; RATING_KIND_COUNT: none */
    bool has[FIELDS_COUNT]; /* the list has such values, empty or not */
    bool rated;             /* somebody has a rating of the kind that is wanted */
    long nobody;            /* without a name, or where there may be such, without an id */
    long line;              /* of the row that is read, 0: not told */
    long low, low_line;     /* ratings below any of FIDE, and the line of the first */
    int low_rating;
    long unread, unread_line; /* sexes and birthdays that are none, the line of the first, and what stands there */
    char unread_first[64];
    size_t unread_n;
    struct findings *findings; /* NULL: nobody asks */
    bool ids_may_lack;         /* a list of a federation: not all of its players have one of FIDE */
    struct str file;           /* as messages call it */
    struct recognised *seen;   /* NULL: nobody asks */
};

/* "rapid_rating_list.xml" is named RATED_RAPID; RATING_KIND_COUNT: none of them. */
enum rating_kind rating_kind_of_file(struct str file);

/* Keeps the value; false: it is longer than any in a list. */
bool rating_keep(struct rating_row *row, enum rating_field field, struct str value);

/* What a row says. ROW_NOBODY: nobody is known by it; ROW_WRONG: why. Texts are those of the row. */
enum rating_row_is { ROW_PLAYER, ROW_NOBODY, ROW_WRONG };
enum rating_row_is rating_row_read(const struct rating_row *row, struct rating_rows *rows, struct rated *out,
                                   struct message *why);

/* ERR_INPUT: nobody has a rating of that kind; which list of FIDE has them. */
bool rating_rows_end(const struct rating_rows *rows, struct err *e);

#endif
