/* SPDX-License-Identifier: Apache-2.0 */
/* chessresults_boards.c - the boards of a file of chess-results: who sits where, what came out, what contradicts. */
#include "import/chessresults_part.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "import/messages.h"
#include "import/xml.h"

static struct fixture *match_of_table(struct pairing_list *list, int table)
{
    struct fixture key = { .table = table };

    return list->nfixture > 0 ? bsearch(&key, list->fixture, (size_t)list->nfixture, sizeof key, cr_by_table) : NULL;
}

static struct cr_seat seat_named(struct cr_reader *r, const struct element *x, const char *name)
{
    int n = cr_number(r, x, name, CR_OUT, CR_NUMBERS_MAX);

    if (n > 0 && r->seat_at[n].place > 0)
        return r->seat_at[n];
    if (cr_is_ok(r) && n > 0)
        cr_wrong(r, x, say_takeover_no_player(n));
    return (struct cr_seat){ NOBODY, 0 };
}

/* What `forfeit` says of a result. */
enum manner { PLAYED, FORFEIT, BOTH_LOST, UNRATED, ADJOURNED };

static enum manner manner_of(struct cr_reader *r, const struct element *x)
{
    static const struct {
        const char *written;
        enum manner is;
    } all[] = { { "", PLAYED },   { "-", PLAYED },  { "D", BOTH_LOST },
                { "K", FORFEIT }, { "U", UNRATED }, { "H", ADJOURNED } };
    struct str s = str_trim(cr_text(r, x, "forfeit"));

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (str_same(s, str_of(all[i].written)))
            return all[i].is;
    cr_warn(r, x->line, say_takeover_no_such_forfeit(s));
    return PLAYED;
}

/* Of White's half points and Black's, as White sees it. Half a point against none is lost by both. */
static enum result score_of(struct cr_reader *r, int white, int black)
{
    static const enum result all[3][3] = { { RESULT_ZERO, RESULT_NONE, RESULT_LOSS },
                                           { RESULT_NONE, RESULT_DRAW, RESULT_NONE },
                                           { RESULT_WIN, RESULT_NONE, RESULT_NONE } };

    if (white == CR_UNSAID || black == CR_UNSAID)
        return RESULT_NONE;
    r->halves += all[white][black] == RESULT_NONE && white + black == 1;
    return white + black == 1 ? RESULT_ZERO : all[white][black];
}

static enum result forfeited(enum result r)
{
    static const enum result all[RESULT_COUNT] = {
        [RESULT_WIN] = RESULT_FORFEIT, [RESULT_LOSS] = RESULT_MISSED, [RESULT_ZERO] = RESULT_NOBODY,
        [RESULT_DRAW] = RESULT_DRAW,   [RESULT_NONE] = RESULT_NONE,
    };

    return all[r];
}

/* What K, D and H cannot stand beside: points that say something else. The points count. */
static bool contradicts(enum manner manner, enum result is)
{
    switch (manner) {
    case FORFEIT:
        return is == RESULT_DRAW || is == RESULT_NONE;
    case BOTH_LOST:
        return is != RESULT_ZERO;
    case ADJOURNED:
        return is == RESULT_WIN || is == RESULT_LOSS;
    default:
        return false;
    }
}

static bool read_result(struct cr_reader *r, const struct element *x, enum result *out)
{
    int white = cr_points(r, x, "reswhite", 2), black = cr_points(r, x, "resblack", 2);
    enum manner manner = manner_of(r, x);

    if (!cr_is_ok(r))
        return false;
    *out = score_of(r, white, black);
    if ((white == CR_UNSAID) != (black == CR_UNSAID) || white + black > 2)
        return cr_wrong(r, x, say_takeover_results_of_both());
    r->unrated += manner == UNRATED && *out != RESULT_NONE;
    if (contradicts(manner, *out))
        cr_warn(r, x->line,
                *out == RESULT_NONE
                    ? say_takeover_code_alone(cr_text(r, x, "forfeit"))
                    : say_takeover_code_contradicts(cr_text(r, x, "forfeit"), str_of(result_text(*out))));
    else if (manner == FORFEIT)
        *out = forfeited(*out);
    else if (manner == ADJOURNED)
        *out = RESULT_OPEN;
    return true;
}

