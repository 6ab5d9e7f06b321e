/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/tell/reasons.h"

#include "engine/base/arena.h"
#include "engine/berger/berger.h"
#include "engine/burstein/strength.h"
#include "engine/base/buffer.h"
#include "engine/base/points.h"
#include "reports/format/messages.h"
#include "teams/names.h"

enum { PIECES_TOLD = 8, MEMBERS_TOLD = 40 };

/* --- articles ----------------------------------------------------------------------------------- */

static struct str cite(enum rule rule, struct arena *a)
{
    const struct rule_row *row = rule_row(rule);

    return str_fmt(a, "%s, %s", row->document, row->article);
}

/* No article bars two players: somebody does. */
static struct str cite_key(const struct reason *x, struct arena *a)
{
    return x->key == KEY_BARRED ? STR("") : cite(x->fails, a);
}

/* --- words -------------------------------------------------------------------------------------- */

static struct str name_of(const struct reasoned *r, int who, struct arena *a)
{
    return r->name ? r->name[who] : str_fmt(a, "%d", r->swiss->entrant[who].number);
}

static struct str told(const struct reasoned *r, struct message m, struct arena *a)
{
    return message_text(&m, &r->wording, a);
}

static void tell_reason(struct prose *p, const struct reasoned *r, int level, struct message m, struct arena *a)
{
    prose_add(p, level, told(r, m, a), a);
}

/* --- decisions ---------------------------------------------------------------------------------- */

typedef struct message about_none(void);
typedef struct message about_one(struct str team);
typedef struct message about_two(struct str team, struct str other);

static const struct {
    about_one *one;
    about_two *two;
} decisions[] = {
    [ABOUT_BYE] = { .one = say_has_the_bye },
    [ABOUT_JOINED] = { .two = say_groups_become_one },
    [ABOUT_HALF] = { .one = say_changes_halves },
    [ABOUT_PAIR] = { .two = say_meets_opponent },
    [ABOUT_FLOAT] = { .one = say_moves_down },
    [ABOUT_UP] = { .one = say_comes_up },
    [ABOUT_LOWER] = { .one = say_meets_smaller_number },
    [ABOUT_COLOUR] = { .two = say_has_white_against },
};

static about_none *const fails[] = {
    [KEY_MET] = say_fails_met,
    [KEY_BARRED] = say_fails_barred,
    [KEY_HAD_BYE] = say_fails_had_bye,
    [KEY_LIMITS] = say_fails_limits,
    [KEY_REST] = say_fails_rest,
    [KEY_FEWER] = say_fails_fewer,
    [KEY_MOVED] = say_fails_moved,
    [KEY_SCORES] = say_fails_scores,
    [KEY_AHEAD] = say_fails_ahead,
    [KEY_THIRD] = say_fails_third,
    [KEY_ABSOLUTE] = say_fails_absolute,
    [KEY_STRONG] = say_fails_strong,
    [KEY_SAME] = say_fails_same,
    [KEY_DOWN] = say_fails_down,
    [KEY_DOWN_BEFORE] = say_fails_down_before,
    [KEY_UP] = say_fails_up,
    [KEY_UP_BEFORE] = say_fails_up_before,
    [KEY_ORDER] = say_fails_order,
    [KEY_NO_OPPONENT] = say_fails_no_opponent,
    [KEY_MORE_UP] = say_fails_more_up,
    [KEY_FEWER_POINTS] = say_fails_fewer_points,
    [KEY_NEXT_GROUP] = say_fails_next_group,
    [KEY_FLOATED] = say_fails_floated,
    [KEY_MEETS_FLOATER] = say_fails_meets_floater,
};

