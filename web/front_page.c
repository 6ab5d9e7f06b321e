/* SPDX-License-Identifier: Apache-2.0 */
/* front_page.c - the events of a folder in a browser, for whoever came by the link that was given out at the start: which there are, and a desk
   of each that is opened. Beside the desks and outside of what confines them; it opens no event file itself. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/secret.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "web/base/form.h"
#include "web/base/messages.h"
#include "web/front/desks.h"
#include "web/front/events.h"
#include "web/front/front_file.h"
#include "web/front/front_folder.h"
#include "web/front/front_form.h"
#include "web/front/front_staff.h"
#include "web/page/frame.h"
#include "web/page/page.h"
#include "web/process/jail.h"
#include "web/process/machine.h"
#include "web/server/server.h"
#include "web/web.h"

enum { OWNER = 1 };

struct front_page {
    struct arena arena;
    struct room room; /* without an event: what pages ask of it */
    struct front_folder folder;
    struct str first; /* the event that is opened at once; empty: none */
    struct server *server;
    struct worker worker;
    struct gate gate;
    unsigned char secret[SESSION_SECRET];
    struct session_place place;
    char token[LINK_LETTERS + 1]; /* of the link; empty: it has been used */
};

/* --- what makes a file -------------------------------------------------------------------------- */

static bool serve_new(struct visit *v, struct front_folder *f, struct err *e)
{
    (void)e;
    return front_new_form(v, f, NULL);
}

/* It is opened at once; what was refused is asked for again. */
static bool serve_make(struct visit *v, struct front_folder *f, struct err *e)
{
    struct str file = front_sent_file(f, v);
    struct front_wrong wrong;

    (void)e;
    if (front_new_goes_on(v)) {
        bool ok = front_make(v, f, NULL, &wrong);
        v->findings.n = 0;
        return front_new_form(v, f, ok ? NULL : &wrong);
    }
    if (!file.p && !front_make(v, f, &file, &wrong))
        return front_new_form(v, f, &wrong);
    if (!front_sent_file(f, v).p) {
        struct front_sent *s = front_sent_note(f, v, file);
        s->key = staff_keys(v, f, file, &f->live, &s->nkey);
        front_sent_remark(f, v, s);
    }
    return front_go_to(v, f, file);
}

/* An event to try the program with, and its desk with the pages of the public, on this machine alone. */
static bool serve_demo(struct visit *v, struct front_folder *f, struct err *e)
{
    static const struct desk_reach here = { .host = STR("127.0.0.1"), .public = true };
    struct str file = front_sent_file(f, v);

    if (!file.p) {
        if (!front_make_demo(v, f, &file, e))
            return false;
        struct front_sent *s = front_sent_note(f, v, file);
        s->key = staff_keys_of_demo(v, f, file, &f->live, &s->nkey);
        front_sent_remark(f, v, s);
    }
    desks_open(f->desks, file, &here, &(struct err){ 0 });
    return visit_go(v, front_address(v, file));
}

/* --- who may ------------------------------------------------------------------------------------ */

static bool is_owner(const struct front_page *f, const struct visit *v)
{
    struct session s;

    return session_of(v->job->cookie, &f->place, v->job->arrived, v->arena, &s) && s.began.person == OWNER;
}

/* The link lets in one browser, once. */
static bool let_in(struct visit *v, struct front_page *f)
{
    const struct session s = session_new(OWNER, 1, v->job->arrived);

    f->token[0] = '\0';
    if (f->first.n > 0)
        desks_open(f->folder.desks, f->first, NULL, &(struct err){ 0 });
    visit_go(v, f->first.n > 0 ? front_address(v, f->first) : STR("/"));
    v->job->reply.cookie = str_fmt(v->arena, "%.*s=%.*s; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d",
                                   STR_ARG(session_name(&f->place, v->arena)),
                                   STR_ARG(session_write(&s, f->secret, v->arena)), SESSION_SECONDS);
    return true;
}

static bool stay_out(struct visit *v)
{
    struct markup m = page_begin(v, page_text(v, say_events()));

    front_say(v, &m, say_front_page_by_link());
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
    bool (*serve)(struct visit *v, struct front_folder *f, struct err *e);
    const char *takes;
} routes[] = {
    { STR("GET"), STR("/"), front_list, "" },
    { STR("GET"), STR("/event"), front_event, "file!" },
    { STR("POST"), STR("/open"), front_open, "file! host public plain keep" },
    { STR("POST"), STR("/close"), front_close, "file!" },
    { STR("GET"), STR("/new"), serve_new, "" },
    { STR("POST"), STR("/new"), serve_make, FRONT_NEW_WORDS },
    { STR("POST"), STR("/demo"), serve_demo, "once" },
    { STR("GET"), STR("/backups"), front_backups, "file!" },
    { STR("POST"), STR("/restore"), front_restore, FRONT_RESTORE_WORDS },
    { STR("GET"), STR("/continue"), front_continue_form, "" },
    { STR("POST"), STR("/continue"), front_continue, FRONT_CONTINUE_WORDS },
    { STR("POST"), STR("/rehearse"), front_rehearse, "file!" },
    { STR("POST"), STR("/rehearsal/end"), front_rehearsal_end, "file! confirm" },
    { STR("GET"), STR("/take-over"), front_take_form, "" },
    { STR("POST"), STR("/take-over"), front_take, FRONT_TAKE_WORDS },
};

