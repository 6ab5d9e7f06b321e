/* SPDX-License-Identifier: Apache-2.0 */
/* front_events.c - the events of the folder on a page, and one of them: how far it is, its desk opened and closed. */
#include <time.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/text.h"
#include "teams/moment.h"
#include "web/desks.h"
#include "web/events.h"
#include "web/form.h"
#include "web/front_folder.h"
#include "web/front_staff.h"
#include "web/messages.h"
#include "web/page.h"

/* How long ago, or the day: an hour would be that of this machine, and the event may be in another zone. */
static struct message changed_of(const struct visit *v, const struct event_file *ev)
{
    enum { DAY = 24 * 60 };
    long minutes = (long)(v->job->arrived - ev->changed) / 60;
    char text[32] = "";
    struct tm tm;

    if (minutes >= DAY) {
        strftime(text, sizeof text, "%Y-%m-%d", localtime_r(&ev->changed, &tm));
        return say_event_file_changed(ev->file, str_copy(v->arena, str_of(text)));
    }
    const struct message span = moment_span(minutes < 0 ? 0 : minutes);
    return say_event_file_changed_ago(ev->file, &span);
}

static void put_days(const struct visit *v, struct markup *m, const struct event_file *ev)
{
    if (ev->told.start.n > 0 && ev->told.end.n > 0)
        front_say(v, m, say_event_days(ev->told.start, ev->told.end));
    else if (ev->told.start.n > 0)
        front_say(v, m, say_event_from(ev->told.start));
}

static void put_sections(const struct visit *v, struct markup *m, const struct event_file *ev)
{
    if (ev->told.nsection == 0)
        front_say(v, m, say_event_without_sections());
    else
        put(m, "<ul>\n");
    for (int i = 0; i < ev->told.nsection; i++) {
        put(m, "<li>");
        page_say(v, m, next_told(ev->told.section[i].title, &ev->told.section[i].progress));
        put(m, "</li>\n");
    }
    if (ev->told.nsection > 0)
        put(m, "</ul>\n");
}

/* Its own desk says it of an event that is open. */
static void put_note(struct markup *m, const struct event_file *ev)
{
    if (ev->told.note.n == 0)
        return;
    put(m, "<p class=\"problem\">");
    put_text(m, ev->told.note);
    put(m, "</p>\n");
}

static void put_fallen(const struct visit *v, struct markup *m, const struct desk_told *d)
{
    put(m, "<p class=\"problem\">");
    page_say(v, m, d->said.n > 0 ? say_desk_fell_saying(d->said) : say_desk_fell());
    put(m, "</p>\n");
}

static void put_public(const struct visit *v, struct markup *m, const struct desk_told *d)
{
    if (d->public.n == 0)
        return;
    put_message(v, m, "<p>", say_hall_public_at(), " ");
    put_link(m, d->public, d->public);
    put(m, "</p>\n");
}

static void put_doors(const struct visit *v, struct markup *m, const struct front_folder *f,
                      const struct event_file *ev, const struct desk_told *d)
{
    struct str title = front_title(ev);

    if (d->state == DESK_FELL)
        put_fallen(v, m, d);
    if (d->state != DESK_OPEN) {
        front_button(v, m, "/open", ev->file, say_open_event(), title, true);
        front_hall_put(v, m, f, ev);
        return;
    }
    put_public(v, m, d);
    put(m, "<p>");
    put_link(m, d->key.n > 0 ? front_address(v, ev->file) : d->address, page_text(v, say_go_to_desk_of(title)));
    put(m, "</p>\n");
    front_button(v, m, "/close", ev->file, say_close_desk(), title, false);
}

/* No form can send the name of any other file (form_add). */
static bool is_plain(struct str file, struct arena *a)
{
    return text_shown(file, true, a).p == file.p;
}

