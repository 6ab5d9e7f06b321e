/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "teams/fact.h"

struct text {
    struct fact fact[30];
    int n;
};

static struct fact *add(struct text *t, enum fact_kind kind, const char *team, const char *other)
{
    struct fact *f = &t->fact[t->n++];

    *f = (struct fact){ .kind = kind, .section = 1, .round = 3, .team = team ? 1 : 0, .other = other ? 2 : 0 };
    f->team_name = str_of(team);
    f->other_name = str_of(other);
    return f;
}

static void assert_says(const struct text *t, const char *want)
{
    struct arena a = { 0 };

    assert_string_equal(str_c(&a, fact_text(t->fact, t->n, NULL, &a)), want);
    arena_free(&a);
}

static void one_fact_is_one_sentence(void **state)
{
    struct text t = { 0 };

    (void)state;
    add(&t, FACT_HERE, "Chad", NULL)->number = 1;
    assert_says(&t, "Chad: 1 player here");
    t.fact[0].number = 5;
    assert_says(&t, "Chad: 5 players here");
    add(&t, FACT_BACK, "Chad", NULL);
    assert_says(&t, "Chad: 5 players here; Chad is paired from round 3 on");
}

/* All words go through the language, names and values do not. */
static void facts_are_told_in_another_language(void **state)
{
    const struct entry_text pseudo = { .wording.language = &language_pseudo };
    struct text t = { 0 };
    struct arena a = { 0 };

    (void)state;
    add(&t, FACT_HERE, "Chad", NULL)->number = 5;
    assert_string_equal(str_c(&a, fact_text(t.fact, t.n, &pseudo, &a)), "Chad\u200F: 5 plááyérs hééré\u200E");
    arena_free(&a);
}

/* What is in brackets is left out with what it is about. */
static void what_is_not_there_is_not_told(void **state)
{
    struct text t = { 0 };

    (void)state;
    struct fact *f = add(&t, FACT_ANNOUNCED, "Chad", NULL);
    f->becomes = STR("2016-09-01 23:30");
    assert_says(&t, "Chad is announced for 2016-09-01 23:30");
    f->what = STR("LO 123");
    assert_says(&t, "Chad is announced for 2016-09-01 23:30, LO 123");
    t.n = 0;
    f = add(&t, FACT_BARRED, "Chad", "Mali");
    assert_says(&t, "Chad and Mali may not be paired with each other in round 3");
    f->round = 0;
    assert_says(&t, "Chad and Mali may not be paired with each other");
}

/* Facts of one lead are one clause. */
static void a_pairing_by_hand(void **state)
{
    struct text t = { 0 };

    (void)state;
    add(&t, FACT_MOVED, "Chad", "Mali");
    add(&t, FACT_MOVED_BYE, "Togo", NULL);
    add(&t, FACT_MOVED_OUT, "Fiji", NULL);
    add(&t, FACT_MATCH_GONE, "Chad", "Togo");
    add(&t, FACT_MATCH_GONE, "Mali", "Fiji");
    add(&t, FACT_BY_ORDER, NULL, NULL)->becomes = STR("the President");
    assert_says(
        &t, "round 3 by hand: Chad - Mali, Togo has the bye, Fiji is not paired, instead of Chad - Togo, Mali - Fiji, "
            "by order of the President");
}

static void names_alone_end_in_and(void **state)
{
    struct text t = { 0 };

    (void)state;
    add(&t, FACT_EXPELLED, "Chad", NULL);
    assert_says(&t, "Chad is expelled from round 3 on");
    add(&t, FACT_EXPELLED, "Mali", NULL);
    assert_says(&t, "Chad and Mali are expelled from round 3 on");
    add(&t, FACT_EXPELLED, "Togo", NULL);
    assert_says(&t, "Chad, Mali and Togo are expelled from round 3 on");
}

