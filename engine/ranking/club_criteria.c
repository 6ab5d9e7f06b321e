/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/club_criteria.h"

#include "engine/base/arena.h"
#include "engine/club/tiebreak.h"
#include "engine/ranking/entrants.h"

/* Half a unit is rounded up. */
static int rounded(struct fraction f, int units)
{
    if (f.below == 0)
        return VALUE_NONE;
    wide twice = 2 * units * f.above + f.below, by = 2 * f.below;
    return (int)(twice >= 0 ? twice / by : -((-twice + by - 1) / by));
}

static struct swiss field_of(const struct tournament *t, int after, struct arena *a)
{
    struct tournament games = *t;

    games.by_gp = false;
    struct entrant *entrant = entrants_load(&games, after, a);
    if (t->scoring) {
        /* Those tie-breaks count a won game as 1, whatever it gives here. */
        for (int i = 0; i < t->nteam; i++) {
            struct past *past = arena_new(a, struct past, entrant[i].npast);
            for (int r = 0; r < entrant[i].npast; r++) {
                past[r] = entrant[i].past[r];
                if (past[r].played)
                    past[r].points = scoring_usual.match[scoring_outcome(t->scoring, past[r].points)];
            }
            entrant[i].past = past;
        }
    }
    return (struct swiss){ .round = after + 1, .rounds = after + 1, .entrant = entrant, .n = t->nteam };
}

/* The one of that place in the table of the club; so many units make 1. */
static void fill(int place, int units, const struct tournament *t, int after, int *out, struct arena *a)
{
    struct fraction *value = arena_new(a, struct fraction, t->nteam);
    struct swiss s = field_of(t, after, a);

    club_tiebreaks[place].values(&s, value, a);
    for (int i = 0; i < t->nteam; i++)
        out[i] = rounded(value[i], units);
}

/* X(function, units): in the order of club_tiebreaks. */
/* clang-format off */
#define CLUB_CRITERIA(X) \
    X(club_solkoff, 2) X(club_median, 2) X(club_modified_median, 2) X(club_sonneborn_berger, 4) X(club_kashdan, 1) \
    X(club_cumulative, 2) X(club_average_opposition, 100) X(club_performance_of_opposition, 100)
/* clang-format on */

enum {
#define X(function, units) PLACE_##function,
    CLUB_CRITERIA(X)
#undef X
};

#define X(function, units)                                                          \
    void function(const struct tournament *t, int after, int *out, struct arena *a) \
    {                                                                               \
        fill(PLACE_##function, units, t, after, out, a);                            \
    }
CLUB_CRITERIA(X)
#undef X

void club_lines(enum criterion c, const struct tournament *t, int after, int team, struct club_line *out,
                struct arena *a)
{
#define X(function, units) units,
    static const int units[] = { CLUB_CRITERIA(X) };
#undef X
    struct swiss s = field_of(t, after, a);
    struct club_part *part = arena_new(a, struct club_part, after);
    int place = (int)c - CRITERION_CLUB_SOLKOFF;

    club_parts(&s, team, (enum club_tiebreak)place, part, a);
    for (int r = 0; r < s.entrant[team].npast; r++) {
        const struct past *p = part[r].past;
        out[r] = (struct club_line){ .opponent = p->played ? p->opponent : NOBODY,
                                     .opposed = rounded(part[r].opposed, units[place] == 100 ? 100 : 2),
                                     .scored = p->points,
                                     .counts = rounded(part[r].counts, units[place]),
                                     .low = part[r].low,
                                     .high = part[r].high };
    }
}
