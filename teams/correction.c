/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/correction.h"

#include "engine/base/arena.h"
#include "teams/match.h"
#include "teams/messages.h"

/* RULE_DUTCH_CORRECTED, RULE_FROZEN: the correction that makes a board differ, for the pairing of round `next`, from how it is stored: the
   earliest one that counts only from a later round on; NULL: none. */
static const struct correction *correction_later(const struct section *s, int round, int table, int board, int next)
{
    for (int i = 0; i < s->ncorrection; i++) {
        const struct correction *c = &s->correction[i];
        if (c->from > next && c->round == round && c->table == table && c->board == board)
            return c;
    }
    return NULL;
}

static const struct mark_correction *mark_later(const struct section *s, int round, int table, int next)
{
    for (int i = 0; i < s->nmark_correction; i++) {
        const struct mark_correction *c = &s->mark_correction[i];
        if (c->from > next && c->round == round && c->table == table)
            return c;
    }
    return NULL;
}

const struct fixture *correction_undone(const struct section *s, int round, const struct fixture *f, int next,
                                        struct arena *a)
{
    struct fixture before = *f;
    bool same = true;

    for (int b = 0; s->ncorrection > 0 && b < s->boards; b++) {
        const struct correction *c = correction_later(s, round, f->table, b + 1, next);
        if (c)
            same = false, before.board[b].result = c->was;
    }
    const struct mark_correction *m = mark_later(s, round, f->table, next);
    if (m)
        same = false, correction_put_mark(&before, m->was);
    if (same)
        return f;
    struct fixture *copy = arena_new(a, struct fixture, 1);
    *copy = before;
    return copy;
}

struct no_show correction_mark(const struct fixture *f)
{
    return (struct no_show){ .absent = { f->absent[0], f->absent[1] }, .present = f->present, .decided = f->decided };
}

void correction_put_mark(struct fixture *f, struct no_show mark)
{
    f->absent[0] = mark.absent[0];
    f->absent[1] = mark.absent[1];
    f->present = mark.present;
    f->decided = mark.decided;
}

static bool any_for_rating(const struct section *s)
{
    for (int i = 0; i < s->ncorrection; i++)
        if (s->correction[i].from == 0)
            return true;
    return false;
}

struct section correction_for_rating(const struct section *s, struct arena *a)
{
    struct section rated = *s;

    if (!any_for_rating(s))
        return rated;
    rated.round = arena_grow(a, s->round, sizeof *s->round, (size_t)s->nround, (size_t)s->nround);
    for (int r = 0; r < s->nround; r++) {
        size_t n = (size_t)s->round[r].nfixture;
        rated.round[r].fixture = arena_grow(a, s->round[r].fixture, sizeof(struct fixture), n, n);
    }
    for (int i = 0; i < s->ncorrection; i++) {
        const struct correction *c = &s->correction[i];
        struct fixture *f = match_at(&rated.round[c->round - 1], c->table);
        if (f && c->from == 0)
            f->board[c->board - 1].result = c->becomes;
    }
    return rated;
}

static struct message said(enum result r)
{
    if (r == RESULT_NONE)
        return say_result_is_none();
    return r == RESULT_OPEN ? say_result_is_open() : say_result_is(str_of(result_text(r)));
}

struct message correction_message(const struct section *s, const struct correction *c)
{
    const struct fixture *f = match_at(&s->round[c->round - 1], c->table);
    const struct message becomes = said(c->becomes), was = said(c->was);

    if (!f)
        return (struct message){ 0 };
    return say_board_corrected(c->round, c->table, s->squad[f->side[0]].name, s->squad[f->side[1]].name, c->board,
                               &becomes, &was);
}

struct message correction_mark_message(struct str first, struct str second, struct no_show mark)
{
    struct str gone = mark.absent[1] ? second : first, came = mark.absent[0] ? second : first;

    if (mark.absent[0] && mark.absent[1])
        return say_neither_side_came();
    if (mark.decided == DECIDED_PLAYED)
        return say_counts_as_played();
    if (mark.decided == DECIDED_UNPLAYED && !mark.absent[0] && !mark.absent[1])
        return say_counts_as_unplayed();
    if (!mark.absent[0] && !mark.absent[1])
        return say_scored_from_boards();
    return say_side_did_not_come(gone, mark.present, came);
}

struct str correction_mark_words(struct str first, struct str second, struct no_show mark, struct arena *a)
{
    return message_on(MEDIUM_COMMAND, correction_mark_message(first, second, mark), a);
}

struct message correction_of_mark(const struct section *s, const struct mark_correction *c)
{
    const struct fixture *f = match_at(&s->round[c->round - 1], c->table);

    if (!f)
        return (struct message){ 0 };
    struct str first = s->squad[f->side[0]].name, second = s->squad[f->side[1]].name;
    const struct message becomes = correction_mark_message(first, second, c->becomes);
    const struct message was = correction_mark_message(first, second, c->was);
    return say_mark_corrected(c->round, c->table, first, second, &becomes, &was);
}
