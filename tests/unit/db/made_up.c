/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/db/made_up.h"

#include "engine/base/arena.h"
#include "teams/lab/random.h"

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

static void make_players(struct maker *m, struct squad *q)
{
    q->nplayer = number(m, 0, 2 * LESS);
    q->player = arena_new(m->arena, struct player, q->nplayer);
    for (int i = 0; i < q->nplayer; i++)
        q->player[i] = (struct player){ .name = name(m, "player", i),
                                        .title = text(m),
                                        .fide_id = number(m, 0, 3),
                                        .rating = number(m, 0, 3),
                                        .k = number(m, 0, 40),
                                        .latin = text(m),
                                        .born = number(m, 0, 3),
                                        .sex = "\0mw"[number(m, 0, 2)],
                                        .replaced = toss(m) };
}

static void make_squads(struct maker *m, struct section *s)
{
    s->nsquad = number(m, 0, 3 * LESS);
    s->squad = arena_new(m->arena, struct squad, s->nsquad);
    for (int i = 0; i < s->nsquad; i++) {
        s->squad[i] = (struct squad){ .name = name(m, "team", i),
                                      .federation = text(m),
                                      .captain = text(m),
                                      .late = toss(m),
                                      .given = number(m, 0, 2),
                                      .number = toss(m) ? i + 1 : 0 };
        make_players(m, &s->squad[i]);
        if (toss(m))
            s->squad[i].arrival = (struct arrival){ number(m, 0, 5), text(m), text(m), STR("now"), text(m) };
        if (toss(m))
            s->squad[i].order = (struct board_order){ STR("then"), text(m), text(m), text(m) };
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
        *x = (struct signature){
            .at = STR("now"), .by = text(m), .agreed = toss(m), .remark = text(m), .results = text(m)
        };
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
        *f = (struct fixture){ .table = table += number(m, 1, 2),
                               .side = { i + turn, i + 1 - turn },
                               .absent = { toss(m), toss(m) },
                               .present = number(m, 0, s->boards),
                               .decided = (enum decided)number(m, 0, DECIDED_COUNT - 1),
                               .decided_why = text(m),
                               .by_hand = text(m) };
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
        *l = (struct lineup){ .squad = i,
                              .origin = (enum lineup_origin)number(m, 0, LINEUP_ORIGIN_COUNT - 1),
                              .late = toss(m),
                              .at = text(m),
                              .by = text(m),
                              .reason = text(m) };
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
        s->round[i] = (struct pairing_list){ .bye = bye ? s->nsquad - 1 : NOBODY,
                                             .bye_by_hand = text(m),
                                             .published = draft ? (struct str){ 0 } : STR("now"),
                                             .opened = text(m) };
        make_fixtures(m, s, &s->round[i]);
        make_lineups(m, s, &s->round[i]);
    }
}

/* Of some teams in some rounds, of some pairs: by their keys, as they are loaded. */
static void make_absences(struct maker *m, struct section *s)
{
    s->absence = arena_new(m->arena, struct absence, 2 * s->nsquad);
    s->excuse = arena_new(m->arena, struct excuse, s->nsquad);
    s->warning = arena_new(m->arena, struct warning, s->nsquad);
    s->barred = arena_new(m->arena, struct barred, s->nsquad);
    for (int i = 0; i < 2 * s->nsquad; i++)
        if (toss(m))
            s->absence[s->nabsence++] = (struct absence){ .squad = i / 2,
                                                          .from = 1 + i % 2 * 3,
                                                          .to = toss(m) ? number(m, 4, 6) : 0,
                                                          .withdrawn = toss(m),
                                                          .expelled = toss(m),
                                                          .at = text(m),
                                                          .by = text(m),
                                                          .reason = text(m) };
    for (int i = 0; i < s->nsquad; i++)
        if (toss(m))
            s->excuse[s->nexcuse++] = (struct excuse){ i, number(m, 1, 9), text(m), text(m), text(m) };
    for (int i = 0; i < s->nsquad; i++)
        if (toss(m))
            s->warning[s->nwarning++] = (struct warning){ number(m, 0, s->nsquad - 1), text(m), text(m), text(m) };
    for (int i = 0; i + 2 < s->nsquad; i++)
        if (toss(m))
            s->barred[s->nbarred++] =
                (struct barred){ i, number(m, i + 1, i + 2), number(m, 0, 3), text(m), text(m), text(m) };
}

static struct no_show make_mark(struct maker *m, const struct section *s)
{
    return (
        struct no_show){ { toss(m), toss(m) }, number(m, 0, s->boards), (enum decided)number(m, 0, DECIDED_COUNT - 1) };
}

