/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/prize/prize.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/ranking/criterion.h"
#include "teams/correction.h"
#include "teams/names.h"
#include "teams/pairing.h"

static const char *const ways[] = {
#define X(id, name) [id] = name,
    COMBINED_WAYS(X)
#undef X
};

bool combined_find(struct str name, enum combined *out)
{
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        if (str_eq(name, str_of(ways[i]))) {
            *out = (enum combined)i;
            return true;
        }
    return false;
}

/* `games` of `rounds`, rounded up. */
static int share(int games, int round, int rounds)
{
    return rounds > 0 ? (games * round + rounds - 1) / rounds : games;
}

int prize_minimum(const struct section *s, int round, int games)
{
    enum { OLYMPIAD = 11 }; /* RULE_ROUNDS */

    if (games == 0)
        games = s->rounds < OLYMPIAD ? share(PRIZE_GAMES, s->rounds, OLYMPIAD) : PRIZE_GAMES;
    return round < s->rounds ? share(games, round, s->rounds) : games;
}

int prize_place(const struct squad *q, int player)
{
    int place = 1;

    for (int i = 0; i < player; i++)
        place += !q->player[i].replaced;
    return q->player[player].replaced ? 0 : place;
}

/* Results of games that were played. */
static const struct {
    bool played;
    int half[2];
} games_of[RESULT_COUNT] = {
    [RESULT_WIN] = { true, { 2, 0 } },
    [RESULT_LOSS] = { true, { 0, 2 } },
    [RESULT_DRAW] = { true, { 1, 1 } },
    [RESULT_ZERO] = { true, { 0, 0 } },
};

static const struct player *player_at(const struct section *s, const struct fixture *f, int board, int side)
{
    const struct squad *q = &s->squad[f->side[side]];
    int place = f->board[board].place[side];

    return place >= 1 && place <= q->nplayer && place <= SQUAD_MAX ? &q->player[place - 1] : NULL;
}

static int rating_of(const struct section *s, const struct player *p)
{
    return p->rating > 0 ? p->rating : s->floor;
}

/* False: it was played, but who played it is not known. */
static bool add_game(const struct section *s, const struct fixture *f, int b, bool limit, struct performance *all)
{
    const struct player *p[2] = { player_at(s, f, b, 0), player_at(s, f, b, 1) };

    if (!games_of[f->board[b].result].played)
        return true;
    if (!p[0] || !p[1])
        return false;
    for (int side = 0; side < 2; side++) {
        int own = rating_of(s, p[side]), other = rating_of(s, p[1 - side]);
        struct performance *to = &all[f->side[side] * SQUAD_MAX + f->board[b].place[side] - 1];
        performance_add(to, limit ? performance_limited(own, other) : other, games_of[f->board[b].result].half[side]);
    }
    return true;
}

static bool is_published(const struct section *s, int round)
{
    return round <= s->nround && s->round[round - 1].state >= ROUND_PUBLISHED;
}

const struct performance *prize_games(const struct section *s, int round, bool limit, struct arena *a, int *unknown)
{
    struct performance *all = arena_new(a, struct performance, s->nsquad * SQUAD_MAX);

    *unknown = 0;
    for (int r = 1; r <= round && is_published(s, r); r++) {
        const struct pairing_list *p = &s->round[r - 1];
        for (int i = 0; i < p->nfixture; i++) {
            const struct fixture *f = correction_undone(s, r, &p->fixture[i], round + 1, a);
            for (int b = 0; b < s->boards && !f->absent[0] && !f->absent[1]; b++)
                *unknown += !add_game(s, f, b, limit, all);
        }
    }
    return all;
}

/* Below 0: `a` is better. RULE_BOARD_PRIZES, RULE_BOARD_PRIZE_TIES */
static int compare_contenders(const struct contender *a, const struct contender *b)
{
    int by_rating = performance_rating(&b->games) - performance_rating(&a->games);

    return by_rating ? by_rating : b->games.games - a->games.games;
}

/* Below 0: `a` is better. */
static int compare_percentages(const struct contender *a, const struct contender *b)
{
    int share = b->games.half * a->games.games - a->games.half * b->games.games;
    int more = b->games.games - a->games.games;

    if (share)
        return share;
    return more ? more : performance_rating(&b->games) - performance_rating(&a->games);
}

typedef int compare(const struct contender *a, const struct contender *b);

/* Equal ones in the order of their teams. */
static int settle_tie(int better, const struct contender *a, const struct contender *b)
{
    if (better)
        return better;
    return a->squad != b->squad ? a->squad - b->squad : a->player - b->player;
}

static int by_performance(const void *a, const void *b)
{
    return settle_tie(compare_contenders(a, b), a, b);
}

static int by_percentage(const void *a, const void *b)
{
    return settle_tie(compare_percentages(a, b), a, b);
}

