/* SPDX-License-Identifier: Apache-2.0 */
/* calls.h - the operations of the desk as functions, for tests: each hands its words to desk_do. What words each has comes from
   desk/base/op.def: call_move takes a struct move_words. Below stand shorter ones for what many tests do. */
#ifndef TESTS_CALLS_H
#define TESTS_CALLS_H

#include <stdio.h>
#include <stdlib.h>

#include "desk/op.h"
#include "teams/lineup.h"
#include "teams/result.h"

enum { WORDS_MOST = 128 };

/* The words of a call under way; a value that is empty is no word. */
struct words {
    struct setting item[WORDS_MOST];
    char number[WORDS_MOST][16];
    int n;
    const void *data;
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

/* A value of each kind of parameter as a test gives it, text as it is typed; { 0 }, a round of 0, false and NULL: not given. */
typedef struct str word_TEAM, word_EACH, word_PLAYER, word_WORD, word_PLACES, word_NUMBER, word_LONG, word_HALF,
    word_COLOUR, word_MATCH, word_BOARDS;
typedef int word_ROUND, word_PLAYED, word_LATEST;
typedef bool word_FLAG;
typedef struct setting_list word_SETTINGS;
typedef const void *word_DATA;

#define put_TEAM   word_put
#define put_EACH   word_put
#define put_PLAYER word_put
#define put_WORD   word_put
#define put_PLACES word_put
#define put_NUMBER word_put
#define put_LONG   word_put
#define put_HALF   word_put
#define put_COLOUR word_put
#define put_MATCH  word_put
#define put_BOARDS word_put
#define put_FLAG   word_flag
#define put_ROUND  put_round
#define put_PLAYED put_round
#define put_LATEST put_round

static inline void put_round(struct words *w, const char *name, int round)
{
    word_number(w, name, round, 0);
}

static inline void put_SETTINGS(struct words *w, const char *name, struct setting_list list)
{
    (void)name;
    for (int i = 0; i < list.n; i++)
        w->item[w->n++] = list.item[i];
}

static inline void put_DATA(struct words *w, const char *name, const void *data)
{
    (void)name;
    w->data = data;
}

/* clang-format off */
/* struct move_words { struct str team, other, white; bool confirm; } */
#define A(name, kind, label, needed, least, most) word_##kind name;
#define P A
#define OP(name, scope, role, looks, params) struct name##_words { params };
#include "desk/base/op.def"
#undef OP
#undef A

/* bool call_move(d, act, &(struct move_words){ .team = a, .other = b }, f, e) */
#define A(name, kind, label, needed, least, most) put_##kind(&words, #name, in->name);
#define OP(name, scope, role, looks, params) \
    static inline bool call_##name(struct desk *d, const struct act *act, const struct name##_words *in, \
                                   struct findings *f, struct err *e) \
    { \
        struct words words = { 0 }; \
        params \
        return call_words(d, OP_##name, act, &words, words.data, f, e); \
    }
#include "desk/base/op.def"
#undef OP
#undef P
#undef A
/* clang-format on */

/* A number that is typed, in the room; `none` is not. */
static inline struct str word_typed(char room[16], long number, long none)
{
    snprintf(room, 16, "%ld", number);
    return number == none ? (struct str){ 0 } : str_of(room);
}

static inline bool desk_import(struct desk *d, const struct act *act, const struct event *read, struct findings *f,
                               struct err *e)
{
    return call_import(d, act, &(struct import_words){ .registration = read }, f, e);
}

static inline bool desk_import_confirmed(struct desk *d, const struct act *act, const struct event *read,
                                         struct findings *f, struct err *e)
{
    return call_import(d, act, &(struct import_words){ .registration = read, .confirm = true }, f, e);
}

static inline bool desk_import_late(struct desk *d, const struct act *act, const struct event *read, struct findings *f,
                                    struct err *e)
{
    return call_import(d, act, &(struct import_words){ .registration = read, .late = true }, f, e);
}

static inline bool desk_excuse(struct desk *d, const struct act *act, struct str team, int round, bool lift,
                               struct findings *f, struct err *e)
{
    return call_excuse(d, act, &(struct excuse_words){ .team = team, .round = round, .lift = lift }, f, e);
}

static inline bool desk_number(struct desk *d, const struct act *act, bool as_given, struct findings *f, struct err *e)
{
    return call_number(d, act, &(struct number_words){ .as_given = as_given }, f, e);
}

static inline bool desk_renumber(struct desk *d, const struct act *act, struct str team, struct str above,
                                 struct findings *f, struct err *e)
{
    return call_renumber(d, act, &(struct renumber_words){ .team = team, .above = above }, f, e);
}

static inline bool desk_replace(struct desk *d, const struct act *act, struct str team, struct str who,
                                const struct player *by, struct findings *f, struct err *e)
{
    char room[3][16];

    return call_replace(d, act,
                        &(struct replace_words){ .team = team,
                                                 .player = who,
                                                 .name = by->name,
                                                 .title = by->title,
                                                 .rating = word_typed(room[0], by->rating, 0),
                                                 .fide_id = word_typed(room[1], by->fide_id, 0),
                                                 .born = word_typed(room[2], by->born, 0),
                                                 .sex = { by->sex ? &by->sex : NULL, by->sex != '\0' } },
                        f, e);
}

static inline bool desk_board_order(struct desk *d, const struct act *act, struct str team, bool received,
                                    bool confirmed, struct findings *f, struct err *e)
{
    return call_order(d, act, &(struct order_words){ .team = team, .received = received, .confirmed = confirmed }, f,
                      e);
}

/* `tracer` NULL: drafts have no trace. */
static inline bool desk_pair(struct desk *d, const struct act *act, bool unfinished_as_draws,
                             const struct tracer *tracer, struct findings *f, struct err *e)
{
    desk_trace_by(d, tracer);
    return call_pair(d, act, &(struct pair_words){ .unfinished_as_draws = unfinished_as_draws }, f, e);
}

static inline bool desk_publish(struct desk *d, const struct act *act, struct findings *f, struct err *e)
{
    return call_publish(d, act, &(struct publish_words){ .all = false }, f, e);
}

/* a_has: COLOURLESS as the rules say. What it breaks is meant. */
static inline bool desk_move(struct desk *d, const struct act *act, struct str a, struct str b, enum colour a_has,
                             struct findings *f, struct err *e)
{
    struct str white = a_has == WHITE ? a : b;

    return call_move(
        d, act,
        &(struct move_words){
            .team = a, .other = b, .white = a_has == COLOURLESS ? (struct str){ 0 } : white, .confirm = true },
        f, e);
}

static inline bool desk_bye(struct desk *d, const struct act *act, struct str team, struct findings *f, struct err *e)
{
    return call_bye(d, act, &(struct bye_words){ .team = team, .confirm = true }, f, e);
}

static inline bool desk_set(struct desk *d, const struct act *act, const struct setting *setting, int n,
                            struct findings *f, struct err *e)
{
    return call_set(d, act, &(struct set_words){ .settings = { setting, n } }, f, e);
}

/* Named as the act says. */
static inline bool desk_section(struct desk *d, const struct act *act, const struct setting *setting, int n,
                                struct findings *f, struct err *e)
{
    return call_section(d, act, &(struct section_words){ .name = act->section, .settings = { setting, n } }, f, e);
}

static inline bool desk_lot(struct desk *d, const struct act *act, enum colour lot, struct findings *f, struct err *e)
{
    return call_lot(d, act, &(struct lot_words){ .colour = lot == WHITE ? STR("white") : STR("black") }, f, e);
}

static inline bool desk_undo(struct desk *d, const struct act *act, struct findings *f, struct err *e)
{
    return call_undo(d, act, &(struct undo_words){ .confirm = false }, f, e);
}

/* Whoever else did it, and in whatever section. */
static inline bool desk_undo_confirmed(struct desk *d, const struct act *act, struct findings *f, struct err *e)
{
    return call_undo(d, act, &(struct undo_words){ .confirm = true }, f, e);
}

static inline bool desk_restore(struct desk *d, const struct act *act, long entry, struct findings *f, struct err *e)
{
    char room[16];

    return call_restore(d, act, &(struct restore_words){ .before = word_typed(room, entry, 0), .confirm = false }, f,
                        e);
}

static inline bool desk_restore_confirmed(struct desk *d, const struct act *act, long entry, struct findings *f,
                                          struct err *e)
{
    char room[16];

    return call_restore(d, act, &(struct restore_words){ .before = word_typed(room, entry, 0), .confirm = true }, f, e);
}

enum { PLAYERS_ALL = -1 };

static inline bool desk_announce(struct desk *d, const struct act *act, struct str team, struct str due,
                                 struct str travel, struct findings *f, struct err *e)
{
    return call_announce(d, act, &(struct announce_words){ .team = team, .due = due, .travel = travel }, f, e);
}

static inline bool desk_arrive(struct desk *d, const struct act *act, struct str team, int players, bool join,
                               struct findings *f, struct err *e)
{
    char room[16];

    return call_arrive(
        d, act, &(struct arrive_words){ .team = team, .with = word_typed(room, players, PLAYERS_ALL), .join = join }, f,
        e);
}

/* from: until it arrives if `to` is 0. */
static inline bool desk_absent(struct desk *d, const struct act *act, struct str team, int from, int to,
                               struct findings *f, struct err *e)
{
    return call_absent(d, act, &(struct absent_words){ .team = team, .round = to ? from : 0, .from = to ? 0 : from }, f,
                       e);
}

static inline bool desk_absent_not(struct desk *d, const struct act *act, struct str team, struct findings *f,
                                   struct err *e)
{
    return call_absent(d, act, &(struct absent_words){ .team = team, .lift = true }, f, e);
}

static inline bool desk_absent_missing(struct desk *d, const struct act *act, struct findings *f, struct err *e)
{
    return call_absent(d, act, &(struct absent_words){ .missing = true }, f, e);
}

static inline bool desk_withdraw(struct desk *d, const struct act *act, struct str team, bool lift, struct findings *f,
                                 struct err *e)
{
    return call_withdraw(d, act, &(struct withdraw_words){ .team = team, .lift = lift }, f, e);
}

static inline bool desk_expel(struct desk *d, const struct act *act, struct str team, struct findings *f, struct err *e)
{
    return call_expel(d, act, &(struct expel_words){ .team = team, .confirm = true }, f, e);
}

static inline bool desk_bar(struct desk *d, const struct act *act, struct str a, struct str b, int round, bool lift,
                            struct findings *f, struct err *e)
{
    return call_bar(d, act, &(struct bar_words){ .team = a, .other = b, .round = round, .lift = lift }, f, e);
}

/* gp in half points. */
static inline bool desk_points(struct desk *d, const struct act *act, struct str team, int mp, int gp,
                               bool pairing_only, bool own, struct findings *f, struct err *e)
{
    char half[16], room[16];

    snprintf(half, sizeof half, "%s%d%s", gp < 0 ? "-" : "", abs(gp) / 2, gp % 2 ? ".5" : "");
    return call_points(d, act,
                       &(struct points_words){ .team = team,
                                               .mp = word_typed(room, mp, NOT_GIVEN),
                                               .gp = str_of(half),
                                               .pairing_only = pairing_only,
                                               .own = own },
                       f, e);
}

static inline bool desk_start(struct desk *d, const struct act *act, bool expel, struct findings *f, struct err *e)
{
    return call_start(d, act, &(struct start_words){ .confirm = expel }, f, e);
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
    return call_results(d, act,
                        &(struct results_words){ .results = list,
                                                 .correct = mode == ENTRY_CORRECTION || mode == ENTRY_SECOND_CORRECTION,
                                                 .second = mode == ENTRY_SECOND || mode == ENTRY_SECOND_CORRECTION,
                                                 .rating_only = mode == ENTRY_RATING,
                                                 .confirm = mode == ENTRY_CONFIRMED },
                        f, e);
}

/* A round of 0 is the last one that is published. */
static inline bool desk_lineups(struct desk *d, const struct act *act, int round, const struct lineup_entry *entry,
                                int n, bool any_order, struct findings *f, struct err *e)
{
    struct lineup_list list = { entry, n };

    return call_lineups(d, act, &(struct lineups_words){ .round = round, .lineups = &list, .out_of_order = any_order },
                        f, e);
}

static inline bool desk_lineups_open(struct desk *d, const struct act *act, int round, struct findings *f,
                                     struct err *e)
{
    return call_open(d, act, &(struct open_words){ .round = round }, f, e);
}

/* A board of 0 is all of them. */
static inline bool desk_swap_colours(struct desk *d, const struct act *act, int round, int table, int board,
                                     struct findings *f, struct err *e)
{
    char match[32];

    snprintf(match, sizeof match, board ? "%d.%d" : "%d", table, board);
    return call_swap(d, act, &(struct swap_words){ .match = str_of(match), .round = round }, f, e);
}

static inline bool desk_swap_players(struct desk *d, const struct act *act, int round, struct str team, int board,
                                     int other, struct findings *f, struct err *e)
{
    char boards[32];

    snprintf(boards, sizeof boards, "%d,%d", board, other);
    return call_swap(d, act, &(struct swap_words){ .match = team, .boards = str_of(boards), .round = round }, f, e);
}

#endif
