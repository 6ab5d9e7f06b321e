/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_trf_players.c - tournament report files of players: every round paired by every system, and the file written again. */
#include "import/trf/trf_players.h"
#include "engine/system/system.h"
#include "reports/exchange/trf_players.h"
#include "tests/fuzz/fuzz.h"

enum { PLAYERS_MOST = 40 };

static void use(const struct swiss_event *ev, struct arena *a)
{
    static const char *const names[] = { "burstein", "club", "dutch2006" };

    for (int r = 1; r <= ev->nround + 1 && ev->n <= PLAYERS_MOST; r++)
        for (int i = 0; i < 3; i++) {
            struct swiss s = swiss_event_field(ev, r, a);
            system_find(str_of(names[i]))->pair(&s, NULL, a);
        }
    trf_players_text(ev, STR("again"), a);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct err e = { 0 };
    struct trf_players t;

    if (trf_players_read(system_find(STR(SYSTEM_ASSUMED)), (struct str){ (const char *)data, size }, STR("fuzz.trf"),
                         &a, &t, &f, &e))
        use(&t.event, &a);
    else
        fuzz_refused(&e);
    arena_free(&a);
    return 0;
}
