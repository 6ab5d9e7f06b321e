/* SPDX-License-Identifier: Apache-2.0 */
/* chart_open.c - the places that teams can still reach. */
#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "reports/format/drawing.h"
#include "reports/format/messages.h"
#include "teams/text.h"

enum { WAYS = 3 };

struct reach {
    struct drawing d;
    double first, pitch, head;
    bool narrow;
    const struct wording *wording;
};

static double place_x(const struct reach *o, int place)
{
    return o->first + o->pitch * (place - 1);
}

static void add_place_scale(struct reach *o, int n)
{
    static const int places[] = { 1, 2, 3, 5, 10, 15, 20 };
    const double foot = o->head + 44 * n;

    drawing_box(&o->d, "medals", place_x(o, 1) - o->pitch / 2, o->head - 4, 3 * o->pitch, foot - o->head + 4);
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        drawing_line(&o->d, "rule", 1, place_x(o, places[i]), o->head, place_x(o, places[i]), foot);
        if (!o->narrow || places[i] != 2)
            drawing_text(&o->d, "soft", 12, ANCHOR_MIDDLE, place_x(o, places[i]), o->head - 8,
                         drawing_number(&o->d, places[i]));
    }
    drawing_line(&o->d, "rule", 1, place_x(o, DRAWING_RANKS), o->head, place_x(o, DRAWING_RANKS), foot);
    drawing_text(&o->d, "soft", 12, ANCHOR_MIDDLE, place_x(o, DRAWING_RANKS), o->head - 8, STR("24+"));
}

/* Of places that the chart does not reach a word says where they begin. */
static void add_bar(struct reach *o, const char *class, double y, int best, int worst)
{
    const double half = o->pitch / 3, right = place_x(o, DRAWING_RANKS) + half;
    const double from = place_x(o, best) - half, to = worst > DRAWING_RANKS ? right : place_x(o, worst) + half;
    const struct message behind = say_chart_place_from(best);

    if (best > DRAWING_RANKS)
        drawing_text(&o->d, "soft", 11, ANCHOR_END, right, y + 9, message_text(&behind, o->wording, o->d.a));
    else
        drawing_box(&o->d, class, from, y, to - from, 9.5);
}

static void add_reach(struct reach *o, int i, const struct chart_reach *t)
{
    static const char *const bars[WAYS] = { "won", "middle", "lost" };
    const double y = o->head + 44 * i;

    drawing_line(&o->d, "rule", 1, 0, y, place_x(o, DRAWING_RANKS), y);
    drawing_text(&o->d, "strong", DRAWING_STRONG, ANCHOR_END, 22, y + 22, drawing_number(&o->d, t->rank));
    drawing_flag(&o->d, 32, y + 10, o->narrow ? 20 : 24, t->federation);
    drawing_text(&o->d, "strong", o->narrow ? DRAWING_STRONG : 15, ANCHOR_START, o->narrow ? 56 : 64, y + 20,
                 o->narrow ? t->code : text_cut(o->d.a, t->name, 24));
    if (!o->narrow)
        drawing_text(&o->d, "soft", 12, ANCHOR_START, 64, y + 37, text_cut(o->d.a, t->below, 32));
    for (int way = 0; way < WAYS; way++)
        add_bar(o, bars[way], y + 4 + 12.5 * way, t->with[way].best, t->with[way].worst);
}

struct chart chart_open(const struct chart_reach *team, int n, bool narrow, const struct wording *w, struct arena *a)
{
    struct reach o = {
        .wording = w, .first = narrow ? 106 : 300, .pitch = narrow ? 9.6 : 23.9, .head = 26, .narrow = narrow
    };

    o.d = drawing_begin(narrow ? 336 : 870, o.head + 44 * n + 4, narrow ? "narrow" : "roomy", a);
    add_place_scale(&o, n);
    for (int i = 0; i < n; i++) {
        const struct chart_reach *t = &team[i];
        add_reach(&o, i, t);
        o.d.chart.desc = str_fmt(a, "%.*s%s%.*s: %d–%d, %d–%d, %d–%d", STR_ARG(o.d.chart.desc), i > 0 ? "; " : "",
                                 STR_ARG(direction_isolated(t->name, a)), t->with[0].best, t->with[0].worst,
                                 t->with[1].best, t->with[1].worst, t->with[2].best, t->with[2].worst);
    }
    return o.d.chart;
}
