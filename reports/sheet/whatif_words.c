/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/whatif_words.h"

#include "engine/base/arena.h"
#include "reports/format/cell.h"
#include "reports/format/messages.h"

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

static struct str told(const struct speaking *s, struct message m)
{
    return message_text(&m, s->wording, s->a);
}

struct str whatif_own(const struct speaking *s, struct span class)
{
    static struct message (*const words[])(void) = { [WON] = say_own_win,
                                                     [DRAWN] = say_own_draw,
                                                     [LOST] = say_own_loss,
                                                     [WON | DRAWN] = say_own_win_or_draw,
                                                     [WON | LOST] = say_own_win_or_loss,
                                                     [DRAWN | LOST] = say_own_draw_or_loss,
                                                     [WON | DRAWN | LOST] = say_own_any_result };
    if (!s->own)
        return (struct str){ 0 };
    const struct gone *g = &s->prospect->gone[0];
    const struct open_match *m = &s->open[g->open];
    struct span end = endings(g, class);
    int side = m->ending[0].team[1] == s->team, outcomes = whole_outcomes(m, end, side);
    const struct match *best = &m->ending[side ? end.to : end.from], *worst = &m->ending[side ? end.from : end.to];

    if (end.from == 0 && end.to == m->nending - 1)
        return told(s, say_own_any_result());
    if (outcomes)
        return told(s, words[outcomes]());
    if (best == worst)
        return score(best, side, s->a);
    if (best == &m->ending[side ? m->nending - 1 : 0])
        return told(s, say_score_or_more(score(worst, side, s->a)));
    if (worst == &m->ending[side ? 0 : m->nending - 1])
        return told(s, say_score_or_less(score(best, side, s->a)));
    return told(s, say_score_to_score(score(best, side, s->a), score(worst, side, s->a)));
}

static struct str outcomes_text(const struct speaking *s, int outcomes, struct str first, struct str other)
{
    static const struct {
        struct message (*say)(struct str team, struct str other);
        bool turned;
    } words[] = {
        [WON] = { say_beats, false },
        [DRAWN] = { say_they_draw, false },
        [LOST] = { say_beats, true },
        [WON | DRAWN] = { say_does_not_beat, true },
        [WON | LOST] = { say_they_do_not_draw, false },
        [DRAWN | LOST] = { say_does_not_beat, false },
        [WON | DRAWN | LOST] = { say_they_have_ended, false },
    };
    bool turned = words[outcomes].turned;

    return told(s, words[outcomes].say(turned ? other : first, turned ? first : other));
}

/* "Cuba scores 3 or more against Chad" */
static struct str scores_text(const struct speaking *s, const struct open_match *m, struct span end,
                              const struct str name[2])
{
    const struct match *from = &m->ending[end.from], *to = &m->ending[end.to];
    struct arena *a = s->a;
    int side = end.from > 0;

    if (end.from == end.to)
        return told(s, say_match_ends(name[0], name[1], score(from, 0, a)));
    if (end.from > 0 && end.to < m->nending - 1)
        return told(s, say_match_ends_between(name[0], name[1], score(from, 0, a), score(to, 0, a)));
    return told(
        s, say_scores_or_more(name[side], name[1 - side], cell_plain(cell_half(side ? from->gp[1] : to->gp[0]), a)));
}

static struct str condition_text(const struct speaking *s, const struct gone *g, struct span class)
{
    const struct open_match *m = &s->open[g->open];
    struct span end = endings(g, class);
    const struct str name[2] = { s->section->squad[m->ending[0].team[0]].name,
                                 s->section->squad[m->ending[0].team[1]].name };
    int outcomes = whole_outcomes(m, end, 0);

    return outcomes ? outcomes_text(s, outcomes, name[0], name[1]) : scores_text(s, m, end, name);
}

/* Matches that may end in any way are not named. */
static struct str way_text(const struct speaking *s, const struct way *way)
{
    struct str text = { 0 };

    for (int g = s->own; g < s->prospect->ngone; g++) {
        const struct gone *m = &s->prospect->gone[g];
        if (way->class[g].from == 0 && way->class[g].to == m->nclass - 1)
            continue;
        struct str next = condition_text(s, m, way->class[g]);
        text = text.n > 0 ? told(s, say_and_also(text, next)) : next;
    }
    return text;
}

const char *whatif_answer(const struct need *need)
{
    if (need->sure == need->ncase)
        return "yes";
    if (need->never == need->ncase)
        return "no";
    return need->sure > 0 || need->sure + need->never == need->ncase ? "if" : "unresolved";
}

static struct message not_sure(struct str own, struct str name, int place, const struct need *need)
{
    if (need->never == need->ncase)
        return say_does_not_reach(own, name, place);
    if (need->never > 0)
        return say_may_reach(own, name, place, need->ncase - need->never, need->ncase);
    return own.n > 0 ? say_place_with_own_is_open(place, own) : say_place_is_open(place);
}

struct str whatif_sentence(const struct speaking *s, int place, const struct need *need)
{
    struct str own = whatif_own(s, need->own), name = s->section->squad[s->team].name, ways = { 0 };

    if (need->sure == 0)
        return told(s, not_sure(own, name, place, need));
    struct str has = told(s, place > 1 ? say_has_place_at_least(own, name, place) : say_has_place(own, name, place));
    if (need->sure == need->ncase)
        return has;
    for (int i = 0; i < need->nway; i++) {
        struct str way = way_text(s, &need->way[i]);
        ways = i > 0 ? told(s, say_or_if(ways, way)) : way;
    }
    has = told(s, need->nway > 0 ? say_place_if(has, ways) : say_place_in_combinations(has, need->sure, need->ncase));
    struct str said = has;
    long more = need->sure - need->covered, unresolved = need->ncase - need->sure - need->never;

    if (more > 0 && need->nway > 0)
        said = told(s, say_and_in_more(said, more, need->ncase));
    if (unresolved > 0)
        said = told(s, say_some_not_resolved(said, unresolved, need->ncase));
    return more == 0 && unresolved == 0 ? told(s, say_otherwise_not(said)) : said;
}
