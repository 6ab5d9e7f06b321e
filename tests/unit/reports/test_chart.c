/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/chart.h"

/* --- shapes of a chart ---------------------------------------------------------------------------- */

static const struct chart_shape *nth(const struct chart *c, enum chart_shape_kind kind, const char *class, int n)
{
    for (int i = 0; i < c->n; i++)
        if (c->shape[i].kind == kind && strcmp(c->shape[i].class, class) == 0 && n-- == 0)
            return &c->shape[i];
    fail_msg("no such %s", class);
    return NULL;
}

static int count(const struct chart *c, enum chart_shape_kind kind, const char *class)
{
    int n = 0;

    for (int i = 0; i < c->n; i++)
        n += c->shape[i].kind == kind && strcmp(c->shape[i].class, class) == 0;
    return n;
}

static void expect_at(const struct chart_shape *s, int point, int x, int y)
{
    assert_int_equal(s->point[point].x, x);
    assert_int_equal(s->point[point].y, y);
}

/* --- no two labels overlap ------------------------------------------------------------------------ */

/* Digits and small letters are at most 0.6 of their height wide, capitals 0.75, in common sans serif fonts; capitals are 0.73 high. */
static int width_of(const struct chart_shape *s)
{
    int width = 0;

    for (size_t i = 0; i < s->text.n; i++)
        if ((s->text.p[i] & 0xc0) != 0x80)
            width += s->text.p[i] >= 'A' && s->text.p[i] <= 'Z' ? 75 : 60;
    return width * s->size / 100;
}

struct area {
    int left, right, top, bottom;
};

static struct area area_of(const struct chart_shape *s)
{
    const int width = width_of(s), left = s->point->x - (s->anchor == ANCHOR_END      ? width
                                                         : s->anchor == ANCHOR_MIDDLE ? width / 2
                                                                                      : 0);

    return (struct area){ left, left + width, s->point->y - s->size * 73 / 100, s->point->y };
}

static void expect_apart(const struct chart *c)
{
    for (int i = 0; i < c->n; i++)
        for (int j = 0; j < i; j++) {
            const struct chart_shape *s = &c->shape[i], *t = &c->shape[j];
            if (s->kind != SHAPE_TEXT || t->kind != SHAPE_TEXT)
                continue;
            const struct area a = area_of(s), b = area_of(t);
            if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
                fail_msg("%.*s at %d %d over %.*s at %d %d", STR_ARG(s->text), s->point->x, s->point->y,
                         STR_ARG(t->text), t->point->x, t->point->y);
        }
}

static const struct wording page = { .medium = MEDIUM_PAGE };
static unsigned long state_of_dice;

static int dice(int sides)
{
    state_of_dice = state_of_dice * 6364136223846793005u + 1442695040888963407u;
    return (int)(state_of_dice >> 33) % sides;
}

static struct chart_match *made_up_matches(int rounds, struct arena *a)
{
    struct chart_match *m = arena_new(a, struct chart_match, rounds);

    for (int r = 0; r < rounds; r++)
        m[r] = (struct chart_match){ (enum outcome)(1 + dice(3)), STR("AZE1"), STR("AZE") };
    return m;
}

static int *made_up_ranks(int rounds, int teams, struct arena *a)
{
    int *rank = arena_new(a, int, rounds);

    for (int r = 0; r < rounds; r++)
        rank[r] = dice(12) == 0 ? 0 : 1 + dice(teams);
    return rank;
}

static void try_ranks(int teams, int rounds, struct arena *a)
{
    struct chart_bump team[12];

    for (int i = 0; i < 12 && i < teams; i++)
        team[i] = (struct chart_bump){ STR("Bosnia & Herzegovina"),    STR("AZE1"), STR("AZE"), STR("19½"), i + 1,
                                       made_up_ranks(rounds, teams, a) };
    for (int i = 0; i < 12 && i < teams; i++)
        ((int *)(uintptr_t)team[i].after)[rounds - 1] = i + 1;
    for (int narrow = 0; narrow < 2; narrow++) {
        for (int over = 1; over <= rounds; over++) {
            const struct chart_ranks r = { made_up_ranks(over, teams, a), over, rounds, teams };
            struct chart c = chart_team(&r, made_up_matches(over, a), narrow, a);
            expect_apart(&c);
        }
        struct chart c = chart_bump(team, narrow ? 5 : teams < 12 ? teams : 12, rounds, 3, narrow, a);
        expect_apart(&c);
    }
}