static void of_several_teams_what_is_said_of_all_is_said_once(void **state)
{
    struct text t = { 0 };

    (void)state;
    add(&t, FACT_HERE, "Chad", NULL)->number = 5;
    assert_says(&t, "Chad: 5 players here");
    add(&t, FACT_HERE, "Mali", NULL)->number = 5;
    add(&t, FACT_HERE, "Togo", NULL)->number = 4;
    assert_says(&t, "Chad and Mali: 5 players here; Togo: 4 players here");
    add(&t, FACT_ORDER_RECEIVED, "Chad", NULL);
    add(&t, FACT_ORDER_RECEIVED, "Mali", NULL);
    add(&t, FACT_ORDER_CONFIRMED, "Togo", NULL);
    assert_says(&t, "Chad and Mali: 5 players here; Togo: 4 players here; "
                    "board orders of Chad and Mali received and board order of Togo confirmed");
}

static void of_many_the_first_ten(void **state)
{
    struct text t = { 0 };

    (void)state;
    add(&t, FACT_OPENED, NULL, NULL)->number = 0;
    for (int i = 0; i < 12; i++)
        add(&t, FACT_BY_DEFAULT, (const char *[]){ "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L" }[i],
            NULL);
    assert_says(&t, "round 3: line-ups opened, 0 handed in, 12 by default (A, B, C, D, E, F, G, H, I, J and 2 more)");
    t.n = 3;
    assert_says(&t, "round 3: line-ups opened, 0 handed in, 2 by default (A and B)");
}

/* The number of them first; all of them where all are asked for. */
static void of_many_teams_their_number(void **state)
{
    static const char *const name[] = { "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L" };
    static const struct entry_text all = { .whole = true };
    struct text t = { 0 };
    struct arena a = { 0 };

    (void)state;
    for (int i = 0; i < 12; i++)
        add(&t, FACT_HERE, name[i], NULL)->number = 5;
    assert_string_equal(str_c(&a, fact_text(t.fact, t.n, &all, &a)),
                        "A, B, C, D, E, F, G, H, I, J, K and L: 5 players here");
    assert_says(&t, "12 teams (A, B, C, D, E, F, G, H, I, J and 2 more): 5 players here");
    arena_free(&a);
    t.n = 0;
    for (int i = 0; i < 12; i++)
        add(&t, FACT_ORDER_RECEIVED, name[i], NULL);
    assert_says(&t, "board orders of 12 teams (A, B, C, D, E, F, G, H, I, J and 2 more) received");
    t.n = 0;
    for (int i = 0; i < 12; i++)
        add(&t, FACT_MISSING, name[i], NULL);
    assert_says(
        &t, "12 teams not here at the set hour and not paired before arrival: A, B, C, D, E, F, G, H, I, J and 2 more");
}

/* What is said of each team otherwise. */
/* In a table with a number for each team those with five players and those with four come by turns. */
static void those_of_whom_the_same_is_said_stand_together(void **state)
{
    struct text t = { 0 };
    static const char *const team[] = { "A", "B", "C", "D", "E" };
    static const int players[] = { 5, 4, 5, 4, 5 };

    (void)state;
    for (int i = 0; i < 5; i++)
        add(&t, FACT_HERE, team[i], NULL)->number = players[i];
    assert_says(&t, "A, C and E: 5 players here; B and D: 4 players here");
    add(&t, FACT_WITHDRAWN, "F", NULL);
    add(&t, FACT_HERE, "G", NULL)->number = 5;
    assert_says(
        &t, "A, C and E: 5 players here; B and D: 4 players here; F has withdrawn from round 3 on; G: 5 players here");
}

static void names_with_commas_have_semicolons_between_them(void **state)
{
    struct text t = { 0 };

    (void)state;
    add(&t, FACT_HERE, "Congo, DR", NULL)->number = 5;
    add(&t, FACT_HERE, "Chad", NULL)->number = 5;
    add(&t, FACT_HERE, "Mali", NULL)->number = 5;
    assert_says(&t, "Congo, DR; Chad; and Mali: 5 players here");
}

