/* SPDX-License-Identifier: Apache-2.0 */
/* page_me.c - a captain's page: the match, then what he has to do, then what he may want to know. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/feed.h"
#include "office/flags.h"
#include "reports/format/flag.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "web/form.h"
#include "web/me.h"
#include "web/messages.h"

bool mine_find(struct visit *v, struct mine *out, struct err *e)
{
    int section;

    if (!visit_event(v, e) || !viewer_squad(&v->event, &v->who.viewer, &section, &out->squad))
        return false;
    v->in = &v->event.section[section];
    v->section = v->in->name;
    if (v->in->unit == UNIT_PLAYER) { /* a key from before such a section had none */
        v->status = 404;
        return err_say(e, ERR_STATE, say_nothing_to_hand_in(section_title(v->in)));
    }
    out->number = v->in->nround; /* what is not published is not in his event */
    out->round = out->number > 0 ? &v->in->round[out->number - 1] : NULL;
    out->match = out->round ? match_of(out->round, out->squad) : NULL;
    return true;
}

int mine_places(const struct squad *q, int *place)
{
    int n = 0;

    for (int i = 0; i < q->nplayer; i++)
        if (!q->player[i].replaced)
            place[n++] = i + 1;
    return n;
}

/* --- time ------------------------------------------------------------------------------------- */

/* With its seconds on the same day: a receipt has them. */
struct str mine_when(const struct visit *v, struct str at)
{
    enum { DAY = 10 };

    if (at.n > DAY && str_starts(v->now, (struct str){ at.p, DAY }))
        return (struct str){ at.p + DAY + 1, at.n - DAY - 1 };
    return page_when(v, at);
}

static long seconds_of(struct str time)
{
    long n;

    return moment_is_second(time) && str_long((struct str){ time.p + time.n - 2, 2 }, &n) ? n : 0;
}

void mine_countdown(const struct visit *v, struct markup *m, struct message (*what)(struct str time), struct str due,
                    struct message over)
{
    long minutes = moment_minutes(v->now, due), left = 60 * minutes + seconds_of(due) - seconds_of(v->now);

    put(m, "<p class=\"due\"><span>");
    page_say(v, m, what(page_when(v, due)));
    put(m, "</span> <strong role=\"timer\"");
    put_attr(m, "data-left", str_fmt(v->arena, "%ld", left));
    put_attr_message(v, m, "data-over", over);
    put(m, ">");
    const struct message span = moment_span(left / 60);
    page_say(v, m, say_in_time(&span));
    put(m, "</strong></p>\n");
}

/* --- the receipt ------------------------------------------------------------------------------ */

bool mine_receipt(struct visit *v, const struct mine *mine, enum receipt what, int round, long *out, struct err *e)
{
    const struct journal_row *row;
    int n;

    *out = 0;
    if (!visit_journal(v, &row, &n, e))
        return false;
    struct history h = history_of(row, n, v->arena);
    *out = receipt_number(&h, v->in->name, mine->squad + 1, what, round, v->arena);
    return true;
}

static long round_of(const struct visit *v)
{
    long round = 0;

    return str_long(form_word(&v->form, "round"), &round) && round > 0 && round <= ROUNDS_MAX ? round : 0;
}

/* What is there already may have come in since the page was made: read after it is done. */
bool mine_do(struct visit *v, const struct mine *mine, const struct op *op, const struct act *act,
             const struct form *form, enum receipt what, struct err *e)
{
    struct page_result done;

    return page_try(v, op, act, form, &done, e) &&
           (act->dry || mine_receipt(v, mine, what, (int)round_of(v), &done.receipt, e)) &&
           page_answer(v, act, &done, STR("/me"));
}

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

void mine_put_square(struct markup *m, bool white)
{
    if (white)
        put(m, "<i class=\"square lt\"></i>");
    else
        put(m, "<i class=\"square dk\"></i>");
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
