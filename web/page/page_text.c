/* SPDX-License-Identifier: Apache-2.0 */
#include "web/page/page_text.h"

#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/cell.h"
#include "teams/federation.h"
#include "teams/moment.h"
#include "teams/text.h"
#include "web/base/messages.h"

struct str page_text(const struct visit *v, struct message message)
{
    const struct wording wording = visit_wording(v);

    return text_shown(message_text(&message, &wording, v->arena), false, v->arena);
}

struct str page_when(const struct visit *v, struct str time)
{
    const struct wording wording = visit_wording(v);

    return moment_told(time, v->now, &wording, v->arena);
}

struct str page_label(const struct visit *v, const struct message_row *row)
{
    return page_text(v, (struct message){ .row = row });
}

void page_say(const struct visit *v, struct markup *m, struct message message)
{
    put_text(m, page_text(v, message));
}

struct str page_sentence(const struct visit *v, struct message message)
{
    const struct wording wording = visit_wording(v);
    const bool named = strchr("{[", *message_words(message.row, &wording, 0, v->arena)) != NULL;
    const struct str text = page_text(v, message);

    return named ? text : text_capital(v->arena, text);
}

/* As sheets write it: one place says how. */
struct str page_result(const struct visit *v, enum result r)
{
    return cell_typeset(cell_result(r), v->arena);
}

struct str page_path(const struct visit *v)
{
    struct str query = v->job->target;

    return str_cut(&query, '?');
}

const struct section *page_came_from(const struct visit *v)
{
    struct str name = form_word(&v->form, "section");
    const struct section *s = name.p ? section_named(&v->event, name) : NULL;

    return !s && v->event.nsection > 0 ? &v->event.section[0] : s;
}

int page_latest(const struct section *s, enum round_state least)
{
    int n = s->nround;

    while (n > 0 && s->round[n - 1].state < least)
        n--;
    return n;
}

void page_hidden(struct markup *m, const char *name, struct str value)
{
    put(m, "<input type=\"hidden\"");
    put_attr(m, "name", str_of(name));
    put_attr(m, "value", value);
    put(m, ">\n");
}

static struct str also_of(const struct visit *v, int squad)
{
    struct str code = squad == NOBODY ? (struct str){ 0 } : v->in->squad[squad].federation;

    return str_fmt(v->arena, "%.*s %.*s", STR_ARG(code), STR_ARG(federation_names(code, v->arena)));
}

void page_put_also(const struct visit *v, struct markup *m, int squad, int other)
{
    put_attr(m, "data-also",
             str_trim(str_fmt(v->arena, "%.*s %.*s", STR_ARG(also_of(v, squad)), STR_ARG(also_of(v, other)))));
}

struct message page_round_state(enum round_state state)
{
    if (state == ROUND_COMPLETE)
        return say_round_complete();
    return state == ROUND_PUBLISHED ? say_round_published() : say_round_drafted();
}
