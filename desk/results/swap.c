/* SPDX-License-Identifier: Apache-2.0 */
/* swap.c - what happened at a table: the operations swap, colours reversed or players exchanged, and remark. */
#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "desk/lineups/lineup.h"
#include "desk/base/op_row.h"
#include "teams/hours.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/moment.h"

static bool is_board(struct task *t, int board)
{
    return (board >= 1 && board <= t->section->boards) ||
           err_say(t->err, ERR_INPUT, say_no_board_of_match(t->section->boards, board));
}

/* By its table or by one of its teams; `squad` is that team, or NOBODY. */
static struct fixture *find(struct task *t, const struct pairing_list *r, const struct match_word *word, int *squad)
{
    *squad = NOBODY;
    if (word->table == 0 && !task_squad(t, word->team, squad))
        return NULL;
    struct fixture *f = word->table ? match_at(r, word->table) : match_of(r, *squad);
    if (!f && word->table)
        err_say(t->err, ERR_INPUT, say_no_table_in_round(word->table, t->round));
    else if (!f)
        err_say(t->err, ERR_INPUT, say_team_has_no_match(t->section->squad[*squad].name, t->round));
    return f;
}

/* Before that nobody has sat down in the round. */
static bool has_begun(struct task *t, const struct pairing_list *r)
{
    bool begun = r->opened.n > 0 || moment_is_after(t->act->time, hours_start(&t->event, t->section, t->round));

    for (int i = 0; !begun && i < r->nfixture; i++)
        begun = r->fixture[i].absent[0] || r->fixture[i].absent[1] || match_has_results(&r->fixture[i]) ||
                lineup_is_seated(t->section, &r->fixture[i]);
    return begun || err_say(t->err, ERR_STATE, say_swap_before_round(t->round));
}

static bool swap_colours(struct task *t, const struct pairing_list *r, struct fixture *f, int board)
{
    if ((board && !is_board(t, board)) || !has_begun(t, r))
        return false;
    bool swapped = !f->board[board ? board - 1 : 0].swapped;
    for (int b = 1; b <= t->section->boards; b++)
        if (board == 0 || board == b)
            f->board[b - 1].swapped = swapped;
    task_match_fact(t, swapped ? FACT_SWAPPED : FACT_SWAPPED_BACK, f)->board = board;
    if (board <= 1)
        task_discard(t, t->section, say_colour_changed(t->round));
    return true;
}

static bool swap_players(struct task *t, struct fixture *f, int squad, struct board_pair boards)
{
    if (!is_board(t, boards.board) || !is_board(t, boards.other))
        return false;
    int side = match_side(f, squad);
    int *a = &f->board[boards.board - 1].place[side], *b = &f->board[boards.other - 1].place[side];
    if (*a == 0 || *b == 0)
        return err_say(t->err, ERR_STATE,
                       say_unknown_who_sat(boards.board, boards.other, t->section->squad[squad].name));
    int sat = *a;
    *a = *b;
    *b = sat;
    struct fact *fact = task_team_fact(t, FACT_SEATS_SWAPPED, squad, match_opponent(f, squad));
    fact->table = f->table;
    fact->board = boards.board;
    fact->number = boards.other;
    return true;
}

bool decide_swap(const struct swap_args *in, struct task *t)
{
    bool players = in->boards.board > 0;
    struct pairing_list *r;
    int squad;

    if (players && (in->match.table > 0 || in->match.board > 0))
        return err_say(t->err, ERR_USAGE, say_whose_players(in->boards.board, in->boards.other));
    if (!task_reason(t, say_for_swapping()) || !seating_round(t, in->round, &r))
        return false;
    struct fixture *f = find(t, r, &in->match, &squad);
    return f && (players ? swap_players(t, f, squad, in->boards) : swap_colours(t, r, f, in->match.board));
}

bool decide_remark(const struct remark_args *in, struct task *t)
{
    struct pairing_list *r;
    int squad;

    if (!task_reason(t, say_for_remark()) || !seating_round(t, in->round, &r))
        return false;
    const struct fixture *f = find(t, r, &in->match, &squad);
    if (!f || (in->match.board && !is_board(t, in->match.board)))
        return false;
    task_match_fact(t, FACT_REMARK, f)->board = in->match.board;
    t->always = true; /* it is the entry itself */
    return true;
}
