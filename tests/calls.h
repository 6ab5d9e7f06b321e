/* SPDX-License-Identifier: Apache-2.0 */
/* calls.h - the operations of the desk as functions, for tests: each hands its words to desk_do. */
#ifndef TESTS_CALLS_H
#define TESTS_CALLS_H

#include <stdio.h>
#include <stdlib.h>

#include "desk/op.h"
#include "teams/lineup.h"
#include "teams/result.h"

/* The words of a call under way; a value that is empty is no word. */
struct words {
    struct setting item[12];
    char number[12][16];
    int n;
};

static inline void word_put(struct words *w, const char *name, struct str value)
{
    if (value.p)
        w->item[w->n++] = (struct setting){ str_of(name), value };
}

static inline void word_flag(struct words *w, const char *name, bool given)
{
    word_put(w, name, given ? STR("") : (struct str){ 0 });
}

/* `none` is no word. */
static inline void word_number(struct words *w, const char *name, int number, int none)
{
    snprintf(w->number[w->n], sizeof w->number[0], "%d", number);
    word_put(w, name, number == none ? (struct str){ 0 } : str_of(w->number[w->n]));
}

static inline bool call_words(struct desk *d, enum op_id id, const struct act *act, const struct words *w,
                              const void *data, struct findings *f, struct err *e)
{
    struct form form = { .word = w->item, .n = w->n, .data = data };

    return desk_do(d, op_row(id), act, &form, f, e);
}

static inline bool desk_import(struct desk *d, const struct act *act, const struct event *read, struct findings *f,
                               struct err *e)
{
    struct words w = { 0 };

    return call_words(d, OP_import, act, &w, read, f, e);
}

static inline bool desk_excuse(struct desk *d, const struct act *act, struct str team, int round, bool lift,
                               struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "team", team);
    word_number(&w, "round", round, 0);
    word_flag(&w, "lift", lift);
    return call_words(d, OP_excuse, act, &w, NULL, f, e);
}

static inline bool desk_import_confirmed(struct desk *d, const struct act *act, const struct event *read,
                                         struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_flag(&w, "confirm", true);
    return call_words(d, OP_import, act, &w, read, f, e);
}

static inline bool desk_import_late(struct desk *d, const struct act *act, const struct event *read, struct findings *f,
                                    struct err *e)
{
    struct words w = { 0 };

    word_flag(&w, "late", true);
    return call_words(d, OP_import, act, &w, read, f, e);
}

static inline bool desk_number(struct desk *d, const struct act *act, bool as_given, struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_flag(&w, "as-given", as_given);
    return call_words(d, OP_number, act, &w, NULL, f, e);
}

static inline bool desk_renumber(struct desk *d, const struct act *act, struct str team, struct str above,
                                 struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "team", team);
    word_put(&w, "above", above);
    return call_words(d, OP_renumber, act, &w, NULL, f, e);
}

static inline bool desk_replace(struct desk *d, const struct act *act, struct str team, struct str who,
                                const struct player *by, struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "team", team);
    word_put(&w, "player", who);
    word_put(&w, "name", by->name);
    word_put(&w, "title", by->title);
    word_number(&w, "rating", by->rating, 0);
    word_number(&w, "fide-id", (int)by->fide_id, 0);
    word_number(&w, "born", by->born, 0);
    word_put(&w, "sex", (struct str){ by->sex ? &by->sex : NULL, by->sex != '\0' });
    return call_words(d, OP_replace, act, &w, NULL, f, e);
}

static inline bool desk_board_order(struct desk *d, const struct act *act, struct str team, bool received,
                                    bool confirmed, struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "team", team);
    word_flag(&w, "received", received);
    word_flag(&w, "confirmed", confirmed);
    return call_words(d, OP_order, act, &w, NULL, f, e);
}

/* `tracer` NULL: drafts have no trace. */
static inline bool desk_pair(struct desk *d, const struct act *act, bool unfinished_as_draws,
                             const struct tracer *tracer, struct findings *f, struct err *e)
{
    struct words w = { 0 };

    desk_trace_by(d, tracer);
    word_flag(&w, "unfinished-as-draws", unfinished_as_draws);
    return call_words(d, OP_pair, act, &w, NULL, f, e);
}

