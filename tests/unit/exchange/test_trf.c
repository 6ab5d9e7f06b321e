/* SPDX-License-Identifier: Apache-2.0 */
/* test_trf.c - what is written as a tournament report file is read back as the same event. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/ranking/standings.h"
#include "import/trf/trf.h"
#include "reports/exchange/trf.h"
#include "teams/lab/simulate.h"
#include "teams/score.h"
#include "tests/unit/played.h"
#include "tests/said.h"

enum { EVENTS = 60 };

static struct arena arena;

static int drop(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

static struct str write_event(const struct event *ev, const struct section *s, struct arena *a)
{
    struct err e = { 0 };
    struct str text;

    if (!trf_write(ev, s, (struct trf_options){ 0 }, a, &text, &e))
        fail_msg("%s", err_said(&e));
    return text;
}

static struct trf read_back(struct str text, struct findings *f, struct arena *a)
{
    struct err e = { 0 };
    struct trf t;

    if (!trf_read(text, STR("made.trf"), a, &t, f, &e))
        fail_msg("%s", err_said(&e));
    return t;
}

static void assert_str(struct str a, struct str b)
{
    assert_int_equal(a.n, b.n);
    assert_memory_equal(a.p ? a.p : "", b.p ? b.p : "", a.n);
}

/* --- the parts of an event -------------------------------------------------------------------- */

static void same_squads(const struct section *a, const struct section *b)
{
    assert_int_equal(a->nsquad, b->nsquad);
    for (int i = 0; i < a->nsquad; i++) {
        const struct squad *x = &a->squad[i], *y = &b->squad[i];
        assert_int_equal(x->number, y->number);
        assert_str(x->name, y->name);
        assert_str(x->federation, y->federation);
        assert_int_equal(x->nplayer, y->nplayer);
        for (int p = 0; p < x->nplayer; p++) {
            assert_str(x->player[p].name, y->player[p].name);
            assert_str(x->player[p].title, y->player[p].title);
            assert_int_equal(x->player[p].rating, y->player[p].rating);
            assert_int_equal(x->player[p].fide_id, y->player[p].fide_id);
            assert_int_equal(x->player[p].born, y->player[p].born);
            assert_int_equal(x->player[p].sex, y->player[p].sex);
        }
    }
}

static const struct fixture *fixture_of(const struct pairing_list *p, int squad)
{
    for (int i = 0; i < p->nfixture; i++)
        if (p->fixture[i].side[0] == squad || p->fixture[i].side[1] == squad)
            return &p->fixture[i];
    return NULL;
}

static void same_board(const struct board *a, const struct board *b)
{
    assert_int_equal(a->result, b->result);
    for (int side = 0; side < 2; side++)
        assert_int_equal(a->place[side], b->place[side]);
}

/* A mark that says what the boards say by themselves is not needed. */
static void same_fixture(const struct section *s, const struct fixture *a, const struct fixture *b)
{
    assert_non_null(b);
    struct match m = score_match(s, a), n = score_match(s, b);
    assert_int_equal(m.played, n.played);
    for (int side = 0; side < 2; side++) {
        assert_int_equal(a->side[side], b->side[side]);
        assert_int_equal(score_came(s, a, side), score_came(s, b, side));
        assert_int_equal(m.mp[side], n.mp[side]);
        assert_int_equal(m.gp[side], n.gp[side]);
    }
    for (int k = 0; k < s->boards; k++)
        same_board(&a->board[k], &b->board[k]);
}

static void same_rounds(const struct section *a, const struct section *b)
{
    assert_int_equal(a->nround, b->nround);
    for (int r = 0; r < a->nround; r++) {
        const struct pairing_list *x = &a->round[r], *y = &b->round[r];
        assert_int_equal(x->nfixture, y->nfixture);
        assert_int_equal(x->bye, y->bye);
        assert_int_equal(x->state, y->state);
        for (int i = 0; i < x->nfixture; i++)
            same_fixture(a, &x->fixture[i], fixture_of(y, x->fixture[i].side[0]));
    }
}

/* Whoever was or will be away. */
static void same_presence(const struct section *a, const struct section *b)
{
    for (int r = 1; r <= a->rounds; r++)
        for (int i = 0; i < a->nsquad; i++)
            assert_int_equal(score_takes_part(a, i, r), score_takes_part(b, i, r));
}

static bool is_barred(const struct section *s, int a, int b, int round)
{
    for (int i = 0; i < s->nbarred; i++) {
        const struct barred *x = &s->barred[i];
        if ((x->round == 0 || x->round == round) && ((x->a == a && x->b == b) || (x->a == b && x->b == a)))
            return true;
    }
    return false;
}

