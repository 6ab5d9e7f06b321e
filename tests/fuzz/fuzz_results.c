/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_results.c - results in CSV and XML. */
#include "import/results.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct err e = { 0 };
    struct result_list list;

    if (!results_read((struct str){ (const char *)data, size }, STR("fuzz"), &a, &list, &f, &e))
        fuzz_refused(&e);
    arena_free(&a);
    return 0;
}
