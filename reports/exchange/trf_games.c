/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/trf_games.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/over.h"
#include "teams/pairing.h"
#include "teams/presence.h"
#include "teams/score.h"
#include "teams/scoring.h"
#include "teams/trf.h"
#include "reports/format/messages.h"

struct trf_writing *trf_games_at(const struct trf_games *g, int number, int round)
{
    return &g->writing[(number - 1) * g->nround + round];
}

/* The half points of a letter. */
static int trf_games_half(const struct scoring *is, char result)
{
    if (result == 'U' && is->own_bye)
        return is->bye_gp;
    if (result && strchr("1+UF", result))
        return is->game[FOR_WIN];
    if (result == '=' || result == 'H')
        return is->game[FOR_DRAW];
    return result == '0' ? is->game[FOR_LOSS] : 0;
}

/* --- who has a number ------------------------------------------------------------------------- */

int trf_games_by_number(const void *a, const void *b, void *squads)
{
    const struct squad *squad = squads;
    int x = squad[*(const int *)a].number, y = squad[*(const int *)b].number;

    return (x > y) - (x < y);
}

static void mark_side(const struct fixture *f, int side, int boards, int *number)
{
    for (int b = 0; b < boards; b++)
        if (f->board[b].place[side] > 0)
            number[f->board[b].place[side] - 1] = 1;
}

/* The lists of teams one after the other; players by their own numbers, and behind these whoever was replaced. */
static void number_players(const struct section *s, struct trf_games *g)
{
    /* Players have numbers of their own, which others know them by; those without a number yet are counted. */
    bool own = s->unit == UNIT_PLAYER;

    for (int i = 0; i < s->nsquad; i++)
        own = own && s->squad[i].number > 0 && s->squad[i].number <= TRF_PLAYERS_MAX && s->squad[i].nplayer > 0;

    for (int i = 0; i < s->nsquad && own; i++)
        g->last = s->squad[i].number > g->last ? s->squad[i].number : g->last;
    for (int i = 0; i < s->nsquad; i++) {
        int squad = g->order[i], *number = g->number[squad];
        for (int p = 0; p < s->squad[squad].nplayer; p++) {
            if (!number[p])
                continue;
            number[p] = own && p == score_player(&s->squad[squad]) - 1 ? s->squad[squad].number : ++g->last;
            g->nplayer++;
        }
    }
}

void trf_games_number(const struct section *s, int rounds, struct arena *a, struct trf_games *g)
{
    *g = (struct trf_games){ .nround = rounds,
                             .order = arena_new(a, int, s->nsquad),
                             .number = arena_alloc(a, sizeof(int *), (size_t)s->nsquad) };
    for (int i = 0; i < s->nsquad; i++) {
        g->order[i] = i;
        g->number[i] = arena_new(a, int, s->squad[i].nplayer);
    }
    qsort_r(g->order, (size_t)s->nsquad, sizeof *g->order, trf_games_by_number, s->squad);
    /* A first pass makes 1 of the number of everybody who has a game. */
    for (int i = 0; i < s->nsquad; i++)
        for (int p = 0; p < s->squad[i].nplayer; p++)
            g->number[i][p] = !s->squad[i].player[p].replaced;
    for (int r = 0; r < rounds; r++)
        for (int i = 0; i < s->round[r].nfixture; i++)
            for (int side = 0; side < 2; side++) {
                const struct fixture *f = &s->round[r].fixture[i];
                mark_side(f, side, s->boards, g->number[f->side[side]]);
            }
    number_players(s, g);
    g->writing = arena_new(a, struct trf_writing, g->last * rounds);
}

int trf_games_entrant(const struct trf_games *g, const struct section *s, int squad)
{
    const struct squad *q = &s->squad[squad];

    return s->unit == UNIT_TEAM || q->nplayer == 0 ? q->number : g->number[squad][score_player(q) - 1];
}

/* --- one side of a match ---------------------------------------------------------------------- */

/* What stands in the lines of the two players; an unfinished game counts as drawn (RULE_UNFINISHED). */
static const char letters[RESULT_COUNT][3] = {
    [RESULT_NONE] = "  ",    [RESULT_WIN] = "10",    [RESULT_LOSS] = "01",   [RESULT_DRAW] = "==", [RESULT_ZERO] = "00",
    [RESULT_FORFEIT] = "+-", [RESULT_MISSED] = "-+", [RESULT_NOBODY] = "--", [RESULT_OPEN] = "==",
};

