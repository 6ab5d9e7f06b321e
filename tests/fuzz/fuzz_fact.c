/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_fact.c - facts of the journal: what could be read of them is told as history_text does it, and where all of it could
   be read its code is the bytes again. */
#include "teams/fact.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "tests/fuzz/fuzz.h"

static struct str sentence(const void *journal, long entry, struct arena *a)
{
    (void)journal;
    return str_fmt(a, "sentence of entry %ld", entry);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct entry_text entries = { sentence, NULL, false, { 0 } };
    struct str bytes = { (const char *)data, size };
    struct arena a = { 0 };
    struct fact *fact;
    int n;
    bool whole = fact_read(bytes, &a, &fact, &n);

    fact_text(fact, n, &entries, &a);
    if (whole && !str_eq(fact_code(fact, n, &a), bytes))
        abort();
    arena_free(&a);
    return 0;
}
