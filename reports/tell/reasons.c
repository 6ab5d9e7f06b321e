/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/tell/reasons.h"

#include "engine/base/arena.h"
#include "engine/berger/berger.h"
#include "engine/burstein/strength.h"
#include "engine/base/buffer.h"
#include "engine/base/points.h"

enum { PIECES_TOLD = 8, MEMBERS_TOLD = 40 };

/* --- articles ----------------------------------------------------------------------------------- */

static struct str cite(enum rule rule, struct arena *a)
{
    const struct rule_row *row = rule_row(rule);

    return str_fmt(a, " (%s, %s)", row->document, row->article);
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

/* "<" is one, ">" the other, "@" what both are: a team or a player. */
static struct str filled(const struct reasoned *r, const char *form, int one, int other, struct arena *a)
{
    struct buffer b = { .arena = a };

    for (; *form; form++) {
        if (*form == '<' || *form == '>')
            buffer_add(&b, name_of(r, *form == '<' ? one : other, a));
        else if (*form == '@')
            buffer_fmt(&b, "%s", r->wording.players ? "player" : "team");
        else
            buffer_fmt(&b, "%c", *form);
    }
    return buffer_str(&b);
}

/* --- decisions ---------------------------------------------------------------------------------- */

static const char *const decisions[] = {
    [ABOUT_BYE] = "< has the bye",
    [ABOUT_JOINED] = "The group of < becomes one with the group of >",
    [ABOUT_HALF] = "< changes halves",
    [ABOUT_PAIR] = "< meets >",
    [ABOUT_FLOAT] = "< moves down",
    [ABOUT_UP] = "< comes up",
    [ABOUT_LOWER] = "< meets a smaller number",
    [ABOUT_COLOUR] = "< has White against >",
};

static const char *const fails[] = {
    [KEY_MET] = "the two have met",
    [KEY_BARRED] = "the two are barred from meeting",
    [KEY_HAD_BYE] = "that @ has had a bye or points without playing",
    [KEY_LIMITS] = "the two would both need the same colour",
    [KEY_REST] = "the others could then not all be paired",
    [KEY_FEWER] = "fewer pairs could then be made",
    [KEY_MOVED] = "fewer of those who have moved down would then have an opponent",
    [KEY_SCORES] = "@s with more points would then be left over",
    [KEY_AHEAD] = "more of those who move down would then find no opponent in the next bracket",
    [KEY_THIRD] = "more @s would then have one colour for the third time running",
    [KEY_ABSOLUTE] = "in more pairs both would then have to have the same colour",
    [KEY_STRONG] = "in more pairs both would then need the same colour",
    [KEY_SAME] = "in more pairs both would then be due the same colour",
    [KEY_DOWN] = "more @s would then float down twice running",
    [KEY_DOWN_BEFORE] = "more @s would then float down twice within three rounds",
    [KEY_UP] = "more @s would then float up twice running",
    [KEY_UP_BEFORE] = "more @s would then float up twice within three rounds",
    [KEY_ORDER] = "such a pairing is tried later",
    [KEY_NO_OPPONENT] = "that @ may meet nobody of the group above",
    [KEY_MORE_UP] = "with it so few @s from below would not be enough",
    [KEY_FEWER_POINTS] = "@s with fewer points would then have to come up",
    [KEY_NEXT_GROUP] = "the next group would then need more @s from below it",
    [KEY_FLOATED] = "more @s would then come up that floated in the previous round",
    [KEY_MEETS_FLOATER] = "more @s that come up would then meet one that floated in the previous round",
};

/* What gives colours, and in a round robin pairs and byes. */
static const char *const gives[] = {
    [KEY_BY_LOT] = "by the lot",
    [KEY_BY_LIMITS] = "only this keeps both within the limits of colours",
    [KEY_BY_DUE] = "by the colours that they are due",
    [KEY_BY_STRENGTH] = "the stronger preference is granted",
    [KEY_BY_DIFFERENCE] = "the lower difference of Whites and Blacks has White",
    [KEY_BY_HISTORY] = "both alternate from the last time their colours differed",
    [KEY_BY_RANK] = "the higher of the two gets the colour it is due",
    [KEY_BY_ONLY] = "only one of the two is due a colour",
    [KEY_BY_FIRST] = "the higher of the two alternates",
    [KEY_BY_OTHER] = "the lower of the two alternates, as the higher one has not played",
    [KEY_BY_TABLE] = "as the table says",
    [KEY_BY_REVERSED] = "the second cycle reverses the colours of the table",
    [KEY_ODD] = "in a table for an odd number one is left over in each round",
    [KEY_WITHDRAWN] = "the opponent by the table has withdrawn",
    [KEY_FORFEIT] = "> has withdrawn after half of its games or more, and loses the others by forfeit",
};

static struct str because(const struct reasoned *r, const struct reason *x, struct arena *a)
{
    bool gone = x->key == KEY_WITHDRAWN && x->opponent != NOBODY;