static const struct front_route *route_of(struct str method, struct str path)
{
    for (size_t i = 0; i < sizeof routes / sizeof *routes; i++)
        if (str_eq(routes[i].address, path) &&
            str_eq(routes[i].method, str_eq(method, STR("HEAD")) ? STR("GET") : method))
            return &routes[i];
    return NULL;
}

static bool read_form(struct visit *v, struct str words, struct err *e)
{
    return upload_is(v->job->type) ? upload_read(v->job->type, words, v->arena, &v->form, &v->files, e)
                                   : form_read(words, v->arena, &v->form, e);
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
    if (!posts && str_eq(path, STR(FRAME_HELP)))
        return read_form(v, query, e) && form_takes(&v->form, "page", e) && front_help(v, e);
    if (!is_owner(f, v))
        return stay_out(v);
    const struct front_route *r = route_of(v->job->method, path);
    if (!r) {
        v->status = 404;
        return err_say(e, ERR_USAGE, say_no_such_page());
    }
    return read_form(v, posts ? (struct str){ v->job->body, v->job->n } : query, e) &&
           form_takes(&v->form, r->takes, e) && r->serve(v, &f->folder, e);
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

    desks_look(f->folder.desks);
    server_turn(f->server);
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
        ok = server_listen(out, -1,
                           &(const struct workers){ &f->worker, &f->worker, &f->worker, &f->worker, &f->worker },
                           &f->server, e);
    }
    return ok && server_start(f->server, out, e);
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
        f->folder.path = path;
        return true;
    }
    while (slash > 0 && path.p[slash - 1] != '/')
        slash--;
    f->first = (struct str){ path.p + slash, path.n - slash };
    f->folder.path = (struct str){ path.p, slash > 1 ? slash - 1 : 1 };
    return str_ends(f->first, STR(".oly")) || err_say(e, ERR_USAGE, say_no_such_folder_of_events(path));
}

static bool open_front(struct front_page *f, const struct front_plan *plan, struct err *e)
{
    struct web_plan at;

    if (!find_folder(f, plan, e))
        return false;
    front_file_clear(str_c(&f->arena, f->folder.path));
    f->folder.events = events_of(str_c(&f->arena, f->folder.path));
    f->folder.desks = desks_of(str_c(&f->arena, f->folder.path));
    f->room.language = plan->language;
    f->worker = (struct worker){ .answer = answer_job_of_front, .give = server_give, .self = f, .look = look, .at = f };
    worker_make(&f->worker);
    secret_make(f->secret, sizeof f->secret);
    link_make(f->token);
    if (!have_port(f, plan, &at, e))
        return false;
    static const char *const hosts[] = { "127.0.0.1", "localhost" };
    for (size_t i = 0; i < sizeof hosts / sizeof *hosts; i++)
        f->gate.origin[f->gate.n++] = str_fmt(&f->arena, "http://%s:%d", hosts[i], server_port(f->server));
    f->gate.of_front = true;
    f->place = (struct session_place){ f->secret, server_port(f->server), false };
    return true;
}

static bool run(struct front_page *f, const sigset_t *ends, struct err *e)
{
    /* Before the worker is there, which takes it back. */
    const char *link = str_c(&f->arena, str_fmt(&f->arena, "%.*s/begin/%s", STR_ARG(f->gate.origin[0]), f->token));
    bool ok = worker_start(&f->worker) || err_say(e, ERR_IO, say_no_thread_started());
    int which;

    if (ok) {
        server_open(f->server, &f->gate, &f->place);
        struct arena own = { 0 };
        printf("%.*s\n%s\n", STR_ARG(message_on(MEDIUM_COMMAND, say_front_page_is_open(f->folder.path), &own)), link);
        fflush(stdout);
        link_show(link);
        arena_free(&own);
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
    if (f.folder.desks)
        desks_end(f.folder.desks);
    if (f.server)
        server_stop(f.server);
    worker_free(&f.worker);
    if (f.folder.events)
        events_free(f.folder.events);
    arena_free(&f.folder.live);
    arena_free(&f.folder.kept_live);
    arena_free(&f.arena);
    return ok;
}
