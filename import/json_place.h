/* SPDX-License-Identifier: Apache-2.0 */
/* json_place.h - members of a JSON object, each checked; the first fault is told with its place. */
#ifndef IMPORT_JSON_PLACE_H
#define IMPORT_JSON_PLACE_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "engine/base/str.h"

struct arena;
struct err;
struct recognised;
struct json_t; /* jansson's */

/* Where in a file we are. Reading stops at the first thing that is wrong (ERR_INPUT): whatever is read
   after it is empty, and is_ok is false. */
struct json_place {
    struct arena *arena;
    struct err *err;
    struct str file;
    char path[120]; /* "groups[3].steps[0]" */
};

/* Moves to a path such as "groups[%d]", or out of all lists, unless something was wrong already. */
void place_move(struct json_place *at, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void place_top(struct json_place *at);

/* "groups[3].level", for place_wrong(at, say_x(place_path(at, "level"))): "round.json: groups[3].level is not ..." Always false. */
const char *place_path(const struct json_place *at, const char *member);
bool place_wrong(struct json_place *at, struct message message);

/* "groups[3].level is not a whole number from 1 to 7"; `most` below `least`: there is nothing yet that it could name. Always false. */
bool place_outside(struct json_place *at, const char *member, long least, long most);
bool place_is_ok(const struct json_place *at);

/* The value that the bytes are, which begin in this line of the file. NULL (ERR_INPUT): they are no JSON, and where. */
struct json_t *place_parse(struct str bytes, struct str file, int line, struct err *e);

/* Tells that this member is read, by its path without the numbers of items: "sections.teams.name". `seen` may be NULL. */
void place_recognise(const struct json_place *at, const char *key, struct json_t *v, struct recognised *seen);

/* Members of the object `o`, which must be there. Integers outside of their range are wrong; texts with
   control characters too: nothing in them moves the cursor of whoever prints them. Texts are copies. */
struct json_t *place_list(struct json_place *at, struct json_t *o, const char *key, int *n);
long place_integer(struct json_place *at, struct json_t *o, const char *key, long least, long most);
bool place_flag(struct json_place *at, struct json_t *o, const char *key);
struct str place_text(struct json_place *at, struct json_t *o, const char *key);

/* An object has these members, written with spaces between them, and no others. */
void place_members(struct json_place *at, struct json_t *o, const char *names);

/* From 0 to `most`, or NOBODY for null. */
int place_number_or_null(struct json_place *at, struct json_t *o, const char *key, int most);

/* The place of a text among some names. */
int place_choice(struct json_place *at, struct json_t *o, const char *key, const char *const *names, int n);

#endif
