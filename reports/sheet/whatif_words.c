/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/whatif_words.h"

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "reports/format/cell.h"

/* Results of a match as one side sees them. */
enum { WON = 1, DRAWN = 2, LOST = 4 };

static int outcome_of(const struct match *m, int side)
{
    int more = m->mp[side] - m->mp[1 - side];

    if (more == 0)
        return DRAWN;
    return more > 0 ? WON : LOST;
}

/* The outcomes that the endings are all there is of; 0 if there are others of one of them. */
static int whole_outcomes(const struct open_match *m, struct span end, int side)
{
    int in = 0, out = 0;

    for (int i = 0; i < m->nending; i++)
        *(i >= end.from && i <= end.to ? &in : &out) |= outcome_of(&m->ending[i], side);
    return in & out ? 0 : in;
}

/* "2.5-1.5" */
static struct str score(const struct match *m, int side, struct arena *a)
{
    return str_fmt(a, "%.*s-%.*s", STR_ARG(cell_plain(cell_half(m->gp[side]), a)),
                   STR_ARG(cell_plain(cell_half(m->gp[1 - side]), a)));
}

/* The endings of classes of a match gone through. */
static struct span endings(const struct gone *g, struct span class)
{
    return (struct span){ g->class[class.from].from, g->class[class.to].to };
}

struct str whatif_own(const struct speaking *s, struct span class)
{
    static const char *const words[] = { [WON] = "a win",
                                         [DRAWN] = "a draw",
                                         [LOST] = "a loss",
                                         [WON | DRAWN] = "a win or a draw",
                                         [WON | LOST] = "a win or a loss",
                                         [DRAWN | LOST] = "a draw or a loss",
                                         [WON | DRAWN | LOST] = "any result" };
    if (!s->own)
        return (struct str){ 0 };
    const struct gone *g = &s->prospect->gone[0];
    const struct open_match *m = &s->open[g->open];
    struct span end = endings(g, class);
    int side = m->ending[0].team[1] == s->team, outcomes = whole_outcomes(m, end, side);
    const struct match *best = &m->ending[side ? end.to : end.from], *worst = &m->ending[side ? end.from : end.to];

    if (end.from == 0 && end.to == m->nending - 1)
        return STR("any result");
    if (outcomes)
        return str_of(words[outcomes]);
    if (best == worst)
        return score(best, side, s->a);
    if (best == &m->ending[side ? m->nending - 1 : 0])
        return str_fmt(s->a, "%.*s or more", STR_ARG(score(worst, side, s->a)));
    if (worst == &m->ending[side ? 0 : m->nending - 1])
        return str_fmt(s->a, "%.*s or less", STR_ARG(score(best, side, s->a)));
    return str_fmt(s->a, "%.*s to %.*s", STR_ARG(score(best, side, s->a)), STR_ARG(score(worst, side, s->a)));
}

static void say_outcomes(struct buffer *b, int outcomes, struct str first, struct str other)
{
    static const struct {
        const char *between, *behind;
        bool turned;
    } words[] = {
        [WON] = { " beats ", "", false },
        [DRAWN] = { " and ", " draw", false },
        [LOST] = { " beats ", "", true },
        [WON | DRAWN] = { " does not beat ", "", true },
        [WON | LOST] = { " and ", " do not draw", false },
        [DRAWN | LOST] = { " does not beat ", "", false },
        [WON | DRAWN | LOST] = { " and ", " have ended", false },
    };
    bool turned = words[outcomes].turned;

    buffer_fmt(b, "%.*s%s%.*s%s", STR_ARG(turned ? other : first), words[outcomes].between,
               STR_ARG(turned ? first : other), words[outcomes].behind);
}

/* "Cuba scores 3 or more against Chad" */
static void say_scores(struct buffer *b, const struct open_match *m, struct span end, const struct str name[2],
                       struct arena *a)
{
    const struct match *from = &m->ending[end.from], *to = &m->ending[end.to];
    int side = end.from > 0;

