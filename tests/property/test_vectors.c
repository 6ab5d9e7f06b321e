/* test_vectors.c - the rounds on which two independent implementations of the specification agree. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/arena.h"
#include "tests/property/jsonline.h"
#include "tests/property/reference.h"

#define ROUNDS "tests/data/vectors/rounds.jsonl"

enum { ROUNDS_THERE = 693 };

static struct arena arena;
static struct jsonline *line;
static int nline;

static int load(void **state)
{
    (void)state;
    line = jsonline_load(ROUNDS, &arena, &nline);
    return line ? 0 : -1;
}

static int drop(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

/* Compares what `make` gives with the expected rounds. */
static void compare(struct pairing make(const struct field *, struct arena *))
{
    int wrong = 0;

    for (int i = 0; i < nline; i++) {
        const struct field *f = &line[i].field;
        struct arena a = { 0 };
        struct pairing p = make(f, &a);
        if (!reference_same(&p, &line[i].expected)) {
            wrong++;
            printf("round %ld differs:\n", line[i].id);
            jsonline_print(stdout, f, &p);
        }
        arena_free(&a);
    }
    assert_int_equal(wrong, 0);
}

static void every_round_is_there(void **state)
{
    (void)state;
    assert_int_equal(nline, ROUNDS_THERE);
}

static void the_engine_pairs_all_rounds(void **state)
{
    (void)state;
    compare(pairing_make);
}

static void the_reference_pairs_all_rounds(void **state)
{
    (void)state;
    compare(reference_make);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_round_is_there),
        cmocka_unit_test(the_engine_pairs_all_rounds),
        cmocka_unit_test(the_reference_pairs_all_rounds),
    };

    return cmocka_run_group_tests_name("rounds of the specification", tests, load, drop);
}
