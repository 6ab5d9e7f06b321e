/* SPDX-License-Identifier: Apache-2.0 */
/* me_day.c - a captain's day in the order of time: until when his line-up is due, when and whom he plays, and the same of the next round. */
#include "engine/base/arena.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "web/me.h"
#include "web/messages.h"
#include "web/page.h"

enum { A_DAY = 10 }; /* letters of "2026-09-02" */

struct hour {
    struct str at;
    struct message what;
};
struct day {
    struct hour hour[4];
    int n;
};

/* By time; what was on an earlier day is over. */
static void add(const struct visit *v, struct day *d, struct str at, struct message what)
{
    int i = d->n;

    if (at.n < A_DAY || str_cmp((struct str){ at.p, A_DAY }, (struct str){ v->now.p, A_DAY }) < 0)
        return;
    for (; i > 0 && moment_is_after(d->hour[i - 1].at, at); i--)
        d->hour[i] = d->hour[i - 1];
    d->hour[i] = (struct hour){ at, what };
    d->n++;
}

static struct message begins(const struct visit *v, const struct mine *mine, int round)
{
    if (round != mine->number || !mine->match)
        return say_day_round(round);
    return say_day_match(round, mine->match->table, v->in->squad[match_opponent(mine->match, mine->squad)].name);
}

/* What an opening put in is nothing that the captain has done. */
static bool is_handed_in(const struct mine *mine)
{
    const struct lineup *l = lineup_find(mine->round, mine->squad);

    return l && l->origin == LINEUP_CAPTAIN;
}

/* Whoever plays nobody hands in nothing; of the next round nobody knows yet. */
static void add_round(const struct visit *v, struct day *d, const struct mine *mine, int round)
{
    bool hands_in = v->in->unit == UNIT_TEAM && (round != mine->number || mine->match);

    if (round < 1 || round > v->in->rounds)
        return;
    if (hands_in)
        add(v, d, lineup_deadline(&v->event, round, v->arena),
            round == mine->number && is_handed_in(mine) ? say_day_lineup_in(round) : say_day_lineup(round));
    if (round != mine->number || mine->match)
        add(v, d, v->event.date[round - 1], begins(v, mine, round));
}

void mine_put_day(const struct visit *v, struct markup *m, const struct mine *mine)
{
    struct day d = { .n = 0 };

    add_round(v, &d, mine, mine->number);
    add_round(v, &d, mine, mine->number + 1);
    if (d.n == 0)
        return;
    put(m, "<section aria-labelledby=\"day\">\n<h2 id=\"day\">");
    page_say(v, m, say_your_day());
    put(m, "</h2>\n<ol class=\"day\">\n");
    for (int i = 0; i < d.n; i++) {
        put(m, "<li");
        if (moment_is_after(v->now, d.hour[i].at))
            put(m, " class=\"faint\"");
        put(m, "><b>");
        put_text(m, mine_when(v, d.hour[i].at));
        put(m, "</b> <span>");
        page_say(v, m, d.hour[i].what);
        put(m, "</span></li>\n");
    }
    put(m, "</ol>\n</section>\n");
}