static inline bool desk_publish(struct desk *d, const struct act *act, struct findings *f, struct err *e)
{
    struct words w = { 0 };

    return call_words(d, OP_publish, act, &w, NULL, f, e);
}

/* a_has: COLOURLESS as the rules say. What it breaks is meant. */
static inline bool desk_move(struct desk *d, const struct act *act, struct str a, struct str b, enum colour a_has,
                             struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "team", a);
    word_put(&w, "other", b);
    word_put(&w, "white", a_has == WHITE ? a : a_has == BLACK ? b : (struct str){ 0 });
    word_put(&w, "confirm", STR("yes"));
    return call_words(d, OP_move, act, &w, NULL, f, e);
}

static inline bool desk_bye(struct desk *d, const struct act *act, struct str team, struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "team", team);
    word_put(&w, "confirm", STR("yes"));
    return call_words(d, OP_bye, act, &w, NULL, f, e);
}

static inline bool desk_set(struct desk *d, const struct act *act, const struct setting *setting, int n,
                            struct findings *f, struct err *e)
{
    struct form form = { .word = setting, .n = n };

    return desk_do(d, op_row(OP_set), act, &form, f, e);
}

/* Named as the act says. */
static inline bool desk_section(struct desk *d, const struct act *act, const struct setting *setting, int n,
                                struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "name", act->section);
    for (int i = 0; i < n; i++)
        w.item[w.n++] = setting[i];
    return call_words(d, OP_section, act, &w, NULL, f, e);
}

static inline bool desk_lot(struct desk *d, const struct act *act, enum colour lot, struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "colour", lot == WHITE ? STR("white") : STR("black"));
    return call_words(d, OP_lot, act, &w, NULL, f, e);
}

static inline bool desk_undo(struct desk *d, const struct act *act, struct findings *f, struct err *e)
{
    return call_words(d, OP_undo, act, &(struct words){ 0 }, NULL, f, e);
}

/* Whoever else did it, and in whatever section. */
static inline bool desk_undo_confirmed(struct desk *d, const struct act *act, struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_flag(&w, "confirm", true);
    return call_words(d, OP_undo, act, &w, NULL, f, e);
}

static inline bool go_before(struct desk *d, const struct act *act, long entry, bool confirm, struct findings *f,
                             struct err *e)
{
    struct words w = { 0 };

    word_number(&w, "before", (int)entry, 0);
    word_flag(&w, "confirm", confirm);
    return call_words(d, OP_restore, act, &w, NULL, f, e);
}

static inline bool desk_restore(struct desk *d, const struct act *act, long entry, struct findings *f, struct err *e)
{
    return go_before(d, act, entry, false, f, e);
}

static inline bool desk_restore_confirmed(struct desk *d, const struct act *act, long entry, struct findings *f,
                                          struct err *e)
{
    return go_before(d, act, entry, true, f, e);
}

enum { PLAYERS_ALL = -1 };

static inline bool desk_announce(struct desk *d, const struct act *act, struct str team, struct str due,
                                 struct str travel, struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "team", team);
    word_put(&w, "due", due);
    word_put(&w, "travel", travel);
    return call_words(d, OP_announce, act, &w, NULL, f, e);
}

static inline bool desk_arrive(struct desk *d, const struct act *act, struct str team, int players, bool join,
                               struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "team", team);
    word_number(&w, "with", players, PLAYERS_ALL);
    word_flag(&w, "join", join);
    return call_words(d, OP_arrive, act, &w, NULL, f, e);
}

/* from: until it arrives if `to` is 0. */
static inline bool desk_absent(struct desk *d, const struct act *act, struct str team, int from, int to,
                               struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "team", team);
    word_number(&w, to ? "round" : "from", from, 0);
    return call_words(d, OP_absent, act, &w, NULL, f, e);
}

static inline bool desk_absent_not(struct desk *d, const struct act *act, struct str team, struct findings *f,
                                   struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "team", team);
    word_flag(&w, "lift", true);
    return call_words(d, OP_absent, act, &w, NULL, f, e);
}

static inline bool desk_absent_missing(struct desk *d, const struct act *act, struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_flag(&w, "missing", true);
    return call_words(d, OP_absent, act, &w, NULL, f, e);
}

static inline bool desk_withdraw(struct desk *d, const struct act *act, struct str team, bool lift, struct findings *f,
                                 struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "team", team);
    word_flag(&w, "lift", lift);
    return call_words(d, OP_withdraw, act, &w, NULL, f, e);
}

