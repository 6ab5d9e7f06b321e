/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/published.h"

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/report.h"
#include "reports/tell/protocol.h"
#include "teams/audit/rerun.h"
#include "teams/match.h"
#include "teams/presence.h"

static const struct pairing_list *round_of(const struct report_input *in)
{
    return &in->section->round[in->round - 1];
}

struct wording published_wording(const struct report_input *in)
{
    return (struct wording){ in->medium, in->section->unit == UNIT_PLAYER, in->language };
}

struct placing published_seat(const struct report_input *in, int squad)
{
    const struct fixture *f = match_of(round_of(in), squad);

    if (!f)
        return (struct placing){ NOBODY, false, round_of(in)->bye == squad };
    return (struct placing){ match_opponent(f, squad), match_side(f, squad) == 0, false };
}

int published_squad(const struct report_input *in, int team)
{
    const struct section *s = in->section;

    for (int i = 0; i < s->nsquad; i++)
        if (str_eq(s->squad[i].name, in->record->team[team].name))
            return i;
    return NOBODY;
}

static struct placing seat_rerun(const struct rerun *x, int squad)
{
    for (int i = 0; i < x->made.npair; i++) {
        struct pair p = x->made.pair[i];
        if (p.white == squad || p.black == squad)
            return (struct placing){ p.white == squad ? p.black : p.white, p.white == squad, false };
    }
    return (struct placing){ NOBODY, false, x->made.bye == squad };
}

static struct placing seat_traced(const struct report_input *in, int squad)
{
    const struct parsed_trace *r = in->record;
    int team = protocol_find(r, in->section->squad[squad].name);

    for (int i = 0; team != NOBODY && i < r->npair; i++)
        if (r->pair[i].white == team || r->pair[i].black == team)
            return (
                struct placing){ published_squad(in, r->pair[i].white == team ? r->pair[i].black : r->pair[i].white),
                                 r->pair[i].white == team, false };
    return (struct placing){ NOBODY, false, team != NOBODY && r->bye == team };
}

struct placing published_drafted(const struct report_input *in, int squad)
{
    return in->rerun ? seat_rerun(in->rerun, squad) : seat_traced(in, squad);
}

static bool is_same(struct placing x, struct placing y)
{
    return x.opponent == y.opponent && x.white == y.white && x.bye == y.bye;
}

/* The reason that stands with the match or the bye. */
static struct str mark_of(const struct report_input *in, int squad)
{
    const struct fixture *f = match_of(round_of(in), squad);

    if (f)
        return f->by_hand;
    return round_of(in)->bye == squad ? round_of(in)->bye_by_hand : (struct str){ 0 };
}

/* The last time that the squad was moved in the round. */
static const struct round_change *change_of(const struct report_input *in, int squad)
{
    for (int i = in->nchange - 1; i >= 0; i--)
        if (in->change[i].kind == CHANGE_MOVED && in->change[i].round == in->round && in->change[i].about[squad])
            return &in->change[i];
    return NULL;
}

/* A round made once more may differ for other reasons: then what was done says so. */
static bool is_by_hand(const struct report_input *in, int squad)
{
    bool same = is_same(published_drafted(in, squad), published_seat(in, squad));

    bool drafted = !in->rerun && !in->made_again;

    return mark_of(in, squad).n > 0 || (!same && (drafted || change_of(in, squad)));
}

static struct message seat_of(const struct report_input *in, int squad)
{
    const struct squad *list = in->section->squad;
    struct placing now = published_seat(in, squad);

    if (now.opponent == NOBODY)
        return now.bye ? say_has_the_bye(list[squad].name) : say_is_not_paired(list[squad].name);
    return (now.white ? say_meets_with_white : say_meets_with_black)(list[squad].name, list[now.opponent].name);
}

static void tell_by_hand(struct telling *p, const struct report_input *in, int squad)
{
    static const struct round_change unknown;
    const struct round_change *change = change_of(in, squad), *done = change ? change : &unknown;
    const struct message seat = seat_of(in, squad);
    struct str mark = mark_of(in, squad);

    telling_message(
        p, 0,
        say_by_hand(done->by, date_text(done->at, &p->wording, p->arena), &seat, mark.n > 0 ? mark : done->reason));
}

bool published_tell(struct telling *p, const struct report_input *in)
{
    const int squad[2] = { in->team, in->other };
    bool told = false;

    for (int i = 0; i < 2 && squad[i] != NOBODY; i++) {
        bool again = i > 0 && told && published_seat(in, squad[i]).opponent == squad[0];
        if (again || !is_by_hand(in, squad[i]))
            continue;
        tell_by_hand(p, in, squad[i]);
        told = true;
    }
    return told;
}

void published_tell_absent(struct telling *p, const struct report_input *in, int squad)
{
    const struct absence *away = presence_absence(in->section, squad, in->round);
    struct message why = { 0 };

    if (away) {
        struct message (*says)(struct str, struct str, struct str) =
            away->withdrawn ? say_was_withdrawn : say_was_left_out;
        why = (away->expelled ? say_was_expelled : says)(away->by, date_text(away->at, &p->wording, p->arena),
                                                         away->reason);
    }
    telling_message(p, 0, say_was_not_in_the_draft(in->section->squad[squad].name, in->round, &why));
}

bool published_otherwise(const struct report_input *in, int squad)
{
    return !is_same(published_drafted(in, squad), published_seat(in, squad)) && !is_by_hand(in, squad);
}

bool published_by_hand(const struct report_input *in)
{
    for (int i = 0; i < in->section->nsquad; i++)
        if (is_by_hand(in, i))
            return true;
    return false;
}

struct reasoned published_reasons(const struct report_input *in, struct arena *a)
{
    const struct section *s = in->section;
    struct str *name = arena_new(a, struct str, s->nsquad);
    static struct message (*const points[])(struct str, long) = { say_match_points_are, say_game_points_are,
                                                                  say_points_are };
    bool players = s->unit == UNIT_PLAYER, half = players || s->score == SCORE_GP;

    for (int i = 0; i < s->nsquad; i++)
        name[i] = s->squad[i].name;
    return (struct reasoned){ .system = in->rerun->system,
                              .swiss = &in->rerun->swiss,
                              .why = &in->rerun->why,
                              .name = name,
                              .wording = published_wording(in),
                              .points = points[half + players],
                              .half = half };
}
