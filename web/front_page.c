/* SPDX-License-Identifier: Apache-2.0 */
/* front_page.c - the events of a folder in a browser, for whoever came by the link that was given out at the start: which there are, and a desk
   of each that is opened. Beside the desks and outside of what confines them; it opens no event file itself. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "db/secret.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "web/desks.h"
#include "web/ends.h"
#include "web/events.h"
#include "web/form.h"
#include "web/front_link.h"
#include "web/front_new.h"
#include "web/jail.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/server.h"

enum { OWNER = 1 };

struct front_page {
    struct arena arena;
    struct room room; /* without an event: what pages ask of it */
    struct events *events;
    struct desks *desks;
    struct str first; /* the event that is opened at once; empty: none */
    struct server *server;
    struct worker worker;
    struct gate gate;
    struct str folder;
    unsigned char secret[SESSION_SECRET];
    struct session_place place;
    char token[LINK_LETTERS + 1]; /* of the link; empty: it has been used */
};

/* --- the pages ---------------------------------------------------------------------------------- */

static struct str address_of(const struct visit *v, struct str file)
{
    return str_fmt(v->arena, "/event?file=%.*s", STR_ARG(percent_encode(file, v->arena)));
}

static struct str day_and_time(const struct visit *v, time_t at)
{
    char text[32] = "";
    struct tm tm;

    strftime(text, sizeof text, "%Y-%m-%d %H:%M", localtime_r(&at, &tm));
    return str_copy(v->arena, str_of(text));
}

static struct message state_of(const struct event_section *s)
{
    if (str_eq(s->state, STR("draft")))
        return say_section_drafted(s->title, s->round);
    if (str_eq(s->state, STR("complete")))
        return say_section_complete(s->title, s->round);
    if (str_eq(s->state, STR("published")))
        return say_section_results(s->title, s->round, s->matches - s->open, s->matches);
    return say_section_unpaired(s->title);
}

static void put_said(const struct visit *v, struct markup *m, struct message what)
{
    put(m, "<p>");
    page_say(v, m, what);
    put(m, "</p>\n");
}

static void put_days(const struct visit *v, struct markup *m, const struct event_file *ev)
{
    if (ev->told.start.n > 0 && ev->told.end.n > 0)
        put_said(v, m, say_event_days(ev->told.start, ev->told.end));
    else if (ev->told.start.n > 0)
        put_said(v, m, say_event_from(ev->told.start));
}

static void put_sections(const struct visit *v, struct markup *m, const struct event_file *ev)
{
    if (ev->told.nsection == 0)
        put_said(v, m, say_event_without_sections());
    else
        put(m, "<ul>\n");
    for (int i = 0; i < ev->told.nsection; i++) {
        put(m, "<li>");
        page_say(v, m, state_of(&ev->told.section[i]));
        put(m, "</li>\n");
    }
    if (ev->told.nsection > 0)
        put(m, "</ul>\n");
}

/* One button that does it to that file; whoever hears it alone hears of which event. */
static void put_button(const struct visit *v, struct markup *m, const char *action, struct str file,
                       struct message says, struct str of, bool main)
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

static void put_fallen(const struct visit *v, struct markup *m, const struct desk_told *d)
{
    put(m, "<p class=\"problem\">");
    page_say(v, m, d->said.n > 0 ? say_desk_fell_saying(d->said) : say_desk_fell());
    put(m, "</p>\n");
}

static void put_doors(const struct visit *v, struct markup *m, const struct event_file *ev, const struct desk_told *d)
{
    struct str title = ev->told.name.n > 0 ? ev->told.name : ev->file;

    if (d->state == DESK_FELL)
        put_fallen(v, m, d);
    if (d->state != DESK_OPEN) {
        put_button(v, m, "/open", ev->file, say_open_event(), title, true);
        return;
    }
    put(m, "<p>");
    put_link(m, d->key.n > 0 ? address_of(v, ev->file) : d->address, page_text(v, say_go_to_desk_of(title)));
    put(m, "</p>\n");
    put_button(v, m, "/close", ev->file, say_close_desk(), title, false);
}