static void make_corrections(struct maker *m, struct section *s)
{
    s->correction = arena_new(m->arena, struct correction, LESS);
    s->mark_correction = arena_new(m->arena, struct mark_correction, LESS);
    for (int i = 0; i < LESS && i < s->nround && s->round[i].nfixture > 0; i++) {
        int table = s->round[i].fixture[0].table;
        s->correction[s->ncorrection++] = (struct correction){ .round = i + 1,
                                                               .table = table,
                                                               .board = number(m, 1, s->boards),
                                                               .was = (enum result)number(m, 0, RESULT_COUNT - 1),
                                                               .becomes = (enum result)number(m, 1, RESULT_COUNT - 1),
                                                               .from = number(m, 0, 5),
                                                               .at = text(m),
                                                               .by = text(m),
                                                               .reason = text(m) };
        s->mark_correction[s->nmark_correction++] = (struct mark_correction){ .round = i + 1,
                                                                              .table = table,
                                                                              .was = make_mark(m, s),
                                                                              .becomes = make_mark(m, s),
                                                                              .from = number(m, 1, 5),
                                                                              .at = text(m),
                                                                              .by = text(m),
                                                                              .reason = text(m) };
    }
}

static void make_adjustments(struct maker *m, struct section *s)
{
    s->adjustment = arena_new(m->arena, struct adjustment, s->nsquad);
    for (int i = 0; i < s->nsquad; i++)
        if (toss(m))
            s->adjustment[s->nadjustment++] = (struct adjustment){ .team = number(m, 0, s->nsquad - 1),
                                                                   .mp = number(m, -9, 9),
                                                                   .gp = number(m, -9, 9),
                                                                   .from = number(m, 1, 5),
                                                                   .pairing_only = toss(m),
                                                                   .own = toss(m),
                                                                   .reason = text(m) };
}

static struct section make_section(struct maker *m, int i)
{
    struct section s = { .name = name(m, "section", i),
                         .title = text(m),
                         .women = toss(m),
                         .system = toss(m) ? STR("olympiad") : STR("burstein"),
                         .unit = (enum unit)number(m, 0, UNIT_COUNT - 1),
                         .score = (enum score_kind)number(m, 0, SCORE_COUNT - 1),
                         .cycles = number(m, 1, 2),
                         .preference = (enum preferences)number(m, 0, PREFERENCE_TYPE_COUNT - 1),
                         .secondary = (enum secondary)number(m, 0, SECONDARY_COUNT - 1),
                         .accelerated = toss(m),
                         .graded = toss(m),
                         .departed = (enum departure)number(m, 0, DEPARTURE_COUNT - 1),
                         .departed_round = number(m, 0, ROUNDS_MAX),
                         .edition = (enum edition)number(m, 0, EDITION_COUNT - 1),
                         .tiebreak = (enum tiebreak)number(m, 0, TIEBREAK_COUNT - 1),
                         .ranking = { 1, { (enum criterion)number(m, 0, CRITERION_COUNT - 1) } },
                         .rounds = number(m, 1, ROUNDS_MAX),
                         .boards = number(m, 1, BOARDS_MAX),
                         .squad_size = number(m, BOARDS_MAX, SQUAD_MAX),
                         .floor = number(m, 0, 4000),
                         .lot = (enum colour)number(m, BLACK, WHITE),
                         .host_first = toss(m),
                         .lineup_default = toss(m) ? LINEUP_LIST : LINEUP_PREVIOUS,
                         .double_entry = toss(m) };

    make_squads(m, &s);
    make_absences(m, &s);
    make_adjustments(m, &s);
    make_rounds(m, &s);
    make_corrections(m, &s);
    return s;
}

static void make_head(struct maker *m, struct event *ev)
{
    ev->name = name(m, "event", 1);
    ev->venue = text(m);
    ev->city = text(m);
    ev->federation = text(m);
    ev->start = text(m);
    ev->end = text(m);
    ev->zone = text(m);
    ev->presence_closes = text(m);
    ev->squads_close = text(m);
    ev->backups = number(m, 0, BACKUPS_MAX);
    ev->mirror = text(m);
    ev->address = text(m);
    ev->site_address = text(m);
    ev->rating_list = text(m);
    ev->copies = text(m);
    ev->contact = text(m);
    ev->narbiter = number(m, 0, LESS);
    ev->arbiter = arena_new(m->arena, struct arbiter, LESS);
    for (int i = 0; i < ev->narbiter; i++)
        ev->arbiter[i] = (struct arbiter){ .name = name(m, "arbiter", i),
                                           .role = text(m),
                                           .title = text(m),
                                           .federation = text(m),
                                           .fide_id = number(m, 0, 9) };
    ev->nattachment = number(m, 0, LESS);
    ev->attachment = arena_new(m->arena, struct attachment, LESS);
    for (int i = 0; i < ev->nattachment; i++)
        ev->attachment[i] = (struct attachment){ ATTACHMENT_FLAG, name(m, "flag", i),
                                                 str_fmt(m->arena, "%064x", number(m, 0, 99)), number(m, 1, 9999) };
    for (int i = 0; i < ROUNDS_MAX; i++) {
        ev->date[i] = text(m);
        ev->lineups[i] = text(m);
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
