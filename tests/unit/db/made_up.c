/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/db/made_up.h"

#include <string.h>

#include "engine/base/arena.h"
#include "teams/lab/random.h"
#include "teams/member.h"

enum { LESS = 3 }; /* of a list there are fewer than so many, or twice as many */

struct maker {
    struct random random;
    struct arena *arena;
};

static int number(struct maker *m, int low, int high)
{
    return random_from(&m->random, low, high);
}

static bool toss(struct maker *m)
{
    return number(m, 0, 1);
}

static struct str text(struct maker *m)
{
    return toss(m) ? str_fmt(m->arena, "t%d", number(m, 1, 99)) : (struct str){ 0 };
}

static struct str name(struct maker *m, const char *what, int i)
{
    return str_fmt(m->arena, "%s %d.%d", what, i, number(m, 1, 9));
}

/* --- values of member.def ---------------------------------------------------------------------- */

static int whole_number(struct maker *m, const struct member *of)
{
    const int most = 9999;

    if (!of->limited)
        return number(m, 0, 9);
    return of->high < 0 ? 0 : number(m, of->low, of->high < most ? of->high : most);
}

/* How many words there are of an enum. */
static const int words[KIND_COUNT] = {
    [K_UNIT] = UNIT_COUNT,
    [K_SCORE] = SCORE_COUNT,
    [K_PREFERENCE] = PREFERENCE_TYPE_COUNT,
    [K_SECONDARY] = SECONDARY_COUNT,
    [K_DEPARTURE] = DEPARTURE_COUNT,
    [K_EDITION] = EDITION_COUNT,
    [K_TIEBREAK] = TIEBREAK_COUNT,
    [K_RESULT] = RESULT_COUNT,
    [K_DECIDED] = DECIDED_COUNT,
    [K_ORIGIN] = LINEUP_ORIGIN_COUNT,
};

/* Of one that says which team, which place in a list or how many boards, the caller knows more. */
static void make_value(struct maker *m, const struct member *of, void *at)
{
    if (of->kind == K_SYSTEM)
        *(struct str *)at = toss(m) ? STR("olympiad") : STR("burstein");
    else if (member_is_text(of->kind))
        *(struct str *)at = text(m);
    else if (of->kind == K_BOOL)
        *(bool *)at = toss(m);
    else if (of->kind == K_INT || of->kind == K_INT_OR_NULL)
        *(int *)at = whole_number(m, of);
    else if (of->kind == K_LONG_OR_NULL)
        *(long *)at = number(m, 0, 9);
    else if (of->kind == K_RANKING)
        *(struct ranking *)at = (struct ranking){ 1, { (enum criterion)number(m, 0, CRITERION_COUNT - 1) } };
    else if (of->kind == K_LOT)
        *(enum colour *)at = (enum colour)number(m, BLACK, WHITE);
    else if (of->kind == K_SEX)
        *(char *)at = "\0mw"[number(m, 0, 2)];
    else if (words[of->kind] > 0)
        memcpy(at, &(int){ number(m, 0, words[of->kind] - 1) }, member_size(of->kind));
}

static void make_values(struct maker *m, enum table_id id, void *row)
{
    for (const struct member *of = member_table(id)->member; of->name; of++)
        if (of->role == ROLE_VALUE)
            make_value(m, of, (char *)row + of->at);
}

/* --- what hangs together ------------------------------------------------------------------------ */

static void make_players(struct maker *m, struct squad *q)
{
    q->nplayer = number(m, 0, 2 * LESS);
    q->player = arena_new(m->arena, struct player, q->nplayer);
    for (int i = 0; i < q->nplayer; i++) {
        make_values(m, T_player, &q->player[i]);
        q->player[i].name = name(m, "player", i);
    }
}

static void make_squads(struct maker *m, struct section *s)
{
    s->nsquad = number(m, 0, 3 * LESS);
    s->squad = arena_new(m->arena, struct squad, s->nsquad);
    for (int i = 0; i < s->nsquad; i++) {
        struct squad *q = &s->squad[i];
        make_values(m, T_team, q);
        q->name = name(m, "team", i);
        q->number = toss(m) ? i + 1 : 0;
        make_players(m, q);
        if (toss(m)) {
            make_values(m, T_arrival, &q->arrival);
            q->arrival.at = STR("now");
        }
        if (toss(m)) {
            make_values(m, T_board_order, &q->order);
            q->order.received = STR("then");
        }
    }
}