static void try_player(int rounds, struct arena *a)
{
    struct chart_game *game = arena_new(a, struct chart_game, rounds);
    const int rating = 1000 + dice(1900);

    for (int r = 0; r < rounds; r++)
        game[r] = (struct chart_game){ r + 1, dice(8) == 0 ? 0 : 1000 + dice(1900), (enum outcome)(1 + dice(3)),
                                       STR("AZE1") };
    struct chart c = chart_player(game, rounds, rounds, rating, rating + dice(60) - 30, &page, a);
    expect_apart(&c);
}

static void try_open(int teams, struct arena *a)
{
    struct chart_reach *team = arena_new(a, struct chart_reach, 14);
    const int n = teams < 14 ? teams : 14;

    for (int i = 0; i < n; i++) {
        team[i] = (struct chart_reach){ i + 1,      STR("United Arab Emirates and more of it"),      STR("AZE1"),
                                        STR("AZE"), STR("19½ MP · table 12 v United Arab Emirates"), { { 0 } } };
        for (int way = 0; way < 3; way++)
            team[i].with[way].worst = (team[i].with[way].best = 1 + dice(teams)) + dice(9);
    }
    for (int narrow = 0; narrow < 2; narrow++) {
        struct chart c = chart_open(team, narrow && n > 12 ? 12 : n, narrow, &page, a);
        expect_apart(&c);
    }
}

static void no_two_labels_overlap(void **state)
{
    static const int teams[] = { 6, 60, 200 };
    struct arena a = { 0 };

    (void)state;
    for (int t = 0; t < 3; t++)
        for (int rounds = 5; rounds <= 15; rounds++)
            for (int seed = 1; seed <= 20; seed++) {
                struct arena_mark mark = arena_mark(&a);
                state_of_dice = (unsigned long)(seed * 1000 + rounds * 10 + t);
                try_ranks(teams[t], rounds, &a);
                try_player(rounds, &a);
                try_open(teams[t], &a);
                arena_rewind(&a, mark);
            }
    arena_free(&a);
}

/* --- the measures of look.md ---------------------------------------------------------------------- */

/* x = 44 + 104.6 (r - 1), y = 16 + 166 ln v / ln N; the rank 12 above, after a fall 22 below. */
static void a_team_chart_has_the_measures_of_the_look(void **state)
{
    static const int rank[] = { 10, 1, 10 };
    static const struct chart_match match[] = { { OUTCOME_WON, STR("NOR"), STR("NOR") },
                                                { OUTCOME_DRAWN, STR("bye"), STR("") },
                                                { OUTCOME_LOST, STR("AZE1"), STR("AZE") } };
    struct arena a = { 0 };
    const struct chart_ranks r = { rank, 3, 11, 100 };
    struct chart c = chart_team(&r, match, false, &a);

    (void)state;
    expect_at(nth(&c, SHAPE_CIRCLE, "won", 0), 0, 4400, 9900);
    expect_at(nth(&c, SHAPE_CIRCLE, "drawn", 0), 0, 14860, 1600);
    expect_at(nth(&c, SHAPE_CIRCLE, "lost", 0), 0, 25320, 9900);
    expect_at(nth(&c, SHAPE_TEXT, "strong", 0), 0, 4400, 8700);
    expect_at(nth(&c, SHAPE_TEXT, "strong", 2), 0, 25320, 12100);
    assert_int_equal(count(&c, SHAPE_FLAG, "flag"), 2);
    assert_int_equal(count(&c, SHAPE_LINE, "rule"), 5); /* 1 3 10 30 100 */
    arena_free(&a);
}

