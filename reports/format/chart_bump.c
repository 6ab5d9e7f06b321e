/* SPDX-License-Identifier: Apache-2.0 */
/* chart_bump.c - the ranks of some teams over the rounds. */
#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "reports/format/drawing.h"
#include "teams/text.h"

struct bump {
    struct drawing d;
    const struct chart_bump *team;
    int n, rounds, medals;
    bool narrow;
    double left, step, top, pitch, low, foot, name; /* `name`: where ranks end and flags begin */
};

static double bump_x(const struct bump *b, int round)
{
    return b->left + b->step * (round - 1);
}

static double bump_y(const struct bump *b, int rank)
{
    return rank <= DRAWING_RANKS ? b->top + b->pitch * (rank - 1) : b->low;
}

static const char *medal_of(const struct bump *b, int i)
{
    static const char *const medals[] = { "gold", "silver", "bronze" };

    return i < b->medals && i < 3 ? medals[i] : "other";
}

static void add_bump_way(struct bump *b, int i, const char *class, double more)
{
    const struct chart_bump *t = &b->team[i];
    const double width = (i < b->medals ? 4 : 1.6) * (b->narrow ? 0.75 : 1) + more;

    for (int r = 1; r < b->rounds; r++)
        if (t->after[r - 1] > 0 && t->after[r] > 0)
            drawing_line(&b->d, class, width, bump_x(b, r), bump_y(b, t->after[r - 1]), bump_x(b, r + 1),
                         bump_y(b, t->after[r]));
    for (int r = 0; more == 0 && r < b->rounds; r++)
        if (t->after[r] > 0)
            drawing_circle(&b->d, class, i < b->medals ? 4 : 2.2, bump_x(b, r + 1), bump_y(b, t->after[r]));
}

static void add_bump_scale(struct bump *b)
{
    static const int ranks[] = { 1, 3, 5, 10, 15, 20 };

    for (size_t i = 0; i < sizeof ranks / sizeof *ranks; i++)
        drawing_text(&b->d, "soft", DRAWING_SMALL, ANCHOR_END, b->left - 14, bump_y(b, ranks[i]) + 4.5,
                     drawing_number(&b->d, ranks[i]));
    drawing_text(&b->d, "soft", DRAWING_SMALL, ANCHOR_END, b->left - 14, b->low + 4.5, STR("25+"));
    for (int r = 1; r <= b->rounds; r++) {
        drawing_line(&b->d, "rule", 1, bump_x(b, r), b->top - 8, bump_x(b, r), b->low + 12);
        if (b->step >= 17 || r % 2 == 1)
            drawing_text(&b->d, "soft", DRAWING_SMALL, ANCHOR_MIDDLE, bump_x(b, r), b->foot, drawing_number(&b->d, r));
    }
}

/* The name, of a long one the code. */
static struct str label_of(const struct bump *b, const struct chart_bump *t)
{
    enum { LETTERS = 14 };

    return b->narrow || !str_eq(text_cut(b->d.a, t->name, LETTERS), t->name) ? t->code : t->name;
}

/* Each below the one above. */
static void add_bump_labels(struct bump *b)
{
    double above = 0;

    for (int i = 0; i < b->n; i++) {
        const int rank = b->team[i].after[b->rounds - 1];
        const double end = bump_y(b, rank > 0 ? rank : DRAWING_RANKS + 1);
        const double y = i > 0 && end + 5 < above + 23 ? above + 23 : end + 5;
        const struct chart_bump *t = &b->team[i];
        const char *class = i < b->medals ? "strong" : "name";
        const double right = b->d.chart.width / (double)CHART_UNIT;

        drawing_line(&b->d, "leader", 1, bump_x(b, b->rounds) + 7, end, b->name - 22, y - 5);
        drawing_text(&b->d, "strong", DRAWING_STRONG, ANCHOR_END, b->name, y, drawing_number(&b->d, t->rank));
        drawing_flag(&b->d, b->name + 7, y - 12.5, 20, t->federation);
        drawing_text(&b->d, class, DRAWING_STRONG, ANCHOR_START, b->name + 34, y, label_of(b, t));
        drawing_text(&b->d, "soft", DRAWING_SMALL, ANCHOR_END, right - 2, y, t->points);
        above = y;
    }
    if (drawing_units(above + 8) > b->d.chart.height)
        b->d.chart.height = drawing_units(above + 8);
}

static struct bump bump_of(bool narrow, int rounds, struct arena *a)
{
    const double steps = rounds > 1 ? rounds - 1 : 1;

    if (narrow)
        return (struct bump){ drawing_begin(336, 300, "narrow", a),
                              .left = 36,
                              .step = 160 / steps,
                              .top = 16,
                              .pitch = 10,
                              .low = 264,
                              .foot = 292,
                              .name = 234 };
    return (struct bump){ drawing_begin(1200, 430, "roomy", a),
                          .left = 52,
                          .step = 928 / steps,
                          .top = 22,
                          .pitch = 14.67,
                          .low = 388,
                          .foot = 422,
                          .name = 1026 };
}

struct chart chart_bump(const struct chart_bump *team, int n, int rounds, int medals, bool narrow, struct arena *a)
{
    struct bump b = bump_of(narrow, rounds, a);

    b.team = team;
    b.n = n;
    b.rounds = rounds;
    b.medals = medals;
    b.narrow = narrow;
    add_bump_scale(&b);
    for (int i = n - 1; i >= 0; i--) {
        add_bump_way(&b, i, "casing", 3);
        add_bump_way(&b, i, medal_of(&b, i), 0);
    }
    add_bump_labels(&b);
    for (int i = 0; i < n; i++) {
        const struct chart_ranks r = { team[i].after, rounds, rounds, n };
        b.d.chart.desc = str_fmt(a, "%.*s%s%.*s: %.*s", STR_ARG(b.d.chart.desc), i > 0 ? "; " : "",
                                 STR_ARG(direction_isolated(team[i].name, a)), STR_ARG(drawing_ranks(&r, a)));
    }
    return b.d.chart;
}
