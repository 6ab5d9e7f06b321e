/* SPDX-License-Identifier: Apache-2.0 */
/* trf_match.c - a match of a report file from the lines of its players: who met, at which boards, with which colours. */
#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/trf/trf_build.h"
#include "teams/score.h"
#include "import/messages.h"

/* What a player's line says of his board. */
enum mark { EMPTY, WON, DRAWN, LOST, CAME, MISSING, OPEN, UNFINISHED, MARKS };

/* Index of a player, or NOBODY, on each board. */
struct trf_side {
    int player[BOARDS_MAX];
};

struct encounter {
    struct trf_build *b;
    int round; /* from 0 */
    int team[2];
    struct trf_side sides[2];
};

static const struct trf_game *game_at(const struct encounter *x, int player)
{
    return trf_game(&x->b->file->player[player], x->round);
}

static enum mark mark_at(const struct encounter *x, int player)
{
    static const char letters[] = "1W=D0L+-X";
    static const enum mark marks[] = { WON, WON, DRAWN, DRAWN, LOST, LOST, CAME, MISSING, UNFINISHED };
    const struct trf_game *g = player == NOBODY ? NULL : game_at(x, player);

    if (!g || !trf_sits(g))
        return EMPTY;
    return g->result == ' ' ? OPEN : marks[strchr(letters, g->result) - letters];
}

/* --- line-ups --------------------------------------------------------------------------------- */

static int column_of(const struct encounter *x)
{
    return trf_entry(TRF_PLAYER_ROUNDS, x->round).from;
}

/* Those who play, in the order of the list. */
static bool line_up(struct encounter *x, int side)
{
    const struct trf_team *t = &x->b->team[x->team[side]];
    struct trf_side *l = &x->sides[side];
    int n = 0;

    for (int b = 0; b < BOARDS_MAX; b++)
        l->player[b] = NOBODY;
    for (int i = 0; i < t->nplayer; i++) {
        const struct trf_player *p = &x->b->file->player[t->player[i]];
        if (!trf_sits(trf_game(p, x->round)))
            continue;
        if (n == x->b->section->boards)
            return trf_wrong(&p->line, column_of(x), x->b->err,
                             say_team_more_than_players_round(t->number, x->b->section->boards, x->round + 1));
        l->player[n++] = t->player[i];
    }
    return true;
}

static bool is_in(const struct trf_side *l, int player)
{
    for (int b = 0; b < BOARDS_MAX; b++)
        if (l->player[b] == player)
            return true;
    return false;
}

static bool seat(struct encounter *x, int side, const struct trf_note *note, int board, struct trf_side *given)
{
    int number = note->id[board], player = number > 0 ? x->b->player_at[number] : NOBODY;
    int column = trf_entry(note->list, board).from;
    const struct trf_player *p = player == NOBODY ? NULL : &x->b->file->player[player];

    if (number == 0)
        return true;
    if (!p || p->team != x->team[side])
        return trf_wrong(&note->line, column, x->b->err,
                         say_player_does_not_belong_team(number, x->b->team[x->team[side]].number));
    if (board >= x->b->section->boards)
        return trf_wrong(&note->line, column, x->b->err, say_only_boards(x->b->section->boards));
    if (is_in(given, player))
        return trf_wrong(&note->line, column, x->b->err, say_player_sits_two_boards(number));
    given->player[board] = player;
    return true;
}

/* 300: who sits where if it is not the order of the list, or if a board is empty. */
static bool reseat(struct encounter *x, int side, const struct trf_note *note)
{
    struct trf_side given;

    for (int b = 0; b < BOARDS_MAX; b++)
        given.player[b] = NOBODY;
    for (int b = 0; b < note->nid; b++)
        if (!seat(x, side, note, b, &given))
            return false;
    for (int b = 0; b < BOARDS_MAX; b++) {
        int player = x->sides[side].player[b];
        if (player != NOBODY && !is_in(&given, player))
            return trf_wrong(&note->line, trf_column(TRF_LINEUP_TEAM).from, x->b->err,
                             say_player_plays_round(x->b->file->player[player].number, x->round + 1));
    }
    x->sides[side] = given;
    return true;
}

static bool same_lineup(const struct trf_note *a, const struct trf_note *b)
{
    return a->other == b->other && a->nid == b->nid &&
           (a->nid == 0 || memcmp(a->id, b->id, sizeof *a->id * (size_t)a->nid) == 0);
}

