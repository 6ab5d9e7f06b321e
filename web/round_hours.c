/* SPDX-License-Identifier: Apache-2.0 */
/* round_hours.c - the hours to come: when presence and line-ups close, and rounds begin. */
#include "engine/base/arena.h"
#include "teams/event.h"
#include "teams/lineup.h"
#include "teams/moment.h"
#include "teams/presence.h"
#include "teams/pairing.h"
#include "web/messages.h"
#include "web/round.h"

static void put_hour(const struct visit *v, struct markup *m, struct str time, struct message what, bool first)
{
    put(m, "<tr><th scope=\"row\">");
    put_text(m, page_when(v, time));
    put(m, "</th><td>");
    page_say(v, m, what);
    if (first)
        page_until(v, m, time);
    put(m, "</td></tr>\n");
}

struct hour {
    struct str time;
    struct message what;
};

/* What is still to come of a round: nothing of one that is over, and its line-ups as long as they are not opened. */
static bool awaits_lineups(const struct section *s, int round)
{
    return s->unit == UNIT_TEAM && (round > s->nround || s->round[round - 1].opened.n == 0);
}

/* In their order, those that are not past. */
static int list_hours(const struct visit *v, struct hour *hour, int most)
{
    int n = 0, round = section_round(v->in);

    for (int r = round > 0 ? round : 1; r <= v->in->rounds && n + 3 <= most; r++) {
        const struct hour of[] = {
            { r == 1 && !v->in->frozen ? presence_hour(&v->event, v->arena) : STR(""), say_hour_presence() },
            { awaits_lineups(v->in, r) ? lineup_deadline(&v->event, r, v->arena) : STR(""), say_hour_lineups(r) },
            { v->event.date[r - 1], say_hour_start(r) },
        };
        bool over = r <= v->in->nround && v->in->round[r - 1].state == ROUND_COMPLETE;
        for (size_t i = 0; i < sizeof of / sizeof *of && !over; i++)
            if (of[i].time.n > 0 && !moment_is_after(v->now, of[i].time))
                hour[n++] = of[i];
    }
    return n;
}

void round_put_deadlines(const struct visit *v, struct markup *m)
{
    enum { MOST = 9, SHOWN = 4 };
    struct hour hour[MOST];
    int n = list_hours(v, hour, MOST);

    put(m, "<section data-part=\"deadlines\">\n<h2>");
    page_say(v, m, say_deadlines_title());
    put(m, "</h2>\n");
    if (n == 0)
        put_line(m, page_text(v, say_no_hour_is_set()));
    else
        put(m, "<table class=\"hours\"><tbody>\n");
    for (int i = 0; i < n && i < SHOWN; i++)
        put_hour(v, m, hour[i].time, hour[i].what, i == 0);
    if (n > 0)
        put(m, "</tbody></table>\n");
    put(m, "</section>\n");
}
