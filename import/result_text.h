/* SPDX-License-Identifier: Apache-2.0 */
/* result_text.h - one result as people and programs write it. */
#ifndef IMPORT_RESULT_TEXT_H
#define IMPORT_RESULT_TEXT_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;

/* Besides the texts of teams/event.h also ½, 1:0, + - -, +/-, 1F-0F and the like. */
bool result_read(struct str written, struct arena *a, enum result *out);

/* How many bytes the dash has, of whatever length, with which the text begins; 0: it begins with none. */
size_t result_dash(struct str s);

#endif