static void rank_contenders(struct contender *c, int n, compare *by)
{
    for (int i = 0; i < n; i++) {
        bool equal = i > 0 && by(&c[i - 1], &c[i]) == 0;
        c[i].rank = equal ? c[i - 1].rank : i + 1;
        c[i].shared = equal;
        if (equal)
            c[i - 1].shared = true;
    }
}

const struct contender *prize_board(const struct section *s, const struct performance *games, int place, int minimum,
                                    struct arena *a, int *n)
{
    struct contender *out = arena_new(a, struct contender, s->nsquad);

    *n = 0;
    for (int q = 0; q < s->nsquad; q++)
        for (int i = 0; i < s->squad[q].nplayer && i < SQUAD_MAX; i++) {
            const struct performance *p = &games[q * SQUAD_MAX + i];
            if (prize_place(&s->squad[q], i) == place && p->games > 0 && p->games >= minimum)
                out[(*n)++] = (struct contender){ .squad = q, .player = i, .games = *p };
        }
    qsort(out, (size_t)*n, sizeof *out, by_performance);
    rank_contenders(out, *n, compare_contenders);
    return out;
}

const struct contender *prize_by_percentage(const struct contender *c, int n, struct arena *a)
{
    struct contender *out = arena_new(a, struct contender, n);

    for (int i = 0; i < n; i++)
        out[i] = c[i];
    qsort(out, (size_t)n, sizeof *out, by_percentage);
    rank_contenders(out, n, compare_percentages);
    return out;
}

enum { CATEGORY_ROUND = 2 }; /* RULE_CATEGORIES: before round 3 */

/* Of which teams the categories are made. */
static const bool *categorised(const struct section *s, struct arena *a)
{
    bool *there = arena_new(a, bool, s->nsquad);
    int last = 0;

    while (last < CATEGORY_ROUND && is_published(s, last + 1))
        last++;
    for (int q = 0; q < s->nsquad; q++)
        there[q] = last == 0;
    if (last == 0)
        return there;
    const struct pairing_list *p = &s->round[last - 1];
    for (int i = 0; i < p->nfixture; i++)
        there[p->fixture[i].side[0]] = there[p->fixture[i].side[1]] = true;
    if (p->bye != NOBODY)
        there[p->bye] = true;
    return there;
}

static int ascending(const void *x, const void *y)
{
    const int *a = x, *b = y;

    return (*a > *b) - (*a < *b);
}

struct categories prize_categories(const struct section *s, struct arena *a)
{
    const bool *there = categorised(s, a);
    int *number = arena_new(a, int, s->nsquad);
    struct categories c = { { 0 }, 0 };
    int at = 0;

    for (int q = 0; q < s->nsquad; q++)
        if (there[q] && s->squad[q].number > 0)
            number[c.count++] = s->squad[q].number;
    qsort(number, (size_t)c.count, sizeof *number, ascending);
    for (int k = 0; k < PRIZE_CATEGORIES; k++) {
        int size = (c.count + PRIZE_CATEGORIES - 1 - k) / PRIZE_CATEGORIES;
        if (size > 0)
            c.first[k] = number[at];
        at += size;
    }
    return c;
}

bool prize_has_categories(const struct section *s)
{
    enum { LEAST = 2 };

    return s->unit == UNIT_TEAM && !section_system(s) && s->nsquad >= PRIZE_CATEGORIES * LEAST;
}

int prize_category(const struct categories *c, int number)
{
    int in = number > 0;

    for (int k = 1; k < PRIZE_CATEGORIES; k++)
        if (c->first[k] > 0 && number >= c->first[k])
            in = k + 1;
    return in;
}

struct str prize_category_letter(int which)
{
    static const char letters[PRIZE_CATEGORIES + 1] = "ABCDE";

    return (struct str){ letters + which - 1, 1 };
}

int prize_category_end(const struct categories *c, int which)
{
    int next = 0;

    for (int k = which; k < PRIZE_CATEGORIES && next == 0; k++)
        next = c->first[k];
    return next > 0 ? next - 1 : 0;
}

static bool is_expelled(const struct section *s, int squad)
{
    for (int i = 0; i < s->nabsence; i++)
        if (s->absence[i].squad == squad && s->absence[i].expelled)
            return true;
    return false;
}

/* It has a match or the bye behind it, and is not expelled. */
static bool competes(const struct section *s, const struct standing *line)
{
    return (line->met > 0 || line->mp > 0) && !line->unranked && !is_expelled(s, line->team);
}

/* The rank of the third that competes: whoever shares it has a medal, too. */
static int last_medal(const struct section *s, const struct standing *line)
{
    int rank = 0;

    for (int i = 0, n = 0; i < s->nsquad && n < PRIZE_MEDALS; i++)
        if (competes(s, &line[i])) {
            rank = line[i].rank;
            n++;
        }
    return rank;
}