static void make_board(struct maker *m, const struct section *s, const struct fixture *f, struct board *b)
{
    if (toss(m))
        return;
    for (int side = 0; side < 2; side++)
        b->place[side] = number(m, 0, s->squad[f->side[side]].nplayer);
    b->result = (enum result)number(m, 0, RESULT_COUNT - 1);
    b->swapped = toss(m);
    b->by = b->result != RESULT_NONE ? text(m) : (struct str){ 0 };
    b->second = (enum result)number(m, 0, RESULT_COUNT - 1);
    b->second_by = b->second != RESULT_NONE ? text(m) : (struct str){ 0 };
}

static void make_signature(struct maker *m, struct signature *x)
{
    if (toss(m))
        return;
    make_values(m, T_signature, x);
    x->at = STR("now");
}

/* Neighbours of the registration meet, some of them; tables have gaps. */
static void make_fixtures(struct maker *m, const struct section *s, struct pairing_list *r)
{
    int table = 0;

    r->fixture = arena_new(m->arena, struct fixture, s->nsquad);
    for (int i = 0; i + 1 < s->nsquad; i += 2) {
        int turn = number(m, 0, 2);
        if (turn == 2)
            continue;
        struct fixture *f = &r->fixture[r->nfixture++];
        make_values(m, T_fixture, f);
        f->table = table += number(m, 1, 2);
        f->side[0] = i + turn;
        f->side[1] = i + 1 - turn;
        f->present = number(m, 0, s->boards);
        for (int b = 0; b < s->boards; b++)
            make_board(m, s, f, &f->board[b]);
        for (int side = 0; side < 2; side++)
            make_signature(m, &f->signature[side]);
    }
}

static void make_lineups(struct maker *m, const struct section *s, struct pairing_list *r)
{
    r->lineup = arena_new(m->arena, struct lineup, s->nsquad);
    for (int i = 0; i < s->nsquad; i++) {
        if (toss(m))
            continue;
        struct lineup *l = &r->lineup[r->nlineup++];
        make_values(m, T_lineup, l);
        l->squad = i;
        for (int b = 0; b < s->boards; b++)
            l->place[b] = number(m, 0, s->squad[i].nplayer);
    }
}

static void make_rounds(struct maker *m, struct section *s)
{
    s->nround = number(m, 0, LESS);
    s->round = arena_new(m->arena, struct pairing_list, ROUNDS_MAX);
    for (int i = 0; i < s->nround; i++) {
        bool draft = i == s->nround - 1 && toss(m), bye = s->nsquad % 2 && toss(m);
        make_values(m, T_round, &s->round[i]);
        s->round[i].bye = bye ? s->nsquad - 1 : NOBODY;
        s->round[i].published = draft ? (struct str){ 0 } : STR("now");
        make_fixtures(m, s, &s->round[i]);
        make_lineups(m, s, &s->round[i]);
    }
}

/* A row more of a list, with values. */
#define ROW(list, count, table) (make_values(m, table, &(list)[count]), &(list)[(count)++])

/* Of some teams in some rounds, of some pairs: by their keys, as they are loaded. */
static void make_absences(struct maker *m, struct section *s)
{
    s->absence = arena_new(m->arena, struct absence, 2 * s->nsquad);
    s->excuse = arena_new(m->arena, struct excuse, s->nsquad);
    s->warning = arena_new(m->arena, struct warning, s->nsquad);
    s->barred = arena_new(m->arena, struct barred, s->nsquad);
    for (int i = 0; i < 2 * s->nsquad; i++)
        if (toss(m)) {
            struct absence *x = ROW(s->absence, s->nabsence, T_absence);
            x->squad = i / 2;
            x->from = 1 + i % 2 * 3;
            x->to = toss(m) ? number(m, 4, 6) : 0;
        }
    for (int i = 0; i < s->nsquad; i++)
        if (toss(m)) {
            struct excuse *x = ROW(s->excuse, s->nexcuse, T_excuse);
            x->squad = i;
            x->round = number(m, 1, 9);
        }
    for (int i = 0; i < s->nsquad; i++)
        if (toss(m))
            ROW(s->warning, s->nwarning, T_warning)->squad = number(m, 0, s->nsquad - 1);
    for (int i = 0; i + 2 < s->nsquad; i++)
        if (toss(m)) {
            struct barred *x = ROW(s->barred, s->nbarred, T_barred);
            x->a = i;
            x->b = number(m, i + 1, i + 2);
            x->round = number(m, 0, 3);
        }
}