static enum result turned(enum result r)
{
    static const enum result other[RESULT_COUNT] = {
        [RESULT_WIN] = RESULT_LOSS,      [RESULT_LOSS] = RESULT_WIN,       [RESULT_DRAW] = RESULT_DRAW,
        [RESULT_ZERO] = RESULT_ZERO,     [RESULT_FORFEIT] = RESULT_MISSED, [RESULT_MISSED] = RESULT_FORFEIT,
        [RESULT_NOBODY] = RESULT_NOBODY, [RESULT_OPEN] = RESULT_OPEN,
    };

    return other[r];
}

/* True: Black is of the team that is named first. Where nobody sits the board says it. */
static bool black_is_first(const struct fixture *f, struct cr_seat white, struct cr_seat black, int board)
{
    if (white.team != NOBODY)
        return white.team == f->side[1];
    if (black.team != NOBODY)
        return black.team == f->side[0];
    return board % 2 == 1;
}

/* By board the line that it was read from, 0: none yet. */
static int *board_lines(struct cr_reader *r, int round, const struct fixture *f)
{
    const struct pairing_list *list = &r->section->round[round - 1];

    return &r->board_line[((round - 1) * (r->section->nsquad / 2) + (int)(f - list->fixture)) * BOARDS_MAX];
}

/* A board has one game, and a player one board: what stands there twice has two results, and nobody knows which is right. */
static bool is_new(struct cr_reader *r, const struct element *x, int round, const struct fixture *f, int board,
                   const struct board *read)
{
    int *line = board_lines(r, round, f);

    if (line[board] > 0)
        return cr_wrong(r, x, say_takeover_board_twice(board + 1, f->table, round, line[board]));
    for (int b = 0; b < r->section->boards; b++)
        for (int side = 0; side < 2; side++)
            if (line[b] > 0 && read->place[side] > 0 && f->board[b].place[side] == read->place[side])
                return cr_wrong(r, x,
                                say_takeover_player_at_two_boards(
                                    r->section->squad[f->side[side]].player[read->place[side] - 1].name, b + 1,
                                    board + 1, f->table, round));
    line[board] = x->line;
    return true;
}

/* A player alone has one board. */
static int board_of(struct cr_reader *r, const struct element *x)
{
    return cr_is_of_players(r) ? 0 : cr_number(r, x, "board", 1, r->section->boards) - 1;
}

/* A player alone without an opponent; of a team nobody sits at the board then. */
static bool is_unpaired(struct cr_reader *r, const struct element *x)
{
    return cr_is_of_players(r) && cr_number(r, x, "blackno", CR_OUT, CR_NUMBERS_MAX) < 0;
}

static bool read_board(struct cr_reader *r, const struct element *x)
{
    int round;

    if (cr_is_of_no_round(r, x, &round) || is_unpaired(r, x))
        return cr_is_ok(r);
    int table = cr_number(r, x, "pairing", 1, TEAMS_MAX), board = board_of(r, x);
    struct cr_seat white = seat_named(r, x, "whiteno"), black = seat_named(r, x, "blackno");
    enum result result;
    if (!cr_is_ok(r) || !read_result(r, x, &result))
        return false;
    struct fixture *f = match_of_table(&r->section->round[round - 1], table);
    if (!f || board < 0)
        return cr_wrong(r, x, say_takeover_no_match(table, round));
    bool black_first = black_is_first(f, white, black, board);
    if ((white.team != NOBODY && white.team != f->side[black_first]) ||
        (black.team != NOBODY && black.team != f->side[!black_first]))
        return cr_wrong(r, x, say_takeover_players_of_other_match(table, round));
    bool was_played = result == RESULT_WIN || result == RESULT_LOSS || result == RESULT_DRAW || result == RESULT_ZERO;
    r->seatless += was_played && (white.team == NOBODY || black.team == NOBODY);
    const struct board read = { .place = { black_first ? black.place : white.place,
                                           black_first ? white.place : black.place },
                                .result = black_first ? turned(result) : result,
                                .swapped = black_first != (board % 2 == 1) };
    if (!is_new(r, x, round, f, board, &read))
        return false;
    f->board[board] = read;
    return true;
}

