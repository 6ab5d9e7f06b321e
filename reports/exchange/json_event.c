/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/json_event.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/json.h"
#include "teams/lineup.h"
#include "teams/shape.h"
#include "teams/text.h"
#include "reports/format/messages.h"

struct writer {
    const struct section *section; /* that the members belong to; NULL: none */
    struct json out;
};

static void put_members(struct writer *w, const struct shape *shape, const void *at);

static void put_object(struct writer *w, const char *name, const struct shape *of, const void *at)
{
    json_begin_object(&w->out, name);
    put_members(w, of, at);
    json_end(&w->out);
}

/* What says nothing is left out. */
static void put_number(struct writer *w, const char *name, long n)
{
    if (n)
        json_put_number(&w->out, name, n);
}

static void put_text(struct writer *w, const char *name, struct str text)
{
    if (text.n > 0)
        json_put_string(&w->out, name, text);
}

static void put_list(struct writer *w, const struct shape *s, const char *row, int n, size_t size)
{
    if (n == 0)
        return;
    json_begin_list(&w->out, s->name);
    for (int i = 0; i < n; i++)
        put_object(w, NULL, s->of, row + (size_t)i * size);
    json_end(&w->out);
}

static const char *rows_of(const struct shape *s, const char *base, int *n)
{
    const char *rows;

    memcpy(&rows, base + s->at, sizeof rows);
    memcpy(n, base + s->count, sizeof *n);
    return rows;
}

static void put_sections(struct writer *w, const struct shape *s, const char *base)
{
    int n;
    const struct section *rows = (const void *)rows_of(s, base, &n);

    json_begin_list(&w->out, s->name);
    for (int i = 0; i < n; i++) {
        w->section = &rows[i];
        put_object(w, NULL, s->of, w->section);
    }
    w->section = NULL;
    json_end(&w->out);
}

static void put_places(struct writer *w, const char *name, const int *place)
{
    json_begin_list(&w->out, name);
    for (int b = 0; b < w->section->boards; b++)
        json_put_number(&w->out, NULL, place[b]);
    json_end(&w->out);
}

static void put_dates(struct writer *w, const char *name, const struct hours *h)
{
    json_begin_list(&w->out, name);
    for (int r = 0; r < ROUNDS_MAX; r++) {
        if (h->date[r].n == 0 && h->lineups[r].n == 0)
            continue;
        json_begin_object(&w->out, NULL);
        json_put_number(&w->out, "round", r + 1);
        put_text(w, "date", h->date[r]);
        put_text(w, "lineups", h->lineups[r]);
        json_end(&w->out);
    }
    json_end(&w->out);
}

/* One without members is left out. */
static void put_part(struct writer *w, const char *name, const struct shape *of, const void *at)
{
    const size_t before = w->out.out.n;

    json_begin_object(&w->out, name);
    const size_t begun = w->out.out.n;
    put_members(w, of, at);
    const bool empty = w->out.out.n == begun;
    json_end(&w->out);
    if (empty)
        w->out.out.n = before;
}

static void put_value(struct writer *w, const struct shape *s, const char *base)
{
    const void *at = base + s->at;
    int n;

    switch (s->kind) {
    case SHAPE_TEXT:
    case SHAPE_SYSTEM:
    case SHAPE_DAY:
    case SHAPE_MOMENT:
        return put_text(w, s->name, *(const struct str *)at);
    case SHAPE_NUMBER:
        return put_number(w, s->name, *(const int *)at);
    case SHAPE_LONG:
        return put_number(w, s->name, *(const long *)at);
    case SHAPE_FLAG:
        if (*(const bool *)at)
            json_put_flag(&w->out, s->name, true);
        return;
    case SHAPE_SEX:
        return put_text(w, s->name, (struct str){ at, *(const char *)at ? 1 : 0 });
    case SHAPE_COLOUR:
        if (*(const int *)at != COLOURLESS)
            put_text(w, s->name, *(const int *)at == WHITE ? STR("white") : STR("black"));
        return;
    case SHAPE_RANKING:
        return put_text(w, s->name, ranking_text(at, w->out.out.arena));
    case SHAPE_TEAM:
        return put_number(w, s->name, *(const int *)at + 1);
    case SHAPE_PLACES:
        return put_places(w, s->name, at);
    case SHAPE_DATES:
        return put_dates(w, s->name, at);
    case SHAPE_OBJECT:
        return put_part(w, s->name, s->of, at);
    case SHAPE_SECTIONS:
        return put_sections(w, s, base);
    case SHAPE_LIST:
        at = rows_of(s, base, &n);
        return put_list(w, s, at, n, s->size);
    case SHAPE_BOARDS:
        return put_list(w, s, at, w->section->boards, sizeof(struct board));
    default:
        return put_text(w, s->name, str_of(shape_word(s->kind, *(const int *)at)));
    }
}

static void put_members(struct writer *w, const struct shape *shape, const void *at)
{
    for (; shape->name; shape++)
        put_value(w, shape, at);
}

/* A copy without them. */
static struct event *opened(const struct event *ev, struct arena *a)
{
    struct event *out = event_copy(ev, a);

    for (int i = 0; i < out->nsection; i++)
        for (int r = 0; r < out->section[i].nround; r++)
            if (lineup_is_secret(&out->section[i].round[r]))
                out->section[i].round[r].nlineup = 0;
    return out;
}

bool json_event_write(const struct event *ev, struct arena *a, struct str *out, struct err *e)
{
    struct writer w = { .out = { .out.arena = a, .layout = JSON_LINES } };

    json_begin_object(&w.out, NULL);
    json_put_string(&w.out, "format", STR("olympair-event 1"));
    put_members(&w, shape_event(a), opened(ev, a));
    json_end(&w.out);
    buffer_add(&w.out.out, STR("\n"));
    *out = buffer_str(&w.out.out);
    return text_utf8(*out) == out->n || err_say(e, ERR_INPUT, say_event_cannot_be_written_json());
}
