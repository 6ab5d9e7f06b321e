/* SPDX-License-Identifier: Apache-2.0 */
/* plan.h - the configuration of a made-up event: lines "key = value". */
#ifndef IMPORT_PLAN_H
#define IMPORT_PLAN_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/base/str.h"
#include "teams/lab/plan.h"

struct err;

enum { PLAN_SIZE_MAX = 1 << 16 }; /* bytes */

struct plan_file {
    struct plan plan;
    uint64_t seed;
};

/* The configuration without a file: plan_default, the seed 1. */
struct plan_file plan_file_default(void);

/* Reads docs/formats/generator.md; keys that do not occur keep their value in `out`; the tie-break follows the edition. ERR_INPUT with line and
   column: an unknown key, a key that comes twice, a value out of its bounds, a team that would need too many players. */
bool plan_read(struct str bytes, struct str file_name, struct plan_file *out, struct err *e);

/* A seed as it is written: a whole number from 0 to 9223372036854775807. */
bool plan_seed(struct str text, uint64_t *seed);

#endif
