/* SPDX-License-Identifier: Apache-2.0 */
/* round_dismissed.c - what has to be done and was dismissed, with the reason: it stays so, also when the desk is started again, until something
   changes about it or somebody takes it up again. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "web/messages.h"
#include "web/round.h"

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