static void same_bars(const struct section *a, const struct section *b)
{
    for (int r = 1; r <= a->rounds; r++) {
        for (int i = 0; i < a->nbarred; i++)
            assert_int_equal(is_barred(a, a->barred[i].a, a->barred[i].b, r),
                             is_barred(b, a->barred[i].a, a->barred[i].b, r));
        for (int i = 0; i < b->nbarred; i++)
            assert_true(is_barred(a, b->barred[i].a, b->barred[i].b, r) ||
                        (b->barred[i].round != 0 && b->barred[i].round != r));
    }
}

static void same_pairing(const struct field *f, const struct field *g, struct arena *a)
{
    struct pairing p = pairing_make(f, a), q = pairing_make(g, a);

    assert_int_equal(p.legal, q.legal);
    assert_int_equal(p.npair, q.npair);
    assert_int_equal(p.bye, q.bye);
    for (int i = 0; i < p.npair; i++) {
        assert_int_equal(p.pair[i].white, q.pair[i].white);
        assert_int_equal(p.pair[i].black, q.pair[i].black);
    }
}

/* Every round, the next one too, is paired alike from both. */
static void same_pairings(const struct event *ev, const struct section *a, const struct trf *t, struct arena *arena_)
{
    struct section *b = t->event.section;
    struct tournament x, y;

    b->edition = a->edition;
    b->tiebreak = a->tiebreak;
    score_tournament(ev, a, a->nround, arena_, &x);
    score_tournament(&t->event, b, b->nround, arena_, &y);
    for (int r = 1; r <= a->nround + 1 && r <= a->rounds; r++) {
        struct field f = score_field(a, &x, r, arena_), g = score_field(t->event.section, &y, r, arena_);
        same_pairing(&f, &g, arena_);
    }
}

static void same_ranks(const struct event *ev, const struct section *s, const struct trf *t, struct arena *a)
{
    struct tournament x;

    score_tournament(ev, s, s->nround, a, &x);
    const struct standing *list = standings_make(&x, x.nround, a);
    for (int i = 0; i < s->nsquad; i++)
        assert_int_equal(t->rank[list[i].team], s->nround > 0 ? list[i].rank : 0);
}

/* The way there and back. */
static void check_event(const struct event *ev, const struct section *s, struct arena *a)
{
    struct findings f = { .arena = a };
    struct str text = write_event(ev, s, a);
    struct trf t = read_back(text, &f, a);
    const struct section *got = t.event.section;

    assert_int_equal(f.n, 0);
    assert_int_equal(got->boards, s->boards);
    assert_int_equal(got->rounds, s->rounds);
    assert_int_equal(got->lot, s->lot);
    assert_true(t.has_tiebreak);
    assert_int_equal(got->tiebreak, s->tiebreak);
    assert_true(ranking_eq(&got->ranking, &s->ranking));
    assert_int_equal(t.ncolourless, 0);
    same_squads(s, got);
    same_rounds(s, got);
    same_presence(s, got);
    same_bars(s, got);
    same_ranks(ev, s, &t, a);
    same_pairings(ev, s, &t, a);
    got = read_back(write_event(&t.event, got, a), &f, a).event.section;
    same_rounds(s, got);
}

/* --- made-up events --------------------------------------------------------------------------- */

static void always(struct plan *p, enum plan_key k, int low, int high)
{
    p->value[k] = (struct range){ low, high };
}

/* The usual one, one in another order, and such of which line 202 says too little. */
static const struct ranking rankings[] = { RANKING_OLYMPIAD,
                                           { 3, { CRITERION_MP, CRITERION_GP, CRITERION_OSB } },
                                           { 2, { CRITERION_GP, CRITERION_MP } },
                                           { 2, { CRITERION_MP, CRITERION_SUM } } };
enum { RANKINGS = sizeof rankings / sizeof *rankings };

/* Everything goes wrong more often than it should. */
static struct plan stormy(int seed)
{
    struct plan p = plan_default();
    int teams = 6 + seed * 13 % 55;

    if (seed % 20 == 19)
        teams = 140 + seed;
    p.edition = (enum edition)(seed % EDITION_COUNT);
    p.tiebreak = edition_tiebreak(p.edition);
    p.ranking = rankings[seed % RANKINGS];
    always(&p, PLAN_TEAMS, teams, teams);
    always(&p, PLAN_ROUNDS, 1, teams < 12 ? 4 : 9);
    always(&p, PLAN_BOARDS, seed % 4 ? 4 : 1, seed % 4 ? 4 : 8);
    always(&p, PLAN_RESERVES, 0, 2);
    always(&p, PLAN_FORFEITS, 0, 1500);
    always(&p, PLAN_NO_SHOWS, 0, 1500);
    always(&p, PLAN_ABSENT, 0, 800);
    return p;
}

