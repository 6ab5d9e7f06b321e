/* What has changed in a team that is registered again. */
#include "desk/roster.h"
#include "teams/text.h"
#include "teams/moment.h"
#include "engine/base/arena.h"

enum { MOST = 3 }; /* of players named */

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
    return str_eq(a->name, b->name) && str_eq(a->title, b->title) && a->fide_id == b->fide_id &&
           a->rating == b->rating && a->born == b->born && a->sex == b->sex && a->replaced == b->replaced;
}

bool roster_same_squad(const struct squad *a, const struct squad *b)
{
    bool same = str_eq(a->name, b->name) && str_eq(a->federation, b->federation) && str_eq(a->captain, b->captain) &&
                a->given == b->given && a->nplayer == b->nplayer;

    for (int i = 0; same && i < a->nplayer; i++)
        same = same_player(&a->player[i], &b->player[i]);
    return same;
}

/* What is said of one team, and of whom the part that is under way. */
struct telling {
    struct arena *arena;
    const struct squad *was, *is;
    struct str text;
    int n; /* players in this part */
};

static void part(struct telling *w, struct str text)
{
    w->text = str_fmt(w->arena, "%.*s%s%.*s", STR_ARG(w->text), w->text.n ? "; " : "", STR_ARG(text));
}

/* "federation FIJ instead of FID" */
static void exchange(struct telling *w, const char *what, struct str was, struct str is)
{
    if (!str_eq(was, is))
        part(w, str_fmt(w->arena, "%s %.*s instead of %.*s", what, STR_ARG(is.n ? is : STR("none")),
                        STR_ARG(was.n ? was : STR("none"))));
}

/* "new: Smith, Joe and Jones, Al": the first of them, the others counted at the end of the part. */
static void name(struct telling *w, const char *what, struct str who)
{
    if (w->n++ == 0)
        part(w, str_fmt(w->arena, "%s: %.*s", what, STR_ARG(who)));
    else if (w->n <= MOST)
        w->text = str_fmt(w->arena, "%.*s; %.*s", STR_ARG(w->text), STR_ARG(who));
}

static void end_part(struct telling *w)
{
    if (w->n > MOST)
        w->text = str_fmt(w->arena, "%.*s and %d more", STR_ARG(w->text), w->n - MOST);
    w->n = 0;
}

/* Those of a list who are not in the other. */
static void tell_missing(struct telling *w, const char *what, const struct squad *q, const struct squad *other)
{
    for (int i = 0; i < q->nplayer; i++)
        if (roster_player(other, &q->player[i], w->arena) == NOBODY)
            name(w, what, q->player[i].name);
    end_part(w);
}

static void tell_ratings(struct telling *w)
{
    for (int i = 0; i < w->was->nplayer; i++) {
        const struct player *p = &w->was->player[i];
        int at = roster_player(w->is, p, w->arena);
        if (at != NOBODY && w->is->player[at].rating != p->rating)
            name(w, "rating",
                 str_fmt(w->arena, "%.*s %d instead of %d", STR_ARG(p->name), w->is->player[at].rating, p->rating));
    }
    end_part(w);
}

bool roster_may_change(struct task *t)
{
    if (t->section->frozen)
        return task_reason(t, "a change of a squad after the first publication");
    return !moment_is_after(t->act->time, t->event.squads_close) ||
           task_reason(t, "a change of a squad after the squads were closed");
}

/* Title, FIDE id, year, sex, spelling, replaced. */
static void tell_data(struct telling *w)
{
    for (int i = 0; i < w->was->nplayer; i++) {
        struct player p = w->was->player[i];
        int at = roster_player(w->is, &p, w->arena);
        if (at == NOBODY)
            continue;
        p.rating = w->is->player[at].rating;
        if (!same_player(&p, &w->is->player[at]))
            name(w, "other data", w->is->player[at].name);
    }
    end_part(w);
}

static void tell_order(struct telling *w)
{
    int last = -1;

    for (int i = 0; i < w->was->nplayer; i++) {
        int at = roster_player(w->is, &w->was->player[i], w->arena);
        if (at != NOBODY && at < last) {
            part(w, STR("different order of the list"));
            return;
        }
        last = at != NOBODY ? at : last;
    }
}

static struct str number(int given, struct arena *a)
{
    return given ? str_fmt(a, "%d", given) : STR("");
}

static struct str differences(const struct squad *was, const struct squad *is, struct arena *a)
{
    struct telling w = { .arena = a, .was = was, .is = is };

    exchange(&w, "called", was->name, is->name);
    exchange(&w, "federation", was->federation, is->federation);
    exchange(&w, "captain", was->captain, is->captain);
    exchange(&w, "number", number(was->given, a), number(is->given, a));
    tell_missing(&w, "gone", was, is);
    tell_missing(&w, "new", is, was);
    tell_ratings(&w);
    tell_data(&w);
    tell_order(&w);
    return w.text;
}

void roster_tell_changes(const struct roster *r)
{
    struct section *s = r->t->section;

    for (int i = 0; i < s->nsquad; i++) {
        if (r->from[i] == NOBODY)
            continue;
        const struct squad *was = &r->old.squad[r->from[i]];
        if (!roster_same_squad(was, &s->squad[i]))
            task_note(r->t, NOTE, RULE_NONE, "%.*s has changed: %.*s", STR_ARG(was->name),
                      STR_ARG(differences(was, &s->squad[i], &r->t->arena)));
    }
}
