/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/rating/norm.h"

#include <string.h>

#include "engine/base/arena.h"
#include "teams/federation.h"
#include "teams/pairing.h"
#include "engine/ranking/performance.h"
#include "teams/title.h"

enum { UNRATED = 1400, LEAST_SCORE = 35, LEAST_TITLE = 3, HIGHEST = 2900 };

static const struct {
    const char *title;
    int average, performance, floor;
    const char *counts;
    bool women;
} norms[] = {
#define X(id, title, average, performance, floor, counts, women) \
    [id] = { title, average, performance, floor, counts, women },
    NORMS(X)
#undef X
};

const char *norm_title(enum norm n)
{
    return norms[n].title;
}

static bool among(const char *words, struct str title)
{
    struct str rest = str_of(words);

    while (title.n > 0 && rest.n > 0)
        if (str_eq(str_cut(&rest, ' '), title))
            return true;
    return false;
}

int norm_least(const struct section *s)
{
    enum { SEVEN = 7 };

    return s->championship && s->rounds >= SEVEN && s->rounds <= NORM_USUAL_GAMES ? SEVEN : NORM_USUAL_GAMES;
}

/* RULE_NORM_EIGHT: the rounds that an opponent did not come to, or that were free where players are paired, and games still to come. */
static int count_not_played(const struct rating_view *v, int round, int squad, int player, int *open)
{
    struct arena a = { 0 };
    int n, missed = 0;
    const struct rating_game *g = rating_games(v, round, squad, player, &a, &n);

    *open = 0;
    for (int i = 0; i < n; i++) {
        *open += g[i].unrated == GAME_OPEN;
        missed += g[i].unrated == GAME_FORFEIT && g[i].half == 2;
    }
    for (int r = 0; r < round && r < v->section.nround; r++)
        missed += v->section.unit == UNIT_PLAYER && v->section.round[r].bye == squad;
    arena_free(&a);
    return missed;
}

struct norm_asked norm_ask(const struct rating_view *v, int round, int squad, int player, enum norm norm)
{
    const struct section *s = &v->section;
    int open, missed = count_not_played(v, round, squad, player, &open), least = norm_least(s);
    bool eight = least == NORM_USUAL_GAMES && s->rounds == NORM_USUAL_GAMES && missed == 1;

    return (struct norm_asked){ .norm = norm,
                                .federation = s->squad[squad].federation,
                                .games = eight ? NORM_EIGHT_GAMES : least,
                                .all = section_is_round_robin(s),
                                .left = open + (s->rounds > round ? s->rounds - round : 0) };
}

bool norm_is_standard(const struct rating_view *v)
{
    return v->terms.kind == RATED_STANDARD; /* RULE_NORM_STANDARD */
}

bool norm_is_open(enum norm n, const struct player *p)
{
    return (!norms[n].women || p->sex == 'w') && !among(norms[n].counts, title_of(p->title));
}

struct norm_game *norm_games(const struct rating_view *v, int round, int squad, int player, struct arena *a, int *n)
{
    int all;
    const struct rating_game *g = rating_games(v, round, squad, player, a, &all);
    struct norm_game *list = arena_new(a, struct norm_game, all + 1);

    *n = 0;
    for (int i = 0; i < all; i++) {
        bool played = g[i].unrated == GAME_RATED || g[i].unrated == GAME_UNRATED || g[i].unrated == GAME_GAP;
        if (played && g[i].opponent && norm_is_standard(v)) /* RULE_NORM_PLAYED */
            list[(*n)++] =
                (struct norm_game){ .half = g[i].half,
                                    .rating = g[i].opponent->rating,
                                    .title = title_of(g[i].opponent->title),
                                    .federation = v->section.squad[g[i].match->side[1 - g[i].side]].federation,
                                    .round = g[i].round,
                                    .opponent = g[i].opponent };
    }
    return list;
}

/* a / b, rounded up. */
static int up(int a, int b)
{
    return (a + b - 1) / b;
}

/* --- federations ------------------------------------------------------------------------------ */

static bool is_first_of(const struct norm_game *game, int i)
{
    for (int k = 0; k < i; k++)
        if (!game[k].out && str_eq(game[k].federation, game[i].federation))
            return false;
    return true;
}

static int count_of(const struct norm_game *game, int n, struct str federation)
{
    int count = 0;

    for (int i = 0; i < n; i++)
        count += !game[i].out && str_eq(game[i].federation, federation);
    return count;
}