static bool is_seated(const struct trf_seats *seats, int place)
{
    for (int b = 0; b < BOARDS_MAX; b++)
        if (seats->place[b] == place)
            return true;
    return false;
}

/* The first of the list who is free, if possible one who may sit here by the order of the list; 0 if none is. */
static int free_place(const struct squad *q, const struct trf_seats *seats, int board)
{
    int above = 0, first = 0;

    for (int b = 0; b < board; b++)
        above = seats->place[b] > above ? seats->place[b] : above;
    for (int p = q->nplayer; p >= 1; p--)
        if (!q->player[p - 1].replaced && !is_seated(seats, p) && (p > above || !first))
            first = p;
    return first;
}

static bool seat_somebody(const struct squad *q, int board, int round, struct trf_seats *seats, struct err *e)
{
    seats->place[board] = free_place(q, seats, board);
    return seats->place[board] > 0 || err_say(e, ERR_STATE, say_round_not_known_who_sat(round, q->name, board + 1));
}

/* With a mark the number of players present counts, whatever the boards say (RULE_WALKOVER). */
static void seat_by_mark(const struct section *s, const struct fixture *f, int side, struct trf_seats *seats)
{
    const struct squad *q = &s->squad[f->side[side]];
    bool came = !f->absent[side];

    for (int b = 0; b < s->boards; b++) {
        bool named = seats->place[b] > 0 && (s->unit == UNIT_PLAYER || letters[f->board[b].result][side] != '-');
        bool plus = came && named && seats->came < f->present;
        seats->result[b] = plus ? '+' : '-';
        seats->came += plus;
    }
    for (int b = 0; b < s->boards && came && seats->came < f->present; b++) {
        if (seats->place[b] > 0 || !(seats->place[b] = free_place(q, seats, b)))
            continue;
        seats->result[b] = '+';
        seats->came++;
    }
}

static bool seat_by_result(const struct section *s, const struct fixture *f, int side, int round,
                           struct trf_seats *seats, struct err *e)
{
    const struct squad *q = &s->squad[f->side[side]];

    for (int b = 0; b < s->boards; b++) {
        seats->result[b] = letters[f->board[b].result][side];
        bool came = seats->result[b] != '-';
        if (came && seats->place[b] == 0 && !seat_somebody(q, b, round, seats, e))
            return false;
        seats->came += seats->result[b] == '+';
    }
    return true;
}

bool trf_games_gap(const struct section *s, const struct trf_seats seats[2])
{
    for (int b = 0; b < s->boards; b++)
        if (seats[0].place[b] == 0 || seats[1].place[b] == 0)
            return true;
    return false;
}

bool trf_games_seats(const struct section *s, const struct fixture *f, int side, int round, struct trf_seats *out,
                     struct err *e)
{
    bool marked = f->absent[0] || f->absent[1];

    *out = (struct trf_seats){ 0 };
    for (int b = 0; b < s->boards; b++)
        out->place[b] = f->board[b].place[side];
    if (s->unit == UNIT_PLAYER && out->place[0] == 0)
        out->place[0] = score_player(&s->squad[f->side[side]]);
    if (marked)
        seat_by_mark(s, f, side, out);
    else if (!seat_by_result(s, f, side, round, out, e))
        return false;
    int last = 0;

    out->by_the_list = true;
    for (int b = 0; b < s->boards; b++) {
        if (out->place[b] == 0)
            continue;
        if (out->named < b || out->place[b] < last)
            out->by_the_list = false;
        last = out->place[b];
        out->named++;
    }
    struct scoring is = section_scoring(s);
    int half = 0;

    for (int b = 0; b < s->boards; b++)
        if (out->place[b] > 0)
            half += trf_games_half(&is, out->result[b]);
    out->half = half;
    return true;
}

/* --- all rounds ------------------------------------------------------------------------------- */

static int number_of(const struct trf_games *g, int squad, int place)
{
    return place > 0 ? g->number[squad][place - 1] : 0;
}

