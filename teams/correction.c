#include "teams/correction.h"

#include "engine/arena.h"

const struct correction *correction_later(const struct section *s, int round, int table, int board,
                                          int next)
{
    for (int i = 0; i < s->ncorrection; i++) {
        const struct correction *c = &s->correction[i];
        if (c->from > next && c->round == round && c->table == table && c->board == board)
            return c;
    }
    return NULL;
}

const struct fixture *correction_undone(const struct section *s, int round, const struct fixture *f,
                                        int next, struct arena *a)
{
    struct fixture *copy = NULL;

    for (int b = 0; s->ncorrection > 0 && b < s->boards; b++) {
        const struct correction *c = correction_later(s, round, f->table, b + 1, next);
        if (!c)
            continue;
        if (!copy) {
            copy = arena_new(a, struct fixture, 1);
            *copy = *f;
        }
        copy->board[b].result = c->was;
    }
    return copy ? copy : f;
}

static struct fixture *match_at(const struct section *s, const struct correction *c)
{
    const struct pairing_list *r = &s->round[c->round - 1];

    for (int i = 0; i < r->nfixture; i++)
        if (r->fixture[i].table == c->table)
            return &r->fixture[i];
    return NULL;
}

struct section correction_for_rating(const struct section *s, struct arena *a)
{
    struct section rated = *s;

    rated.round = arena_grow(a, s->round, sizeof *s->round, (size_t)s->nround, (size_t)s->nround);
    for (int r = 0; r < s->nround; r++) {
        size_t n = (size_t)s->round[r].nfixture;
        rated.round[r].fixture = arena_grow(a, s->round[r].fixture, sizeof(struct fixture), n, n);
    }
    for (int i = 0; i < s->ncorrection; i++) {
        const struct correction *c = &s->correction[i];
        struct fixture *f = match_at(&rated, c);
        if (f && c->from == 0)
            f->board[c->board - 1].result = c->becomes;
    }
    return rated;
}

static const char *said(enum result r)
{
    return r == RESULT_NONE ? "nothing" : r == RESULT_OPEN ? "unfinished" : result_text(r);
}

struct str correction_text(const struct section *s, const struct correction *c, struct arena *a)
{
    const struct fixture *f = match_at(s, c);

    if (!f)
        return (struct str){ 0 };
    return str_fmt(a, "round %d table %d (%.*s - %.*s) board %d: %s instead of %s", c->round,
                   c->table, STR_ARG(s->squad[f->side[0]].name), STR_ARG(s->squad[f->side[1]].name),
                   c->board, said(c->becomes), said(c->was));
}
