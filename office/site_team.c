#include "office/site_page.h"

#include "engine/base/err.h"
#include "reports/sheet/report.h"

/* A sheet of all teams, of which every team has its part. */
struct of_all {
    const struct page_row *row;
    struct str title;
    struct sheet sheet;
};

struct of_all_list {
    struct of_all *item;
    int n, cap;
};

static void add_sheet(struct site *k, struct of_all_list *list, const struct page_row *row, int section, int round,
                      struct arena *a)
{
    const struct site_page page = { .row = row, .section = section, .round = round, .squad = NOBODY };
    struct of_all one = { .row = row, .title = str_of(row->title) };
    struct err why = { 0 };

    if (!site_sheet(k, &page, report_find(str_of(row->report)), a, &one.sheet, &why))
        return;
    if (one.sheet.heading.round > 0 && !one.sheet.heading.after)
        one.title = str_fmt(a, "%s %d", row->title, round);
    arena_room(a, list->item, list->n, list->cap);
    list->item[list->n++] = one;
}

/* Reports of pairings once for each round, the latest first; others as they are after the last. */
static void add_row(struct site *k, struct of_all_list *list, const struct page_row *row, int section, struct arena *a)
{
    enum report_need need = report_find(str_of(row->report))->need;

    if (need == NEEDS_NOTHING)
        add_sheet(k, list, row, section, 0, a);
    for (int round = k->ladder.seen->section[section].nround; need != NEEDS_NOTHING && round > 0; round--)
        if (k->ladder.rung[section][round] >= row->rung) {
            add_sheet(k, list, row, section, round, a);
            if (need != NEEDS_PAIRING)
                return;
        }
}

static struct heading heading_of(const struct site *k, int section, int squad)
{
    const struct section *s = &k->ladder.seen->section[section];
    const struct squad *q = &s->squad[squad];
    struct heading h = report_heading(k->ladder.seen, q->name);

    h.section = section_title(s);
    if (q->federation.n > 0)
        h.title = str_fmt(k->arena, "%.*s (%.*s)", STR_ARG(q->name), STR_ARG(q->federation));
    return h;
}

static bool write_team(struct site *k, const struct of_all_list *list, int section, int squad)
{
    struct site_page p = { .row = list->item[0].row, .section = section, .squad = squad };
    struct arena own = { 0 };

    p.path = k->team[section][squad];
    p.heading = heading_of(k, section, squad);
    for (int i = 0; i < list->n; i++) {
        const struct of_all *one = &list->item[i];
        struct sheet about = sheet_about(&one->sheet, cell_team(site_section(k, one->row, section), squad).to, &own);
        about.heading.title = p.heading.title;
        if (about.npart > 0)
            site_add_part(k, &p, one->title, &about, &own);
    }
    bool ok = site_write_page(k, &p);
    arena_free(&own);
    return ok;
}

bool site_write_teams(struct site *k, int section)
{
    struct of_all_list list = { 0 };
    struct arena own = { 0 };
    bool ok = true;

    for (int i = 0; page_row(i); i++)
        if (page_row(i)->scope == OF_TEAM)
            add_row(k, &list, page_row(i), section, &own);
    for (int squad = 0; ok && list.n > 0 && squad < k->ladder.seen->section[section].nsquad; squad++) {
        struct arena_mark mark = arena_mark(k->arena);
        ok = write_team(k, &list, section, squad);
        arena_rewind(k->arena, mark);
    }
    arena_free(&own);
    return ok;
}
