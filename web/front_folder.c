/* SPDX-License-Identifier: Apache-2.0 */
#include "web/front_folder.h"

#include <time.h>
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "web/desks.h"
#include "web/events.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/page.h"

struct str front_title(const struct event_file *ev)
{
    return ev->told.name.n > 0 ? ev->told.name : ev->file;
}

const char *front_path(const struct visit *v, const struct front_folder *f, const struct event_file *ev)
{
    return str_c(v->arena, str_fmt(v->arena, "%.*s/%.*s", STR_ARG(f->path), STR_ARG(ev->file)));
}

struct str front_address(const struct visit *v, struct str file)
{
    return str_fmt(v->arena, "/event?file=%.*s", STR_ARG(percent_encode(file, v->arena)));
}

void front_say(const struct visit *v, struct markup *m, struct message what)
{
    put(m, "<p>");
    page_say(v, m, what);
    put(m, "</p>\n");
}

void front_button(const struct visit *v, struct markup *m, const char *action, struct str file, struct message says,
                  struct str of, bool main)
{
    put(m, "<form method=\"post\"");
    put_attr(m, "action", str_of(action));
    put(m, ">");
    page_hidden(m, "file", file);
    put(m, "<p><button");
    if (main)
        put(m, " class=\"main\"");
    put_attr(m, "aria-label", str_fmt(v->arena, "%.*s: %.*s", STR_ARG(page_text(v, says)), STR_ARG(of)));
    put(m, ">");
    page_say(v, m, says);
    put(m, "</button></p></form>\n");
}

/* Only what is in the folder is opened. */
bool front_find(struct visit *v, struct front_folder *f, const char *word, struct event_file *out, struct err *e)
{
    struct str file = form_word(&v->form, word);
    const struct event_file *ev;
    int n, i = 0;

    if (!events_list(f->events, v->arena, &ev, &n, e))
        return false;
    while (i < n && !str_eq(ev[i].file, file))
        i++;
    if (i == n) {
        v->status = 404;
        return err_say(e, ERR_INPUT, say_no_event_of_that_file());
    }
    *out = ev[i];
    return true;
}

void front_way_back(const struct visit *v, struct markup *m)
{
    put(m, "<p>");
    put_link(m, STR("/"), page_text(v, say_all_events()));
    put(m, "</p>\n");
}

/* That it did not begin is told on its page. */
bool front_go_to(struct visit *v, struct front_folder *f, struct str file)
{
    desks_open(f->desks, file, NULL, &(struct err){ 0 });
    return visit_go(v, front_address(v, file));
}
