/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_systems.c - rounds of other systems as lines of JSON, each of them paired and written. */
#include <stdlib.h>

#include "engine/swiss/reason.h"
#include "import/json_systems.h"
#include "reports/exchange/systems.h"
#include "tests/fuzz/fuzz.h"

enum { PLAYERS_MOST = 40 };

static void pair_line(const struct system_line *l, struct arena *a)
{
    struct buffer out = { .arena = a };
    struct arena kept = { 0 };
    struct reasons why = { .arena = &kept };
    struct swiss_round made = l->system->pair(&l->field, &why, a);

    if (!made.legal && !system_proves(l->system, &l->field, &why))
        abort();
    systems_write(l->id, l->system, &l->field, &made, &why, &out);
    if (l->all)
        systems_write_table(l->id, l->system, &l->field, &out);
    arena_free(&kept);
}

static bool read_line(struct str line, int number)
{
    struct arena a = { 0 };
    struct err e = { 0 };
    struct system_line l;
    bool named = systems_named(line);
    const struct system *wanted = named ? NULL : system_find(STR("club"));
    bool ok = systems_read(line, (struct system_source){ STR("fuzz.jsonl"), number }, wanted, &a, &l, &e);

    if (!ok)
        fuzz_refused(&e);
    else if (l.field.n <= PLAYERS_MOST)
        pair_line(&l, &a);
    arena_free(&a);
    return ok;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct str bytes = { (const char *)data, size };

    for (int n = 1; bytes.n > 0; n++)
        if (!read_line(str_trim(str_cut(&bytes, '\n')), n))
            break;
    return 0;
}
