/* SPDX-License-Identifier: Apache-2.0 */
/* door.h - one sentence for two doors: what is an option of the command line is a field or a button of a page. */
#ifndef ENGINE_BASE_DOOR_H
#define ENGINE_BASE_DOOR_H

#include "engine/base/message.h"
#include "engine/base/str.h"

struct arena;

/* Both stand in a literal, each with its own conversions: "nothing was done: " DOOR("add --confirm", "tick confirm"). err_set and
   finding_add leave the words of one of them, and so does whoever tells a sentence in another way, by door_words. */
#define DOOR(command, page) "\x1c" command "\x1d" page "\x1e"

enum door { DOOR_COMMAND, DOOR_PAGE };

/* Where the sentences are read that this thread makes from now on; a thread that does not say so makes them for the command line. */
void door_open(enum door door);
enum medium door_medium(void);

/* In place; and of a text in the arena, or as it is if it is the same at both. */
void door_choose(char *text);
struct str door_words(struct str text, struct arena *a);

#endif
