/* SPDX-License-Identifier: Apache-2.0 */
/* lines.h - rounds as lines of JSON: one line in, one line out. */
#ifndef CLI_LINES_H
#define CLI_LINES_H

#include <stdbool.h>

#include "engine/system/system.h"

struct call;

/* 'engine -j': cards of teams and rounds of other systems, in the order of the input, however many lines there are; nothing
   is written if one of them is wrong. `s` is the system of all, or NULL. docs/formats/cards.md, docs/formats/systems.md */
bool lines_pair(struct call *c, const struct system *s);

#endif
