/* SPDX-License-Identifier: Apache-2.0 */
#include "web/route.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/clock.h"
#include "office/trace.h"
#include "reports/format/shortage.h"
#include "web/ended.h"
#include "web/form.h"
#include "web/guard.h"
#include "web/messages.h"
#include "web/session.h"
#include "teams/moment.h"
#include "web/snapshot.h"

struct route {
    const char *id, *method, *address;
    int who;           /* a bit for each role */
    const char *takes; /* names of words: form_takes */
    bool (*serve)(struct visit *v, struct err *e);
};

static const struct route routes[] = {
#define ROUTE(id, method, address, who, takes) { #id, method, address, who, takes, serve_##id },
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

/* A section that is called like a page of the desk has a sign before its name, and one that begins with it has it twice. */
enum { SIGN = '~' };

static bool is_taken(struct str name)
{
    for (int i = 0; i < ROUTES; i++) {
        struct str rest = str_of(routes[i].address + 1);
        if (str_eq(str_cut(&rest, '/'), name))
            return true;
    }
    return name.n > 0 && name.p[0] == SIGN;
}

struct str address_section(const struct section *s, struct arena *a)
{
    return str_fmt(a, "/%s%.*s", is_taken(s->name) ? "~" : "", STR_ARG(percent_encode(s->name, a)));
}

struct str address_round(const struct visit *v, const struct section *s, int round)
{
    return str_fmt(v->arena, "%.*s/%d", STR_ARG(address_section(s, v->arena)), round > 0 ? round : 1);
}

struct str address_report(const struct visit *v, const struct section *s, const char *name, int round,
                          const char *format)
{
    struct str at = str_fmt(v->arena, "%.*s/report/%s", STR_ARG(address_section(s, v->arena)), name);

    if (round > 0)
        at = str_fmt(v->arena, "%.*s?round=%d", STR_ARG(at), round);
    return format ? str_fmt(v->arena, "%.*s%cformat=%s", STR_ARG(at), round > 0 ? '&' : '?', format) : at;
}

const char *address_own(const struct op *op)
{
    static const struct {
        enum op_id id;
        const char *page;
    } own[] = { { OP_import, "/import" }, { OP_ratings, "/ratings" }, { OP_flags, "/flags" } };

    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (op == op_row(own[i].id))
            return own[i].page;
    return NULL;
}

struct str address_operation(const struct visit *v, const struct section *s, const char *name)
{
    const struct op *op = op_find(str_of(name));
    const char *page = op ? address_own(op) : NULL;

    if (page)
        return str_of(page);
    return s ? str_fmt(v->arena, "%.*s/do/%s", STR_ARG(address_section(s, v->arena)), name)
             : str_fmt(v->arena, "/do/%s", name);
}

static struct str unsigned_name(struct str text)
{
    bool has = text.n > 0 && text.p[0] == SIGN;

    return (struct str){ text.p + has, text.n - has };
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
    if (part.p[1] == 's')
        v->section = unsigned_name(text);
    else
        v->name = text;
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
    err_say(e, ERR_INPUT, known ? say_page_not_asked_like_that() : say_no_such_page());
    return NULL;
}

/* Who asks. */

void room_close_desk(struct room *r)
{
    desk_close(r->desk);
    r->desk = NULL;
    snapshot_leave(r->shot);
    r->shot = NULL;
    r->version = -1;
}

/* Another file of that name is not opened: what is asked for is refused (stands). */
static bool open_desk(struct room *r, struct err *e)
{
    if (r->desk || (r->guard && guard_fell(r->guard, NULL)))
        return true;
    if (!desk_open(r->event, r->write, &r->desk, e))
        return false;
    desk_trace_by(r->desk, &trace_writer);
    r->version = -1;
    return true;
}

bool room_open(struct room *r, struct err *e)
{
    return open_desk(r, e) && (r->people || people_open(r->event, true, &r->people, e));
}

void room_close(struct room *r)
{
    room_close_desk(r);
    people_close(r->people);
    r->people = NULL;
    arena_free(&r->fonts_live);
    arena_free(&r->upload_live);
    r->upload = NULL;
    r->nupload = 0;
    r->fonts = NULL;
}

/* What pages look like is in no file. */
static bool is_asset(const struct route *r)
{
    return str_starts(str_of(r->address), STR("/assets/"));
}

/* Who comes is known by his key, as long as the file of people is the one that it was. */
static bool has_keys(const struct room *r)
{
    return !r->guard || guard_keys(r->guard, r->people);
}

static bool knows_keys(struct visit *v, const struct route *r, struct err *e)
{
    if (has_keys(v->room) || (r && is_asset(r)))
        return true;
    v->status = 503;
    guard_tell_keys(v->room->guard, e);
    return false;
}

/* A key that was revoked since, or given anew, is another generation. */
static bool who_is_it(struct visit *v, struct err *e)
{
    unsigned char secret[SESSION_SECRET];
    struct session s;
    struct person p;

    v->who = (struct person){ .viewer.role = ROLE_PUBLIC };
    if (!has_keys(v->room)) /* what pages look like is for everybody */
        return true;
    if (!people_secret(v->room->people, secret, e))
        return false;
    const struct session_place at = { secret, v->room->port, v->room->secure };
    if (!session_of(v->job->cookie, &at, v->job->arrived, v->arena, &s))
        return true;
    if (people_numbered(v->room->people, s.began.person, v->arena, &p, e)) {
        if (p.revoked.n == 0 && p.generation == s.generation && !ended_has(&s) &&
            !people_has_left(v->room->people, &s.began, e))
            v->who = p;
        else if (p.revoked.n > 0 || p.generation != s.generation || ended_has_key(p.id, p.generation))
            v->gone = p.revoked.n > 0 || p.generation == s.generation ? say_your_key_revoked() : say_card_replaced();
    }
    v->job->person = v->who.id;
    v->job->captain = v->who.viewer.role == ROLE_CAPTAIN;
    return e->kind == ERR_NONE;
}

static bool may(struct visit *v, const struct route *r, struct err *e)
{
    if (r->who >> v->who.viewer.role & 1)
        return true;
    v->status = v->who.viewer.role == ROLE_PUBLIC ? 401 : 403;
    if (v->gone.row)
        return err_say(e, ERR_STATE, v->gone);
    return err_say(e, ERR_STATE, v->status == 401 ? say_please_sign_in() : say_page_not_for_you());
}

/* What they say. */

static bool read_form(struct visit *v, struct str query, struct err *e)
{
    struct job *j = v->job;

    if (!str_eq(j->method, STR("POST")))
        return form_read(query, v->arena, &v->form, e);
    struct str body = job_body(j);
    if (upload_is(j->type))
        return upload_read(j->type, body, v->arena, &v->form, &v->files, e);
    if (j->spool.open)
        return err_say(e, ERR_USAGE, say_upload_not_whole());
    return job_is_json(j) ? form_read_json(body, v->arena, &v->form, e) : form_read(body, v->arena, &v->form, e);
}

/* Whoever is not to know that others do something is given what there is, whether it is the latest or not. */
static bool is_waited_for(const struct visit *v)
{
    return v->who.viewer.role <= ROLE_HELPER;
}

static bool look_at_clock(struct visit *v, struct err *e)
{
    struct str zone = { 0 };

    if (!v->room->desk) /* who asks for what pages look like needs no clock */
        return true;
    const struct snapshot *shot = v->room->shot;
    const bool alone = shot && !is_waited_for(v); /* the file is not asked */

    if (alone)
        zone = shot->event.zone;
    else if (!desk_zone(v->room->desk, v->arena, &zone, e))
        return false;
    clock_in(zone, v->job->arrived, v->arena, &v->clock);
    v->now = alone ? str_copy(v->arena, moment_later(v->clock, shot->latest)) : v->clock; /* a newer shot may come */
    return alone || desk_now(v->room->desk, v->clock, v->arena, &v->now, e);
}

/* Before anything is begun that would have to be finished. */
static bool has_memory(struct err *e)
{
    return !shortage_of_memory() || err_say(e, ERR_BUSY, say_desk_short_of_memory());
}

/* The file is still there, and the one that it was. Else nothing is read or recorded: the desk is to be started again. */
static bool stands(struct visit *v, const struct route *r, struct err *e)
{
    struct guard *g = v->room->guard;

    if (!g || (r && is_asset(r)) || !guard_fell(g, v->room->desk))
        return true;
    v->status = 503;
    if (v->room->write)
        guard_save(g, v->room->desk);
    if (v->who.viewer.role <= ROLE_ARBITER)
        guard_tell(g, e);
    else
        err_say(e, ERR_STATE, say_desk_needs_restart());
    return false;
}

bool route_serve(struct visit *v, struct err *e)
{
    struct str query = v->job->target, path = str_cut(&query, '?');
    const struct route *r = find(v, path, e);

    v->job->route = r ? r->id : NULL;
    return r && has_memory(e) && room_open(v->room, e) && knows_keys(v, r, e) && who_is_it(v, e) && stands(v, r, e) &&
           may(v, r, e) && look_at_clock(v, e) && read_form(v, query, e) && form_takes(&v->form, r->takes, e) &&
           r->serve(v, e);
}

bool route_stands(struct visit *v, struct err *e)
{
    return knows_keys(v, NULL, e) && stands(v, NULL, e);
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

int visit_status(const struct visit *v, const struct err *e)
{
    return v->status ? v->status : status_of(e->kind);
}

/* For those who answer. */

/* What was made beside. False: there is nobody who makes it, or it cannot be made. */
static bool take_latest(struct visit *v)
{
    struct room *r = v->room;
    struct snapshot *latest;

    if (!r->beside)
        return false;
    if (is_waited_for(v)) {
        const long version = desk_version(r->desk);
        if (version != r->version)
            snapshots_wait(r->beside);
        r->version = version;
    }
    latest = snapshots_latest(r->beside);
    if (!latest)
        return false;
    snapshot_leave(r->shot);
    r->shot = latest;
    return true;
}

/* Loaded once for each entry of the journal. */
static bool take_own(struct room *r, struct err *e)
{
    const long version = desk_version(r->desk), stamp = desk_stamp(r->desk, e);

    if (stamp < 0)
        return false;
    if (r->shot && r->shot->stamp == stamp && r->version == version)
        return true;
    snapshot_leave(r->shot);
    r->version = version;
    r->shot = snapshot_make(r->desk, false, e);
    return r->shot;
}

static bool read_stamp(struct visit *v, struct err *e)
{
    struct str past = desk_past_name(v->room->desk, v->arena);

    v->stamp = desk_stamp(v->room->desk, e);
    v->seen = desk_seen(v->stamp, past, v->arena);
    return v->stamp >= 0;
}

/* Whoever looks has a copy without what he may not know. */
bool visit_event(struct visit *v, struct err *e)
{
    struct room *r = v->room;

    if (r->write) {
        return read_stamp(v, e) && desk_view(r->desk, &v->who.viewer, v->arena, &v->event, e) &&
               visit_has_something(v, e);
    }
    if (!take_latest(v) && !take_own(r, e))
        return false;
    v->stamp = r->shot->stamp;
    v->seen = r->shot->seen;
    v->event = *event_copy(&r->shot->event, v->arena);
    view_take_out(&v->event, &v->who.viewer);
    return visit_has_something(v, e);
}

bool visit_journal(const struct visit *v, const struct journal_row **row, int *n, struct err *e)
{
    if (v->room->write)
        return desk_journal(v->room->desk, v->arena, row, n, e);
    *row = v->room->shot->row;
    *n = v->room->shot->nrow;
    return true;
}

bool visit_is_altered(const struct visit *v)
{
    const struct room *r = v->room;

    return r->shot ? r->shot->altered : r->desk && desk_altered(r->desk);
}

bool visit_section(struct visit *v, struct err *e)
{
    if (!visit_event(v, e))
        return false;
    v->in = section_named(&v->event, v->section);
    if (v->in)
        return true;
    v->status = 404;
    return err_say(e, ERR_INPUT, say_no_section_of_that_name());
}

bool visit_look(const struct visit *v, struct str address, struct str above)
{
    struct visit look = { .room = v->room,
                          .job = v->job,
                          .arena = v->arena,
                          .who = v->who,
                          .clock = v->clock,
                          .now = v->now,
                          .above = above,
                          .findings = { .arena = v->arena } };
    struct str query = address, path = str_cut(&query, '?'), method = v->job->method, target = v->job->target;
    struct err e = { 0 };

    v->job->method = STR("GET");
    v->job->target = address;
    const struct route *r = find(&look, path, &e);
    bool ok = r && room_open(v->room, &e) && may(&look, r, &e) && form_read(query, v->arena, &look.form, &e) &&
              r->serve(&look, &e) && v->job->reply.status == 200;
    v->job->method = method;
    v->job->target = target;
    return ok;
}

bool visit_file(const struct visit *v, struct upload *out, struct err *e)
{
    if (v->files.n == 0)
        return err_say(e, ERR_USAGE, say_choose_a_file());
    *out = v->files.item[0];
    return v->files.n == 1 || err_say(e, ERR_USAGE, say_one_file_only());
}

bool visit_go(struct visit *v, struct str address)
{
    v->job->reply = (struct reply){ .status = 303, .location = address };
    return true;
}

struct wording visit_wording(const struct visit *v)
{
    return (struct wording){ .medium = MEDIUM_PAGE,
                             .players = v->in && v->in->unit == UNIT_PLAYER,
                             .language = v->room ? v->room->language : NULL }; /* else it is refused at the door */
}

struct str visit_user(const struct visit *v)
{
    return desk_person_name(&v->who, v->arena);
}
