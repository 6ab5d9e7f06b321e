/* SPDX-License-Identifier: Apache-2.0 */
/* roster_change.c - what has changed in a team that is registered again. */
#include "desk/messages.h"
#include "desk/roster.h"
#include "teams/text.h"
#include "teams/moment.h"
#include "engine/base/arena.h"

int roster_player(const struct squad *q, const struct player *p, struct arena *a)
{
    struct str key = text_fold(a, p->name);
    int found = NOBODY;

    for (int i = q->nplayer; i-- > 0;) {
        bool alike = str_eq(text_fold(a, q->player[i].name), key);
        if (alike && q->player[i].fide_id == p->fide_id)
            return i;
        found = alike ? i : found;
    }
    return found;
}

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

bool roster_may_change(struct task *t)
{
    if (t->section->frozen)
        return task_reason(t, "a change of a squad after the first publication");
    return !moment_is_after(t->act->time, t->event.squads_close) ||
           task_reason(t, "a change of a squad after the squads were closed");
}

/* Two values of the same thing; equal ones are not worth a word. */
struct datum {
    const char *what;
    struct str was, is;
};

/* "rating 2613 instead of 2610, title GM instead of none" */
static struct str differences(const struct datum *data, int n, struct arena *a)
{
    struct str text = { 0 }, none = STR("none");

    for (int i = 0; i < n; i++)
        if (!str_eq(data[i].was, data[i].is))
            text = str_fmt(a, "%.*s%s%s %.*s instead of %.*s", STR_ARG(text), text.n ? ", " : "", data[i].what,
                           STR_ARG(data[i].is.n ? data[i].is : none), STR_ARG(data[i].was.n ? data[i].was : none));
    return text;
}

static struct str number(long n, struct arena *a)
{
    return n ? str_fmt(a, "%ld", n) : (struct str){ 0 };
}

static struct str sex(const struct player *p)
{
    return (struct str){ &p->sex, p->sex != '\0' };
}

static struct str player_differences(const struct player *was, const struct player *is, struct arena *a)
{
    const struct datum data[] = {
        { "name", was->name, is->name },
        { "Latin name", was->latin, is->latin },
        { "title", was->title, is->title },
        { "rating", number(was->rating, a), number(is->rating, a) },
        { "FIDE id", number(was->fide_id, a), number(is->fide_id, a) },
        { "K", number(was->k, a), number(is->k, a) },
        { "born", number(was->born, a), number(is->born, a) },
        { "sex", sex(was), sex(is) },
        { "replaced", str_of(was->replaced ? "yes" : "no"), str_of(is->replaced ? "yes" : "no") },
    };

    return differences(data, sizeof data / sizeof *data, a);
}

static struct str team_differences(const struct squad *was, const struct squad *is, struct arena *a)
{
    const struct datum data[] = {
        { "name", was->name, is->name },
        { "federation", was->federation, is->federation },
        { "captain", was->captain, is->captain },
        { "number", number(was->given, a), number(is->given, a) },
    };

    return differences(data, sizeof data / sizeof *data, a);
}

/* One team that was there before. */
struct telling {
    struct task *t;
    const struct squad *was, *is;
};

static void say(const struct telling *w, struct str text)
{
    if (text.n > 0)
        task_say(w->t, NOTE, RULE_NONE, say_team_changes(w->was->name, text));
}

/* Those of a list who are not in the other. */
static void tell_missing(const struct telling *w, const struct squad *q, const struct squad *other, const char *what)
{
    struct arena *a = &w->t->arena;

    for (int i = 0; i < q->nplayer; i++)
        if (roster_player(other, &q->player[i], a) == NOBODY)
            say(w, str_fmt(a, "player %d, %.*s, is %s", i + 1, STR_ARG(q->player[i].name), what));
}

static void tell_player(const struct telling *w, int place)
{
    struct arena *a = &w->t->arena;
    const struct player *p = &w->was->player[place];
    int at = roster_player(w->is, p, a);
    struct str text = at == NOBODY ? (struct str){ 0 } : player_differences(p, &w->is->player[at], a);

    if (text.n > 0)
        say(w, str_fmt(a, "player %d, %.*s: %.*s", at + 1, STR_ARG(p->name), STR_ARG(text)));
}

/* Of those who stay, somebody stands before another one whom he stood behind. */
static bool is_reordered(const struct telling *w)
{
    int last = -1;

    for (int i = 0; i < w->was->nplayer; i++) {
        int at = roster_player(w->is, &w->was->player[i], &w->t->arena);
        if (at != NOBODY && at < last)
            return true;
        last = at != NOBODY ? at : last;
    }
    return false;
}

static void tell_team(const struct telling *w)
{
    say(w, team_differences(w->was, w->is, &w->t->arena));
    tell_missing(w, w->was, w->is, "no longer in the list");
    tell_missing(w, w->is, w->was, "new in the list");
    for (int i = 0; i < w->was->nplayer; i++)
        tell_player(w, i);
    if (is_reordered(w))
        say(w, STR("the list is in a different order"));
}

int roster_rerated(const struct roster *r)
{
    const struct section *s = r->t->section;
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        for (int p = 0; r->from[i] != NOBODY && p < s->squad[i].nplayer; p++) {
            const struct squad *was = &r->old.squad[r->from[i]];
            int at = roster_player(was, &s->squad[i].player[p], &r->t->arena);
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
