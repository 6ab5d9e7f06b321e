/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/collect.h"

#include <stdio.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "cli/prompt.h"
#include "cli/terminal.h"
#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "office/collecting.h"
#include "teams/match.h"
#include "teams/names.h"

static bool load(struct prompt_session *t)
{
    struct collecting *x = t->of;
    struct call *c = t->call;

    return desk_view(c->desk, &c->act.viewer, &t->arena, &x->event, c->err) &&
           call_section(c, &x->event, &x->section) &&
           (x->number > 0 || call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &x->number)) && collecting_round(x, c->err);
}

/* "table 3: Poland (1) against Egypt", and its list. */
static void show_team(const struct prompt_session *t, int squad, const struct lineup_keys *k)
{
    const struct collecting *x = t->of;
    const struct squad *all = x->section->squad, *q = &all[squad];
    const struct fixture *f = match_of(x->round, squad);
    const struct lineup *before = lineup_find(x->round, squad);

    struct str other = f ? all[f->side[!match_side(f, squad)]].name : STR("");
    struct message state = lineup_state_message(before);
    struct message team = before
                              ? say_team_with_line_up(f ? f->table : 0, q->name, q->number, other, &state, before->at)
                              : say_team_to_collect(f ? f->table : 0, q->name, q->number, other);
    printf("%.*s\n", STR_ARG(call_told(t->call, team)));
    for (int i = 0; i < k->ncounting; i++)
        printf("%s%c %.*s", i == 0 ? "  " : "; ", lineup_keys_letter(k->counting[i]),
               STR_ARG(direction_isolated(q->player[k->counting[i] - 1].name, t->call->arena)));
    putchar('\n');
}

static void show_rest(const struct prompt_session *t, const struct squad *q, const struct lineup_keys *k)
{
    struct names rest = { .arena = t->call->arena };

    for (int i = 0; i < k->ncounting; i++)
        if (lineup_keys_rests(k, k->counting[i]))
            names_add(&rest, q->player[k->counting[i] - 1].name);
    if (rest.n > 0)
        prompt_say(t->call, say_rests_now(names_text(&rest)));
}

/* True if the line-up is whole. False: Escape, or (`*cut`) no more keys. */
static bool type_players(struct prompt_session *t, const struct squad *q, struct lineup_keys *k, bool *cut)
{
    for (*cut = false;;) {
        int key = terminal_key();
        if (key == '?') {
            prompt_help(t);
            continue;
        }
        bool stuck = k->stuck;
        enum keypad_news news = key == KEY_END ? KEYPAD_LEFT : lineup_keys_press(k, key);
        *cut = key == KEY_END;
        if (news == KEYPAD_TYPED || (news == KEYPAD_FULL && key != KEY_ENTER)) {
            int place = k->place[k->typed - 1];
            if (place == 0)
                printf("  -  %.*s\n", STR_ARG(call_told(t->call, say_nobody_sits())));
            else
                printf("  %c  %.*s\n", lineup_keys_letter(place),
                       STR_ARG(direction_isolated(q->player[place - 1].name, t->call->arena)));
        }
        if (news == KEYPAD_FULL)
            return show_rest(t, q, k), true;
        if (news == KEYPAD_BACK || news == KEYPAD_FREE)
            prompt_say(t->call, news == KEYPAD_BACK ? say_back_with_named(k->typed) : say_on_with_named(k->typed));
        if (news == KEYPAD_UNKNOWN && !stuck) {
            struct message wants = lineup_keys_wants(k, &t->arena);
            prompt_wrong_key(t->call, key, say_key_is_no_player, say_that_is_no_player);
            prompt_say(t->call, say_it_takes(&wants));
        }
        if (news == KEYPAD_LEFT)
            return prompt_left(t->call);
    }
}