/* Two lines 300 of one team and round that name others. */
static bool contradicts(const struct encounter *x, const struct trf_note *first, const struct trf_note *n)
{
    return first && !same_lineup(first, n) &&
           !trf_wrong(&n->line, trf_column(TRF_LINEUP_TEAM).from, x->b->err,
                      say_line_twice(first->line.code, first->line.number));
}

static bool line_ups(struct encounter *x)
{
    const struct trf_notes *notes = &x->b->file->lineups;
    const struct trf_note *first[2] = { NULL, NULL };

    if (!line_up(x, 0) || !line_up(x, 1))
        return false;
    for (int i = 0; i < notes->n; i++)
        for (int side = 0; side < 2; side++) {
            const struct trf_note *n = &notes->item[i];
            if (n->from != x->round + 1 || n->to != x->b->team[x->team[side]].number)
                continue;
            if (contradicts(x, first[side], n) || !reseat(x, side, n))
                return false;
            first[side] = n;
        }
    return true;
}

/* --- colours ---------------------------------------------------------------------------------- */

static char pattern_letter(struct str pattern, int board)
{
    if ((size_t)board < pattern.n)
        return pattern.p[board];
    return board % 2 ? 'B' : 'W';
}

/* The colour of board 1 that goes with a colour on some board: every second one is turned round, unless
   352 says which. */
static enum colour first_board(const struct trf_build *b, int board, char letter)
{
    struct str pattern = b->file->boards;
    bool turned = pattern_letter(pattern, board) != pattern_letter(pattern, 0);

    return (letter == 'w') != turned ? WHITE : BLACK;
}

static bool was_played(enum mark m)
{
    return m == WON || m == DRAWN || m == LOST || m == UNFINISHED || m == OPEN;
}

/* Every board says which colour team 0 has on board 1. Sums up what they say; `n` is how many do. */
static int ask_boards(const struct encounter *x, bool played, int *n)
{
    int sum = 0;

    *n = 0;
    for (int side = 0; side < 2; side++)
        for (int b = 0; b < BOARDS_MAX; b++) {
            int player = x->sides[side].player[b];
            enum mark m = mark_at(x, player);
            if (m == EMPTY || was_played(m) != played || game_at(x, player)->colour == ' ')
                continue;
            int colour = first_board(x->b, b, game_at(x, player)->colour);
            sum += side == 0 ? colour : -colour;
            ++*n;
        }
    return sum;
}

/* The place of a team's line 300 of the round in the file, from 1; 0 if it has none. */
static int lineup_of(const struct encounter *x, int team)
{
    const struct trf_notes *notes = &x->b->file->lineups;

    for (int i = 0; i < notes->n; i++)
        if (notes->item[i].from == x->round + 1 && notes->item[i].to == x->b->team[team].number)
            return i + 1;
    return 0;
}

/* --- who sat where, without lines 300 ---------------------------------------------------------- */

/* NOBODY: he names nobody of the other team. */
static int named_opponent(const struct encounter *x, int side, int board)
{
    int player = x->sides[side].player[board], other = NOBODY;

    if (player != NOBODY && game_at(x, player)->opponent > 0)
        other = x->b->player_at[game_at(x, player)->opponent];
    return other != NOBODY && is_in(&x->sides[1 - side], other) ? other : NOBODY;
}

static bool face_each_other(const struct encounter *x)
{
    for (int side = 0; side < 2; side++)
        for (int b = 0; b < BOARDS_MAX; b++) {
            int other = named_opponent(x, side, b);
            if (other != NOBODY && other != x->sides[1 - side].player[b])
                return false;
        }
    return true;
}

/* Opposite the players of a side who name them; whom nobody names sits where there is room. */
static struct trf_side across(const struct encounter *x, int side)
{
    struct trf_side out;

    for (int b = 0; b < BOARDS_MAX; b++)
        out.player[b] = named_opponent(x, side, b);
    for (int b = 0; b < BOARDS_MAX; b++) {
        int player = x->sides[1 - side].player[b], room = 0;
        if (player == NOBODY || is_in(&out, player))
            continue;
        while (room < BOARDS_MAX - 1 && out.player[room] != NOBODY)
            room++;
        out.player[room] = player;
    }
    return out;
}