/* What gives colours, and in a round robin pairs and byes. */
static about_none *const gives[] = {
    [KEY_BY_LOT] = say_given_by_lot,
    [KEY_BY_LIMITS] = say_given_by_limits,
    [KEY_BY_DUE] = say_given_by_due,
    [KEY_BY_STRENGTH] = say_given_by_strength,
    [KEY_BY_DIFFERENCE] = say_given_by_difference,
    [KEY_BY_HISTORY] = say_given_by_history,
    [KEY_BY_RANK] = say_given_by_rank,
    [KEY_BY_ONLY] = say_given_by_only,
    [KEY_BY_FIRST] = say_given_by_first,
    [KEY_BY_OTHER] = say_given_by_other,
    [KEY_BY_TABLE] = say_given_by_table,
    [KEY_BY_REVERSED] = say_given_by_reversed,
    [KEY_ODD] = say_given_by_odd,
    [KEY_WITHDRAWN] = say_opponent_withdrew,
};

static struct message because(const struct reasoned *r, const struct reason *x, struct arena *a)
{
    if (x->row && x->about == ABOUT_PAIR)
        return say_round_of_the_table(x->row);
    if (x->key == KEY_FORFEIT)
        return say_forfeits_the_others(name_of(r, x->opponent, a));
    if (x->key == KEY_WITHDRAWN && x->opponent != NOBODY)
        return say_has_withdrawn(name_of(r, x->opponent, a));
    return gives[x->key]();
}

/* Of those whom a table leaves over the desk gives the bye to one. */
static struct message decision(const struct reasoned *r, const struct reason *x, struct arena *a)
{
    const struct str name = name_of(r, x->entrant, a);

    if (x->about == ABOUT_BYE && x->row)
        return say_has_no_opponent(name);
    if (x->rule == RULE_DUTCH_NO_OPPONENT)
        return say_moves_down_alone(name);
    return decisions[x->about].two ? decisions[x->about].two(name, name_of(r, x->opponent, a))
                                   : decisions[x->about].one(name);
}

static struct message sentence(const struct reasoned *r, const struct reason *x, struct arena *a)
{
    const struct message what = decision(r, x, a);
    const struct str why = cite_key(x, a);

    if (x->about == ABOUT_COLOUR || x->row) {
        const struct message given = because(r, x, a);
        return say_decided_as_given(&what, &given, why);
    }
    const struct str article = cite(x->rule, a);
    if (x->key == KEY_NONE)
        return say_decided_at_once(&what, article);
    const struct message fault = fails[x->key]();
    if (x->about == ABOUT_LOWER)
        return say_decided_by_larger(&what, article, &fault, why);
    if (x->rejected == NOBODY)
        return say_decided_as_unpairable(&what, article);
    return say_decided_against(&what, article, name_of(r, x->rejected, a), &fault, why);
}

/* --- no legal round ------------------------------------------------------------------------------ */

enum { SINGLES = -2 }; /* of each piece of one, in place of the number of a piece */

static bool is_in(const struct reasoned *r, int i, int piece)
{
    const struct impasse *x = &r->why->impasse;

    return piece == SINGLES ? x->piece[i] > PIECE_FEW && impasse_size(x, r->swiss, x->piece[i]) == 1
                            : x->piece[i] == piece;
}

static int count_in(const struct reasoned *r, int piece)
{
    int n = 0;

    for (int i = 0; i <= r->swiss->n; i++)
        n += is_in(r, i, piece);
    return n;
}

/* "3, 7 and the bye" */
static struct str members(const struct reasoned *r, int piece, struct arena *a)
{
    struct names names = { .arena = a };

    for (int i = 0; i <= r->swiss->n && names.n < MEMBERS_TOLD; i++)
        if (is_in(r, i, piece))
            names_add(&names, i < r->swiss->n ? name_of(r, i, a) : told(r, say_the_bye(), a));
    return names_told(&names, count_in(r, piece) - names.n, &r->wording);
}

static int count_odd(const struct reasoned *r)
{
    int odd = 0;

    for (int piece = 1; piece <= r->why->impasse.npiece; piece++)
        odd += impasse_size(&r->why->impasse, r->swiss, piece) % 2;
    return odd;
}

