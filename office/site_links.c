/* SPDX-License-Identifier: Apache-2.0 */
/* site_links.c - which page a cell leads to. */
#include "office/site.h"
#include "office/site_page.h"

#include "reports/format/anchors.h"
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

static struct str round_address(const struct site *k, struct ref to, int section, const char *report, struct arena *a)
{
    const struct page_row *row = page_of_round(report);

    if (to.round < 1 || to.round > ROUNDS_MAX || k->visibility.step[section][to.round] < row->step)
        return (struct str){ 0 };
    return page_in_round(row, to.section, to.round, "html", a);
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
        *place = str_fmt(a, "#table-%d", to.table);
        return round_address(k, to, section, "boards", a);
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
    return str_join(a, str_join(a, str_of(site_root(l->page->path)), path), place);
}

void site_add_part(struct site *k, struct site_page *p, struct str title, const struct sheet *s, struct arena *scratch)
{
    const struct leads leads = { { lead }, k, p };
    struct str markup = html_sheet(s, &leads.leads, p->npart == 0, scratch);

    arena_room(k->parts, p->part, p->npart, p->cap);
    p->part[p->npart++] = (struct html_part){ title, str_copy(k->parts, markup) };
}
