/* SPDX-License-Identifier: Apache-2.0 */
/* site_team.c - the pages of teams and players. */
#include "office/site/site_page.h"

#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "office/messages.h"
#include "reports/page/view.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"

/* What the pages of teams or players show: of a sheet of all teams each has its part; a report about one is made for each. */
struct team_part {
    const struct report_row *report;
    struct site_page page; /* which row, section and round */
    struct str title;
    struct sheet all;       /* unless the report is about one */
    struct counted counted; /* then */
};

struct team_parts {
    struct team_part *item;
    int n, cap;
};

static struct counted counted_of(const struct site *k, const struct site_page *p, struct arena *a)
{
    const struct report_input in = {
        .event = site_event(k, p->row), .section = site_section(k, p->row, p->section), .round = p->round, .limit = true
    };

    return count_once(&in, a);
}

static void add_part(struct site *k, struct team_parts *list, const struct page_row *row, int section, int round,
                     struct arena *a)
{
    struct team_part one = { .report = report_find(str_of(row->report)), .title = site_word(k, section, row->title) };
    struct err why = { 0 };

    one.page = (struct site_page){ .row = row, .section = section, .round = round, .squad = NOBODY };
    if (report_is_of_one(one.report)) {
        one.counted = counted_of(k, &one.page, a);
    } else if (!site_sheet(k, &one.page, one.report, a, &one.all, &why)) {
        finding_say(k->missing, WARNING, RULE_NONE, 0, say_part_not_in_site(one.title, err_cause(&why)));
        return;
    }
    arena_room(a, list->item, list->n, list->cap);
    list->item[list->n++] = one;
}

/* As they are after the last round. Until there is one a team has its squad alone. */
static void add_row(struct site *k, struct team_parts *list, const struct page_row *row, int section, struct arena *a)
{
    enum report_need need = report_find(str_of(row->report))->need;

    if (need == NEEDS_NOTHING && list->n == 0)
        add_part(k, list, row, section, 0, a);
    for (int round = k->visibility.seen->section[section].nround; need != NEEDS_NOTHING && round > 0; round--)
        if (k->visibility.step[section][round] >= row->step) {
            add_part(k, list, row, section, round, a);
            return;
        }
}

static struct heading heading_of(const struct site *k, const struct site_page *p)
{
    const struct section *s = &k->visibility.seen->section[p->section];
    const struct squad *q = &s->squad[p->squad];
    struct heading h =
        report_heading(k->visibility.seen, p->place > 0 ? q->player[p->place - 1].name : q->name, site_wording(k, -1));

    report_head_section(&h, s, k->arena);
    return h;
}

/* False: it has nothing of this team. */
static bool sheet_of(struct site *k, const struct team_part *one, const struct site_page *p, struct arena *a,
                     struct sheet *out)
{
    struct site_page page = one->page;
    struct err why = { 0 };

    page.squad = p->squad;
    page.place = p->place;
    page.counted = &one->counted;
    if (report_is_of_one(one->report))
        return site_sheet(k, &page, one->report, a, out, &why);
    *out = sheet_about(&one->all, cell_team(site_section(k, page.row, page.section), p->squad).to, a);
    return out->npart > 0;
}

static void draw_now(struct view *v, void *cls)
{
    (void)cls;
    view_now(v);
}

/* As it is drawn, else the sheet itself; what the tie-breaks are made of folds away. */
static void add_sheet(struct site *k, struct site_page *p, const struct team_part *one, const struct sheet *sheet,
                      struct arena *a)
{
    struct site_page of = one->page;

    of.path = p->path;
    of.squad = p->squad;
    of.place = p->place;
    of.counted = &one->counted;
    of.now = p->now;
    of.part = p->part;
    of.npart = p->npart;
    of.cap = p->cap;
    bool drawn = site_add_view(k, &of, sheet, a);
    if (!drawn && of.now && of.npart == 0) {
        /* The match of the team in the latest round, while nothing else is told of its matches. */
        struct view v = *of.now;
        v.squad = of.squad;
        v.now = of.now;
        site_draw(k, &of, &v, draw_now, NULL, a);
    }
    if (!drawn)
        site_add_part(k, &of, one->title, sheet, a);
    if (!drawn && one->report->need == NEEDS_RESULTS)
        site_fold(&of);
    p->part = of.part;
    p->npart = of.npart;
    p->cap = of.cap;
}

/* Place 0: the team itself. */
static bool write_one(struct site *k, const struct team_parts *list, const struct view *now, int section, int squad,
                      int place)
{
    struct site_page p = { .section = section, .squad = squad, .place = place, .now = now };
    struct arena_mark mark = arena_mark(k->arena);
    struct arena own = { 0 };
    struct sheet sheet;

    p.path = place > 0 ? k->player[section][squad * SQUAD_MAX + place - 1] : k->team[section][squad];
    p.heading = heading_of(k, &p);
    for (int i = 0; i < list->n; i++)
        if (sheet_of(k, &list->item[i], &p, &own, &sheet)) {
            sheet.heading.title = p.heading.title;
            add_sheet(k, &p, &list->item[i], &sheet, &own);
        }
    bool ok = site_write_page(k, &p);
    arena_free(&own);
    arena_free(k->parts);
    arena_rewind(k->arena, mark);
    return ok;
}

/* The pages of one scope. */
struct scope {
    struct team_parts list;
    enum page_scope scope;
    int section;
    const struct view *now;
};

static bool write_squad(struct site *k, void *cls, int squad)
{
    const struct scope *of = cls;
    int last = of->scope == OF_PLAYER ? k->visibility.seen->section[of->section].squad[squad].nplayer : 0;
    bool ok = true;

    for (int place = last > 0; ok && place <= last; place++)
        ok = write_one(k, &of->list, of->now, of->section, squad, place);
    return ok;
}

/* The latest round of which the pairings are seen, round 0: there is none. */
static struct view latest_round(const struct site *k, int section, struct arena *a)
{
    const struct event *ev = k->visibility.seen;
    struct view v = { .event = ev, .section = &ev->section[section], .round = ev->section[section].nround };

    while (v.round > 0 && k->visibility.step[section][v.round] < VISIBLE_PAIRINGS)
        v.round--;
    if (v.round > 0)
        v.mp = figures_points(ev, v.section, v.round - 1, a);
    return v;
}

static bool write_scope(struct site *k, int section, enum page_scope scope)
{
    struct arena own = { 0 };
    const struct view now = latest_round(k, section, &own);
    struct scope of = { .scope = scope, .section = section, .now = now.round > 0 ? &now : NULL };

    for (int i = 0; page_row(i); i++)
        if (page_row(i)->scope == scope)
            add_row(k, &of.list, page_row(i), section, &own);
    bool ok = of.list.n == 0 || site_do(k, k->visibility.seen->section[section].nsquad, write_squad, &of);
    arena_free(&own);
    return ok;
}

bool site_write_teams(struct site *k, int section)
{
    return write_scope(k, section, OF_TEAM) && write_scope(k, section, OF_PLAYER);
}
