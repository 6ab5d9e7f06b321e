/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/json_event.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/lineup.h"
#include "teams/shape.h"
#include "reports/format/messages.h"

struct writer {
    const struct section *section; /* that the members belong to; NULL: none */
    struct arena *arena;
};

static json_t *object_of(struct writer *w, const struct shape *shape, const void *at);

/* Nothing is NULL; a text that is not UTF-8 becomes null, which is refused in the end. */
static json_t *text(struct str s)
{
    json_t *v = s.n > 0 ? json_stringn(s.p, s.n) : NULL;

    return v || s.n == 0 ? v : json_null();
}

static json_t *number(long n)
{
    return n ? json_integer(n) : NULL;
}

static json_t *word(enum shape_kind kind, int value)
{
    return text(str_of(shape_word(kind, value)));
}

static json_t *list_of(struct writer *w, const struct shape *of, const char *row, int n, size_t size)
{
    json_t *list = n > 0 ? json_array() : NULL;

    for (int i = 0; i < n; i++)
        json_array_append_new(list, object_of(w, of, row + (size_t)i * size));
    return list;
}

static const char *rows_of(const struct shape *s, const char *base, int *n)
{
    const char *rows;

    memcpy(&rows, base + s->at, sizeof rows);
    memcpy(n, base + s->count, sizeof *n);
    return rows;
}

static json_t *list(struct writer *w, const struct shape *s, const char *base)
{
    int n;
    const char *rows = rows_of(s, base, &n);

    return list_of(w, s->of, rows, n, s->size);
}

static json_t *sections(const struct writer *w, const struct shape *s, const char *base)
{
    struct writer inner = { .arena = w->arena };
    json_t *out = json_array();
    int n;
    const char *rows = rows_of(s, base, &n);

    for (int i = 0; i < n; i++) {
        inner.section = (const struct section *)(const void *)rows + i;
        json_array_append_new(out, object_of(&inner, s->of, inner.section));
    }
    return out;
}

static json_t *places(const struct writer *w, const int *place)
{
    json_t *out = json_array();

    for (int b = 0; b < w->section->boards; b++)
        json_array_append_new(out, json_integer(place[b]));
    return out;
}

static json_t *dates(const struct hours *h)
{
    json_t *out = json_array();

    for (int r = 0; r < ROUNDS_MAX; r++) {
        if (h->date[r].n == 0 && h->lineups[r].n == 0)
            continue;
        json_t *o = json_pack("{s:i}", "round", r + 1);
        json_object_set_new(o, "date", text(h->date[r]));
        json_object_set_new(o, "lineups", text(h->lineups[r]));
        json_array_append_new(out, o);
    }
    return out;
}

static json_t *object(struct writer *w, const struct shape *of, const void *at)
{
    json_t *o = object_of(w, of, at);

    if (json_object_size(o) > 0)
        return o;
    json_decref(o);
    return NULL;
}

static json_t *value(struct writer *w, const struct shape *s, const char *base)
{
    const void *at = base + s->at;

    switch (s->kind) {
    case SHAPE_TEXT:
    case SHAPE_SYSTEM:
    case SHAPE_DAY:
    case SHAPE_MOMENT:
        return text(*(const struct str *)at);
    case SHAPE_NUMBER:
        return number(*(const int *)at);
    case SHAPE_LONG:
        return number(*(const long *)at);
    case SHAPE_FLAG:
        return *(const bool *)at ? json_true() : NULL;
    case SHAPE_SEX:
        return *(const char *)at ? json_stringn(at, 1) : NULL;
    case SHAPE_COLOUR:
        return *(const int *)at == COLOURLESS ? NULL : json_string(*(const int *)at == WHITE ? "white" : "black");
    case SHAPE_RANKING:
        return text(ranking_text(at, w->arena));
    case SHAPE_TEAM:
        return number(*(const int *)at + 1);
    case SHAPE_PLACES:
        return places(w, at);
    case SHAPE_DATES:
        return dates(at);
    case SHAPE_OBJECT:
        return object(w, s->of, at);
    case SHAPE_SECTIONS:
        return sections(w, s, base);
    case SHAPE_LIST:
        return list(w, s, base);
    case SHAPE_BOARDS:
        return list_of(w, s->of, at, w->section->boards, sizeof(struct board));
    default:
        return word(s->kind, *(const int *)at);
    }
}

static json_t *object_of(struct writer *w, const struct shape *shape, const void *at)
{
    json_t *o = json_object();

    for (; shape->name; shape++) {
        json_t *v = value(w, shape, at);
        if (v)
            json_object_set_new(o, shape->name, v);
    }
    return o;
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
    struct writer w = { .arena = a };
    json_t *root = json_pack("{s:s}", "format", "olympair-event 1"),
           *rest = object_of(&w, shape_event(a), opened(ev, a));
    char *bytes = NULL;

    json_object_update(root, rest);
    json_decref(rest);
    bytes = json_dumps(root, JSON_INDENT(1));
    json_decref(root);
    *out = str_fmt(a, "%s\n", bytes ? bytes : "");
    free(bytes);
    return bytes != NULL || err_say(e, ERR_INPUT, say_event_cannot_be_written_json());
}
