/* SPDX-License-Identifier: Apache-2.0 */
/* page_draft.c - the draft of a round: score groups and floaters, why, changes by hand, what is new in it, publication. */
#include "engine/base/arena.h"
#include "desk/messages.h"
#include "engine/base/err.h"
#include "engine/proof/parsed_trace.h"
#include "office/trace.h"
#include "reports/format/html.h"
#include "reports/sheet/figures.h"
#include "reports/tell/floats.h"
#include "reports/tell/protocol.h"
#include "teams/find.h"
#include "teams/missing.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "teams/text.h"
#include "web/bar.h"
#include "web/page_part.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/page.h"

/* NULL: it is not drafted, or published already. */
static const struct pairing_list *draft_of(const struct visit *v)
{
    const struct pairing_list *r = v->round <= v->in->nround ? &v->in->round[v->round - 1] : NULL;

    return r && r->state == ROUND_DRAFT ? r : NULL;
}

static struct str page_of(const struct visit *v)
{
    return str_fmt(v->arena, "%.*s/draft", STR_ARG(address_round(v, v->in, v->round)));
}

static struct str name_of(const struct visit *v, int squad)
{
    return v->in->squad[squad].name;
}

static bool is_pairs(const struct visit *v)
{
    return report_suits(report_find(STR("protocol")), v->in);
}

/* --- the pairs --------------------------------------------------------------------------------- */

/* What the marks of floaters are made of. */
struct floaters {
    const int *mp;                    /* by squad */
    const struct parsed_trace *trace; /* NULL: there is none */
};

static struct floaters floaters_of(struct visit *v)
{
    struct parsed_trace *trace = arena_new(v->arena, struct parsed_trace, 1);
    struct floaters f = { figures_points(&v->event, v->in, v->round - 1, v->arena), NULL };
    bool again;

    if (is_pairs(v) &&
        trace_load(v->room->desk, &v->event, v->in, v->round, v->arena, trace, &again, &(struct err){ 0 }))
        f.trace = trace;
    return f;
}

static struct message mark_message(enum entrant_float how, int mp)
{
    static struct message (*const says[])(long) = {
        [FLOATED_NOT] = say_has_fewer_points, [FLOATED_DOWN] = say_floats_down_with, [FLOATED_UP] = say_floats_up_with
    };

    return says[how](mp);
}

/* Who floated, and who has fewer points than the group that the pair is listed in. Pairs by hand are of no group. */
static void put_mark(const struct visit *v, struct markup *m, const struct fixture *f, int side,
                     const struct floaters *x)
{
    const int squad = f->side[side], mp = x->mp[squad];
    enum entrant_float how = FLOATED_NOT;

    if (x->trace && f->by_hand.n == 0)
        how = floats_of(x->trace, protocol_find(x->trace, name_of(v, squad)));
    if (how != FLOATED_NOT || mp < x->mp[f->side[1 - side]])
        put_message(v, m, " <span class=\"float\">", mark_message(how, mp), "</span>");
}

static void put_team(const struct visit *v, struct markup *m, const struct fixture *f, int side,
                     const struct floaters *floaters)
{
    const int squad = f->side[side];

    put(m, "<td>");
    if (is_pairs(v)) {
        put(m, "<a data-panel");
        put_attr(
            m, "href",
            str_fmt(v->arena, "%.*s/why/%d", STR_ARG(address_round(v, v->in, v->round)), v->in->squad[squad].number));
        put(m, ">");
        put_text(m, name_of(v, squad));
        put(m, "</a>");
    } else {
        put_text(m, name_of(v, squad));
    }
    if (is_pairs(v))
        put_mark(v, m, f, side, floaters);
    put(m, "</td>");
}

static void put_match(const struct visit *v, struct markup *m, const struct fixture *f, const struct floaters *floaters)
{
    put(m, "<tr><th scope=\"row\" class=\"r\">");
    put_number(m, f->table);
    put(m, "</th>");
    put_team(v, m, f, 0, floaters);
    put_team(v, m, f, 1, floaters);
    put(m, "<td>");
    if (f->by_hand.n > 0)
        page_say(v, m, say_made_by_hand(f->by_hand));
    put(m, "</td></tr>\n");
}

/* "12 match points", "1½ points" */
static struct message group_title(const struct visit *v, int points)
{
    struct str text = cell_typeset(figures_mp(v->in, points), v->arena);
    int whole = v->in->unit == UNIT_PLAYER ? points / 2 : points;

    return say_group_of_points(text, v->in->unit == UNIT_PLAYER && points % 2 > 0 ? 2 : whole);
}

