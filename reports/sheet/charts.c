/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/charts.h"

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/seat.h"
#include "teams/ending.h"
#include "teams/federation.h"
#include "teams/match.h"
#include "teams/prize/prize.h"
#include "teams/score.h"

struct str charts_code(const struct section *s, int squad, struct arena *a)
{
    struct str federation = s->squad[squad].federation;
    int nth = 1, all = 0;

    if (federation.n == 0)
        return s->squad[squad].name;
    for (int i = 0; i < s->nsquad; i++)
        if (str_eq(s->squad[i].federation, federation)) {
            nth += i < squad;
            all++;
        }
    return all == 1 ? federation : str_fmt(a, "%.*s%d", STR_ARG(federation), nth);
}

/* --- ranks ---------------------------------------------------------------------------------------- */

static const int *ranks_of(const struct standing *const *after, int rounds, int squad, struct arena *a)
{
    int *rank = arena_new(a, int, rounds);

    for (int r = 0; r < rounds; r++)
        rank[r] = after[r][squad].rank;
    return rank;
}

static struct chart_ranks ranked(const struct section *s, const struct standing *const *after, int rounds, int squad,
                                 struct arena *a)
{
    return (struct chart_ranks){ ranks_of(after, rounds, squad, a), rounds, s->rounds > rounds ? s->rounds : rounds,
                                 s->nsquad };
}

/* --- a team --------------------------------------------------------------------------------------- */

static enum outcome outcome_of(int own, int other)
{
    if (own == other)
        return OUTCOME_DRAWN;
    return own > other ? OUTCOME_WON : OUTCOME_LOST;
}

static struct chart_match match_in(const struct report_input *in, int round, struct arena *a)
{
    const struct section *s = in->section;
    const struct fixture *f = match_of(&s->round[round - 1], in->team);

    if (!f)
        return (struct chart_match){ .code = s->round[round - 1].bye == in->team ? STR("bye") : STR("–") };
    const struct match m = score_counted(s, round, f, in->round + 1, a);
    const int side = m.team[0] != in->team, other = m.team[1 - side];
    return (struct chart_match){ m.pending ? OUTCOME_NONE : outcome_of(m.mp[side], m.mp[1 - side]),
                                 charts_code(s, other, a), s->squad[other].federation };
}

void charts_add_team(struct sheet *sheet, const struct report_input *in, const struct standing *const *after,
                     struct arena *a)
{
    if (in->round < 1)
        return;
    const struct chart_ranks r = ranked(in->section, after, in->round, in->team, a);
    struct chart_match *match = arena_new(a, struct chart_match, in->round);
    for (int round = 1; round <= in->round; round++)
        match[round - 1] = match_in(in, round, a);
    for (int narrow = 0; narrow < 2; narrow++) {
        struct chart c = chart_team(&r, match, narrow, a);
        /* "Norway: rank 5 of 176 after round 11, at best 5, at worst 82" */
        const struct wording *w = &sheet->heading.wording;
        int best = r.rank[0], worst = r.rank[0];

        for (int i = 0; i < r.rounds; i++) {
            best = r.rank[i] < best ? r.rank[i] : best;
            worst = r.rank[i] > worst ? r.rank[i] : worst;
        }
        const struct message m =
            say_chart_of_team(in->section->squad[in->team].name, r.rank[r.rounds - 1], r.teams, r.rounds, best, worst);
        c.title = message_text(&m, w, a);
        sheet_chart(sheet, c, a);
    }
}

/* --- several teams -------------------------------------------------------------------------------- */

