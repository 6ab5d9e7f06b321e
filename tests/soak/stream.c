/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/soak/stream.h"

#include "desk/base/property.h"
#include "desk/round/round.h"
#include "engine/base/arena.h"
#include "teams/score.h"
#include "tests/calls.h"

enum { ROUNDS = 4 };

unsigned lot_draw(unsigned *lot, unsigned n)
{
    *lot = *lot * 1664525u + 1013904223u;
    return (*lot >> 8) % n;
}

static enum result any_result(unsigned *lot)
{
    static const enum result results[] = { RESULT_WIN, RESULT_DRAW, RESULT_LOSS };

    return results[lot_draw(lot, 3)];
}

/* Before results come in, which are taken from the deadline of the line-ups on. */
static struct errand date(unsigned *lot, struct arena *a)
{
    struct str text = str_fmt(a, "2016-08-%02u %02u:%02u", 1 + lot_draw(lot, 28), lot_draw(lot, 24), lot_draw(lot, 60));

    return (struct errand){ .kind = ERRAND_DATE, .round = 1 + (int)lot_draw(lot, 11), .text = text };
}

/* To any team. */
static struct errand points(const struct section *s, unsigned *lot)
{
    return (struct errand){ .kind = ERRAND_POINTS, .team = s->squad[lot_draw(lot, (unsigned)s->nsquad)].name };
}

/* The first board without a result. */
static struct errand next_result(const struct section *s, const struct pairing_list *r, unsigned *lot)
{
    for (int i = 0; i < r->nfixture; i++)
        for (int b = 0; b < s->boards; b++)
            if (r->fixture[i].board[b].result == RESULT_NONE)
                return (struct errand){ .kind = ERRAND_RESULT,
                                        .round = s->nround,
                                        .table = r->fixture[i].table,
                                        .board = b + 1,
                                        .result = any_result(lot) };
    return (struct errand){ .kind = ERRAND_PAIR };
}

/* Board 1 of a table of round 1, once that is complete. */
static struct errand correction(const struct section *s, unsigned *lot)
{
    const struct pairing_list *r = &s->round[0];

    return (struct errand){ .kind = ERRAND_CORRECT,
                            .round = 1,
                            .board = 1,
                            .result = any_result(lot),
                            .table = r->fixture[lot_draw(lot, (unsigned)r->nfixture)].table };
}

static struct errand main_line(const struct section *s, unsigned *lot, struct arena *a)
{
    const struct pairing_list *last = s->nround ? &s->round[s->nround - 1] : NULL;

    if (last && last->state == ROUND_DRAFT)
        return (struct errand){ .kind = ERRAND_PUBLISH };
    if (last && last->state == ROUND_PUBLISHED)
        return next_result(s, last, lot);
    return s->nround < ROUNDS ? (struct errand){ .kind = ERRAND_PAIR } : date(lot, a);
}

struct errand stream_choose(const struct event *ev, unsigned *lot, struct arena *a)
{
    const struct section *s = &ev->section[0];

    switch (lot_draw(lot, 16)) {
    case 0:
        return date(lot, a);
    case 1:
        return s->nsquad > 0 ? points(s, lot) : date(lot, a); /* the registration may have been taken back */
    case 2:
        return s->nround > 1 && s->round[0].nfixture > 0 ? correction(s, lot) : date(lot, a);
    case 3:
        return s->nround > 0 ? (struct errand){ .kind = ERRAND_UNDO } : date(lot, a);
    default:
        return main_line(s, lot, a);
    }
}

static bool enter(struct desk *d, const struct act *act, const struct errand *s, struct findings *f, struct err *e)
{
    struct board_entry entry = { .round = s->round, .table = s->table, .board = s->board, .result = s->result };
    struct result_list list = { .board = &entry, .nboard = 1 };

    /* dates come by lot, so that the line-ups of a round may still be due */
    return desk_results(d, act, &list, s->kind == ERRAND_CORRECT ? ENTRY_CORRECTION : ENTRY_CONFIRMED, f, e);
}

bool stream_do(struct desk *d, const struct errand *s, const char *word, struct arena *a, struct err *e)
{
    struct findings f = { .arena = a };
    struct act act = {
        .user = str_of(word), .time = STR("2016-09-02 15:00:00"), .command = STR("test"), .reason = STR("for the test")
    };
    struct setting set = { str_fmt(a, "date.%d", s->round), s->text };

    switch (s->kind) {
    case ERRAND_DATE:
        return desk_set(d, &act, &set, 1, &f, e);
    case ERRAND_POINTS:
        return desk_points(d, &act, s->team, 1, 2, false, false, &f, e);
    case ERRAND_PAIR:
        return desk_pair(d, &act, false, NULL, &f, e);
    case ERRAND_PUBLISH:
        return desk_publish(d, &act, &f, e);
    case ERRAND_UNDO:
        return desk_undo_confirmed(d, &act, &f, e);
    default:
        return enter(d, &act, s, &f, e);
    }
}

void stream_words(const struct errand *s, const char *program, const char *path, const char *word, struct arena *a,
                  const char **argv)
{
    static const char *const commands[] = { "set", "points", "pair", "publish", "result", "result", "undo" };
    int n = 0;

    argv[n++] = program;
    argv[n++] = commands[s->kind];
    argv[n++] = path;
    if (s->kind == ERRAND_DATE) {
        argv[n++] = "--date";
        argv[n++] = str_c(a, s->text);
    } else if (s->kind == ERRAND_POINTS) {
        argv[n++] = str_c(a, s->team);
        argv[n++] = "1";
        argv[n++] = "1";
    } else if (s->kind == ERRAND_RESULT || s->kind == ERRAND_CORRECT) {
        argv[n++] = str_fmt(a, "%d.%d", s->table, s->board).p;
        argv[n++] = result_text(s->result);
    }
    if (s->kind == ERRAND_CORRECT)
        argv[n++] = "--correct";
    if (s->kind == ERRAND_UNDO || s->kind == ERRAND_RESULT)
        argv[n++] = "--confirm";
    if (s->round > 0) {
        argv[n++] = "--round";
        argv[n++] = str_fmt(a, "%d", s->round).p;
    }
    if (s->kind == ERRAND_POINTS || s->kind == ERRAND_CORRECT || s->kind == ERRAND_UNDO || s->kind == ERRAND_RESULT) {
        argv[n++] = "--reason";
        argv[n++] = "for the test";
    }
    argv[n++] = "--user";
    argv[n++] = word;
    argv[n] = NULL;
}
