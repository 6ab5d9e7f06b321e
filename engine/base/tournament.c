/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/tournament.h"

enum colour colour_only(bool white, bool black)
{
    if (white == black)
        return COLOURLESS;
    return white ? WHITE : BLACK;
}

int tournament_bye_mp(const struct tournament *t)
{
    static const int given[] = {
        [BYE_OLYMPIAD] = BYE_MP, [BYE_NOTHING] = 0, [BYE_DRAWS] = BYE_MP, [BYE_WINS] = 2 * BYE_MP
    };

    return given[t->bye];
}

int tournament_bye_gp(const struct tournament *t)
{
    static const int on_each_board[] = { [BYE_NOTHING] = 0, [BYE_DRAWS] = 1, [BYE_WINS] = 2 };

    return t->bye == BYE_OLYMPIAD ? BYE_GP : on_each_board[t->bye] * t->boards;
}
