/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <pthread.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "tests/said.h"

/* One thread's work: every report that can be made of the sample without a trace, in every format, once; SOAK=1: again and again. */
struct work {
    const struct event *event;
    struct page_options page;
    const struct str *want; /* by report and format, as one thread alone made them; NULL: this is that thread */
    struct str *made;
    int formats, turns, begin;
    struct arena arena;
    struct err err;
};

#define X(...) +1
enum { KINDS = 0 REPORTS(X) };
#undef X

static bool make_one(struct work *w, int report, int format)
{
    const struct report_input in = {
        .event = w->event, .section = w->event->section, .team = 1, .other = NOBODY, .now = STR("2016-09-02 09:00")
    };
    struct str *bytes = &w->made[report * w->formats + format];
    struct sheet s;

    if (report_make(report_row(report), &in, &w->arena, &s, &w->err) &&
        format_write(format_row(format), &s, &w->page, &w->arena, bytes, &w->err))
        return !w->want || str_eq(*bytes, w->want[report * w->formats + format]);
    return false;
}

static int count_formats(void)
{
    int n = 0;

    while (format_row(n))
        n++;
    return n;
}

static void *make_all(void *work)
{
    struct work *w = work;
    for (int turn = 0; turn < w->turns; turn++)
        for (int r = 0; r < KINDS; r++) {
            int report = (w->begin + r) % KINDS;
            enum report_need need = report_row(report)->need;
            if (need == NEEDS_TRACE || need == NEEDS_NORMS)
                continue;
            for (int f = 0; format_row(f); f++)
                if (!make_one(w, report, f))
                    return w;
        }
    return NULL;
}

static void any_two_reports_are_made_side_by_side(void **state)
{
    struct arena a = { 0 };
    const struct event *e = sample_event(&a);
    int formats = count_formats();
    struct str *want = arena_new(&a, struct str, KINDS * formats);
    struct work alone = { .event = e, .page = sample_page(), .made = want, .formats = formats, .turns = 1 };
    struct work two[2] = { alone, alone };
    pthread_t thread[2];
    void *broken[2];

    (void)state;
    assert_null(report_row(KINDS));
    assert_null(make_all(&alone));
    for (int i = 0; i < 2; i++) {
        two[i].want = want;
        two[i].made = arena_new(&a, struct str, KINDS * formats);
        two[i].turns = getenv("SOAK") ? 3 : 1;
        two[i].begin = 4 * i;
        assert_int_equal(pthread_create(&thread[i], NULL, make_all, &two[i]), 0);
    }
    for (int i = 0; i < 2; i++)
        assert_int_equal(pthread_join(thread[i], &broken[i]), 0);
    for (int i = 0; i < 2; i++) {
        if (broken[i])
            fail_msg("other bytes than alone, or: %s", err_said(&two[i].err));
        arena_free(&two[i].arena);
    }
    arena_free(&alone.arena);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_two_reports_are_made_side_by_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
