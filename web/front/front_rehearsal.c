/* SPDX-License-Identifier: Apache-2.0 */
/* front_rehearsal.c - a copy of an event to practise on, with a desk of its own; gone as a whole. */
#include "desk/rehearsal.h"
#include "engine/base/err.h"
#include "web/base/form.h"
#include "web/base/messages.h"
#include "web/front/desks.h"
#include "web/front/events.h"
#include "web/front/front_file.h"
#include "web/front/front_folder.h"
#include "web/page/page.h"

/* As its desk is called among the others: below the folder. */
static struct str file_of(const struct visit *v, const struct front_folder *f, const struct event_file *ev)
{
    struct str path = str_of(rehearsal_path(front_path(v, f, ev), v->arena));
    size_t n = f->path.n + 1;

    return (struct str){ path.p + n, path.n - n };
}

void front_rehearsal_put(const struct visit *v, struct markup *m, struct front_folder *f, const struct event_file *ev)
{
    if (!rehearsal_is_there(front_path(v, f, ev))) {
        front_button(v, m, "/rehearse", ev->file, say_rehearse(), front_title(ev), false);
        return;
    }
    const struct desk_told d = desks_told(f->desks, file_of(v, f, ev), v->arena);
    put(m, "<div class=\"warning\">\n");
    front_say(v, m, d.state == DESK_OPEN ? say_rehearsal_about() : say_rehearsal_waits());
    if (d.state == DESK_OPEN) {
        put(m, "<p>");
        put_link_message(v, m, d.address, say_go_to_rehearsal(front_title(ev)));
        put(m, "</p>\n");
    } else {
        front_button(v, m, "/rehearse", ev->file, say_open_rehearsal(), front_title(ev), false);
    }
    front_button(v, m, "/rehearsal/end", ev->file, say_end_rehearsal(), front_title(ev), false);
    put(m, "</div>\n");
}

static bool make(struct visit *v, const char *path, const struct event_file *ev, struct err *e)
{
    enum { LONGEST = 80 };
    struct message name =
        ev->told.name.n > 0 && ev->told.name.n <= LONGEST ? say_rehearsal_of(ev->told.name) : say_rehearsal();
    struct act act = front_file_act(v, (struct str){ 0 }, "backup");

    return rehearsal_make(path, page_text(v, name), &act, &v->findings, e);
}

/* One that is there already is opened. That its desk does not begin is told by its card. */
bool front_rehearse(struct visit *v, struct front_folder *f, struct err *e)
{
    struct event_file ev;

    if (!front_find(v, f, "file", &ev, e))
        return false;
    const char *path = front_path(v, f, &ev);
    if (!rehearsal_is_there(path) && !make(v, path, &ev, e))
        return false;
    desks_open(f->desks, file_of(v, f, &ev), NULL, &(struct err){ 0 });
    return visit_go(v, STR("/"));
}

bool front_rehearsal_end(struct visit *v, struct front_folder *f, struct err *e)
{
    struct event_file ev;

    if (!front_find(v, f, "file", &ev, e))
        return false;
    if (!form_word(&v->form, "confirm").p)
        return err_say_lack(e, LACKS_CONFIRM, say_rehearsal_would_be_gone(front_title(&ev)));
    desks_close(f->desks, file_of(v, f, &ev));
    return rehearsal_end(front_path(v, f, &ev), e) && visit_go(v, STR("/"));
}