/* Where not both teams sat in the order of their lists one of them did: the one by whose list the colours fit. */
static void sit_by_one_list(struct encounter *x)
{
    struct encounter by[2] = { *x, *x };
    int odd[2];

    if (lineup_of(x, x->team[0]) > 0 || lineup_of(x, x->team[1]) > 0 || face_each_other(x))
        return;
    for (int side = 0; side < 2; side++) {
        by[side].sides[1 - side] = across(x, side);
        /* How many colours are not those of boards that have them in turn. */
        int n, sum = ask_boards(&by[side], true, &n);
        odd[side] = n - abs(sum);
    }
    *x = by[odd[1] < odd[0]];
    if (odd[0] == 0 && odd[1] == 0)
        finding_say(x->b->file->findings, WARNING, RULE_NONE, x->b->team[x->team[0]].line.number,
                    say_boards_of_list(x->round + 1, x->b->team[x->team[0]].number, x->b->team[x->team[1]].number));
}

/* --- the colour of the match ------------------------------------------------------------------- */

/* COLOURLESS if nobody can tell. */
static enum colour colour_of_first(const struct encounter *x, const struct trf_forfeit *forfeit)
{
    int n, sum = ask_boards(x, true, &n);

    if (n == 0)
        sum = ask_boards(x, false, &n);
    if (sum != n && sum != -n) {
        const struct trf_team *first = &x->b->team[x->team[0]];

        finding_say(x->b->file->findings, WARNING, RULE_NONE, first->line.number,
                    say_round_teams(x->round + 1, first->number, x->b->team[x->team[1]].number));
    }
    if (sum != 0)
        return sum > 0 ? WHITE : BLACK;
    /* No game was played: line 330 names White first, or the lines 300 of both teams do. */
    int own = lineup_of(x, x->team[0]), other = lineup_of(x, x->team[1]);

    if (forfeit)
        return forfeit->team[0] == x->b->team[x->team[0]].number ? WHITE : BLACK;
    if (own == 0 || other == 0)
        return COLOURLESS;
    return own < other ? WHITE : BLACK;
}

/* --- boards ----------------------------------------------------------------------------------- */

enum { NEVER = RESULT_COUNT };

/* Of the team that is asked first and the other one. */
static const int results[MARKS][MARKS] = {
    [EMPTY] = { RESULT_NOBODY, NEVER, NEVER, NEVER, RESULT_MISSED, RESULT_NOBODY, RESULT_NONE, NEVER },
    [WON] = { NEVER, NEVER, NEVER, RESULT_WIN, NEVER, NEVER, NEVER, NEVER },
    [DRAWN] = { NEVER, NEVER, RESULT_DRAW, NEVER, NEVER, NEVER, NEVER, NEVER },
    [LOST] = { NEVER, RESULT_LOSS, NEVER, RESULT_ZERO, NEVER, NEVER, NEVER, NEVER },
    [CAME] = { RESULT_FORFEIT, NEVER, NEVER, NEVER, NEVER, RESULT_FORFEIT, NEVER, NEVER },
    [MISSING] = { RESULT_NOBODY, NEVER, NEVER, NEVER, RESULT_MISSED, RESULT_NOBODY, NEVER, NEVER },
    [OPEN] = { RESULT_NONE, NEVER, NEVER, NEVER, NEVER, NEVER, RESULT_NONE, NEVER },
    [UNFINISHED] = { NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, RESULT_OPEN },
};

/* Who sits opposite: whom the player names, else whoever has the same board and names nobody. */
static int opposite(const struct encounter *x, int side, int board)
{
    int player = x->sides[side].player[board], other = x->sides[1 - side].player[board];

    if (player != NOBODY && game_at(x, player)->opponent > 0)
        return x->b->player_at[game_at(x, player)->opponent];
    return other != NOBODY && game_at(x, other)->opponent == 0 ? other : NOBODY;
}

static int place_of(const struct encounter *x, int player)
{
    return player == NOBODY ? 0 : x->b->file->player[player].place;
}

/* The team with White on board 1, as the letter of a player of the one side or the other has it, is the other one. */
static bool is_swapped(const struct encounter *x, int player, int board, enum colour expected)
{
    if (player == NOBODY || game_at(x, player)->colour == ' ')
        return false;
    return first_board(x->b, board, game_at(x, player)->colour) != expected;
}

/* Half a point for one of two players and none for the other: nobody won, and trf_decide.c gives the half point. Of teams another result of
   the match may come of it. */
static bool is_half_and_nothing(const struct encounter *x, enum mark a, enum mark b)
{
    return x->b->section->unit == UNIT_PLAYER && ((a == DRAWN && b == LOST) || (a == LOST && b == DRAWN));
}

