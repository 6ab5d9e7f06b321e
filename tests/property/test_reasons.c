/* SPDX-License-Identifier: Apache-2.0 */
/* test_reasons.c - the reasons of the cases that the pages of docs/rules work out. What is expected here was taken from the words
   beside each case and from the articles, by hand: the decisions of which they speak, in any order. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/swiss/reason.h"
#include "tests/property/answer.h"

/* A decision as "pair 1 5 (6.1-6.2) not 3: met (3.1)", a colour as "colour 2 3 (5.2) limits", of a table with the row. */
struct expected {
    const char *id, *reason;
};

static const struct expected burstein[] = {
    { "numbers", "pair 1 4 (6.1-6.2)" },       { "numbers", "colour 3 2 (5.1) lot" },
    { "imaginary", "bye 5 (4.2-4.4)" },        { "imaginary", "pair 1 2 (6.1-6.2)" },
    { "strength", "pair 7 6 (6.1-6.2)" },      { "strength", "pair 8 5 (6.1-6.2)" },
    { "blitz-3", "bye 4 (4.2-4.4)" },          { "blitz-3", "pair 1 5 (6.1-6.2) not 3: met (3.1)" },
    { "blitz-3", "float 3 (6.3-6.4)" },        { "blitz-3", "colour 2 3 (5.2) limits" },
    { "blitz-3", "colour 1 5 (5.4) due" },     { "bye", "bye 1 (4.2-4.4) not 2: had_bye (4.1)" },
    { "joined", "joined 1 3 (6.6) rest" },     { "joined", "pair 1 3 (6.1-6.2) not 4: same_colour (6.5)" },
    { "joined", "pair 2 4 (6.1-6.2)" },        { "due-colours", "pair 1 5 (6.1-6.2) not 6: same_colour (6.5)" },
    { "due-colours", "pair 2 6 (6.1-6.2)" },   { "due-colours", "pair 3 4 (6.1-6.2)" },
    { "stronger", "colour 2 1 (5.4) higher" }, { "order", "float 2 (6.3-6.4)" },
    { "order", "float 1 (6.3-6.4)" },          { 0 },
};

static const struct expected club[] = {
    { "rank", "pair 1 4 (4)" },
    { "halves", "pair 1 4 (4)" },
    { "halves", "colour 5 2 (4) lot" },
    { "bye", "bye 4 (3, bye)" },
    { "bye", "float 1 (3) not 3: rest (3)" },
    { "bye", "pair 2 3 (4)" },
    { "bye", "pair 1 5 (3)" },
    { "bye", "colour 1 5 (5) higher" },
    { "last-leaves", "float 3 (3)" },
    { "last-leaves", "pair 3 4 (3)" },
    { "last-leaves", "pair 5 6 (4)" },
    { "exchange", "half 2 (5) rest" },
    { "exchange", "half 3 (5) rest" },
    { "exchange", "pair 3 4 (4)" },
    { "colours-move", "pair 1 4 (4) not 3: strong_colours (5)" },
    { "colours-move", "pair 2 3 (4)" },
    { "lower-difference", "colour 2 1 (5) difference" },
    { "order", "float 4 (3)" },
    { "order", "pair 4 2 (3)" },
    { "order", "pair 1 3 (3)" },
    { 0 },
};

