/* SPDX-License-Identifier: Apache-2.0 */
/* site_match.c - a page for each match. */
#include "office/site/site_page.h"

#include "engine/base/direction.h"
#include "reports/page/view.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/hours.h"

/* The matches of a section, what stood before each round. */
struct matches {
    int section, round;
    const int *mp;
    const struct standing *rank;
};

/* The match, and where it is said why the two meet. */
struct told {
    const struct fixture *f;
    struct str explained;
};

static void draw(struct view *v, void *cls)
{
    const struct told *t = cls;

    view_match(v, t->f, t->explained);
}

static struct heading heading_of(const struct site *k, const struct site_page *p, const struct section *s,
                                 const struct fixture *f)
{
    struct heading h = report_heading(k->visibility.seen,
                                      str_fmt(k->arena, "%.*s – %.*s",
                                              STR_ARG(direction_isolated(s->squad[f->side[0]].name, k->arena)),
                                              STR_ARG(direction_isolated(s->squad[f->side[1]].name, k->arena))),
                                      site_wording(k, -1));

    report_head_section(&h, s, k->arena);
    h.round = p->round;
    h.date = hours_start(k->visibility.seen, s, p->round);
    return h;
}

static struct str explained_of(const struct site *k, const struct site_page *p)
{
    const struct site_page *to = site_find(k, page_row_of(OF_ROUND, "protocol"), p->section, p->round);

    return to ? site_path(p->path, to->path, k->arena) : STR("");
}

static bool write_match(struct site *k, void *cls, int i)
{
    const struct matches *of = cls;
    const struct section *s = &k->visibility.seen->section[of->section];
    const struct fixture *f = &s->round[of->round - 1].fixture[i];
    struct site_page p = {
        .section = of->section, .round = of->round, .squad = NOBODY, .row = page_row_of(OF_ROUND, "pairings")
    };
    struct arena_mark mark = arena_mark(k->arena);
    struct arena own = { 0 };
    const struct view with = {
        .event = k->visibility.seen, .section = s, .round = of->round, .mp = of->mp, .rank = of->rank
    };

    p.path = page_of_match(s, of->round, f->table, k->arena);
    p.heading = heading_of(k, &p, s, f);
    struct told t = { f, explained_of(k, &p) };
    site_draw(k, &p, &with, draw, &t, &own);
    bool ok = site_write_page(k, &p);
    arena_free(&own);
    arena_free(k->parts);
    arena_rewind(k->arena, mark);
    return ok;
}

bool site_write_matches(struct site *k, int section)
{
    const struct section *s = &k->visibility.seen->section[section];
    struct arena own = { 0 };
    const struct standing *const *after =
        s->nround > 1 ? figures_progress(k->visibility.seen, s, s->nround - 1, &own) : NULL;
    bool ok = true;

    for (int round = 1; ok && round <= s->nround; round++) {
        struct matches of = { .section = section, .round = round, .rank = round > 1 ? after[round - 2] : NULL };
        if (k->visibility.step[section][round] < VISIBLE_PAIRINGS)
            continue;
        of.mp = figures_points(k->visibility.seen, s, round - 1, &own);
        ok = site_do(k, s->round[round - 1].nfixture, write_match, &of);
    }
    arena_free(&own);
    return ok;
}