static void of_many_clauses_the_first_twenty(void **state)
{
    static const struct entry_text all = { .whole = true };
    struct text t = { 0 };
    struct arena a = { 0 };

    (void)state;
    for (int i = 0; i < 20; i++)
        add(&t, FACT_HERE, "A", NULL)->number = i + 4;
    struct str twenty = fact_text(t.fact, t.n, NULL, &a);
    assert_true(str_starts(twenty, STR("A: 4 players here; A: 5 players here; A: 6 players here")));
    assert_null(strstr(str_c(&a, twenty), "more"));
    add(&t, FACT_HERE, "B", NULL)->number = 50;
    add(&t, FACT_RESULT_OF, "B", "C");
    add(&t, FACT_HERE, "C", NULL)->number = 50;
    add(&t, FACT_HERE, "D", NULL)->number = 51;
    assert_says(&t, str_c(&a, str_fmt(&a, "%.*s; and 3 more", STR_ARG(twenty))));
    assert_string_equal(str_c(&a, fact_text(t.fact, t.n, &all, &a)),
                        str_c(&a, str_fmt(&a,
                                          "%.*s; B: 50 players here; C: 50 players here; D: 51 players "
                                          "here",
                                          STR_ARG(twenty))));
    arena_free(&a);
}

/* The place of a match is said once for what follows of it. */
static void boards_of_two_matches(void **state)
{
    struct text t = { 0 };
    static const int table[] = { 4, 4, 7 };

    (void)state;
    for (int i = 0; i < 3; i++) {
        struct fact *f = add(&t, FACT_BOARD, table[i] == 4 ? "Chad" : "Togo", table[i] == 4 ? "Mali" : "Fiji");
        f->table = table[i];
        f->board = i + 1;
        f->becomes = STR("1-0");
        f->was = i == 1 ? STR("0-1") : STR("");
    }
    assert_says(&t, "round 3 table 4 (Chad - Mali) board 1: 1-0; board 2: 1-0 instead of 0-1; "
                    "round 3 table 7 (Togo - Fiji) board 3: 1-0");
}

static void points_have_signs_and_halves(void **state)
{
    struct text t = { 0 };

    (void)state;
    struct fact *f = add(&t, FACT_POINTS, "Chad", NULL);
    f->number = -1;
    f->of = 5;
    assert_says(&t, "Chad: -1 match points, +2½ game points from round 3");
    f->of = -1;
    add(&t, FACT_POINTS_OWN, "Chad", NULL);
    assert_says(&t, "Chad: -1 match points, -½ game points from round 3, not in the tie-breaks of its opponents");
}

static void marks_are_told_by_the_names_of_their_match(void **state)
{
    struct arena a = { 0 };
    struct text t = { 0 };

    (void)state;
    struct fact *f = add(&t, FACT_MARK, "Chad", "Mali");
    f->table = 4;
    f->becomes = fact_mark((struct no_show){ .absent = { false, true }, .present = 3 }, &a);
    assert_says(&t, "round 3 table 4 (Chad - Mali): Mali did not come, 3 players of Chad present");
    f->was = fact_mark((struct no_show){ .decided = DECIDED_PLAYED }, &a);
    assert_says(
        &t, "round 3 table 4 (Chad - Mali): Mali did not come, 3 players of Chad present; before: counts as played");
    arena_free(&a);
}

/* Names that look like words of the desk stay names. */
static void names_are_never_read(void **state)
{
    struct text t = { 0 };

    (void)state;
    add(&t, FACT_UNBARRED, "Alpha by hand: {team}", "[round {round}]|x");
    assert_says(&t, "Alpha by hand: {team} and [round {round}]|x may be paired with each other");
}

static void assert_same(const struct fact *a, const struct fact *b)
{
    assert_int_equal(a->kind, b->kind);
    assert_int_equal(a->section, b->section);
    assert_int_equal(a->round, b->round);
    assert_int_equal(a->table, b->table);
    assert_int_equal(a->board, b->board);
    assert_int_equal(a->team, b->team);
    assert_int_equal(a->other, b->other);
    assert_int_equal(a->number, b->number);
    assert_int_equal(a->of, b->of);
    assert_true(str_eq(a->team_name, b->team_name) && str_eq(a->other_name, b->other_name));
    assert_true(str_eq(a->what, b->what) && str_eq(a->was, b->was) && str_eq(a->becomes, b->becomes));
}

