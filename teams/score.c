/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/score.h"

#include "engine/base/arena.h"
#include "engine/berger/table.h"
#include "engine/system/system.h"
#include "teams/correction.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/scoring.h"
#include "teams/second.h"
#include "teams/signature.h"
#include "teams/title.h"

enum { RATED_BOARDS = 4 }; /* RULE_NUMBER */

/* Half points of both sides and whether each was there. A board without result has neither. */
struct outcome {
    int half[2];
    bool present[2];
};

static const struct outcome outcomes[] = {
#define X(id, text, first, other)                                               \
    [id] = { { first, other },                                                  \
             { id != RESULT_NONE && id != RESULT_MISSED && id != RESULT_NOBODY, \
               id != RESULT_NONE && id != RESULT_FORFEIT && id != RESULT_NOBODY } },
    RESULTS(X)
#undef X
};

int score_half(enum result r, int side)
{
    return outcomes[r].half[side];
}

bool score_present(enum result r, int side)
{
    return outcomes[r].present[side];
}

static int count_results(const struct section *s, const struct fixture *f, enum result wanted)
{
    int n = 0;

    for (int b = 0; b < s->boards; b++)
        n += f->board[b].result == wanted;
    return n;
}

static bool is_marked(const struct fixture *f)
{
    return f->absent[0] || f->absent[1];
}

bool score_complete(const struct section *s, const struct fixture *f)
{
    return is_marked(f) || count_results(s, f, RESULT_NONE) == 0;
}

int score_open(const struct section *s, const struct fixture *f)
{
    return is_marked(f) ? 0 : count_results(s, f, RESULT_OPEN);
}

int score_unfinished(const struct section *s, const struct pairing_list *r)
{
    int n = 0;

    for (int i = 0; i < r->nfixture; i++)
        n += score_open(s, &r->fixture[i]);
    return n;
}

static int count_present(const struct section *s, const struct fixture *f, int side)
{
    int n = 0;

    for (int b = 0; b < s->boards; b++)
        n += outcomes[f->board[b].result].present[side];
    return n;
}

/* Who is there alone wins, and who is not there has nothing. */
static int points_of(const struct scoring *is, enum result r, int side)
{
    bool played = outcomes[r].present[0] && outcomes[r].present[1];
    int half = outcomes[r].half[side];

    return played || half > 0 ? is->game[half] : 0;
}

int score_points(const struct section *s, enum result r, int side)
{
    struct scoring is = section_scoring(s);

    return points_of(&is, r, side);
}

int score_most(const struct section *s)
{
    return section_scoring(s).game[FOR_WIN] * s->boards;
}

int score_least(const struct section *s)
{
    if (s->players_needed > 0)
        return s->players_needed < s->boards ? s->players_needed : s->boards;
    return system_find(s->system) ? 1 : score_least_at_first(s);
}

bool score_least_fits(const struct section *s)
{
    return s->players_needed <= s->boards;
}

int score_least_at_first(const struct section *s)
{
    return s->boards > 1 ? s->boards - 1 : 1;
}

bool score_goes_on_as_at_first(const struct section *s)
{
    bool other = system_find(s->system) && s->boards > 2 && s->players_needed == score_least_at_first(s);

    for (int r = 0; other && r < s->nround; r++)
        if (s->round[r].published.n > 0 && s->round[r].record == 0)
            return true;
    return false;
}

int score_needed(const struct section *s, int squad, int round)
{
    const struct fixture *f = round > 0 && round <= s->nround ? match_of(&s->round[round - 1], squad) : NULL;

    return s->squad[squad].let_play.n > 0 || (f && f->decided == DECIDED_PLAYED) ? 1 : score_least(s);
}

/* RULE_PRESENT_THREE under D.02 */
bool score_came(const struct section *s, const struct fixture *f, int side)
{
    if (f->decided == DECIDED_PLAYED)
        return true;
    return is_marked(f) ? !f->absent[side] : count_present(s, f, side) >= score_least(s);
}

