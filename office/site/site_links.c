/* SPDX-License-Identifier: Apache-2.0 */
/* site_links.c - which page a cell leads to. */
#include "office/site/site.h"
#include "office/site/site_page.h"

#include "reports/format/anchors.h"
#include "reports/page/view.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/text.h"

/* Where what a sheet names has a page of its own. */
struct leads {
    struct html_leads leads;
    const struct site *site;
    const struct site_page *page;
};

/* The index of a section of either event. */
static int section_at(const struct site *k, const struct section *s)
{
    const struct event *ev =
        s >= k->visibility.seen->section && s < k->visibility.seen->section + k->visibility.seen->nsection
            ? k->visibility.seen
            : k->visibility.ranked;

    return (int)(s - ev->section);
}

static bool is_seen(const struct site *k, struct ref to, int section, enum visibility_step step)
{
    return to.round >= 1 && to.round <= ROUNDS_MAX && k->visibility.step[section][to.round] >= step;
}

static struct str round_address(const struct site *k, struct ref to, int section, const char *report, struct arena *a)
{
    const struct page_row *row = page_row_of(OF_ROUND, report);

    return is_seen(k, to, section, row->step) ? page_in_round(row, to.section, to.round, "html", a) : (struct str){ 0 };
}

static struct str address(const struct leads *l, struct ref to, struct arena *a, struct str *place)
{
    const struct site *k = l->site;
    int section = section_at(k, to.section);

    switch (to.kind) {
    case REF_TEAM:
        return k->team[section][to.squad];
    case REF_PLAYER:
        return k->player[section] ? k->player[section][to.squad * SQUAD_MAX + to.place - 1]
                                  : k->team[section][to.squad];
    case REF_MATCH:
        return is_seen(k, to, section, VISIBLE_PAIRINGS) ? page_of_match(to.section, to.round, to.table, a)
                                                         : (struct str){ 0 };
    case REF_ROUND:
        return round_address(k, to, section, "pairings", a);
    case REF_TIEBREAK:
        *place = str_fmt(a, "#%.*s", STR_ARG(anchors_id(to, a)));
        return round_address(k, to, section, "tie-breaks", a);
    default:
        return (struct str){ 0 };
    }
}

/* To where one is already there is no link. */
static struct str lead(const struct html_leads *leads, struct ref to, struct arena *a)
{
    const struct leads *l = (const struct leads *)leads;
    struct str place = { 0 }, path = address(l, to, a, &place);

    if (path.n == 0 || str_eq(path, l->page->path))
        return (struct str){ 0 };
    return str_join(a, site_path(l->page->path, path, a), place);
}

static void add_markup(struct site *k, struct site_page *p, struct str title, struct str markup)
{
    arena_room(k->parts, p->part, p->npart, p->cap);
    p->part[p->npart++] = (struct html_part){ title, str_copy(k->parts, markup), false };
}

void site_add_part(struct site *k, struct site_page *p, struct str title, const struct sheet *s, struct arena *scratch)
{
    const struct leads leads = { { k->flags, site_root(p->path), lead }, k, p };
    struct str markup = html_sheet(s, &leads.leads, p->npart == 0, scratch);

    add_markup(k, p, title, markup);
}

void site_fold(struct site_page *p)
{
    p->part[p->npart - 1].folded = true;
}

/* --- pages that are drawn ------------------------------------------------------------------------- */

/* X(report, of which pages, what draws it) */
#define DRAWN(X)                                 \
    X("pairings", OF_ROUND, view_pairings)       \
    X("boards", OF_ROUND, view_boards)           \
    X("standings", OF_ROUND, view_standings)     \
    X("crosstable", OF_SECTION, view_crosstable) \
    X("team", OF_TEAM, view_team)                \
    X("player", OF_PLAYER, view_player)          \
    X("medals", OF_EVENT, view_medals)           \
    X("what-if", OF_SECTION, view_whatif)        \
    X("statistics", OF_SECTION, view_statistics) \
    X("federations", OF_SECTION, view_federations)

static const struct drawn {
    const char *report;
    enum page_scope scope;
    bool (*draw)(struct view *v);
} drawn[] = {
#define X(...) { __VA_ARGS__ },
    DRAWN(X)
#undef X
};

void site_draw(struct site *k, struct site_page *p, const struct view *with, void (*draw)(struct view *v, void *cls),
               void *cls, struct arena *a)
{
    const struct leads leads = { { k->flags, site_root(p->path), lead }, k, p };
    struct view v = *with;

    v.language = k->order->language;

    v.out.arena = a;
    v.leads = &leads.leads;
    v.flags = k->paper.flags;
    v.root = site_root(p->path);
    draw(&v, cls);
    add_markup(k, p, (struct str){ 0 }, buffer_str(&v.out));
}

struct drawing {
    bool (*draw)(struct view *v);
    bool done;
};

static void draw_it(struct view *v, void *cls)
{
    struct drawing *d = cls;

    d->done = d->draw(v);
}

bool site_add_view(struct site *k, struct site_page *p, const struct sheet *s, struct arena *a)
{
    const struct section *section = p->section >= 0 ? site_section(k, p->row, p->section) : NULL;
    struct drawing d = { 0 };

    for (size_t i = 0; i < sizeof drawn / sizeof *drawn; i++)
        if (p->row->scope == drawn[i].scope && str_eq(str_of(drawn[i].report), str_of(p->row->report)))
            d.draw = drawn[i].draw;
    if (!d.draw || s->npart == 0)
        return false;
    const struct view v = { .event = site_event(k, p->row),
                            .section = section,
                            .round = p->round,
                            .sheet = s,
                            .squad = p->squad,
                            .place = p->place,
                            .rank = p->counted && p->round > 0 ? p->counted->after[p->round - 1] : NULL,
                            .games = p->counted ? p->counted->games : NULL,
                            .now = p->now,
                            .mp = p->row->scope == OF_ROUND
                                      ? figures_points(site_event(k, p->row), section, p->round - 1, a)
                                      : NULL };
    site_draw(k, p, &v, draw_it, &d, a);
    p->npart -= !d.done;
    return d.done;
}
