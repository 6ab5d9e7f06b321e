/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/view.h"

#include <string.h>

#include "teams/event.h"
#include "teams/lineup.h"
#include "teams/member.h"

enum seen_by viewer_reader(enum role role)
{
    if (role == ROLE_PUBLIC)
        return SEEN_BY_ALL;
    return role == ROLE_CAPTAIN ? SEEN_BY_CAPTAINS : SEEN_BY_STAFF;
}

static int squad_of(const struct section *s, struct str identity)
{
    for (int i = 0; i < s->nsquad; i++)
        if (str_eq(s->squad[i].identity, identity))
            return i;
    return NOBODY;
}

bool viewer_squad(const struct event *ev, const struct viewer *who, int *section, int *squad)
{
    *squad = NOBODY;
    for (int i = 0; i < ev->nsection && who->role == ROLE_CAPTAIN && who->identity.n > 0 && *squad == NOBODY; i++) {
        *section = i;
        *squad = squad_of(&ev->section[i], who->identity);
    }
    return *squad != NOBODY;
}

bool viewer_section(const struct event *ev, const struct viewer *who, int *section)
{
    int squad;

    if (who->role == ROLE_CAPTAIN)
        return viewer_squad(ev, who, section, &squad);
    for (int i = 0; i < ev->nsection && who->role == ROLE_HELPER && who->identity.n > 0; i++)
        if (str_eq(ev->section[i].identity, who->identity)) {
            *section = i;
            return true;
        }
    return false;
}

bool viewer_name(const struct event *ev, struct viewer *who)
{
    int section, squad;

    if (who->role != ROLE_HELPER && who->role != ROLE_CAPTAIN)
        return true;
    if (!viewer_section(ev, who, &section))
        return false;
    who->section = ev->section[section].name;
    if (viewer_squad(ev, who, &section, &squad))
        who->team = ev->section[section].squad[squad].name;
    return true;
}

/* A line-up that is in stays, for those who wait for it: without its players. */
static void close_lineups(struct pairing_list *r, int own, const struct viewer *who)
{
    int n = 0;

    for (int i = 0; i < r->nlineup; i++) {
        struct lineup *l = &r->lineup[i];
        if (l->squad != own)
            memset(l->place, 0, sizeof l->place);
        if (l->squad == own || who->role <= ROLE_HELPER)
            r->lineup[n++] = *l;
    }
    r->nlineup = n;
}

/* --- by the table of members ------------------------------------------------------------------- */

/* What there is to do in the rows of a table: events are large, and are closed for every page. */
struct shutter {
    const struct member *from, *to; /* those between which, `to` excluded, all stand that are closed to somebody */
    bool names;                     /* it has teams */
    int below[TABLE_COUNT], nbelow; /* tables in which, or below which, there is something to close */
};

struct closing {
    enum seen_by reader; /* of what is of no team, or of his own; of other teams he knows what everybody does */
    bool all;            /* every team is his own */
    const struct section *of;
    int own;                       /* in that section; NOBODY: he has none */
    const struct section *section; /* that the row is in */
    const struct fixture *fixture;
    struct shutter shutter[TABLE_COUNT];
};

static bool is_stored(const struct member *m)
{
    return m->role == ROLE_KEY || m->role == ROLE_VALUE;
}

static bool is_team(enum member_kind kind)
{
    return member_is_team(kind) && kind != K_TEAM_OR_NULL; /* which is of a whole round */
}

static bool is_his(const struct closing *c, int squad)
{
    return c->section == c->of && squad == c->own;
}

static bool names_his(const struct closing *c, const struct member_table *t, const char *row)
{
    bool his = false;
    int squad;

    for (const struct member *m = t->member; m->name; m++)
        if (is_stored(m) && is_team(m->kind)) {
            memcpy(&squad, row + m->at, sizeof squad);
            his = his || is_his(c, squad);
        }
    return his;
}

/* By the teams that the row names, else by those of the row above it. */
static bool is_own(const struct closing *c, enum table_id id, const char *row, bool above)
{
    if (c->all)
        return true;
    if (id == T_team)
        return is_his(c, (int)((const struct squad *)(const void *)row - c->section->squad));
    if (id == T_signature)
        return is_his(c, c->fixture->side[(const struct signature *)(const void *)row - c->fixture->signature]);
    return c->shutter[id].names ? names_his(c, member_table(id), row) : above;
}

