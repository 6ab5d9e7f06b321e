/* SPDX-License-Identifier: Apache-2.0 */
/* test_vectors.c - the rounds on which two independent implementations of the rules agree, and the worked cases of
   docs/rules/pairing.md. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "tests/property/jsonline.h"
#include "tests/property/reference.h"

#define ROUNDS "tests/data/vectors/rounds.jsonl"
#define PAGE   "docs/rules/pairing.md"

enum { ROUNDS_THERE = 894 };

struct rounds {
    struct jsonline *line;
    int n;
};

static struct arena arena;
static struct rounds vectors, page;

static int load(void **state)
{
    (void)state;
    vectors.line = jsonline_load(ROUNDS, &arena, &vectors.n);
    page.line = jsonline_load(PAGE, &arena, &page.n);
    return vectors.line && page.line ? 0 : -1;
}

static int drop(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

/* Compares what `make` gives with the expected rounds. */
static void compare(const struct rounds *r, struct pairing make(const struct field *, struct arena *))
{
    int wrong = 0;

    for (int i = 0; i < r->n; i++) {
        const struct field *f = &r->line[i].field;
        struct arena a = { 0 };
        struct pairing p = make(f, &a);
        if (!reference_same(&p, &r->line[i].expected)) {
            wrong++;
            printf("round %ld, number %d, differs:\n", r->line[i].id, i + 1);
            jsonline_print(stdout, f, &p);
        }
        arena_free(&a);
    }
    assert_int_equal(wrong, 0);
}

static void every_round_is_there(void **state)
{
    (void)state;
    assert_int_equal(vectors.n, ROUNDS_THERE);
}

static void the_engine_pairs_all_rounds(void **state)
{
    (void)state;
    compare(&vectors, pairing_make);
}

static void the_reference_pairs_all_rounds(void **state)
{
    (void)state;
    compare(&vectors, reference_make);
}

static void the_engine_pairs_the_cases_of_the_page(void **state)
{
    (void)state;
    compare(&page, pairing_make);
}

static void the_reference_pairs_the_cases_of_the_page(void **state)
{
    (void)state;
    compare(&page, reference_make);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_round_is_there),
        cmocka_unit_test(the_engine_pairs_all_rounds),
        cmocka_unit_test(the_reference_pairs_all_rounds),
        cmocka_unit_test(the_engine_pairs_the_cases_of_the_page),
        cmocka_unit_test(the_reference_pairs_the_cases_of_the_page),
    };

    return cmocka_run_group_tests_name("rounds with a known answer", tests, load, drop);
}
