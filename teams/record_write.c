/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/record_write.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "teams/shape.h"

void record_text(struct buffer *b, struct str s)
{
    if (s.n == 0)
        buffer_add(b, STR("null"));
    else
        buffer_json(b, s);
}

void record_member(struct buffer *b, struct str name, struct str value)
{
    buffer_add(b, name);
    record_text(b, value);
}

void record_number(struct buffer *b, struct str name, int n)
{
    buffer_add(b, name);
    buffer_number(b, n);
}

void record_team(struct buffer *b, const struct section *s, int squad)
{
    const struct squad *q = &s->squad[squad];

    record_number(b, STR("{\"number\":"), q->number);
    record_member(b, STR(",\"name\":"), q->name);
    record_member(b, STR(",\"federation\":"), q->federation);
    buffer_add(b, STR("}"));
}

void record_parts(struct buffer *b, int value, int parts)
{
    static const char zeros[] = "00";
    int size = abs(value), rest = 100 / parts * (size % parts);

    buffer_fmt(b, "%s%d", value < 0 ? "-" : "", size / parts);
    if (rest % 10 != 0)
        buffer_fmt(b, ".%s%d", rest < 10 ? &zeros[1] : "", rest);
    else if (rest != 0)
        buffer_fmt(b, ".%d", rest / 10);
}

static long number_of(const struct member *m, const void *at)
{
    if (m->kind == K_BOOL)
        return *(const bool *)at;
    return m->kind == K_LONG_OR_NULL ? *(const long *)at : *(const int *)at;
}

static struct str word_of(const struct member *m, const void *at, struct arena *a)
{
    if (member_is_text(m->kind))
        return *(const struct str *)at;
    if (m->kind == K_RANKING)
        return ranking_text(at, a);
    if (m->kind != K_LOT)
        return str_of(shape_word(shape_kind(m->kind), *(const int *)at));
    enum colour lot = *(const enum colour *)at;
    return lot == COLOURLESS ? (struct str){ 0 } : lot == WHITE ? STR("white") : STR("black");
}

static bool is_number(enum member_kind kind)
{
    enum shape_kind shape = shape_kind(kind);

    return shape == SHAPE_NUMBER || shape == SHAPE_LONG || shape == SHAPE_FLAG;
}

static void add_number(struct buffer *b, const struct member *m, long n)
{
    buffer_fmt(b, ",\"%s\":", m->name);
    if (m->kind == K_BOOL)
        buffer_add(b, STR("true"));
    else
        buffer_fmt(b, "%ld", n);
}

/* ,"name":value; what says nothing is left out. */
static void add_value(struct buffer *b, const struct section *s, const struct member *m, const void *at)
{
    struct str text = { 0 };

    if (member_is_team(m->kind)) {
        buffer_fmt(b, ",\"%s\":", m->name);
        record_team(b, s, *(const int *)at);
    } else if (is_number(m->kind)) {
        long n = number_of(m, at);
        if (n != 0)
            add_number(b, m, n);
    } else if ((text = word_of(m, at, b->arena)).n > 0) {
        buffer_fmt(b, ",\"%s\":", m->name);
        record_text(b, text);
    }
}

void record_values(struct buffer *b, const struct section *s, const enum member_id *list, const void *row)
{
    for (; *list != MEMBERS_END; list++)
        add_value(b, s, member_of(*list), (const char *)row + member_of(*list)->at);
}

void record_close(struct buffer *b, size_t from)
{
    if (b->n == from)
        buffer_add(b, STR("{"));
    b->p[from] = '{';
    buffer_add(b, STR("}"));
}

void record_object(struct buffer *b, const struct section *s, const enum member_id *list, const void *row)
{
    size_t from = b->n;

    record_values(b, s, list, row);
    record_close(b, from);
}

void record_comma(struct buffer *b)
{
    if (b->p[b->n - 1] != '[')
        buffer_add(b, STR(","));
}

/* --- of a round, in all versions -------------------------------------------------------------------- */

void record_round(struct buffer *b, int version, const struct event *ev, const struct section *s, int round)
{
    const struct pairing_list *r = &s->round[round - 1];

    buffer_fmt(b, "{\"format\":\"olympair-round %d\"", version);
    record_member(b, STR(",\"event\":"), ev->name);
    record_member(b, STR(",\"section\":"), s->name);
    record_number(b, STR(",\"round\":"), round);
    record_member(b, STR(",\"published\":"), r->published);
    record_member(b, STR(",\"lineups_opened\":"), r->opened);
}

void record_bye(struct buffer *b, const struct section *s, const struct pairing_list *r)
{
    buffer_add(b, STR(",\"bye\":"));
    if (r->bye == NOBODY)
        buffer_add(b, STR("null"));
    else
        record_team(b, s, r->bye);
}

void record_match(struct buffer *b, const struct section *s, const struct fixture *f)
{
    record_number(b, STR("{\"table\":"), f->table);
    buffer_add(b, STR(",\"teams\":["));
    record_team(b, s, f->side[0]);
    buffer_add(b, STR(","));
    record_team(b, s, f->side[1]);
    buffer_add(b, STR("]"));
}

void record_both(struct buffer *b, const int value[2], int parts)
{
    buffer_add(b, STR("["));
    record_parts(b, value[0], parts);
    buffer_add(b, STR(","));
    record_parts(b, value[1], parts);
    buffer_add(b, STR("]"));
}

void record_absent(struct buffer *b, const struct fixture *f)
{
    static const char *const sides[2][2] = { { "", "[1]" }, { "[0]", "[0,1]" } };

    if (!f->absent[0] && !f->absent[1])
        return;
    buffer_add(b, STR(",\"absent\":"));
    buffer_add(b, str_of(sides[f->absent[0]][f->absent[1]]));
}

void record_board(struct buffer *b, const struct section *s, const struct fixture *f, int n, record_player *player)
{
    const struct board *at = &f->board[n];
    bool first_white = (n % 2 == 0) != at->swapped;

    record_comma(b);
    record_number(b, STR("{\"white\":"), first_white ? 0 : 1);
    buffer_add(b, STR(",\"players\":["));
    player(b, s, f->side[0], at->place[0]);
    buffer_add(b, STR(","));
    player(b, s, f->side[1], at->place[1]);
    record_member(b, STR("],\"result\":"), str_of(result_text(at->result)));
    buffer_add(b, STR("}"));
}

bool record_has_points(const struct section *s, const struct adjustment *a, int round)
{
    return a->from == round || (round == s->rounds && a->from > round);
}
