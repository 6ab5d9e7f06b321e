/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_games.c - games of lichess and LiveChess in JSON, and pairings in tables, as results. */
#include "import/csv.h"
#include "import/games_table.h"
#include "import/json_games.h"
#include "import/pgn.h"
#include "import/results.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct str bytes = { (const char *)data, size }, name = STR("round-1/index.json");
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct err e = { 0 };
    struct result_list list;
    struct pgn games;
    struct csv table;

    if (!json_games_read(bytes, name, &a, &games, &e))
        fuzz_refused(&e);
    e = (struct err){ 0 };
    if (!games_table_read(bytes, name, &a, &table, &e))
        fuzz_refused(&e);
    e = (struct err){ 0 };
    if (!results_read(bytes, name, &a, &list, &f, &e))
        fuzz_refused(&e);
    arena_free(&a);
    return 0;
}
