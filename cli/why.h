/* SPDX-License-Identifier: Apache-2.0 */
/* why.h - prints --why: the reasons of a round by another system than D.02. */
#ifndef CLI_WHY_H
#define CLI_WHY_H

#include <stdbool.h>

#include "engine/swiss/reason.h"
#include "engine/system/system.h"
#include "engine/base/buffer.h"

struct call;

enum why { WHY_NOT, WHY_TEXT, WHY_JSON };

/* --why; WHY_NOT without it. */
bool why_argument(struct call *c, enum why *out);

/* A line that heads them, the sentences of reasons_tell and an empty line. */
void why_tell(struct str head, const struct system *system, const struct swiss *s, const struct reasons *why,
              struct buffer *out);

#endif
