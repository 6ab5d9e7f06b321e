/* SPDX-License-Identifier: Apache-2.0 */
#include "web/me.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "web/form.h"
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

void mine_put_square(struct markup *m, bool white)
{
    if (white)
        put(m, "<i class=\"square lt\"></i>");
    else
        put(m, "<i class=\"square dk\"></i>");
}