/* Side 0 has White on board 1 (RULE_WHITE_ODD), unless it was played the other way round. */
static char colour_at(const struct fixture *f, int side, int board, int opponent)
{
    if (opponent == 0)
        return '-';
    return (board + side + f->board[board].swapped) % 2 ? 'b' : 'w';
}

/* Whoever waited for a team that did not come names a player of it: no other line says whom he was to meet. */
static void name_missing(const struct section *s, const struct fixture *f, int side, struct trf_seats seats[2])
{
    struct trf_seats *missing = &seats[1 - side];

    for (int b = 0; b < s->boards; b++)
        if (seats[side].result[b] == '+' && missing->place[b] == 0)
            missing->place[b] = free_place(&s->squad[f->side[1 - side]], missing, b);
}

static bool write_match(const struct section *s, const struct fixture *f, int round, struct trf_games *g, struct err *e)
{
    struct trf_seats seats[2];

    for (int side = 0; side < 2; side++)
        if (!trf_games_seats(s, f, side, round + 1, &seats[side], e))
            return false;
    for (int side = 0; side < 2 && g->old; side++)
        name_missing(s, f, side, seats);
    for (int b = 0; b < s->boards; b++)
        for (int side = 0; side < 2; side++) {
            int number = number_of(g, f->side[side], seats[side].place[b]);
            int other = number_of(g, f->side[1 - side], seats[1 - side].place[b]);
            if (number > 0)
                *trf_games_at(g, number, round) = (struct trf_writing){
                    other,
                    colour_at(f, side, b, other),
                    seats[side].result[b],
                };
        }
    return true;
}

/* Where a record 320 says that the team had the bye its players have nothing to show for it. TRF16 has no such record, and takes U once in a
   round: the first of the list has it. In a round robin the bye gives nothing. */
static char bye_letter(const struct section *s, const struct trf_games *g, bool first)
{
    if (s->unit == UNIT_TEAM && !g->old)
        return '-';
    return first && !section_is_round_robin(s) ? 'U' : 'Z';
}

static bool was_paired(const struct pairing_list *list, int squad)
{
    bool paired = list->bye == squad;

    for (int i = 0; i < list->nfixture; i++)
        paired = paired || list->fixture[i].side[0] == squad || list->fixture[i].side[1] == squad;
    return paired;
}

static bool is_only_one(const struct section *s, const struct adjustment *d)
{
    int n = 0;

    for (int i = 0; i < s->nadjustment; i++)
        n += s->adjustment[i].team == d->team && s->adjustment[i].from == d->from && !s->adjustment[i].pairing_only;
    return n == 1;
}

/* H or F by what it gives; the points of a player are of one kind. */
static char letter_of(const struct section *s, const struct adjustment *d)
{
    bool team = s->unit == UNIT_TEAM;

    struct scoring is = section_scoring(s);

    for (enum scored_for as = FOR_DRAW; as <= FOR_WIN; as++)
        if (d->gp == is.game[as] * (team ? s->boards : 1) && (!team || d->mp == is.match[as]))
            return "\0HF"[as];
    return 0;
}

char trf_games_bye(const struct section *s, const struct adjustment *d)
{
    int round = d->from - 2;

    if (d->pairing_only || d->own || round < 0 || round >= over_rounds_in(s))
        return 0;
    return was_paired(&s->round[round], d->team) || !is_only_one(s, d) ? 0 : letter_of(s, d);
}

char trf_games_spent(const struct section *s, int squad, int round)
{
    char letter = 0;

    if (round < over_rounds_in(s) ? was_paired(&s->round[round], squad)
                                  : score_takes_part(s, squad, round + 1) || presence_is_in_round(s, squad, round + 1))
        return 0;
    for (int i = 0; i < s->nadjustment && !letter; i++)
        if (s->adjustment[i].team == squad && s->adjustment[i].from == round + 2)
            letter = trf_games_bye(s, &s->adjustment[i]);
    return letter ? letter : 'Z';
}