/* RULE_WALKOVER */
static void score_walkover(const struct section *s, const struct scoring *is, const struct fixture *f, int side,
                           struct match *m)
{
    m->mp[side] = is->match[FOR_WIN];
    m->gp[side] = is->game[FOR_WIN] * (is_marked(f) ? f->present : count_present(s, f, side));
}

/* Who loses without a game has nothing. */
static int match_points(const struct scoring *is, bool game, int own, int other)
{
    if (own == other)
        return is->match[FOR_DRAW];
    return own > other ? is->match[FOR_WIN] : game * is->match[FOR_LOSS];
}

/* A board at which both sides had a player. */
static bool has_game(const struct section *s, const struct fixture *f)
{
    for (int b = 0; b < s->boards; b++)
        if (score_present(f->board[b].result, 0) && score_present(f->board[b].result, 1))
            return true;
    return false;
}

/* RULE_SCORING; a player's points are those of the game. */
static void score_boards_stand(const struct section *s, const struct scoring *is, const struct fixture *f,
                               struct match *m)
{
    bool game = has_game(s, f);

    m->played = f->decided == DECIDED_PLAYED || (f->decided == DECIDED_NOT && game);
    for (int side = 0; side < 2; side++) {
        int half = 0;

        for (int b = 0; b < s->boards; b++)
            half += points_of(is, f->board[b].result, side);
        m->gp[side] = half;
    }
    for (int side = 0; side < 2; side++)
        m->mp[side] = s->unit == UNIT_PLAYER ? m->gp[side] : match_points(is, game, m->gp[side], m->gp[1 - side]);
}

struct match score_match(const struct section *s, const struct fixture *f)
{
    struct match m = { .team = { f->side[0], f->side[1] }, .pending = !score_complete(s, f) };
    bool there[2] = { score_came(s, f, 0), score_came(s, f, 1) };

    if (m.pending)
        return m;
    m.game = !is_marked(f) && has_game(s, f);
    struct scoring is = section_scoring(s);
    if (there[0] && there[1])
        score_boards_stand(s, &is, f, &m);
    else if (there[0] || there[1])
        score_walkover(s, &is, f, there[0] ? 0 : 1, &m);
    return m;
}

static int count_played(const struct section *s, int squad)
{
    int n = 0;

    for (int r = 0; r < s->nround; r++)
        for (int i = 0; i < s->round[r].nfixture; i++) {
            const struct fixture *f = &s->round[r].fixture[i];
            if (f->side[0] == squad || f->side[1] == squad)
                n += score_match(s, f).played;
        }
    return n;
}

bool score_unranked(const struct section *s, int squad)
{
    struct berger table;

    return score_table(s, &table) && score_left(s, squad, ROUNDS_MAX) && !berger_stays(&table, count_played(s, squad));
}

/* An unrated player stands behind all others, whatever the floor. */
static int rating_of_player(const struct squad *q, int *title)
{
    const struct player *p = &q->player[score_player(q) - 1];

    *title = title_rank(p->title);
    return p->rating;
}

int score_player(const struct squad *q)
{
    int i = 0;

    while (i + 1 < q->nplayer && q->player[i].replaced)
        i++;
    return i + 1;
}

int score_rated(const struct section *s)
{
    return system_find(s->system) && s->boards < RATED_BOARDS ? s->boards : RATED_BOARDS;
}

/* RULE_RATING, RULE_RATING_FLOOR */
int score_rating(const struct section *s, const struct squad *q, int *fifth)
{
    if (s->unit == UNIT_PLAYER && q->nplayer > 0)
        return rating_of_player(q, fifth);
    int best[RATED_BOARDS + 1] = { 0 }, sum = 0, rated = score_rated(s);

    for (int i = 0; i < q->nplayer; i++) {
        const struct player *p = &q->player[i];
        int rating = p->rating > 0 ? p->rating : s->floor;

        if (p->replaced)
            continue;
        for (int k = 0; k <= rated; k++)
            if (rating > best[k]) {
                int lower = best[k];
                best[k] = rating;
                rating = lower;
            }
    }
    for (int k = 0; k < rated; k++)
        sum += best[k];
    *fifth = best[rated];
    return sum;
}

