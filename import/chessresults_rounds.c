/* SPDX-License-Identifier: Apache-2.0 */
/* chessresults_rounds.c - pairings of a file of chess-results, and the points of those who were not paired. */
#include "import/chessresults_part.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/system/system.h"
#include "import/messages.h"
#include "import/said.h"
#include "import/xml.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "teams/scoring.h"
#include "teams/trf.h"

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

static bool pair(struct cr_reader *r, const struct element *x, int round, int team)
{
    if (*paired(r, round, team))
        return cr_wrong(r, x, say_takeover_team_twice_in_round(r->section->squad[team].name, round));
    *paired(r, round, team) = true;
    return true;
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
    int number = cr_number(r, x, by->other, CR_OUT, CR_BYE), gp = cr_points(r, x, by->points, 2 * SCORING_MOST);
    bool bye = cr_is_ok(r) && is_bye(r, x, number, round);

    if (bye)
        r->section->round[round - 1].bye = team;
    else
        leave_out(r, round, team);
    arena_room(r->arena, r->given, r->ngiven, r->given_room);
    r->given[r->ngiven++] = (struct cr_given){ .round = round, .team = team, .gp = gp, .bye = bye };
    return cr_is_ok(r);
}

/* Of a game it is its result, which is read with the boards. */
static bool note_score(struct cr_reader *r, const struct element *x, const struct sides *by, int round, int table)
{
    if (!by->other_points)
        return true;
    int most = 2 * SCORING_MOST * r->section->boards, first = cr_points(r, x, by->points, most),
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

    if (cr_is_of_no_round(r, x, &round))
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

static bool order_tables(struct cr_reader *r, const struct element *root)
{
    for (int k = 0; k < r->section->nround; k++) {
        struct pairing_list *list = &r->section->round[k];
        if (list->nfixture > 1)
            qsort(list->fixture, (size_t)list->nfixture, sizeof *list->fixture, cr_by_table);
        for (int i = 0; i < list->nfixture; i++)
            if (list->fixture[i].table == 0 || (i > 0 && list->fixture[i].table == list->fixture[i - 1].table))
                return cr_wrong(r, root, say_takeover_match_lacks_number(k + 1));
    }
    return true;
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
    return cr_read_boards(r, root);
}

/* --- points without a match ------------------------------------------------------------------- */

static void adjust(struct cr_reader *r, const struct cr_given *g, int mp, int gp)
{
    struct section *s = r->section;

    if (mp == 0 && gp == 0)
        return;
    arena_room(r->arena, s->adjustment, s->nadjustment, r->adjustment_room);
    s->adjustment[s->nadjustment++] = (struct adjustment){
        .team = g->team, .mp = mp, .gp = gp, .from = g->round + 1, .reason = points_source(POINTS_OF_TOTALS)
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

/* What it is more than the bye of the system, whose points of both kinds go with each other: those of the Olympiad are a match point and as
   many game points as two boards won. */
static void compare_with_system(const struct cr_reader *r, const struct tournament *t, struct cr_given *g)
{
    int mp = g->bye ? tournament_bye_mp(t) : 0, gp = g->bye ? tournament_bye_gp(t) : 0;

    if (g->gp == CR_UNSAID)
        return;
    g->more_mp = match_points(r, t->scoring, g->gp) - mp;
    g->more_gp = g->gp - gp;
}

/* The game points of the bye are those of the system, and its match points may be, too. */
static bool is_doubtful(const struct cr_given *g)
{
    return g->bye && g->more_gp == 0 && g->more_mp != 0;
}

/* The match points of the team after the round of the ranking, as far as nobody doubts them. */
static int points_without_doubt(const struct cr_reader *r, const struct tournament *t, int team, int rounds)
{
    const struct section *s = r->section;
    int sum = 0;

    for (int k = 0; k < rounds; k++) {
        sum += s->round[k].bye == team ? tournament_bye_mp(t) : 0;
        for (int i = 0; i < s->round[k].nfixture; i++)
            for (int side = 0; side < 2; side++)
                if (s->round[k].fixture[i].side[side] == team)
                    sum += score_match(s, &s->round[k].fixture[i]).mp[side];
    }
    for (int i = 0; i < r->ngiven; i++) {
        const struct cr_given *g = &r->given[i];
        sum += g->team == team && g->round <= rounds && !is_doubtful(g) ? g->more_mp : 0;
    }
    return sum;
}

void cr_give_points(struct cr_reader *r)
{
    const struct section *s = r->section;
    const struct system *system = section_system(s);
    const bool no_bye =
        r->said->system.n > 0 && system && system->bye == BYE_NOTHING; /* of a Swiss read as a round robin */
    const struct scoring is = section_scoring(s);
    const struct tournament t = { .bye = system ? system->bye : BYE_OLYMPIAD, .boards = s->boards, .scoring = &is };
    int before = s->nadjustment;

    for (int i = 0; i < r->ngiven; i++)
        if (!(r->given[i].bye && no_bye))
            compare_with_system(r, &t, &r->given[i]);
    struct cr_given *settled = arena_alloc(r->arena, sizeof *settled, (size_t)r->ngiven);
    for (int i = 0; i < r->ngiven; i++) {
        settled[i] = r->given[i];
        if (is_doubtful(&settled[i])) {
            /* The points of the team tell what its byes gave; a file that does not have them means those of the system. */
            struct cr_given *g = &settled[i];
            int rounds = r->ranked > 0 && r->ranked < r->section->nround ? r->ranked : r->section->nround, more = 0;

            for (int k = 0; k < r->ngiven; k++)
                if (r->given[k].team == g->team && r->given[k].round <= rounds && is_doubtful(&r->given[k]))
                    more += r->given[k].more_mp;
            if (r->points[g->team] == CR_UNSAID ||
                r->points[g->team] != points_without_doubt(r, &t, g->team, rounds) + more || more == 0)
                g->more_mp = 0;
        }
    }
    for (int i = 0; i < r->ngiven; i++)
        adjust(r, &settled[i], settled[i].more_mp, settled[i].more_gp);
    if (s->nadjustment > before)
        cr_warn(r, 0, say_takeover_bye_points(s->nadjustment - before));
}
