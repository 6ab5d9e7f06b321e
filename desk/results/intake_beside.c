/* SPDX-License-Identifier: Apache-2.0 */
/* intake_beside.c - what is kept beside the result that counts: corrections, the rating, the second entry. */
#include "desk/base/messages.h"
#include "desk/results/intake.h"

/* Keeps both values; it counts for the pairing of round `from` on, 0: for the rating alone. */
void intake_keep_both(struct intake *in, const struct match_ref *match, int board, enum result was, enum result becomes,
                      int from)
{
    const struct act *act = in->t->act;
    struct section *s = in->t->section;

    arena_room(&in->t->arena, s->correction, s->ncorrection, in->cap);
    s->correction[s->ncorrection++] = (struct correction){
        .round = match->round,
        .table = match->fixture->table,
        .board = board,
        .was = was,
        .becomes = becomes,
        .from = from,
        .at = act->time,
        .by = act->user,
        .reason = act->reason,
    };
}

/* What the rating has: the last result that was kept for it, else the one that counts. */
static enum result rated_result(const struct section *s, const struct match_ref *match, int board)
{
    enum result result = match->fixture->board[board - 1].result;

    for (int i = 0; i < s->ncorrection; i++) {
        const struct correction *c = &s->correction[i];
        if (c->from == 0 && c->round == match->round && c->table == match->fixture->table && c->board == board)
            result = c->becomes;
    }
    return result;
}

void intake_rating(struct intake *in, const struct match_ref *match, int board, enum result result)
{
    enum result was = rated_result(in->t->section, match, board);

    if (was == result)
        return;
    if (was == RESULT_NONE) {
        intake_say(in, match->line, ERR_STATE, say_second_without_first(match->fixture->table, board));
        return;
    }
    intake_keep_both(in, match, board, was, result, 0);
    in->nboard++;
    intake_touch(in, match);
    intake_tell(in, match, true,
                (struct fact){ .kind = FACT_FOR_RATING,
                               .board = board,
                               .was = str_of(result_text(was)),
                               .becomes = str_of(result_text(result)) });
}

static void count_own(struct intake *in, const struct match_ref *match, int board, struct boards_told *own)
{
    if (own->n++ == 0)
        own->first = task_told(in->t, say_board_of_table(match->fixture->table, board));
}

bool intake_is_other(struct intake *in, const struct match_ref *match, int board, struct str by)
{
    if (!str_eq(by, in->t->act->user))
        return true;
    count_own(in, match, board, &in->own);
    return false;
}

/* What is left to another person is said beside what is taken, and is no entry by itself. */
static void tell_left(struct intake *in)
{
    const struct boards_told *left = &in->left;

    if (in->nboard + in->nthere == 0) {
        in->own = in->own.n > 0 ? (struct boards_told){ in->own.n + left->n, in->own.first } : *left;
        return;
    }
    task_say(in->t, NOTE, RULE_NONE, say_entered_these_boards_already(in->t->act->user, left->n, left->first));
}

void intake_refuse_own(struct intake *in)
{
    if (in->left.n > 0)
        tell_left(in);
    if (in->own.n == 1)
        intake_say(in, 0, ERR_STATE, say_entered_it_already(in->own.first, in->t->act->user));
    else if (in->own.n > 1)
        intake_say(in, 0, ERR_STATE, say_own_boards_entered_again(in->t->act->user, in->own.n, in->own.first));
}

/* What it is nobody is told before it is replaced: the other entry is made without knowing it. */
static void tell_second(struct intake *in, const struct match_ref *match, int board, enum result was,
                        enum result becomes)
{
    struct fact fact = { .kind = FACT_SECOND_ADDED, .board = board };

    if (was != RESULT_NONE)
        fact = (struct fact){ .kind = FACT_SECOND_REPLACED,
                              .board = board,
                              .was = str_of(result_text(was)),
                              .becomes = str_of(result_text(becomes)) };
    intake_tell(in, match, true, fact);
}

/* A board that this person entered, of a match of which somebody else has entered or corrected another one: he makes the second
   entry of that one, and what he says of his own again is passed over. */
static bool is_left_out(struct intake *in, const struct match_ref *match, int board, enum result result)
{
    const struct section *s = in->t->section;
    const struct board *own = &match->fixture->board[board - 1];
    bool shared = false;

    for (int b = 0; b < s->boards; b++) {
        const struct board *other = &match->fixture->board[b];
        shared = shared || (other->result != RESULT_NONE && !str_eq(other->by, in->t->act->user));
    }
    if (!shared || own->result != result || !str_eq(own->by, in->t->act->user))
        return false;
    count_own(in, match, board, &in->left);
    return true;
}

/* Whoever made the second entry has corrected the first one to it: somebody else can confirm it. */
static bool confirms(const struct intake *in, const struct board *b, enum result result)
{
    return b->second == result && str_eq(b->by, b->second_by) && !str_eq(b->by, in->t->act->user);
}

/* Double entry: beside the result, whatever that is. */
void intake_second(struct intake *in, const struct match_ref *match, int board, enum result result)
{
    struct task *t = in->t;
    const struct fixture *f = match->fixture;
    struct board *b = &match->fixture->board[board - 1];

    if (result == RESULT_NONE)
        return;
    if (b->second == result && !confirms(in, b, result)) {
        in->nthere++;
        return;
    }
    if (is_left_out(in, match, board, result) || !intake_is_other(in, match, board, b->by))
        return;
    if (b->second != RESULT_NONE && b->second != result && !in->correct) {
        intake_say(in, match->line, ERR_CONFLICT,
                   say_second_entry_differs(f->table, board, t->section->squad[f->side[0]].name,
                                            t->section->squad[f->side[1]].name, result_text(b->second),
                                            result_text(result)));
        return;
    }
    enum result was = b->second == result ? RESULT_NONE : b->second;
    b->second = result;
    b->second_by = t->act->user;
    in->nboard++;
    intake_touch(in, match);
    tell_second(in, match, board, was, result);
}
