/* SPDX-License-Identifier: Apache-2.0 */
#include "web/answer.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/folder.h"
#include "web/page/page.h"
#include "web/process/guard.h"
#include "web/route.h"

static void say(struct visit *v, const struct err *e)
{
    int status = visit_status(v, e);

    if (status == 401 && !job_wants_json(v->job) && !str_eq(v->job->method, STR("POST"))) {
        visit_go(v, STR("/key"));
        return;
    }
    page_error(v, status, e);
}

/* Whoever has it already is not sent it again. */
static void compare(struct job *j)
{
    struct reply *r = &j->reply;

    if (r->status != 200 || r->live || str_eq(j->method, STR("POST")))
        return;
    r->etag = str_fmt(&j->arena, "\"%016llx\"", (unsigned long long)folder_key(0, r->body));
    if (!str_eq(j->none_match, r->etag))
        return;
    r->status = 304;
    r->body = (struct str){ 0 };
}

/* It fell while the request was being answered. */
static void say_if_fallen(struct visit *v, struct err *e)
{
    struct err why = { 0 };

    if (e->kind == ERR_DB && !route_stands(v, &why))
        *e = why;
}

/* After an error of the file, which may have been for a moment only, it is opened again. */
void answer_job(void *self, struct job *j)
{
    struct room *room = self;
    struct visit v = { .room = room,
                       .job = j,
                       .arena = &j->arena,
                       .who.viewer.role = ROLE_PUBLIC, /* until it is known */
                       .findings = { .arena = &j->arena, .wording = { .medium = MEDIUM_PAGE } } };
    struct err e = { 0 };

    if (!route_serve(&v, &e)) {
        say_if_fallen(&v, &e);
        say(&v, &e);
    }
    compare(j);
    if ((e.kind == ERR_DB || e.kind == ERR_IO) && !(room->guard && guard_fell(room->guard, room->desk)))
        room_close_desk(room);
}
