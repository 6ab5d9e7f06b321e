/* SPDX-License-Identifier: Apache-2.0 */
/* json_cursor.h - a line of JSON as it is read: values at their places, for json_systems.c. */
#ifndef IMPORT_JSON_CURSOR_H
#define IMPORT_JSON_CURSOR_H

#include "engine/base/err.h"
#include "engine/system/system.h"

struct json_reader {
    struct str file; /* its name */
    int line;        /* from 1 */
    const struct system *system;
    struct json_t *root; /* jansson's */
    struct swiss *field;
    struct entrant *entrant;
    int n;
    bool by_games; /* of teams: game points are the primary score */
    int *at;       /* number -> index, NOBODY if there is no such player */
    struct arena *arena;
    struct err *err;
};

/* False, with a sentence that begins with the file and the line. */
bool cursor_wrong(const struct json_reader *r, struct message message);

/* A value and the list it stands in, for the sentence that says what is wrong with it: "players[3][2]". */
struct json_cursor {
    struct json_reader *r;
    const struct json_t *value;
    const char *key; /* of what stands in no list */
    const struct json_cursor *list;
    int index;
};

struct json_cursor cursor_member(struct json_reader *r, const char *key);
struct json_cursor cursor_item(const struct json_cursor *list, int i);

/* "players[3][2]" */
const char *cursor_where(const struct json_cursor *s);

bool cursor_within(const struct json_t *v, long least, long most);

/* Each of these says what is wrong if the value is none of its kind. */
bool cursor_number(struct json_cursor s, long least, long most, int *out);
bool cursor_flag(struct json_cursor s, bool *out);

/* A list, of so many members if `size` is not -1. What is left out is an empty one. */
bool cursor_list(struct json_cursor s, int size);
int cursor_length(struct json_cursor s);

/* A text of some letters, each as the value at its place in `letters`. */
bool cursor_letters(struct json_cursor s, const char *letters, const char *what, signed char **out, int *n);

/* One of some words, as its place in the list, which ends with NULL; 0 if it is left out. */
bool cursor_word(struct json_cursor s, const char *const *words, int *out);

#endif
