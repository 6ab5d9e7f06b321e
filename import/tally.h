/* SPDX-License-Identifier: Apache-2.0 */
/* tally.h - parts of a simulation: the bytes of their file -> counts. */
#ifndef IMPORT_TALLY_H
#define IMPORT_TALLY_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/lab/tally.h"

struct arena;
struct err;

/* What docs/formats/simulation.md describes: one part after another, as many as there are. The parts
   are added to those in `part`, which grows in the arena. ERR_INPUT with file and line: a line that is
   missing, twice there, unknown, or whose value is none; a part without its end. */
struct tally_parts {
    struct tally_part *part;
    int n, cap;
};
bool tally_read(struct str bytes, struct str file_name, struct arena *a, struct tally_parts *out, struct err *e);

#endif
