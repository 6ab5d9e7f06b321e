/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/shape.h"

#include <string.h>

#include "engine/base/arena.h"

enum { LIST_MOST = 1000000 };

static const enum shape_kind kinds[] = {
#define X(id, type, shape) [K_##id] = SHAPE_##shape,
    MEMBER_KINDS(X)
#undef X
};

static const struct shape *members_of(enum table_id id, struct arena *a);

struct shapes {
    struct shape *item;
    int n, cap;
    struct arena *arena;
};

static struct shape *add_shape(struct shapes *s, struct shape one)
{
    arena_room(s->arena, s->item, s->n, s->cap);
    s->item[s->n] = one;
    return &s->item[s->n++];
}

/* What an upper limit that is a value of the event can be at most. */
static long highest(const struct member *m)
{
    if (m->high >= 0)
        return m->high;
    return m->high == TO_BOARDS ? BOARDS_MAX : SQUAD_MAX;
}

static struct shape shape_of(const struct member *m, const char *word)
{
    struct shape s = { .name = word, .kind = kinds[m->kind], .at = m->at, .least = m->low, .form = m->form };

    s.most = m->limited ? highest(m) : 0;
    if (m->most > 0) {
        s.least = m->least;
        s.most = m->most;
    }
    return s;
}

/* "was.present" is present in the object was, which begins with the first such member. */
static void add_inner(struct shapes *out, const struct member *m, const char *dot)
{
    struct arena *a = out->arena;
    const char *outer = str_c(a, (struct str){ m->word, (size_t)(dot - m->word) });
    struct shape *last = out->n > 0 ? &out->item[out->n - 1] : NULL;
    struct shapes inner = { .arena = a };

    if (!last || last->kind != SHAPE_OBJECT || strcmp(last->name, outer) != 0)
        last = add_shape(out, (struct shape){ .name = outer, .kind = SHAPE_OBJECT });
    for (const struct shape *had = last->of; had && had->name; had++)
        add_shape(&inner, *had);
    add_shape(&inner, shape_of(m, dot + 1));
    add_shape(&inner, (struct shape){ .name = NULL });
    last->of = inner.item;
}

static void add_members(struct shapes *out, enum table_id id)
{
    for (const struct member *m = member_table(id)->member; m->name; m++) {
        const char *word = m->word ? m->word : m->name, *dot = strchr(word, '.');
        if (m->role == ROLE_ABOVE || m->role == ROLE_PLACE || !*word)
            continue;
        if (dot)
            add_inner(out, m, dot);
        else
            add_shape(out, shape_of(m, word));
    }
}

static void add_rows(struct shapes *out, enum table_id id)
{
    const struct member_table *t = member_table(id);
    const char *word = t->word ? t->word : t->name;
    struct shape rows = { .name = word,
                          .kind = SHAPE_LIST,
                          .at = t->at,
                          .most = t->most > 0 ? t->most : LIST_MOST,
                          .count = t->count,
                          .size = t->size };

    if (!*word || t->among != T_event)
        return;
    if (id == T_date || id == T_section_date) {
        size_t at = id == T_date ? offsetof(struct event, hours) : offsetof(struct section, hours);
        add_shape(out, (struct shape){ .name = word, .kind = SHAPE_DATES, .at = at });
        return;
    }
    rows.of = members_of(id, out->arena);
    if (t->shape == ROWS_EACH && t->most != TO_BOARDS) {
        /* A struct in the struct, or several: an object for each of the words. */
        struct shape each = rows;
        struct str rest = str_of(word);

        each.kind = SHAPE_OBJECT;
        for (; rest.n > 0; each.at += t->size) {
            each.name = str_c(out->arena, str_cut(&rest, ' '));
            add_shape(out, each);
        }
        return;
    }
    if (t->shape == ROWS_EACH)
        rows.kind = SHAPE_BOARDS;
    else if (id == T_section)
        rows.kind = SHAPE_SECTIONS;
    add_shape(out, rows);
}

static const struct shape *members_of(enum table_id id, struct arena *a)
{
    struct shapes out = { .arena = a };

    add_members(&out, id);
    for (int i = T_event + 1; i < TABLE_COUNT; i++)
        if (member_table((enum table_id)i)->among == id && id != T_event)
            add_members(&out, (enum table_id)i);
    for (int i = T_event + 1; i < TABLE_COUNT; i++)
        if (member_table((enum table_id)i)->parent == id)
            add_rows(&out, (enum table_id)i);
    add_shape(&out, (struct shape){ .name = NULL });
    return out.item;
}

enum shape_kind shape_kind(enum member_kind kind)
{
    return kinds[kind];
}

const struct shape *shape_event(struct arena *a)
{
    return members_of(T_event, a);
}

const char *shape_word(enum shape_kind kind, int value)
{
    switch (kind) {
    case SHAPE_EDITION:
        return value < EDITION_COUNT ? edition_row((enum edition)value)->name : NULL;
    case SHAPE_TIEBREAK:
        return value < TIEBREAK_COUNT ? tiebreak_row((enum tiebreak)value)->name : NULL;
    case SHAPE_RESULT:
        return value < RESULT_COUNT ? result_text((enum result)value) : NULL;
    case SHAPE_DECIDED:
        return value < DECIDED_COUNT ? decided_name((enum decided)value) : NULL;
    case SHAPE_UNIT:
        return value < UNIT_COUNT ? unit_name((enum unit)value) : NULL;
    case SHAPE_SCORE:
        return value < SCORE_COUNT ? score_name((enum score_kind)value) : NULL;
    case SHAPE_PREFERENCE:
        return value < PREFERENCE_TYPE_COUNT ? preference_name((enum preferences)value) : NULL;
    case SHAPE_SECONDARY:
        return value < SECONDARY_COUNT ? secondary_name((enum secondary)value) : NULL;
    case SHAPE_DEPARTURE:
        return value < DEPARTURE_COUNT ? departure_name((enum departure)value) : NULL;
    default:
        return value < LINEUP_ORIGIN_COUNT ? lineup_origin_name((enum lineup_origin)value) : NULL;
    }
}
