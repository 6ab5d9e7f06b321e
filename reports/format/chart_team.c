/* SPDX-License-Identifier: Apache-2.0 */
/* chart_team.c - a team over the rounds: its ranks, its matches. */
#include "reports/format/chart.h"

#include <math.h>

#include "engine/base/arena.h"
#include "reports/format/drawing.h"

/* Where rounds and ranks are: from left on, a step for each round, squeezed where there are more than 11. */
struct field {
    double left, step, top, depth;
    const struct chart_ranks *r;
};

static struct field field_of(double left, double step, double top, double depth, const struct chart_ranks *r)
{
    const int usual = 11;

    return (struct field){ left, r->all > usual ? step * (usual - 1) / (r->all - 1) : step, top, depth, r };
}

static double x_of(const struct field *f, int round)
{
    return f->left + f->step * (round - 1);
}

/* As the logarithm: the way from 2 to 1 is as long as that from 100 to 50. */
static double y_of(const struct field *f, int rank)
{
    return f->r->teams > 1 ? f->top + f->depth * log(rank) / log(f->r->teams) : f->top;
}

/* The lines between rounds that follow each other; a round without a rank breaks it. */
static void add_way(struct drawing *d, const struct field *f, const char *class, double width)
{
    const int *rank = f->r->rank;

    for (int from = 0, n; from < f->r->rounds; from += n + (n == 0)) {
        for (n = 0; from + n < f->r->rounds && rank[from + n] > 0;)
            n++;
        if (n < 2)
            continue;
        struct chart_shape *s =
            drawing_add(d, (struct chart_shape){ .kind = SHAPE_LINE, .class = class, .size = drawing_units(width) },
                        drawing_at(0, 0));
        s->point = arena_new(d->a, struct shape_point, n);
        for (s->npoint = 0; s->npoint < n; s->npoint++)
            s->point[s->npoint] = drawing_at(x_of(f, from + s->npoint + 1), y_of(f, rank[from + s->npoint]));
    }
}

/* --- a team --------------------------------------------------------------------------------------- */

static void add_scale(struct drawing *d, const struct field *f, double text, double right)
{
    static const int ranks[] = { 1, 3, 10, 30, 100 };
    size_t n = 1;

    while (n < sizeof ranks / sizeof *ranks && ranks[n] <= f->r->teams)
        n++;
    for (size_t i = 0; i < n; i++)
        drawing_line(d, "rule", 1, f->left, y_of(f, ranks[i]), right, y_of(f, ranks[i]));
    for (size_t i = 0; i < n; i++)
        drawing_text(d, "soft", DRAWING_SMALL, ANCHOR_END, text, y_of(f, ranks[i]) + 4.5, drawing_number(d, ranks[i]));
}

static void add_points(struct drawing *d, const struct field *f, const struct chart_match *match)
{
    for (int i = 0; i < f->r->rounds; i++)
        if (f->r->rank[i] > 0)
            drawing_circle(d, drawing_outcome(match[i].outcome), 6, x_of(f, i + 1), y_of(f, f->r->rank[i]));
}

/* Above its point; below after a fall, unless it would stand among the flags. */
static void add_labels(struct drawing *d, const struct field *f)
{
    const int *rank = f->r->rank;
    const double lowest = 187;

    for (int i = 0; i < f->r->rounds; i++) {
        const double y = y_of(f, rank[i] > 0 ? rank[i] : 1);
        const bool fell = i > 0 && rank[i - 1] > 0 && rank[i] > rank[i - 1] && y + 22 <= lowest;
        if (rank[i] > 0)
            drawing_text(d, "strong", DRAWING_STRONG, ANCHOR_MIDDLE, x_of(f, i + 1), fell ? y + 22 : y - 12,
                         drawing_number(d, rank[i]));
    }
}

static void add_opponents(struct drawing *d, const struct field *f, const struct chart_match *match)
{
    for (int i = 0; i < f->r->rounds; i++)
        drawing_flag(d, x_of(f, i + 1) - 10, 191, 20, match[i].federation);
    for (int i = 0; i < f->r->all; i++) {
        const struct str code = i < f->r->rounds ? match[i].code : STR("");
        drawing_text(d, "soft", DRAWING_SMALL, ANCHOR_MIDDLE, x_of(f, i + 1), 224,
                     str_fmt(d->a, "%d%s%.*s", i + 1, code.n > 0 ? " " : "", STR_ARG(code)));
    }
}

static struct chart roomy_team(const struct chart_ranks *r, const struct chart_match *match, struct arena *a)
{
    struct drawing d = drawing_begin(1200, 230, "roomy", a);
    const struct field f = field_of(44, 104.6, 16, 166, r);

    add_scale(&d, &f, 28, 1090);
    add_way(&d, &f, "way", 1.5);
    add_points(&d, &f, match);
    add_labels(&d, &f);
    add_opponents(&d, &f, match);
    return d.chart;
}

static struct chart narrow_team(const struct chart_ranks *r, const struct chart_match *match, struct arena *a)
{
    struct drawing d = drawing_begin(336, 132, "narrow", a);
    const struct field f = field_of(42, 23.8, 12, 96, r);
    const int last = r->rounds;

    add_scale(&d, &f, 30, 280);
    add_way(&d, &f, "way", 1.5);
    add_points(&d, &f, match);
    for (int round = 1; round <= r->all; round++)
        drawing_text(&d, "soft", DRAWING_SMALL, ANCHOR_MIDDLE, x_of(&f, round), 129, drawing_number(&d, round));
    if (last > 0 && r->rank[last - 1] > 0)
        drawing_text(&d, "strong", DRAWING_STRONG, ANCHOR_START, x_of(&f, last) + 10, y_of(&f, r->rank[last - 1]) + 5,
                     drawing_number(&d, r->rank[last - 1]));
    return d.chart;
}

struct chart chart_team(const struct chart_ranks *r, const struct chart_match *match, bool narrow, struct arena *a)
{
    struct chart c = narrow ? narrow_team(r, match, a) : roomy_team(r, match, a);

    c.desc = str_fmt(a, "Rank %.*s", STR_ARG(drawing_ranks(r, a)));
    return c;
}

/* --- heat ----------------------------------------------------------------------------------------- */

int chart_heat(int points, int most)
{
    if (2 * points == most)
        return 3;
    if (2 * points > most)
        return 8 * points >= 7 * most ? 1 : 2;
    return 8 * points <= most ? 5 : 4;
}
