/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/db/same.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

static void same_text(struct str got, struct str want)
{
    assert_int_equal(got.n, want.n);
    assert_true(str_eq(got, want));
}

static void same_player(const struct player *got, const struct player *want)
{
    same_text(got->name, want->name);
    same_text(got->title, want->title);
    assert_int_equal(got->fide_id, want->fide_id);
    assert_int_equal(got->rating, want->rating);
    assert_int_equal(got->k, want->k);
    same_text(got->latin, want->latin);
    assert_int_equal(got->born, want->born);
    assert_int_equal(got->sex, want->sex);
    assert_int_equal(got->replaced, want->replaced);
}

static void same_squad(const struct squad *got, const struct squad *want)
{
    same_text(got->name, want->name);
    same_text(got->federation, want->federation);
    same_text(got->captain, want->captain);
    assert_int_equal(got->given, want->given);
    assert_int_equal(got->number, want->number);
    assert_int_equal(got->late, want->late);
    assert_int_equal(got->nplayer, want->nplayer);
    same_text(got->arrival.due, want->arrival.due);
    same_text(got->arrival.travel, want->arrival.travel);
    same_text(got->arrival.at, want->arrival.at);
    same_text(got->arrival.by, want->arrival.by);
    assert_int_equal(got->arrival.players, want->arrival.players);
    same_text(got->order.received, want->order.received);
    same_text(got->order.received_by, want->order.received_by);
    same_text(got->order.confirmed, want->order.confirmed);
    same_text(got->order.confirmed_by, want->order.confirmed_by);
    for (int i = 0; i < want->nplayer; i++)
        same_player(&got->player[i], &want->player[i]);
}

static void same_fixture(const struct fixture *got, const struct fixture *want, int boards)
{
    assert_int_equal(got->table, want->table);
    assert_memory_equal(got->side, want->side, sizeof want->side);
    assert_memory_equal(got->absent, want->absent, sizeof want->absent);
    assert_int_equal(got->present, want->present);
    same_text(got->by_hand, want->by_hand);
    assert_int_equal(got->decided, want->decided);
    same_text(got->decided_why, want->decided_why);
    for (int b = 0; b < boards; b++) {
        assert_int_equal(got->board[b].result, want->board[b].result);
        assert_memory_equal(got->board[b].place, want->board[b].place, 2 * sizeof(int));
        assert_int_equal(got->board[b].swapped, want->board[b].swapped);
        same_text(got->board[b].by, want->board[b].by);
        assert_int_equal(got->board[b].second, want->board[b].second);
        same_text(got->board[b].second_by, want->board[b].second_by);
    }
    for (int side = 0; side < 2; side++) {
        const struct signature *g = &got->signature[side], *w = &want->signature[side];
        same_text(g->at, w->at);
        same_text(g->by, w->by);
        assert_int_equal(g->agreed, w->agreed);
        same_text(g->remark, w->remark);
        same_text(g->results, w->results);
    }
}

static void same_lineup(const struct lineup *got, const struct lineup *want)
{
    assert_int_equal(got->squad, want->squad);
    assert_memory_equal(got->place, want->place, sizeof want->place);
    assert_int_equal(got->origin, want->origin);
    assert_int_equal(got->late, want->late);
    same_text(got->at, want->at);
    same_text(got->by, want->by);
    same_text(got->reason, want->reason);
}

void same_round(const struct pairing_list *got, const struct pairing_list *want, int boards)
{
    assert_int_equal(got->state == ROUND_DRAFT, want->published.n == 0);
    assert_int_equal(got->bye, want->bye);
    same_text(got->bye_by_hand, want->bye_by_hand);
    same_text(got->published, want->published);
    same_text(got->opened, want->opened);
    assert_int_equal(got->nlineup, want->nlineup);
    for (int i = 0; i < want->nlineup; i++)
        same_lineup(&got->lineup[i], &want->lineup[i]);
    assert_int_equal(got->nfixture, want->nfixture);
    for (int i = 0; i < want->nfixture; i++)
        same_fixture(&got->fixture[i], &want->fixture[i], boards);
}

static void same_mark(const struct no_show *got, const struct no_show *want)
{
    assert_memory_equal(got->absent, want->absent, sizeof want->absent);
    assert_int_equal(got->present, want->present);
    assert_int_equal(got->decided, want->decided);
}