static bool fill_board(const struct encounter *x, int first, int board, struct board *out)
{
    int a = x->sides[first].player[board], b = opposite(x, first, board);
    int result = results[mark_at(x, a)][mark_at(x, b)];

    if (is_half_and_nothing(x, mark_at(x, a), mark_at(x, b)))
        result = RESULT_ZERO;

    if (result == NEVER) {
        const struct trf_player *p = &x->b->file->player[a != NOBODY ? a : b];
        return trf_wrong(&p->line, column_of(x) + TRF_RESULT_AFTER, x->b->err,
                         say_results_player_his_opponent_round(p->number, x->round + 1));
    }
    out->place[0] = place_of(x, a);
    out->place[1] = place_of(x, b);
    out->result = (enum result)result;
    out->swapped = is_swapped(x, a, board, WHITE) || is_swapped(x, b, board, BLACK);
    return true;
}

static bool has_place(const struct fixture *f, int side, int place)
{
    for (int b = 0; b < BOARDS_MAX; b++)
        if (f->board[b].place[side] == place)
            return true;
    return false;
}

/* A player of the second team whose board the first team's line-up has given to another. */
static void seat_leftovers(const struct encounter *x, int second, struct fixture *f)
{
    for (int i = 0; i < x->b->section->boards; i++) {
        int player = x->sides[second].player[i], b = 0;
        if (player == NOBODY || has_place(f, 1, place_of(x, player)))
            continue;
        while (b < x->b->section->boards && (f->board[b].place[1] || f->board[b].result != RESULT_NOBODY))
            b++;
        if (b == x->b->section->boards)
            continue;
        f->board[b].place[1] = place_of(x, player);
        f->board[b].result = (enum result)results[EMPTY][mark_at(x, player)];
    }
}

static int count_there(const struct encounter *x, int side)
{
    int n = 0;

    for (int b = 0; b < BOARDS_MAX; b++) {
        enum mark m = mark_at(x, x->sides[side].player[b]);
        n += m != EMPTY && m != MISSING;
    }
    return n;
}

/* Whether line 330 has a side of the match as a team that came. */
static bool is_there(const struct encounter *x, const struct trf_forfeit *forfeit, int first, int side)
{
    int team = x->team[side ? 1 - first : first];

    return forfeit->present[x->b->team[team].number == forfeit->team[1]];
}

/* RULE_PRESENT_THREE: true if the boards alone say what line 330 says. */
static bool boards_say_so(const struct encounter *x, const struct trf_forfeit *forfeit, int first,
                          const struct fixture *f)
{
    const struct section *s = x->b->section;
    struct match m = score_match(s, f);

    return !m.pending && !m.played && score_came(s, f, 0) == is_there(x, forfeit, first, 0) &&
           score_came(s, f, 1) == is_there(x, forfeit, first, 1);
}

/* A match that line 330 has as forfeited, and of which games were played. */
static void warn_of_games(const struct encounter *x, const struct trf_forfeit *forfeit, const struct fixture *f)
{
    int n = 0;

    for (int b = 0; b < x->b->section->boards; b++) {
        enum result r = f->board[b].result;
        n += r == RESULT_WIN || r == RESULT_LOSS || r == RESULT_DRAW || r == RESULT_ZERO || r == RESULT_OPEN;
    }
    if (n > 0)
        finding_say(x->b->file->findings, WARNING, RULE_NONE, forfeit->line.number,
                    say_forfeit_of_games(x->round + 1, forfeit->team[0], forfeit->team[1], n));
}

bool trf_build_match(struct trf_build *b, int round, int team, int other, const struct trf_forfeit *forfeit,
                     struct fixture *out, bool *coloured)
{
    struct encounter x = { .b = b, .round = round, .team = { team, other } };

    if (!line_ups(&x))
        return false;
    sit_by_one_list(&x);
    enum colour colour = colour_of_first(&x, forfeit);
    int first = colour == BLACK;
    *coloured = colour != COLOURLESS;
    out->side[0] = x.team[first];
    out->side[1] = x.team[1 - first];
    for (int i = 0; i < b->section->boards; i++)
        if (!fill_board(&x, first, i, &out->board[i]))
            return false;
    seat_leftovers(&x, 1 - first, out);
    if (forfeit && !boards_say_so(&x, forfeit, first, out)) {
        warn_of_games(&x, forfeit, out);
        /* RULE_WALKOVER: of a team of which no player is named all are taken to have come. */
        for (int side = 0; side < 2; side++) {
            out->absent[side] = !is_there(&x, forfeit, first, side);
            if (out->absent[side])
                continue;
            int there = count_there(&x, side ? 1 - first : first);
            out->present = there > 0 ? there : x.b->section->boards;
        }
    }
    return true;
}