static bool has_score(const struct cr_reader *r, int round, int table)
{
    int i = 0;

    while (i < r->nmatch && (r->match[i].round != round || r->match[i].table != table))
        i++;
    return i < r->nmatch;
}

/* If all boards that show it have the colours the other way round, the team that is named second has White on board 1; where none does, the tournament says it. */
static void turn_match(struct cr_reader *r, struct fixture *f)
{
    const struct section *s = r->section;
    struct fixture was = *f;
    int swapped = 0, seated = 0;

    for (int b = 0; b < s->boards; b++) {
        seated += f->board[b].place[0] > 0 || f->board[b].place[1] > 0;
        swapped += f->board[b].swapped;
    }
    r->uncoloured += seated == 0 && !r->home_said;
    if (seated == 0 ? !r->home_black : swapped < seated)
        return;
    for (int side = 0; side < 2; side++)
        f->side[side] = was.side[1 - side];
    for (int b = 0; b < s->boards; b++)
        f->board[b] = (struct board){ .place = { was.board[b].place[1], was.board[b].place[0] },
                                      .result = turned(was.board[b].result) };
}

/* The points of its boards so far, before teams change places. */
static void add_up(const struct section *s, const struct fixture *f, int half[2])
{
    static const int points[RESULT_COUNT][2] = { [RESULT_WIN] = { 2, 0 },
                                                 [RESULT_LOSS] = { 0, 2 },
                                                 [RESULT_DRAW] = { 1, 1 },
                                                 [RESULT_FORFEIT] = { 2, 0 },
                                                 [RESULT_MISSED] = { 0, 2 } };

    half[0] = half[1] = 0;
    for (int b = 0; b < s->boards; b++)
        for (int side = 0; side < 2; side++)
            half[side] += points[f->board[b].result][side];
}

static void compare_scores(struct cr_reader *r)
{
    for (int i = 0; i < r->nmatch; i++) {
        const struct cr_match *m = &r->match[i];
        const struct fixture *f = match_of_table(&r->section->round[m->round - 1], m->table);
        int half[2];
        add_up(r->section, f, half);
        if (half[0] != m->half[0] || half[1] != m->half[1])
            cr_warn(r, m->line,
                    say_takeover_match_adds_up(m->round, m->table, m->half[0], m->half[1], half[0], half[1]));
    }
}

bool cr_read_boards(struct cr_reader *r, const struct element *root)
{
    struct section *s = r->section;
    int later = r->later;

    r->board_line = arena_new(r->arena, int, s->nround *(s->nsquad / 2) * BOARDS_MAX);
    if (!cr_each(r, root, "playerpairings", "playerpairing", read_board))
        return false;
    r->later = later; /* pairings of rounds to come have been counted, as matches or as games */
    for (int k = 0; k < r->section->nround; k++)
        for (int i = 0; i < r->section->round[k].nfixture; i++) {
            /* Of a match some boards are there and others are not; of one of an earlier round none has to be missing. Where none is there and the file says
               how it ended, that is compared. */
            int round = k + 1;
            const struct fixture *f = &r->section->round[k].fixture[i];
            const int *line = board_lines(r, round, f);
            struct str missing = { 0 };
            int n = 0, last = 0;

            for (int b = 0; b < r->section->boards; b++) {
                last = line[b] > 0 ? line[b] : last;
                if (line[b] == 0)
                    missing = str_fmt(r->arena, "%.*s%s%d", STR_ARG(missing), n++ > 0 ? ", " : "", b + 1);
            }
            bool none = n == r->section->boards;
            if (n > 0 && (!none || (round < r->section->nround && !has_score(r, round, f->table))))
                cr_warn(r, last, say_takeover_boards_missing(n, missing, f->table, round));
        }
    compare_scores(r);
    for (int k = 0; k < s->nround; k++)
        for (int i = 0; i < s->round[k].nfixture; i++)
            turn_match(r, &s->round[k].fixture[i]);
    return true;
}
