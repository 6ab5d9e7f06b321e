/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/chessresults.h"

#include "engine/base/arena.h"
#include "engine/ranking/criterion.h"
#include "teams/pairing.h"

/* Of an Olympiad, by the variant of the section. */
static const struct {
    int osb, sum;
} olympiad[TIEBREAK_COUNT] = {
    [TIEBREAK_2012_GA] = { 50, 49 }, [TIEBREAK_KHANTY_MANSIYSK] = { 57, 56 }, [TIEBREAK_APP_2] = { 74, 75 }
};

enum whose { OF_ALL, OF_TEAMS, OF_PLAYERS };
enum { NUMBER_BUCHHOLZ = 84, NUMBER_SONNEBORN_BERGER = 85, NUMBER_EXTENDED = 82 };

/* What a match gives: its number, and how sums of match points say it. Other points have a number alone. */
#define THREE_POINTS "3-1-0"
enum { NUMBER_TWO_POINTS = 13, NUMBER_THREE_POINTS = 40, NUMBER_OTHER_POINTS = 44 };

static bool has_usual_match(const struct section *s)
{
    return s->match_points.n == 0;
}

static bool has_three_points(const struct section *s)
{
    return str_eq(s->match_points, STR(THREE_POINTS));
}

static int match_points_number(const struct section *s)
{
    if (has_usual_match(s))
        return NUMBER_TWO_POINTS;
    return has_three_points(s) ? NUMBER_THREE_POINTS : NUMBER_OTHER_POINTS;
}

bool chessresults_has_points(const struct section *s)
{
    return s->game_points.n == 0 && s->bye_points.n == 0 && (has_usual_match(s) || has_three_points(s));
}

/* The others that are no sums. Parameters: a kind of its number, the score that is meant, whether forfeits count as played. */
static const struct row {
    enum criterion criterion;
    int number;
    enum whose whose;
    const char *kind;
    bool score, forfeits;
} rows[] = {
    { CRITERION_GP, 1, OF_ALL, NULL, false, false },       { CRITERION_WIN, 68, OF_PLAYERS, "0", false, true },
    { CRITERION_WON, 68, OF_PLAYERS, "1", false, true },   { CRITERION_WON_BLACK, 68, OF_PLAYERS, "2", false, true },
    { CRITERION_BLACK, 68, OF_PLAYERS, "3", false, true }, { CRITERION_DE, 81, OF_PLAYERS, NULL, false, true },
    { CRITERION_DE, 14, OF_TEAMS, NULL, false, false },    { CRITERION_EDE, 83, OF_TEAMS, NULL, true, true },
    { CRITERION_BC, 78, OF_TEAMS, NULL, false, false },    { CRITERION_TBR, 89, OF_TEAMS, NULL, false, false },
    { CRITERION_BBE, 90, OF_TEAMS, NULL, false, false },   { CRITERION_SSSC, 91, OF_TEAMS, NULL, true, true },
};

static struct str add_parameter(struct str list, const char *parameter, struct arena *a)
{
    return str_fmt(a, "%.*s%s%s", STR_ARG(list), list.n > 0 ? "," : "", parameter);
}

static const char *forfeits_of(const struct section *s)
{
    return section_is_round_robin(s) ? "P" : "-";
}

/* Kind, cut at the top, cut at the bottom, forfeits, behind all a 1 where a match gives three points. Single players have one score, which is that of their games. */
static struct chessresults_code code_of_sum(const struct section *s, const struct c07_sum *x, struct arena *a)
{
    bool players = s->unit == UNIT_PLAYER, product = x->times != REFERENCE_NONE;
    int by_gp = x->by == REFERENCE_GP, times_gp = x->times == REFERENCE_GP,
        kind = product ? 2 * by_gp + times_gp : !by_gp;
    const char *forfeits = x->forfeits ? "P" : forfeits_of(s);
    const bool of_matches = !by_gp || (product && !times_gp);
    const char *three = of_matches && has_three_points(s) ? ",1" : "";

