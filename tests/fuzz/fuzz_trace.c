/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_trace.c - traces of a round in JSON, checked. */
#include "engine/proof/proof.h"
#include "import/json_trace.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct err e = { 0 };
    struct parsed_trace r;

    if (json_trace_read((struct str){ (const char *)data, size }, STR("fuzz.json"), &a, &r, &e))
        proof_check(&r, &a, &f);
    else
        fuzz_refused(&e);
    arena_free(&a);
    return 0;
}