/* RULE_NORM_FEDERATIONS */
static void ask_federations(const struct norm_asked *asked, const struct norm_game *game, int n, struct norm_account *x)
{
    enum { OTHERS = 2 };
    int most = 0;

    for (int i = 0; i < n; i++) {
        if (game[i].out || !federation_is_one(game[i].federation) || !is_first_of(game, i))
            continue;
        int count = count_of(game, n, game[i].federation);
        most = count > most ? count : most;
        x->has[NORM_REQUIRES_FOREIGN] += !str_eq(game[i].federation, asked->federation);
    }
    x->needs[NORM_REQUIRES_FOREIGN] = OTHERS;
    x->has[NORM_REQUIRES_OWN] = federation_is_one(asked->federation) ? count_of(game, n, asked->federation) : 0;
    x->needs[NORM_REQUIRES_OWN] = 3 * x->games / 5;
    x->has[NORM_REQUIRES_ONE] = most;
    x->needs[NORM_REQUIRES_ONE] = 2 * x->games / 3;
}

/* --- titles and ratings ----------------------------------------------------------------------- */

/* RULE_NORM_TITLES */
static void ask_titles(enum norm norm, const struct norm_game *game, int n, struct norm_account *x)
{
    int third = up(x->games, 3);

    for (int i = 0; i < n; i++) {
        if (game[i].out)
            continue;
        x->has[NORM_REQUIRES_TITLED] += among("GM IM WGM WIM FM WFM", game[i].title);
        x->has[NORM_REQUIRES_TITLE] += among(norms[norm].counts, game[i].title);
    }
    x->needs[NORM_REQUIRES_TITLED] = up(x->games, 2);
    x->needs[NORM_REQUIRES_TITLE] = third > LEAST_TITLE ? third : LEAST_TITLE;
}

static int known(const struct norm_game *game)
{
    return game->rating > 0 ? game->rating : UNRATED;
}

/* The first of those with the lowest rating of all; -1: there is no game. */
static int lowest_of(const struct norm_game *game, int n)
{
    int found = -1;

    for (int i = 0; i < n; i++)
        if (!game[i].out && (found < 0 || known(&game[i]) < known(&game[found])))
            found = i;
    return found;
}

/* RULE_NORM_OPPONENTS: the lowest of all is raised, and no other one. */
int norm_counted(enum norm norm, const struct norm_game *game, int n, int i)
{
    int rating = known(&game[i]);

    return i == lowest_of(game, n) && rating < norms[norm].floor ? norms[norm].floor : rating;
}

static int rating_sum(enum norm norm, const struct norm_game *game, int n)
{
    int sum = 0, lowest = lowest_of(game, n);

    for (int i = 0; i < n; i++)
        sum += game[i].out ? 0 : known(&game[i]);
    return lowest < 0 ? 0 : sum + norm_counted(norm, game, n, lowest) - known(&game[lowest]);
}

/* RULE_NORM_PERFORMANCE */
static void ask_performance(enum norm norm, const struct norm_game *game, int n, struct norm_account *x)
{
    const struct performance p = { .games = x->games, .half = x->half, .sum = rating_sum(norm, game, n) };

    x->has[NORM_REQUIRES_SCORE] = performance_percent(&p);
    x->needs[NORM_REQUIRES_SCORE] = LEAST_SCORE;
    x->has[NORM_REQUIRES_AVERAGE] = performance_average(&p);
    x->needs[NORM_REQUIRES_AVERAGE] = norms[norm].average;
    x->has[NORM_REQUIRES_PERFORMANCE] = performance_rating(&p);
    x->needs[NORM_REQUIRES_PERFORMANCE] = norms[norm].performance;
}

static struct norm_account account(const struct norm_asked *asked, const struct norm_game *game, int n)
{
    struct norm_account x = { .made = true };

    for (int i = 0; i < n; i++) {
        x.left_out += game[i].out;
        x.games += !game[i].out;
        x.half += game[i].out ? 0 : game[i].half;
    }
    x.has[NORM_REQUIRES_GAMES] = x.games;
    x.needs[NORM_REQUIRES_GAMES] = asked->games; /* RULE_NORM_GAMES */
    ask_federations(asked, game, n, &x);
    ask_titles(asked->norm, game, n, &x);
    ask_performance(asked->norm, game, n, &x);
    for (int r = 0; r < NORM_REQUIREMENT_COUNT; r++) {
        bool most = r == NORM_REQUIRES_OWN || r == NORM_REQUIRES_ONE;
        x.met[r] = x.games > 0 && (most ? x.has[r] <= x.needs[r] : x.has[r] >= x.needs[r]);
        x.made = x.made && x.met[r];
    }
    return x;
}