static void tell_singles(struct prose *p, const struct reasoned *r, int level, struct arena *a)
{
    const struct str few = members(r, PIECE_FEW, a);

    tell_reason(p, r, level, say_no_round_of_singles(count_in(r, SINGLES), few, count_in(r, PIECE_FEW)), a);
    prose_add(p, level + 1, members(r, SINGLES, a), a);
}

static void tell_pieces(struct prose *p, const struct reasoned *r, int level, struct arena *a)
{
    const struct impasse *x = &r->why->impasse;
    const struct str few = members(r, PIECE_FEW, a);
    int told = 0;

    tell_reason(p, r, level, say_no_round_of_groups(count_odd(r), few, count_in(r, PIECE_FEW)), a);
    for (int piece = 1; piece <= x->npiece; piece++)
        if (impasse_size(x, r->swiss, piece) % 2 && told++ < PIECES_TOLD)
            prose_add(p, level + 1, members(r, piece, a), a);
    if (told > PIECES_TOLD)
        tell_reason(p, r, level + 1, say_and_more_groups(told - PIECES_TOLD), a);
}

void reasons_tell_none(struct prose *p, const struct reasoned *r, int level, struct arena *a)
{
    if (r->why->impasse.piece)
        (count_in(r, SINGLES) == count_odd(r) ? tell_singles : tell_pieces)(p, r, level, a);
    if (r->why->over > 0)
        tell_reason(p, r, level, say_no_round_in_table(r->why->over - 1, cite(RULE_BERGER_TABLE, a)), a);
}

/* --- the round ---------------------------------------------------------------------------------- */

static void tell_part(struct prose *p, const struct reasoned *r, bool colours, struct message heading, struct arena *a)
{
    bool begun = false;

    for (int i = 0; i < r->why->n; i++) {
        if ((r->why->reason[i].about == ABOUT_COLOUR) != colours)
            continue;
        if (!begun)
            tell_reason(p, r, 0, heading, a);
        begun = true;
        tell_reason(p, r, 1, sentence(r, &r->why->reason[i], a), a);
    }
}

/* RULE_BURSTEIN_IMAGINARY: who has the point, NOBODY: is there anybody? */
static bool has_imaginary(const struct reasoned *r, int who, struct arena *a)
{
    const int *points = r->system->initial ? strength_points(r->swiss, a) : NULL;
    bool found = false;

    for (int i = 0; points && i < r->swiss->n; i++)
        found |= (who == NOBODY || who == i) && points[i] > r->swiss->entrant[i].points;
    return found;
}

void reasons_tell_round(struct prose *p, const struct reasoned *r, struct arena *a)
{
    if (has_imaginary(r, NOBODY, a))
        tell_reason(p, r, 0, say_upper_half_has_more(cite(RULE_BURSTEIN_IMAGINARY, a)), a);
    tell_part(p, r, false, say_how_pairs_came_about(), a);
    tell_part(p, r, true, say_who_has_white(), a);
}

void reasons_tell(struct prose *p, const struct reasoned *r, struct arena *a)
{
    reasons_tell_none(p, r, 1, a);
    for (int i = 0; i < r->why->n; i++)
        tell_reason(p, r, 1, sentence(r, &r->why->reason[i], a), a);
}

/* --- one ---------------------------------------------------------------------------------------- */

static struct str colours_of(const struct entrant *e, struct arena *a)
{
    struct buffer b = { .arena = a };

    for (int i = 0; i < e->ncolour; i++)
        buffer_fmt(&b, "%c", e->colour[i] == WHITE ? 'W' : 'B');
    return buffer_str(&b);
}

/* "Berg, Bo: number 3, 1½ points, colours so far WB." */
static struct message standing_of(const struct reasoned *r, int who, struct arena *a)
{
    const struct entrant *e = &r->swiss->entrant[who];
    const int half = r->half ? e->points : 2 * e->points, one = half == 1 || half == 2;
    const struct message points =
        r->swiss->round > 1 ? r->points(points_text(half, false, a), one ? 1 : half) : (struct message){ 0 };
    const struct str imaginary = has_imaginary(r, who, a) ? cite(RULE_BURSTEIN_IMAGINARY, a) : (struct str){ 0 };

