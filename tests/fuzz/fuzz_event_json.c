/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_event_json.c - whole events as JSON: looked through as a registration, scored, and written again. */
#include <stdlib.h>

#include "engine/ranking/standings.h"
#include "import/json_event.h"
#include "reports/exchange/json_event.h"
#include "teams/possible.h"
#include "teams/registration.h"
#include "teams/score.h"
#include "tests/fuzz/fuzz.h"

static void use(const struct event *ev, struct arena *a)
{
    struct findings f = { .arena = a };
    struct tournament played;
    struct event again;
    struct err e = { 0 };
    struct str text;

    registration_check(ev, &f);
    for (const struct section *s = ev->section; s && s < ev->section + ev->nsection; s++) {
        score_tournament(ev, s, s->nround, a, &played);
        standings_make(&played, played.nround, a);
    }
    if (!json_event_write(ev, a, &text, &e) || !json_event_read(text, STR("again"), a, &again, NULL, &e))
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena a = { 0 };
    struct err e = { 0 };
    struct findings f = { .arena = &a };
    struct event ev;

    if (json_event_read((struct str){ (const char *)data, size }, STR("fuzz.json"), &a, &ev, NULL, &e)) {
        if (possible_take(&ev, true, &a, &f))
            use(&ev, &a);
    } else
        fuzz_refused(&e);
    arena_free(&a);
    return 0;
}
