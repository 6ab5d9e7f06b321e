/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/seat.h"

#include "teams/correction.h"
#include "teams/match.h"
#include "teams/score.h"

bool seat_find(const struct section *s, int round, int squad, int place, int after, struct arena *a, struct seat *out)
{
    const struct fixture *f = match_of(&s->round[round - 1], squad);

    if (f)
        f = correction_undone(s, round, f, after + 1, a);
    if (!f || f->absent[0] || f->absent[1])
        return false;
    int side = match_side(f, squad);
    for (int b = 0; b < s->boards; b++)
        if (f->board[b].place[side] == place) {
            *out = (struct seat){ f, round, b, side };
            return true;
        }
    return false;
}

bool seat_is_white(const struct seat *seat)
{
    return (seat->board + seat->side + seat->match->board[seat->board].swapped) % 2 == 0; /* RULE_WHITE_ODD */
}

static enum result result_of(const struct seat *seat)
{
    return seat->match->board[seat->board].result;
}

bool seat_is_forfeit(const struct seat *seat)
{
    enum result r = result_of(seat);

    return r != RESULT_NONE && !(score_present(r, 0) && score_present(r, 1));
}

struct cell seat_result(const struct seat *seat, struct arena *a)
{
    enum result r = result_of(seat);
    const struct cell part[] = { cell_half(score_half(r, seat->side)), cell_text(STR("F")) };

    if (r == RESULT_NONE || r == RESULT_OPEN)
        return cell_text(str_of(result_text(r)));
    return seat_is_forfeit(seat) ? cell_phrase(part, sizeof part / sizeof *part, a) : part[0];
}

struct cell seat_game(const struct seat *seat, struct arena *a)
{
    const struct cell part[] = { seat_result(seat, a), cell_text(seat_is_white(seat) ? STR("w") : STR("b")) };

    return seat_is_forfeit(seat) ? part[0] : cell_phrase(part, sizeof part / sizeof *part, a);
}

static struct str colour_on_board(const struct seat *seat)
{
    if (seat_is_forfeit(seat))
        return STR("-");
    return seat_is_white(seat) ? STR("w") : STR("b");
}

struct cell seat_on_board(const struct seat *seat, struct arena *a)
{
    const struct cell part[] = {
        cell_number(seat->board + 1),
        cell_text(colour_on_board(seat)),
        seat_result(seat, a),
    };

    return cell_phrase(part, sizeof part / sizeof *part, a);
}

struct cell seat_in_square(const struct seat *seat, struct arena *a)
{
    const enum result r = result_of(seat);
    const bool known = r != RESULT_NONE && r != RESULT_OPEN;
    const struct cell part[] = {
        cell_square(!seat_is_white(seat), seat->board + 1),
        cell_text(STR(" ")),
        known ? cell_half(score_half(r, seat->side)) : seat_result(seat, a),
        known && seat_is_forfeit(seat) ? cell_text(STR("f")) : (struct cell){ 0 },
    };

    return cell_phrase(part, sizeof part / sizeof *part, a);
}
