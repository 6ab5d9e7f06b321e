/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/tournament.h"

enum colour colour_only(bool white, bool black)
{
    if (white == black)
        return COLOURLESS;
    return white ? WHITE : BLACK;
}

const struct scoring scoring_usual = { .match = { [FOR_DRAW] = 1, [FOR_WIN] = 2 },
                                       .game = { [FOR_DRAW] = 1, [FOR_WIN] = 2 } };

enum scored_for scoring_outcome(const struct scoring *s, int mp)
{
    if (mp >= s->match[FOR_WIN])
        return FOR_WIN;
    return mp >= s->match[FOR_DRAW] ? FOR_DRAW : FOR_LOSS;
}

const struct scoring *tournament_scoring(const struct tournament *t)
{
    return t->scoring ? t->scoring : &scoring_usual;
}

int tournament_bye_mp(const struct tournament *t)
{
    const struct scoring *s = tournament_scoring(t);
    const int given[] = {
        [BYE_OLYMPIAD] = BYE_MP, [BYE_NOTHING] = 0, [BYE_DRAWS] = s->match[FOR_DRAW], [BYE_WINS] = s->match[FOR_WIN]
    };

    return s->own_bye ? s->bye_mp : given[t->bye];
}

int tournament_bye_gp(const struct tournament *t)
{
    const struct scoring *s = tournament_scoring(t);
    const int on_each_board[] = { [BYE_NOTHING] = 0, [BYE_DRAWS] = s->game[FOR_DRAW], [BYE_WINS] = s->game[FOR_WIN] };

    if (s->own_bye)
        return s->bye_gp;
    return t->bye == BYE_OLYMPIAD ? BYE_GP : on_each_board[t->bye] * t->boards;
}