    if (end.from == end.to)
        buffer_fmt(b, "%.*s - %.*s ends %.*s", STR_ARG(name[0]), STR_ARG(name[1]), STR_ARG(score(from, 0, a)));
    else if (end.from == 0 || end.to == m->nending - 1)
        buffer_fmt(b, "%.*s scores %.*s or more against %.*s", STR_ARG(name[side]),
                   STR_ARG(cell_plain(cell_half(side ? from->gp[1] : to->gp[0]), a)), STR_ARG(name[1 - side]));
    else
        buffer_fmt(b, "%.*s - %.*s ends between %.*s and %.*s", STR_ARG(name[0]), STR_ARG(name[1]),
                   STR_ARG(score(from, 0, a)), STR_ARG(score(to, 0, a)));
}

static void say_condition(const struct speaking *s, struct buffer *b, const struct gone *g, struct span class)
{
    const struct open_match *m = &s->open[g->open];
    struct span end = endings(g, class);
    const struct str name[2] = { s->section->squad[m->ending[0].team[0]].name,
                                 s->section->squad[m->ending[0].team[1]].name };
    int outcomes = whole_outcomes(m, end, 0);

    if (outcomes)
        say_outcomes(b, outcomes, name[0], name[1]);
    else
        say_scores(b, m, end, name, s->a);
}

/* Matches that may end in any way are not named. */
static void say_way(const struct speaking *s, struct buffer *b, const struct way *way)
{
    const char *between = "";

    for (int g = s->own; g < s->prospect->ngone; g++) {
        const struct gone *m = &s->prospect->gone[g];
        if (way->class[g].from == 0 && way->class[g].to == m->nclass - 1)
            continue;
        buffer_fmt(b, "%s", between);
        say_condition(s, b, m, way->class[g]);
        between = " and ";
    }
}

const char *whatif_answer(const struct need *need)
{
    if (need->sure == need->ncase)
        return "yes";
    if (need->never == need->ncase)
        return "no";
    return need->sure > 0 || need->sure + need->never == need->ncase ? "if" : "unresolved";
}

static void say_rest(struct buffer *b, const struct need *need)
{
    long more = need->sure - need->covered, unresolved = need->ncase - need->sure - need->never;

    if (more > 0 && need->nway > 0)
        buffer_fmt(b, ", and in %ld more of %ld combinations", more, need->ncase);
    if (unresolved > 0)
        buffer_fmt(b, "; %ld of %ld combinations are not resolved", unresolved, need->ncase);
    if (more == 0 && unresolved == 0)
        buffer_fmt(b, "; otherwise it does not");
}

static void say_not_sure(struct buffer *b, bool first, struct str name, int place, const struct need *need)
{
    if (need->never == need->ncase)
        buffer_fmt(b, "%.*s does not reach place %d", STR_ARG(name), place);
    else if (need->never == 0)
        buffer_fmt(b, "%s is not known whether %.*s reaches place %d", first ? "It" : "it", STR_ARG(name), place);
    else
        buffer_fmt(b, "%.*s may reach place %d: in %ld of %ld combinations this is not known", STR_ARG(name), place,
                   need->ncase - need->never, need->ncase);
}

struct str whatif_sentence(const struct speaking *s, int place, const struct need *need)
{
    struct buffer b = { .arena = s->a };
    struct str own = whatif_own(s, need->own), name = s->section->squad[s->team].name;

    if (own.n > 0)
        buffer_fmt(&b, "With %.*s ", STR_ARG(own));
    if (need->sure == 0) {
        say_not_sure(&b, own.n == 0, name, place, need);
        return buffer_str(&b);
    }
    buffer_fmt(&b, "%.*s has place %d%s", STR_ARG(name), place, place > 1 ? " at least" : "");
    if (need->sure == need->ncase)
        return buffer_str(&b);
    if (need->nway == 0)
        buffer_fmt(&b, " in %ld of %ld combinations", need->sure, need->ncase);
    for (int i = 0; i < need->nway; i++) {
        buffer_fmt(&b, "%s", i > 0 ? ", or if " : " if ");
        say_way(s, &b, &need->way[i]);
    }
    say_rest(&b, need);
    return buffer_str(&b);
}
