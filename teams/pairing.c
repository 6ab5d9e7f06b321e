/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/pairing.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/ranking/entrants.h"
#include "engine/swiss/draw.h"
#include "engine/system/system.h"
#include "teams/match.h"
#include "teams/messages.h"
#include "teams/score.h"
#include "teams/event.h"

const struct system *section_system(const struct section *s)
{
    return system_find(s->system);
}

bool section_is_round_robin(const struct section *s)
{
    const struct system *system = section_system(s);

    return system && system->cards == CARDS_PLAYED;
}

int section_round(const struct section *s)
{
    for (int round = 1; section_is_round_robin(s) && round < s->nround; round++)
        if (s->round[round - 1].state == ROUND_PUBLISHED)
            return round;
    return s->nround;
}

int section_played(const struct section *s)
{
    int round = section_round(s);

    while (round > 0 && s->round[round - 1].state == ROUND_DRAFT)
        round--;
    return round;
}

struct str pairing_title(const struct section *s, const struct wording *how, struct arena *a)
{
    static struct message (*const preferences[])(const struct message *) = { [PREFERENCES_A] = say_system_of_type_a,
                                                                             [PREFERENCES_B] = say_system_of_type_b,
                                                                             [PREFERENCES_NONE] =
                                                                                 say_system_without_preferences };
    const struct system *system = section_system(s);

    if (!system)
        return (struct str){ 0 };
    const bool teams = s->unit == UNIT_TEAM, typed = system->cards == CARDS_TEAMS;
    const struct {
        bool is;
        struct message (*says)(const struct message *system);
    } setting[] = {
        { s->accelerated, say_system_accelerated },
        { system->cards == CARDS_PLAYED && s->cycles > 1, say_system_twice },
        { teams && s->score == SCORE_GP, say_system_by_game_points },
        { typed, preferences[s->preference] },
        { typed && s->secondary == SECONDARY_UNUSED, say_system_without_secondary },
        { s->graded, say_system_graded },
    };
    const struct {
        struct str text;
        struct message (*says)(const struct message *system, struct str points);
    } points[] = { { s->match_points, say_system_match_points },
                   { s->game_points, say_system_game_points },
                   { s->bye_points, say_system_bye_points } };
    struct message title = system->title();
    for (size_t i = 0; i < sizeof setting / sizeof *setting; i++)
        if (setting[i].is)
            title = setting[i].says(&title);
    for (size_t i = 0; i < sizeof points / sizeof *points; i++)
        if (points[i].text.n > 0)
            title = points[i].says(&title, points[i].text);
    return message_text(&title, how, a);
}

enum rule section_cites(const struct section *s, enum rule rule)
{
    return section_system(s) ? RULE_NONE : rule;
}

/* Who was paired in round 1 or had the bye; until it is published, who is to be. By index. */
static bool *list_of_round_1(const struct tournament *t, const struct field *f, struct arena *a)
{
    bool *listed = arena_new(a, bool, t->nteam);
    const struct round *first = t->nround > 0 && f->round > 1 ? &t->round[0] : NULL;

    for (int i = 0; i < t->nteam; i++)
        listed[i] = first ? i == first->bye : f->card[i].paired;
    for (int i = 0; first && i < first->nmatch; i++)
        for (int side = 0; side < 2; side++)
            listed[first->match[i].team[side]] = true;
    return listed;
}

/* Points that count for the pairing of this round alone are on the cards. */
struct swiss pairing_swiss(const struct section *s, const struct tournament *t, const struct field *f, struct arena *a)
{
    int after = f->round - 1 < t->nround ? f->round - 1 : t->nround;
    struct entrant *entrant = entrants_load(t, after, a);
    bool robin = section_is_round_robin(s);
    const bool *listed = list_of_round_1(t, f, a);