static void made_up_events_come_back(void **state)
{
    int unplayed = 0, byes = 0;

    (void)state;
    for (int seed = 0; seed < EVENTS; seed++) {
        struct arena own = { 0 };
        struct plan p = stormy(seed);
        struct simulation *s = played(&p, (uint64_t)seed, &own);
        check_event(&s->event, &s->section, &own);
        for (int r = 0; r < s->tournament.nround; r++) {
            byes += s->round[r].bye != NOBODY;
            for (int i = 0; i < s->round[r].nmatch; i++)
                unplayed += !s->round[r].match[i].played;
        }
        arena_free(&own);
    }
    assert_true(unplayed > EVENTS);
    assert_true(byes > EVENTS);
}

static void an_event_half_played_comes_back(void **state)
{
    struct plan p = stormy(7);

    (void)state;
    always(&p, PLAN_TEAMS, 31, 31);
    always(&p, PLAN_ROUNDS, 7, 7);
    struct simulation *s = played(&p, 7, &arena);
    for (int n = 0; n < 7; n++) {
        struct section half = s->section;
        half.nround = n;
        check_event(&s->event, &half, &arena);
    }
}

/* --- damage ----------------------------------------------------------------------------------- */

/* Letters that mean something somewhere, and some that mean nothing anywhere. */
static char any_letter(struct random *r)
{
    static const char letters[] = "0123456789 wb1=0+-UFHZWDLX.,\n\r\t#\xC3\xFF\x01?";

    return letters[random_below(r, (int)sizeof letters - 1)];
}

/* A few letters changed, taken out or doubled, perhaps cut short. */
static struct str damaged(struct str text, struct random *r, struct arena *a)
{
    char *p = arena_new(a, char, 2 * text.n + 1);
    size_t n = 0;
    int rate = random_from(r, 1, 8);

    for (size_t i = 0; i < text.n; i++) {
        int how = random_below(r, (int)text.n) < rate ? random_below(r, 8) : -1;
        if (how == 0)
            continue;
        p[n++] = how >= 2 ? any_letter(r) : text.p[i];
        if (how == 1)
            p[n++] = text.p[i];
    }
    if (random_chance(r, 10))
        n = (size_t)random_below(r, (int)n);
    return (struct str){ p, n };
}

/* Either it is refused with a reason, or every round of it can be looked at. */
static bool survives(struct str text, struct arena *a)
{
    struct findings f = { .arena = a };
    struct err e = { 0 };
    struct tournament t;
    struct trf trf;

    if (!trf_read(text, STR("x.trf"), a, &trf, &f, &e)) {
        assert_true(e.kind == ERR_INPUT || e.kind == ERR_LIMIT);
        assert_non_null(strstr(err_said(&e), "x.trf"));
        return false;
    }
    const struct section *s = trf.event.section;
    score_tournament(&trf.event, s, s->nround, a, &t);
    standings_make(&t, t.nround, a);
    for (int r = 1; r <= s->nround + 1; r++) {
        struct field field = score_field(trf.event.section, &t, r, a);
        pairing_make(&field, a);
    }
    return true;
}

static void damaged_files_do_no_harm(void **state)
{
    enum { TIMES = 1500 };
    struct plan p = stormy(3);
    struct random r = { 99 };
    int good = 0;

    (void)state;
    always(&p, PLAN_TEAMS, 13, 13);
    always(&p, PLAN_ROUNDS, 5, 5);
    struct simulation *s = played(&p, 3, &arena);
    struct str text = write_event(&s->event, &s->section, &arena);
    for (int i = 0; i < TIMES; i++) {
        struct arena own = { 0 };
        good += survives(damaged(text, &r, &own), &own);
        arena_free(&own);
    }
    assert_in_range(good, TIMES / 100, TIMES * 9 / 10);
}

/* --- decisions -------------------------------------------------------------------------------- */

static struct simulation *quiet(int teams, int rounds)
{
    struct plan p = plan_default();

    for (int k = PLAN_FORFEITS; k < PLAN_KEY_COUNT; k++)
        always(&p, (enum plan_key)k, 0, 0);
    always(&p, PLAN_TEAMS, teams, teams);
    always(&p, PLAN_ROUNDS, rounds, rounds);
    return played(&p, 1, &arena);
}

