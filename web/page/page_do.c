/* SPDX-License-Identifier: Apache-2.0 */
/* page_do.c - an operation is done, from whichever form, and what became of it is told. */
#include "desk/base/messages.h"
#include "desk/file/backup.h"
#include "desk/file/mirror.h"
#include "desk/op.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/text.h"
#include "web/base/form.h"
#include "web/base/messages.h"
#include "web/page/bar.h"
#include "web/page/json.h"
#include "web/page/page.h"
#include "web/page/page_part.h"
#include "web/page/refill.h"

/* Captains have nothing to do with it, and a copy is due by what others do. */
static void warn_unmirrored(struct visit *v)
{
    const struct message why = desk_unmirrored(v->room->desk);

    if (!why.row || v->who.viewer.role == ROLE_CAPTAIN)
        return;
    finding_say(&v->findings, WARNING, RULE_NONE, 0, say_mirror_not_up_to_date(&why));
}

/* What would differ, for those who may see all of it. */
static void put_preview(const struct visit *v, struct markup *m)
{
    struct event after;

    if (v->who.viewer.role <= ROLE_ARBITER &&
        desk_load_told(v->room->desk, &v->who.viewer, v->arena, &after, &(struct err){ 0 }))
        compare_put(v, m, &after);
}

/* Whoever sees that something is wrong changes it there, and types nothing again. What was sent by a button of another page goes on there. */
static void put_form_again(struct visit *v, struct markup *m)
{
    struct str form;

    if (form_word(&v->form, "then").p || !v->look(v, v->job->target, (struct str){ 0 }) ||
        !refill_alone(v->job->reply.body, v->job->target, &v->form, v->arena, &form))
        return;
    put_message(v, m, "<details><summary>", say_change_something_first(), "</summary>\n");
    put_made(m, form);
    put(m, "</details>\n");
}

/* What stands above the page tells of the event as it is now. */
static void look_again(struct visit *v, const struct act *act)
{
    struct err none = { 0 };

    if (!act->dry && (v->in ? visit_section(v, &none) : visit_event(v, &none)))
        return;
}

/* With the number that proves it. */
static bool show_done(struct visit *v, const struct act *act, const struct page_result *r, struct str after)
{
    look_again(v, act);
    struct markup m = page_begin(v, page_text(v, act->dry ? say_preview() : say_done()));

    put_line(&m, text_shown(r->done, false, v->arena));
    bool captain = v->who.viewer.role == ROLE_CAPTAIN;
    if (r->entry > 0 && !captain)
        put_line_message(v, &m, say_done_as_entry(r->entry, act->time));
    if (r->entry > 0 && captain && r->receipt > 0)
        put_line_message(v, &m, say_done_as_receipt(r->receipt, act->time));
    if (r->entry == 0 && r->receipt > 0)
        put_line_message(v, &m, say_there_as_receipt(r->receipt));
    page_findings(v, &m); /* what has to be looked at comes before what changes as it is meant to */
    if (act->dry) {
        put_preview(v, &m);
        page_again(v, &m, &(const struct err){ .lacks = r->lacks });
        put_form_again(v, &m);
    }
    put(&m, "<p>");
    put_link_message(v, &m, after, act->dry ? say_go_back() : say_do_go_on());
    put(&m, "</p>\n");
    return page_end(v, &m);
}

/* The disk failed at the last moment: what the file says when it is opened again is what everybody will see. */
static bool resolve(struct visit *v, struct err *e)
{
    const struct doubt doubt = desk_doubt(v->room->desk);
    struct err why = *e;
    bool recorded;

    if (doubt.entry == 0 || desk_replaced(v->room->desk))
        return false; /* it is saved with what the desk has open */
    desk_close(v->room->desk);
    v->room->desk = NULL;
    *e = (struct err){ 0 };
    if (!desk_resolve(v->room->event, &doubt, &recorded))
        return err_say(e, ERR_DOUBT, say_perhaps_recorded(err_cause(&why)));
    if (recorded && v->who.viewer.role == ROLE_CAPTAIN)
        return err_say(e, ERR_UNPRINTED, say_recorded_despite_disk(err_cause(&why)));
    if (recorded)
        return err_say(e, ERR_UNPRINTED, say_entry_recorded_though_disk_failed(doubt.entry, err_cause(&why)));
    return err_say(e, why.kind, say_request_not_recorded(err_cause(&why)));
}

/* A line-up is read back to its captain; at the counter others look at the screen, and may not know it. */
static void drop_secrets(struct visit *v, const struct op *op)
{
    int n = 0;

    if (op != op_row(OP_lineups) || v->who.viewer.role == ROLE_CAPTAIN)
        return;
    for (int i = 0; i < v->findings.n; i++)
        if (v->findings.item[i].severity != NOTE)
            v->findings.item[n++] = v->findings.item[i];
    v->findings.n = n;
}

/* What was so already, on a page that shows it, needs no word. */
static bool is_so_already(const struct visit *v, const struct act *act, const struct page_result *r)
{
    return v->findings.n == 0 && !act->dry && r->entry == 0 && form_word(&v->form, "then").n > 0;
}

/* A captain has a receipt. */
static bool is_to_be_read(const struct visit *v, const struct act *act, long entry)
{
    return v->findings.n > 0 || act->dry || entry == 0 || v->who.viewer.role == ROLE_CAPTAIN;
}

bool page_try(struct visit *v, const struct op *op, const struct act *act, const struct form *form,
              struct page_result *out, struct err *e)
{
    long before = desk_recorded(v->room->desk);

    if (!desk_do(v->room->desk, op, act, form, &v->findings, e))
        return resolve(v, e);
    *out = (struct page_result){ .done = str_copy(v->arena, desk_done(v->room->desk)), .lacks = e->lacks };
    if (desk_recorded(v->room->desk) != before)
        out->entry = desk_entry(v->room->desk);
    out->nothing = out->done.n == 0;
    if (out->nothing)
        out->done = page_text(v, say_nothing_to_change());
    drop_secrets(v, op);
    warn_unmirrored(v);
    return true;
}

bool page_answer(struct visit *v, const struct act *act, const struct page_result *r, struct str after)
{
    if (!job_wants_json(v->job))
        return is_to_be_read(v, act, r->entry) && !is_so_already(v, act, r)
                   ? show_done(v, act, r, after)
                   : visit_go(v, bar_after(v, after, r->entry));
    struct str body = v->who.viewer.role == ROLE_CAPTAIN
                          ? json_received(r->receipt, r->entry == 0 && !act->dry, r->done, &v->findings, v->arena)
                          : json_done(r->entry, r->done, &v->findings, v->arena);
    v->job->reply = (struct reply){ .status = 200, .type = STR("application/json"), .body = body };
    return true;
}

bool page_do(struct visit *v, const struct op *op, const struct act *act, const struct form *form, struct str after,
             struct err *e)
{
    struct page_result done;

    return page_try(v, op, act, form, &done, e) && page_answer(v, act, &done, after);
}