static void put_group(const struct visit *v, struct markup *m, int points)
{
    put_message(v, m, "</tbody>\n<tbody><tr class=\"head\"><th scope=\"rowgroup\" colspan=\"4\">",
                group_title(v, points), "</th></tr>\n");
}

static void put_titles(const struct visit *v, struct markup *m)
{
    put_message(v, m, "<thead><tr><th scope=\"col\" class=\"r\">", say_column_table(), "</th>");
    put_message(v, m, "<th scope=\"col\">", say_field_white(), "</th>");
    put_message(v, m, "<th scope=\"col\">", say_black_on_first_board(), "</th>");
    put_message(v, m, "<th scope=\"col\">", say_how_it_was_made(), "</th></tr></thead>\n");
}

static void put_pairs(struct visit *v, struct markup *m, const struct pairing_list *r)
{
    const struct floaters floaters = floaters_of(v);
    const int *mp = floaters.mp;
    int group = -1;

    put(m, "<div class=\"wide\" role=\"region\" tabindex=\"0\"");
    put_attr_message(v, m, "aria-label", say_the_draft());
    put(m, " data-part=\"pairs\">\n<table class=\"draft\">\n");
    put_titles(v, m);
    put(m, "<tbody>\n");
    for (int i = 0; i < r->nfixture; i++) {
        const struct fixture *f = &r->fixture[i];
        int points = mp[f->side[0]] > mp[f->side[1]] ? mp[f->side[0]] : mp[f->side[1]];
        if (v->round > 1 && points != group)
            put_group(v, m, points);
        group = points;
        put_match(v, m, f, &floaters);
    }
    put(m, "</tbody>\n</table>\n</div>\n");
}

/* --- what has to be looked at ------------------------------------------------------------------- */

static void put_finding(const struct visit *v, struct markup *m, struct message what)
{
    put_message(v, m, "<li class=\"warning\">", what, "</li>\n");
}

static void put_by_hand_findings(const struct visit *v, struct markup *m, const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++) {
        const struct fixture *f = &r->fixture[i];
        if (f->by_hand.n > 0)
            put_finding(v, m, say_table_by_hand(f->table, name_of(v, f->side[0]), name_of(v, f->side[1]), f->by_hand));
    }
}

/* What publishing it would say: before it is done, not after. */
static void put_foreseen(struct visit *v, struct markup *m)
{
    const struct act act = { .user = visit_user(v), .time = v->clock, .section = v->in->name, .dry = true };
    struct err why = { 0 };

    if (!desk_foresee(&v->event, op_row(OP_publish), &act, &(struct form){ 0 }, &v->findings, &why))
        page_problem(v, m, &why);
    page_findings(v, m);
}

static void put_findings(struct visit *v, struct markup *m, const struct pairing_list *r)
{
    put(m, "<div data-part=\"findings\">\n");
    put_foreseen(v, m);
    put(m, "<ul class=\"findings\">\n");
    if (r->bye != NOBODY)
        put_finding(v, m, say_has_bye_by_hand(name_of(v, r->bye), r->bye_by_hand));
    put_by_hand_findings(v, m, r);
    put(m, "</ul>\n</div>\n");
}

/* --- changes by hand ----------------------------------------------------------------------------- */

static void put_field(const struct visit *v, struct markup *m, const char *id, const char *name, struct message label,
                      bool team, bool needed)
{
    put(m, "<p><label");
    put_attr(m, "for", str_of(id));
    put_message(v, m, ">", label, "</label><br><input autocomplete=\"off\"");
    put_attr(m, "id", str_of(id));
    put_attr(m, "name", str_of(name));
    if (team)
        put(m, " list=\"teams\"");
    if (needed)
        put(m, " required");
    put(m, "></p>\n");
}

static const struct change {
    const char *operation;
    struct message (*title)(void), (*button)(void);
    struct {
        const char *id, *name;
        struct message (*label)(void);
        bool needed;
    } team[3];
    bool needs_reason;
} changes[] = {
    { "move",
      say_let_two_meet,
      say_let_them_meet,
      { { "move-a", "team", say_field_team, true },
        { "move-b", "other", say_meets, true },
        { "move-w", "white", say_white_if_not_by_rules, false } },
      true },
    { "bye", say_op_bye, say_give_it_bye, { { "bye-a", "team", say_field_team, true } }, true },
    { "bar",
      say_two_may_not_meet,
      say_bar_them,
      { { "bar-a", "team", say_field_team, true }, { "bar-b", "other", say_and_the_other, true } },
      false },
};