static void put_event(const struct visit *v, struct markup *m, const struct event_file *ev, const struct desk_told *d)
{
    put(m, "<section class=\"card\">\n<h2>");
    put_text(m, ev->told.name.n > 0 ? ev->told.name : ev->file);
    put(m, "</h2>\n");
    if (ev->read) {
        put_days(v, m, ev);
        put_sections(v, m, ev);
    } else {
        put(m, "<p class=\"problem\">");
        page_say(v, m, say_event_of_folder_unreadable());
        put(m, "</p>\n");
    }
    put_said(v, m, say_event_file_changed(ev->file, day_and_time(v, ev->changed)));
    put_doors(v, m, ev, d);
    put(m, "</section>\n");
}

static bool serve_events_of_folder(struct visit *v, struct front_page *f, struct err *e)
{
    const struct event_file *ev;
    int n;

    if (!events_list(f->events, v->arena, &ev, &n, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_events()));
    put_said(v, &m, n == 0 ? say_no_events_in(f->folder) : say_events_in(f->folder));
    put(&m, "<div class=\"cards\">\n");
    for (int i = 0; i < n; i++) {
        const struct desk_told d = desks_told(f->desks, ev[i].file, v->arena);
        put_event(v, &m, &ev[i], &d);
    }
    put(&m, "</div>\n<p>");
    put_link(&m, STR("/new"), page_text(v, say_new_event()));
    put(&m, "</p>\n");
    return page_end(v, &m);
}

