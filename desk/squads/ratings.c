/* SPDX-License-Identifier: Apache-2.0 */
/* ratings.c - the operation ratings: the ratings of a list, taken over. */
#include "desk/base/messages.h"
#include "desk/base/op_row.h"
#include "desk/squads/roster.h"
#include "teams/rated.h"
#include "teams/registration.h"

/* Is he still the one who was looked up? */
static bool is_he(struct task *t, const struct rating_entry *x)
{
    const struct event *ev = &t->event;
    const struct section *s = x->section < ev->nsection ? &ev->section[x->section] : NULL;
    const struct squad *q = s && x->squad < s->nsquad ? &s->squad[x->squad] : NULL;

    return (q && x->player < q->nplayer && str_eq(q->player[x->player].name, x->was.name) &&
            q->player[x->player].fide_id == x->was.fide_id) ||
           err_say(t->err, ERR_CONFLICT, say_teams_changed_meanwhile());
}

/* RULE_SQUAD_LIST: each section may be closed or not. */
static bool may_take(struct task *t, const struct rating_news *news)
{
    for (int i = 0; i < news->n; i++) {
        if (!is_he(t, &news->item[i]))
            return false;
        t->section = &t->event.section[news->item[i].section];
        if ((i == 0 || news->item[i - 1].section != news->item[i].section) && !roster_may_settle(t))
            return false;
    }
    return true;
}

/* That is no correction. */
static void known_from_now_on(struct player *was, const struct player *is)
{
    was->k = was->k > 0 ? was->k : is->k;
    was->born = was->born > 0 ? was->born : is->born;
}

/* The players of one team, which stand side by side: so many of them. */
static int take_team(struct task *t, const struct rating_entry *x, int n)
{
    struct squad *q = &t->section->squad[x->squad], was = squad_copy(q, &t->arena);
    int i = 0;

    for (; i < n && x[i].section == x->section && x[i].squad == x->squad; i++) {
        struct player *p = &q->player[x[i].player];
        *p = rated_player(p, &x[i].is, &t->arena);
        known_from_now_on(&was.player[x[i].player], p);
        squad_tell_player(t, x->squad, x[i].player, &was.player[x[i].player], p);
    }
    if (!roster_numbered_alike(t->section, &was, q))
        squad_note_numbers(t, q);
    squad_discard_if_rated(t, &was, x->squad);
    return i;
}

bool decide_ratings(const struct ratings_args *in, struct task *t)
{
    const struct rating_news *news = in->ratings;
    struct findings before = { .arena = &t->arena };

    if (!may_take(t, news))
        return false;
    if (news->n == 0)
        return true;
    registration_check(&t->event, &before);
    /* RULE_RATING: which list it was, with what proves it in the journal. */
    t->section = NULL;
    struct fact *fact = task_fact(t, FACT_RATINGS);
    fact->number = news->n;
    t->event.rating_list = fact->what = rating_list_text(&news->list, &t->arena);
    fact->becomes = str_copy(&t->arena, news->list.digest);
    for (int i = 0; i < news->n;) {
        t->section = &t->event.section[news->item[i].section];
        i += take_team(t, &news->item[i], news->n - i);
    }
    t->section = NULL;
    return squad_is_fit(t, &before);
}