    return say_stands_so_far(name_of(r, who, a), e->number, &points, imaginary, colours_of(e, a));
}

static bool is_of(const struct reason *x, int who)
{
    return x->entrant == who || x->opponent == who;
}

static void tell_decisions(struct prose *p, const struct reasoned *r, int who, int level, struct arena *a)
{
    for (int i = 0; i < r->why->n; i++)
        if (is_of(&r->why->reason[i], who))
            tell_reason(p, r, level, sentence(r, &r->why->reason[i], a), a);
}

void reasons_tell_one(struct prose *p, const struct reasoned *r, int who, struct arena *a)
{
    bool elsewhere = false;

    tell_reason(p, r, 0, standing_of(r, who, a), a);
    tell_decisions(p, r, who, 1, a);
    for (int i = 0; i < r->why->n; i++) {
        const struct reason *x = &r->why->reason[i];
        if (x->rejected != who || is_of(x, who))
            continue;
        if (!elsewhere)
            tell_reason(p, r, 2, say_decisions_it_came_first(name_of(r, who, a)), a);
        elsewhere = true;
        tell_reason(p, r, 2, sentence(r, x, a), a);
    }
}

/* --- two ---------------------------------------------------------------------------------------- */

static bool are_paired(const struct reasoned *r, int x, int y)
{
    for (int i = 0; i < r->why->n; i++)
        if (r->why->reason[i].about == ABOUT_PAIR && is_of(&r->why->reason[i], x) && is_of(&r->why->reason[i], y))
            return true;
    return false;
}

/* The round in which they met at the board; 0: in none. */
static int met_in(const struct swiss *s, int x, int y)
{
    const struct entrant *e = &s->entrant[x];

    for (int i = 0; i < e->npast; i++)
        if (e->past[i].played && e->past[i].opponent == y)
            return i + 1;
    return 0;
}

/* Two who meet more than once do so when the table says. */
static void tell_table(struct prose *p, const struct reasoned *r, int x, int y, struct arena *a)
{
    int met = met_in(r->swiss, x, y), next = berger_next_meeting(r->swiss, x, y);

    if (met)
        tell_reason(p, r, 0, say_two_met(name_of(r, x, a), name_of(r, y, a), met, (struct str){ 0 }), a);
    if (next)
        tell_reason(p, r, 0,
                    say_two_meet_by_table(name_of(r, x, a), name_of(r, y, a), next, cite(RULE_BERGER_TABLE, a)), a);
}

/* What forbids the pair, whoever else there is. */
static struct message forbidden(const struct reasoned *r, int x, int y, struct arena *a)
{
    const struct str one = name_of(r, x, a), other = name_of(r, y, a);
    const int met = met_in(r->swiss, x, y);

    if (met)
        return say_two_do_not_meet_again(one, other, met, cite(r->system->no_rematch, a));
    if (reason_apart(r->swiss, x, y) == KEY_BARRED)
        return say_two_are_barred(one, other);
    return r->system->suit(r->swiss, x, y) ? say_two_paired_otherwise(one, other)
                                           : say_two_need_same_colour(one, other);
}

void reasons_tell_two(struct prose *p, const struct reasoned *r, int x, int y, struct arena *a)
{
    bool paired = are_paired(r, x, y);

    if (!paired) {
        if (r->system->suit)
            tell_reason(p, r, 0, forbidden(r, x, y, a), a);
        else
            tell_table(p, r, x, y, a);
    }
    tell_reason(p, r, 0, standing_of(r, x, a), a);
    if (!paired)
        tell_decisions(p, r, x, 1, a);
    tell_reason(p, r, 0, standing_of(r, y, a), a);
    tell_decisions(p, r, y, 1, a);
}
