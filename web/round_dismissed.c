/* SPDX-License-Identifier: Apache-2.0 */
/* round_dismissed.c - what has to be done and was dismissed, with the reason: it stays so, also when the desk is started again, until something
   changes about it or somebody takes it up again. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/moment.h"
#include "teams/text.h"
#include "web/form.h"
#include "web/json.h"
#include "web/messages.h"
#include "web/round.h"
#include "web/words.h"

bool round_dismissed(struct visit *v, struct dismissals *out, struct err *e)
{
    *out = (struct dismissals){ .n = 0 };
    return !v->room->people || people_dismissals(v->room->people, v->in->identity, v->arena, &out->list, &out->n, e);
}

const struct dismissal *round_dismissal(const struct dismissals *all, struct str matter)
{
    for (int i = 0; i < all->n; i++)
        if (str_eq(all->list[i].matter, matter))
            return &all->list[i];
    return NULL;
}

static void begin_form(const struct visit *v, struct markup *m, struct str matter)
{
    put(m, "<form method=\"post\"");
    put_attr(m, "action", str_fmt(v->arena, "%.*s/needs", STR_ARG(address_round(v, v->in, v->round))));
    put(m, ">");
    page_hidden(m, "matter", matter);
}

void round_put_dismiss(const struct visit *v, struct markup *m, struct str matter)
{
    put(m, "<details class=\"dismiss\"><summary>");
    page_say(v, m, say_dismiss());
    put(m, "</summary>");
    begin_form(v, m, matter);
    put(m, "<p><label>");
    page_say(v, m, say_dismiss_why());
    put(m, " <input name=\"reason\" size=\"30\" maxlength=\"200\" required></label> <button>");
    page_say(v, m, say_dismiss());
    put(m, "</button></p></form></details>");
}

void round_put_recall(const struct visit *v, struct markup *m, const struct dismissal *d)
{
    put(m, "<p>");
    page_say(v, m, say_dismissed_because(d->by, page_when(v, d->time), d->reason));
    put(m, "</p></div>");
    begin_form(v, m, d->matter);
    put(m, "<button name=\"again\" value=\"yes\">");
    page_say(v, m, say_dismissed_again());
    put(m, "</button></form>");
}

static bool is_to_be_done(struct visit *v, struct str matter, struct err *e)
{
    const struct str *all;

    for (int i = 0, n = round_matters(v, &all); i < n; i++)
        if (str_eq(all[i], matter))
            return true;
    return err_say(e, ERR_STATE, say_need_is_gone());
}

static bool reason_of(struct visit *v, struct str *reason, struct err *e)
{
    enum { LETTERS = 200 };

    if (!words_clean(v, STR("reason"), form_word(&v->form, "reason"), reason, e))
        return false;
    if (reason->n == 0)
        return err_say(e, ERR_USAGE, say_dismiss_needs_reason());
    return text_letters(*reason) <= LETTERS || err_say(e, ERR_INPUT, say_dismiss_reason_too_long(LETTERS));
}

static bool answer(struct visit *v, struct message done)
{
    if (!job_wants_json(v->job))
        return visit_go(v, address_round(v, v->in, v->round));
    v->job->reply = (struct reply){ .status = 200,
                                    .type = STR("application/json"),
                                    .body = json_done(0, page_text(v, done), &v->findings, v->arena) };
    return true;
}

/* `again`: it is taken up again. */
bool serve_dismiss(struct visit *v, struct err *e)
{
    struct dismissal d = { .matter = form_word(&v->form, "matter"), .time = v->clock, .by = visit_user(v) };
    bool again = form_word(&v->form, "again").p;

    if (!visit_section(v, e))
        return false;
    d.section = v->in->identity;
    if (again)
        return people_recall(v->room->people, &d, e) && answer(v, say_need_stands_again());
    return reason_of(v, &d.reason, e) && is_to_be_done(v, d.matter, e) && people_dismiss(v->room->people, &d, e) &&
           answer(v, say_need_was_dismissed());
}
