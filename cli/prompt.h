/* SPDX-License-Identifier: Apache-2.0 */
/* prompt.h - entry by keys between two matches or teams: which one is next, why, and on. */
#ifndef CLI_PROMPT_H
#define CLI_PROMPT_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/base/str.h"

enum { PROMPT_LINE = 200 };

/* PROMPT_AGAIN: nothing was said, ask again. */
enum prompt { PROMPT_END, PROMPT_HELP, PROMPT_NEXT, PROMPT_AGAIN, PROMPT_TYPED };

/* Which one is next: Enter, or what is typed into `line`. Escape alone never ends it. */
enum prompt prompt_ask(char line[PROMPT_LINE]);

/* After something was refused: the keys that follow were meant for what it would have been, so none counts before
   Escape. */
void prompt_go_on(void);

/* Why? What was typed ahead is no answer, and neither are keys: a reason has a letter and is no /NAME. False, and said: it stays as
   it was. */
bool prompt_reason(const char *question, char line[PROMPT_LINE]);

/* Enter or Escape. */
bool prompt_again(const char *question);

/* "left as it was"; false. */
bool prompt_left(void);

/* A bell, and what is wrong with the key: "'x' is not a result", and how it goes on. */
void prompt_wrong_key(int key, const char *what, const char *on);

#endif