static const struct expected dutch2006[] = {
    { "preferences", "pair 1 3 (C2-C8)" },
    { "preferences", "colour 1 3 (E1-E4) due" },
    { "top-scorers", "colour 2 1 (E1-E4) higher" },
    { "floats", "pair 1 3 (C2-C8) not 2: floated_down (B5-B6)" },
    { "floats", "float 2 (B3) not 3: floated_down (B5-B6)" },
    { "floats", "pair 2 4 (C2-C8)" },
    { "strong-odd", "half 3 (D2)" },
    { "strong-odd", "half 5 (D2)" },
    { "strong-odd", "pair 1 3 (C2-C8)" },
    { "strong-odd", "colour 1 3 (E1-E4) stronger" },
    { "strong-even", "half 2 (D2)" },
    { "strong-even", "half 4 (D2)" },
    { "strong-even", "pair 1 2 (C2-C8)" },
    { "strong-even", "pair 3 5 (C2-C8)" },
    { "first", "bye 5 (A5)" },
    { "first", "colour 3 1 (E5) lot" },
    { "moved-down", "pair 1 3 (A6) not 2: floated_up (B5-B6)" },
    { "moved-down", "pair 2 5 (C2-C8)" },
    { "moved-down", "pair 4 6 (C2-C8)" },
    { "exchange", "half 2 (D2)" },
    { "exchange", "half 3 (D2)" },
    { "next", "pair 1 3 (C2-C8) not 2: next (C12)" },
    { "next", "float 2 (C12) not 3: next (C12)" },
    { "above", "pair 1 2 (C2-C8)" },
    { "above", "float 3 (C13)" },
    { "above", "float 4 (C13)" },
    { "joined", "joined 1 3 (C13) rest" },
    { "joined", "pair 1 3 (A6)" },
    { "joined", "pair 2 4 (A6)" },
    { "colours", "colour 1 2 (E1-E4) stronger" },
    { "colours", "colour 4 3 (E1-E4) history" },
    { "colours", "colour 5 6 (E1-E4) higher" },
    { "colours", "colour 8 7 (E5) lot" },
    { "order", "float 3 (B3)" },
    { "order", "bye 7 (A5)" },
    { 0 },
};

static const struct expected teamswiss2026[] = {
    { "words", "colour 2 1 (4.3.2) only" },
    { "round", "pair 1 4 (3.6)" },
    { "round", "colour 5 2 (4.3.1) lot" },
    { "bye", "bye 4 (3.4)" },
    { "two-upfloaters", "up 4 (3.5)" },
    { "two-upfloaters", "up 5 (3.5)" },
    { "two-upfloaters", "pair 3 5 (3.6)" },
    { "floated", "up 5 (3.5) not 2: floated (2.3.4)" },
    { "floated", "up 6 (3.5)" },
    { "floated", "pair 2 6 (3.6) not 4: met (2.1.1)" },
    { "last-but-one", "up 2 (3.5)" },
    { "next-group", "up 3 (3.5) not 2: next_group (2.3.3)" },
    { "none-is-well", "up 2 (3.5)" },
    { "fewest", "up 3 (3.5) not 2: next_group (2.3.3)" },
    { "two-and-fewest", "up 4 (3.5) not 3: next_group (2.3.3)" },
    { "bracket", "pair 1 4 (3.6) not 3: same_colour (2.3.5)" },
    { "bracket", "pair 2 3 (3.6)" },
    { "bracket", "colour 4 1 (4.3.3) due" },
    { "no-preferences", "pair 1 3 (3.6)" },
    { "no-preferences", "colour 3 1 (4.3.8) first_alternates" },
    { "strong", "colour 2 1 (4.3.4) stronger" },
    { "first-due", "colour 2 1 (4.3.7) higher" },
    { "other-alternates", "colour 2 1 (4.3.9) other_alternates" },
    { "not-come-yet", "colour 2 3 (4.3.1) lot" },
    { "order", "up 1 (3.5)" },
    { 0 },
};

static const struct expected berger[] = {
    { "six", "pair 6 4 (Annex 1) table row 2" },
    { "five", "bye 4 (Annex 1, odd number) odd row 2" },
    { "double-2", "pair 2 4 (Annex 1) table row 3" },
    { "double-5", "pair 3 4 (Annex 1) table row 2" },
    { "double-5", "colour 3 4 (Annex 1, double) table_reversed row 2" },
    { "withdrawn", "bye 3 6 (withdrawals) forfeit row 5" },
    { "withdrawn", "bye 4 2 (withdrawals) withdrawn row 5" },
    { 0 },
};