static inline bool desk_expel(struct desk *d, const struct act *act, struct str team, struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "team", team);
    word_flag(&w, "confirm", true);
    return call_words(d, OP_expel, act, &w, NULL, f, e);
}

static inline bool desk_bar(struct desk *d, const struct act *act, struct str a, struct str b, int round, bool lift,
                            struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_put(&w, "team", a);
    word_put(&w, "other", b);
    word_number(&w, "round", round, 0);
    word_flag(&w, "lift", lift);
    return call_words(d, OP_bar, act, &w, NULL, f, e);
}

/* gp in half points. */
static inline bool desk_points(struct desk *d, const struct act *act, struct str team, int mp, int gp,
                               bool pairing_only, bool own, struct findings *f, struct err *e)
{
    struct words w = { 0 };
    char half[16];

    snprintf(half, sizeof half, "%s%d%s", gp < 0 ? "-" : "", abs(gp) / 2, gp % 2 ? ".5" : "");
    word_put(&w, "team", team);
    word_number(&w, "mp", mp, NOT_GIVEN);
    word_put(&w, "gp", str_of(half));
    word_flag(&w, "pairing-only", pairing_only);
    word_flag(&w, "own", own);
    return call_words(d, OP_points, act, &w, NULL, f, e);
}

static inline bool desk_start(struct desk *d, const struct act *act, bool expel, struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_flag(&w, "confirm", expel);
    return call_words(d, OP_start, act, &w, NULL, f, e);
}

/* What is done with what is recorded already; a reason is the act's. */
enum entry_mode {
    ENTRY_RESULT,
    ENTRY_CORRECTION,
    ENTRY_RATING,
    ENTRY_SECOND,
    ENTRY_SECOND_CORRECTION,
    ENTRY_CONFIRMED /* before the line-ups are opened */
};

static inline bool desk_results(struct desk *d, const struct act *act, const struct result_list *list,
                                enum entry_mode mode, struct findings *f, struct err *e)
{
    struct words w = { 0 };

    word_flag(&w, "correct", mode == ENTRY_CORRECTION || mode == ENTRY_SECOND_CORRECTION);
    word_flag(&w, "second", mode == ENTRY_SECOND || mode == ENTRY_SECOND_CORRECTION);
    word_flag(&w, "rating-only", mode == ENTRY_RATING);
    word_flag(&w, "confirm", mode == ENTRY_CONFIRMED);
    return call_words(d, OP_results, act, &w, list, f, e);
}

/* A round of 0 is the last one that is published. */
static inline bool desk_lineups(struct desk *d, const struct act *act, int round, const struct lineup_entry *entry,
                                int n, bool any_order, struct findings *f, struct err *e)
{
    struct lineup_list list = { entry, n };
    struct words w = { 0 };

    word_number(&w, "round", round, 0);
    word_flag(&w, "out-of-order", any_order);
    return call_words(d, OP_lineups, act, &w, &list, f, e);
}

static inline bool desk_lineups_open(struct desk *d, const struct act *act, int round, struct findings *f,
                                     struct err *e)
{
    struct words w = { 0 };

    word_number(&w, "round", round, 0);
    return call_words(d, OP_open, act, &w, NULL, f, e);
}

/* A board of 0 is all of them. */
static inline bool desk_swap_colours(struct desk *d, const struct act *act, int round, int table, int board,
                                     struct findings *f, struct err *e)
{
    struct words w = { 0 };
    char match[32];

    snprintf(match, sizeof match, board ? "%d.%d" : "%d", table, board);
    word_put(&w, "match", str_of(match));
    word_number(&w, "round", round, 0);
    return call_words(d, OP_swap, act, &w, NULL, f, e);
}

static inline bool desk_swap_players(struct desk *d, const struct act *act, int round, struct str team, int board,
                                     int other, struct findings *f, struct err *e)
{
    struct words w = { 0 };
    char boards[32];

    snprintf(boards, sizeof boards, "%d,%d", board, other);
    word_put(&w, "match", team);
    word_put(&w, "boards", str_of(boards));
    word_number(&w, "round", round, 0);
    return call_words(d, OP_swap, act, &w, NULL, f, e);
}

#endif
