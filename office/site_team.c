#include "office/site_page.h"

#include "engine/base/err.h"
#include "reports/sheet/report.h"

/* What the pages of teams show: of a sheet of all teams each has its part; a report about one team is made for each. */
struct team_part {
    const struct report_row *report;
    struct site_page page; /* which row, section and round */
    struct str title;
    struct sheet all; /* unless the report is about one team */
};

struct team_parts {
    struct team_part *item;
    int n, cap;
};

static void add_part(struct site *k, struct team_parts *list, const struct page_row *row, int section, int round,
                     struct arena *a)
{
    struct team_part one = { .report = report_find(str_of(row->report)), .title = str_of(row->title) };
    struct err why = { 0 };

    one.page = (struct site_page){ .row = row, .section = section, .round = round, .squad = NOBODY };
    if (one.report->need == NEEDS_PAIRING)
        one.title = str_fmt(a, "%s %d", row->title, round);
    if (one.report->about != ABOUT_TEAM && !site_sheet(k, &one.page, one.report, a, &one.all, &why)) {
        site_miss(k, str_fmt(a, "%s of every team", row->title), &why);
        return;
    }
    arena_room(a, list->item, list->n, list->cap);
    list->item[list->n++] = one;
}

/* Reports of pairings once for each round, the latest first; others as they are after the last. */
static void add_row(struct site *k, struct team_parts *list, const struct page_row *row, int section, struct arena *a)
{
    enum report_need need = report_find(str_of(row->report))->need;

    if (need == NEEDS_NOTHING)
        add_part(k, list, row, section, 0, a);
    for (int round = k->ladder.seen->section[section].nround; need != NEEDS_NOTHING && round > 0; round--)
        if (k->ladder.rung[section][round] >= row->rung) {
            add_part(k, list, row, section, round, a);
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

/* False: it has nothing of this team. */
static bool sheet_of_team(struct site *k, const struct team_part *one, int squad, struct arena *a, struct sheet *out)
{
    struct site_page page = one->page;
    struct err why = { 0 };

    page.squad = squad;
    if (one->report->about == ABOUT_TEAM)
        return site_sheet(k, &page, one->report, a, out, &why);
    *out = sheet_about(&one->all, cell_team(site_section(k, page.row, page.section), squad).to, a);
    return out->npart > 0;
}

static bool write_team(struct site *k, const struct team_parts *list, int section, int squad)
{
    struct site_page p = { .section = section, .squad = squad };
    struct arena own = { 0 };
    struct sheet sheet;

    p.path = k->team[section][squad];
    p.heading = heading_of(k, section, squad);
    for (int i = 0; i < list->n; i++)
        if (sheet_of_team(k, &list->item[i], squad, &own, &sheet)) {
            sheet.heading.title = p.heading.title;
            site_add_part(k, &p, list->item[i].title, &sheet, &own);
        }
    bool ok = site_write_page(k, &p);
    arena_free(&own);
    return ok;
}

bool site_write_teams(struct site *k, int section)
{
    struct team_parts list = { 0 };
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
