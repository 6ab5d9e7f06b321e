#include "web/route.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/clock.h"
#include "office/trace.h"
#include "web/form.h"
#include "web/json.h"
#include "web/page.h"
#include "web/session.h"

struct route {
    const char *method, *address;
    int who; /* a bit for each role */
    bool (*serve)(struct visit *v, struct err *e);
};

static const struct route routes[] = {
#define ROUTE(id, method, address, who) { method, address, who, serve_##id },
#include "web/routes.def"
#undef ROUTE
};
enum { ROUTES = sizeof routes / sizeof *routes };

/* Addresses. */

static bool read_round(struct str text, int *out)
{
    long n;

    if (text.n == 0 || text.n > 2 || text.p[0] < '1' || text.p[0] > '9' || !str_long(text, &n) || n > ROUNDS_MAX)
        return false;
    *out = (int)n;
    return true;
}

/* A part of the address and what stands there for it. */
static bool fits(struct visit *v, struct str part, struct str typed)
{
    struct str text;

    if (part.n != 3 || part.p[0] != '{')
        return str_eq(part, typed);
    if (typed.n == 0 || !percent_decode(typed, false, v->arena, &text))
        return false;
    if (part.p[1] == 'n')
        return read_round(text, &v->round);
    *(part.p[1] == 's' ? &v->section : &v->name) = text;
    return true;
}

static bool matches(struct visit *v, const char *address, struct str path)
{
    struct str rest = str_of(address);

    v->section = v->name = (struct str){ 0 };
    v->round = 0;
    do {
        if (!fits(v, str_cut(&rest, '/'), str_cut(&path, '/')))
            return false;
    } while (rest.p && path.p);
    return !rest.p && !path.p;
}

/* HEAD is GET without what it gets. */
static bool is_method(const struct job *j, const char *method)
{
    return str_eq(j->method, str_of(method)) || (str_eq(j->method, STR("HEAD")) && str_eq(str_of(method), STR("GET")));
}

static const struct route *find(struct visit *v, struct str path, struct err *e)
{
    bool known = false;

    for (int i = 0; i < ROUTES; i++)
        if (matches(v, routes[i].address, path)) {
            if (is_method(v->job, routes[i].method))
                return &routes[i];
            known = true;
        }
    v->status = known ? 405 : 404;
    err_set(e, ERR_INPUT, known ? "this page is not asked like that" : "there is no such page");
    return NULL;
}

/* Who asks. */

bool room_open(struct room *r, struct err *e)
{
    if (!r->people && !people_open(r->event, true, &r->people, e))
        return false;
    if (r->desk)
        return true;
    if (!desk_open(r->event, r->write, &r->desk, e))
        return false;
    desk_trace_by(r->desk, &trace_writer);
    return true;
}

static void close_desk(struct room *r)
{
    desk_close(r->desk);
    r->desk = NULL;
}

void room_close(struct room *r)
{
    close_desk(r);
    people_close(r->people);
    r->people = NULL;
    arena_free(&r->fonts_live);
    r->fonts = NULL;
}

/* A key that was revoked since, or given anew, is another generation. */
static bool who_is_it(struct visit *v, struct err *e)
{
    unsigned char secret[SESSION_SECRET];
    struct session s;
    struct person p;

    v->who = (struct person){ .viewer.role = ROLE_PUBLIC };
    if (!people_secret(v->room->people, secret, e))
        return false;
    if (!session_read(session_cookie(v->job->cookie, STR("desk")), secret, v->job->arrived, &s))
        return true;
    if (people_numbered(v->room->people, s.person, v->arena, &p, e) && p.revoked.n == 0 && p.generation == s.generation)
        v->who = p;
    return e->kind == ERR_NONE;
}

static bool may(struct visit *v, const struct route *r, struct err *e)
{
    if (r->who >> v->who.viewer.role & 1)
        return true;
    v->status = v->who.viewer.role == ROLE_PUBLIC ? 401 : 403;
    return err_set(e, ERR_STATE, v->status == 401 ? "please sign in" : "this page is not for you");
}

/* What they say. */

static bool is_json(const struct job *j)
{
    struct str type = j->type;

    return str_same(str_trim(str_cut(&type, ';')), STR("application/json"));
}

static bool read_form(struct visit *v, struct str query, struct err *e)
{
    struct job *j = v->job;
    struct str body = { j->body, j->n };

    if (!str_eq(j->method, STR("POST")))
        return form_read(query, v->arena, &v->form, e);
    return is_json(j) ? form_read_json(body, v->arena, &v->form, e) : form_read(body, v->arena, &v->form, e);
}

static bool look_at_clock(struct visit *v, struct err *e)
{
    struct str zone = { 0 };

    if (!desk_zone(v->room->desk, v->arena, &zone, e))
        return false;
    clock_in(zone, v->job->arrived, v->arena, &v->now);
    return true;
}

static bool answer(struct visit *v, struct err *e)
{
    struct str query = v->job->target, path = str_cut(&query, '?');
    const struct route *r = find(v, path, e);

    return r && room_open(v->room, e) && who_is_it(v, e) && may(v, r, e) && read_form(v, query, e) &&
           look_at_clock(v, e) && r->serve(v, e);
}

/* What becomes of an error. */

static int status_of(enum err_kind kind)
{
    static const struct {
        enum err_kind kind;
        int status;
    } rows[] = {
#define STATUS(kind, status) { kind, status },
#include "web/status.def"
#undef STATUS
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].kind == kind)
            return rows[i].status;
    return 500;
}

bool visit_is_script(const struct visit *v)
{
    return is_json(v->job) || str_starts(v->job->accept, STR("application/json"));
}

static void say(struct visit *v, const struct err *e)
{
    int status = v->status ? v->status : status_of(e->kind);

    if (status == 401 && !visit_is_script(v) && is_method(v->job, "GET")) {
        visit_go(v, STR("/key"));
        return;
    }
    if (visit_is_script(v))
        v->job->reply = (struct reply){ .type = STR("application/json"),
                                        .body = json_outcome(0, STR(""), e, &v->findings, v->arena) };
    else
        page_error(v, status, e);
    v->job->reply.status = status;
}

/* A file that is brought forward, exchanged or gone is met again: who only reads opens it for every request; who writes after an
   error of the file, which may have been for a moment only. */
void route_answer(void *self, struct job *j)
{
    struct room *room = self;
    struct visit v = { .room = room, .job = j, .arena = &j->arena, .findings = { .arena = &j->arena } };
    struct err e = { 0 };

    if (!answer(&v, &e))
        say(&v, &e);
    if (!room->write || e.kind == ERR_DB || e.kind == ERR_IO)
        close_desk(room);
}

/* For those who answer. */

bool visit_event(struct visit *v, struct err *e)
{
    v->stamp = desk_stamp(v->room->desk);
    return desk_view(v->room->desk, &v->who.viewer, v->arena, &v->event, e);
}

bool visit_section(struct visit *v, struct err *e)
{
    if (!visit_event(v, e))
        return false;
    for (int i = 0; i < v->event.nsection; i++)
        if (str_eq(v->event.section[i].name, v->section)) {
            v->in = &v->event.section[i];
            return true;
        }
    v->status = 404;
    return err_set(e, ERR_INPUT, "there is no section of that name");
}

bool visit_go(struct visit *v, struct str address)
{
    v->job->reply = (struct reply){ .status = 303, .location = address };
    return true;
}

struct str visit_user(const struct visit *v)
{
    if (v->who.viewer.role == ROLE_CAPTAIN)
        return str_fmt(v->arena, "captain of %.*s", STR_ARG(v->who.viewer.team));
    return v->who.name;
}