    for (int i = 0; i < t->nteam; i++) {
        entrant[i].points = t->by_gp ? f->card[i].gp : f->card[i].mp;
        entrant[i].secondary = t->by_gp ? f->card[i].mp : f->card[i].gp;
        entrant[i].listed = listed[i];
        /* a round robin has a place in its table for whoever is only away */
        entrant[i].paired = robin ? !score_left(s, i, f->round) : f->card[i].paired;
    }
    return (struct swiss){ .lot = t->lot,
                           .round = f->round,
                           .rounds = section_rounds_then(s, f->round),
                           .won = tournament_scoring(t)->game[FOR_WIN],
                           .cycles = s->cycles,
                           .preferences = s->preference,
                           .no_secondary = s->secondary == SECONDARY_UNUSED,
                           .accelerated = s->accelerated,
                           .graded = s->graded,
                           .entrant = entrant,
                           .n = t->nteam,
                           .barred = f->barred,
                           .nbarred = f->nbarred };
}

static bool wins_unplayed(const struct swiss_left *left, int squad)
{
    for (int i = 0; i < left->nforfeit; i++)
        if (left->forfeit[i].white == squad)
            return true;
    return false;
}

struct pairing pairing_line(const struct system *system, const struct swiss *swiss, struct arena *a)
{
    struct swiss_round made = system->pair(swiss, NULL, a);
    struct pairing p = { .legal = made.legal, .pair = made.pair, .npair = made.npair, .bye = made.bye };

    if (made.left) {
        /* RULE_BERGER_WITHDRAWN: games that are won without playing are pairs of the round, behind the others. Who is free beside them has the bye;
           of several, the first. */
        const struct swiss_left *left = made.left;
        struct pair *pair = arena_new(a, struct pair, p.npair + left->nforfeit);

        for (int i = 0; i < p.npair; i++)
            pair[i] = p.pair[i];
        for (int i = 0; i < left->nforfeit; i++)
            pair[p.npair + i] = left->forfeit[i];
        p.pair = pair;
        p.npair += left->nforfeit;
        p.nforfeit = left->nforfeit;
        p.bye = NOBODY;
        for (int i = left->nbye - 1; i >= 0; i--)
            p.bye = wins_unplayed(left, left->bye[i]) ? p.bye : left->bye[i];
    }
    return p;
}

struct pairing pairing_by_system(const struct section *s, const struct tournament *t, const struct field *f,
                                 struct trace *trace, struct arena *a)
{
    const struct system *system = section_system(s);

    if (!system)
        return pairing_trace(f, trace, a);
    struct swiss swiss = pairing_swiss(s, t, f, a);
    struct pairing p = pairing_line(system, &swiss, a);
    if (!p.legal) {
        /* The obstacle is that of the meetings and bars: a field of D.02 without its limits of colours, and without those entered late. */
        struct tournament plain = *t;
        struct field all = *f;

        plain.edition = all.edition = EDITION_2012;
        struct card *card = card_load(&plain, f->round, a);
        for (int i = 0; i < f->n; i++)
            card[i].paired = f->card[i].paired;
        all.card = card;
        p.obstacle = pairing_make(&all, a).obstacle;
    }
    return p;
}

/* Of the other systems `explain` has the certificate. */
static bool refuse_by_system(const struct section *s, int round, const struct obstacle *o, struct arena *a,
                             struct err *e)
{
    struct err why = { 0 };

    if (o->no_bye || o->pieces > 0)
        obstacle_say(s, round, o, a, &why);
    else
        err_say(&why, ERR_NO_ROUND, say_round_cannot_be_paired_system(round, s->system));
    return err_say(e, why.kind, say_proved_by_explain(err_cause(&why), round));
}

/* Rounds that were played before can be the last ones. */
static bool may_end_before(const struct section *s, int round)
{
    bool is_published = round <= s->nround && s->round[round - 1].published.n > 0;

    return round > 1 && round <= s->rounds && !is_published;
}

bool pairing_refuse(const struct section *s, int round, const struct pairing *p, struct arena *a, struct err *e)
{
    struct err why = { 0 };

    if (section_system(s))
        refuse_by_system(s, round, &p->obstacle, a, &why);
    else
        obstacle_say(s, round, &p->obstacle, a, &why);
    return pairing_refuse_for(s, round, &why, e);
}