void charts_add_bump(struct sheet *sheet, const struct report_input *in, const struct standing *const *team, int n,
                     const struct standing *const *after, struct arena *a)
{
    enum { NARROW_MOST = 5 };
    struct chart_bump *all = arena_new(a, struct chart_bump, n);

    if (in->round < 2 || n == 0)
        return;
    for (int i = 0; i < n; i++) {
        const struct standing *line = team[i];
        const struct squad *q = &in->section->squad[line->team];
        all[i] = (struct chart_bump){ .name = q->name,
                                      .code = charts_code(in->section, line->team, a),
                                      .federation = q->federation,
                                      .points = cell_typeset(figures_mp(in->section, line->mp), a),
                                      .rank = line->rank,
                                      .after = ranks_of(after, in->round, line->team, a) };
    }
    const struct message title = say_chart_of_ranks(in->round, all[0].name, all[0].rank);
    const int medals = team[0]->rank == 1 ? PRIZE_MEDALS : 0;
    for (int narrow = 0; narrow < 2; narrow++) {
        struct chart c = chart_bump(all, narrow && n > NARROW_MOST ? NARROW_MOST : n, in->round, medals, narrow, a);
        c.title = message_text(&title, &sheet->heading.wording, a);
        sheet_chart(sheet, c, a);
    }
}

/* --- a player ------------------------------------------------------------------------------------- */

static enum outcome game_outcome(const struct seat *seat, struct arena *a)
{
    const struct str sign = cell_plain(seat_result(seat, a), a);

    if (str_eq(sign, STR("1")))
        return OUTCOME_WON;
    if (str_eq(sign, STR("0")))
        return OUTCOME_LOST;
    return str_eq(sign, STR("0.5")) ? OUTCOME_DRAWN : OUTCOME_NONE;
}

/* Games that were played: a forfeit is none. */
static int games_of(const struct report_input *in, struct chart_game *game, struct arena *a)
{
    const struct section *s = in->section;
    struct seat seat;
    int n = 0;

    for (int r = 1; r <= in->round; r++) {
        if (!seat_find(s, r, in->team, in->player + 1, in->round, a, &seat) || seat_is_forfeit(&seat) ||
            game_outcome(&seat, a) == OUTCOME_NONE)
            continue;
        const int other = seat.match->side[1 - seat.side], place = seat.match->board[seat.board].place[1 - seat.side];
        const bool known = place >= 1 && place <= s->squad[other].nplayer;
        game[n++] = (struct chart_game){ r, known ? s->squad[other].player[place - 1].rating : 0,
                                         game_outcome(&seat, a), charts_code(s, other, a) };
    }
    return n;
}

void charts_add_player(struct sheet *sheet, const struct report_input *in, const struct performance *games,
                       struct arena *a)
{
    const struct player *p = &in->section->squad[in->team].player[in->player];
    struct chart_game *game = arena_new(a, struct chart_game, in->round);
    const int n = games_of(in, game, a);

    if (n == 0 || games->games == 0)
        return;
    struct chart c = chart_player(game, n, in->section->rounds > in->round ? in->section->rounds : in->round, p->rating,
                                  performance_rating(games), &sheet->heading.wording, a);
    const struct message title =
        say_chart_of_player(p->name, cell_typeset(cell_half(games->half), a), games->games, performance_rating(games));
    c.title = message_text(&title, &sheet->heading.wording, a);
    sheet_chart(sheet, c, a);
}

/* --- still to play for ---------------------------------------------------------------------------- */

enum { OWN_RESULTS = 3 };

/* What is asked: where a team ends that has `mp`, its own match `open` set to one of its results. */
struct asked {
    const struct outlook *o;
    const int *mp; /* by team, without what is open */
    int team, end; /* match points of the team in the end */
};

static bool plays(const struct open_match *m, int team)
{
    return m->ending[0].team[0] == team || m->ending[0].team[1] == team;
}