static void put_change(const struct visit *v, struct markup *m, const struct change *c)
{
    put(m, "<form method=\"post\" class=\"card\"");
    put_attr(m, "action", address_operation(v, v->in, c->operation));
    put_message(v, m, ">\n<h3>", c->title(), "</h3>\n");
    bar_back(v, m, page_of(v));
    for (int i = 0; i < 3 && c->team[i].id; i++)
        put_field(v, m, c->team[i].id, c->team[i].name, c->team[i].label(), true, c->team[i].needed);
    put_field(v, m, str_c(v->arena, str_fmt(v->arena, "%s-why", c->operation)), "reason",
              c->needs_reason ? say_why_on_sheets() : say_why(), false, c->needs_reason);
    put_field(v, m, str_c(v->arena, str_fmt(v->arena, "%s-by", c->operation)), "order-of", say_by_whose_order(), false,
              false);
    put_message(v, m, "<p><button>", c->button(), "</button> ");
    put_message(v, m, "<button name=\"dry-run\" value=\"yes\">", say_only_show(), "</button></p>\n</form>\n");
}

static void put_by_hand(const struct visit *v, struct markup *m)
{
    put_message(v, m, "<details><summary>", say_change_by_hand(), "</summary>\n<div class=\"cards\">\n");
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++)
        put_change(v, m, &changes[i]);
    put(m, "</div>\n<datalist id=\"teams\">\n");
    for (int i = 0; i < v->in->nsquad; i++) {
        put(m, "<option");
        put_attr(m, "value", name_of(v, i));
        put(m, "></option>\n");
    }
    put(m, "</datalist>\n</details>\n");
}

/* --- the page ------------------------------------------------------------------------------------ */

/* With or without the box above it. */
static void put_unfinished(const struct visit *v, struct markup *m)
{
    const struct wording wording = visit_wording(v);
    int n = 0;

    for (int round = 1; round < v->round; round++)
        n += score_unfinished(v->in, &v->in->round[round - 1]);
    if (n > 0)
        put_line_message(v, m, say_unfinished_as_draws(n, missing_unfinished(v->in, v->round, &wording, v->arena)));
    else if (v->round > 1)
        put_line_message(v, m, say_none_unfinished());
}

/* What the press would be refused for. */
static void put_lacking(const struct visit *v, struct markup *m)
{
    const struct wording wording = visit_wording(v);
    enum { NAMED = 5 };

    for (int round = 1; round < v->round; round++) {
        struct str list = missing_text(v->in, &v->in->round[round - 1], false, NAMED, &wording, v->arena);
        if (list.n > 0)
            put_line_message(v, m, say_results_are_missing(round, list));
    }
}

/* By name: whoever ticks it has read which games they are. */
static void put_missing(const struct visit *v, struct markup *m)
{
    const struct wording wording = visit_wording(v);
    struct str games = { 0 };

    for (int round = 1; round < v->round && games.n == 0; round++)
        games = missing_text(v->in, &v->in->round[round - 1], true, v->in->nsquad, &wording, v->arena);
    if (games.n == 0)
        return;
    put_message(v, m, " <label><input type=\"checkbox\" name=\"unfinished-as-draws\" value=\"yes\"> ",
                say_store_unfinished(games), "</label>");
}

static void put_pair(const struct visit *v, struct markup *m, bool again)
{
    put(m, "<form method=\"post\" class=\"line\" data-part=\"pair\"");
    put_attr(m, "action", address_operation(v, v->in, "pair"));
    put(m, ">\n");
    bar_back(v, m, page_of(v));
    put_message(v, m, "<p><button>", again ? say_draft_anew(v->round) : say_draft_round(v->round), "</button>");
    put_missing(v, m);
    put(m, "</p>\n");
    put_lacking(v, m);
    put_unfinished(v, m);
    put(m, "</form>\n");
}

/* Others look at it. */
static bool is_tap(const struct visit *v)
{
    return v->who.viewer.role == ROLE_TAP;
}

static void put_publish(const struct visit *v, struct markup *m)
{
    if (!is_tap(v)) {
        put_message(v, m, "", say_tap_publishes(), " ");
        return;
    }
    put(m, "<a class=\"button main\"");
    put_attr(m, "href", str_fmt(v->arena, "%.*s/publish", STR_ARG(address_round(v, v->in, v->round))));
    put_message(v, m, ">", say_publish_what(), "</a> ");
}

static bool show_draft(struct visit *v, const struct pairing_list *r)
{
    struct markup m = page_begin(v, page_text(v, say_draft_of(v->round)));

    put(&m, "<p data-part=\"publish\">");
    put_publish(v, &m);
    page_say(v, &m, say_matches_of_draft(r->nfixture));
    if (is_pairs(v)) {
        put(&m, " ");
        page_say(v, &m, say_select_to_see_why());
    }
    put(&m, "</p>\n");
    put_findings(v, &m, r);
    draft_news(v, &m);
    put_pairs(v, &m, r);
    if (is_tap(v)) {
        put_by_hand(v, &m);
        put_pair(v, &m, true);
    }
    return page_end(v, &m);
}