bool trf_games_write(const struct section *s, struct trf_games *g, struct err *e)
{
    g->bye_scores = s->unit == UNIT_PLAYER;
    for (int r = 0; r < g->nround; r++) {
        const struct pairing_list *list = &s->round[r];
        for (int i = 0; i < list->nfixture; i++)
            if (!write_match(s, &list->fixture[i], r, g, e))
                return false;
        if (list->bye != NOBODY) {
            const struct squad *q = &s->squad[list->bye];
            const int *number = g->number[list->bye];
            bool first = true;

            for (int p = 0; p < q->nplayer; p++) {
                if (number[p] == 0)
                    continue;
                *trf_games_at(g, number[p], r) = (struct trf_writing){ 0, '-', bye_letter(s, g, first) };
                first = false;
            }
        }
        for (int n = 1; n <= g->last; n++)
            if (!trf_games_at(g, n, r)->result)
                *trf_games_at(g, n, r) = (struct trf_writing){ 0, '-', 'Z' };
    }
    /* Of teams lines 240 say it. */
    for (int i = 0; i < s->nadjustment && s->unit == UNIT_PLAYER; i++) {
        const struct adjustment *d = &s->adjustment[i];
        char letter = trf_games_bye(s, d);
        if (letter)
            trf_games_at(g, trf_games_entrant(g, s, d->team), d->from - 2)->result = letter;
    }
    return true;
}

/* --- sums ------------------------------------------------------------------------------------- */

int trf_games_rated(const struct trf_games *g, const struct section *s)
{
    int rated = 0;

    for (int i = 0; i < s->nsquad; i++)
        for (int p = 0; p < s->squad[i].nplayer; p++)
            rated += g->number[i][p] > 0 && s->squad[i].player[p].rating > 0;
    return rated;
}

int trf_games_points(const struct trf_games *g, const struct section *s, int number)
{
    struct scoring is = section_scoring(s);
    int half = 0;

    for (int r = 0; r < g->nround; r++) {
        char result = trf_games_at(g, number, r)->result;
        half += result != 'U' || g->bye_scores ? trf_games_half(&is, result) : 0;
    }
    return half;
}

int *trf_games_ranks(const struct trf_games *g, const int *points, struct arena *a)
{
    int *rank = arena_new(a, int, g->last + 1), most = 0;

    for (int n = 1; n <= g->last; n++)
        most = points[n] > most ? points[n] : most;
    int *better = arena_new(a, int, most + 2);
    for (int n = 1; n <= g->last; n++)
        better[points[n]]++;
    for (int half = most; half >= 0; half--)
        better[half] += better[half + 1];
    for (int n = 1; n <= g->last; n++)
        rank[n] = better[points[n] + 1] + 1;
    return rank;
}

/* --- what the lines of players do not say ---------------------------------------------------------- */

/* A player was there, and nobody knows who: with a mark by how many came, else by the result. */
static bool has_come(const struct fixture *f, int board, int side)
{
    if (f->absent[0] || f->absent[1])
        return !f->absent[side] && board < f->present;
    return score_present(f->board[board].result, side);
}

/* In TRF16 whoever waited for somebody names him. */
static int nameless_boards(const struct section *s, const struct fixture *f, bool waiting)
{
    int n = 0;

    for (int b = 0; b < s->boards; b++) {
        const int *place = f->board[b].place;
        bool came[2] = { has_come(f, b, 0), has_come(f, b, 1) };
        n += (place[0] == 0 && (came[0] || (waiting && came[1]))) ||
             (place[1] == 0 && (came[1] || (waiting && came[0])));
    }
    return n;
}

int trf_games_unnamed(const struct section *s, bool waiting)
{
    int n = 0, rounds = over_rounds_in(s);

    for (int r = 0; s->unit == UNIT_TEAM && r < rounds; r++)
        for (int i = 0; i < s->round[r].nfixture; i++)
            n += nameless_boards(s, &s->round[r].fixture[i], waiting);
    return n;
}

static int sides_out_of_order(const struct section *s, const struct fixture *f, int round)
{
    struct err nobody_left;
    int n = 0;

    for (int side = 0; side < 2; side++) {
        struct trf_seats seats;
        n += trf_games_seats(s, f, side, round, &seats, &nobody_left) && !seats.by_the_list;
    }
    return n;
}

int trf_games_out_of_order(const struct section *s)
{
    int n = 0, rounds = over_rounds_in(s);

    for (int r = 0; s->unit == UNIT_TEAM && r < rounds; r++)
        for (int i = 0; i < s->round[r].nfixture; i++)
            n += sides_out_of_order(s, &s->round[r].fixture[i], r + 1);
    return n;
}
