/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/collect.h"

#include <stdio.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "cli/mirror.h"
#include "cli/prompt.h"
#include "cli/terminal.h"
#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "office/collecting.h"
#include "teams/match.h"

/* From the first key to the last. */
struct lineup_session {
    struct call *call;
    struct arena arena; /* of one team */
    struct collecting collecting;
    struct str late; /* why line-ups come late: asked once */
    int taken, refused;
    enum err_kind kind; /* of the first that was refused */
};

static void note_refused(struct lineup_session *t, enum err_kind kind)
{
    if (t->refused++ == 0)
        t->kind = kind;
}

static bool load(struct lineup_session *t)
{
    struct collecting *x = &t->collecting;
    struct call *c = t->call;

    return desk_view(c->desk, &c->act.viewer, &t->arena, &x->event, c->err) &&
           call_section(c, &x->event, &x->section) &&
           (x->number > 0 || call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &x->number)) && collecting_round(x, c->err);
}

static void help(const struct call *c)
{
    static const prompt_row lead[] = { say_keys_at_team, say_keys_of_players, NULL };
    static const prompt_row line[][PROMPT_KEYS] = {
        { say_key_first_of_list, say_key_rests, say_key_these_play },
        { say_key_nobody_last },
        { say_key_key_before, say_key_leave_team },
        { NULL },
    };

    prompt_keys(c, lead, line);
}

/* NOBODY and said: there is no such team. */
static int team_of(struct lineup_session *t, const char *line)
{
    struct err e = { 0 };
    int squad = NOBODY;

    if (line[0] != '\0' && !collecting_find(&t->collecting, str_of(line), &squad, &e)) {
        printf("  %.*s\n", STR_ARG(call_why(t->call, &e)));
        prompt_go_on(t->call);
        note_refused(t, e.kind);
    }
    return squad;
}

/* Asks for a team, NOBODY: not told. False: there is an end of it. */
static bool ask_team(struct lineup_session *t, int *squad)
{
    const struct collecting *x = &t->collecting;
    char line[PROMPT_LINE];
    int next = collecting_next(x), missing = collecting_missing(x);

    struct str name = next != NOBODY ? x->section->squad[next].name : STR("");
    printf("%.*s ", STR_ARG(call_told(t->call, say_ask_team(missing, name))));
    enum prompt said = prompt_ask(t->call, line);
    *squad = NOBODY;
    if (said == PROMPT_HELP)
        help(t->call);
    else if (said == PROMPT_NEXT)
        *squad = next;
    else if (said == PROMPT_TYPED)
        *squad = team_of(t, line);
    return said != PROMPT_END;
}

/* "table 3: Poland (1) against Egypt", and its list. */
static void show_team(const struct lineup_session *t, int squad, const struct linepad *k)
{
    const struct collecting *x = &t->collecting;
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
        printf("%s%c %.*s", i == 0 ? "  " : "; ", linepad_letter(k->counting[i]),
               STR_ARG(direction_isolated(q->player[k->counting[i] - 1].name, t->call->arena)));
    putchar('\n');
}

static void show_place(const struct call *c, const struct squad *q, const struct linepad *k)
{
    int place = k->place[k->typed - 1];

    if (place == 0)
        printf("  -  %.*s\n", STR_ARG(call_told(c, say_nobody_sits())));
    else
        printf("  %c  %.*s\n", linepad_letter(place), STR_ARG(direction_isolated(q->player[place - 1].name, c->arena)));
}

static void show_rest(const struct lineup_session *t, const struct squad *q, const struct linepad *k)
{
    struct str rest = { 0 };

    for (int i = 0; i < k->ncounting; i++)
        if (linepad_rests(k, k->counting[i]))
            rest = str_fmt(t->call->arena, "%.*s%s%.*s", STR_ARG(rest), rest.n > 0 ? "; " : "",
                           STR_ARG(q->player[k->counting[i] - 1].name));
    if (rest.n > 0)
        prompt_say(t->call, say_rests_now(rest));
}

/* True if the line-up is whole. False: Escape, or (`*cut`) no more keys. */
static bool type_players(struct lineup_session *t, const struct squad *q, struct linepad *k, bool *cut)
{
    for (*cut = false;;) {
        int key = terminal_key();
        if (key == '?') {
            help(t->call);
            continue;
        }
        bool stuck = k->stuck;
        enum keypad_news news = key == KEY_END ? KEYPAD_LEFT : linepad_press(k, key);
        *cut = key == KEY_END;
        if (news == KEYPAD_TYPED || (news == KEYPAD_FULL && key != KEY_ENTER))
            show_place(t->call, q, k);
        if (news == KEYPAD_FULL)
            return show_rest(t, q, k), true;
        if (news == KEYPAD_BACK || news == KEYPAD_FREE)
            prompt_say(t->call, news == KEYPAD_BACK ? say_back_with_named(k->typed) : say_on_with_named(k->typed));
        if (news == KEYPAD_UNKNOWN && !stuck) {
            struct message wants = linepad_wants(k, &t->arena);
            prompt_wrong_key(t->call, key, say_key_is_no_player, say_that_is_no_player);
            prompt_say(t->call, say_it_takes(&wants));
        }
        if (news == KEYPAD_LEFT)
            return prompt_left(t->call);
    }
}