/* Takes the line behind those that are there already. Equal lines share their rank in the standings. */
static void add_team(struct prize_team *out, int *n, const struct standing *line)
{
    struct prize_team *last = *n > 0 ? &out[*n - 1] : NULL;
    bool equal = last && last->line->rank == line->rank;

    if (equal)
        last->shared = true;
    out[*n] = (struct prize_team){ line, equal ? last->rank : *n + 1, equal };
    ++*n;
}

const struct prize_team *prize_overall(const struct section *s, const struct standing *line, struct arena *a, int *n)
{
    struct prize_team *out = arena_new(a, struct prize_team, s->nsquad);

    int last = last_medal(s, line);

    *n = 0;
    for (int i = 0; i < s->nsquad && line[i].rank <= last; i++)
        if (competes(s, &line[i]))
            add_team(out, n, &line[i]);
    return out;
}

const struct prize_team *prize_of_category(const struct section *s, const struct standing *line,
                                           const struct categories *c, int which, struct arena *a, int *n)
{
    struct prize_team *out = arena_new(a, struct prize_team, s->nsquad);

    int last = last_medal(s, line);

    *n = 0;
    for (int i = 0; i < s->nsquad; i++)
        if (line[i].rank > last && competes(s, &line[i]) && prize_category(c, s->squad[line[i].team].number) == which)
            add_team(out, n, &line[i]);
    return out;
}

struct str prize_winners(const struct section *s, const struct prize_team *first, int n, struct arena *a)
{
    struct names names = { .arena = a };

    for (int i = 0; i < n && first[i].rank == 1; i++)
        names_add(&names, s->squad[first[i].line->team].name);
    return names_text(&names);
}

/* The best placed team of the federation, NULL if it has none. */
static const struct standing *best_of(const struct section *s, const struct standing *line, struct str federation)
{
    for (int i = 0; i < s->nsquad; i++)
        if (str_eq(s->squad[line[i].team].federation, federation) && competes(s, &line[i]))
            return &line[i];
    return NULL;
}

struct ranking prize_common(const struct section *const s[2])
{
    struct ranking common = { 0 };

    for (int c = 0; c < s[0]->ranking.n; c++) {
        enum criterion by = s[0]->ranking.by[c];
        if (ranking_place(&s[1]->ranking, by) >= 0 && !criterion_row(by)->decide)
            common.by[common.n++] = by;
    }
    return common;
}

/* How federations are compared: by `way`, then by so many criteria. */
struct measure {
    enum combined way;
    struct ranking common;
};

static int compare_sums(const struct prize_federation *a, const struct prize_federation *b, const struct measure *m)
{
    if (m->way == COMBINED_PLACES && a->places != b->places)
        return a->places - b->places;
    if (m->way == COMBINED_POINTS && a->mp != b->mp)
        return b->mp - a->mp;
    for (int c = 0; c < m->common.n; c++)
        if (a->value[c] != b->value[c])
            return b->value[c] - a->value[c];
    return 0;
}

static int by_sums(const void *x, const void *y, void *measure)
{
    const struct prize_federation *a = x, *b = y;
    int better = compare_sums(a, b, measure);

    return better ? better : str_cmp(a->federation, b->federation);
}

/* Each line has its values by place in the ranking of its own section. */
static struct prize_federation add_up(const struct section *const s[2], const struct ranking *common,
                                      const struct standing *one, const struct standing *other)
{
    struct prize_federation f = { .federation = s[0]->squad[one->team].federation,
                                  .line = { one, other },
                                  .places = one->rank + other->rank,
                                  .mp = one->mp + other->mp };

    for (int c = 0; c < common->n; c++)
        f.value[c] = one->value[ranking_place(&s[0]->ranking, common->by[c])] +
                     other->value[ranking_place(&s[1]->ranking, common->by[c])];
    return f;
}

const struct prize_federation *prize_combined(const struct section *const s[2], const struct standing *const line[2],
                                              enum combined way, struct arena *a, int *n)
{
    struct prize_federation *out = arena_new(a, struct prize_federation, s[0]->nsquad);
    struct measure m = { way, prize_common(s) };

    *n = 0;
    for (int i = 0; i < s[0]->nsquad; i++) {
        struct str federation = s[0]->squad[line[0][i].team].federation;
        const struct standing *other = best_of(s[1], line[1], federation);
        if (federation.n > 0 && other && best_of(s[0], line[0], federation) == &line[0][i])
            out[(*n)++] = add_up(s, &m.common, &line[0][i], other);
    }
    qsort_r(out, (size_t)*n, sizeof *out, by_sums, &m);
    for (int i = 0; i < *n; i++) {
        bool equal = i > 0 && compare_sums(&out[i - 1], &out[i], &m) == 0;
        out[i].rank = equal ? out[i - 1].rank : i + 1;
        out[i].shared = equal;
        if (equal)
            out[i - 1].shared = true;
    }
    return out;
}
