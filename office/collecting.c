/* SPDX-License-Identifier: Apache-2.0 */
#include "office/collecting.h"

#include "desk/base/messages.h"
#include "engine/base/arena.h"
#include "office/messages.h"
#include "teams/find.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/pairing.h"
#include "teams/presence.h"
#include "teams/score.h"

bool collecting_round(struct collecting *x, struct err *e)
{
    int last = x->section->nround;

    while (last > 0 && x->section->round[last - 1].published.n == 0)
        last--;
    int usual = section_round(x->section) < last ? section_round(x->section) : last;
    if (x->number == 0)
        x->number = usual;
    if (last == 0 || x->number > last)
        return err_say(e, ERR_STATE, say_round_unpublished(last == 0 ? 1 : x->number));
    x->round = &x->section->round[x->number - 1];
    return true;
}

/* By tables, then by sides. */
static int team_at(const struct collecting *x, int at)
{
    return x->round->fixture[at / 2].side[at % 2];
}

/* Its opponent may sit there already, if it came in after the opening. */
static bool is_seated(const struct section *s, const struct fixture *f, int side)
{
    for (int b = 0; b < s->boards; b++)
        if (f->board[b].place[side] != 0)
            return true;
    return false;
}

static bool is_missing(const struct collecting *x, int squad)
{
    const struct fixture *f = match_of(x->round, squad);

    return lineup_is_due(x->round, squad) && !lineup_find(x->round, squad) &&
           !is_seated(x->section, f, match_side(f, squad)) &&
           (!presence_for_good(x->section, squad) || score_complete(x->section, f));
}

int collecting_missing(const struct collecting *x)
{
    int n = 0;

    for (int at = 0; at < 2 * x->round->nfixture; at++)
        n += is_missing(x, team_at(x, at));
    return n;
}

int collecting_next(const struct collecting *x)
{
    int n = 2 * x->round->nfixture;

    for (int i = 0; i < n; i++)
        if (is_missing(x, team_at(x, (x->at + i) % n)))
            return team_at(x, (x->at + i) % n);
    return NOBODY;
}

void collecting_taken(struct collecting *x, int squad)
{
    for (int at = 0; at < 2 * x->round->nfixture; at++)
        if (team_at(x, at) == squad)
            x->at = at + 1;
}

bool collecting_find(const struct collecting *x, struct str typed, int *squad, struct err *e)
{
    const struct fixture *f;
    long table;

    if (str_starts(typed, STR("/")))
        return squad_find(x->section, str_trim((struct str){ typed.p + 1, typed.n - 1 }), squad, e);
    if (!str_long(typed, &table) || table < 1 || table > x->round->nfixture)
        return err_say(e, ERR_INPUT, say_no_table_typed(typed, x->number, x->round->nfixture));
    f = match_at(x->round, (int)table);
    *squad = f->side[!is_missing(x, f->side[0]) && is_missing(x, f->side[1])];
    return true;
}

enum collecting_why collecting_why(const struct collecting *x, const struct lineup_keys *k, struct str now,
                                   struct arena *a)
{
    if (lineup_misplaced(k->place, k->boards) > 0)
        return WHY_ORDER;
    if (x->round->opened.n > 0)
        return WHY_OPENED;
    return moment_is_after(now, lineup_deadline(&x->event, x->section, x->number, a)) ? WHY_LATE : WHY_NOTHING;
}

struct lineup_entry collecting_entry(const struct collecting *x, int squad, const struct lineup_keys *k,
                                     struct arena *a)
{
    struct lineup_entry entry = { .team = x->section->squad[squad].name };

    for (int b = 0; b < k->boards; b++)
        entry.player[b] = str_fmt(a, "%d", k->place[b]);
    return entry;
}
