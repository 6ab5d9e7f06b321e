/* SPDX-License-Identifier: Apache-2.0 */
/* chessresults_rounds.c - pairings and boards of a file of chess-results, and the points of those who were not paired. */
#include "import/chessresults_part.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/system/system.h"
#include "import/messages.h"
#include "import/xml.h"
#include "teams/pairing.h"
#include "teams/scoring.h"

/* --- pairings --------------------------------------------------------------------------------- */

static bool *paired(struct cr_reader *r, int round, int team)
{
    return &r->paired[(round - 1) * r->section->nsquad + team];
}

static int team_named(struct cr_reader *r, const struct element *x, const char *name)
{
    int n = cr_number(r, x, name, CR_OUT, TEAMS_MAX), team = n > 0 ? r->team_at[n] : NOBODY;

    if (cr_is_ok(r) && team == NOBODY)
        cr_wrong(r, x, unit_message(r->section->unit, say_takeover_no_team(n)));
    return team;
}

/* True: it is of a round to come, or there is none such. */
static bool is_of_no_round(struct cr_reader *r, const struct element *x, int *round)
{
    *round = cr_number(r, x, "round", 1, ROUNDS_MAX);
    if (cr_is_ok(r) && (*round == 0 || *round > r->section->rounds))
        cr_wrong(r, x, say_takeover_no_round(*round));
    r->later += cr_is_ok(r) && *round > r->section->nround;
    return !cr_is_ok(r) || *round > r->section->nround;
}

static bool pair(struct cr_reader *r, const struct element *x, int round, int team)
{
    if (*paired(r, round, team))
        return cr_wrong(r, x, say_takeover_team_twice_in_round(r->section->squad[team].name, round));
    *paired(r, round, team) = true;
    return true;
}

static void give(struct cr_reader *r, int round, int team, int gp, bool bye)
{
    arena_room(r->arena, r->given, r->ngiven, r->given_room);
    r->given[r->ngiven++] = (struct cr_given){ round, team, gp, bye };
}

static void leave_out(struct cr_reader *r, int round, int team)
{
    struct section *s = r->section;

    arena_room(r->arena, s->absence, s->nabsence, r->absence_room);
    s->absence[s->nabsence++] = (struct absence){ .squad = team, .from = round, .to = round };
}

/* The pairing gives one bye: another one is an absence with points. */
static bool is_bye(struct cr_reader *r, const struct element *x, int number, int round)
{
    bool another = r->section->round[round - 1].bye != NOBODY;

    if (number == CR_BYE && another)
        cr_warn(r, x->line, say_takeover_two_byes(round));
    return number == CR_BYE && !another;
}

/* What the two sides are called: those of a match of teams, or of a game of players. */
struct sides {
    const char *first, *other, *points, *other_points;
};

static bool read_unpaired(struct cr_reader *r, const struct element *x, const struct sides *by, int round, int team)
{
    int number = cr_number(r, x, by->other, CR_OUT, CR_BYE), gp = cr_points(r, x, by->points, 2 * r->section->boards);
    bool bye = cr_is_ok(r) && is_bye(r, x, number, round);

    if (bye)
        r->section->round[round - 1].bye = team;
    else
        leave_out(r, round, team);
    give(r, round, team, gp, bye);
    return cr_is_ok(r);
}

/* Of a game it is its result, which is read with the boards. */
static bool note_score(struct cr_reader *r, const struct element *x, const struct sides *by, int round, int table)
{
    if (!by->other_points)
        return true;
    int most = 2 * r->section->boards, first = cr_points(r, x, by->points, most),
        other = cr_points(r, x, by->other_points, most);
    if (first == CR_UNSAID || other == CR_UNSAID)
        return cr_is_ok(r);
    arena_room(r->arena, r->match, r->nmatch, r->match_room);
    r->match[r->nmatch++] = (struct cr_match){ round, table, { first, other }, x->line };
    return cr_is_ok(r);
}

static bool read_pair(struct cr_reader *r, const struct element *x, const struct sides *by)
{
    int round;

    if (is_of_no_round(r, x, &round))
        return cr_is_ok(r);
    int table = cr_number(r, x, "pairing", 1, TEAMS_MAX), first = team_named(r, x, by->first);
    int number = cr_number(r, x, by->other, CR_OUT, TEAMS_MAX);
    if (!cr_is_ok(r) || !pair(r, x, round, first))
        return false;
    if (number == CR_BYE || number == CR_OUT)
        return read_unpaired(r, x, by, round, first);
    int other = team_named(r, x, by->other);
    if (!cr_is_ok(r) || !pair(r, x, round, other))
        return false;
    struct pairing_list *list = &r->section->round[round - 1];
    if (!list->fixture)
        list->fixture = arena_new(r->arena, struct fixture, r->section->nsquad / 2);
    list->fixture[list->nfixture++] = (struct fixture){ .table = table, .side = { first, other } };
    return note_score(r, x, by, round, table);
}

static bool read_match(struct cr_reader *r, const struct element *x)
{
    return read_pair(r, x, &(struct sides){ "no1", "no2", "res1", "res2" });
}

static bool read_game(struct cr_reader *r, const struct element *x)
{
    return read_pair(r, x, &(struct sides){ "whiteno", "blackno", "reswhite", NULL });
}

