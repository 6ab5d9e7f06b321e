/* SPDX-License-Identifier: Apache-2.0 */
/* chart_player.c - the games of a player by the ratings of his opponents. */
#include <math.h>

#include "engine/base/arena.h"
#include "reports/format/drawing.h"
#include "reports/format/messages.h"

struct ratings {
    struct drawing d;
    int low, high, step;
    double left, pitch;
    const struct wording *wording;
};

static void widen(struct ratings *g, int rating)
{
    if (rating <= 0)
        return;
    g->low = g->low == 0 || rating < g->low ? rating : g->low;
    g->high = rating > g->high ? rating : g->high;
}

/* Rules at full hundreds: four to eight of them. */
static void round_edges(struct ratings *g)
{
    static const int steps[] = { 50, 100, 200, 400, 800 };
    size_t i = 0;

    while (i + 1 < sizeof steps / sizeof *steps && (g->high - g->low) / steps[i] > 5)
        i++;
    g->step = steps[i];
    g->low = g->low / g->step * g->step;
    g->high = (g->high + g->step - 1) / g->step * g->step;
    if (g->high == g->low)
        g->high += g->step;
}

static double rating_y(const struct ratings *g, int rating)
{
    return 248 - round(228.0 * (rating - g->low) / (g->high - g->low));
}

static void add_rating_scale(struct ratings *g)
{
    for (int rating = g->low; rating <= g->high; rating += g->step)
        drawing_line(&g->d, "rule", 1, 42, rating_y(g, rating), 654, rating_y(g, rating));
    for (int rating = g->low; rating <= g->high; rating += g->step)
        drawing_text(&g->d, "soft", DRAWING_SMALL, ANCHOR_END, 34, rating_y(g, rating) + 5,
                     drawing_number(&g->d, rating));
}

/* Two labels of which the lower gives way. */
static void add_levels(struct ratings *g, int rating, int performance)
{
    const double apart = 16;
    double own = rating_y(g, rating) + 5, played = rating_y(g, performance) + 5;
    const struct message performed = say_chart_performance(performance), rated = say_chart_rating(rating);

    if (performance > 0)
        drawing_line(&g->d, "played", 2, 42, played - 5, 654, played - 5);
    if (rating > 0)
        drawing_line(&g->d, "way", 1.5, 42, own - 5, 654, own - 5);
    if (rating > 0 && performance > 0 && fabs(own - played) < apart) {
        own = performance >= rating ? played + apart : own;
        played = performance >= rating ? played : own + apart;
    }
    if (performance > 0)
        drawing_text(&g->d, "end", DRAWING_SMALL, ANCHOR_START, 660, played,
                     message_text(&performed, g->wording, g->d.a));
    if (rating > 0)
        drawing_text(&g->d, "name", DRAWING_SMALL, ANCHOR_START, 660, own, message_text(&rated, g->wording, g->d.a));
}

static double game_x(const struct ratings *g, const struct chart_game *game)
{
    return g->left + g->pitch * (game->round - 1);
}

static double game_y(const struct ratings *g, const struct chart_game *game)
{
    return game->rating > 0 ? rating_y(g, game->rating) : rating_y(g, g->low);
}

/* Those that ended in one way together: a page says once what they have in common. */
static void add_results(struct ratings *g, const struct chart_game *game, int n, enum outcome outcome)
{
    static const char *const signs[] = { "", "1", "½", "0" };
    const char *class = drawing_outcome(outcome), *inside = str_c(g->d.a, str_fmt(g->d.a, "in %s", class));

    for (int i = 0; i < n; i++)
        if (game[i].outcome == outcome)
            drawing_circle(&g->d, class, 11, game_x(g, &game[i]), game_y(g, &game[i]));
    for (int i = 0; i < n; i++)
        if (game[i].outcome == outcome)
            drawing_text(&g->d, inside, DRAWING_SMALL, ANCHOR_MIDDLE, game_x(g, &game[i]), game_y(g, &game[i]) + 5,
                         str_of(signs[outcome]));
}

/* The round below each game, and below that the opponent's team, for which a telephone has no room. */
static void add_opponents(struct ratings *g, const struct chart_game *game, int n)
{
    for (int i = 0; i < n; i++)
        drawing_text(&g->d, "soft", DRAWING_SMALL, ANCHOR_MIDDLE, game_x(g, &game[i]), 281,
                     drawing_number(&g->d, game[i].round));
    for (int i = 0; i < n; i++)
        drawing_text(&g->d, "code", DRAWING_SMALL, ANCHOR_MIDDLE, game_x(g, &game[i]), 296, game[i].code);
}

struct chart chart_player(const struct chart_game *game, int n, int rounds, int rating, int performance,
                          const struct wording *w, struct arena *a)
{
    static const char *const points[] = {
        [OUTCOME_NONE] = "", [OUTCOME_WON] = "1", [OUTCOME_DRAWN] = "½", [OUTCOME_LOST] = "0"
    };
    struct ratings g = { .wording = w,
                         .d = drawing_begin(740, 300, "games", a),
                         .left = 56,
                         .pitch = rounds > 11 ? 580.0 / (rounds - 1) : 58 };

    widen(&g, rating);
    widen(&g, performance);
    for (int i = 0; i < n; i++)
        widen(&g, game[i].rating);
    round_edges(&g);
    add_rating_scale(&g);
    add_levels(&g, rating, performance);
    for (enum outcome o = OUTCOME_NONE; o <= OUTCOME_LOST; o++)
        add_results(&g, game, n, o);
    add_opponents(&g, game, n);
    for (int i = 0; i < n; i++)
        g.d.chart.desc = str_fmt(a, "%.*s%s%d: %s %d", STR_ARG(g.d.chart.desc), i > 0 ? "; " : "", game[i].round,
                                 points[game[i].outcome], game[i].rating);
    return g.d.chart;
}