/* x = 52 + 92.8 (r - 1), y = 22 + 14.67 (v - 1) to rank 24, below on 388; labels 23 apart. */
static void a_bump_chart_has_the_measures_of_the_look(void **state)
{
    static const int first[] = { 40, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, second[] = { 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 24 };
    static const struct chart_bump team[] = { { STR("A"), STR("A"), STR(""), STR("20"), 1, first },
                                              { STR("B"), STR("B"), STR(""), STR("18"), 2, second } };
    struct arena a = { 0 };
    struct chart c = chart_bump(team, 2, 11, 1, false, &a);

    (void)state;
    expect_at(nth(&c, SHAPE_LINE, "gold", 0), 0, 5200, 38800);
    expect_at(nth(&c, SHAPE_LINE, "gold", 0), 1, 14480, 3667);
    assert_int_equal(nth(&c, SHAPE_LINE, "gold", 0)->size, 400);
    assert_int_equal(nth(&c, SHAPE_LINE, "other", 0)->size, 160);
    assert_int_equal(nth(&c, SHAPE_LINE, "casing", 0)->size, 460); /* the last team lies lowest */
    expect_at(nth(&c, SHAPE_LINE, "other", 9), 1, 98000, 35941);   /* 22 + 14.67 * 23 */
    arena_free(&a);
}

/* Shares of look.md: 4-3½, 3-2½, 2, 1½-1, ½-0 of four boards, in half points. */
static void heat_has_five_steps(void **state)
{
    static const int steps[] = { 5, 5, 4, 4, 3, 2, 2, 1, 1 };

    (void)state;
    for (int half = 0; half <= 8; half++)
        assert_int_equal(chart_heat(half, 8), steps[half]);
    assert_int_equal(chart_heat(6, 12), 3);
    assert_int_equal(chart_heat(12, 12), 1);
    assert_int_equal(chart_heat(10, 12), 2); /* 10 of 12 is less than seven eighths */
}

/* --- pages and paper ------------------------------------------------------------------------------ */

static void a_drawing_is_text_escaped_and_says_what_it_shows(void **state)
{
    static const int rank[] = { 3, 1 };
    static const struct chart_match match[] = { { OUTCOME_WON, STR("<b>"), STR("NOR") },
                                                { OUTCOME_LOST, STR("&"), STR("") } };
    struct arena a = { 0 };
    const struct chart_ranks r = { rank, 2, 2, 3 };
    struct chart c = chart_team(&r, match, false, &a);

    (void)state;
    c.title = STR("A <team>");
    struct str svg = chart_svg(&c, NULL, "", &a);
    assert_true(contains(svg, "<svg class=\"chart roomy\" role=\"img\" viewBox=\"0 0 1200 230\""));
    assert_true(contains(svg, "<title>A &lt;team&gt;</title>"));
    assert_true(contains(svg, "<desc>Rank 3, 1</desc>"));
    assert_true(contains(svg, "1 &lt;b&gt;</text>"));
    assert_true(contains(svg, "<path class=\"way\" d=\"M44 182L148.6 16\" stroke-width=\"1.5\"/>"));
    assert_false(contains(svg, "style="));
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
    assert_int_equal(drawn.part[0]->kind, PART_CHART);
    struct str html = sample_bytes(&drawn, "html", &a);
    assert_true(contains(html, "<svg class=\"chart roomy\""));
    assert_true(contains(html, "<title>After round 2 Việt Nam has rank 1</title>"));
    assert_true(contains(html, ">Việt Nam</text>"));
    assert_false(contains(sample_bytes(&drawn, "text", &a), "has rank"));
    assert_true(contains(sample_bytes(&drawn, "csv", &a), "\n1,2,Việt Nam,VIE,1,1,2,2\n"));
    e->section->squad[1].name = STR("<b>&\x1b[2J");
    assert_true(report_make(report_find(STR("progressive")), &in, &a, &all, &err));
    html = sample_bytes(&all, "html", &a);
    assert_true(contains(html, ">&lt;b&gt;&amp;"));
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
        cmocka_unit_test(no_two_labels_overlap),
        cmocka_unit_test(a_team_chart_has_the_measures_of_the_look),
        cmocka_unit_test(a_bump_chart_has_the_measures_of_the_look),
        cmocka_unit_test(heat_has_five_steps),
        cmocka_unit_test(a_drawing_is_text_escaped_and_says_what_it_shows),
        cmocka_unit_test(ranks_of_chosen_teams_are_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
