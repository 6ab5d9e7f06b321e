/* SPDX-License-Identifier: Apache-2.0 */
/* people_now.c - what people have and are called, as the event is now. */
#include "db/journal.h"
#include "desk/base/desk.h"
#include "desk/people.h"
#include "engine/base/arena.h"
#include "teams/fact.h"
#include "teams/form_kind.h"
#include "teams/moment.h"
#include "teams/text.h"

struct str people_captain_name(struct str team, struct str section, struct arena *a)
{
    return text_cut(a, str_fmt(a, "captain of %.*s, %.*s", STR_ARG(team), STR_ARG(section)), NAME_LETTERS);
}

bool people_are_alike(struct str text, struct str folded, struct arena *a)
{
    return str_eq(text_fold(a, text), folded);
}

/* What people have by a key of release 1.0.0: what is called as it was called on it, unless somebody else may have got that name since. */

static bool names(const struct fact *f, struct str folded, struct arena *a)
{
    return f->kind == FACT_RENAMED && (people_are_alike(f->was, folded, a) || people_are_alike(f->becomes, folded, a));
}

static bool is_renamed_by(const struct journal_row *row, struct str folded, struct arena *a)
{
    struct fact *fact;
    int n;
    bool found = false;

    fact_read(row->facts, a, &fact, &n);
    for (int i = 0; i < n; i++)
        found = found || names(&fact[i], folded, a);
    return found;
}

/* What was taken back since can have been done before. */
static bool is_renamed_since(const struct journal_row *row, int n, struct str team, struct str since, struct arena *a)
{
    struct str folded = text_fold(a, team);
    bool back = false, found = false;

    for (int i = 0; i < n; i++)
        back = back || (journal_takes_back(&row[i]) && !moment_is_after(since, row[i].time));
    for (int i = 0; i < n && !found; i++)
        found = (back || !moment_is_after(since, row[i].time)) && is_renamed_by(&row[i], folded, a);
    return found;
}

static bool find_team(const struct section *s, struct viewer *v)
{
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        if (str_eq(s->squad[i].name, v->team)) {
            v->identity = s->squad[i].identity;
            n++;
        }
    return n == 1;
}

static void find_by_name(const struct people_of *of, const struct journal_row *row, int nrow, struct person *p,
                         struct arena *a)
{
    const struct section *s = section_named(of->event, p->viewer.section);
    struct viewer v = p->viewer;

    if (!s)
        return;
    v.identity = s->identity;
    if (v.role == ROLE_HELPER || (find_team(s, &v) && !is_renamed_since(row, nrow, v.team, p->issued, a)))
        p->viewer = v;
}

static bool has_identity(const struct person *p)
{
    return p->viewer.role < ROLE_HELPER || p->viewer.identity.n > 0;
}

static bool find_by_names(const struct people_of *of, struct person *all, int n, struct arena *a, struct err *e)
{
    const struct journal_row *row = NULL;
    int nrow = 0, i = 0;

    while (i < n && has_identity(&all[i]))
        i++;
    if (i == n)
        return true;
    if (of->desk && !desk_journal(of->desk, a, &row, &nrow, e))
        return false;
    for (; i < n; i++)
        if (!has_identity(&all[i]))
            find_by_name(of, row, nrow, &all[i], a);
    return true;
}

/* What they are called. */

void desk_person_settle(struct person *p, const struct event *ev, struct arena *a)
{
    struct viewer *v = &p->viewer;
    const struct str was = people_captain_name(v->team, v->section, a);

    p->lost = !viewer_name(ev, v);
    if (v->role != ROLE_CAPTAIN || p->lost)
        return;
    const struct str is = people_captain_name(v->team, v->section, a);
    if (!str_eq(was, is) && people_are_alike(was, text_fold(a, p->name), a))
        p->name = is;
}

static bool is_as_stored(const struct person *p, const struct person *was)
{
    const struct viewer *v = &p->viewer, *w = &was->viewer;

    return str_eq(p->name, was->name) && str_eq(v->section, w->section) && str_eq(v->team, w->team) &&
           str_eq(v->identity, w->identity);
}

/* Somebody else of the list has that name, and had it before. */
static bool is_taken(const struct person *all, const struct person *was, int n, int but, struct str name)
{
    for (int i = 0; i < n; i++)
        if (i != but && str_eq(all[i].name, name) && (i < but || str_eq(was[i].name, name)))
            return true;
    return false;
}

/* Whoever is called after his team gives way to who has that name for other reasons. */
static void settle_all(struct person *all, const struct person *was, int n, const struct event *ev, struct arena *a)
{
    for (int i = 0; i < n; i++)
        desk_person_settle(&all[i], ev, a);
    for (int i = 0; i < n; i++) {
        struct str name = all[i].name;
        for (int k = 2; !str_eq(all[i].name, was[i].name) && is_taken(all, was, n, i, all[i].name); k++)
            all[i].name = str_fmt(a, "%.*s %d", STR_ARG(name), k);
    }
}

static bool store_news(struct people *p, const struct person *all, const struct person *was, int n, struct arena *a,
                       struct err *e)
{
    struct person *news = arena_new(a, struct person, n);
    int nnews = 0;

    for (int i = 0; i < n; i++)
        if (!is_as_stored(&all[i], &was[i]))
            news[nnews++] = all[i];
    return nnews == 0 || people_settle(p, news, nnews, e);
}

bool desk_people_load(const struct people_of *of, bool store, struct arena *a, struct person **out, int *n,
                      struct err *e)
{
    struct person *all;

    if (!people_load(of->file, a, &all, n, e))
        return false;
    struct person *was = arena_new(a, struct person, *n);
    *out = all;
    for (int i = 0; i < *n; i++)
        was[i] = all[i];
    if (!find_by_names(of, all, *n, a, e))
        return false;
    settle_all(all, was, *n, of->event, a);
    return !store || store_news(of->file, all, was, *n, a, e);
}
