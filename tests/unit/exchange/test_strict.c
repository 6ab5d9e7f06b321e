/* SPDX-License-Identifier: Apache-2.0 */
/* test_strict.c - files of made-up events are read by a reader that forgives nothing, and it does not forgive. With names
   of files it reads those instead. */
#include "strict.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/exchange/trf.h"
#include "teams/lab/simulate.h"
#include "tests/unit/played.h"
#include "tests/said.h"

enum { WHY = 200 };

static struct arena arena;

static int drop(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

/* 15 teams to whom everything happens: forfeits with and without an opponent, teams that do not come, byes, points. */
static struct str stormy(uint64_t seed, int boards)
{
    struct plan p = plan_default();
    p.edition = EDITION_2012;
    struct err e = { 0 };
    struct str text;

    p.value[PLAN_TEAMS] = (struct range){ 15, 15 };
    p.value[PLAN_ROUNDS] = (struct range){ 6, 6 };
    p.value[PLAN_BOARDS] = (struct range){ boards, boards };
    p.value[PLAN_FORFEITS] = (struct range){ 1500, 1500 };
    p.value[PLAN_NO_SHOWS] = (struct range){ 1000, 1000 };
    p.value[PLAN_ABSENT] = (struct range){ 800, 800 };
    struct simulation *s = played(&p, seed, &arena);
    struct adjustment given[] = { { .team = 3, .mp = -1, .gp = -3, .from = 2 },
                                  { .team = 5, .mp = 1, .gp = 2, .from = 3, .pairing_only = true } };
    s->section.adjustment = given;
    s->section.nadjustment = 2;
    if (!trf_write(&s->event, &s->section, (struct trf_options){ 0 }, &arena, &text, &e))
        fail_msg("%s", err_said(&e));
    return text;
}

static void made_up_events_are_read(void **state)
{
    struct strict_counts sum = { 0 };
    char why[WHY];

    (void)state;
    for (int seed = 0; seed < 120; seed++) {
        struct strict_counts n;
        if (!strict_read(stormy((uint64_t)seed, seed % 4 ? 4 : 1 + seed / 4 % 8), &n, why, sizeof why))
            fail_msg("seed %d: %s", seed, why);
        sum.matches += n.matches;
        sum.lineups += n.lineups;
        sum.forfeits += n.forfeits;
        sum.byes += n.byes;
        sum.adjusted += n.adjusted;
    }
    assert_true(sum.matches > 5000 && sum.lineups > 2000 && sum.forfeits > 500);
    assert_true(sum.byes > 100 && sum.adjusted > 200);
}

/* --- what it does not forgive ----------------------------------------------------------------- */

static bool is_ok(const char *text, char why[WHY])
{
    struct strict_counts n;

    return strict_read(str_of(text), &n, why, WHY);
}

/* The text with the `n`th `old` made `new`; NULL if there is none. */
static char *changed(const char *text, const char *old, const char *new, int n)
{
    const char *at = strstr(text, old);

    while (at && n-- > 0)
        at = strstr(at + 1, old);
    if (!at)
        return NULL;
    return str_c(&arena, str_fmt(&arena, "%.*s%s%s", (int)(at - text), text, new, at + strlen(old)));
}

/* The text without the `n`th line of a kind. */
static char *without(const char *text, const char *code, int n)
{
    char *begin = str_c(&arena, str_fmt(&arena, "\r\n%s ", code));
    const char *at = strstr(text, begin);

    while (at && n-- > 0)
        at = strstr(at + 1, begin);
    return at ? str_c(&arena, str_fmt(&arena, "%.*s%s", (int)(at - text), text, strstr(at + 1, "\r\n"))) : NULL;
}

static void a_line_that_is_needed_is_missed(void **state)
{
    static const char *const codes[] = { "162", "352", "001", "310", "320", "240", "300", "330", "299" };
    char *text = str_c(&arena, stormy(7, 4)), why[WHY];

    (void)state;
    assert_true(is_ok(text, why));
    for (size_t k = 0; k < sizeof codes / sizeof *codes; k++) {
        char *less;
        int n = 0;
        for (; (less = without(text, codes[k], n)); n++)
            if (is_ok(less, why))
                fail_msg("line %d of kind %s is not missed", n + 1, codes[k]);
        assert_true(n > 0);
    }
}

static void letters_are_not_what_they_should_be(void **state)
{
    static const struct {
        const char *old, *new, *says;
    } lies[] = {
        { "\r\n", "\n", "CR LF" },
        { "  0000 - Z", "          ", "written" },
        { "0000 - -", "0000 - U", "written" },
        { "0000 - +", "0000 w +", "dash" },
        { "0000 - +", "0000 - Z", "" },
        { " w 1", " b 1", "tell the same" },
        { " b =", " b 1", "tell the same" },
        { "W 1.0", "W 3.0", "a win is" },
        { "\r\n330 +-", "\r\n330 -+", "330 says" },
        { "\r\n310   1 ", "\r\n310   2 ", "already" },
        { "\r\n330 ", "\r\n331 ", "kind" },
        { "  2.0", "  3.0", "" },
    };
    char *text = str_c(&arena, stormy(7, 4)), why[WHY];

    (void)state;
    for (size_t k = 0; k < sizeof lies / sizeof *lies; k++) {
        char *lie = changed(text, lies[k].old, lies[k].new, 0);
        assert_non_null(lie);
        if (is_ok(lie, why) || !strstr(why, lies[k].says))
            fail_msg("'%s' for '%s': %s", lies[k].new, lies[k].old, why);
    }
}

static int read_file(const char *name)
{
    static char text[1 << 22];
    struct strict_counts n;
    char why[WHY];
    FILE *f = fopen(name, "rb");
    size_t size = f ? fread(text, 1, sizeof text, f) : 0;

    if (f)
        fclose(f);
    if (!f || !strict_read((struct str){ text, size }, &n, why, sizeof why)) {
        printf("%s: %s\n", name, f ? why : "cannot be opened");
        return 1;
    }
    printf("%d matches, %d line-ups, %d unplayed, %d byes, %d with other points\n", n.matches / 2, n.lineups,
           n.forfeits, n.byes, n.adjusted);
    return 0;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(made_up_events_are_read),
        cmocka_unit_test(a_line_that_is_needed_is_missed),
        cmocka_unit_test(letters_are_not_what_they_should_be),
    };

    if (argc > 1)
        return read_file(argv[1]);
    return cmocka_run_group_tests_name("a strict reader of tournament report files", tests, NULL, drop);
}