/* The won game against the lowest rated opponent of those that still count; -1: none. */
static int lowest_win(const struct norm_game *game, int n)
{
    int found = -1;

    for (int i = 0; i < n; i++)
        if (!game[i].out && game[i].half == 2 && (found < 0 || game[i].rating < game[found].rating))
            found = i;
    return found;
}

/* The account of the first `until` games; the others, played once the norm was made, are left out. */
static struct norm_account account_until(const struct norm_asked *asked, struct norm_game *game, int n, int until)
{
    struct norm_account x;

    for (int i = 0; i < n; i++)
        game[i].out = i >= until; /* RULE_NORM_LEFT_OUT */
    x = account(asked, game, n);
    for (int i = 0; !x.made && x.games > asked->games && (i = lowest_win(game, n)) >= 0;) {
        game[i].out = true; /* RULE_NORM_LEFT_OUT */
        x = account(asked, game, n);
    }
    return x;
}

/* RULE_NORM_ALL_ROUNDS */
static struct norm_account account_of_all(const struct norm_asked *asked, struct norm_game *game, int n)
{
    struct norm_account x;

    for (int i = 0; i < n; i++)
        game[i].out = false;
    x = account(asked, game, n);
    x.made = x.made && asked->left == 0;
    return x;
}

/* As many of the first games as make the norm. */
struct norm_account norm_account(const struct norm_asked *asked, struct norm_game *game, int n)
{
    if (asked->all)
        return account_of_all(asked, game, n);
    for (int until = n; until >= asked->games; until--) {
        struct norm_account x = account_until(asked, game, n, until);
        if (x.made)
            return x;
    }
    for (int i = 0; i < n; i++)
        game[i].out = false;
    return account(asked, game, n);
}

bool norm_with(const struct norm_asked *asked, struct norm_game *game, int n, const struct norm_game *next)
{
    struct norm_asked then = *asked;

    game[n] = *next;
    then.left -= then.left > 0;
    return norm_account(&then, game, n + 1).made;
}

/* Against an opponent of another federation who has the title. */
static bool next_makes(const struct norm_asked *asked, struct norm_game *game, int n, int half, int rating)
{
    const struct norm_game next = {
        .half = half, .rating = rating, .title = str_of(norms[asked->norm].title), .federation = STR("-")
    };

    return norm_with(asked, game, n, &next);
}

/* The higher the opponent, the better: what nobody is high enough for is passed over. */
bool norm_next(const struct norm_asked *asked, struct norm_game *game, int n, struct norm_forecast *out)
{
    enum { LOSS, DRAW, WIN };

    for (int half = LOSS; half <= WIN && n + 1 >= asked->games; half++) {
        int rating = norms[asked->norm].floor;
        if (!next_makes(asked, game, n, half, HIGHEST))
            continue;
        while (!next_makes(asked, game, n, half, rating))
            rating++;
        *out = (struct norm_forecast){ half, rating };
        return true;
    }
    return false;
}

/* --- who made one ----------------------------------------------------------------------------- */

bool norm_made(const struct rating_view *v, int round, int squad, int player, struct arena *a, struct norm_made *out)
{
    const struct squad *q = &v->section.squad[squad];
    int n;
    struct norm_game *game = norm_games(v, round, squad, player, a, &n);

    for (int norm = 0; norm < NORM_COUNT; norm++) {
        struct norm_made x = { .asked = norm_ask(v, round, squad, player, (enum norm)norm), .game = game, .n = n };
        if (n < x.asked.games || !norm_is_open(x.asked.norm, &q->player[player]))
            continue;
        x.account = norm_account(&x.asked, game, n);
        if (!x.account.made)
            continue;
        *out = x;
        return true;
    }
    return false;
}

bool norm_made_by_anybody(const struct event *e, const struct section *s, int round)
{
    struct arena a = { 0 };
    struct rating_view view = rating_view(e, s, &a);
    struct norm_made made;
    bool found = false;

    for (int i = 0; i < s->nsquad && round + 1 >= norm_least(s); i++)
        for (int p = 0; p < s->squad[i].nplayer && p < SQUAD_MAX; p++)
            found = found || norm_made(&view, round, i, p, &a, &made);
    arena_free(&a);
    return found;
}