static const char *const subjects[] = {
#define X(id, name) [id] = name,
    REASON_SUBJECTS(X)
};

static const char *const keys[] = { REASON_KEYS(X) };
#undef X

static struct str text_of(const struct swiss *s, const struct reason *x, struct arena *a)
{
    struct str text = str_fmt(a, "%s %d", subjects[x->about], s->entrant[x->entrant].number);

    if (x->opponent != NOBODY)
        text = str_fmt(a, "%.*s %d", STR_ARG(text), s->entrant[x->opponent].number);
    text = str_fmt(a, "%.*s (%s)", STR_ARG(text), rule_row(x->rule)->article);
    if (x->rejected != NOBODY)
        return str_fmt(a, "%.*s not %d: %s (%s)", STR_ARG(text), s->entrant[x->rejected].number, keys[x->key],
                       rule_row(x->fails)->article);
    if (x->key != KEY_NONE)
        text = str_fmt(a, "%.*s %s", STR_ARG(text), keys[x->key]);
    return x->row ? str_fmt(a, "%.*s row %d", STR_ARG(text), x->row) : text;
}

static const struct expected *wanted;
static int found, missing;

static bool has(const struct swiss *s, const struct reasons *why, const char *reason, struct arena *a)
{
    for (int i = 0; i < why->n; i++)
        if (str_eq(text_of(s, &why->reason[i], a), str_of(reason)))
            return true;
    return false;
}

/* What there is instead, for who has to look for it. */
static void print_all(const struct expected *x, const struct swiss *s, const struct reasons *why, struct arena *a)
{
    printf("%s: there is no '%s', but\n", x->id, x->reason);
    for (int i = 0; i < why->n; i++)
        printf("    %.*s\n", STR_ARG(text_of(s, &why->reason[i], a)));
}

static void check(const struct system_line *l, const struct json_t *unused)
{
    struct arena a = { 0 }, kept = { 0 };
    struct reasons why = { .arena = &kept };
    struct swiss_round made = l->system->pair(&l->field, &why, &a);

    (void)unused;
    if (!made.legal)
        assert_true(system_proves(l->system, &l->field, &why));
    for (const struct expected *x = wanted; x->id; x++) {
        if (!str_eq(l->id, str_fmt(&a, "\"%s\"", x->id)))
            continue;
        found++;
        if (has(&l->field, &why, x->reason, &a))
            continue;
        missing++;
        print_all(x, &l->field, &why, &a);
    }
    arena_free(&a);
    arena_free(&kept);
}

static void expect(const char *page, const struct expected *x)
{
    int n = 0;

    wanted = x;
    found = missing = 0;
    while (x[n].id)
        n++;
    assert_true(answer_each(page, check) > 0);
    assert_int_equal(missing, 0);
    assert_int_equal(found, n);
}

static void the_cases_of_burstein(void **unused)
{
    (void)unused;
    expect("docs/rules/burstein.md", burstein);
}

static void the_cases_of_clubs(void **unused)
{
    (void)unused;
    expect("docs/rules/club.md", club);
}

static void the_cases_of_the_old_dutch_system(void **unused)
{
    (void)unused;
    expect("docs/rules/dutch2006.md", dutch2006);
}

static void the_cases_of_teams(void **unused)
{
    (void)unused;
    expect("docs/rules/teamswiss2026.md", teamswiss2026);
}

static void the_cases_of_round_robins(void **unused)
{
    (void)unused;
    expect("docs/rules/berger.md", berger);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_cases_of_burstein),
        cmocka_unit_test(the_cases_of_clubs),
        cmocka_unit_test(the_cases_of_the_old_dutch_system),
        cmocka_unit_test(the_cases_of_teams),
        cmocka_unit_test(the_cases_of_round_robins),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
