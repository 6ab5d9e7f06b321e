/* SPDX-License-Identifier: Apache-2.0 */
/* page_me.c - a captain's page: the match, then what he has to do, then what he may want to know. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/heading.h"
#include "teams/find.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "web/form.h"
#include "web/me.h"
#include "web/messages.h"

bool mine_find(struct visit *v, struct mine *out, struct err *e)
{
    const struct viewer *w = &v->who.viewer;

    v->section = w->section;
    if (!visit_section(v, e) || !squad_find(v->in, w->team, &out->squad, e))
        return false;
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

enum { DAY_LETTERS = 10 };

struct str mine_when(const struct visit *v, struct str at)
{
    if (at.n > DAY_LETTERS && str_starts(v->now, (struct str){ at.p, DAY_LETTERS }))
        return (struct str){ at.p + DAY_LETTERS + 1, at.n - DAY_LETTERS - 1 };
    return date_text(v->arena, at);
}

static long seconds_of(struct str time)
{
    long n;

    return moment_is_second(time) && str_long((struct str){ time.p + time.n - 2, 2 }, &n) ? n : 0;
}

void mine_countdown(const struct visit *v, struct markup *m, const char *text, struct str due, const char *over)
{
    long minutes = moment_minutes(v->now, due), left = 60 * minutes + seconds_of(due) - seconds_of(v->now);

    put(m, "<p class=\"due\">");
    put_text(m, str_fmt(v->arena, "%s %.*s · ", text, STR_ARG(mine_when(v, due))));
    put(m, "<strong role=\"timer\"");
    put_attr(m, "data-left", str_fmt(v->arena, "%ld", left));
    put_attr(m, "data-over", str_of(over));
    put(m, ">");
    put_text(m, moment_span(left / 60, v->arena));
    put(m, " to go</strong></p>\n");
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

struct str mine_number(const struct visit *v, long receipt)
{
    return receipt > 0 ? str_fmt(v->arena, ", receipt %ld", receipt) : STR("");
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

static void put_match(const struct visit *v, struct markup *m, const struct mine *mine)
{
    const struct fixture *f = mine->match;

    put(m, "<p class=\"table\">");
    put_text(
        m, str_fmt(v->arena, "Table %d, %s on board 1", f->table, match_side(f, mine->squad) == 0 ? "White" : "Black"));
    put(m, "</p>\n<p class=\"versus\">");
    for (int i = 0; i < 2; i++) {
        if (i > 0)
            put(m, " <span aria-hidden=\"true\">–</span><span class=\"spoken\"> against </span> ");
        if (f->side[i] == mine->squad)
            put(m, "<strong>");
        put_text(m, v->in->squad[f->side[i]].name);
        if (f->side[i] == mine->squad)
            put(m, "</strong>");
    }
    put(m, "</p>\n");
}

static void put_no_match(const struct visit *v, struct markup *m, const struct mine *mine)
{
    (void)v;
    put_line(m, mine->number == 0                 ? STR("Round 1 is not published yet.")
                : mine->round->bye == mine->squad ? STR("Your team has the bye.")
                                                  : STR("Your team is not paired in this round."));
}

static bool put_parts(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    if (mine->match)
        put_match(v, m, mine);
    else
        put_no_match(v, m, mine);
    return (!mine->match ||
            (mine_put_lineup(v, m, mine, e) && mine_put_result(v, m, mine, e) && mine_put_opponent(v, m, mine, e))) &&
           mine_put_earlier(v, m, mine, e) && mine_put_order(v, m, mine, e);
}

bool serve_me(struct visit *v, struct err *e)
{
    struct mine mine;

    if (!mine_find(v, &mine, e))
        return false;
    struct markup m = page_begin(v, str_fmt(v->arena, "%.*s · %.*s · Round %d", STR_ARG(v->in->squad[mine.squad].name),
                                            STR_ARG(section_title(v->in)), mine.number > 0 ? mine.number : 1));
    put(&m, "<div class=\"me\"");
    put_attr(&m, "data-section", v->in->name);
    put_attr(&m, "data-team", v->in->squad[mine.squad].name);
    put(&m, ">\n");
    if (!put_parts(v, &m, &mine, e))
        return false;
    put(&m, "</div>\n<script src=\"/assets/captain.js\" defer></script>\n");
    return page_end(v, &m);
}
