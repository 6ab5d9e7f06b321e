/* SPDX-License-Identifier: Apache-2.0 */
/* page_me.c - a captain's page: the match, then what he has to do, then what he may want to know. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/feed.h"
#include "office/flags.h"
#include "reports/format/flag.h"
#include "teams/match.h"
#include "web/form.h"
#include "web/me.h"
#include "web/messages.h"

/* --- time ------------------------------------------------------------------------------------- */

/* --- the receipt ------------------------------------------------------------------------------ */

/* --- the page --------------------------------------------------------------------------------- */

/* Boards 1 and 3 of four: those on which the team has the colour of board 1. */
static struct message odd_boards(const struct visit *v)
{
    struct str text = STR("1");
    int last = (v->in->boards - 1) / 2 * 2 + 1;

    for (int b = 3; b < last; b += 2)
        text = str_fmt(v->arena, "%.*s, %d", STR_ARG(text), b);
    return say_on_boards(text, last > 1 ? last : 0);
}

/* Whom, where, with which colour. */
static void put_match(const struct visit *v, struct markup *m, const struct mine *mine)
{
    const struct fixture *f = mine->match;
    const struct squad *other = &v->in->squad[match_opponent(f, mine->squad)];
    const struct flags *flags = flags_of(v->room->event, &v->event, false, v->arena);
    bool white = match_side(f, mine->squad) == 0;

    put(m, "<div class=\"opponent\"><p><span>");
    page_say(v, m, say_opponent_of(mine->number));
    put(m, "</span> <strong>");
    put_made(m, flag_html(flags, other->federation, FLAG_48, false, "/", v->arena));
    put(m, " ");
    put_text(m, other->name);
    put(m, "</strong></p></div>\n<div class=\"table\"><p><span>");
    page_say(v, m, say_column_table());
    put(m, "</span> <b>");
    put_number(m, f->table);
    put(m, "</b></p><p><span>");
    page_say(v, m, say_colour());
    put(m, "</span> <strong>");
    mine_put_square(m, white);
    put(m, " ");
    page_say(v, m, white ? say_white() : say_black());
    put(m, "</strong> <small>");
    page_say(v, m, odd_boards(v));
    put(m, "</small></p></div>\n");
}

static void put_no_match(const struct visit *v, struct markup *m, const struct mine *mine)
{
    if (mine->number == 0)
        put_line(m, page_text(v, say_first_round_unpublished()));
    else
        put_line(m, page_text(v, mine->round->bye == mine->squad ? say_your_team_has_bye() : say_your_team_unpaired()));
}

static bool put_box(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    put(m, "<div class=\"box\">\n");
    if (mine->match)
        put_match(v, m, mine);
    else
        put_no_match(v, m, mine);
    bool ok = !mine->match || mine_put_due(v, m, mine, e);
    put(m, "</div>\n");
    return ok;
}

static bool put_parts(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    bool ok =
        put_box(v, m, mine, e) && (!mine->match || (mine_put_lineup(v, m, mine, e) && mine_put_result(v, m, mine, e)));

    if (ok)
        mine_put_day(v, m, mine);
    return ok && (!mine->match || mine_put_opponent(v, m, mine, e)) && mine_put_earlier(v, m, mine, e) &&
           mine_put_order(v, m, mine, e);
}

/* The rounds of the team for the captain's telephone. */
bool serve_my_calendar(struct visit *v, struct err *e)
{
    const struct journal_row *row;
    struct mine mine;
    int n;

    if (!mine_find(v, &mine, e) || !visit_journal(v, &row, &n, e))
        return false;
    struct ical_order order = { .event = &v->event,
                                .section = v->in,
                                .squad = mine.squad,
                                .id = feed_id(row, n, v->arena),
                                .language = v->room->language };
    ical_changes(&order, row, n, v->arena);
    struct str name = str_fmt(v->arena, "%.*s.ics", STR_ARG(percent_encode(v->in->squad[mine.squad].name, v->arena)));
    v->job->reply = (struct reply){
        .status = 200, .type = STR("text/calendar; charset=utf-8"), .body = ical_write(&order, v->arena), .file = name
    };
    return true;
}

bool serve_me(struct visit *v, struct err *e)
{
    struct mine mine;

    if (!mine_find(v, &mine, e))
        return false;
    struct str title =
        page_text(v, say_team_in_round(v->in->squad[mine.squad].name, mine.number > 0 ? mine.number : 1));
    struct markup m = page_open(v, title);
    put(&m, "<h1 class=\"spoken\">");
    put_text(&m, title);
    put(&m, "</h1>\n");
    put_made(&m, v->above);
    put(&m, "<div class=\"me\"");
    put_attr(&m, "data-section", v->in->name);
    put_attr(&m, "data-team", v->in->squad[mine.squad].name);
    put(&m, ">\n");
    if (!put_parts(v, &m, &mine, e))
        return false;
    put(&m, "<p>");
    put_link(&m, STR("/me/calendar.ics"), page_text(v, say_my_calendar()));
    put(&m, "</p>\n</div>\n<script src=\"/assets/captain.js\" defer></script>\n");
    return page_end(v, &m);
}