/* Only what is in the folder is opened. */
static bool find_event(struct visit *v, struct front_page *f, struct event_file *out, struct err *e)
{
    struct str file = form_word(&v->form, "file");
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

/* Its new key is shown while the desk is open, or the browser goes on to the desk. */
static bool serve_event(struct visit *v, struct front_page *f, struct err *e)
{
    struct event_file ev;

    if (!find_event(v, f, &ev, e))
        return false;
    const struct desk_told d = desks_told(f->desks, ev.file, v->arena);
    struct markup m = page_begin(v, ev.told.name.n > 0 ? ev.told.name : ev.file);
    if (d.state != DESK_OPEN) {
        put_doors(v, &m, &ev, &d);
    } else if (d.key.n > 0) {
        put_said(v, &m, say_first_key_is(d.key));
        put(&m, "<p>");
        put_link(&m, str_fmt(v->arena, "%.*skey#%.*s", STR_ARG(d.address), STR_ARG(d.key)),
                 page_text(v, say_open_with_key()));
        put(&m, "</p>\n");
    } else {
        put(&m, "<p><a data-go");
        put_attr(&m, "href", d.address);
        put(&m, ">");
        page_say(v, &m, say_go_to_desk());
        put(&m, "</a></p>\n");
    }
    put(&m, "<p>");
    put_link(&m, STR("/"), page_text(v, say_all_events()));
    put(&m, "</p>\n");
    return page_end(v, &m);
}

/* That it did not begin is told on its page. */
static bool serve_open(struct visit *v, struct front_page *f, struct err *e)
{
    struct event_file ev;

    if (!find_event(v, f, &ev, e))
        return false;
    desks_open(f->desks, ev.file, &(struct err){ 0 });
    return visit_go(v, address_of(v, ev.file));
}

static bool serve_close(struct visit *v, struct front_page *f, struct err *e)
{
    struct event_file ev;

    if (!find_event(v, f, &ev, e))
        return false;
    desks_close(f->desks, ev.file);
    return visit_go(v, STR("/"));
}

static bool serve_new(struct visit *v, struct front_page *f, struct err *e)
{
    (void)f, (void)e;
    return front_new_form(v, NULL, NULL);
}

/* It is opened at once; what was refused is asked for again. */
static bool serve_make(struct visit *v, struct front_page *f, struct err *e)
{
    struct str file;
    const char *field;

    if (!front_new_make(v, f->folder, &file, &field, e)) {
        int status = visit_status(v, e);
        front_new_form(v, e, field);
        v->job->reply.status = status;
        return true;
    }
    desks_open(f->desks, file, &(struct err){ 0 });
    return visit_go(v, address_of(v, file));
}

/* --- who may ------------------------------------------------------------------------------------ */

static bool is_owner(const struct front_page *f, const struct visit *v)
{
    struct session s;

    return session_of(v->job->cookie, &f->place, v->job->arrived, v->arena, &s) && s.person == OWNER;
}

/* The link lets in one browser, once. */
static bool let_in(struct visit *v, struct front_page *f)
{
    const struct session s = { .person = OWNER, .generation = 1, .issued = v->job->arrived };

    f->token[0] = '\0';
    if (f->first.n > 0)
        desks_open(f->desks, f->first, &(struct err){ 0 });
    visit_go(v, f->first.n > 0 ? address_of(v, f->first) : STR("/"));
    v->job->reply.cookie = str_fmt(v->arena, "%.*s=%.*s; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d",
                                   STR_ARG(session_name(&f->place, v->arena)),
                                   STR_ARG(session_write(&s, f->secret, v->arena)), SESSION_SECONDS);
    return true;
}

static bool stay_out(struct visit *v)
{
    struct markup m = page_begin(v, page_text(v, say_events()));

    put_said(v, &m, say_front_page_by_link());
    page_end(v, &m);
    v->job->reply.status = 403;
    return true;
}

/* --- from an address to its page ---------------------------------------------------------------- */

/* What everybody may have. */
static const struct {
    struct str address;
    bool (*serve)(struct visit *v, struct err *e);
} assets[] = {
    { STR("/assets/desk.css"), serve_style },
    { STR("/assets/desk.js"), serve_script },
    { STR("/assets/icon.svg"), serve_icon },
};

static const struct front_route {
    struct str method, address;
    bool (*serve)(struct visit *v, struct front_page *f, struct err *e);
    const char *takes;
} routes[] = {
    { STR("GET"), STR("/"), serve_events_of_folder, "" }, { STR("GET"), STR("/event"), serve_event, "file!" },
    { STR("POST"), STR("/open"), serve_open, "file!" },   { STR("POST"), STR("/close"), serve_close, "file!" },
    { STR("GET"), STR("/new"), serve_new, "" },           { STR("POST"), STR("/new"), serve_make, FRONT_NEW_WORDS },
};

static const struct front_route *route_of(struct str method, struct str path)
{
    for (size_t i = 0; i < sizeof routes / sizeof *routes; i++)
        if (str_eq(routes[i].address, path) &&
            str_eq(routes[i].method, str_eq(method, STR("HEAD")) ? STR("GET") : method))
            return &routes[i];
    return NULL;
}

static bool answer(struct visit *v, struct front_page *f, struct err *e)
{
    static const char entrance[] = "/begin/";
    struct str query = v->job->target, path = str_cut(&query, '?');
    bool posts = str_eq(v->job->method, STR("POST"));

    for (size_t i = 0; i < sizeof assets / sizeof *assets; i++)
        if (!posts && str_eq(path, assets[i].address))
            return assets[i].serve(v, e);
    if (str_eq(v->job->method, STR("GET")) && str_starts(path, STR(entrance)) &&
        link_is(f->token, (struct str){ path.p + strlen(entrance), path.n - strlen(entrance) }))
        return let_in(v, f);
    if (!is_owner(f, v))
        return stay_out(v);
    const struct front_route *r = route_of(v->job->method, path);
    if (!r) {
        v->status = 404;
        return err_say(e, ERR_USAGE, say_no_such_page());
    }
    return form_read(posts ? (struct str){ v->job->body, v->job->n } : query, v->arena, &v->form, e) &&
           form_takes(&v->form, r->takes, e) && r->serve(v, f, e);
}

static void answer_job_of_front(void *self, struct job *j)
{
    struct front_page *f = self;
    struct visit v = { .room = &f->room,
                       .job = j,
                       .arena = &j->arena,
                       .who.viewer.role = ROLE_PUBLIC,
                       .findings = { .arena = &j->arena, .wording = { .medium = MEDIUM_PAGE } } };
    struct err e = { 0 };

    j->route = "front";
    if (!answer(&v, f, &e))
        page_error(&v, visit_status(&v, &e), &e);
}

/* --- start and end ------------------------------------------------------------------------------ */

static void look(void *at)
{
    struct front_page *f = at;

    desks_look(f->desks);
}

/* A port that was not asked for may be taken by a desk: then it is the next one. */
static bool have_port(struct front_page *f, const struct front_plan *plan, struct web_plan *out, struct err *e)
{
    enum { PORTS = 5 };
    bool ok = false;

    *out = (struct web_plan){ .host = STR("127.0.0.1"), .port = plan->port };
    for (int i = 0; i < (plan->any_port ? PORTS : 1) && !ok; i++) {
        out->port = plan->port + i;
        *e = (struct err){ 0 };
        ok = server_listen(out, -1, &(const struct workers){ &f->worker, &f->worker, &f->worker }, &f->server, e);
    }
    return ok && server_start(f->server, out, e);
}

static void name_origins(struct front_page *f)
{
    static const char *const hosts[] = { "127.0.0.1", "localhost" };

    for (size_t i = 0; i < sizeof hosts / sizeof *hosts; i++)
        f->gate.origin[f->gate.n++] = str_fmt(&f->arena, "http://%s:%d", hosts[i], server_port(f->server));
}

/* The folder, and the event in it if that was named. */
static bool find_folder(struct front_page *f, const struct front_plan *plan, struct err *e)
{
    char *real = realpath(plan->folder, NULL);
    struct str path = str_copy(&f->arena, str_of(real ? real : plan->folder));
    struct stat st;
    size_t slash = path.n;

    if (!real || stat(real, &st) != 0) {
        free(real);
        return err_say(e, ERR_IO, say_no_such_folder_of_events(str_of(plan->folder)));
    }
    free(real);
    if (S_ISDIR(st.st_mode)) {
        f->folder = path;
        return true;
    }
    while (slash > 0 && path.p[slash - 1] != '/')
        slash--;
    f->first = (struct str){ path.p + slash, path.n - slash };
    f->folder = (struct str){ path.p, slash > 1 ? slash - 1 : 1 };
    return str_ends(f->first, STR(".oly")) || err_say(e, ERR_USAGE, say_no_such_folder_of_events(path));
}

static void say_where(struct front_page *f)
{
    struct arena own = { 0 };
    const char *link = str_c(&own, str_fmt(&own, "%.*s/begin/%s", STR_ARG(f->gate.origin[0]), f->token));

    printf("%.*s\n%s\n", STR_ARG(message_on(MEDIUM_COMMAND, say_front_page_is_open(f->folder), &own)), link);
    fflush(stdout);
    link_show(link);
    arena_free(&own);
}

static bool open_front(struct front_page *f, const struct front_plan *plan, struct err *e)
{
    struct web_plan at;

    if (!find_folder(f, plan, e))
        return false;
    f->events = events_of(str_c(&f->arena, f->folder));
    f->desks = desks_of(str_c(&f->arena, f->folder));
    f->room.language = plan->language;
    f->worker = (struct worker){ .answer = answer_job_of_front, .give = server_give, .self = f, .look = look, .at = f };
    worker_make(&f->worker);
    secret_make(f->secret, sizeof f->secret);
    link_make(f->token);
    if (!have_port(f, plan, &at, e))
        return false;
    name_origins(f);
    f->place = (struct session_place){ f->secret, server_port(f->server), false };
    return true;
}

static bool run(struct front_page *f, const sigset_t *ends, struct err *e)
{
    bool ok = worker_start(&f->worker) || err_say(e, ERR_IO, say_no_thread_started());
    int which;

    if (ok) {
        server_open(f->server, &f->gate, &f->place);
        say_where(f);
        sigwait(ends, &which);
    }
    server_quiesce(f->server);
    if (ok)
        worker_stop(&f->worker);
    server_drain(f->server);
    return ok;
}

bool web_front(const struct front_plan *plan, struct err *e)
{
    struct front_page f = { 0 };

    jail_bare(STDERR_FILENO + 1);
    const sigset_t ends = ends_block();
    bool ok = open_front(&f, plan, e) && run(&f, &ends, e);
    if (f.desks)
        desks_end(f.desks);
    if (f.server)
        server_stop(f.server);
    worker_free(&f.worker);
    if (f.events)
        events_free(f.events);
    arena_free(&f.arena);
    return ok;
}