bool score_absent(const struct absence *b, int squad, int round)
{
    return b->squad == squad && b->from <= round && (b->withdrawn || b->expelled || b->to == 0 || round <= b->to);
}

bool score_takes_part(const struct section *s, int squad, int round)
{
    for (int i = 0; i < s->nabsence; i++)
        if (score_absent(&s->absence[i], squad, round))
            return false;
    return true;
}

/* --- the section as the rules see it ----------------------------------------------------------- */

static struct team *load_teams(const struct section *s, struct arena *a)
{
    struct team *team = arena_new(a, struct team, s->nsquad);
    int fifth;

    for (int i = 0; i < s->nsquad; i++) {
        team[i].number = s->squad[i].number;
        team[i].rating = score_rating(s, &s->squad[i], &fifth);
    }
    return team;
}

/* Colours that were the other way round on board 1 count as they were played. */
static struct match as_played(const struct fixture *f, struct match m)
{
    if (!f->board[0].swapped)
        return m;
    return (struct match){ .team = { m.team[1], m.team[0] },
                           .mp = { m.mp[1], m.mp[0] },
                           .gp = { m.gp[1], m.gp[0] },
                           .game = m.game,
                           .played = m.played,
                           .pending = m.pending };
}

struct match score_counted(const struct section *s, int round, const struct fixture *f, int next, struct arena *a)
{
    const struct fixture *known = correction_undone(s, round, f, next, a);

    return as_played(known, score_match(s, known));
}

void score_boards(const struct section *s, const struct fixture *f, int side, struct board_points *out)
{
    bool alone = !score_came(s, f, 1 - side);
    struct scoring is = section_scoring(s);

    if (!score_complete(s, f) || !score_came(s, f, side))
        return;
    for (int b = 0; b < s->boards; b++) {
        bool present = is_marked(f) ? b < f->present : outcomes[f->board[b].result].present[side];
        out->half[b] = (unsigned char)(alone ? is.game[FOR_WIN] * present : points_of(&is, f->board[b].result, side));
    }
}

/* RULE_BERGER_WITHDRAWN: without points. */
static struct match annulled(struct match m)
{
    return (struct match){ .team = { m.team[0], m.team[1] }, .played = m.played, .pending = m.pending };
}

/* `board` is by squad. */
static struct round load_round(const struct section *s, int round, int next, const bool *unranked,
                               struct board_points *board, struct arena *a)
{
    const struct pairing_list *p = &s->round[round - 1];
    struct match *match = arena_new(a, struct match, p->nfixture);

    for (int i = 0; i < p->nfixture; i++) {
        const struct fixture *known = correction_undone(s, round, &p->fixture[i], next, a);
        bool counts = !unranked[known->side[0]] && !unranked[known->side[1]];
        match[i] = as_played(known, score_match(s, known));
        match[i] = counts ? match[i] : annulled(match[i]);
        for (int side = 0; counts && side < 2; side++)
            score_boards(s, known, side, &board[known->side[side]]);
    }
    return (struct round){ match, p->nfixture, p->bye };
}

struct round_tally score_tally(const struct section *s, const struct pairing_list *r)
{
    struct round_tally n = { .matches = r->nfixture, .unfinished = score_unfinished(s, r) };

    for (int i = 0; i < r->nfixture; i++)
        n.ended += score_complete(s, &r->fixture[i]);
    n.apart = second_open(s, r, &n.first_apart);
    return n;
}

static bool is_published(const struct pairing_list *p)
{
    return p->state == ROUND_PUBLISHED || p->state == ROUND_COMPLETE;
}

bool score_is_in(const struct section *s, const struct pairing_list *r)
{
    const struct round_tally n = score_tally(s, r);

    return is_published(r) && n.ended == n.matches;
}

