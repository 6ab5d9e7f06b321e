/* SPDX-License-Identifier: Apache-2.0 */
/* page_presence.c - who is here: a row for each team, a key for so many players; what is rarer on a page of the team. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/find.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/presence.h"
#include "web/base/form.h"
#include "web/base/messages.h"
#include "web/page/operation.h"
#include "web/page/page.h"
#include "web/page/page_part.h"
#include "web/page/suggest.h"

enum { KEYS = 6 }; /* 0 to 5, and one for all where there are more */

/* The round that presence is taken for. */
static int round_of(const struct section *s)
{
    int n = page_latest(s, ROUND_PUBLISHED) + 1;

    return n < s->rounds ? n : s->rounds;
}

static struct str page_of(const struct visit *v)
{
    return str_fmt(v->arena, "%.*s/presence", STR_ARG(address_section(v->in, v->arena)));
}

/* A team that has no number yet is known by its name. */
static struct str word_of(const struct visit *v, int squad)
{
    const struct squad *q = &v->in->squad[squad];

    return q->number > 0 ? str_fmt(v->arena, "%d", q->number) : q->name;
}

static struct str row_of(const struct visit *v, int squad)
{
    return str_fmt(v->arena, "%.*s#t%d", STR_ARG(page_of(v)), squad + 1);
}

/* --- what is known ---------------------------------------------------------------------------- */

/* Where a team stands, without who says so. */
static struct message stands_at(const struct visit *v, int squad, enum presence_status w)
{
    const struct arrival *x = &v->in->squad[squad].arrival;

    if (w == TEAM_HERE && x->players > 0)
        return say_here_with(x->players);
    if (w == TEAM_ANNOUNCED && x->due.n > 0)
        return say_announced_for(x->due, x->travel);
    if (w == TEAM_OVERDUE && x->due.n > 0)
        return say_overdue_for(x->due, x->travel);
    return presence_status_message(w);
}

struct message presence_stands(const struct visit *v, int squad, int round)
{
    return stands_at(v, squad, presence_of(v->in, squad, round, v->now, NULL));
}

/* "here with 5 · 09:41 Boris" */
static struct str stands(const struct visit *v, int squad)
{
    const struct arrival *x = &v->in->squad[squad].arrival;
    const struct absence *away;
    enum presence_status w = presence_of(v->in, squad, round_of(v->in), v->now, &away);
    const struct message at = stands_at(v, squad, w);
    struct str by = away ? away->by : x->by, time = away ? away->at : x->at;

    if (by.n == 0 || time.n == 0)
        by = time = STR("");
    return page_text(v, say_stands_because(&at, away ? away->reason : STR(""), moment_short(time, v->now), by));
}

/* Here, with fewer players than a match needs. */
static bool is_short(const struct visit *v, int squad)
{
    return presence_of(v->in, squad, round_of(v->in), v->now, NULL) == TEAM_HERE &&
           presence_is_short(v->in, squad, round_of(v->in));
}

static bool is_shown(const struct visit *v, int squad)
{
    struct str show = form_word(&v->form, "show");

    return show.n == 0 || (str_eq(show, STR("short")) && is_short(v, squad)) ||
           str_eq(show, str_of(presence_status_name(presence_of(v->in, squad, round_of(v->in), v->now, NULL))));
}

static void put_counts(const struct visit *v, struct markup *m)
{
    const struct presence_tally n = presence_count(&v->event, v->in, round_of(v->in), v->now);

    put(m, "<nav class=\"counts\"");
    put_attr_message(v, m, "aria-label", say_who_is_shown());
    put(m, " data-part=\"counts\"><ul>\n<li>");
    put_link_message(v, m, page_of(v), say_all_of_them(v->in->nsquad));
    put(m, "</li>\n");
    for (int w = TEAM_REGISTERED; w <= TEAM_EXPELLED; w++) {
        struct str name = str_of(presence_status_name((enum presence_status)w));
        const struct message stand = presence_status_message((enum presence_status)w);
        if (n.of[w] == 0)
            continue;
        put(m, "<li>");
        put_link(m, str_fmt(v->arena, "%.*s?show=%.*s", STR_ARG(page_of(v)), STR_ARG(percent_encode(name, v->arena))),
                 page_text(v, say_so_many_of(&stand, n.of[w])));
        put(m, "</li>\n");
    }
    if (n.few > 0) {
        put(m, "<li>");
        put_link_message(v, m, str_fmt(v->arena, "%.*s?show=short", STR_ARG(page_of(v))), say_short_of_players(n.few));
        put(m, "</li>\n");
    }
    put(m, "</ul></nav>\n");
}

