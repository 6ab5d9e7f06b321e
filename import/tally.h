/* SPDX-License-Identifier: Apache-2.0 */
/* tally.h - parts of a simulation: the bytes of their file -> counts. */
#ifndef IMPORT_TALLY_H
#define IMPORT_TALLY_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/lab/tally.h"

struct arena;
struct err;

/* Reads docs/formats/simulation.md: any number of parts, one after another. The parts are added to
   those in `part`, which grows in the arena. ERR_INPUT with file and line: a line that is missing,
   comes twice, is unknown or has an invalid value; a part without its end. */
struct tally_parts {
    struct tally_part *part;
    int n, cap;
};
bool tally_read(struct str bytes, struct str file_name, struct arena *a, struct tally_parts *out, struct err *e);

#endif
