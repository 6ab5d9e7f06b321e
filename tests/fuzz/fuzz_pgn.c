/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_pgn.c - games of a PGN file, as they are and as results. */
#include "import/pgn.h"
#include "import/results.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct str bytes = { (const char *)data, size }, name = STR("fuzz.pgn");
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct err e = { 0 };
    struct result_list list;
    struct pgn pgn;

    if (!pgn_read(bytes, name, &a, &pgn, &e))
        fuzz_refused(&e);
    e = (struct err){ 0 };
    if (!results_read(bytes, name, &a, &list, &f, &e))
        fuzz_refused(&e);
    arena_free(&a);
    return 0;
}