    if (x->row && x->about == ABOUT_PAIR)
        return str_fmt(a, "round %d of the table", x->row);
    return filled(r, gone ? "> has withdrawn" : gives[x->key], x->entrant, x->opponent, a);
}

/* Of those whom a table leaves over the desk gives the bye to one. */
static const char *decision(const struct reason *x)
{
    if (x->about == ABOUT_BYE && x->row)
        return "< has no opponent";
    return x->rule == RULE_DUTCH_NO_OPPONENT ? "< moves down without an opponent in its bracket" : decisions[x->about];
}

static struct str sentence(const struct reasoned *r, const struct reason *x, struct arena *a)
{
    struct str what = filled(r, decision(x), x->entrant, x->opponent, a), why = cite_key(x, a);

    if (x->about == ABOUT_COLOUR || x->row)
        return str_fmt(a, "%.*s: %.*s%.*s.", STR_ARG(what), STR_ARG(because(r, x, a)), STR_ARG(why));
    what = str_fmt(a, "%.*s%.*s", STR_ARG(what), STR_ARG(cite(x->rule, a)));
    if (x->key == KEY_NONE)
        return str_fmt(a, "%.*s.", STR_ARG(what));
    struct str fault = filled(r, fails[x->key], x->entrant, x->opponent, a);
    if (x->about == ABOUT_LOWER)
        return str_fmt(a, "%.*s; with a larger one %.*s%.*s.", STR_ARG(what), STR_ARG(fault), STR_ARG(why));
    if (x->rejected == NOBODY)
        return str_fmt(a, "%.*s: as it was, they could not be paired.", STR_ARG(what));
    return str_fmt(a, "%.*s; %.*s would come first, but %.*s%.*s.", STR_ARG(what), STR_ARG(name_of(r, x->rejected, a)),
                   STR_ARG(fault), STR_ARG(why));
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

/* What stands between one of a list and the so many that come behind it. */
static const char *behind(int left, const char *comma)
{
    if (left == 0)
        return "";
    return left > 1 ? comma : " and ";
}

/* "3, 7 and the bye"; names of players have commas of their own. */
static struct str members(const struct reasoned *r, int piece, struct arena *a)
{
    const char *comma = r->name && r->wording.players ? "; " : ", ";
    struct buffer b = { .arena = a };
    int left = count_in(r, piece), told = 0;

    for (int i = 0; i <= r->swiss->n && told < MEMBERS_TOLD; i++)
        if (is_in(r, i, piece)) {
            buffer_add(&b, i < r->swiss->n ? name_of(r, i, a) : STR("the bye"));
            told++;
            left--;
            buffer_add(&b, str_of(behind(left, comma)));
        }
    if (left > 0)
        buffer_fmt(&b, "%d more", left);
    return buffer_str(&b);
}

static int count_odd(const struct reasoned *r)
{
    int odd = 0;

    for (int piece = 1; piece <= r->why->impasse.npiece; piece++)
        odd += impasse_size(&r->why->impasse, r->swiss, piece) % 2;
    return odd;
}

/* " but 1 and 2, who are enough for 2 of them" */
static struct str few_text(const struct reasoned *r, const char *but, struct arena *a)
{
    int few = count_in(r, PIECE_FEW);