/* How many of the two, `team` aside, may pass it: the least and the most over all endings that give it its points. */
static void count_match(const struct asked *q, const struct open_match *m, int *least, int *most)
{
    int low = 2, high = 0;

    for (int i = 0; i < m->nending; i++) {
        const struct match *e = &m->ending[i];
        int above = 0, level = 0;
        if (plays(m, q->team) && q->mp[q->team] + e->mp[e->team[0] != q->team] != q->end)
            continue;
        for (int side = 0; side < 2; side++) {
            const int mp = q->mp[e->team[side]] + e->mp[side];
            above += e->team[side] != q->team && mp > q->end;
            level += e->team[side] != q->team && mp >= q->end;
        }
        low = above < low ? above : low;
        high = level > high ? level : high;
    }
    *least += low;
    *most += high;
}

static void count_places(const struct asked *q, int *best, int *worst)
{
    const int nteam = q->o->t->nteam;
    bool *open = NULL;
    struct arena own = { 0 };

    open = arena_new(&own, bool, nteam);
    *best = *worst = 1;
    for (int i = 0; i < q->o->nopen; i++) {
        open[q->o->open[i].ending[0].team[0]] = open[q->o->open[i].ending[0].team[1]] = true;
        count_match(q, &q->o->open[i], best, worst);
    }
    for (int i = 0; i < nteam; i++)
        if (!open[i] && i != q->team) {
            *best += q->mp[i] > q->end;
            *worst += q->mp[i] >= q->end;
        }
    arena_free(&own);
}

static const struct open_match *match_open(const struct outlook *o, int team)
{
    for (int i = 0; i < o->nopen; i++)
        if (plays(&o->open[i], team))
            return &o->open[i];
    return NULL;
}

/* The best of all endings for it, one in the middle, the worst. */
static int points_of(const struct open_match *m, int team, int way)
{
    const int places[] = { 0, m->nending / 2, m->nending - 1 }, i = places[way];
    const bool first = m->ending[0].team[0] == team;
    const struct match *e = &m->ending[first ? i : m->nending - 1 - i];

    return e->mp[!first];
}

/* The best place of the team by match points alone, if it wins its match or has none. */
static int best_place(const struct outlook *o, const int *mp, int team)
{
    const struct open_match *m = match_open(o, team);
    const struct asked q = { o, mp, team, mp[team] + (m ? points_of(m, team, 0) : 0) };
    int best, worst;

    count_places(&q, &best, &worst);
    return best;
}

static struct chart_reach last_reach_of(const struct section *s, const struct outlook *o, const int *mp,
                                        const struct standing *line, const struct wording *w, struct arena *a)
{
    const struct open_match *m = match_open(o, line->team);
    const struct fixture *f = &s->round[m->round - 1].fixture[m->match];
    const int other = m->ending[0].team[m->ending[0].team[0] == line->team];
    struct chart_reach r = { .rank = line->rank,
                             .name = federation_short(s->squad[line->team].federation, s->squad[line->team].name, a),
                             .code = charts_code(s, line->team, a),
                             .federation = s->squad[line->team].federation };

    const struct message below =
        say_reach_of_team(cell_typeset(figures_mp(s, line->mp), a), f->table,
                          federation_short(s->squad[other].federation, s->squad[other].name, a));
    r.below = message_text(&below, w, a);
    for (int way = 0; way < OWN_RESULTS; way++) {
        const struct asked q = { o, mp, line->team, mp[line->team] + points_of(m, line->team, way) };
        count_places(&q, &r.with[way].best, &r.with[way].worst);
    }
    return r;
}

enum { ROOMY = 14, NARROW = 12 }; /* rows of a chart of places */

/* Each team has at most one match to come, and no round is left to be paired. */
static bool is_last(const struct outlook *o)
{
    for (int i = 0; i < o->nopen; i++)
        if (o->open[i].round != o->open[0].round)
            return false;
    return o->nopen > 0 && o->rounds_left == 0;
}

/* Once roomy and once narrow. */
static void add_reaches(struct sheet *sheet, const struct chart_reach *team, int n, struct message title,
                        struct arena *a)
{
    const struct wording *w = &sheet->heading.wording;