static int count_rounds(const struct section *s, int rounds)
{
    int n = 0;

    while (n < rounds && n < s->nround && is_published(&s->round[n]))
        n++;
    return n;
}

static int host_team(const struct event *e, const struct section *s)
{
    int host = NOBODY;

    for (int i = 0; i < s->nsquad; i++)
        if (str_eq(s->squad[i].federation, e->federation) &&
            (host == NOBODY || s->squad[i].number < s->squad[host].number))
            host = i;
    return host;
}

void score_tournament(const struct event *e, const struct section *s, int rounds, struct arena *a,
                      struct tournament *out)
{
    const struct system *system = system_find(s->system);
    int nround = count_rounds(s, rounds);
    struct round *round = arena_new(a, struct round, nround);
    struct board_points *board = arena_new(a, struct board_points, nround * s->nsquad);
    bool *unranked = arena_new(a, bool, s->nsquad);
    struct scoring *scoring = section_scores_otherwise(s) ? arena_new(a, struct scoring, 1) : NULL;

    if (scoring)
        *scoring = section_scoring(s);
    for (int i = 0; i < s->nsquad; i++)
        unranked[i] = score_unranked(s, i);
    for (int r = 0; r < nround; r++)
        round[r] = load_round(s, r + 1, rounds + 1, unranked, &board[r * s->nsquad], a);
    *out = (struct tournament){
        .edition =
            system ? EDITION_2012 : s->edition, /* another system has none: where one is asked for, the plain one */
        .tiebreak = s->tiebreak,
        .ranking = s->ranking,
        .lot = s->lot,
        .rounds = s->rounds,
        .boards = s->boards,
        .players = s->unit == UNIT_PLAYER,
        .rated = score_rated(s),
        .round_robin = score_table_rounds(s) > 0,
        .by_gp = s->score == SCORE_GP,
        .bye = system ? system->bye : BYE_OLYMPIAD,
        .scoring = scoring,
        .host = s->host_first ? host_team(e, s) : NOBODY,
        .team = load_teams(s, a),
        .nteam = s->nsquad,
        .unranked = unranked,
        .round = round,
        .nround = nround,
        .board = board,
        .barred = s->barred,
        .nbarred = s->nbarred,
        .adjustment = s->adjustment,
        .nadjustment = s->nadjustment,
    };
}

struct field score_field(const struct section *s, const struct tournament *t, int round, struct arena *a)
{
    struct card *card = card_load(t, round, a);

    for (int i = 0; i < t->nteam; i++) {
        card[i].paired = score_takes_part(s, i, round);
        card[i].late = round > 1 && s->squad[i].late; /* RULE_BYE_LATE */
    }
    return (struct field){ .edition = t->edition,
                           .lot = t->lot,
                           .round = round,
                           .rounds = section_rounds_then(s, round),
                           .host = t->host,
                           .card = card,
                           .n = t->nteam,
                           .barred = t->barred,
                           .nbarred = t->nbarred };
}

/* A round that another one was published after is as it is: who asks for two entries from here on asks it of what comes. */
static bool is_last(const struct section *s, const struct pairing_list *r)
{
    for (int i = 0; i < s->nround; i++)
        if (moment_is_after(s->round[i].published, r->published))
            return false;
    return true;
}

static enum round_state state_of(const struct section *s, const struct pairing_list *r)
{
    if (r->published.n == 0)
        return ROUND_DRAFT;
    struct round_tally n = score_tally(s, r);
    return n.ended < n.matches || (n.apart > 0 && is_last(s, r)) ? ROUND_PUBLISHED : ROUND_COMPLETE;
}

void score_settle(struct event *ev)
{
    for (int i = 0; i < ev->nsection; i++) {
        struct section *s = &ev->section[i];
        s->frozen = false;
        s->disputed = 0;
        for (int r = 0; r < s->nround; r++) {
            s->round[r].state = state_of(s, &s->round[r]);
            s->frozen = s->frozen || s->round[r].state != ROUND_DRAFT;
            s->disputed += signature_count(s, &s->round[r]).disputed;
        }
    }
}