/* The reason, if one is needed: why they come late is asked once. */
static bool ask_why(struct prompt_session *t, enum collecting_why why, struct str *reason)
{
    static const prompt_row question[] = {
        [WHY_LATE] = say_why_late_line_ups,
        [WHY_OPENED] = say_why_it_changes,
        [WHY_ORDER] = say_why_out_of_order,
    };
    struct collecting *x = t->of;
    char line[PROMPT_LINE];

    *reason = why == WHY_LATE ? x->late : (struct str){ 0 };
    if (why == WHY_NOTHING || reason->n > 0)
        return true;
    if (!prompt_reason(t->call, question[why](), line))
        return false;
    *reason = str_copy(t->call->arena, str_trim(str_of(line)));
    if (why == WHY_LATE)
        x->late = *reason;
    return true;
}

static bool hand_over(struct prompt_session *t, int squad, const struct lineup_keys *k, struct findings *remarks,
                      struct err *e)
{
    const struct collecting *x = t->of;
    struct lineup_entry entry = collecting_entry(x, squad, k, &t->arena);
    struct lineup_list list = { &entry, 1 };
    struct setting word[2] = { { STR("round"), str_fmt(&t->arena, "%d", x->number) } };
    struct form form = { .word = word, .n = 1, .data = &list };

    if (lineup_misplaced(k->place, k->boards) > 0)
        word[form.n++].name = STR("out-of-order");
    return desk_do(t->call->desk, op_row(OP_lineups), &t->call->act, &form, remarks, e);
}

static bool send(struct prompt_session *t, int squad, const struct lineup_keys *k, struct str reason, struct err *e)
{
    struct call *c = t->call;
    struct findings remarks = { .arena = &t->arena };

    c->act.reason = reason;
    bool ok = hand_over(t, squad, k, &remarks, e);
    return prompt_outcome(t, ok, &remarks, e);
}

/* Stores the line-up; ERR_NONE: it is stored. */
static enum err_kind store(struct prompt_session *t, int squad, const struct lineup_keys *k)
{
    struct collecting *x = t->of;
    struct err e = { 0 };
    struct str reason;

    if (!call_time(t->call, &x->event))
        return t->call->err->kind;
    if (!ask_why(t, collecting_why(x, k, call_now(t->call), &t->arena), &reason))
        return ERR_CONFLICT;
    while (!send(t, squad, k, reason, &e)) {
        if (e.kind == ERR_BUSY && !prompt_again(t->call, say_try_again_or_leave_team()))
            return e.kind;
        if (e.kind != ERR_BUSY)
            return prompt_left(t->call), prompt_go_on(t->call), e.kind;
        e = (struct err){ 0 };
    }
    return ERR_NONE;
}

static void take_one(struct prompt_session *t, int squad)
{
    struct collecting *x = t->of;
    const struct squad *q = &x->section->squad[squad];
    enum err_kind kind = ERR_NONE;
    struct lineup_keys k;
    bool cut;

    lineup_keys_begin(&k, x->section, squad, x->number);
    show_team(t, squad, &k);
    if (type_players(t, q, &k, &cut))
        kind = store(t, squad, &k);
    else if (cut)
        kind = ERR_INPUT;
    if (kind == ERR_NONE)
        collecting_taken(x, squad);
    else
        prompt_refused(t, kind);
}

static struct message ask(const struct prompt_session *t, int *next)
{
    const struct collecting *x = t->of;

    *next = collecting_next(x);
    return say_ask_team(collecting_missing(x), *next != NOBODY ? x->section->squad[*next].name : STR(""));
}

static bool find(const struct prompt_session *t, struct str typed, int *squad, struct err *e)
{
    return collecting_find(t->of, typed, squad, e);
}

static const prompt_row lead[] = { say_keys_at_team, say_keys_of_players, NULL };
static const prompt_row line[][PROMPT_KEYS] = {
    { say_key_first_of_list, say_key_rests, say_key_these_play },
    { say_key_nobody_last },
    { say_key_key_before, say_key_leave_team },
    { NULL },
};
static const struct prompt_subject teams = {
    NULL, load, ask, find, take_one, lead, line, say_line_ups_taken, say_line_ups_would_be_taken, say_lineups_refused
};

bool collect_lineups(struct call *c)
{
    struct collecting x = { .late = c->act.reason };

    return prompt_all(&(struct prompt_session){ .call = c, .subject = &teams, .of = &x });
}
