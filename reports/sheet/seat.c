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

struct cell seat_result(const struct seat *seat, struct arena *a)
{
    enum result r = seat->match->board[seat->board].result;
    bool played = score_present(r, 0) && score_present(r, 1);
    struct cell colour = cell_text(seat_is_white(seat) ? STR("w") : STR("b"));
    const struct cell part[] = { r == RESULT_OPEN ? cell_text(STR("*")) : cell_half(score_half(r, seat->side)),
                                 played ? colour : cell_text(STR("F")) };

    return r == RESULT_NONE ? colour : cell_phrase(part, sizeof part / sizeof *part, a);
}