bool pairing_refuse_for(const struct section *s, int round, const struct err *why, struct err *e)
{
    if (!may_end_before(s, round))
        return err_say(e, why->kind, err_message(why));
    return err_say(e, ERR_NO_ROUND, say_section_can_end(err_cause(why), round - 1));
}

bool pairing_unpaired(const struct section *s, int round, struct err *e)
{
    int table = score_table_rounds(s);

    if (table > 0 && table <= s->rounds && round > table)
        return err_say(e, ERR_STATE, say_table_section_only(s->name, table));
    if (round > s->rounds)
        return err_say(e, ERR_STATE, say_section_only(s->name, s->rounds));
    return err_say(e, ERR_STATE, say_round_not_paired_yet(round > 0 ? round : 1));
}

bool pairing_untraced(const struct section *s, int round, struct err *e)
{
    if (!section_system(s))
        return err_say(e, ERR_STATE, say_round_without_trace(round));
    return err_say(e, ERR_STATE, say_round_without_trace_hint(round));
}

bool pairing_of_two(const struct system *system, const struct swiss *swiss, int x, int y, struct pair *out,
                    struct arena *a)
{
    struct swiss two = *swiss;
    struct entrant *entrant = arena_new(a, struct entrant, swiss->n);

    memcpy(entrant, swiss->entrant, sizeof *entrant * (size_t)swiss->n);
    for (int i = 0; i < swiss->n; i++)
        entrant[i].paired = i == x || i == y;
    two.entrant = entrant;
    struct swiss_round made = system->pair(&two, NULL, a);
    bool meet = made.legal && made.npair == 1; /* a round of a table is legal where each of the two is free in it */
    if (meet)
        *out = made.pair[0];
    return meet;
}

void pairing_put_in_order(const struct swiss *swiss, struct pair *pair, int n, struct arena *a)
{
    int *order = arena_new(a, int, swiss->n), *rank = arena_new(a, int, swiss->n);
    int *points = arena_new(a, int, swiss->n);

    for (int i = 0; i < swiss->n; i++)
        order[i] = i;
    qsort_r(order, (size_t)swiss->n, sizeof *order, draw_by_points, (void *)swiss);
    for (int i = 0; i < swiss->n; i++) {
        rank[order[i]] = i;
        points[i] = swiss->entrant[i].points;
    }
    draw_publish(pair, n, points, rank);
}

enum { NAMES = 12 };

static const struct wording plain; /* an error is kept before anybody reads it */

static struct message whom(const struct section *s, const struct obstacle *o, struct arena *a)
{
    struct str barrier = o->nbarrier > 0 ? squad_names(s, o->barrier, o->nbarrier, NAMES, &plain, a) : STR("");

    if (o->pieces < o->ninner)
        return say_can_only_meet_one_another(o->pieces, barrier);
    return o->nbarrier > 0 ? say_can_only_meet(barrier) : say_have_nobody_to_meet();
}

static bool no_bye(const struct section *s, int round, struct err *e)
{
    return err_say(e, ERR_NO_ROUND, unit_message(s->unit, say_round_cannot_be_paired_bye(round)));
}

bool obstacle_say(const struct section *s, int round, const struct obstacle *o, struct arena *a, struct err *e)
{
    if (o->no_bye)
        return no_bye(s, round, e);
    struct message only = whom(s, o, a);
    return err_say(e, ERR_NO_ROUND,
                   say_round_cannot_be_paired_obstacle(round, squad_names(s, o->inner, o->ninner, NAMES, &plain, a),
                                                       &only, o->pieces - o->nbarrier));
}

int leftover_list(const struct section *s, int round, const struct pairing_list *r, int *list)
{
    const struct system *system = system_find(s->system);
    int n = 0;

    if (system && system->bye == BYE_NOTHING)
        return 0;
    for (int i = 0; i < s->nsquad; i++)
        if (r->bye != i && !match_of(r, i) && score_takes_part(s, i, round))
            list[n++] = i;
    return n;
}
