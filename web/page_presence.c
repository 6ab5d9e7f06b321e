/* SPDX-License-Identifier: Apache-2.0 */
/* page_presence.c - who is here: a row for each team, a key for so many players; what is rarer on a page of the team. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/find.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/presence.h"
#include "teams/score.h"
#include "teams/unit.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/operation.h"
#include "web/page.h"

enum { KEYS = 6 }; /* 0 to 5, and one for all where there are more */

/* The round that presence is taken for. */
static int round_of(const struct section *s)
{
    int n = page_latest(s, ROUND_PUBLISHED) + 1;

    return n < s->rounds ? n : s->rounds;
}

static int counting(const struct squad *q)
{
    int n = 0;

    for (int i = 0; i < q->nplayer; i++)
        n += !q->player[i].replaced;
    return n;
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

/* "here with 5, noted 09:41 by Boris" */
static struct str stands(const struct visit *v, int squad)
{
    const struct arrival *x = &v->in->squad[squad].arrival;
    const struct absence *away;
    enum presence_status w = presence_of(v->in, squad, round_of(v->in), v->now, &away);
    struct str text = str_of(presence_status_name(w)), by = away ? away->by : x->by, at = away ? away->at : x->at;

    if (w == TEAM_HERE && x->players > 0)
        text = str_fmt(v->arena, "here with %d", x->players);
    if ((w == TEAM_ANNOUNCED || w == TEAM_OVERDUE) && x->due.n > 0)
        text = str_fmt(v->arena, "%.*s for %.*s%s%.*s", STR_ARG(text), STR_ARG(x->due), x->travel.n ? ", " : "",
                       STR_ARG(x->travel));
    if (away && away->reason.n > 0)
        text = str_fmt(v->arena, "%.*s: %.*s", STR_ARG(text), STR_ARG(away->reason));
    if (by.n > 0 && at.n > 0)
        text = str_fmt(v->arena, "%.*s · %.*s %.*s", STR_ARG(text), STR_ARG(moment_short(at, v->now)), STR_ARG(by));
    return text;
}

/* Here, with fewer players than a match needs. */
static bool is_short(const struct visit *v, int squad)
{
    return v->in->squad[squad].arrival.players > 0 && presence_has_too_few(v->in, squad, round_of(v->in));
}

static bool is_shown(const struct visit *v, int squad)
{
    struct str show = form_word(&v->form, "show");

    return show.n == 0 || (str_eq(show, STR("short")) && is_short(v, squad)) ||
           str_eq(show, str_of(presence_status_name(presence_of(v->in, squad, round_of(v->in), v->now, NULL))));
}

static void put_counts(const struct visit *v, struct markup *m)
{
    int n[TEAM_EXPELLED + 1] = { 0 }, few = 0;

    for (int i = 0; i < v->in->nsquad; i++) {
        n[presence_of(v->in, i, round_of(v->in), v->now, NULL)]++;
        few += is_short(v, i);
    }
    put(m, "<nav class=\"counts\" aria-label=\"Who is shown\" data-part=\"counts\"><ul>\n<li>");
    put_link(m, page_of(v), str_fmt(v->arena, "all %d", v->in->nsquad));
    put(m, "</li>\n");
    for (int w = TEAM_REGISTERED; w <= TEAM_EXPELLED; w++) {
        struct str name = str_of(presence_status_name((enum presence_status)w));
        if (n[w] == 0)
            continue;
        put(m, "<li>");
        put_link(m, str_fmt(v->arena, "%.*s?show=%.*s", STR_ARG(page_of(v)), STR_ARG(percent_encode(name, v->arena))),
                 str_fmt(v->arena, "%.*s %d", STR_ARG(name), n[w]));
        put(m, "</li>\n");
    }
    if (few > 0) {
        put(m, "<li>");
        put_link(m, str_fmt(v->arena, "%.*s?show=short", STR_ARG(page_of(v))),
                 str_fmt(v->arena, "short of players %d", few));
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

static void put_keys(const struct visit *v, struct markup *m, int squad, bool here)
{
    const struct squad *q = &v->in->squad[squad];
    int all = counting(q);

    put(m, "<span class=\"keys\">");
    for (int n = 0; n <= all && n <= KEYS; n++) {
        int with = n == KEYS ? all : n;
        put(m, "<button name=\"with\"");
        put_attr(m, "value", str_fmt(v->arena, "%d", with));
        put_attr(m, "aria-pressed", here && q->arrival.players == with ? STR("true") : STR("false"));
        put_attr(m, "aria-label", str_fmt(v->arena, "%.*s is here with %d", STR_ARG(q->name), with));
        put(m, ">");
        put_number(m, with);
        put(m, "</button>");
    }
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
    put(m, ">\n");
    put_form(v, m, "arrive", squad, "line");
    put_name(v, m, squad, !here && !gone);
    if (!gone)
        put_keys(v, m, squad, here);
    put(m, "</form>\n<a class=\"more\"");
    put_attr(
        m, "href",
        str_fmt(v->arena, "%.*s?team=%.*s", STR_ARG(page_of(v)), STR_ARG(percent_encode(word_of(v, squad), v->arena))));
    put_attr(m, "aria-label", str_fmt(v->arena, "%.*s: more", STR_ARG(v->in->squad[squad].name)));
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

static void put_rows(const struct visit *v, struct markup *m)
{
    const int *order = order_of(v);

    put(m, "<ul class=\"presence\">\n");
    for (int i = 0; i < v->in->nsquad; i++)
        if (is_shown(v, order[i]))
            put_row(v, m, order[i]);
    put(m, "</ul>\n");
}

/* --- one team --------------------------------------------------------------------------------- */

static void put_field(struct markup *m, const char *id, const char *name, const char *label, const char *holder)
{
    put(m, "<p><label");
    put_attr(m, "for", str_of(id));
    put(m, ">");
    put_text(m, str_of(label));
    put(m, "</label><br><input");
    put_attr(m, "id", str_of(id));
    put_attr(m, "name", str_of(name));
    put_attr(m, "placeholder", str_of(holder));
    put(m, "></p>\n");
}

static void put_announce(const struct visit *v, struct markup *m, int squad)
{
    put(m, "<section class=\"card\"><h2>Announce</h2>\n");
    put_form(v, m, "announce", squad, "");
    put_field(m, "due", "due", "When is it due?", "23:30, or 2016-09-01 23:30");
    put_field(m, "travel", "travel", "How, if it matters", "flight J2 8006");
    put(m, "<p><button>Announced</button></p>\n</form></section>\n");
}

static void put_absent(const struct visit *v, struct markup *m, int squad)
{
    const struct absence *away = NULL;

    presence_of(v->in, squad, round_of(v->in), v->now, &away);
    put(m, "<section class=\"card\"><h2>Not paired</h2>\n");
    put_form(v, m, "absent", squad, "");
    put_field(m, "from", "from", "From which round on?", "the next");
    put_field(m, "until", "until", "To the end of which round?", "until it arrives");
    put_field(m, "why", "reason", "Why?", "");
    put(m, "<p><button>Leave it out</button>");
    if (away)
        put(m, " <button name=\"lift\" value=\"yes\">Pair it again</button>");
    put(m, "</p>\n</form></section>\n");
}

/* What is not published yet is made anew. */
static void put_draft(const struct visit *v, struct markup *m, int squad)
{
    const struct pairing_list *r = v->in->nround > 0 ? &v->in->round[v->in->nround - 1] : NULL;
    bool player = v->in->unit == UNIT_PLAYER;

    if (!r || r->state != ROUND_DRAFT || r->bye == squad || match_of(r, squad) || presence_for_good(v->in, squad))
        return;
    put(m, "<section class=\"card\" data-part=\"late\"><h2>Late for the round</h2>\n");
    put_line(m, str_fmt(v->arena, "Round %d is drafted without %s: note %s as here, and draft it again.", v->in->nround,
                        player ? "him" : "it", player ? "him" : "it"));
    put(m, "<p>");
    put_link(m, row_of(v, squad), STR("Who is here"));
    put(m, " · ");
    put_link(m, str_fmt(v->arena, "%.*s/draft", STR_ARG(address_round(v, v->in, v->in->nround))), STR("The draft"));
    put(m, "</p>\n</section>\n");
}

/* The round that is published and has not begun. */
static void put_join(const struct visit *v, struct markup *m, int squad)
{
    if (!presence_may_join(v->in, squad) || presence_for_good(v->in, squad))
        return;
    put(m, "<section class=\"card\" data-part=\"late\"><h2>Late for the round</h2>\n");
    put_form(v, m, "arrive", squad, "");
    put_line(
        m,
        str_fmt(v->arena, "Round %d is published without %s. %.*s", v->in->nround,
                v->in->unit == UNIT_PLAYER ? "him" : "it",
                STR_ARG(unit_text(v->in->unit,
                                  "As long as no result is in, it may join: it meets the team with the bye, or takes "
                                  "the place of the lower-ranked team of the last table.",
                                  v->arena))));
    put_field(m, "why-join", "reason", "Why? It stands on the sheets of the round.", "");
    put_field(m, "order-join", "order-of", "By whose order? It stands there, too.", "");
    page_hidden(m, "join", STR("yes"));
    put(m, "<p><button name=\"dry-run\" value=\"yes\">Show how it may join</button> <button>It joins</button></p>\n"
           "</form></section>\n");
}

static void put_rarer(const struct visit *v, struct markup *m, int squad)
{
    static const enum op_id rarer[] = { OP_withdraw, OP_expel, OP_excuse, OP_warn, OP_order };

    put(m, "<p class=\"faint\">");
    page_say(v, m, say_rarer());
    put(m, ":");
    for (size_t i = 0; i < sizeof rarer / sizeof *rarer; i++) {
        const struct op *op = op_row(rarer[i]);
        if (v->who.viewer.role > op->role || (rarer[i] == OP_order && v->in->unit == UNIT_PLAYER))
            continue;
        if (i > 0)
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
    put_announce(v, &m, squad);
    put_absent(v, &m, squad);
    put_draft(v, &m, squad);
    put_join(v, &m, squad);
    put(&m, "</div>\n");
    put_rarer(v, &m, squad);
    put(&m, "<p>");
    put_link(&m, row_of(v, squad), unit_text(v->in->unit, "Back to all teams", v->arena));
    put(&m, "</p>\n");
    return page_end(v, &m);
}

/* --- the page --------------------------------------------------------------------------------- */

static void put_hour(const struct visit *v, struct markup *m)
{
    struct str hour = round_of(v->in) == 1 ? presence_hour(&v->event, v->arena) : STR("");
    int missing = 0;

    for (int i = 0; i < v->in->nsquad; i++)
        missing += presence_is_missing(&v->event, v->in, i);
    if (hour.n > 0)
        put_line(m,
                 str_fmt(v->arena, "Set hour: %.*s%s%.*s", STR_ARG(hour), moment_is_after(v->now, hour) ? "" : ", in ",
                         STR_ARG(moment_is_after(v->now, hour) ? STR("")
                                                               : moment_span(moment_minutes(v->now, hour), v->arena))));
    if (missing == 0 || !presence_is_taken(v->in))
        return;
    put(m, "<form method=\"post\" data-part=\"missing\"");
    put_attr(m, "action", address_operation(v, v->in, "absent"));
    put(m, ">\n");
    page_hidden(m, "then", page_of(v));
    put(m, "<p>");
    put_text(m, str_fmt(v->arena, "%d neither here nor announced in time. ", missing));
    if (moment_is_after(hour, v->now))
        put(m, "<label for=\"early\">Reason, before the set hour</label> <input id=\"early\" name=\"reason\"> ");
    put(m, "<button name=\"missing\" value=\"yes\">Leave them out until they arrive</button></p>\n</form>\n");
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
    if (!put_numbers(v, &m, e))
        return false;
    put_line(&m, page_text(v, say_tap_who_is_here()));
    page_find(v, &m, ".presence .team");
    put_counts(v, &m);
    put_rows(v, &m);
    return page_end(v, &m);
}
