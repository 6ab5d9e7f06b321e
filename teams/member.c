/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/member.h"

#include <limits.h>
#include <string.h>

#include "teams/event.h"
#include "teams/form_kind.h"

/* The struct of a row by the name of its table, as far as the members go: typedef struct squad of_team. */
#define TABLE(name, type, ...) typedef struct type of_##name;
#include "teams/member.def"

/* A member has the type of its kind. */
#define COLUMN(table, column, kind, member, ...)                                               \
    _Static_assert(_Generic(&((of_##table *)NULL)->member, type_of_##kind * : 1, default : 0), \
                   "the member of " #table "." #column " is of another type than " #kind " is");
#define KEY COLUMN
#include "teams/member.def"

#define BETWEEN(from, to, say) .low = (from), .high = (to), .limited = true
#define WORD(name)             .word = (name)
#define HOLDS(which)           .form = FORM_##which
#define NOT_IN_JSON            .word = ""
#define IN_JSON(from, to)      .least = (from), .most = (to)
#define STORED(table, column, part, of_kind, of_member, seen_by, ...) \
    [M_##table##_##column] = { .name = #column,                       \
                               .role = part,                          \
                               .kind = K_##of_kind,                   \
                               .at = offsetof(of_##table, of_member), \
                               .reader = SEEN_BY_##seen_by,           \
                               __VA_ARGS__ },

static const struct member columns[] = {
#define TABLE(table, ...)          [MEMBERS_OF_##table] = { .name = NULL },
#define ABOVE(table, column)       [M_##table##_##column] = { .name = #column, .role = ROLE_ABOVE },
#define PLACE(table, column, ...)  [M_##table##_##column] = { .name = #column, .role = ROLE_PLACE, __VA_ARGS__ },
#define KEY(table, column, ...)    STORED(table, column, ROLE_KEY, __VA_ARGS__, )
#define COLUMN(table, column, ...) STORED(table, column, ROLE_VALUE, __VA_ARGS__, )
#include "teams/member.def"
    [MEMBERS_END] = { .name = NULL },
};

#define SELF .shape = ROWS_SELF
#define LIST(holder, array, length, longest)                                                            \
    .shape = ROWS_LIST, .at = offsetof(struct holder, array), .count = offsetof(struct holder, length), \
    .most = (longest), .size = sizeof *((struct holder *)NULL)->array
#define EACH(holder, array, number)                                             \
    .shape = ROWS_EACH, .at = offsetof(struct holder, array), .most = (number), \
    .size = sizeof *((struct holder *)NULL)->array
#define ONE(holder, member) .shape = ROWS_EACH, .at = offsetof(struct holder, member), .most = 1
/* Row i is the event moved on by i texts: there its members are those of place i. */
#define STRIPES(number) .shape = ROWS_EACH, .most = (number), .size = sizeof(struct str)
#define ROOM            .room = true
#define AMONG(table)    .among = T_##table
/* What is said of damage is the file's to say: db/kind.h. */
#define LOST(say) .held = true
#define GAP(say)  .dense = true

static const struct member_table tables[] = {
#define TABLE(of_name, type, above, rows, when, ...)                \
    [T_##of_name] = { .name = #of_name,                             \
                      .parent = T_##above,                          \
                      rows,                                         \
                      .known = KNOWN_##when,                        \
                      .member = &columns[MEMBERS_OF_##of_name + 1], \
                      __VA_ARGS__ },
#include "teams/member.def"
};

static const struct kind {
    size_t size;
    bool text;
} kinds[] = {
#define X(id, type, ...) [K_##id] = { sizeof(type), _Generic((type *)NULL, struct str * : true, default : false) },
    MEMBER_KINDS(X)
#undef X
};

const struct member_table *member_table(enum table_id id)
{
    return &tables[id];
}

int member_count(const struct member_table *t)
{
    int n = 0;

    while (t->member[n].name)
        n++;
    return n;
}

int member_keys(const struct member_table *t)
{
    int n = 0;

    while (t->member[n].name && t->member[n].role != ROLE_VALUE)
        n++;
    return n;
}

enum member_id member_id(const struct member *m)
{
    return (enum member_id)(m - columns);
}

const struct member *member_of(enum member_id id)
{
    return &columns[id];
}

char *member_rows(const struct member_table *t, const void *holder)
{
    char *at = (char *)holder + t->at;

    if (t->shape == ROWS_LIST)
        memcpy(&at, (const void *)at, sizeof at);
    return at;
}

int member_length(const struct member_table *t, const void *holder, const struct section *s)
{
    int n = 1;

    if (t->shape == ROWS_LIST)
        memcpy(&n, (const char *)holder + t->count, sizeof n);
    else if (t->shape == ROWS_EACH && t->most == TO_BOARDS)
        n = s ? s->boards : BOARDS_MAX;
    else if (t->shape == ROWS_EACH)
        n = t->most;
    return n;
}

size_t member_size(enum member_kind kind)
{
    return kinds[kind].size;
}

bool member_is_text(enum member_kind kind)
{
    return kinds[kind].text;
}

bool member_is_team(enum member_kind kind)
{
    return kind == K_TEAM || kind == K_TEAM_OR_NULL || kind == K_LESSER_TEAM || kind == K_GREATER_TEAM;
}

void member_walk(enum table_id id, char *row, member_visit *visit, void *context)
{
    visit(context, id, row);
    for (int below = T_event + 1; below < TABLE_COUNT; below++) {
        const struct member_table *t = &tables[below];
        if (t->parent != id)
            continue;
        char *rows = member_rows(t, row);
        for (int i = 0, n = member_length(t, row, NULL); i < n; i++)
            member_walk((enum table_id)below, rows + (size_t)i * t->size, visit, context);
    }
}
