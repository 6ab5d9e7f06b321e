/* SPDX-License-Identifier: Apache-2.0 */
/* round_steps.c - how far a round has come, in eight steps. */
#include "engine/base/arena.h"
#include "office/next.h"
#include "web/messages.h"
#include "web/round.h"

/* Where players are paired there are no line-ups. */
enum { LINEUPS = 3, OPENED = 4 };

struct step {
    struct message (*name)(void);
    const char *below; /* where it is done, behind the address of the round; NULL: nowhere */
    bool done;
    struct message more; /* none: nothing is known of it */
};

/* Who has left is expected no longer. */
static struct message presence_of_all(const struct progress *p)
{
    const int *n = p->presence.of;

    if (!p->attended)
        return (struct message){ 0 };
    return say_step_present(n[TEAM_HERE], p->presence.staying, n[TEAM_ANNOUNCED], n[TEAM_OVERDUE], n[TEAM_AWAY],
                            n[TEAM_WITHDRAWN], n[TEAM_EXPELLED]);
}

static struct message lineups_of(const struct pairing_list *r, const struct lineup_tally *n)
{
    if (r->nlineup == 0)
        return (struct message){ 0 };
    return n->by_default > 0 ? say_step_defaults(n->handed_in, n->by_default, n->missing)
                             : say_step_share(n->handed_in, n->due);
}

static struct message results_of(const struct round_tally *n)
{
    return say_step_results_in(n->ended, n->matches, n->unfinished, n->ended < n->matches ? 0 : n->apart);
}

static struct message time_of(const struct visit *v, struct str time)
{
    return time.n > 0 ? say_step_time(page_when(v, time)) : (struct message){ 0 };
}

static int list_steps(const struct visit *v, struct step *step)
{
    const struct section *s = v->in;
    const struct pairing_list *r = round_looked_at(v), none = { 0 };
    const struct progress p = next_progress(&v->event, s, v->round, v->now);
    bool played = r && round_is_played(v, r), teams = s->unit == UNIT_TEAM, complete = p.state == ROUND_COMPLETE;

    r = r ? r : &none;
    bool out = r->published.n > 0;
    const struct message nothing = { 0 };
    const struct step list[] = {
        { say_step_presence, "../presence", r->state >= ROUND_DRAFT, presence_of_all(&p) },
        { say_step_draft, !out ? "draft" : NULL, out, nothing },
        { say_step_published, out ? "../report/pairings" : NULL, out, time_of(v, r->published) },
        { say_step_lineups, out && teams ? "lineups" : NULL, (r->opened.n > 0 || played) && !round_lacks_lineups(s, r),
          lineups_of(r, &p.lineups) },
        { say_step_opened, out && teams ? "../report/boards" : NULL, r->opened.n > 0 || played, time_of(v, r->opened) },
        { say_step_playing, NULL, played, nothing },
        { say_step_results, out ? "enter" : NULL, complete, out ? results_of(&p.results) : nothing },
        { say_step_complete, out ? "../report/standings" : NULL, complete, nothing },
    };
    int n = 0;
    for (size_t i = 0; i < sizeof list / sizeof *list; i++)
        if (teams || (i != LINEUPS && i != OPENED))
            step[n++] = list[i];
    return n;
}

static void put_step(const struct visit *v, struct markup *m, const struct step *s)
{
    struct str name = page_text(v, s->name());

    if (s->below)
        put_link(m, round_address(v, s->below), name);
    else
        put_text(m, name);
    if (s->more.row) {
        put(m, " <small>");
        page_say(v, m, s->more);
        put(m, "</small>");
    }
    put(m, "</li>\n");
}

void round_put_steps(const struct visit *v, struct markup *m)
{
    struct step step[10];
    int n = list_steps(v, step), current = 0;

    while (current < n && step[current].done)
        current++;
    put(m, "<ol class=\"steps\" data-part=\"steps\">\n");
    for (int i = 0; i < n; i++) {
        if (i == current)
            put(m, "<li aria-current=\"step\">");
        else if (step[i].done)
            put(m, "<li class=\"done\">");
        else
            put(m, "<li>");
        put_step(v, m, &step[i]);
    }
    put(m, "</ol>\n");
}