static void put_event(const struct visit *v, struct markup *m, struct front_folder *f, const struct event_file *ev,
                      const struct desk_told *d)
{
    put(m, "<section class=\"card\">\n<h2>");
    put_text(m, front_title(ev));
    put(m, "</h2>\n");
    if (ev->kept)
        front_say(v, m, say_event_is_kept());
    if (ev->read) {
        put_days(v, m, ev);
        put_sections(v, m, ev);
        put_note(m, ev);
    } else {
        put(m, "<p class=\"problem\">");
        page_say(v, m, ev->gone ? say_event_file_is_gone(ev->file) : say_event_of_folder_unreadable());
        put(m, "</p>\n");
    }
    if (!ev->gone)
        front_say(v, m, changed_of(v, ev));
    if (!is_plain(ev->file, v->arena)) {
        put_message(v, m, "<p class=\"problem\">", say_event_file_to_be_renamed(), "</p>\n</section>\n");
        return;
    }
    if (!ev->gone)
        put_doors(v, m, f, ev, d);
    if (ev->read)
        front_rehearsal_put(v, m, f, ev);
    put(m, "<p><a");
    put_attr(m, "href", str_fmt(v->arena, "/backups?file=%.*s", STR_ARG(percent_encode(ev->file, v->arena))));
    put_attr(m, "aria-label", page_text(v, say_backups_of(front_title(ev))));
    put(m, ">");
    page_say(v, m, say_backups());
    put(m, "</a></p>\n</section>\n");
}

bool front_list(struct visit *v, struct front_folder *f, struct err *e)
{
    const struct event_file *ev;
    int n;

    if (!events_list(f->events, v->arena, &ev, &n, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_events()));
    front_say(v, &m, n == 0 ? say_no_events_in(f->path) : say_events_in(f->path));
    put(&m, "<div class=\"cards\">\n");
    for (int i = 0; i < n; i++) {
        const struct desk_told d = desks_told(f->desks, ev[i].file, v->arena);
        put_event(v, &m, f, &ev[i], &d);
    }
    put(&m, "</div>\n<p>");
    put_link(&m, STR("/new"), page_text(v, say_new_event()));
    put(&m, " · ");
    put_link(&m, STR("/take-over"), page_text(v, say_take_over()));
    put(&m, " · ");
    put_link(&m, STR("/continue"), page_text(v, say_continue_from_mirror()));
    put(&m, "</p>\n");
    return page_end(v, &m);
}

/* Its new key is shown while the desk is open, or the browser goes on to the desk. */
bool front_event(struct visit *v, struct front_folder *f, struct err *e)
{
    struct event_file ev;

    if (!front_find(v, f, "file", &ev, e))
        return false;
    const struct desk_told d = desks_told(f->desks, ev.file, v->arena);
    struct markup m = page_begin(v, front_title(&ev));
    const struct front_sent *made = front_sent_of(f, ev.file);
    bool keys = made && made->nkey > 0 && d.state == DESK_OPEN;
    if (made)
        put_made(&m, made->remarks);
    if (keys)
        staff_show(v, &m, made->key, made->nkey, d.address);
    if (d.state != DESK_OPEN) {
        put_doors(v, &m, f, &ev, &d);
    } else if (d.key.n > 0) {
        front_say(v, &m, say_first_key_is(d.key));
        put(&m, "<p>");
        put_link(&m, str_fmt(v->arena, "%.*skey#%.*s", STR_ARG(d.address), STR_ARG(d.key)),
                 page_text(v, say_open_with_key()));
        put(&m, "</p>\n");
    } else {
        put(&m, "<p><a");
        if (!keys)
            put(&m, " data-go");
        put_attr(&m, "href", d.address);
        put(&m, ">");
        page_say(v, &m, say_go_to_desk());
        put(&m, "</a></p>\n");
    }
    front_way_back(v, &m);
    return page_end(v, &m);
}

/* That it did not begin is told on its page. */
bool front_open(struct visit *v, struct front_folder *f, struct err *e)
{
    struct event_file ev;

    struct desk_reach reach;

    if (!front_find(v, f, "file", &ev, e) || !front_hall_read(v, f, &reach, e))
        return false;
    desks_open(f->desks, ev.file, &reach, &(struct err){ 0 });
    return visit_go(v, front_address(v, ev.file));
}

bool front_close(struct visit *v, struct front_folder *f, struct err *e)
{
    struct event_file ev;

    if (!front_find(v, f, "file", &ev, e))
        return false;
    desks_close(f->desks, ev.file);
    return visit_go(v, STR("/"));
}
