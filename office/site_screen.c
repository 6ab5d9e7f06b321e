/* SPDX-License-Identifier: Apache-2.0 */
/* site_screen.c - the page for a projector in the hall: pairings and standings of every section, one below the other; screen.js shows
   them in turn. */
#include "office/site.h"
#include "office/site_page.h"

#include "engine/base/err.h"
#include "reports/sheet/report.h"

/* The latest round of a section at that step; 0: there is none. */
static int latest(const struct site *k, int section, enum visibility_step step)
{
    int round = k->visibility.seen->section[section].nround;

    while (round > 0 && k->visibility.step[section][round] < step)
        round--;
    return round;
}

/* "Open Section · Team pairings · Round 7": far away the heading of the page is too small. */
static struct str title_of(const struct heading *h, struct arena *a)
{
    const struct str part[] = { h->section, h->title, heading_round(h, a), h->status };

    return heading_joined(part, 4, a);
}

static void add_latest(struct site *k, struct site_page *p, int section, const char *name, struct arena *a)
{
    const struct page_row *row = page_of_round(name);
    const struct report_row *report = report_find(str_of(name));
    struct site_page of = {
        .row = row, .section = section, .round = latest(k, section, row->step), .squad = NOBODY, .path = p->path
    };
    struct sheet sheet;
    struct err why = { 0 };

    if (of.round == 0 || !report_suits(report, &k->visibility.seen->section[section]))
        return;
    if (site_sheet(k, &of, report, a, &sheet, &why))
        site_add_part(k, p, title_of(&sheet.heading, k->arena), &sheet, a);
    else
        site_miss(k, p->path, &why);
}

bool site_write_screen(struct site *k)
{
    const struct event *ev = k->visibility.seen;
    struct site_page p = { .section = -1, .squad = NOBODY, .path = STR(SITE_SCREEN), .turns = true };
    struct arena own = { 0 };

    p.heading = report_heading(ev, ev->name);
    p.heading.event = (struct str){ 0 };
    for (int i = 0; i < ev->nsection; i++) {
        add_latest(k, &p, i, "pairings", &own);
        add_latest(k, &p, i, "standings", &own);
    }
    bool ok = folder_put(k->folder, STR("screen.js"), html_screen_script(), k->err) && site_write_page(k, &p);
    arena_free(&own);
    return ok;
}