/* The board of the first one is part of its key. */
static void make_corrections(struct maker *m, struct section *s)
{
    s->correction = arena_new(m->arena, struct correction, LESS);
    s->mark_correction = arena_new(m->arena, struct mark_correction, LESS);
    for (int i = 0; i < LESS && i < s->nround && s->round[i].nfixture > 0; i++) {
        struct correction *x = ROW(s->correction, s->ncorrection, T_correction);
        struct mark_correction *y = ROW(s->mark_correction, s->nmark_correction, T_mark_correction);
        x->round = y->round = i + 1;
        x->table = y->table = s->round[i].fixture[0].table;
        x->board = number(m, 1, s->boards);
        x->becomes = (enum result)number(m, 1, RESULT_COUNT - 1);
        y->from = number(m, 1, 5);
        y->was.present = number(m, 0, s->boards);
        y->becomes.present = number(m, 0, s->boards);
    }
}

static void make_adjustments(struct maker *m, struct section *s)
{
    s->adjustment = arena_new(m->arena, struct adjustment, s->nsquad);
    for (int i = 0; i < s->nsquad; i++)
        if (toss(m)) {
            struct adjustment *x = ROW(s->adjustment, s->nadjustment, T_adjustment);
            x->team = number(m, 0, s->nsquad - 1);
            x->from = number(m, 1, 5);
        }
}

static void make_hours(struct maker *m, enum table_id id, void *holder)
{
    const struct member_table *dates = member_table(id);

    for (int i = 0; i < ROUNDS_MAX; i++)
        make_values(m, id, member_rows(dates, holder) + (size_t)i * dates->size);
}

static struct section make_section(struct maker *m, int i)
{
    struct section s = { 0 };

    make_values(m, T_section, &s);
    s.name = name(m, "section", i);
    s.squad_size = number(m, BOARDS_MAX, SQUAD_MAX);
    s.departed_round = number(m, 0, ROUNDS_MAX);
    s.lineup_default = toss(m) ? LINEUP_LIST : LINEUP_PREVIOUS;
    make_hours(m, T_section_date, &s);
    make_squads(m, &s);
    make_absences(m, &s);
    make_adjustments(m, &s);
    make_rounds(m, &s);
    make_corrections(m, &s);
    return s;
}

static void make_head(struct maker *m, struct event *ev)
{
    make_values(m, T_event, ev);
    ev->name = name(m, "event", 1);
    make_hours(m, T_date, ev);
    ev->narbiter = ev->nattachment = 0;
    ev->arbiter = arena_new(m->arena, struct arbiter, LESS);
    ev->attachment = arena_new(m->arena, struct attachment, LESS);
    for (int i = number(m, 0, LESS); i > 0; i--)
        ROW(ev->arbiter, ev->narbiter, T_arbiter)->name = name(m, "arbiter", i);
    for (int i = number(m, 0, LESS); i > 0; i--) {
        struct attachment *x = ROW(ev->attachment, ev->nattachment, T_attachment);
        x->kind = ATTACHMENT_FLAG;
        x->name = name(m, "flag", i);
        x->sha256 = str_fmt(m->arena, "%064x", number(m, 0, 99));
    }
}

struct event *made_up(unsigned seed, struct arena *a)
{
    struct maker m = { { seed }, a };
    struct event *ev = arena_new(a, struct event, 1);

    make_head(&m, ev);
    ev->section = arena_new(a, struct section, SECTIONS_MAX);
    ev->nsection = number(&m, 0, LESS);
    for (int i = 0; i < ev->nsection; i++)
        ev->section[i] = make_section(&m, i);
    return ev;
}

/* In a section some values and nothing that others hang on; decisions may be listed in any order. */
static void change_section(struct maker *m, struct section *s)
{
    s->title = text(m);
    for (int i = 0; i < s->nsquad; i++)
        s->squad[i].captain = text(m);
    for (int r = 0; r < s->nround; r++)
        for (int i = 0; i < s->round[r].nfixture; i++)
            make_board(m, s, &s->round[r].fixture[i], &s->round[r].fixture[i].board[0]);
    if (s->nadjustment > 0)
        s->nadjustment--;
}

struct event *made_other(const struct event *ev, unsigned seed, struct arena *a)
{
    struct maker m = { { seed + 5000 }, a };
    struct event *other = event_copy(ev, a);
    int i = ev->nsection > 0 ? number(&m, 0, ev->nsection - 1) : 0;

    if (ev->nsection == 0 || toss(&m))
        make_head(&m, other);
    if (ev->nsection > 0 && toss(&m))
        other->section[i] = make_section(&m, i);
    else if (ev->nsection > 0 && toss(&m))
        other->nsection--;
    else if (ev->nsection > 0)
        change_section(&m, &other->section[i]);
    return other;
}
