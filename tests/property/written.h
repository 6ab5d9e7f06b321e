/* SPDX-License-Identifier: Apache-2.0 */
/* written.h - the trace of a made-up round, written and read back. */
#ifndef TESTS_PROPERTY_WRITTEN_H
#define TESTS_PROPERTY_WRITTEN_H

#include <stdbool.h>

#include "engine/olympiad/card.h"
#include "engine/proof/parsed_trace.h"

struct arena;

/* Pairs the field and writes the trace. `t`: the matches before it; NULL: some are made up. False if there is no
   legal round. */
bool written_trace(const struct field *f, const struct tournament *t, struct arena *a, struct str *bytes);

/* Pairs the field, writes the trace and reads it back. `t`: the matches before it; NULL: some are made up.
   False if there is no legal round. */
bool written_record(const struct field *f, const struct tournament *t, struct arena *a, struct parsed_trace *out);

#endif
