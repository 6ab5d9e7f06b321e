/* SPDX-License-Identifier: Apache-2.0 */
/* page_tables.c - where a helper begins: what he can do at his tables now, until when, and what he waits for. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/ask.h"
#include "office/entering.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/score.h"
#include "web/tables.h"

bool tables_are_there(const struct visit *v)
{
    return v->who.viewer.role != ROLE_HELPER || str_eq(v->who.viewer.section, v->in->name);
}

bool tables_has(const struct visit *v, int table)
{
    const struct viewer *w = &v->who.viewer;

    return w->role != ROLE_HELPER || (tables_are_there(v) && w->table <= table && table <= w->to_table);
}

bool tables_instead(struct visit *v, const struct err *e)
{
    if (v->who.viewer.role != ROLE_HELPER || job_wants_json(v->job) || (e->kind != ERR_NONE && e->kind != ERR_STATE))
        return false;
    return visit_go(v, STR("/"));
}

/* How far his tables are. */
struct share {
    int tables, missing; /* matches, and those that lack a result */
    int due, handed_in;  /* line-ups */
};

static struct share share_of(const struct visit *v, const struct pairing_list *r)
{
    struct share n = { 0 };

    for (int i = 0; i < r->nfixture; i++) {
        const struct fixture *f = &r->fixture[i];
        if (!tables_has(v, f->table))
            continue;
        n.tables++;
        n.missing += !score_complete(v->in, f);
        for (int side = 0; side < 2; side++) {
            n.due += lineup_is_due(r, f->side[side]);
            n.handed_in += lineup_is_due(r, f->side[side]) && lineup_find(r, f->side[side]);
        }
    }
    return n;
}

static void put_way(const struct visit *v, struct markup *m, const char *below, const char *text)
{
    put(m, "<a class=\"button main\"");
    put_attr(m, "href", str_fmt(v->arena, "%.*s/%s", STR_ARG(address_round(v, v->in, v->round)), below));
    put(m, ">");
    put_text(m, str_of(text));
    put(m, "</a> ");
}

static void put_begin(struct markup *m, const char *part, const char *title)
{
    put(m, "<section class=\"card\"");
    put_attr(m, "data-part", str_of(part));
    put(m, ">\n<h2>");
    put_text(m, str_of(title));
    put(m, "</h2>\n");
}

/* "due 2016-09-02 10:00, in 17 minutes"; afterwards, that a reason is needed. */
static void put_due(const struct visit *v, struct markup *m)
{
    struct str due = lineup_deadline(&v->event, v->round, v->arena);
    bool late = moment_is_after(v->now, due);

    if (due.n == 0)
        return;
    put(m, "<p>");
    put_text(m, str_fmt(v->arena, "%s %.*s", late ? "They were due" : "Due", STR_ARG(due)));
    page_until(v, m, due);
    put_text(m, late ? STR(": one that comes now is late, and is taken with a reason.") : STR("."));
    put(m, "</p>\n");
}

static void put_lineups(const struct visit *v, struct markup *m, const struct pairing_list *r, const struct share *n)
{
    if (v->in->unit != UNIT_TEAM || r->opened.n > 0)
        return;
    put_begin(m, "lineups", "Line-ups");
    put(m, "<p>");
    put_way(v, m, "lineups", "Take line-ups");
    put_text(m, str_fmt(v->arena, "%d of %d are handed in.", n->handed_in, n->due));
    put(m, "</p>\n");
    put_due(v, m);
    put(m, "</section>\n");
}

static void put_results(const struct visit *v, struct markup *m, const struct share *n)
{
    struct str start = v->event.date[v->round - 1];

    put_begin(m, "results", "Results");
    put(m, "<p>");
    if (lineup_is_before(&v->event, v->in, v->round, v->now)) {
        put(m, "They are entered as soon as the TAP has opened the line-ups; this page says so by itself.");
    } else {
        put_way(v, m, "tap", "Enter results");
        put_text(m, n->missing > 0 ? str_fmt(v->arena, "%d of %d matches lack results.", n->missing, n->tables)
                                   : STR("All of them are there; they may be corrected with a reason."));
    }
    put(m, "</p>\n");
    if (moment_is_after(start, v->now)) {
        put(m, "<p>");
        put_text(m, str_fmt(v->arena, "The round begins %.*s", STR_ARG(start)));
        page_until(v, m, start);
        put(m, ".</p>\n");
    }
    put(m, "</section>\n");
}

static void put_round(const struct visit *v, struct markup *m)
{
    const struct pairing_list *r = &v->in->round[v->round - 1];
    struct share n = share_of(v, r);

    if (n.tables == 0) {
        put(m, "<p data-part=\"now\">None of your tables is used in this round.</p>\n");
        return;
    }
    put(m, "<div class=\"cards\" data-part=\"now\">\n");
    put_lineups(v, m, r, &n);
    put_results(v, m, &n);
    put(m, "</div>\n");
}

/* "Tables 2 to 3" */
static struct str tables_of(const struct visit *v)
{
    const struct viewer *w = &v->who.viewer;

    return w->table == w->to_table ? str_fmt(v->arena, "Table %d", w->table)
                                   : str_fmt(v->arena, "Tables %d to %d", w->table, w->to_table);
}

/* He has one section; there the last round that is published. */
bool tables_home(struct visit *v)
{
    const struct viewer *w = &v->who.viewer;
    int round;

    v->in = section_named(&v->event, w->section);
    round = page_latest(v->in, ROUND_PUBLISHED);
    v->round = round > 0 ? round : 1;
    struct markup m = page_begin(
        v, str_fmt(v->arena, "%.*s · Round %d · %.*s", STR_ARG(section_title(v->in)), v->round, STR_ARG(tables_of(v))));
    if (round > 0)
        put_round(v, &m);
    else
        put(&m, "<p data-part=\"now\">Round 1 is not published yet. From then on you take line-ups and results here; "
                "this page says so "
                "by itself.</p>\n");
    return page_end(v, &m);
}
