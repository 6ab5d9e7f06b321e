/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/question.h"

#include "engine/base/arena.h"
#include "engine/graph/cheapest.h"
#include "engine/graph/matching.h"
#include "engine/olympiad/table.h"

/* Settles something about u for good if that leaves a completion that costs `total`. */
typedef bool can_settle(struct matching *m, int u, int by, wide total);

/* Where nothing costs anything a search without prices answers, else what is kept from question to question. */
static bool is_free(const struct matching *m, wide total)
{
    return total == 0 && !m->kept;
}

static bool take_edge(struct matching *m, int u, int v, wide total)
{
    return is_free(m, total) ? matching_take(m, u, v) : cheapest_take_at(cheapest_of(m), u, v, total);
}

static bool change_kind(struct matching *m, int u, int kind, wide total)
{
    unsigned char was = m->kind[u];

    if (is_free(m, total))
        return matching_change_kind(m, u, (unsigned char)kind);
    struct cheapest *c = cheapest_of(m);
    m->kind[u] = (unsigned char)kind;
    if (cheapest_still_at(c, u, total))
        return true;
    m->kind[u] = was;
    return false;
}

static bool settle_first(struct question *q, can_settle *can, int u, int by)
{
    if (can(&q->m, u, by, q->m.best))
        return true;
    if (q->spare == 0 || !can(&q->m, u, by, q->m.best + q->spare))
        return false;
    q->spare = 0;
    return true;
}

static bool settle_partner(struct question *q, can_settle *can, int u, int by)
{
    bool first = settle_first(q, can, u, by);
    int kept = 0;

    for (int i = 0; i < q->nother; i++)
        if (can(&q->other[i], u, by, q->other[i].best))
            q->other[kept++] = q->other[i];
    if (!first && kept == 0)
        return false;
    if (!first)
        q->m = q->other[--kept];
    q->nother = kept;
    return true;
}

bool question_take(struct question *q, int u, int v)
{
    return settle_partner(q, take_edge, u, v);
}

bool question_change_kind(struct question *q, int u, unsigned char kind)
{
    return settle_partner(q, change_kind, u, kind);
}

int question_size(const struct bracket *b)
{
    return b->nfloater + b->nresident;
}

int question_place(const struct bracket *b, int vertex)
{
    return vertex < b->nfloater ? b->floater[vertex] : b->resident[vertex - b->nfloater];
}

void question_seat(struct matching *m, const struct field_roster *r, int vertex, int place, int part)
{
    m->team[vertex] = place;
    m->kind[vertex] = (unsigned char)(part * COLOURS + r->colours[place]);
}

void question_seat_bracket(struct matching *m, const struct bracket *b, int part)
{
    for (int v = 0; v < question_size(b); v++)
        question_seat(m, b->roster, v, question_place(b, v), part);
}

void question_cost(struct matching *m, int part_a, int part_b, long legal, long breach)
{
    for (unsigned char c = 0; c < COLOURS; c++)
        for (unsigned char d = 0; d < COLOURS; d++)
            matching_cost(m, part_a * COLOURS + c, part_b * COLOURS + d, roster_legal(c, d) ? legal : breach);
}

static bool suggest(void *m, int u, int v)
{
    return matching_suggest(m, u, v);
}

void question_suggest_table(struct matching *m, const int *vertex, int n)
{
    table_walk(vertex, n, suggest, m, m->arena);
}

void question_suggest_bracket(struct matching *m, const struct bracket *b, int door)
{
    int size = question_size(b), left = 0;
    struct arena_mark mark = arena_mark(m->arena);
    int *list = arena_new(m->arena, int, size);

    for (int f = 0; f < b->nfloater; f++)
        for (int v = b->nfloater; v < size && m->mate[f] == NOBODY; v++)
            matching_suggest(m, f, v);
    for (int v = size - 1; door != NOBODY && v >= 0 && m->mate[door] == NOBODY; v--)
        matching_suggest(m, v, door);
    for (int v = b->nfloater; v < size; v++)
        if (!m->gone[v] && m->mate[v] == NOBODY)
            list[left++] = v;
    question_suggest_table(m, list, left);
    arena_rewind(m->arena, mark);
}
