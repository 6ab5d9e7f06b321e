/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_cards.c - rounds as lines of JSON, each of them paired. */
#include "engine/olympiad/pairing.h"
#include "import/json_cards.h"
#include "tests/fuzz/fuzz.h"

enum { TEAMS_MOST = 40 };

static bool pair_line(struct str line, int number)
{
    struct arena a = { 0 };
    struct err e = { 0 };
    struct card_line cards;
    bool ok = cards_read(line, (struct card_source){ STR("fuzz.jsonl"), number }, EDITION_2012, &a, &cards, &e);

    if (!ok)
        fuzz_refused(&e);
    else if (cards.field.n <= TEAMS_MOST)
        pairing_make(&cards.field, &a);
    arena_free(&a);
    return ok;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct str bytes = { (const char *)data, size };

    for (int n = 1; bytes.n > 0; n++)
        if (!pair_line(str_trim(str_cut(&bytes, '\n')), n))
            break;
    return 0;
}