static void what_is_stored_comes_back(void **state)
{
    struct arena a = { 0 };
    struct text t = { 0 };
    struct fact *back;
    int n;

    (void)state;
    for (int kind = 0; kind < FACT_COUNT; kind++) {
        struct fact f = { .kind = (enum fact_kind)kind,
                          .section = 2,
                          .round = 11,
                          .table = 95,
                          .board = 8,
                          .team = 190,
                          .other = 1,
                          .number = -7,
                          .of = 999,
                          .team_name = STR("Côte d'Ivoire"),
                          .other_name = STR(""),
                          .what = STR("a"),
                          .was = STR(""),
                          .becomes = STR("b, c; d") };
        struct str code = fact_code(&f, 1, &a);
        assert_true(fact_read(code, &a, &back, &n));
        assert_int_equal(n, 1);
        assert_same(&f, back);
    }
    add(&t, FACT_HERE, "a\tb\nc", NULL);
    assert_true(fact_read(fact_code(t.fact, t.n, &a), &a, &back, &n));
    assert_int_equal(n, 1);
    assert_true(str_eq(back->team_name, STR("a b c")));
    assert_true(fact_read(STR(""), &a, &back, &n) && n == 0);
    arena_free(&a);
}

static void what_is_no_fact_is_refused(void **state)
{
    static const char *const wrong[] = {
        "x\n",
        "here\n",
        "here\t1\t2\n",
        "here\t1\t1\t1\t1\t1\t1\t1\tx\ta\tb\tc\td\te\n",
        "here\t1\t1\t1\t1\t1\t1\t1\t1\ta\tb\tc\td\te\tf\n",
        "here\t1\t1\t1\t1\t1\t1\t1\t1\ta\tb\tc\td\n",
        "here\t1\t1\t1\t1\t1\t1\t1\t1\ta\tb\tc\td\te",
        "here\t01\t1\t1\t1\t1\t1\t1\t1\ta\tb\tc\td\te\n",
        "here\t+1\t1\t1\t1\t1\t1\t1\t1\ta\tb\tc\td\te\n",
        "here\t-0\t1\t1\t1\t1\t1\t1\t1\ta\tb\tc\td\te\n",
        "here\t1\t1\t1\t1\t1\t4294967297\t1\t1\ta\tb\tc\td\te\n",
    };
    struct arena a = { 0 };
    struct fact *fact;
    int n;

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(fact_read(str_of(wrong[i]), &a, &fact, &n));
    assert_true(fact_read(STR("here\t1\t0\t-1\t1\t1\t2147483647\t4294967297\t-10\ta\tb\tc\td\te\n"), &a, &fact, &n));
    assert_int_equal(fact->other, 2147483647);
    assert_int_equal(fact->number, 4294967297);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_fact_is_one_sentence),
        cmocka_unit_test(facts_are_told_in_another_language),
        cmocka_unit_test(what_is_not_there_is_not_told),
        cmocka_unit_test(a_pairing_by_hand),
        cmocka_unit_test(names_alone_end_in_and),
        cmocka_unit_test(of_many_the_first_ten),
        cmocka_unit_test(of_many_teams_their_number),
        cmocka_unit_test(those_of_whom_the_same_is_said_stand_together),
        cmocka_unit_test(names_with_commas_have_semicolons_between_them),
        cmocka_unit_test(of_many_clauses_the_first_twenty),
        cmocka_unit_test(boards_of_two_matches),
        cmocka_unit_test(points_have_signs_and_halves),
        cmocka_unit_test(marks_are_told_by_the_names_of_their_match),
        cmocka_unit_test(of_several_teams_what_is_said_of_all_is_said_once),
        cmocka_unit_test(names_are_never_read),
        cmocka_unit_test(what_is_stored_comes_back),
        cmocka_unit_test(what_is_no_fact_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
