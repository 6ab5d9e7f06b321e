/* SPDX-License-Identifier: Apache-2.0 */
/* enter.c - enter: results table by table, one key for each board. */
#include <stdio.h>
#include <string.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "cli/prompt.h"
#include "cli/terminal.h"
#include "desk/op.h"
#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "office/entering.h"
#include "teams/correction.h"
#include "teams/lineup.h"
#include "teams/pairing.h"
#include "teams/playing.h"

static bool load(struct prompt_session *t)
{
    struct entering *x = t->of;
    struct call *c = t->call;

    x->now = call_now(c);
    return desk_view(c->desk, &c->act.viewer, &t->arena, &x->event, c->err) &&
           call_section(c, &x->event, &x->section) &&
           (x->number > 0 || call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &x->number)) && entering_round(x, c->err);
}

static struct str player_of(const struct entering *x, const struct fixture *f, int side, int board)
{
    const struct squad *q = &x->section->squad[f->side[side]];
    int place = f->board[board].place[side];

    return place > 0 ? q->player[place - 1].name : STR("");
}

/* "1-0 ? ? ?", nothing if nothing is. */
static struct str recorded(const struct keypad *k, struct arena *a)
{
    struct str text = { 0 };
    bool any = false;

    for (int b = 0; b < k->boards; b++)
        any = any || k->recorded[b] != RESULT_NONE;
    for (int b = 0; any && b < k->boards; b++)
        text = str_fmt(a, "%.*s%s%s", STR_ARG(text), b == 0 ? "" : " ",
                       k->recorded[b] ? result_text(k->recorded[b]) : "?");
    return text;
}

static struct str mark_words(struct prompt_session *t, const struct fixture *f, const struct keypad *k)
{
    const struct entering *x = t->of;
    const struct squad *q = x->section->squad;

    return correction_mark_words(q[f->side[0]].name, q[f->side[1]].name, k->mark, &t->arena);
}

static void show_match(struct prompt_session *t, const struct fixture *f, const struct keypad *k)
{
    const struct entering *x = t->of;
    const struct squad *squad = x->section->squad;
    struct str mark = keypad_is_marked(k) ? mark_words(t, f, k) : STR("");

    printf("%.*s\n",
           STR_ARG(call_told(t->call, say_match_to_enter(f->table, squad[f->side[0]].name, squad[f->side[1]].name, mark,
                                                         recorded(k, &t->arena)))));
}

static const struct fixture *match(const struct prompt_session *t, int table)
{
    struct err e = { 0 };
    const struct fixture *f = entering_match(t->of, table, &e);

    if (!f)
        prompt_refuse(t->call, &e);
    return f;
}

/* Takes over what is recorded now. False, and said: the table has another match by now. */
static bool look_again(struct prompt_session *t, int table, const struct fixture *before, struct keypad *k)
{
    const struct fixture *f = load(t) ? match(t, table) : NULL;

    if (!f)
        return false;
    if (before && (f->side[0] != before->side[0] || f->side[1] != before->side[1])) {
        prompt_say(t->call, say_left_as_other_match());
        prompt_go_on(t->call);
        return false;
    }
    entering_show(t->of, f, k);
    return true;
}

static const char *half_text(int half, char text[16])
{
    if (half == 1)
        return "½";
    snprintf(text, 16, half % 2 ? "%d½" : "%d", half / 2);
    return text;
}

