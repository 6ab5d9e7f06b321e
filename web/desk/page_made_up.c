/* SPDX-License-Identifier: Apache-2.0 */
/* page_made_up.c - in a rehearsal the results of a round are made up with one press. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/lab/game.h"
#include "teams/lineup.h"
#include "teams/result.h"
#include "teams/event.h"
#include "web/base/messages.h"
#include "web/desk/round.h"
#include "web/page/words.h"

enum { DRAWS = 3000 }; /* of equal players, in hundredths of a per cent */

/* After the opening: a team without a line-up has to hand one in first, and a board that one leaves empty the desk itself records. */
static bool has_players(const struct pairing_list *r, const struct fixture *f, int board)
{
    for (int side = 0; r->opened.n > 0 && side < 2; side++)
        if (f->board[board].place[side] == 0 && !lineup_find(r, f->side[side]) && lineup_is_due(r, f->side[side]))
            return false;
    return lineup_forfeit(r, f, board) == RESULT_NONE;
}

static bool is_open(const struct section *s, const struct pairing_list *r, const struct fixture *f, int board)
{
    return f->side[1] >= 0 && !f->absent[0] && !f->absent[1] && board < s->boards &&
           f->board[board].result == RESULT_NONE && has_players(r, f, board);
}

static int open_boards(const struct section *s, const struct pairing_list *r)
{
    int n = 0;

    for (int i = 0; i < r->nfixture; i++)
        for (int b = 0; b < s->boards; b++)
            n += is_open(s, r, &r->fixture[i], b);
    return n;
}

void made_up_put(const struct visit *v, struct markup *m)
{
    const struct pairing_list *r = round_looked_at(v);

    if (!v->room->rehearsal || v->who.viewer.role != ROLE_TAP || !r || r->published.n == 0 ||
        open_boards(v->in, r) == 0)
        return;
    put(m, "<form method=\"post\" class=\"card\"");
    put_attr(m, "action", round_address(v, "made-up"));
    put_message(v, m, "><p>", say_make_results_up_about(), "</p>\n");
    put_message(v, m, "<p><button>", say_make_results_up(), "</button></p></form>\n");
}

/* Who is not known to sit there plays like the one of that place in the list. */
static int rating_at(const struct section *s, const struct fixture *f, int side, int board)
{
    const struct squad *q = &s->squad[f->side[side]];
    int place = f->board[board].place[side] > 0 ? f->board[board].place[side] : board + 1;
    int rating = place <= q->nplayer ? q->player[place - 1].rating : 0;

    return rating > 0 ? rating : s->floor;
}

static enum result result_of(struct random *luck, int difference)
{
    static const enum result by_half_points[] = { RESULT_LOSS, RESULT_DRAW, RESULT_WIN };

    return by_half_points[game_made_up(luck, difference, DRAWS)];
}

static struct result_list make_up(const struct visit *v, const struct pairing_list *r)
{
    const struct section *s = v->in;
    struct random luck = { (uint64_t)v->stamp * 2654435761U + (uint64_t)v->job->arrived };
    struct result_list all = { .board = arena_new(v->arena, struct board_entry, open_boards(s, r)) };

    for (int i = 0; i < r->nfixture; i++)
        for (int b = 0; b < s->boards; b++) {
            const struct fixture *f = &r->fixture[i];
            if (!is_open(s, r, f, b))
                continue;
            all.board[all.nboard++] = (struct board_entry){
                .round = v->round,
                .table = f->table,
                .board = b + 1,
                .result = result_of(&luck, rating_at(s, f, 0, b) - rating_at(s, f, 1, b)),
            };
        }
    return all;
}

static bool do_it(struct visit *v, const struct op *op, const struct form *form, struct page_result *done,
                  struct err *e)
{
    struct act act;

    v->stamp = desk_stamp(v->room->desk, e);
    if (v->stamp < 0)
        return false;
    act = (struct act){ .user = visit_user(v),
                        .time = v->clock,
                        .command = str_of(op->name),
                        .section = v->section,
                        .reason = page_text(v, say_made_up_reason()),
                        .viewer = v->who.viewer,
                        .confirmed = true,
                        .wording = visit_wording(v) };
    return page_try(v, op, &act, form, done, e);
}

static bool open_lineups(struct visit *v, struct err *e)
{
    const struct setting word = { STR("round"), str_number(v->arena, v->round) };
    struct page_result done;

    return v->in->unit != UNIT_TEAM || v->in->round[v->round - 1].opened.n > 0 ||
           do_it(v, op_row(OP_open), &(const struct form){ .word = &word, .n = 1 }, &done, e);
}

/* Whoever is known not to be here loses, as in the event: no game of his can be made up. */
static bool start(struct visit *v, struct err *e)
{
    struct page_result done;

    return v->round < page_latest(v->in, ROUND_PUBLISHED) ||
           do_it(v, op_row(OP_start), &(const struct form){ .n = 0 }, &done, e);
}

static const struct pairing_list *published(const struct visit *v)
{
    const struct pairing_list *r = round_looked_at(v);

    return r && r->published.n > 0 ? r : NULL;
}

static bool put_results(struct visit *v, struct err *e)
{
    const struct setting word[] = { { STR("round"), str_number(v->arena, v->round) }, { STR("confirm"), STR("") } };
    struct result_list list = make_up(v, published(v));
    const struct form form = { .word = word, .n = 2, .data = &list };
    struct page_result done;

    return list.nboard == 0 || do_it(v, op_row(OP_results), &form, &done, e);
}

/* All of it or nothing: what was done before something was refused is taken back. */
static void take_back(struct visit *v, long before)
{
    const struct setting word = { STR("confirm"), STR("") };
    const struct form form = { .word = &word, .n = 1 };
    struct page_result done;
    struct err e = { 0 };

    for (long n = desk_recorded(v->room->desk) - before; n > 0 && do_it(v, op_row(OP_undo), &form, &done, &e); n--)
        ;
}

bool serve_made_up(struct visit *v, struct err *e)
{
    if (!visit_section(v, e))
        return false;
    if (!v->room->rehearsal)
        return err_say(e, ERR_STATE, say_only_in_a_rehearsal());
    if (!published(v) || open_boards(v->in, published(v)) == 0)
        return err_say(e, ERR_STATE, say_nothing_to_make_up());
    long before = desk_recorded(v->room->desk);
    if (open_lineups(v, e) && start(v, e) && visit_section(v, e) && put_results(v, e))
        return visit_go(v, address_round(v, v->in, v->round));
    take_back(v, before);
    return false;
}