static void points_by_decision_come_back(void **state)
{
    struct simulation *s = quiet(12, 5);
    static struct adjustment given[] = {
        { .team = 3, .mp = -1, .gp = -3, .from = 2 },
        { .team = 4, .mp = 2, .gp = 1, .from = 1 },
        { .team = 5, .mp = -1, .gp = 0, .from = 4, .pairing_only = true },
        { .team = 6, .mp = 0, .gp = 5, .from = 6 },
    };
    struct findings f = { .arena = &arena };

    (void)state;
    s->section.adjustment = given;
    s->section.nadjustment = 4;
    struct trf t = read_back(write_event(&s->event, &s->section, &arena), &f, &arena);
    const struct section *got = t.event.section;
    assert_int_equal(f.n, 0);
    assert_int_equal(got->nadjustment, 4);
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++) {
            const struct adjustment *x = &given[i], *y = &got->adjustment[k];
            if (x->team != y->team)
                continue;
            assert_int_equal(x->mp, y->mp);
            assert_int_equal(x->gp, y->gp);
            assert_int_equal(x->from, y->from);
            assert_int_equal(x->pairing_only, y->pairing_only);
        }
    same_pairings(&s->event, &s->section, &t, &arena);
}

static void a_mark_alone_is_written_with_players(void **state)
{
    /* Nothing is known but that the other side did not come, and how many were there. */
    struct simulation *s = quiet(8, 2);
    struct fixture *x = &s->section.round[1].fixture[1];
    struct findings f = { .arena = &arena };

    (void)state;
    for (int present = 0; present <= 4; present++) {
        memset(x->board, 0, sizeof x->board);
        x->absent[0] = false;
        x->absent[1] = true;
        x->present = present;
        struct trf t = read_back(write_event(&s->event, &s->section, &arena), &f, &arena);
        struct tournament a, b;
        score_tournament(&s->event, &s->section, 2, &arena, &a);
        score_tournament(&t.event, t.event.section, 2, &arena, &b);
        const struct card *c = card_load(&a, 3, &arena), *d = card_load(&b, 3, &arena);
        assert_int_equal(f.n, 0);
        assert_int_equal(a.round[1].match[1].gp[0], 2 * present);
        for (int i = 0; i < 8; i++) {
            assert_int_equal(c[i].mp, d[i].mp);
            assert_int_equal(c[i].gp, d[i].gp);
            assert_int_equal(c[i].ncolour, d[i].ncolour);
        }
    }
}

static void names_are_cut_in_their_middle(void **state)
{
    struct simulation *s = quiet(2, 1);
    struct findings f = { .arena = &arena };

    (void)state;
    s->section.squad[0].name = STR("Łódź, Świętokrzyskie i Małopolska razem");
    s->section.squad[0].player[0].name = STR("Đặng Thị Ngọc Hân Nguyễn Phương Thảo Anh");
    s->section.squad[0].player[0].born = 1999;
    s->section.squad[0].player[0].sex = 'w';
    s->section.squad[0].player[0].title = STR("WGM");
    struct trf t = read_back(write_event(&s->event, &s->section, &arena), &f, &arena);
    const struct squad *q = &t.event.section->squad[0];
    assert_str(q->name, STR("Łódź, Świętokrzyskie…lska razem"));
    assert_str(q->player[0].name, STR("Đặng Thị Ngọc Hân Nguy…g Thảo Anh"));
    assert_int_equal(q->player[0].born, 1999);
    assert_int_equal(q->player[0].sex, 'w');
    assert_str(q->player[0].title, STR("WGM"));
    assert_int_equal(q->player[0].rating, s->section.squad[0].player[0].rating);
}

static void who_cannot_be_named_is_an_error(void **state)
{
    struct simulation *s = quiet(2, 1);
    struct err e = { 0 };
    struct str text;

    (void)state;
    /* Five players; one of four boards has a game of nobody knows whom. */
    struct fixture *x = &s->section.round[0].fixture[0];
    x->board[2].place[1] = 0;
    s->section.squad[x->side[1]].nplayer = 3;
    for (int b = 0; b < 4; b++)
        x->board[b].place[1] = b == 2 ? 0 : b == 3 ? 3 : b + 1;
    assert_false(trf_write(&s->event, &s->section, (struct trf_options){ 0 }, &arena, &text, &e));
    assert_int_equal(e.kind, ERR_STATE);
    assert_non_null(strstr(err_said(&e), "it is not known who sat at board 3"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(made_up_events_come_back),
        cmocka_unit_test(an_event_half_played_comes_back),
        cmocka_unit_test(damaged_files_do_no_harm),
        cmocka_unit_test(points_by_decision_come_back),
        cmocka_unit_test(a_mark_alone_is_written_with_players),
        cmocka_unit_test(names_are_cut_in_their_middle),
        cmocka_unit_test(who_cannot_be_named_is_an_error),
    };

    return cmocka_run_group_tests_name("tournament report files", tests, NULL, drop);
}
