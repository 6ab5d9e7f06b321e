/* SPDX-License-Identifier: Apache-2.0 */
#include "web/page/visit.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/trace.h"
#include "web/base/form.h"
#include "web/base/messages.h"
#include "web/http/snapshot.h"
#include "web/process/guard.h"

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
    uploaded_close(&r->uploaded);
    r->fonts = NULL;
}

static int status_of(enum err_kind kind)
{
    static const struct {
        enum err_kind kind;
        int status;
    } rows[] = {
#define STATUS(kind, status) { kind, status },
#include "web/page/status.def"
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

bool visit_waits(const struct visit *v)
{
    return v->who.viewer.role <= ROLE_HELPER;
}

/* What was made beside. False: there is nobody who makes it, or it cannot be made. */
static bool take_latest(struct visit *v)
{
    struct room *r = v->room;
    struct snapshot *latest;

    if (!r->beside)
        return false;
    if (visit_waits(v)) {
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

/* What is his is in the event that was loaded, and he is called after it. */
static bool has_something(struct visit *v, struct err *e)
{
    const struct viewer *w = &v->who.viewer;

    desk_person_settle(&v->who, &v->event, v->arena);
    if (!v->who.lost)
        return true;
    v->status = 403;
    return err_say(e, ERR_STATE,
                   w->role == ROLE_CAPTAIN ? say_your_team_is_gone(w->team, w->section)
                                           : say_your_section_is_gone(w->section));
}

/* Whoever looks has a copy without what he may not know. */
bool visit_event(struct visit *v, struct err *e)
{
    struct room *r = v->room;

    if (r->write) {
        return read_stamp(v, e) && desk_view(r->desk, &v->who.viewer, v->arena, &v->event, e) && has_something(v, e);
    }
    if (!take_latest(v) && !take_own(r, e))
        return false;
    v->stamp = r->shot->stamp;
    v->seen = r->shot->seen;
    v->event = *event_copy(&r->shot->event, v->arena);
    view_take_out(&v->event, &v->who.viewer);
    return has_something(v, e);
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

bool visit_keep(struct visit *v, struct err *e)
{
    struct uploaded_list *all = &v->room->uploaded;
    struct str target = v->job->target;

    v->kept = v->files.n > 0 ? uploaded_keep(all, v->who.id, target, &v->files, &v->before, v->arena)
                             : uploaded_find(all, v->who.id, target, form_word(&v->form, "upload"), e);
    return v->kept;
}

bool visit_keep_words(struct visit *v, const char *const *name, int n, struct err *e)
{
    struct form form = { 0 };

    form_add(&form, STR("upload"), v->kept->mark, v->arena, e);
    for (int i = 0; i < n; i++) {
        struct str value = form_word(&v->form, name[i]);
        if (value.n > 0)
            form_add(&form, str_of(name[i]), value, v->arena, e);
    }
    v->form = form;
    return e->kind == ERR_NONE;
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
