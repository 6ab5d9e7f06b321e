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
#include "web/messages.h"
#include "web/tables.h"

bool tables_are_there(const struct visit *v)
{
    return v->who.viewer.role != ROLE_HELPER || str_eq(v->who.viewer.identity, v->in->identity);
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

static void put_way(const struct visit *v, struct markup *m, const char *below, struct message text)
{
    put(m, "<a class=\"button main\"");
    put_attr(m, "href", str_fmt(v->arena, "%.*s/%s", STR_ARG(address_round(v, v->in, v->round)), below));
    put_message(v, m, ">", text, "</a> ");
}

static void put_begin(const struct visit *v, struct markup *m, const char *part, struct message title)
{
    put(m, "<section class=\"card\"");
    put_attr(m, "data-part", str_of(part));
    put_message(v, m, ">\n<h2>", title, "</h2>\n");
}

/* "due 2016-09-02 10:00, in 17 minutes"; afterwards, that a reason is needed. */
static void put_due(const struct visit *v, struct markup *m)
{
    struct str due = lineup_deadline(&v->event, v->round, v->arena);
    bool late = moment_is_after(v->now, due);

    if (due.n == 0)
        return;
    put_message(v, m, "<p>", late ? say_lineups_were_due_at(due) : say_yours_are_due_at(due), "");
    page_until(v, m, due);
    put(m, ".");
    if (late)
        put_message(v, m, " ", say_late_needs_reason(), "");
    put(m, "</p>\n");
}

static void put_lineups(const struct visit *v, struct markup *m, const struct pairing_list *r, const struct share *n)
{
    if (v->in->unit != UNIT_TEAM || r->opened.n > 0)
        return;
    put_begin(v, m, "lineups", say_menu_lineups());
    put(m, "<p>");
    put_way(v, m, "lineups", say_take_lineups());
    put_message(v, m, "", say_lineups_are_due(n->handed_in, n->due, STR("")), "</p>\n");
    put_due(v, m);
    put(m, "</section>\n");
}

static void put_results(const struct visit *v, struct markup *m, const struct share *n)
{
    struct str start = v->event.date[v->round - 1];

    put_begin(v, m, "results", say_menu_results());
    put(m, "<p>");
    if (lineup_is_before(&v->event, v->in, v->round, v->now)) {
        page_say(v, m, say_results_wait_for_lineups());
    } else {
        put_way(v, m, "tap", say_do_enter());
        page_say(v, m, n->missing > 0 ? say_matches_lack_results(n->missing, n->tables) : say_all_results_are_in());
    }
    put(m, "</p>\n");
    if (moment_is_after(start, v->now)) {
        put_message(v, m, "<p>", say_round_begins(start), "");
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
        put_message(v, m, "<p data-part=\"now\">", say_none_of_your_tables(), "</p>\n");
        return;
    }
    put(m, "<div class=\"cards\" data-part=\"now\">\n");
    put_lineups(v, m, r, &n);
    put_results(v, m, &n);
    put(m, "</div>\n");
}

/* "Open Section · Round 7 · Tables 2 to 3" */
static struct message title_of(const struct visit *v)
{
    const struct viewer *w = &v->who.viewer;

    if (w->table == w->to_table)
        return say_your_table_in_round(section_title(v->in), v->round, w->table);
    return say_your_tables_in_round(section_title(v->in), v->round, w->table, w->to_table);
}

/* He has one section; there the last round that is published. */
bool tables_home(struct visit *v)
{
    int round, section = 0;

    viewer_section(&v->event, &v->who.viewer, &section);
    v->in = &v->event.section[section];
    round = page_latest(v->in, ROUND_PUBLISHED);
    v->round = round > 0 ? round : 1;
    struct markup m = page_begin(v, page_text(v, title_of(v)));
    if (round > 0)
        put_round(v, &m);
    else
        put_message(v, &m, "<p data-part=\"now\">", say_helper_waits(), "</p>\n");
    return page_end(v, &m);
}