/* The next round only can be drafted; one that is published has its own page. */
bool serve_draft(struct visit *v, struct err *e)
{
    if (!visit_section(v, e))
        return false;
    if (draft_of(v))
        return show_draft(v, draft_of(v));
    if (v->round <= v->in->nround)
        return visit_go(v, address_round(v, v->in, v->round));
    if (v->round > v->in->nround + 1 || v->round > v->in->rounds) {
        v->status = 404;
        return err_say(e, ERR_INPUT, say_round_still_to_come(v->round));
    }
    struct markup m = page_begin(v, page_text(v, say_draft_of(v->round)));
    put_line_message(v, &m, say_no_draft_yet());
    draft_discarded(v, &m);
    if (is_tap(v))
        put_pair(v, &m, false);
    return page_end(v, &m);
}

/* Why a team meets whom it meets, of a draft or later. */
bool serve_why(struct visit *v, struct err *e)
{
    struct report_input in = {
        .medium = MEDIUM_PAGE, .other = NOBODY, .round = v->round, .language = v->room->language
    };

    if (!visit_section(v, e) || !squad_find(v->in, v->name, &in.team, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_one_in_round(name_of(v, in.team), v->round)));
    if (!page_report(v, &m, report_find(STR("protocol")), &in, e))
        return false;
    put(&m, "<p>");
    put_link_message(v, &m, v->round <= v->in->nround && draft_of(v) ? page_of(v) : address_round(v, v->in, v->round),
                     say_back_to_round());
    put(&m, "</p>\n");
    return page_end(v, &m);
}

/* --- publication --------------------------------------------------------------------------------- */

/* The round as it would be for everybody, but for the time: nobody knows yet when that is. */
static bool make_public(struct visit *v, struct sheet *out, struct err *e)
{
    struct event *ev = event_copy(&v->event, v->arena);
    struct section *s = &ev->section[v->in - v->event.section];
    struct report_input in = { .medium = MEDIUM_PAGE,
                               .event = ev,
                               .section = s,
                               .team = NOBODY,
                               .other = NOBODY,
                               .round = v->round,
                               .language = v->room->language };

    s->round[v->round - 1].state = ROUND_PUBLISHED;
    s->round[v->round - 1].published = v->now;
    view_take_out(ev, &(const struct viewer){ .role = ROLE_PUBLIC });
    if (!report_make(report_find(STR("pairings")), &in, v->arena, out, e))
        return false;
    out->heading.published = (struct str){ 0 };
    return true;
}

static void put_question(const struct visit *v, struct markup *m)
{
    put(m, "<form method=\"post\" class=\"card ask\"");
    put_attr(m, "action", address_operation(v, v->in, "publish"));
    put(m, ">\n");
    bar_back(v, m, address_round(v, v->in, v->round));
    put_message(v, m, "<h2>", say_publish_round_asked(v->round), "</h2>\n");
    put_line_message(v, m, v->in->frozen ? say_after_publication() : say_first_publication());
    put_message(v, m, "<p><button class=\"main\">", say_publish_round(v->round), "</button> ");
    put_link_message(v, m, page_of(v), say_not_yet());
    put(m, "</p>\n</form>\n");
}

/* Who had one a moment ago reads where it went. */
static bool no_draft(const struct visit *v, struct err *e)
{
    struct str end = v->round > v->in->nround ? draft_end(v) : STR("");

    return err_say(e, ERR_STATE, say_no_draft_to_publish(v->round, end));
}

bool serve_publication(struct visit *v, struct err *e)
{
    struct sheet sheet;

    if (!visit_section(v, e))
        return false;
    if (!draft_of(v))
        return no_draft(v, e);
    if (!make_public(v, &sheet, e))
        return false;
    struct markup m = page_open(v, page_text(v, say_publish_round_asked(v->round)));
    put(&m, "<div data-part=\"publication\" data-offer>\n");
    put_question(v, &m);
    put_findings(v, &m, draft_of(v));
    put_message(v, &m, "<h2>", say_preview_of_public(), "</h2>\n<section class=\"public\"");
    put_attr_message(v, &m, "aria-label", say_preview_of_public());
    put(&m, ">\n");
    put_made(&m, html_heading(&sheet.heading, v->arena));
    put_made(&m, html_sheet(&sheet, NULL, true, v->arena));
    put(&m, "</section>\n</div>\n");
    return page_end(v, &m);
}
