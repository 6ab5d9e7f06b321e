#include "desk/swap.h"

#include "db/store.h"
#include "desk/seating.h"
#include "desk/task.h"
#include "teams/match.h"

static bool is_board(struct task *t, int board)
{
    return (board >= 1 && board <= t->section->boards) ||
           err_set(t->err, ERR_INPUT, "a match has boards 1 to %d, there is no board %d", t->section->boards, board);
}

static void store(struct task *t, const struct fixture *f, int board)
{
    store_board(t->db, task_at(t), t->round, f->table, board, &f->board[board - 1]);
}

static void about(struct task *t, const struct fixture *f)
{
    task_about(t, f->side[0]);
    task_about(t, f->side[1]);
}

static bool swap_colours(struct task *t, int round, int table, int board)
{
    struct pairing_list *r;

    if (!task_reason(t, "a mistake at the table") || !seating_round(t, round, &r) || (board && !is_board(t, board)))
        return false;
    struct fixture *f = match_at(r, table);
    if (!f)
        return err_set(t->err, ERR_INPUT, "there is no table %d in round %d", table, t->round);
    bool swapped = !f->board[board ? board - 1 : 0].swapped;
    for (int b = 1; b <= t->section->boards; b++)
        if (board == 0 || board == b) {
            f->board[b - 1].swapped = swapped;
            store(t, f, b);
        }
    about(t, f);
    if (board <= 1)
        task_discard(t, t->section, "a colour on board 1 of round %d changed", t->round);
    struct str where = board ? str_fmt(&t->arena, " board %d", board) : STR("");
    task_change(t, "round %d table %d (%.*s - %.*s)%.*s: %s", t->round, table, NAME_ARG(t, f->side[0]),
                NAME_ARG(t, f->side[1]), STR_ARG(where),
                swapped ? "played with the colours the other way round" : "the colours were as paired");
    return true;
}

bool desk_swap_colours(struct desk *d, const struct act *act, int round, int table, int board, struct findings *f,
                       struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && swap_colours(&t, round, table, board));
}

static bool swap_players(struct task *t, int round, struct str team, int board, int other)
{
    struct pairing_list *r;
    int squad;

    if (!task_reason(t, "a mistake at the table") || !seating_round(t, round, &r) || !is_board(t, board) ||
        !is_board(t, other) || !task_squad(t, team, &squad))
        return false;
    struct fixture *f = match_of(r, squad);
    if (!f)
        return err_set(t->err, ERR_INPUT, "%.*s has no match in round %d", NAME_ARG(t, squad), t->round);
    int side = match_side(f, squad);
    int *a = &f->board[board - 1].place[side], *b = &f->board[other - 1].place[side];
    if (*a == 0 || *b == 0)
        return err_set(t->err, ERR_STATE, "it is not known who sat on boards %d and %d for %.*s", board, other,
                       NAME_ARG(t, squad));
    int sat = *a;
    *a = *b;
    *b = sat;
    store(t, f, board);
    store(t, f, other);
    about(t, f);
    task_change(t, "round %d table %d: the players of %.*s on boards %d and %d sat at each other's board", t->round,
                f->table, NAME_ARG(t, squad), board, other);
    return true;
}

bool desk_swap_players(struct desk *d, const struct act *act, int round, struct str team, int board, int other,
                       struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && swap_players(&t, round, team, board, other));
}
