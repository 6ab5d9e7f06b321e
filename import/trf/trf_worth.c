/* SPDX-License-Identifier: Apache-2.0 */
#include "import/trf/trf_worth.h"

#include "engine/base/err.h"
#include "engine/system/system.h"
#include "import/messages.h"

struct trf_worths trf_worths_usual(void)
{
    struct trf_worths w = { 0 };
#define X(id, usual) w.of[WORTH_##id].half = usual;
    TRF_WORTHS(X)
#undef X
    return w;
}

bool trf_worth_is_usual(const struct trf_worths *w, enum trf_worth id)
{
    return w->of[id].half == trf_worths_usual().of[id].half;
}

const struct trf_given *trf_worths_unusual(const struct trf_worths *w, enum trf_worth first, enum trf_worth last)
{
    for (int id = first; id <= (int)last; id++)
        if (w->of[id].line.number > 0 && !trf_worth_is_usual(w, (enum trf_worth)id))
            return &w->of[id];
    return NULL;
}

static bool wrong(const struct trf_given *at, struct err *e, struct message why)
{
    return trf_wrong(&at->line, at->column, e, why);
}

/* Of two the one that the file says. */
static const struct trf_given *said(const struct trf_worths *w, enum trf_worth a, enum trf_worth b)
{
    return w->of[a].line.number > 0 ? &w->of[a] : &w->of[b];
}

static bool in_order(const struct trf_worths *w, enum trf_worth win, struct err *e, struct message why)
{
    const struct trf_given *of = &w->of[win]; /* win, draw, loss */

    if (of[0].half > of[1].half && of[1].half > of[2].half)
        return true;
    return wrong(of[0].half > of[1].half ? said(w, win + 2, win + 1) : said(w, win, win + 1), e, why);
}

bool trf_worths_of_games(const struct trf_worths *w, struct err *e, int *out)
{
    for (int i = 0; i < FOR_COUNT; i++) {
        const struct trf_given *white = &w->of[WORTH_WIN + i], *black = &w->of[WORTH_BLACK_WIN + i];
        if (white->half != black->half)
            return wrong(black->line.number > 0 ? black : white, e, say_trf_points_by_colour());
        out[FOR_WIN - i] = white->half;
    }
    return in_order(w, WORTH_WIN, e, say_trf_points_out_of_order());
}

bool trf_worths_of_matches(const struct trf_worths *w, struct err *e, int *out)
{
    for (int i = 0; i < FOR_COUNT; i++) {
        const struct trf_given *of = &w->of[WORTH_MATCH_WIN + i];
        if (of->half % 2)
            return wrong(of, e, say_trf_match_points_are_whole());
        out[FOR_WIN - i] = of->half / 2;
    }
    return in_order(w, WORTH_MATCH_WIN, e, say_trf_points_out_of_order());
}

bool trf_points_by_system(const struct trf_worths *w, const struct system *system, struct err *e)
{
    const struct trf_given *at = trf_worths_unusual(w, WORTH_WIN, WORTH_BLACK_LOSS);

    return !at || system->any_points || trf_wrong(&at->line, at->column, e, say_trf_points_of_system(system->name));
}
