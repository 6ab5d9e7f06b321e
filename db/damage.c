/* SPDX-License-Identifier: Apache-2.0 */
/* damage.c - what is said of values and rows that no event has, by the rows of member.def. */
#include "db/kind.h"

#include "db/messages.h"

/* What member.def says beside is the event's to know, not said. */
static const struct {
    struct message (*outside)(long value, long low, long high);
    bool member, word, json, text;
} values[] = {
#define BETWEEN(from, to, say)                              .outside = (say)
#define WORD(name)                                          .word = true
#define NOT_IN_JSON                                         .word = true
#define HOLDS(form)                                         .text = true
#define IN_JSON(from, to)                                   .json = true
#define SAID(table, column, ...)                            [M_##table##_##column] = { .member = true, __VA_ARGS__ },
#define PLACE(table, column, ...)                           SAID(table, column, __VA_ARGS__)
#define KEY(table, column, kind, of_member, reader, ...)    SAID(table, column, __VA_ARGS__)
#define COLUMN(table, column, kind, of_member, reader, ...) SAID(table, column, __VA_ARGS__)
#include "teams/member.def"
    [MEMBERS_END] = { .member = false },
};

static const struct {
    struct message (*lost)(long place), (*gap)(long place);
    bool known, room, word, among;
} rows[] = {
#define LOST(say)                                     .lost = (say)
#define GAP(say)                                      .gap = (say)
#define ROOM                                          .room = true
#define AMONG(table)                                  .among = true
#define TABLE(of_name, type, above, place, when, ...) [T_##of_name] = { .known = true, __VA_ARGS__ },
#include "teams/member.def"
};

struct message damage_outside(const struct member *m, long value, long low, long high)
{
    return values[member_id(m)].outside(value, low, high);
}

static enum table_id id_of(const struct member_table *t)
{
    return (enum table_id)(t - member_table(T_event));
}

struct message damage_lost(const struct member_table *t, long place)
{
    return rows[id_of(t)].lost(place);
}

struct message damage_gap(const struct member_table *t, long place)
{
    return rows[id_of(t)].gap(place);
}
