/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/record_write.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/json.h"
#include "teams/shape.h"

void record_team(struct json *w, const char *name, const struct section *s, int squad)
{
    const struct squad *q = &s->squad[squad];

    json_begin_object(w, name);
    json_put_number(w, "number", q->number);
    json_put_text(w, "name", q->name);
    json_put_text(w, "federation", q->federation);
    json_end(w);
}

void record_parts(struct json *w, const char *name, int value, int parts)
{
    int size = abs(value), rest = 100 / parts * (size % parts);
    struct str text = str_fmt(w->out.arena, "%s%d.%02d", value < 0 ? "-" : "", size / parts, rest);

    text.n -= rest == 0 ? 3 : rest % 10 == 0;
    json_put(w, name, text);
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

/* What says nothing is left out. */
static void put_value(struct json *w, const struct section *s, const struct member *m, const void *at)
{
    if (member_is_team(m->kind)) {
        record_team(w, m->name, s, *(const int *)at);
    } else if (!is_number(m->kind)) {
        struct str text = word_of(m, at, w->out.arena);
        if (text.n > 0)
            json_put_string(w, m->name, text);
    } else if (number_of(m, at) != 0) {
        if (m->kind == K_BOOL)
            json_put_flag(w, m->name, true);
        else
            json_put_number(w, m->name, number_of(m, at));
    }
}

void record_values(struct json *w, const struct section *s, const enum member_id *list, const void *row)
{
    for (; *list != MEMBERS_END; list++)
        put_value(w, s, member_of(*list), (const char *)row + member_of(*list)->at);
}

void record_object(struct json *w, const char *name, const struct section *s, const enum member_id *list,
                   const void *row)
{
    json_begin_object(w, name);
    record_values(w, s, list, row);
    json_end(w);
}

/* --- of a round, in all versions -------------------------------------------------------------------- */

void record_round(struct json *w, int version, const struct event *ev, const struct section *s, int round)
{
    const struct pairing_list *r = &s->round[round - 1];

    json_begin_object(w, NULL);
    json_put_string(w, "format", str_fmt(w->out.arena, "olympair-round %d", version));
    json_put_text(w, "event", ev->name);
    json_put_text(w, "section", s->name);
    json_put_number(w, "round", round);
    json_put_text(w, "published", r->published);
    json_put_text(w, "lineups_opened", r->opened);
}

void record_bye(struct json *w, const struct section *s, const struct pairing_list *r)
{
    if (r->bye == NOBODY)
        json_put_null(w, "bye");
    else
        record_team(w, "bye", s, r->bye);
}

void record_match(struct json *w, const struct section *s, const struct fixture *f)
{
    json_begin_object(w, NULL);
    json_put_number(w, "table", f->table);
    json_begin_list(w, "teams");
    record_team(w, NULL, s, f->side[0]);
    record_team(w, NULL, s, f->side[1]);
    json_end(w);
}

void record_both(struct json *w, const char *name, const int value[2], int parts)
{
    json_begin_list(w, name);
    record_parts(w, NULL, value[0], parts);
    record_parts(w, NULL, value[1], parts);
    json_end(w);
}

void record_absent(struct json *w, const struct fixture *f)
{
    if (!f->absent[0] && !f->absent[1])
        return;
    json_begin_list(w, "absent");
    for (int side = 0; side < 2; side++)
        if (f->absent[side])
            json_put_number(w, NULL, side);
    json_end(w);
}

void record_board(struct json *w, const struct section *s, const struct fixture *f, int n, record_player *player)
{
    const struct board *at = &f->board[n];
    bool first_white = (n % 2 == 0) != at->swapped;

    json_put_number(w, "white", first_white ? 0 : 1);
    json_begin_list(w, "players");
    player(w, s, f->side[0], at->place[0]);
    player(w, s, f->side[1], at->place[1]);
    json_end(w);
    json_put_text(w, "result", str_of(result_text(at->result)));
}

void record_boards(struct json *w, const struct section *s, const struct fixture *f, record_player *player)
{
    json_begin_list(w, "boards");
    for (int n = 0; n < s->boards; n++) {
        json_begin_object(w, NULL);
        record_board(w, s, f, n, player);
        json_end(w);
    }
    json_end(w);
}

bool record_has_points(const struct section *s, const struct adjustment *a, int round)
{
    return a->from == round || (round == s->rounds && a->from > round);
}