/* True if all boards were typed. False: Escape, or (`*cut`) no more keys. */
static bool type_boards(const struct prompt_session *t, const struct fixture *f, struct keypad *k, bool *cut)
{
    for (*cut = false;;) {
        int key = terminal_key();
        if (key == '?') {
            prompt_help(t);
            continue;
        }
        bool stuck = k->stuck;
        enum keypad_news news = key == KEY_END ? KEYPAD_LEFT : keypad_press(k, key);
        *cut = key == KEY_END;
        if (news == KEYPAD_TYPED || news == KEYPAD_FULL) {
            /* "  3  Smith - Jones  1-0   (2½ - ½)" */
            const struct entering *x = t->of;
            char a[16], b[16];
            int board = k->typed - 1;
            struct str first = player_of(x, f, 0, board), other = player_of(x, f, 1, board);
            struct match m = entering_outcome(x, f, k);
            struct str result =
                k->result[board] ? str_of(result_text(k->result[board])) : call_told(t->call, say_left_open());
            struct message score =
                m.played ? say_score_so_far(str_of(half_text(m.gp[0], a)), str_of(half_text(m.gp[1], b)))
                         : say_score_unplayed(str_of(half_text(m.gp[0], a)), str_of(half_text(m.gp[1], b)));
            printf("  %d  %.*s%s%.*s  %.*s   (%.*s)\n", board + 1, STR_ARG(direction_isolated(first, t->call->arena)),
                   first.n || other.n ? " - " : "", STR_ARG(direction_isolated(other, t->call->arena)), STR_ARG(result),
                   STR_ARG(call_told(t->call, score)));
        }
        if (news == KEYPAD_FULL)
            return true;
        if (news == KEYPAD_BACK || news == KEYPAD_FREE)
            prompt_say(t->call,
                       news == KEYPAD_BACK ? say_back_to_board(k->typed + 1) : say_on_with_board(k->typed + 1));
        if (news == KEYPAD_UNKNOWN && !stuck)
            prompt_wrong_key(t->call, key, say_key_is_no_result, say_that_is_no_result);
        if (news == KEYPAD_LEFT)
            return prompt_left(t->call);
    }
}

/* Of a person Enter alone is a reason, too; in a file it begins the next match. */
static bool ask_mark(struct prompt_session *t, const struct fixture *f, const struct keypad *k, char line[PROMPT_LINE])
{
    struct str words = mark_words(t, f, k);

    if (!terminal_is_open())
        return prompt_reason(t->call, say_why_mark_is_removed(words), line);
    terminal_forget();
    printf("  %.*s ", STR_ARG(call_told(t->call, say_it_came_or_why(words))));
    if (!terminal_line(0, line, PROMPT_LINE))
        return prompt_left(t->call);
    if (str_trim(str_of(line)).n == 0)
        snprintf(line, PROMPT_LINE, "it came");
    return true;
}

static bool takes_mark_off(const struct prompt_session *t, const struct keypad *k)
{
    const struct entering *x = t->of;

    return !x->second && keypad_is_against_mark(k);
}

/* The reason, if one is needed for what was typed. */
static bool ask_why(struct prompt_session *t, const struct fixture *f, const struct keypad *k, char line[PROMPT_LINE])
{
    if (takes_mark_off(t, k))
        return ask_mark(t, f, k, line);
    return prompt_reason(t->call, say_why_it_is_replaced(), line);
}

/* The words of the operation are those that were typed here: a reason makes it a correction. */
static bool hand_over(struct call *c, bool second, const struct result_list *list, struct findings *remarks,
                      struct err *e)
{
    struct setting word[3] = { 0 };
    struct form form = { .word = word, .data = list };

    if (second)
        word[form.n++].name = STR("second");
    if (c->act.reason.n > 0)
        word[form.n++].name = STR("correct");
    if (call_has(c, OPT_CONFIRM))
        word[form.n++].name = STR("confirm");
    if (c->act.reason.n == 0)
        c->act.reason = str_trim(c->option[OPT_REASON]);
    return desk_do(c->desk, op_row(OP_results), &c->act, &form, remarks, e);
}

static bool send(struct prompt_session *t, const struct fixture *f, const struct keypad *k, struct str reason,
                 struct err *e)
{
    const struct entering *x = t->of;
    struct call *c = t->call;
    struct findings remarks = { .arena = &t->arena };
    struct board_entry entry[BOARDS_MAX] = { 0 };
    struct result_list list = entering_results(x, f, k, entry);

    if (!call_act(c, call_has(c, OPT_NOW) ? STR("") : x->event.zone))
        return *e = *c->err, false;
    c->act.reason = reason;
    bool ok = hand_over(c, x->second, &list, &remarks, e);
    return prompt_outcome(t, ok, &remarks, e);
}

/* What stands against it: another try, with a reason if it needs one. False: the match stays as it was. */
static bool try_again(struct prompt_session *t, const struct fixture *f, struct keypad *k, char reason[PROMPT_LINE],
                      enum err_kind kind)
{
    const struct entering *x = t->of;

