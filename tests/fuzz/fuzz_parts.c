/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_parts.c - parts of a simulation. */
#include "import/tally.h"
#include "teams/lab/tally.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena a = { 0 };
    struct err e = { 0 };
    struct tally_parts parts = { 0 };

    if (!tally_read((struct str){ (const char *)data, size }, STR("fuzz.part"), &a, &parts, &e))
        fuzz_refused(&e);
    arena_free(&a);
    return 0;
}
