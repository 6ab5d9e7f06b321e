/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_trf.c - tournament report files: standings and the pairing of every round, the file written again, and a new
   event made of it. Files of players become a new event too, with its standings, its next round and the file written again. */
#include "engine/olympiad/pairing.h"
#include "engine/ranking/standings.h"
#include "import/said.h"
#include "import/trf/trf.h"
#include "import/trf/trf_event.h"
#include "reports/exchange/trf.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "tests/fuzz/fuzz.h"

enum { TEAMS_MOST = 40 }; /* larger fields are read, but not paired: that is slow, not wrong */

static void use(struct trf *t, struct arena *a)
{
    const struct section *s = t->event.section;
    struct tournament played;
    struct err e = { 0 };
    struct str text;

    score_tournament(&t->event, s, s->nround, a, &played);
    standings_make(&played, played.nround, a);
    for (int r = 1; r <= s->nround + 1 && r <= s->rounds && s->nsquad <= TEAMS_MOST; r++) {
        struct field field = score_field(t->event.section, &played, r, a);
        pairing_make(&field, a);
    }
    if (!trf_write(&t->event, s, (struct trf_options){ .comment = STR("again") }, a, &text, &e))
        fuzz_refused(&e);
}

static void use_players(const struct event *ev, struct arena *a)
{
    const struct section *s = ev->section;
    struct tournament played;
    struct err e = { 0 };
    struct str text;

    score_tournament(ev, s, s->nround, a, &played);
    standings_make(&played, played.nround, a);
    if (s->nround < s->rounds && s->nsquad <= TEAMS_MOST) {
        struct field field = score_field(s, &played, s->nround + 1, a);
        pairing_by_system(s, &played, &field, NULL, a);
    }
    if (!trf_write(ev, s, (struct trf_options){ .comment = STR("again") }, a, &text, &e))
        fuzz_refused(&e);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct err e = { 0 };
    struct event ev;
    struct trf t;

    if (!trf_read_event((struct str){ (const char *)data, size }, STR("fuzz.trf"), &(struct said){ 0 }, &a, &ev, &f,
                        &e))
        fuzz_refused(&e);
    else if (ev.section->unit == UNIT_PLAYER)
        use_players(&ev, &a);
    e = (struct err){ 0 };
    if (trf_read((struct str){ (const char *)data, size }, STR("fuzz.trf"), &a, &t, &f, &e))
        use(&t, &a);
    else
        fuzz_refused(&e);
    arena_free(&a);
    return 0;
}