    if ((players && of_matches) || (of_matches && match_points_number(s) == NUMBER_OTHER_POINTS))
        return (struct chessresults_code){ 0 };
    if (!product)
        return (struct chessresults_code){ NUMBER_BUCHHOLZ,
                                           str_fmt(a, "%d,%d,%d,%s,-%s", kind, x->high, x->low, forfeits, three) };
    return (
        struct chessresults_code){ players ? NUMBER_SONNEBORN_BERGER : NUMBER_EXTENDED,
                                   str_fmt(a, "%d,%d,%d,%s%s", players ? 0 : kind, x->high, x->low, forfeits, three) };
}

static bool is_for(enum whose whose, const struct section *s)
{
    return whose == OF_ALL || (whose == OF_PLAYERS) == (s->unit == UNIT_PLAYER);
}

/* The same without forfeits as played, which are a parameter of its code. */
static enum criterion without_forfeits(enum criterion c)
{
    static const struct {
        enum criterion played, plain;
    } pairs[] = { { CRITERION_DE_P, CRITERION_DE },
                  { CRITERION_EDE_P, CRITERION_EDE },
                  { CRITERION_SSSC_P, CRITERION_SSSC } };

    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (pairs[i].played == c)
            return pairs[i].plain;
    return c;
}

struct chessresults_code chessresults_code(const struct section *s, enum criterion c, struct arena *a)
{
    const struct c07_sum *sum = &criterion_row(c)->sum;
    enum criterion plain = without_forfeits(c);

    if (c == CRITERION_MP && s->unit == UNIT_TEAM)
        return (struct chessresults_code){ .number = match_points_number(s) };
    if (c == CRITERION_OSB)
        return (struct chessresults_code){ .number = olympiad[s->tiebreak].osb };
    if (c == CRITERION_SUM)
        return (struct chessresults_code){ .number = olympiad[s->tiebreak].sum };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].criterion == plain && is_for(rows[i].whose, s)) {
            const struct row *r = &rows[i];
            bool played = plain != c;
            struct str detail = { 0 };

            if (r->kind)
                detail = add_parameter(detail, r->kind, a);
            if (r->score)
                detail = add_parameter(detail, s->score == SCORE_GP ? "GP" : "MP", a);
            if (r->forfeits)
                detail = add_parameter(detail, played ? "P" : forfeits_of(s), a);
            return (struct chessresults_code){ r->number, detail };
        }
    return sum->by == REFERENCE_NONE ? (struct chessresults_code){ 0 } : code_of_sum(s, sum, a);
}

bool chessresults_has_ranking(const struct section *s)
{
    struct arena a = { 0 };
    bool all = s->ranking.n <= CHESSRESULTS_CRITERIA;

    for (int i = 0; i < s->ranking.n && all; i++)
        all = chessresults_code(s, s->ranking.by[i], &a).number > 0;
    arena_free(&a);
    return all;
}

/* --- read ------------------------------------------------------------------------------------- */

static bool is_nothing(struct str parameter)
{
    return parameter.n == 0 || str_eq(parameter, STR("-")) || str_eq(parameter, STR("0"));
}

/* Parameter by parameter; those that are left out at the end are none. None at all say nothing where there should be some. */
static bool same_detail(struct str x, struct str y)
{
    if ((x.n == 0) != (y.n == 0))
        return false;
    while (x.n > 0 || y.n > 0) {
        struct str one = str_trim(str_cut(&x, ',')), other = str_trim(str_cut(&y, ','));
        if (!str_same(one, other) && !(is_nothing(one) && is_nothing(other)))
            return false;
    }
    return true;
}

bool chessresults_criterion(struct chessresults_code code, struct section *s, enum criterion *out, struct arena *a)
{
    for (enum tiebreak t = 0; t < TIEBREAK_COUNT; t++)
        if (code.number == olympiad[t].osb || code.number == olympiad[t].sum) {
            *out = code.number == olympiad[t].osb ? CRITERION_OSB : CRITERION_SUM;
            s->tiebreak = t;
            s->tiebreak_by_date = false;
            return true;
        }
    if (code.number == NUMBER_THREE_POINTS && s->unit == UNIT_TEAM)
        s->match_points = STR(THREE_POINTS);
    for (enum criterion c = 0; c < CRITERION_COUNT; c++) {
        struct chessresults_code own = chessresults_code(s, c, a);
        if (own.number == code.number && own.number > 0 && same_detail(own.detail, code.detail)) {
            *out = c;
            return true;
        }
    }
    return false;
}