    if (few == 0)
        return (struct str){ 0 };
    return str_fmt(a, " %s %.*s, who are enough for %d of them", but, STR_ARG(members(r, PIECE_FEW, a)), few);
}

static void tell_singles(struct prose *p, const struct reasoned *r, int level, struct arena *a)
{
    prose_add(p, level,
              str_fmt(a, "There is no legal round. These %d may be paired with nobody%.*s:", count_in(r, SINGLES),
                      STR_ARG(few_text(r, "but", a))),
              a);
    prose_add(p, level + 1, members(r, SINGLES, a), a);
}

static void tell_pieces(struct prose *p, const struct reasoned *r, int level, struct arena *a)
{
    const struct impasse *x = &r->why->impasse;
    int told = 0;

    prose_add(
        p, level,
        str_fmt(a,
                "There is no legal round. Each of these %d groups has an odd number, and nobody of it may be paired "
                "outside it%.*s:",
                count_odd(r), STR_ARG(few_text(r, "but with", a))),
        a);
    for (int piece = 1; piece <= x->npiece; piece++)
        if (impasse_size(x, r->swiss, piece) % 2 && told++ < PIECES_TOLD)
            prose_add(p, level + 1, members(r, piece, a), a);
    if (told > PIECES_TOLD)
        prose_add(p, level + 1, str_fmt(a, "and %d more", told - PIECES_TOLD), a);
}

static void tell_impasse(struct prose *p, const struct reasoned *r, int level, struct arena *a)
{
    (count_in(r, SINGLES) == count_odd(r) ? tell_singles : tell_pieces)(p, r, level, a);
}

void reasons_tell_none(struct prose *p, const struct reasoned *r, int level, struct arena *a)
{
    if (r->why->impasse.piece)
        tell_impasse(p, r, level, a);
    if (r->why->over > 0)
        prose_add(p, level,
                  str_fmt(a, "There is no legal round: the table has %d round%s%.*s.", r->why->over - 1,
                          r->why->over == 2 ? "" : "s", STR_ARG(cite(RULE_BERGER_TABLE, a))),
                  a);
}

/* --- the round ---------------------------------------------------------------------------------- */

static void tell_part(struct prose *p, const struct reasoned *r, bool colours, const char *heading, struct arena *a)
{
    for (int i = 0; i < r->why->n; i++) {
        if ((r->why->reason[i].about == ABOUT_COLOUR) != colours)
            continue;
        if (heading)
            prose_add(p, 0, str_of(heading), a);
        heading = NULL;
        prose_add(p, 1, sentence(r, &r->why->reason[i], a), a);
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
        prose_add(p, 0,
                  str_fmt(a, "In rounds 1 and 2 the upper half of the initial list has an imaginary point more%.*s.",
                          STR_ARG(cite(RULE_BURSTEIN_IMAGINARY, a))),
                  a);
    tell_part(p, r, false, "How the pairs came about, in this order:", a);
    tell_part(p, r, true, "Who has White:", a);
}

void reasons_tell(struct prose *p, const struct reasoned *r, struct arena *a)
{
    reasons_tell_none(p, r, 1, a);
    for (int i = 0; i < r->why->n; i++)
        prose_add(p, 1, sentence(r, &r->why->reason[i], a), a);
}

/* --- one ---------------------------------------------------------------------------------------- */

/* "Berg, Bo: number 3, 1½ points, colours so far WB." */
static struct str standing_of(const struct reasoned *r, int who, struct arena *a)
{
    const struct entrant *e = &r->swiss->entrant[who];
    int half = r->half ? e->points : 2 * e->points;
    struct buffer b = { .arena = a };

    buffer_fmt(&b, "%.*s: number %d", STR_ARG(name_of(r, who, a)), e->number);
    if (r->swiss->round > 1)
        buffer_fmt(&b, ", %.*s %s%s", STR_ARG(points_text(half, false, a)), r->points,
                   half == 1 || half == 2 ? "" : "s");
    if (has_imaginary(r, who, a))
        buffer_fmt(&b, ", an imaginary point%.*s", STR_ARG(cite(RULE_BURSTEIN_IMAGINARY, a)));
    for (int i = 0; i < e->ncolour; i++)
        buffer_fmt(&b, "%s%c", i ? "" : ", colours so far ", e->colour[i] == WHITE ? 'W' : 'B');
    buffer_fmt(&b, ".");
    return buffer_str(&b);
}

static bool is_of(const struct reason *x, int who)
{
    return x->entrant == who || x->opponent == who;
}

static void tell_decisions(struct prose *p, const struct reasoned *r, int who, int level, struct arena *a)
{
    for (int i = 0; i < r->why->n; i++)
        if (is_of(&r->why->reason[i], who))
            prose_add(p, level, sentence(r, &r->why->reason[i], a), a);
}

void reasons_tell_one(struct prose *p, const struct reasoned *r, int who, struct arena *a)
{
    bool elsewhere = false;

    prose_add(p, 0, standing_of(r, who, a), a);
    tell_decisions(p, r, who, 1, a);
    for (int i = 0; i < r->why->n; i++) {
        const struct reason *x = &r->why->reason[i];
        if (x->rejected != who || is_of(x, who))
            continue;
        if (!elsewhere)
            prose_add(p, 2, str_fmt(a, "Decisions in which %.*s would have come first:", STR_ARG(name_of(r, who, a))),
                      a);
        elsewhere = true;
        prose_add(p, 2, sentence(r, x, a), a);
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

static struct str and_of(const struct reasoned *r, int x, int y, const char *what, struct arena *a)
{
    return str_fmt(a, "%.*s and %.*s %s", STR_ARG(name_of(r, x, a)), STR_ARG(name_of(r, y, a)), what);
}

/* Two who meet more than once do so when the table says. */
static void tell_table(struct prose *p, const struct reasoned *r, int x, int y, struct arena *a)
{
    int met = met_in(r->swiss, x, y), next = berger_next_meeting(r->swiss, x, y);

    if (met)
        prose_add(p, 0, str_fmt(a, "%.*s in round %d.", STR_ARG(and_of(r, x, y, "met", a)), met), a);
    if (next)
        prose_add(p, 0,
                  str_fmt(a, "By the table %.*s in round %d%.*s.", STR_ARG(and_of(r, x, y, "meet", a)), next,
                          STR_ARG(cite(RULE_BERGER_TABLE, a))),
                  a);
}

/* What forbids the pair, whoever else there is. */
static void tell_forbidden(struct prose *p, const struct reasoned *r, int x, int y, struct arena *a)
{
    enum reason_key apart = reason_apart(r->swiss, x, y);
    int met = met_in(r->swiss, x, y);

    if (!r->system->suit)
        tell_table(p, r, x, y, a);
    else if (met)
        prose_add(p, 0,
                  str_fmt(a, "%.*s in round %d, and do not meet again%.*s.", STR_ARG(and_of(r, x, y, "met", a)), met,
                          STR_ARG(cite(r->system->no_rematch, a))),
                  a);
    else if (apart == KEY_BARRED)
        prose_add(p, 0, str_fmt(a, "%.*s.", STR_ARG(and_of(r, x, y, "are barred from meeting", a))), a);
    else if (!r->system->suit(r->swiss, x, y))
        prose_add(p, 0, str_fmt(a, "%.*s.", STR_ARG(and_of(r, x, y, "would both need the same colour", a))), a);
    else
        prose_add(p, 0,
                  str_fmt(a, "%.*s: nothing forbids it, but each is paired otherwise.",
                          STR_ARG(and_of(r, x, y, "do not meet in this round", a))),
                  a);
}

void reasons_tell_two(struct prose *p, const struct reasoned *r, int x, int y, struct arena *a)
{
    bool paired = are_paired(r, x, y);

    if (!paired)
        tell_forbidden(p, r, x, y, a);
    prose_add(p, 0, standing_of(r, x, a), a);
    if (!paired)
        tell_decisions(p, r, x, 1, a);
    prose_add(p, 0, standing_of(r, y, a), a);
    tell_decisions(p, r, y, 1, a);
}
