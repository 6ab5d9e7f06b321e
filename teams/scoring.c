/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/scoring.h"

#include <string.h>

#include "engine/base/points.h"
#include "teams/event.h"

/* Half points of "1", "0.5" or "½". */
static bool read_number(struct str text, int *half)
{
    text = str_trim(text);
    return text.n > 0 && text.p[0] != '+' && points_read(text, half) && *half <= 2 * SCORING_MOST;
}

bool scoring_game_read(struct str text, int *out)
{
    int half[FOR_COUNT];

    for (int i = FOR_COUNT - 1; i >= 0; i--) {
        bool more = text.n > 0 && memchr(text.p, '-', text.n) != NULL;
        if (more != (i > FOR_LOSS) || !read_number(str_cut(&text, '-'), &half[i]))
            return false;
    }
    if (half[FOR_WIN] <= half[FOR_DRAW] || half[FOR_DRAW] <= half[FOR_LOSS])
        return false;
    memcpy(out, half, sizeof half);
    return true;
}

bool scoring_match_read(struct str text, int *out)
{
    int half[FOR_COUNT];

    if (!scoring_game_read(text, half) || half[FOR_WIN] % 2 || half[FOR_DRAW] % 2 || half[FOR_LOSS] % 2)
        return false;
    for (int i = 0; i < FOR_COUNT; i++)
        out[i] = half[i] / 2;
    return true;
}

static struct str number_text(int half, struct arena *a)
{
    return str_fmt(a, half % 2 ? "%d.5" : "%d", half / 2);
}

struct str scoring_text(const int *half, struct arena *a)
{
    return str_fmt(a, "%.*s-%.*s-%.*s", STR_ARG(number_text(half[FOR_WIN], a)), STR_ARG(number_text(half[FOR_DRAW], a)),
                   STR_ARG(number_text(half[FOR_LOSS], a)));
}

bool scoring_bye_read(struct str text, int *mp, int *gp)
{
    struct str rest = text, first = str_cut(&rest, '-');
    bool two = first.n < text.n;
    int half = 0;

    if (!read_number(two ? rest : first, gp) || (two && (!read_number(first, &half) || half % 2)))
        return false;
    *mp = two ? half / 2 : NOBODY;
    return true;
}

struct str scoring_bye_text(int mp, int gp, struct arena *a)
{
    struct str games = number_text(gp, a);

    return mp == NOBODY ? games : str_fmt(a, "%d-%.*s", mp, STR_ARG(games));
}

struct scoring section_scoring(const struct section *s)
{
    struct scoring is = scoring_usual;

    if (s->game_points.n > 0)
        scoring_game_read(s->game_points, is.game);
    if (s->match_points.n > 0)
        scoring_match_read(s->match_points, is.match);
    if (s->unit == UNIT_PLAYER)
        memcpy(is.match, is.game, sizeof is.match);
    is.own_bye = s->bye_points.n > 0 && scoring_bye_read(s->bye_points, &is.bye_mp, &is.bye_gp);
    if (is.bye_mp == NOBODY)
        is.bye_mp = is.bye_gp;
    return is;
}

bool section_games_otherwise(const struct section *s)
{
    return s->game_points.n > 0;
}

bool section_scores_otherwise(const struct section *s)
{
    return s->match_points.n > 0 || s->game_points.n > 0 || s->bye_points.n > 0;
}
