/* SPDX-License-Identifier: Apache-2.0 */
/* engine.h - the command that other programs call: its exit codes, the check of a file, rounds as lines of JSON. */
#ifndef CLI_ENGINE_H
#define CLI_ENGINE_H

#include <stdbool.h>

#include "engine/base/err.h"
#include "import/trf/trf.h"
#include "engine/base/buffer.h"
#include "engine/system/system.h"

struct arena;
struct call;

/* Exit codes of the pairing engines of the field. X(exit, kind of error) */
/* clang-format off */
#define ENGINE_CODES(X) \
    X(0, ERR_NONE) X(1, ERR_NO_ROUND) X(5, ERR_IO) \
    X(3, ERR_FINDINGS) X(3, ERR_USAGE) X(3, ERR_INPUT) X(3, ERR_DB) X(3, ERR_LIMIT) \
    X(3, ERR_STATE) X(3, ERR_CONFLICT) X(3, ERR_BUSY) X(3, ERR_UNPRINTED) X(3, ERR_DOUBT) X(3, ERR_LEFT_OUT)
/* clang-format on */

int engine_exit_code(enum err_kind kind);

/* Pairs every played round of a file again, or `only` that one if it is not 0, and lists what differs from the
   file; the last line counts. docs/formats/trf.md */
void recheck(const struct trf *t, int only, const struct wording *w, struct arena *a, struct buffer *out);

/* Rounds as lines of JSON: one line in, one line out. */

/* 'engine -j': cards of teams and rounds of other systems, in the order of the input, however many lines there are; nothing
   is written if one of them is wrong. `s` is the system of all, or NULL. docs/formats/cards.md, docs/formats/systems.md */
bool lines_pair(struct call *c, const struct system *s);

#endif