    for (int narrow = 0; narrow < 2; narrow++) {
        struct chart c = chart_open(team, narrow && n > NARROW ? NARROW : n, narrow, w, a);
        c.title = message_text(&title, w, a);
        sheet_chart(sheet, c, a);
    }
}

/* With each result of the only match to come. */
static void add_last(struct sheet *sheet, const struct section *s, const struct outlook *o, const struct standing *line,
                     struct arena *a)
{
    struct chart_reach team[ROOMY];
    int *mp = arena_new(a, int, s->nsquad), n = 0, gold = 0;

    for (int i = 0; i < o->t->nteam; i++)
        mp[line[i].team] = line[i].mp;
    for (int i = 0; i < o->t->nteam && n < ROOMY; i++)
        if (match_open(o, line[i].team))
            team[n++] = last_reach_of(s, o, mp, &line[i], &sheet->heading.wording, a);
    /* also those that have played, and those for which there is no row */
    for (int i = 0; i < o->t->nteam; i++)
        gold += !line[i].unranked && best_place(o, mp, line[i].team) == 1;
    add_reaches(sheet, team, n, say_chart_of_open(gold), a);
}

/* The match points of a team at the end if it wins, draws or loses all that is still to be played. */
static int points_at_end(const struct outlook *o, const struct standing *line, int way)
{
    static const int results[] = { FOR_WIN, FOR_DRAW, FOR_LOSS };
    int points = line->mp + o->rounds_left * tournament_scoring(o->t)->match[results[way]];

    for (int i = 0; i < o->nopen; i++)
        if (plays(&o->open[i], line->team))
            points += points_of(&o->open[i], line->team, way);
    return points;
}

/* Whoever surely has more is before it, whoever can have as much may be: with which of its own results it goes. */
static struct chart_reach reach_in_rounds(const struct section *s, const struct outlook *o, const struct standing *line,
                                          int nth, const struct wording *w, struct arena *a)
{
    const int squad = line[nth].team;
    const struct message below = say_chart_so_many_mp(cell_typeset(figures_mp(s, line[nth].mp), a));
    struct chart_reach r = { .rank = line[nth].rank,
                             .name = federation_short(s->squad[squad].federation, s->squad[squad].name, a),
                             .code = charts_code(s, squad, a),
                             .federation = s->squad[squad].federation,
                             .below = message_text(&below, w, a) };

    for (int way = 0; way < OWN_RESULTS; way++) {
        const int end = points_at_end(o, &line[nth], way);
        r.with[way].best = r.with[way].worst = 1;
        for (int i = 0; i < o->t->nteam; i++) {
            r.with[way].best += i != nth && points_at_end(o, &line[i], OWN_RESULTS - 1) > end;
            r.with[way].worst += i != nth && points_at_end(o, &line[i], 0) >= end;
        }
    }
    return r;
}

/* Those that can still have a medal. */
static void add_rounds(struct sheet *sheet, const struct section *s, const struct outlook *o,
                       const struct standing *line, struct arena *a)
{
    struct chart_reach team[ROOMY];
    int n = 0, medals = 0;

    for (int i = 0; i < o->t->nteam; i++) {
        const struct chart_reach r = reach_in_rounds(s, o, line, i, &sheet->heading.wording, a);
        medals += r.with[0].best <= PRIZE_MEDALS;
        if (r.with[0].best <= PRIZE_MEDALS && n < ROOMY)
            team[n++] = r;
    }
    if (n > 0)
        add_reaches(sheet, team, n, say_chart_of_reach(medals), a);
}

void charts_add_open(struct sheet *sheet, const struct section *s, const struct outlook *o, const struct standing *line,
                     struct arena *a)
{
    const int to_play = ending_rounds_to_play(s);

    if (is_last(o))
        add_last(sheet, s, o, line, a);
    else if (to_play > 0 && to_play <= CHARTS_LAST_ROUNDS)
        add_rounds(sheet, s, o, line, a);
}
