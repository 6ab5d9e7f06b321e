#include "reports/tell/reasons.h"

#include "engine/base/arena.h"
#include "reports/format/buffer.h"

enum { PIECES_TOLD = 8 };

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

/* --- decisions ---------------------------------------------------------------------------------- */

static const char *const fails[] = {
    [KEY_MET] = "the two have met",
    [KEY_BARRED] = "the two are barred from meeting",
    [KEY_HAD_BYE] = "that player has had a bye or a point without playing",
    [KEY_LIMITS] = "the two would both need the same colour",
    [KEY_REST] = "the others could then not all be paired",
    [KEY_FEWER] = "fewer pairs could then be made",
    [KEY_MOVED] = "fewer of those who have moved down would then have an opponent",
    [KEY_SCORES] = "players with more points would then be left over",
    [KEY_AHEAD] = "more of those who move down would then find no opponent in the next bracket",
    [KEY_THIRD] = "more players would then have one colour for the third time running",
    [KEY_ABSOLUTE] = "more pairs would then have two players who must have the same colour",
    [KEY_STRONG] = "more pairs would then have two players who need the same colour",
    [KEY_SAME] = "more pairs would then have two players who are due the same colour",
    [KEY_DOWN] = "more players would then float down twice running",
    [KEY_DOWN_BEFORE] = "more players would then float down twice within three rounds",
    [KEY_UP] = "more players would then float up twice running",
    [KEY_UP_BEFORE] = "more players would then float up twice within three rounds",
    [KEY_ORDER] = "such a pairing is tried later",
};

static const char *const gives[] = {
    [KEY_BY_LOT] = "by the lot",
    [KEY_BY_LIMITS] = "only this keeps both within the limits of colours",
    [KEY_BY_DUE] = "by the colours that they are due",
    [KEY_BY_STRENGTH] = "the stronger preference is granted",
    [KEY_BY_DIFFERENCE] = "the lower difference of Whites and Blacks has White",
    [KEY_BY_HISTORY] = "both alternate from the last time their colours differed",
    [KEY_BY_RANK] = "the higher of the two gets the colour it is due",
};

static const char *const decisions[] = {
    [ABOUT_BYE] = "%d has the bye",     [ABOUT_JOINED] = "The group of %d becomes one with the group of %d",
    [ABOUT_HALF] = "%d changes halves", [ABOUT_PAIR] = "%d meets %d",
    [ABOUT_FLOAT] = "%d moves down",    [ABOUT_COLOUR] = "%d has White against %d",
};

static struct str decision(const struct swiss *s, const struct reason *x, struct arena *a)
{
    int one = s->entrant[x->entrant].number, two = x->opponent == NOBODY ? 0 : s->entrant[x->opponent].number;
    struct str text = { 0 }, form = str_of(decisions[x->about]);

    while (form.n > 0) {
        struct str part = str_cut(&form, '%');
        text = str_fmt(a, "%.*s%.*s", STR_ARG(text), STR_ARG(part));
        if (form.n > 0) {
            text = str_fmt(a, "%.*s%d", STR_ARG(text), one);
            form.p++;
            form.n--;
            one = two;
        }
    }
    return text;
}

static struct str sentence(const struct swiss *s, const struct reason *x, struct arena *a)
{
    struct str what = decision(s, x, a), why = cite_key(x, a);

    if (x->about == ABOUT_COLOUR)
        return str_fmt(a, "%.*s: %s%.*s.", STR_ARG(what), gives[x->key], STR_ARG(why));
    what = str_fmt(a, "%.*s%.*s", STR_ARG(what), STR_ARG(cite(x->rule, a)));
    if (x->key == KEY_NONE)
        return str_fmt(a, "%.*s.", STR_ARG(what));
    if (x->rejected == NOBODY)
        return str_fmt(a, "%.*s: as it was, they could not be paired.", STR_ARG(what));
    return str_fmt(a, "%.*s; %d came first, but %s%.*s.", STR_ARG(what), s->entrant[x->rejected].number, fails[x->key],
                   STR_ARG(why));
}

/* --- no legal round ------------------------------------------------------------------------------ */

/* "3, 7 and the bye" */
static struct str members(const struct swiss *s, const struct impasse *x, int piece, struct arena *a)
{
    struct buffer b = { .arena = a };
    int left = impasse_size(x, s, piece);

    for (int i = 0; i <= s->n; i++)
        if (x->piece[i] == piece) {
            if (i < s->n)
                buffer_fmt(&b, "%d", s->entrant[i].number);
            else
                buffer_fmt(&b, "the bye");
            left--;
            buffer_fmt(&b, "%s", left > 1 ? ", " : left == 1 ? " and " : "");
        }
    return buffer_str(&b);
}

static int count_odd(const struct swiss *s, const struct impasse *x)
{
    int odd = 0;

    for (int piece = 1; piece <= x->npiece; piece++)
        odd += impasse_size(x, s, piece) % 2;
    return odd;
}

static struct str impossible(const struct swiss *s, const struct impasse *x, struct arena *a)
{
    int few = impasse_size(x, s, PIECE_FEW), odd = count_odd(s, x);

    if (few == 0)
        return str_fmt(
            a, "There is no legal round. Of these %d groups of an odd number none can meet anybody outside:", odd);
    return str_fmt(
        a,
        "There is no legal round. Of these %d groups of an odd number none can meet anybody outside but %.*s, "
        "and so only %d of the groups can be served:",
        odd, STR_ARG(members(s, x, PIECE_FEW, a)), few);
}

static void tell_impasse(struct prose *p, const struct swiss *s, const struct impasse *x, struct arena *a)
{
    int told = 0, odd = count_odd(s, x);

    prose_add(p, 1, impossible(s, x, a), a);
    for (int piece = 1; piece <= x->npiece; piece++)
        if (impasse_size(x, s, piece) % 2 && told++ < PIECES_TOLD)
            prose_add(p, 2, members(s, x, piece, a), a);
    if (told > PIECES_TOLD)
        prose_add(p, 2, str_fmt(a, "and %d more", odd - PIECES_TOLD), a);
}

void reasons_tell(struct prose *p, const struct swiss *s, const struct reasons *r, struct arena *a)
{
    if (r->impasse.piece)
        tell_impasse(p, s, &r->impasse, a);
    for (int i = 0; i < r->n; i++)
        prose_add(p, 1, sentence(s, &r->reason[i], a), a);
}
