/* SPDX-License-Identifier: Apache-2.0 */
/* front_continue.c - on from a mirror of another machine. */
#include <string.h>
#include <sys/utsname.h>

#include "db/journal.h"
#include "desk/copies.h"
#include "desk/messages.h"
#include "desk/mirror.h"
#include "engine/base/err.h"
#include "web/form.h"
#include "web/front_file.h"
#include "web/front_form.h"
#include "web/messages.h"
#include "web/operation.h"
#include "web/page.h"
#include "web/refill.h"

/* --- the pages ---------------------------------------------------------------------------------- */

static void put_form(const struct visit *v, struct markup *m)
{
    put(m,
        "<form method=\"post\" action=\"/continue\" class=\"card\">\n<div class=\"fields\"><p class=\"field\"><label>");
    page_say(v, m, say_mirror_folder());
    put(m, " <input name=\"from\" required autocomplete=\"off\"></label></p></div>\n<p><button class=\"main\">");
    page_say(v, m, say_look_at_mirror());
    put(m, "</button></p>\n</form>\n");
}

bool front_continue_form(struct visit *v, struct front_folder *f, struct err *e)
{
    (void)f, (void)e;
    struct markup m = page_begin(v, page_text(v, say_continue_from_mirror()));
    front_say(v, &m, say_continue_about());
    put_form(v, &m);
    front_way_back(v, &m);
    return page_end(v, &m);
}

static bool refuse(struct visit *v, const struct err *why)
{
    struct markup m = page_begin(v, page_text(v, say_continue_from_mirror()));
    struct str page;

    page_problem(v, &m, why);
    page_findings(v, &m);
    put_form(v, &m);
    front_way_back(v, &m);
    page_end(v, &m);
    if (refill(v->job->reply.body, STR("/continue"), &v->form, v->arena, &page))
        v->job->reply.body = page;
    v->job->reply.status = visit_status(v, why);
    return true;
}

/* Two that go on from one another's entries are told apart by nobody. */
static void warn_of_event(struct visit *v, const struct front_folder *f, const struct copy *c)
{
    struct copy here;

    if (desk_event_in(f->path, c, v->arena, &here))
        finding_say(&v->findings, WARNING, RULE_NONE, 0,
                    say_event_is_here_already(str_c(v->arena, here.name), here.row[here.n - 1].entry));
}

static bool show(struct visit *v, const struct front_folder *f, const struct copy *c, struct str file)
{
    const struct journal_row *last = &c->row[c->n - 1];
    struct str what = operation_title(v, last->command);
    struct markup m = page_begin(v, page_text(v, say_continue_from_mirror()));

    front_say(v, &m, say_newest_copy(c->path));
    front_say(v, &m, say_last_entry_of_copy(last->entry, what, last->user, last->time));
    front_say(v, &m, say_missing_after_copy());
    warn_of_event(v, f, c);
    page_findings(v, &m);
    put(&m, "<form method=\"post\" action=\"/continue\" class=\"card\">\n");
    front_sent_put(&m);
    page_hidden(&m, "from", form_word(&v->form, "from"));
    page_hidden(&m, "entry", str_fmt(v->arena, "%ld", last->entry));
    front_say(v, &m, say_becomes_file(file));
    put(&m, "<p><button class=\"main\">");
    page_say(v, &m, say_go_on_from_here());
    put(&m, "</button></p>\n</form>\n");
    front_way_back(v, &m);
    return page_end(v, &m);
}

/* --- the file ----------------------------------------------------------------------------------- */

/* What does not begin at the root is in the folder of the events. */
static const char *place_of(const struct visit *v, const struct front_folder *f)
{
    struct str from = str_trim(form_word(&v->form, "from"));

    if (!str_starts(from, STR("/")))
        from = str_fmt(v->arena, "%.*s/%.*s", STR_ARG(f->path), STR_ARG(from));
    return str_c(v->arena, from);
}

static bool find_copy(struct visit *v, const struct front_folder *f, struct copy *out, struct err *e)
{
    if (str_trim(form_word(&v->form, "from")).n == 0)
        return err_say(e, ERR_USAGE, say_name_mirror_folder());
    return desk_newest_copy(place_of(v, f), v->arena, out, &v->findings, e);
}

/* By the clock of the event. */
static bool act_for(const struct visit *v, const struct copy *c, struct act *act, struct err *e)
{
    struct str zone = { 0 };
    struct desk *d;

    if (!desk_open(str_c(v->arena, c->path), false, &d, e))
        return false;
    bool ok = desk_zone(d, v->arena, &zone, e);
    desk_close(d);
    *act = front_file_act(v, zone, "continue");
    return ok;
}

/* The mirror tells whoever comes back with the other machine. */
static void tell_mirror(struct visit *v, const char *path)
{
    struct err why = { 0 };
    struct event ev;
    struct str made;
    struct desk *d;

    if (!desk_open(path, false, &d, &why))
        return;
    if (desk_load(d, v->arena, &ev, &why) && ev.mirror.n > 0 && !desk_mirror_now(d, &ev, v->arena, &made, &why))
        finding_say(&v->findings, WARNING, RULE_NONE, 0, err_message(&why));
    desk_close(d);
}

static struct str name_for(const struct visit *v, const struct front_folder *f, const struct copy *c)
{
    struct str name = desk_copied_name(c->name, v->arena);

    return front_file_name(v, f->path, str_cut(&name, '.'));
}

static bool go_on(struct visit *v, struct front_folder *f, const struct copy *c, struct str file, struct err *e)
{
    const char *path = str_c(v->arena, str_fmt(v->arena, "%.*s/%.*s", STR_ARG(f->path), STR_ARG(file)));
    struct utsname machine;
    struct act act;
    int keys;

    if (!act_for(v, c, &act, e) ||
        !desk_continue(c, path, uname(&machine) == 0 ? machine.nodename : "unknown", &act, &v->findings, &keys, e))
        return refuse(v, e);
    tell_mirror(v, path);
    front_sent_note(f, v, file);
    return front_go_to(v, f, file);
}

/* What was looked at is what is made; else it is looked at once more. */
bool front_continue(struct visit *v, struct front_folder *f, struct err *e)
{
    struct str sent = front_sent_file(f, v), entry = form_word(&v->form, "entry");
    struct copy c;

    if (sent.p)
        return front_go_to(v, f, sent);
    if (!find_copy(v, f, &c, e))
        return refuse(v, e);
    struct str file = name_for(v, f, &c);
    bool seen = str_eq(entry, str_fmt(v->arena, "%ld", c.row[c.n - 1].entry));
    return seen ? go_on(v, f, &c, file, e) : show(v, f, &c, file);
}
