/* SPDX-License-Identifier: Apache-2.0 */
/* site_overview.c - pages that lead to others: the first of the event, the overview of a section, the one that checks traces. */
#include "office/messages.h"
#include "office/site/site.h"
#include "office/site/site_page.h"

#include "office/verifier.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/hours.h"
#include "teams/text.h"

static struct html_menu round_list(struct site *k, const struct site_page *from, int section, int round)
{
    const struct event *seen = k->visibility.seen;
    const struct wording how = site_wording(k, -1);
    const struct str label[] = { site_told(k, -1, say_hall_round(round)),
                                 date_text(hours_start(seen, &seen->section[section], round), &how, k->arena) };
    struct html_menu m = { .label = heading_joined(label, 2, k->arena), .way = WAY_LINE };

    site_add_pages(k, &m, from, OF_ROUND, section, round);
    return m;
}

static struct html_menu team_list(struct site *k, const struct site_page *from, int section)
{
    const struct section *s = &k->visibility.seen->section[section];
    struct html_menu m = { .label = site_told(k, section, say_team_by_team()), .way = WAY_DOWN };
    const int *order = figures_order(s, k->arena);

    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[order[i]];
        const struct str fact[] = { q->federation, cell_typeset(figures_average(s, q), k->arena) };
        site_add_squad_link(k, &m, from, q->name, k->team[section][order[i]], q, heading_joined(fact, 2, k->arena));
    }
    return m;
}

/* The pages of the section, each with what it is about. */
static struct html_menu told_list(struct site *k, const struct site_page *from, int section)
{
    struct html_menu m = { .label = site_told(k, -1, say_menu_section()), .way = WAY_TOLD };

    for (int i = 0; page_row(i); i++) {
        const struct site_page *to = page_row(i)->scope == OF_SECTION ? site_find(k, page_row(i), section, 0) : NULL;
        if (!to)
            continue;
        site_add_link(k, &m, from, site_word(k, section, to->row->title), to->path);
        m.link[m.n - 1].fact = site_word(k, section, &report_find(str_of(to->row->report))->help);
    }
    return m;
}

static bool write_section(struct site *k, int section)
{
    const struct section *s = &k->visibility.seen->section[section];
    struct html_menu *list = arena_new(k->arena, struct html_menu, s->nround + 2);
    struct site_page p = { .section = section, .squad = NOBODY, .path = site_home(k, section), .front = true };
    int n = 0;

    p.heading = report_heading(k->visibility.seen, section_title(s), site_wording(k, -1));
    report_head_section(&p.heading, s, k->arena);
    p.heading.section = (struct str){ 0 }; /* it is the title */
    if (k->visibility.seen->nsection > 1)
        p.heading.title = site_add_home(k, &p, section);
    list[n++] = told_list(k, &p, section);
    for (int round = s->nround; round > 0; round--)
        list[n++] = round_list(k, &p, section, round);
    list[n++] = team_list(k, &p, section);
    struct str trf = str_fmt(k->arena, "%.*s/tournament.trf", STR_ARG(page_folder(s, k->arena)));
    p.files.label = site_told(k, -1, say_for_programs());
    if (folder_is_kept(k->folder, trf))
        site_add_link(k, &p.files, &p, site_told(k, -1, say_trf_file()), trf);
    return site_write_list(k, &p, list, n);
}

static struct html_menu trace_list(struct site *k, const struct site_page *from, int section)
{
    struct html_menu m = { .label = section_title(&k->visibility.seen->section[section]) };

    for (int round = 1; round <= k->visibility.seen->section[section].nround; round++) {
        struct str path = site_trace(k, section, round, k->arena);
        if (!folder_is_kept(k->folder, path))
            continue;
        site_add_link(k, &m, from, site_told(k, -1, say_hall_round(round)), path);
        m.link[m.n - 1].id = site_trace_id(k, section, round, k->arena);
    }
    return m;
}

bool site_write_verifier(struct site *k)
{
    struct site_page p = { .section = -1, .squad = NOBODY, .path = STR("verify.html"), .verifies = true };
    struct html_menu list[SECTIONS_MAX];
    int n = 0;

    p.heading = report_heading(k->visibility.seen, site_word(k, -1, &label_page_verify), site_wording(k, -1));
    for (int i = 0; i < k->visibility.seen->nsection; i++) {
        list[n] = trace_list(k, &p, i);
        n += list[n].n > 0;
    }
    return k->ntrace == 0 || (verifier_put_scripts(k->folder, k->err) && site_write_list(k, &p, list, n));
}

/* What is new in a section, or where it begins. */
static struct html_menu section_list(struct site *k, const struct site_page *from, int section)
{
    const struct section *s = &k->visibility.seen->section[section];
    struct html_menu m = { .label = section_title(s) };

    site_add_link(k, &m, from, site_word(k, -1, &label_page_overview), site_home(k, section));
    site_add_pages(k, &m, from, OF_SECTION, section, 0);
    return m;
}

/* With one section it stands there at once, else one below the other. */
static void add_homes(struct site *k, struct site_page *p)
{
    const struct event *ev = k->visibility.seen;

    for (int i = 0; i < ev->nsection; i++) {
        struct str title = site_add_home(k, p, i);
        const struct str part[] = { section_title(&ev->section[i]), title };
        if (p->section >= 0)
            p->heading.title = title;
        else
            p->part[p->npart - 1].title = heading_joined(part, 2, k->arena);
    }
}

bool site_write_indexes(struct site *k)
{
    const struct event *ev = k->visibility.seen;
    struct site_page p = {
        .section = ev->nsection == 1 ? 0 : -1, .squad = NOBODY, .path = STR("index.html"), .front = true
    };
    struct html_menu list[SECTIONS_MAX];
    int n = 0;

    p.heading = report_heading(ev, ev->name, site_wording(k, -1));
    p.heading.event = (struct str){ 0 };
    add_homes(k, &p);
    for (int i = 0; p.section < 0 && i < ev->nsection; i++)
        list[n++] = section_list(k, &p, i);
    p.files.label = site_told(k, -1, say_for_programs());
    site_add_link(k, &p.files, &p, site_told(k, -1, say_hall_for_projector()), STR(SITE_SCREEN));
    site_add_link(k, &p.files, &p, site_told(k, -1, say_for_the_press()), STR(SITE_PRESS));
    site_add_link(k, &p.files, &p, site_told(k, -1, say_ical_calendar()), STR("calendar.ics"));
    site_add_link(k, &p.files, &p, site_told(k, -1, say_feed_of_rounds()), STR("feed.xml"));
    site_add_link(k, &p.files, &p, site_told(k, -1, say_boards_under_way()), STR("now.json"));
    bool ok = site_write_list(k, &p, list, n);
    for (int i = 0; ok && i < ev->nsection; i++)
        ok = write_section(k, i);
    return ok;
}