/* The reason, if one is needed: why they come late is asked once. */
static bool ask_why(struct lineup_session *t, enum collecting_why why, struct str *reason)
{
    static const prompt_row question[] = {
        [WHY_LATE] = say_why_late_line_ups,
        [WHY_OPENED] = say_why_it_changes,
        [WHY_ORDER] = say_why_out_of_order,
    };
    char line[PROMPT_LINE];

    *reason = why == WHY_LATE ? t->late : (struct str){ 0 };
    if (why == WHY_NOTHING || reason->n > 0)
        return true;
    if (!prompt_reason(t->call, question[why](), line))
        return false;
    *reason = str_copy(t->call->arena, str_trim(str_of(line)));
    if (why == WHY_LATE)
        t->late = *reason;
    return true;
}

static bool hand_over(struct lineup_session *t, int squad, const struct linepad *k, struct findings *remarks,
                      struct err *e)
{
    const struct collecting *x = &t->collecting;
    struct lineup_entry entry = collecting_entry(x, squad, k, &t->arena);
    struct lineup_list list = { &entry, 1 };
    struct setting word[2] = { { STR("round"), str_fmt(&t->arena, "%d", x->number) } };
    struct form form = { .word = word, .n = 1, .data = &list };

    if (lineup_misplaced(k->place, k->boards) > 0)
        word[form.n++].name = STR("out-of-order");
    return desk_do(t->call->desk, op_row(OP_lineups), &t->call->act, &form, remarks, e);
}

static bool send(struct lineup_session *t, int squad, const struct linepad *k, struct str reason, struct err *e)
{
    struct call *c = t->call;
    struct findings remarks = { .arena = &t->arena };

    c->act.reason = reason;
    bool ok = hand_over(t, squad, k, &remarks, e);
    struct str done = ok ? desk_done(c->desk) : STR("");
    if (done.n > 0)
        prompt_say(c, c->act.dry ? say_would_be_stored(done) : say_stored(done));
    else if (ok)
        prompt_say(c, say_already_recorded());
    t->taken += done.n > 0;
    for (int i = 0; i < remarks.n; i++)
        printf("  %.*s\n", STR_ARG(call_told(c, remarks.item[i].message)));
    if (!ok)
        printf("  %.*s\n", STR_ARG(call_why(c, e)));
    if (done.n > 0)
        mirror_between(c);
    return ok;
}

/* Stores the line-up; ERR_NONE: it is stored. */
static enum err_kind store(struct lineup_session *t, int squad, const struct linepad *k)
{
    struct collecting *x = &t->collecting;
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

static void take_one(struct lineup_session *t, int squad)
{
    struct collecting *x = &t->collecting;
    const struct squad *q = &x->section->squad[squad];
    enum err_kind kind = ERR_NONE;
    struct linepad k;
    bool cut;

    linepad_begin(&k, x->section, squad, x->number);
    show_team(t, squad, &k);
    if (type_players(t, q, &k, &cut))
        kind = store(t, squad, &k);
    else if (cut)
        kind = ERR_INPUT;
    if (kind == ERR_NONE)
        collecting_taken(x, squad);
    else
        note_refused(t, kind);
}

static bool take_all(struct lineup_session *t)
{
    int squad;

    for (; arena_free(&t->arena), load(t);) {
        if (!ask_team(t, &squad))
            return true;
        if (squad != NOBODY)
            take_one(t, squad);
        if (t->call->err->kind != ERR_NONE)
            return false;
    }
    return false;
}

bool collect_lineups(struct call *c)
{
    struct lineup_session t = { .call = c, .late = c->act.reason };

    terminal_open();
    bool person = terminal_is_open(), ok = take_all(&t);
    terminal_close();
    arena_free(&t.arena);
    c->writes = false; /* every line-up has been told */
    if (!ok)
        return false;
    struct message taken = c->act.dry ? say_line_ups_would_be_taken(t.taken) : say_line_ups_taken(t.taken);
    printf("%.*s\n", STR_ARG(call_told(c, taken)));
    return terminal_heard(c->err) &&
           (person || t.refused == 0 || err_say(c->err, t.kind, say_lineups_refused(t.refused)));
}
