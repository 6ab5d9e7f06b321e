/* SPDX-License-Identifier: Apache-2.0 */
#include "web/bar.h"

#include "desk/history.h"
#include "engine/base/arena.h"
#include "teams/text.h"
#include "web/form.h"
#include "web/links.h"
#include "web/messages.h"
#include "web/page_text.h"

struct str bar_after(const struct visit *v, struct str address, long entry)
{
    struct str place = address, path = str_cut(&place, '#');

    if (entry == 0)
        return address;
    bool asks = false;
    for (size_t i = 0; i < path.n; i++)
        asks = asks || path.p[i] == '?';
    return str_fmt(v->arena, "%.*s%cdone=%ld%s%.*s", STR_ARG(path), asks ? '&' : '?', entry, place.n ? "#" : "",
                   STR_ARG(place));
}

void bar_back(const struct visit *v, struct markup *m, struct str page)
{
    page_hidden(m, "seen", v->seen);
    page_hidden(m, "then", page);
}

const struct section *bar_section(const struct visit *v, const struct journal_row *row)
{
    return section_named(&v->event, row->section);
}

/* Work in one section is not taken back by who looks at another one. */
static bool is_elsewhere(const struct visit *v, const struct journal_row *row)
{
    return row->section.n > 0 && v->event.nsection > 1 && bar_section(v, row) != v->in;
}

struct str bar_whose(const struct visit *v, const struct journal_row *row)
{
    const struct section *s = bar_section(v, row);

    if (!is_elsewhere(v, row))
        return row->user;
    return page_text(v, say_user_in_section(row->user, s ? section_title(s) : row->section));
}

struct str bar_way_back(const struct visit *v, const struct section *s)
{
    return s && v->event.nsection > 1 ? str_fmt(v->arena, "/journal?section=%.*s#take-back", STR_ARG(s->name))
                                      : STR("/journal#take-back");
}

/* Is it the last one, or the last one of its section? */
static bool is_last(const struct visit *v, const struct history *h, const struct journal_row *row)
{
    const struct section *s = v->event.nsection > 1 ? bar_section(v, row) : NULL;

    return history_last(h, &v->event, s ? (int)(s - v->event.section) : NOBODY) == (int)row->entry - 1;
}

/* What is somebody else's, of another section, or published, is taken back where that is said and the reason is asked for. */
static void put_way_back(const struct visit *v, struct markup *m, const struct history *h,
                         const struct journal_row *row)
{
    if (v->who.viewer.role != ROLE_TAP || !is_last(v, h, row))
        return;
    if (!str_eq(row->user, visit_user(v)) || is_elsewhere(v, row) || str_eq(row->command, STR("publish"))) {
        put(m, " ");
        put_link(m, bar_way_back(v, bar_section(v, row)), page_text(v, say_undo_what()));
        return;
    }
    put(m, "<form method=\"post\" class=\"inline\" data-quick");
    put_attr(m, "action", address_operation(v, v->in, "undo"));
    put(m, ">");
    page_hidden(m, "entry", str_fmt(v->arena, "%ld", row->entry));
    bar_back(v, m, page_path(v));
    put(m, "<button>");
    page_say(v, m, say_undo());
    put(m, "</button></form>");
}

static void put_entry(const struct visit *v, struct markup *m, long entry)
{
    const struct journal_row *row;
    int n;

    if (!visit_journal(v, &row, &n, &(struct err){ 0 }) || entry > n)
        return;
    struct history h = history_of(row, n, v->arena);

    h.wording = visit_wording(v);
    put_message(v, m, "<p><strong>", say_it_is_done(), "</strong> ");
    put_text(m, text_shown(history_text(&h, (int)entry - 1, v->arena), false, v->arena));
    put_message(v, m, " <span class=\"faint\">",
                say_entry_of_whom(entry, row[entry - 1].time, bar_whose(v, &row[entry - 1])), "</span>");
    put_way_back(v, m, &h, &row[entry - 1]);
    put(m, "</p>");
}

void bar_put(const struct visit *v, struct markup *m)
{
    struct str word = form_word(&v->form, "done");
    long entry = 0;

    put(m, "<div id=\"bar\" data-part=\"bar\" role=\"status\">");
    if (str_eq(v->job->method, STR("GET")) && str_long(word, &entry) && entry >= 1 && entry <= v->stamp)
        put_entry(v, m, entry);
    put(m, "</div>\n");
}
