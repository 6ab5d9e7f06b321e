/* SPDX-License-Identifier: Apache-2.0 */
/* result.c - result: one match, one board or a mark from the command line; results: a file. */
#include "cli/call.h"
#include "cli/argument.h"
#include "cli/follow.h"
#include "cli/messages.h"
#include "engine/base/arena.h"
#include "import/result_text.h"
#include "import/results.h"
#include "office/keypad.h"

/* "12", "12.3", "Fiji" or "Fiji.3": the match by its table or a team, and a board or 0. */
static void match_of(struct str text, struct board_entry *b)
{
    struct str head = text, tail = { 0 };
    long number;

    for (size_t i = text.n; i-- > 0 && !tail.p;)
        if (text.p[i] == '.')
            tail = (struct str){ text.p + i + 1, text.n - i - 1 }, head.n = i;
    if (tail.n > 0 && str_long(tail, &number) && number >= 1 && number <= BOARDS_MAX)
        b->board = (int)number;
    else
        head = text;
    if (str_long(head, &number) && number >= 1 && number <= TEAMS_MAX)
        b->table = (int)number;
    else
        b->team[0] = head;
}

/* "1,2,0,5": a list place for every board, 0 for nobody. */
static bool places_read(struct call *c, enum opt o, int boards, int *place)
{
    struct str rest = c->option[o];
    long v;

    for (int i = 0; i < boards; i++) {
        struct str word = str_trim(str_cut(&rest, ','));
        if (!str_long(word, &v) || v < 0 || v > SQUAD_MAX)
            return err_say(c->err, ERR_USAGE, say_option_needs_places(opt_row(o)->name, boards));
        place[i] = (int)v;
    }
    return rest.n == 0 || err_say(c->err, ERR_USAGE, say_option_names_too_many(opt_row(o)->name, boards));
}

static bool players_read(struct call *c, struct board_entry *board, int n)
{
    static const enum opt side[] = { OPT_PLAYERS, OPT_OPPONENTS };
    int place[BOARDS_MAX] = { 0 };

    for (int s = 0; s < 2; s++) {
        if (!call_has(c, side[s]))
            continue;
        if (!places_read(c, side[s], n, place))
            return false;
        for (int i = 0; i < n; i++)
            board[i].place[s] = place[i];
    }
    return true;
}

/* "1-0", or the key that it is in 'enter'. */
static bool word_read(struct call *c, struct str word, enum result *out)
{
    return (word.n == 1 && keypad_result((unsigned char)word.p[0], out)) || result_read(word, c->arena, out);
}

static bool results_of_boards(struct call *c, const struct board_entry *match, int boards, struct result_list *list)
{
    int n = c->noperand - 1;

    if (match->board && n != 1)
        return err_say(c->err, ERR_USAGE, say_one_result_for_board(match->board));
    if (!match->board && n != boards)
        return boards == 1 ? err_say(c->err, ERR_USAGE, say_one_result_for_game())
                           : err_say(c->err, ERR_USAGE, say_results_for_all_boards(boards));
    list->board = arena_new(c->arena, struct board_entry, n);
    for (int i = 0; i < n; i++) {
        list->board[i] = *match;
        if (!match->board)
            list->board[i].board = i + 1;
        if (!word_read(c, c->operand[i + 1], &list->board[i].result))
            return err_say(c->err, ERR_USAGE, say_no_such_result(c->operand[i + 1]));
    }
    list->nboard = n;
    return players_read(c, list->board, n);
}

/* --absent TEAM --present N. "nobody" removes a mark. */
static bool mark_of(struct call *c, const struct board_entry *match, int boards, struct result_list *list)
{
    struct no_show_entry *mark = arena_new(c->arena, struct no_show_entry, 1);
    bool nobody = str_eq(c->option[OPT_ABSENT], STR("nobody"));

    if (c->noperand > 1)
        return err_say(c->err, ERR_USAGE, say_absent_takes_no_results());
    if (!nobody && !call_has(c, OPT_PRESENT) && boards > 1)
        return err_say(c->err, ERR_USAGE, say_absent_needs_present());
    *mark = (struct no_show_entry){ .round = match->round, .table = match->table, .team = match->team[0] };
    mark->absent = nobody ? STR("") : c->option[OPT_ABSENT];
    list->mark = mark;
    list->nmark = 1;
    return call_number(c, OPT_PRESENT, 0, BOARDS_MAX, boards == 1 && !nobody, &mark->present);
}

/* --count-as played|unplayed|boards */
static bool decision_of(struct call *c, const struct board_entry *match, struct result_list *list)
{
    struct no_show_entry *mark = arena_new(c->arena, struct no_show_entry, 1);
    struct str word = c->option[OPT_COUNT_AS];

    if (c->noperand > 1 || call_has(c, OPT_ABSENT))
        return err_say(c->err, ERR_USAGE, say_count_as_takes_no_results());
    *mark =
        (struct no_show_entry){ .round = match->round, .table = match->table, .team = match->team[0], .decides = true };
    list->mark = mark;
    list->nmark = 1;
    return str_eq(word, STR("boards")) || (word.n > 0 && decided_find(word, &mark->decided)) ||
           err_say(c->err, ERR_USAGE, say_no_such_count_as());
}

static bool list_of(struct call *c, const struct board_entry *match, int boards, struct result_list *list)
{
    if (call_has(c, OPT_COUNT_AS))
        return decision_of(c, match, list);
    return call_has(c, OPT_ABSENT) ? mark_of(c, match, boards, list) : results_of_boards(c, match, boards, list);
}

bool cmd_result(struct call *c)
{
    struct event ev;
    const struct section *s;
    struct board_entry match = { 0 };
    struct result_list list = { 0 };

    if (!call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &match.round))
        return false;
    if (c->noperand > 0)
        match_of(c->operand[0], &match);
    if (!call_has(c, OPT_ABSENT) && !call_has(c, OPT_COUNT_AS) && c->noperand < 2)
        return err_say(c->err, ERR_USAGE, say_which_result());
    return call_event(c, &ev) && call_section(c, &ev, &s) && list_of(c, &match, s->boards, &list) &&
           call_op(c, OP_results, &list);
}

bool cmd_results(struct call *c)
{
    struct str bytes;
    int only;

    if (call_has(c, OPT_WATCH))
        return c->noperand == 0 ? follow_results(c) : err_say(c->err, ERR_USAGE, say_file_or_watch());
    return call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &only) && argument_file(c, RESULTS_SIZE_MAX, &bytes) &&
           results_record(c, bytes, only);
}