/* --- the rows --------------------------------------------------------------------------------- */

static void put_form(const struct visit *v, struct markup *m, const char *operation, int squad, const char *look)
{
    put(m, "<form method=\"post\" data-quick");
    put_attr(m, "class", str_of(look));
    put_attr(m, "action", address_operation(v, v->in, operation));
    put(m, ">\n");
    page_hidden(m, "team", word_of(v, squad));
    page_hidden(m, "then", row_of(v, squad));
}

/* The name is the key for all of them, as wide as the row. */
static void put_name(const struct visit *v, struct markup *m, int squad, bool is_key)
{
    const struct squad *q = &v->in->squad[squad];

    if (is_key)
        put(m, "<button class=\"name\">");
    else
        put(m, "<span class=\"name\">");
    put(m, "<span class=\"no\">");
    if (q->number > 0)
        put_number(m, q->number);
    put(m, "</span> <span><strong>");
    put_text(m, q->name);
    put(m, "</strong> <span class=\"faint\">");
    put_text(m, stands(v, squad));
    put(m, "</span></span>");
    if (is_key)
        put(m, "</button>\n");
    else
        put(m, "</span>\n");
}

static void put_row(const struct visit *v, struct markup *m, int squad)
{
    enum presence_status w = presence_of(v->in, squad, round_of(v->in), v->now, NULL);
    bool here = w == TEAM_HERE && v->in->squad[squad].arrival.at.n > 0, gone = w >= TEAM_WITHDRAWN;

    put(m, "<li");
    put_attr(m, "id", str_fmt(v->arena, "t%d", squad + 1));
    put_attr(m, "data-part", str_fmt(v->arena, "team-%d", squad + 1));
    put_attr(m, "class", here ? STR("team here") : STR("team"));
    page_put_also(v, m, squad, NOBODY);
    put(m, ">\n");
    put_form(v, m, "arrive", squad, "line");
    put_name(v, m, squad, !here && !gone);
    if (!gone) {
        const struct squad *q = &v->in->squad[squad];
        int all = squad_counting(q);
        put(m, "<span class=\"keys\">");
        for (int n = 0; n <= all && n <= KEYS; n++) {
            int with = n == KEYS ? all : n;
            put(m, "<button name=\"with\"");
            put_attr(m, "value", str_fmt(v->arena, "%d", with));
            put_attr(m, "aria-pressed", here && q->arrival.players == with ? STR("true") : STR("false"));
            put_attr_message(v, m, "aria-label", say_is_here_with(q->name, with));
            put(m, ">");
            put_number(m, with);
            put(m, "</button>");
        }
        put(m, "</span>\n");
    }
    put(m, "</form>\n<a class=\"more\"");
    put_attr(
        m, "href",
        str_fmt(v->arena, "%.*s?team=%.*s", STR_ARG(page_of(v)), STR_ARG(percent_encode(word_of(v, squad), v->arena))));
    put_attr_message(v, m, "aria-label", say_more_of(v->in->squad[squad].name));
    put(m, ">···</a>\n</li>\n");
}

