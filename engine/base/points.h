/* SPDX-License-Identifier: Apache-2.0 */
/* points.h - points as people write them: halves with ½. */
#ifndef ENGINE_BASE_POINTS_H
#define ENGINE_BASE_POINTS_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

/* Half points out of "1", "-0.5", "+1½", "½"; at most four digits. */
bool points_read(struct str text, int *half);

/* "2½", "-½", "0"; with `sign` also "+1". */
struct str points_text(long half, bool sign, struct arena *a);

#endif