static bool close_row(struct closing *c, enum table_id id, char *row, bool above);

static void close_rows(struct closing *c, enum table_id id, char *holder, bool own)
{
    const struct member_table *t = member_table(id);
    char *rows = member_rows(t, holder);
    int n = member_length(t, holder, NULL), kept = 0;

    for (int i = 0; i < n; i++)
        if (close_row(c, id, rows + (size_t)i * t->size, own) && t->shape == ROWS_LIST && kept++ < i)
            memcpy(rows + (size_t)(kept - 1) * t->size, rows + (size_t)i * t->size, t->size);
    if (t->shape == ROWS_LIST)
        memcpy(holder + t->count, &kept, sizeof kept);
}

static bool close_row(struct closing *c, enum table_id id, char *row, bool above)
{
    const struct shutter *x = &c->shutter[id];

    if (id == T_section)
        c->section = (const struct section *)(const void *)row;
    if (id == T_fixture)
        c->fixture = (const struct fixture *)(const void *)row;
    const bool own = is_own(c, id, row, above);
    for (int i = 0; i < x->nbelow; i++)
        close_rows(c, (enum table_id)x->below[i], row, own);
    /* False: the reader may not know of the row. What says which row it is, or of whom, is no value that could be taken out of it. */
    enum seen_by reader = own ? c->reader : SEEN_BY_ALL;
    bool known = true;

    for (const struct member *m = x->from; m < x->to; m++) {
        if (!is_stored(m) || m->reader <= reader)
            continue;
        if (m->role == ROLE_KEY || is_team(m->kind))
            known = false;
        else
            memset(row + m->at, 0, member_size(m->kind));
    }
    return known;
}

static void close_event(struct event *ev, struct closing *c)
{
    for (int id = TABLE_COUNT - 1; id >= 0; id--) { /* parents come before children */
        struct shutter *x = &c->shutter[id], *above = &c->shutter[member_table((enum table_id)id)->parent];
        const struct member_table *t = member_table((enum table_id)id);
        enum seen_by least = c->all ? c->reader : SEEN_BY_ALL;
        x->from = x->to = t->member;
        for (const struct member *m = t->member; m->name; m++) {
            if (!is_stored(m))
                continue;
            x->names = x->names || is_team(m->kind);
            if (m->reader <= least)
                continue;
            if (x->to == t->member)
                x->from = m;
            x->to = m + 1;
        }
        if (id != T_event && (x->to > x->from || x->nbelow > 0))
            above->below[above->nbelow++] = id;
    }
    close_row(c, T_event, (char *)ev, c->of != NULL);
    ev->closed = true;
    ev->reader = c->reader;
}

const struct event *view_closed(const struct event *ev, enum seen_by reader, struct arena *a)
{
    struct event *copy;

    if (reader == SEEN_BY_STAFF || (ev->closed && ev->reader <= reader))
        return ev;
    copy = event_copy(ev, a);
    close_event(copy, &(struct closing){ .reader = reader, .all = true });
    return copy;
}

/* --- by when ------------------------------------------------------------------------------------- */

void view_take_out(struct event *ev, const struct viewer *who)
{
    int section = NOBODY, squad;

    viewer_squad(ev, who, &section, &squad);
    close_event(ev, &(struct closing){ .reader = viewer_reader(who->role),
                                       .all = who->role <= ROLE_HELPER,
                                       .of = squad != NOBODY ? &ev->section[section] : NULL,
                                       .own = squad });
    for (int i = 0; i < ev->nsection; i++) {
        struct section *s = &ev->section[i];
        int own = i == section ? squad : NOBODY;
        for (int r = 0; r < s->nround; r++)
            if (lineup_is_secret(&s->round[r]))
                close_lineups(&s->round[r], own, who);
        if (who->role >= ROLE_CAPTAIN && s->nround > 0 && s->round[s->nround - 1].published.n == 0)
            s->nround--;
    }
}