static void same_decisions(const struct section *got, const struct section *want)
{
    assert_int_equal(got->nabsence, want->nabsence);
    for (int i = 0; i < want->nabsence; i++) {
        assert_int_equal(got->absence[i].squad, want->absence[i].squad);
        assert_int_equal(got->absence[i].from, want->absence[i].from);
        assert_int_equal(got->absence[i].to, want->absence[i].to);
        assert_int_equal(got->absence[i].withdrawn, want->absence[i].withdrawn);
        assert_int_equal(got->absence[i].expelled, want->absence[i].expelled);
        same_text(got->absence[i].at, want->absence[i].at);
        same_text(got->absence[i].by, want->absence[i].by);
        same_text(got->absence[i].reason, want->absence[i].reason);
    }
    assert_int_equal(got->nexcuse, want->nexcuse);
    for (int i = 0; i < want->nexcuse; i++) {
        const struct excuse *g = &got->excuse[i], *w = &want->excuse[i];
        assert_true(g->squad == w->squad && g->round == w->round);
        same_text(g->at, w->at);
        same_text(g->by, w->by);
        same_text(g->reason, w->reason);
    }
    assert_int_equal(got->nwarning, want->nwarning);
    for (int i = 0; i < want->nwarning; i++) {
        const struct warning *g = &got->warning[i], *w = &want->warning[i];
        assert_int_equal(g->squad, w->squad);
        same_text(g->at, w->at);
        same_text(g->by, w->by);
        same_text(g->reason, w->reason);
    }
    assert_int_equal(got->nbarred, want->nbarred);
    for (int i = 0; i < want->nbarred; i++) {
        const struct barred *g = &got->barred[i], *w = &want->barred[i];
        assert_true(g->a == w->a && g->b == w->b && g->round == w->round);
        same_text(g->at, w->at);
        same_text(g->by, w->by);
        same_text(g->reason, w->reason);
    }
    assert_int_equal(got->ncorrection, want->ncorrection);
    for (int i = 0; i < want->ncorrection; i++) {
        const struct correction *g = &got->correction[i], *w = &want->correction[i];
        assert_true(g->round == w->round && g->table == w->table && g->board == w->board && g->was == w->was &&
                    g->becomes == w->becomes && g->from == w->from);
        same_text(g->at, w->at);
        same_text(g->by, w->by);
        same_text(g->reason, w->reason);
    }
    assert_int_equal(got->nmark_correction, want->nmark_correction);
    for (int i = 0; i < want->nmark_correction; i++) {
        const struct mark_correction *g = &got->mark_correction[i], *w = &want->mark_correction[i];
        assert_true(g->round == w->round && g->table == w->table && g->from == w->from);
        same_mark(&g->was, &w->was);
        same_mark(&g->becomes, &w->becomes);
        same_text(g->at, w->at);
        same_text(g->by, w->by);
        same_text(g->reason, w->reason);
    }
    assert_int_equal(got->nadjustment, want->nadjustment);
    for (int i = 0; i < want->nadjustment; i++) {
        const struct adjustment *g = &got->adjustment[i], *w = &want->adjustment[i];
        assert_true(g->team == w->team && g->mp == w->mp && g->gp == w->gp && g->from == w->from &&
                    g->pairing_only == w->pairing_only && g->own == w->own);
        same_text(g->reason, w->reason);
    }
}

static void same_section(const struct section *got, const struct section *want)
{
    same_text(got->name, want->name);
    same_text(got->title, want->title);
    assert_int_equal(got->women, want->women);
    same_text(got->system, want->system);
    assert_int_equal(got->unit, want->unit);
    assert_int_equal(got->score, want->score);
    assert_int_equal(got->cycles, want->cycles);
    assert_int_equal(got->preference, want->preference);
    assert_int_equal(got->secondary, want->secondary);
    assert_int_equal(got->accelerated, want->accelerated);
    assert_int_equal(got->graded, want->graded);
    assert_int_equal(got->departed, want->departed);
    assert_int_equal(got->departed_round, want->departed_round);
    assert_int_equal(got->edition, want->edition);
    assert_int_equal(got->tiebreak, want->tiebreak);
    assert_true(ranking_eq(&got->ranking, &want->ranking));
    assert_int_equal(got->rounds, want->rounds);
    assert_int_equal(got->boards, want->boards);
    assert_int_equal(got->squad_size, want->squad_size);
    assert_int_equal(got->floor, want->floor);
    assert_int_equal(got->lot, want->lot);
    assert_int_equal(got->host_first, want->host_first);
    assert_int_equal(got->lineup_default, want->lineup_default);
    assert_int_equal(got->double_entry, want->double_entry);
    assert_int_equal(got->frozen, want->nround > 0 && want->round[0].published.n > 0);
    assert_int_equal(got->nsquad, want->nsquad);
    for (int i = 0; i < want->nsquad; i++)
        same_squad(&got->squad[i], &want->squad[i]);
    assert_int_equal(got->nround, want->nround);
    for (int i = 0; i < want->nround; i++)
        same_round(&got->round[i], &want->round[i], want->boards);
    same_decisions(got, want);
}

void same_event(const struct event *got, const struct event *want)
{
    same_text(got->name, want->name);
    same_text(got->venue, want->venue);
    same_text(got->city, want->city);
    same_text(got->federation, want->federation);
    same_text(got->start, want->start);
    same_text(got->end, want->end);
    same_text(got->zone, want->zone);
    for (int i = 0; i < ROUNDS_MAX; i++) {
        same_text(got->date[i], want->date[i]);
        same_text(got->lineups[i], want->lineups[i]);
    }
    same_text(got->presence_closes, want->presence_closes);
    same_text(got->squads_close, want->squads_close);
    assert_int_equal(got->backups, want->backups);
    same_text(got->mirror, want->mirror);
    same_text(got->address, want->address);
    same_text(got->site_address, want->site_address);
    same_text(got->copies, want->copies);
    same_text(got->contact, want->contact);
    same_text(got->rating_list, want->rating_list);
    assert_int_equal(got->narbiter, want->narbiter);
    for (int i = 0; i < want->narbiter; i++) {
        same_text(got->arbiter[i].name, want->arbiter[i].name);
        same_text(got->arbiter[i].role, want->arbiter[i].role);
        same_text(got->arbiter[i].title, want->arbiter[i].title);
        same_text(got->arbiter[i].federation, want->arbiter[i].federation);
        assert_int_equal(got->arbiter[i].fide_id, want->arbiter[i].fide_id);
    }
    assert_int_equal(got->nattachment, want->nattachment);
    for (int i = 0; i < want->nattachment; i++) {
        assert_int_equal(got->attachment[i].kind, want->attachment[i].kind);
        same_text(got->attachment[i].name, want->attachment[i].name);
        same_text(got->attachment[i].sha256, want->attachment[i].sha256);
        assert_int_equal(got->attachment[i].size, want->attachment[i].size);
    }
    assert_int_equal(got->nsection, want->nsection);
    for (int i = 0; i < want->nsection; i++)
        same_section(&got->section[i], &want->section[i]);
}
