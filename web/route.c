/* SPDX-License-Identifier: Apache-2.0 */
#include "web/route.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/clock.h"
#include "reports/format/shortage.h"
#include "web/base/form.h"
#include "web/base/messages.h"
#include "web/http/session.h"
#include "web/page/links.h"
#include "web/process/guard.h"
#include "teams/moment.h"
#include "web/http/snapshot.h"

struct route {
    const char *id, *method, *address;
    int who;           /* a bit for each role */
    const char *takes; /* names of words: form_takes */
    bool (*serve)(struct visit *v, struct err *e);
};

static const struct route routes[] = {
#define ROUTE(id, method, address, who, takes) { #id, method, address, who, takes, serve_##id },
#include "web/page/routes.def"
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
    if (part.p[1] == 's')
        v->section = address_section_name(text);
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

static bool look_at_clock(struct visit *v, struct err *e)
{
    struct str zone = { 0 };

    if (!v->room->desk) /* who asks for what pages look like needs no clock */
        return true;
    const struct snapshot *shot = v->room->shot;
    const bool alone = shot && !visit_waits(v); /* the file is not asked */

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

/* At another address, as whoever sent something would see it. */
static bool look(const struct visit *v, struct str address, struct str above)
{
    struct visit other = { .room = v->room,
                           .job = v->job,
                           .arena = v->arena,
                           .who = v->who,
                           .clock = v->clock,
                           .now = v->now,
                           .look = v->look,
                           .above = above,
                           .findings = { .arena = v->arena } };
    struct str query = address, path = str_cut(&query, '?'), method = v->job->method, target = v->job->target;
    struct err e = { 0 };

    v->job->method = STR("GET");
    v->job->target = address;
    const struct route *r = find(&other, path, &e);
    bool ok = r && room_open(v->room, &e) && may(&other, r, &e) && form_read(query, v->arena, &other.form, &e) &&
              r->serve(&other, &e) && v->job->reply.status == 200;
    v->job->method = method;
    v->job->target = target;
    return ok;
}

/* Whoever has signed in keeps the menu and Find where there is no page. */
static bool serve_none(struct visit *v)
{
    struct err why = { 0 };

    if (!has_memory(&why) || !room_open(v->room, &why) || !knows_keys(v, NULL, &why) || !who_is_it(v, &why) ||
        !look_at_clock(v, &why))
        v->who = (struct person){ .viewer.role = ROLE_PUBLIC };
    return false;
}

bool route_serve(struct visit *v, struct err *e)
{
    struct str query = v->job->target, path = str_cut(&query, '?');
    const struct route *r = find(v, path, e);

    v->look = look;
    v->job->route = r ? r->id : NULL;
    if (!r)
        return serve_none(v);
    return has_memory(e) && room_open(v->room, e) && knows_keys(v, r, e) && who_is_it(v, e) && stands(v, r, e) &&
           may(v, r, e) && look_at_clock(v, e) && read_form(v, query, e) && form_takes(&v->form, r->takes, e) &&
           r->serve(v, e);
}

bool route_stands(struct visit *v, struct err *e)
{
    return knows_keys(v, NULL, e) && stands(v, NULL, e);
}
