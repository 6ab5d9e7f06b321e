/* SPDX-License-Identifier: Apache-2.0 */
/* roster_change.c - what has changed in a team that is registered again. */
#include "desk/base/messages.h"
#include "desk/squads/roster.h"

#include "desk/squads/same_teams.h"
#include "engine/base/arena.h"
#include "teams/moment.h"
#include "teams/names.h"
#include "teams/registration.h"

static bool same_player(const struct player *a, const struct player *b)
{
    return str_eq(a->name, b->name) && str_eq(a->latin, b->latin) && str_eq(a->title, b->title) &&
           a->fide_id == b->fide_id && a->rating == b->rating && a->k == b->k && a->born == b->born &&
           a->sex == b->sex && a->replaced == b->replaced;
}

bool roster_same_squad(const struct squad *a, const struct squad *b)
{
    bool same = str_eq(a->name, b->name) && str_eq(a->federation, b->federation) && str_eq(a->captain, b->captain) &&
                a->given == b->given && a->nplayer == b->nplayer;

    for (int i = 0; same && i < a->nplayer; i++)
        same = same_player(&a->player[i], &b->player[i]);
    return same;
}

static bool is_open_or_approved(struct task *t, struct str closes)
{
    if (t->section->frozen)
        return task_reason(t, say_for_squad_of_begun());
    return !moment_is_after(t->now, closes) || task_reason(t, say_for_squad_of_closed());
}

bool roster_may_change(struct task *t)
{
    return is_open_or_approved(t, registration_closes(&t->event, t->section, &t->arena));
}

bool roster_may_settle(struct task *t)
{
    return is_open_or_approved(t, t->event.squads_close);
}

/* Two values of the same thing; equal ones are not worth a word. */
struct datum {
    struct message what;
    struct str was, is;
};

/* "rating 2613 instead of 2610, title GM instead of none" */
static struct str differences(struct task *t, const struct datum *data, int n)
{
    struct names text = { .arena = &t->arena };
    const struct str none = task_told(t, say_value_none());

    for (int i = 0; i < n; i++)
        if (!str_eq(data[i].was, data[i].is))
            names_add(&text, task_told(t, say_datum_instead(&data[i].what, data[i].is.n ? data[i].is : none,
                                                            data[i].was.n ? data[i].was : none)));
    return names_text(&text);
}

static struct str number(long n, struct arena *a)
{
    return n ? str_fmt(a, "%ld", n) : (struct str){ 0 };
}

static struct str sex(const struct player *p)
{
    return (struct str){ &p->sex, p->sex != '\0' };
}

static struct str yes_no(struct task *t, bool is)
{
    return task_told(t, is ? say_value_yes() : say_value_no());
}

static struct str player_differences(struct task *t, const struct player *was, const struct player *is)
{
    struct arena *a = &t->arena;
    const struct datum data[] = {
        { say_datum_name(), was->name, is->name },
        { say_datum_latin(), was->latin, is->latin },
        { say_datum_title(), was->title, is->title },
        { say_datum_rating(), number(was->rating, a), number(is->rating, a) },
        { say_datum_fide_id(), number(was->fide_id, a), number(is->fide_id, a) },
        { say_datum_k(), number(was->k, a), number(is->k, a) },
        { say_datum_born(), number(was->born, a), number(is->born, a) },
        { say_datum_sex(), sex(was), sex(is) },
        { say_datum_replaced(), yes_no(t, was->replaced), yes_no(t, is->replaced) },
    };

    return differences(t, data, sizeof data / sizeof *data);
}

static struct str team_differences(struct task *t, const struct squad *was, const struct squad *is)
{
    struct arena *a = &t->arena;
    const struct datum data[] = {
        { say_datum_name(), was->name, is->name },
        { say_datum_federation(), was->federation, is->federation },
        { say_datum_captain(), was->captain, is->captain },
        { say_datum_number(), number(was->given, a), number(is->given, a) },
    };

    return differences(t, data, sizeof data / sizeof *data);
}

/* One team that was there before. */
struct telling {
    struct task *t;
    const struct squad *was, *is;
};

static void say(const struct telling *w, struct message change)
{
    task_say(w->t, NOTE, RULE_NONE, say_team_changes(w->was->name, &change));
}

/* Those of a list who are not in the other. */
static void tell_missing(const struct telling *w, const struct squad *q, const struct squad *other,
                         struct message (*say_missing)(long place, struct str player))
{
    for (int i = 0; i < q->nplayer; i++)
        if (same_player_in(other, &q->player[i], &w->t->arena) == NOBODY)
            say(w, say_missing(i + 1, q->player[i].name));
}

static void tell_player(const struct telling *w, int place)
{
    const struct player *p = &w->was->player[place];
    int at = same_player_in(w->is, p, &w->t->arena);
    struct str text = at == NOBODY ? (struct str){ 0 } : player_differences(w->t, p, &w->is->player[at]);

    if (text.n > 0)
        say(w, say_player_differs(at + 1, p->name, text));
}

/* Of those who stay, somebody stands before another one whom he stood behind. */
static bool is_reordered(const struct telling *w)
{
    int last = -1;

    for (int i = 0; i < w->was->nplayer; i++) {
        int at = same_player_in(w->is, &w->was->player[i], &w->t->arena);
        if (at != NOBODY && at < last)
            return true;
        last = at != NOBODY ? at : last;
    }
    return false;
}

static void tell_team(const struct telling *w)
{
    struct str text = team_differences(w->t, w->was, w->is);

    if (text.n > 0)
        task_say(w->t, NOTE, RULE_NONE, say_team_differs(w->was->name, text));
    tell_missing(w, w->was, w->is, say_player_left_list);
    tell_missing(w, w->is, w->was, say_player_new_in_list);
    for (int i = 0; i < w->was->nplayer; i++)
        tell_player(w, i);
    if (is_reordered(w))
        say(w, say_list_reordered());
}

int roster_rerated(const struct roster *r)
{
    const struct section *s = r->t->section;
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        for (int p = 0; r->from[i] != NOBODY && p < s->squad[i].nplayer; p++) {
            const struct squad *was = &r->old.squad[r->from[i]];
            int at = same_player_in(was, &s->squad[i].player[p], &r->t->arena);
            n += at != NOBODY && was->player[at].rating != s->squad[i].player[p].rating;
        }
    return n;
}

void roster_tell_changes(const struct roster *r)
{
    const struct section *s = r->t->section;

    for (int i = 0; i < s->nsquad; i++) {
        if (r->from[i] == NOBODY)
            continue;
        const struct telling w = { r->t, &r->old.squad[r->from[i]], &s->squad[i] };
        if (!roster_same_squad(w.was, w.is))
            tell_team(&w);
    }
}