/* By number. */
static const int *order_of(const struct visit *v)
{
    int *order = arena_new(v->arena, int, v->in->nsquad), n = 0;

    for (int i = 0; i < v->in->nsquad; i++) {
        int at = n++;
        for (; at > 0 && v->in->squad[order[at - 1]].number > v->in->squad[i].number; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    return order;
}

/* --- one team --------------------------------------------------------------------------------- */

/* `holder`: what stands in the field while it is empty; none: { 0 }. `known`: what it has. */
static void put_known(const struct visit *v, struct markup *m, const char *id, const char *name, struct message label,
                      struct message holder, struct str known)
{
    put(m, "<p><label");
    put_attr(m, "for", str_of(id));
    put_message(v, m, ">", label, "</label><br><input");
    put_attr(m, "id", str_of(id));
    put_attr(m, "name", str_of(name));
    put_attr(m, "placeholder", holder.row ? page_text(v, holder) : STR(""));
    if (known.n > 0)
        put_attr(m, "value", known);
    put(m, "></p>\n");
}

static void put_field(const struct visit *v, struct markup *m, const char *id, const char *name, struct message label,
                      struct message holder)
{
    put_known(v, m, id, name, label, holder, (struct str){ 0 });
}

static void put_card(const struct visit *v, struct markup *m, struct message title)
{
    put_message(v, m, "<section class=\"card\"><h2>", title, "</h2>\n");
}

/* The card of one who comes late for a round that is drafted, or published. */
static void put_late(const struct visit *v, struct markup *m)
{
    put_message(v, m, "<section class=\"card\" data-part=\"late\"><h2>", say_late_for_round(), "</h2>\n");
}

static void put_absent(const struct visit *v, struct markup *m, int squad)
{
    const struct absence *away = NULL;

    presence_of(v->in, squad, round_of(v->in), v->now, &away);
    put_card(v, m, say_left_unpaired());
    put_form(v, m, "absent", squad, "");
    put_field(v, m, "from", "from", say_from_which_round(), say_the_next());
    put_field(v, m, "until", "until", say_to_end_of_which(), say_until_it_arrives());
    put_field(v, m, "why", "reason", say_ask_why(), (struct message){ 0 });
    put_message(v, m, "<p><button>", say_leave_it_out(), "</button>");
    if (away)
        put_message(v, m, " <button name=\"lift\" value=\"yes\">", say_pair_it_again(), "</button>");
    put(m, "</p>\n</form></section>\n");
}

/* What is not published yet is made anew. */
static void put_draft(const struct visit *v, struct markup *m, int squad)
{
    const struct pairing_list *r = v->in->nround > 0 ? &v->in->round[v->in->nround - 1] : NULL;

    if (!r || r->state != ROUND_DRAFT || r->bye == squad || match_of(r, squad) || presence_for_good(v->in, squad))
        return;
    put_late(v, m);
    put_line_message(v, m, say_drafted_without(v->in->nround));
    put(m, "<p>");
    put_link_message(v, m, row_of(v, squad), say_who_is_here());
    put(m, " · ");
    put_link_message(v, m, str_fmt(v->arena, "%.*s/draft", STR_ARG(address_round(v, v->in, v->in->nround))),
                     say_the_draft());
    put(m, "</p>\n</section>\n");
}

/* The round that is published and has not begun. */
static void put_join(const struct visit *v, struct markup *m, int squad)
{
    if (!presence_may_join(v->in, squad) || presence_for_good(v->in, squad))
        return;
    put_late(v, m);
    put_form(v, m, "arrive", squad, "");
    put_line_message(v, m, say_published_without(v->in->nround));
    put_field(v, m, "why-join", "reason", say_why_on_sheets(), (struct message){ 0 });
    put_field(v, m, "order-join", "order-of", say_whose_order_it_joins(), (struct message){ 0 });
    page_hidden(m, "join", STR("yes"));
    put_message(v, m, "<p><button name=\"dry-run\" value=\"yes\">", say_show_how_it_joins(), "</button> ");
    put_message(v, m, "<button>", say_it_joins(), "</button></p>\n</form></section>\n");
}

static void put_rarer(const struct visit *v, struct markup *m, int squad)
{
    static const enum op_id rarer[] = { OP_withdraw, OP_expel, OP_excuse, OP_warn, OP_order };

    put(m, "<p class=\"faint\">");
    page_say(v, m, say_rarer());
    put(m, ":");
    for (size_t i = 0, n = 0; i < sizeof rarer / sizeof *rarer; i++) {
        const struct op *op = op_row(rarer[i]);
        if (v->who.viewer.role > op->role || (rarer[i] == OP_order && v->in->unit == UNIT_PLAYER))
            continue;
        if (n++ > 0)
            put(m, " ·");
        put(m, " ");
        put_link(m,
                 str_fmt(v->arena, "%.*s?team=%.*s", STR_ARG(address_operation(v, v->in, op->name)),
                         STR_ARG(percent_encode(v->in->squad[squad].name, v->arena))),
                 operation_title(v, str_of(op->name)));
    }
    put(m, "</p>\n");
}

static bool show_team(struct visit *v, struct err *e)
{
    int squad;

    if (!squad_find(v->in, form_word(&v->form, "team"), &squad, e))
        return false;
    struct markup m = page_begin(v, v->in->squad[squad].name);
    put_line(&m, stands(v, squad));
    put(&m, "<div class=\"cards\">\n");
    const struct arrival *known = &v->in->squad[squad].arrival;
    put_card(v, &m, say_announce());
    put_form(v, &m, "announce", squad, "");
    page_hidden(&m, "filled", STR("yes"));
    put_message(v, &m, "<p><label for=\"due\">", say_when_due(),
                "</label><br><input id=\"due\" name=\"due\" type=\"datetime-local\"");
    put_attr(&m, "value", moment_for_field(known->due, v->arena));
    put(&m, ">");
    suggest_put_weekday(v, &m, known->due);
    put(&m, "</p>\n");
    put_known(v, &m, "travel", "travel", say_how_it_travels(), say_how_as(), known->travel);
    put_message(v, &m, "<p><button>", say_announced(), "</button></p>\n</form></section>\n");
    put_absent(v, &m, squad);
    put_draft(v, &m, squad);
    put_join(v, &m, squad);
    put(&m, "</div>\n");
    put_rarer(v, &m, squad);
    put(&m, "<p>");
    put_link_message(v, &m, row_of(v, squad), say_back_to_all_teams());
    put(&m, "</p>\n");
    return page_end(v, &m);
}

/* --- the page --------------------------------------------------------------------------------- */

/* The pairs of the round that is published stand: what presence still decides in it, and what to do with who comes now. */
static void put_over(const struct visit *v, struct markup *m)
{
    int published = page_latest(v->in, ROUND_PUBLISHED);

    if (published == 0)
        return;
    bool complete = v->in->round[published - 1].state == ROUND_COMPLETE, last = published >= v->in->rounds;
    put_message(v, m, "<div data-part=\"over\">\n<p>",
                (complete ? say_presence_is_over : say_presence_pairs_stand)(published), "");
    if (!last)
        put_message(v, m, " ", say_presence_for_next(published + 1), "");
    if (!last && !match_any_has_results(&v->in->round[published - 1]))
        put_message(v, m, " ", say_presence_may_join_still(published), "");
    put(m, "</p>\n</div>\n");
}

static void put_hour(const struct visit *v, struct markup *m)
{
    struct str hour = round_of(v->in) == 1 ? presence_hour(&v->event, v->in, v->arena) : STR("");
    int missing = presence_count(&v->event, v->in, round_of(v->in), v->now).missing;

    if (hour.n > 0) {
        const bool past = moment_is_after(v->now, hour);
        const struct message span = past ? (struct message){ 0 } : moment_span(moment_left(v->now, hour));
        put_line_message(v, m, say_set_hour(hour, &span));
    }
    if (missing == 0)
        return;
    put(m, "<form method=\"post\" data-part=\"missing\"");
    put_attr(m, "action", address_operation(v, v->in, "absent"));
    put(m, ">\n");
    page_hidden(m, "then", page_of(v));
    put_message(v, m, "<p>", say_neither_here_nor_announced(missing), " ");
    if (moment_is_after(hour, v->now))
        put_message(v, m, "<label for=\"early\">", say_reason_before_set_hour(),
                    "</label> <input id=\"early\" name=\"reason\"> ");
    put_message(v, m, "<button name=\"missing\" value=\"yes\">", say_leave_them_out(), "</button></p>\n</form>\n");
}

/* How many will be paired, and what that asks of the host's teams: as the sheet says it. */
static bool put_numbers(const struct visit *v, struct markup *m, struct err *e)
{
    struct report_input in = { .medium = MEDIUM_PAGE,
                               .event = &v->event,
                               .section = v->in,
                               .team = NOBODY,
                               .other = NOBODY,
                               .round = round_of(v->in),
                               .now = v->now,
                               .language = v->room->language };
    struct sheet sheet;

    if (!report_make(report_find(STR("presence")), &in, v->arena, &sheet, e))
        return false;
    put(m, "<div data-part=\"numbers\">\n");
    for (int i = 0; i < sheet.nnote; i++)
        put_line(m, sheet.note[i].text);
    put(m, "</div>\n");
    return true;
}

bool serve_presence(struct visit *v, struct err *e)
{
    if (!visit_section(v, e))
        return false;
    if (form_word(&v->form, "team").n > 0)
        return show_team(v, e);
    struct markup m = page_begin(v, page_text(v, say_presence_before(round_of(v->in))));
    put_hour(v, &m);
    put_over(v, &m);
    if (!put_numbers(v, &m, e))
        return false;
    put_line(&m, page_text(v, say_tap_who_is_here()));
    page_find(v, &m, ".presence .team");
    put_counts(v, &m);
    const int *order = order_of(v);
    put(&m, "<ul class=\"presence\">\n");
    for (int i = 0; i < v->in->nsquad; i++)
        if (is_shown(v, order[i]))
            put_row(v, &m, order[i]);
    put(&m, "</ul>\n");
    return page_end(v, &m);
}
