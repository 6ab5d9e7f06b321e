/* SPDX-License-Identifier: Apache-2.0 */
/* site_screen.c - the page for a projector in the hall: pairings and standings of every section, one below the other; screen.js shows
   them in turn. */
#include "office/site/site.h"
#include "office/site/site_page.h"

#include "engine/base/buffer.h"
#include "engine/base/err.h"
#include "office/feed.h"
#include "reports/format/messages.h"
#include "reports/page/view.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/lineup.h"
#include "teams/match.h"

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
    const struct page_row *row = page_row_of(OF_ROUND, name);
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

/* What is drawn, and until when, also as an instant. */
struct drawn {
    void (*draw)(struct view *v);
    struct str due, instant;
};

static void draw(struct view *v, void *cls)
{
    const struct drawn *d = cls;

    if (d->due.n > 0)
        view_countdown(v, d->due, d->instant);
    else
        d->draw(v);
}

static void add_drawn(struct site *k, struct site_page *p, int section, int round, struct message title, struct drawn d,
                      struct arena *a)
{
    const struct event *ev = k->visibility.seen;
    const struct section *s = &ev->section[section];
    const struct view with = { .event = ev, .section = s, .round = round, .mp = figures_points(ev, s, round - 1, a) };
    const struct str part[] = { section_title(s), site_told(k, section, say_hall_round(round)),
                                site_told(k, section, title) };

    site_draw(k, p, &with, draw, &d, a);
    p->part[p->npart - 1].title = heading_joined(part, 3, k->arena);
}

/* Before the games the pairings, and how long line-ups are taken; from the first result on the matches as they stand, and the pairings for
   screens of pairings alone. How many line-ups are there nobody in the hall may count. */
static void add_round(struct site *k, struct site_page *p, int section, struct arena *a)
{
    const struct section *s = &k->visibility.seen->section[section];
    int round = latest(k, section, page_row_of(OF_ROUND, "pairings")->step);
    const struct pairing_list *r = round > 0 ? &s->round[round - 1] : NULL;

    if (!r)
        return;
    struct str due = lineup_deadline(k->visibility.seen, s, round, a);
    if (s->unit == UNIT_TEAM && !match_any_has_results(r) && r->opened.n == 0 && due.n > 0)
        add_drawn(k, p, section, round, say_hall_lineups(),
                  (struct drawn){ NULL, due, feed_time(k->visibility.seen->zone, due, a) }, a);
    if (match_any_has_results(r))
        add_drawn(k, p, section, round, (struct message){ 0 }, (struct drawn){ .draw = view_wall }, a);
    add_drawn(k, p, section, round, say_hall_pairings(), (struct drawn){ .draw = view_seating }, a);
}

bool site_write_screen(struct site *k)
{
    const struct event *ev = k->visibility.seen;
    struct site_page p = { .section = -1, .squad = NOBODY, .path = STR(SITE_SCREEN), .turns = true };
    struct arena own = { 0 };

    p.heading = report_heading(ev, ev->name, site_wording(k, -1));
    p.heading.event = (struct str){ 0 };
    for (int i = 0; i < ev->nsection; i++) {
        add_round(k, &p, i, &own);
        add_latest(k, &p, i, "standings", &own);
    }
    const struct wording wording = { .medium = MEDIUM_PAGE, .language = k->order->language };
    bool ok =
        folder_put(k->folder, STR("screen.js"), html_screen_script(&wording, &own), k->err) && site_write_page(k, &p);
    arena_free(&own);
    return ok;
}
