/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_chessresults.c - files of chess-results: scored, and written again. */
#include "engine/ranking/standings.h"
#include "import/chessresults.h"
#include "import/said.h"
#include "reports/exchange/chessresults.h"
#include "teams/registration.h"
#include "teams/score.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct tournament played;
    struct err e = { 0 };
    struct event ev;

    if (chessresults_read((struct str){ (const char *)data, size }, STR("fuzz.xml"), &(struct said){ 0 }, &a, &ev, &f,
                          &e)) {
        registration_check(&ev, &f);
        score_tournament(&ev, ev.section, ev.section->nround, &a, &played);
        standings_make(&played, played.nround, &a);
        chessresults_write(&ev, ev.section, &(struct chessresults_owner){ 0 }, &a);
    } else
        fuzz_refused(&e);
    arena_free(&a);
    return 0;
}
