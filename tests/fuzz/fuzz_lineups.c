/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_lineups.c - line-ups in CSV. */
#include "import/lineups.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct err e = { 0 };
    struct lineup_entry *entry;
    int n;

    if (!lineups_read((struct str){ (const char *)data, size }, STR("fuzz.csv"), &a, &entry, &n, &f, &e))
        fuzz_refused(&e);
    arena_free(&a);
    return 0;
}
