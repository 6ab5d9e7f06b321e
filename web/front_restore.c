/* SPDX-License-Identifier: Apache-2.0 */
/* front_restore.c - back to a backup of an event. */
#include "web/front_form.h"

#include "desk/backup.h"
#include "desk/putback.h"
#include "engine/base/err.h"
#include "web/events.h"
#include "web/form.h"
#include "web/front_file.h"
#include "web/messages.h"
#include "web/page.h"

/* --- the backups -------------------------------------------------------------------------------- */

static struct message what_of(const struct backup *b)
{
    return b->before.n > 0 ? say_backup_before(b->before, b->last, b->entries) : say_backup_of(b->last, b->entries);
}

static void put_choice(const struct visit *v, struct markup *m, const struct event_file *ev, const struct backup *b)
{
    put(m, "<form method=\"post\" action=\"/restore\">");
    page_hidden(m, "file", ev->file);
    page_hidden(m, "backup", b->name);
    put(m, "<button");
    put_attr(m, "aria-label",
             str_fmt(v->arena, "%.*s: %.*s", STR_ARG(page_text(v, say_go_back_to_it())), STR_ARG(b->name)));
    put(m, ">");
    page_say(v, m, say_go_back_to_it());
    put(m, "</button></form>");
}

static void put_backup(const struct visit *v, struct markup *m, const struct event_file *ev, const struct backup *b)
{
    put(m, "<section class=\"card\">\n");
    front_say(v, m, say_backup_file(b->name));
    if (b->flaw.row) {
        put(m, "<p class=\"problem\">");
        page_say(v, m, b->flaw);
        put(m, "</p>\n");
    } else {
        front_say(v, m, what_of(b));
        put_choice(v, m, ev, b);
    }
    put(m, "</section>\n");
}

/* The latest first. */
bool front_backups(struct visit *v, struct front_folder *f, struct err *e)
{
    struct event_file ev;
    int n;

    if (!front_find(v, f, "file", &ev, e))
        return false;
    const struct backup *list = desk_backups(front_path(v, f, &ev), v->arena, &n);
    struct markup m = page_begin(v, page_text(v, say_backups_of(front_title(&ev))));
    front_say(v, &m, n > 0 ? say_backups_about() : say_no_backups());
    put(&m, "<div class=\"cards\">\n");
    for (int i = n; i-- > 0;)
        put_backup(v, &m, &ev, &list[i]);
    put(&m, "</div>\n");
    front_way_back(v, &m);
    return page_end(v, &m);
}

/* --- back to one of them ------------------------------------------------------------------------ */

static bool find_backup(const struct visit *v, const char *path, struct backup *out, struct err *e)
{
    struct str name = form_word(&v->form, "backup");
    int n, i = 0;
    const struct backup *list = desk_backups(path, v->arena, &n);

    while (i < n && !str_eq(list[i].name, name))
        i++;
    if (i == n)
        return err_say(e, ERR_INPUT, say_no_backup_of_that_name());
    *out = list[i];
    return true;
}

/* By the clock of the event as it was then. */
static bool act_for(const struct visit *v, const struct backup *b, struct act *act, struct err *e)
{
    struct str zone = { 0 };
    struct desk *d;

    if (!desk_open(str_c(v->arena, b->path), false, &d, e))
        return false;
    bool ok = desk_zone(d, v->arena, &zone, e);
    desk_close(d);
    *act = front_file_act(v, zone, "restore");
    return ok;
}

/* What would be lost is what the operation refuses to lose unasked. */
static bool ask(struct visit *v, const char *path, const struct event_file *ev, const struct backup *b,
                const struct act *act, struct err *e)
{
    struct act dry = *act;
    struct put_back would;
    struct err lost = { .lacks = LACKS_CONFIRM };

    dry.dry = true;
    if (!desk_put_back(path, str_c(v->arena, b->path), &dry, v->arena, &would, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_backups_of(front_title(ev))));
    front_say(v, &m, say_put_back_would(ev->file, would.entries, would.time));
    if (would.lost > 0 && !desk_put_back(path, str_c(v->arena, b->path), act, v->arena, &would, &lost))
        page_problem(v, &m, &lost);
    page_again(v, &m, &lost);
    front_way_back(v, &m);
    return page_end(v, &m);
}

static bool put_back(struct visit *v, struct front_folder *f, const char *path, const struct event_file *ev,
                     const struct backup *b, struct act *act, struct err *e)
{
    struct put_back done;

    act->confirmed = true;
    if (!desk_put_back(path, str_c(v->arena, b->path), act, v->arena, &done, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_backups_of(front_title(ev))));
    front_say(v, &m, say_put_back_done(ev->file, done.entries, done.time));
    if (done.saved.n > 0)
        front_say(v, &m, say_put_back_saved(done.saved));
    if (done.mirror.n > 0 && done.lost > 0)
        front_say(v, &m, say_put_back_mirror(done.mirror));
    put(&m, "<p>");
    put_link(&m, front_address(v, ev->file), front_title(ev));
    put(&m, "</p>\n");
    front_way_back(v, &m);
    (void)f;
    return page_end(v, &m);
}

bool front_restore(struct visit *v, struct front_folder *f, struct err *e)
{
    struct event_file ev;
    struct backup b;
    struct act act;

    if (!front_find(v, f, "file", &ev, e))
        return false;
    const char *path = front_path(v, f, &ev);
    if (!find_backup(v, path, &b, e) || !act_for(v, &b, &act, e))
        return false;
    return form_word(&v->form, "confirm").p ? put_back(v, f, path, &ev, &b, &act, e) : ask(v, path, &ev, &b, &act, e);
}
