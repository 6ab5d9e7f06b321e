/* SPDX-License-Identifier: Apache-2.0 */
/* prompt.h - entry by keys between two matches or teams: which one is next, why, and on. */
#ifndef CLI_PROMPT_H
#define CLI_PROMPT_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/base/message.h"

struct call;

enum { PROMPT_LINE = 200 };

/* PROMPT_AGAIN: nothing was said, ask again. */
enum prompt { PROMPT_END, PROMPT_HELP, PROMPT_NEXT, PROMPT_AGAIN, PROMPT_TYPED };

/* Which one is next: Enter, or what is typed into `line`. Escape alone never ends it. */
enum prompt prompt_ask(const struct call *c, char line[PROMPT_LINE]);

/* After something was refused: the keys that follow were meant for what it would have been, so none counts before
   Escape. */
void prompt_go_on(const struct call *c);

/* Why? What was typed ahead is no answer, and neither are keys: a reason has a letter and is no /NAME. False, and said: it stays as
   it was. */
bool prompt_reason(const struct call *c, struct message question, char line[PROMPT_LINE]);

/* Enter or Escape. */
bool prompt_again(const struct call *c, struct message question);

/* "left as it was"; false. */
bool prompt_left(const struct call *c);

/* A bell, and what is wrong with the key: the one sentence names it, as far as it has a sign, the other does not. */
void prompt_wrong_key(const struct call *c, int key, struct message (*named)(struct str key),
                      struct message (*nameless)(void));

/* A sentence on a line of its own, two columns from the left. */
void prompt_say(const struct call *c, struct message message);

/* Which keys there are: what to do first, and then line by line, NULL behind the last of a line and of all. */
enum { PROMPT_KEYS = 7 };
typedef struct message (*prompt_row)(void);
void prompt_keys(const struct call *c, const prompt_row *lead, const prompt_row (*line)[PROMPT_KEYS]);

#endif
