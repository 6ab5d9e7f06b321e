/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/chart.h"

static const int up[] = { 9, 5, 1 }, down[] = { 1, 4, 3 }, near[] = { 5, 5, 1 };
static struct chart_line lines[] = { { { "Up", 2 }, up }, { { "Down", 4 }, down }, { { "Near", 4 }, near } };
static const struct chart chart = { { "Ranks", 5 }, lines, 3, 3 };

static const struct plot_text *find(const struct plot *p, const char *text)
{
    for (int i = 0; i < p->ntext; i++)
        if (str_eq(p->text[i].text, str_of(text)))
            return &p->text[i];
    fail_msg("no text %s", text);
    return NULL;
}

static const struct plot_stroke *stroke(const struct plot *p, int x1, int y1, int x2, int y2)
{
    for (int i = 0; i < p->nstroke; i++) {
        const struct plot_stroke *s = &p->stroke[i];
        if (!s->rule && s->x1 == x1 && s->y1 == y1 && s->x2 == x2 && s->y2 == y2)
            return s;
    }
    fail_msg("no stroke %d %d - %d %d", x1, y1, x2, y2);
    return NULL;
}

/* 1000 wide, 550 high, a font of 50: from 150 to 750 across and from 500, rank 1, down to 100, rank 9; 50 a rank. */
static void lines_run_from_round_to_round(void **state)
{
    struct arena a = { 0 };
    struct plot p = plot_make(&chart, 1000, 550, 50, &a);
    int rules = 0;

    (void)state;
    assert_int_equal(stroke(&p, 150, 100, 450, 300)->dash, 0);
    stroke(&p, 450, 300, 750, 500);
    assert_int_equal(stroke(&p, 150, 500, 450, 350)->dash, 1);
    stroke(&p, 450, 350, 750, 400);
    stroke(&p, 150, 300, 450, 300);
    for (int i = 0; i < p.nstroke; i++)
        rules += p.stroke[i].rule;
    assert_int_equal(rules, 8); /* 1 to 9 without 2, which would touch 1: 50 is the height of a letter */
    assert_int_equal(find(&p, "4")->y + 50 / 3, 350);
    assert_int_equal(find(&p, "1")->align, PLOT_RIGHT);
    arena_free(&a);
}

/* Two end at rank 1: the second is led down by 6 fifths of a letter, and the third, at rank 3, by less. */
static void no_name_stands_over_another(void **state)
{
    struct arena a = { 0 };
    struct plot p = plot_make(&chart, 1000, 550, 50, &a);

    (void)state;
    assert_int_equal(find(&p, "1 Up")->y, 500 - 50 / 3);
    assert_int_equal(find(&p, "1 Near")->y, 500 - 50 / 3 - 60);
    assert_int_equal(find(&p, "3 Down")->y, 500 - 50 / 3 - 120);
    stroke(&p, 750, 500, 850, 500 - 60);
    arena_free(&a);
}

static void one_round_and_one_value_are_a_point(void **state)
{
    struct arena a = { 0 };
    const struct chart one = { { "", 0 }, lines, 1, 1 };
    struct plot p = plot_make(&one, 1000, 550, 50, &a);

    (void)state;
    assert_int_equal(find(&p, "9 Up")->y, 500 - 50 / 3);
    arena_free(&a);
}

/* Where something can be drawn: not in text, not in data, and of no more teams than can be told apart. */
static void ranks_of_chosen_teams_are_drawn(void **state)
{
    struct arena a = { 0 };
    struct event *e = sample_event(&a);
    const int chosen[] = { 1, 0 };
    struct report_input in = {
        .event = e, .section = e->section, .team = NOBODY, .other = NOBODY, .chosen = chosen, .nchosen = 2
    };
    struct err err = { 0 };
    struct sheet drawn, all;

    (void)state;
    e->section->round[1].state = ROUND_PUBLISHED;
    in.round = 2;
    assert_true(report_make(report_find(STR("progressive")), &in, &a, &drawn, &err));
    assert_int_equal(drawn.part[drawn.npart - 1]->kind, PART_CHART);
    struct str html = sample_bytes(&drawn, "html", &a);
    assert_true(contains(html, "<svg viewBox"));
    assert_true(contains(html, "aria-label=\"The rank after each round\""));
    assert_true(contains(html, ">1 Việt Nam</text>"));
    assert_false(contains(sample_bytes(&drawn, "text", &a), "1 Việt Nam"));
    assert_true(contains(sample_bytes(&drawn, "csv", &a), "\n1,2,Việt Nam,VIE,1,1,2,2\n"));
    e->section->squad[1].name = STR("<b>&\x1b[2J");
    assert_true(report_make(report_find(STR("progressive")), &in, &a, &all, &err));
    html = sample_bytes(&all, "html", &a);
    assert_true(contains(html, ">1 &lt;b&gt;&amp;"));
    assert_false(contains(html, "\x1b"));
    in.nchosen = 0;
    assert_true(report_make(report_find(STR("progressive")), &in, &a, &all, &err));
    assert_false(contains(sample_bytes(&all, "html", &a), "<svg"));
    assert_true(sample_bytes(&drawn, "pdf", &a).n != sample_bytes(&all, "pdf", &a).n);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_run_from_round_to_round),
        cmocka_unit_test(no_name_stands_over_another),
        cmocka_unit_test(one_round_and_one_value_are_a_point),
        cmocka_unit_test(ranks_of_chosen_teams_are_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
