/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/rating/changes.h"

#include "engine/base/arena.h"
#include "teams/correction.h"
#include "teams/match.h"
#include "engine/ranking/performance.h"
#include "teams/rating/rate_of_play.h"
#include "teams/score.h"

static const char *const unrated[] = {
#define X(id, text) [id] = text,
    UNRATED_GAMES(X)
#undef X
};

const char *unrated_game_text(enum unrated_game g)
{
    return unrated[g];
}

struct rating_view rating_view(const struct event *e, const struct section *s, struct arena *a)
{
    struct pace pace = { .n = 0 };
    enum rating_kind kind;

    pace_read(s->time_control, &pace);
    pace_kind(&pace, &kind);
    return (struct rating_view){ correction_for_rating(s, a), rating_terms_of(e->start, kind) };
}

/* An unrated player's game against a rated one counts towards the first rating. */
static enum unrated_game is_unrated(const struct rating_view *v, int own, const struct rating_game *g)
{
    enum result r = g->match->board[g->board - 1].result;

    if (r == RESULT_OPEN || r == RESULT_NONE)
        return GAME_OPEN;
    if (!(score_present(r, 0) && score_present(r, 1)) || g->match->absent[0] || g->match->absent[1])
        return GAME_FORFEIT; /* RULE_UNPLAYED_UNRATED */
    if (!g->opponent)
        return GAME_UNKNOWN;
    if (g->opponent->rating == 0)
        return GAME_UNRATED;
    return own == 0 || rating_is_rated(&v->terms, own, g->opponent->rating) ? GAME_RATED : GAME_GAP;
}

static void weigh(const struct rating_view *v, int own, struct rating_game *g)
{
    enum result r = g->match->board[g->board - 1].result;

    const struct fixture *f = g->match;
    int board = g->board - 1;
    int side = 1 - g->side;
    const struct squad *q = &v->section.squad[f->side[side]];
    int place = f->board[board].place[side];
    g->opponent = place >= 1 && place <= q->nplayer ? &q->player[place - 1] : NULL;
    g->unrated = is_unrated(v, own, g);
    g->half = score_half(r, g->side);
    if (g->unrated || own == 0)
        return;
    g->difference = rating_difference(&v->terms, own, g->opponent->rating);
    g->expected = expectation(g->difference);
}

static bool sits(const struct rating_view *v, int round, int squad, int player, struct rating_game *g)
{
    const struct fixture *f = match_of(&v->section.round[round - 1], squad);

    if (!f)
        return false;
    for (int b = 0, side = match_side(f, squad); b < v->section.boards; b++)
        if (f->board[b].place[side] == player + 1) {
            *g = (struct rating_game){ .round = round, .board = b + 1, .side = side, .match = f };
            return true;
        }
    return false;
}

static bool is_published(const struct section *s, int round)
{
    return round <= s->nround && s->round[round - 1].state >= ROUND_PUBLISHED;
}

const struct rating_game *rating_games(const struct rating_view *v, int round, int squad, int player, struct arena *a,
                                       int *n)
{
    struct rating_game *list = arena_new(a, struct rating_game, round);
    int own = v->section.squad[squad].player[player].rating;

    *n = 0;
    for (int r = 1; r <= round && is_published(&v->section, r); r++)
        if (sits(v, r, squad, player, &list[*n]))
            weigh(v, own, &list[(*n)++]);
    return list;
}

/* RULE_RATING_CHANGE: K times score less expectation, of all games together. */
static void conclude(const struct rating_view *v, const struct player *p, struct rating_change *c)
{
    const struct rating_past past = { .rating = p->rating, .listed = p->k, .born = p->born };

    if (p->rating == 0) {
        c->rating = rating_initial(c->games, c->half, c->sum);
        return;
    }
    c->k = rating_k_of_games(rating_k(&v->terms, &past, &c->why), c->games);
    c->change = c->k * (c->half * RATING_CERTAIN / 2 - c->expected);
    c->rating = p->rating + rating_whole(c->change);
}

struct rating_change rating_change(const struct rating_view *v, int round, int squad, int player, struct arena *a)
{
    struct rating_change c = { 0 };
    int n;
    const struct rating_game *g = rating_games(v, round, squad, player, a, &n);

    for (int i = 0; i < n; i++)
        if (!g[i].unrated) {
            c.games++;
            c.half += g[i].half;
            c.sum += g[i].opponent->rating;
            c.expected += g[i].expected;
        }
    conclude(v, &v->section.squad[squad].player[player], &c);
    return c;
}
