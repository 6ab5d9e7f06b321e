/* SPDX-License-Identifier: Apache-2.0 */
/* swiss.h - 'engine -p', '-c' and '-g' by another system than that of the Olympiad, for tournament report files. docs/formats/systems.md */
#ifndef CLI_SWISS_H
#define CLI_SWISS_H

#include <stdbool.h>

#include "engine/base/buffer.h"
#include "engine/swiss/reason.h"
#include "engine/system/system.h"

struct call;
struct section;
struct trf;

bool swiss_pair(struct call *c, const struct system *s);
bool swiss_check(struct call *c, const struct system *s);

/* The same of a file of teams that names its system itself. */
bool swiss_pair_named(struct call *c, const struct trf *t);
bool swiss_check_named(struct call *c, const struct trf *t);

/* ERR_NO_ROUND; always false. */
bool swiss_no_round(struct call *c, int round);

/* Made-up players. */
bool swiss_make(struct call *c, const struct system *s);

/* RULE_UNFINISHED: games of the last round without a result count as draws. */
void swiss_count_as_draws(struct section *s);

/* Why a round is as it is: what --why prints. */
enum why { WHY_NOT, WHY_TEXT, WHY_JSON };

/* WHY_NOT without it. */
bool why_argument(struct call *c, enum why *out);

/* A line that heads them, the sentences of reasons_tell and an empty line. */
void why_tell(struct str head, const struct system *system, const struct swiss *s, const struct reasons *why,
              struct buffer *out);

#endif