    if (kind == ERR_BUSY)
        return prompt_again(t->call, say_try_again_or_leave_match());
    if (kind == ERR_CONFLICT && !(x->second && keypad_is_against_mark(k)))
        return look_again(t, f->table, f, k) && ask_why(t, f, k, reason);
    prompt_left(t->call);
    prompt_go_on(t->call);
    return false;
}

/* Stores the match; what stands against it is said, and nothing is replaced that was not on the
   screen, nor without a reason. ERR_NONE: it is stored. */
static enum err_kind store(struct prompt_session *t, const struct fixture *f, struct keypad *k)
{
    char reason[PROMPT_LINE] = "";
    struct err e = { 0 };

    if ((keypad_replaces(k) || takes_mark_off(t, k)) && !ask_why(t, f, k, reason))
        return ERR_CONFLICT;
    while (!send(t, f, k, str_trim(str_of(reason)), &e)) {
        if (!try_again(t, f, k, reason, e.kind))
            return e.kind;
        e = (struct err){ 0 };
    }
    return ERR_NONE;
}

static void enter_match(struct prompt_session *t, int table)
{
    struct entering *x = t->of;
    struct keypad k = { .boards = x->section->boards };
    enum err_kind kind = ERR_NONE;
    bool cut;

    if (!look_again(t, table, NULL, &k))
        return;
    const struct fixture *f = match(t, table);
    show_match(t, f, &k);
    if (keypad_is_marked(&k) && table > x->marked)
        x->marked = table;
    if (type_boards(t, f, &k, &cut))
        kind = store(t, f, &k);
    else if (cut)
        kind = ERR_INPUT;
    if (kind == ERR_NONE)
        x->at = table;
    else
        prompt_refused(t, kind);
}

/* Nobody would know who played. */
static void warn_unopened(struct prompt_session *t)
{
    const struct entering *x = t->of;
    const struct message unopened = lineup_unopened_text(&x->event, x->section, x->number);

    if (!lineup_is_unopened(x->section, x->number))
        return;
    printf("%.*s\n", STR_ARG(call_told(t->call, unopened)));
    finding_say(&t->warned, WARNING, RULE_NONE, 0, unopened);
}

static bool begin(struct prompt_session *t)
{
    if (!load(t))
        return false;
    /* Whoever thinks of a newer round is told that this is another one. */
    const struct entering *x = t->of;
    int next = section_played(x->section);
    struct message why = playing_why_not(&x->event, x->section, next, x->now);
    if (!call_has(t->call, OPT_ROUND) && x->number < next)
        printf("%.*s\n", STR_ARG(call_told(t->call, say_this_is_round(x->number, next, &why))));
    warn_unopened(t);
    return true;
}

static struct message ask(const struct prompt_session *t, int *next)
{
    const struct entering *x = t->of;
    bool marked;
    int table = entering_next(x, &marked), missing = entering_missing(x), all = x->round->nfixture;

    *next = table > 0 ? table : NOBODY;
    return marked && table > 0 ? say_ask_marked_table(missing, all, table) : say_ask_table(missing, all, table);
}

static bool find(const struct prompt_session *t, struct str typed, int *table, struct err *e)
{
    return entering_find(t->of, typed, table, e);
}

static const prompt_row lead[] = { say_keys_at_table, say_keys_of_boards, NULL };
static const prompt_row line[][PROMPT_KEYS] = {
    { say_key_won, say_key_lost, say_key_drawn, say_key_won_by_forfeit, say_key_lost_by_forfeit, say_key_nobody_came },
    { say_key_nought, say_key_unfinished, say_key_as_recorded },
    { say_key_board_before, say_key_leave_match },
    { NULL },
};
static const struct prompt_subject matches = { begin,
                                               load,
                                               ask,
                                               find,
                                               enter_match,
                                               lead,
                                               line,
                                               say_matches_entered,
                                               say_matches_would_be_entered,
                                               say_matches_refused };

bool cmd_enter(struct call *c)
{
    struct entering x = { .second = call_has(c, OPT_SECOND), .early = call_has(c, OPT_CONFIRM) };

    if (call_has(c, OPT_REASON) != x.early)
        return err_say(c->err, ERR_USAGE, say_confirm_with_reason());
    return prompt_all(
        &(struct prompt_session){ .call = c, .subject = &matches, .of = &x, .warned = { .arena = c->arena } });
}
