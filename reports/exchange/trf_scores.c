/* SPDX-License-Identifier: Apache-2.0 */
/* trf_scores.c - the lines of a report file that say what results give. */
#include "reports/exchange/trf_lines.h"

#include "engine/base/arena.h"
#include "engine/base/tournament.h"

/* Half points in four columns. */
static struct str points_in_columns(int half, struct arena *a)
{
    struct str text = str_fmt(a, "%d.%d", half / 2, half % 2 * 5);

    return text.n < 4 ? str_fmt(a, " %.*s", STR_ARG(text)) : text;
}

/* By the format a bye gives what a won game does, if nothing else is said; of teams line 320 says it. */
struct str trf_scores_of_games(const struct tournament *t, struct arena *a)
{
    const struct scoring *is = tournament_scoring(t);
    bool bye = t->players && t->bye != BYE_NOTHING && tournament_bye_gp(t) != is->game[FOR_WIN];

    return str_fmt(a, " W%.*s    D%.*s    L%.*s%s%.*s", STR_ARG(points_in_columns(is->game[FOR_WIN], a)),
                   STR_ARG(points_in_columns(is->game[FOR_DRAW], a)), STR_ARG(points_in_columns(is->game[FOR_LOSS], a)),
                   bye ? "    P" : "", STR_ARG(bye ? points_in_columns(tournament_bye_gp(t), a) : STR("")));
}

struct str trf_scores_of_matches(const struct tournament *t, struct arena *a)
{
    const int *match = tournament_scoring(t)->match;

    return str_fmt(a, "TW%.*s   TD%.*s   TL%.*s", STR_ARG(points_in_columns(2 * match[FOR_WIN], a)),
                   STR_ARG(points_in_columns(2 * match[FOR_DRAW], a)),
                   STR_ARG(points_in_columns(2 * match[FOR_LOSS], a)));
}

/* To engines the bye gives a point unless something else is said. */
struct str trf_scores_for_engines(const struct tournament *t, struct arena *a)
{
    const struct scoring *is = tournament_scoring(t);
    const struct {
        const char *code;
        int half;
    } list[] = { { "W", is->game[FOR_WIN] },
                 { "D", is->game[FOR_DRAW] },
                 { "WL", is->game[FOR_LOSS] },
                 { "BL", is->game[FOR_LOSS] },
                 { "PAB", tournament_bye_gp(t) } };
    struct str text = { 0 };

    for (size_t i = 0; i < sizeof list / sizeof *list; i++)
        text = str_fmt(a, "%.*s%s%s=%d.%d", STR_ARG(text), i > 0 ? " " : "", list[i].code, list[i].half / 2,
                       list[i].half % 2 * 5);
    return text;
}