static int by_table(const void *a, const void *b)
{
    const struct fixture *x = a, *y = b;

    return (x->table > y->table) - (x->table < y->table);
}

static bool order_tables(struct cr_reader *r, const struct element *root)
{
    for (int k = 0; k < r->section->nround; k++) {
        struct pairing_list *list = &r->section->round[k];
        if (list->nfixture > 1)
            qsort(list->fixture, (size_t)list->nfixture, sizeof *list->fixture, by_table);
        for (int i = 0; i < list->nfixture; i++)
            if (list->fixture[i].table == 0 || (i > 0 && list->fixture[i].table == list->fixture[i - 1].table))
                return cr_wrong(r, root, say_takeover_match_lacks_number(k + 1));
    }
    return true;
}

/* --- boards ----------------------------------------------------------------------------------- */

static struct fixture *match_of_table(struct pairing_list *list, int table)
{
    struct fixture key = { .table = table };

    return list->nfixture > 0 ? bsearch(&key, list->fixture, (size_t)list->nfixture, sizeof key, by_table) : NULL;
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
enum manner { PLAYED, FORFEIT, UNRATED, ADJOURNED };

static enum manner manner_of(struct cr_reader *r, const struct element *x)
{
    static const struct {
        const char *written;
        enum manner is;
    } all[] = {
        { "", PLAYED }, { "-", PLAYED }, { "D", PLAYED }, { "K", FORFEIT }, { "U", UNRATED }, { "H", ADJOURNED }
    };
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
    if (manner == FORFEIT)
        *out = forfeited(*out);
    if (manner == ADJOURNED)
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

    if (is_of_no_round(r, x, &round) || is_unpaired(r, x))
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
    f->board[board] =
        (struct board){ .place = { black_first ? black.place : white.place, black_first ? white.place : black.place },
                        .result = black_first ? turned(result) : result,
                        .swapped = black_first != (board % 2 == 1) };
    return true;
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

/* Whoever is in no pairing of a round was not there. */
static void leave_unpaired(struct cr_reader *r)
{
    const struct section *s = r->section;

    for (int round = 1; round <= s->nround; round++) {
        int n = 0, first = NOBODY;
        for (int i = 0; i < s->nsquad; i++)
            if (!*paired(r, round, i)) {
                leave_out(r, round, i);
                first = n++ == 0 ? i : first;
            }
        if (n > 0)
            cr_warn(r, 0, say_takeover_in_no_pairing(s->squad[first].name, n - 1, round));
    }
}

bool cr_read_rounds(struct cr_reader *r, const struct element *root)
{
    struct section *s = r->section;
    bool players = cr_is_of_players(r);

    s->round = arena_new(r->arena, struct pairing_list, s->nround);
    for (int k = 0; k < s->nround; k++)
        s->round[k] = (struct pairing_list){ .bye = NOBODY, .state = ROUND_PUBLISHED };
    if (!cr_each(r, root, players ? "playerpairings" : "teampairings", players ? "playerpairing" : "teampairing",
                 players ? read_game : read_match) ||
        !order_tables(r, root))
        return false;
    int later = r->later;
    if (!cr_each(r, root, "playerpairings", "playerpairing", read_board))
        return false;
    r->later = later;
    compare_scores(r);
    leave_unpaired(r);
    for (int k = 0; k < s->nround; k++)
        for (int i = 0; i < s->round[k].nfixture; i++)
            turn_match(r, &s->round[k].fixture[i]);
    return true;
}

/* --- points without a match ------------------------------------------------------------------- */

static void adjust(struct cr_reader *r, const struct cr_given *g, int mp, int gp)
{
    struct section *s = r->section;

    if (mp == 0 && gp == 0)
        return;
    arena_room(r->arena, s->adjustment, s->nadjustment, r->adjustment_room);
    s->adjustment[s->nadjustment++] = (struct adjustment){
        .team = g->team, .mp = mp, .gp = gp, .from = g->round + 1, .reason = STR("points of the file")
    };
}

/* A file has game points: more than half of them are a match won, half of them is one drawn. */
static int match_points(const struct cr_reader *r, const struct scoring *is, int gp)
{
    int boards = r->section->boards;

    if (r->section->unit == UNIT_PLAYER)
        return gp;
    return gp < boards ? 0 : is->match[gp > boards ? FOR_WIN : FOR_DRAW];
}

void cr_give_points(struct cr_reader *r)
{
    const struct section *s = r->section;
    const struct system *system = r->system.n > 0 ? system_find(r->system) : section_system(s);
    const bool no_bye = r->system.n > 0 && system && system->bye == BYE_NOTHING; /* of a Swiss read as a round robin */
    const struct scoring is = section_scoring(s);
    const struct tournament t = { .bye = system ? system->bye : BYE_OLYMPIAD, .boards = s->boards, .scoring = &is };
    int before = s->nadjustment;

    for (int i = 0; i < r->ngiven; i++) {
        const struct cr_given *g = &r->given[i];
        int mp = g->bye ? tournament_bye_mp(&t) : 0, gp = g->bye ? tournament_bye_gp(&t) : 0;
        if (g->gp != CR_UNSAID && !(g->bye && no_bye))
            adjust(r, g, match_points(r, &is, g->gp) - mp, g->gp - gp);
    }
    if (s->nadjustment > before)
        cr_warn(r, 0, say_takeover_bye_points(s->nadjustment - before));
}
