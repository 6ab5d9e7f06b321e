/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/collect.h"

#include <stdio.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "cli/mirror.h"
#include "cli/prompt.h"
#include "cli/terminal.h"
#include "engine/base/arena.h"
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

static void help(void)
{
    puts("At 'team:' Enter takes the next team without a line-up, a number and Enter the team of that table,\n"
         "  /name and Enter a team; q ends.\n"
         "Then who plays, by his place in the list (a is 10, b is 11):\n"
         "  Enter: the first of the list   3 Enter: number 3 rests   1 2 3 5: these play, from board 1 on\n"
         "  1 2 3 and 0: nobody on the last board\n"
         "  Backspace: the key before   Esc: leave the team as it was, go on after a refusal");
}

/* NOBODY and said: there is no such team. */
static int team_of(struct lineup_session *t, const char *line)
{
    struct err e = { 0 };
    int squad = NOBODY;

    if (line[0] != '\0' && !collecting_find(&t->collecting, str_of(line), &squad, &e)) {
        printf("  %.*s\n", STR_ARG(call_why(t->call, &e)));
        prompt_go_on();
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

    printf("%d %s missing", COUNT(missing, "line-up", "line-ups"));
    if (next != NOBODY)
        printf("; Enter: %.*s", STR_ARG(x->section->squad[next].name));
    printf("; team: ");
    enum prompt said = prompt_ask(line);
    *squad = NOBODY;
    if (said == PROMPT_HELP)
        help();
    else if (said == PROMPT_NEXT)
        *squad = next;
    else if (said == PROMPT_TYPED)
        *squad = team_of(t, line);
    return said != PROMPT_END;
}

/* "table 3: Poland (1) against Egypt", and its list. */
static void show_team(const struct collecting *x, int squad, const struct linepad *k)
{
    const struct squad *all = x->section->squad, *q = &all[squad];
    const struct fixture *f = match_of(x->round, squad);
    const struct lineup *before = lineup_find(x->round, squad);

    if (f)
        printf("table %d: ", f->table);
    printf("%.*s (%d)", STR_ARG(q->name), q->number);
    if (f)
        printf(" against %.*s", STR_ARG(all[f->side[!match_side(f, squad)]].name));
    if (before)
        printf("; %s %.*s, a new one replaces it", lineup_state(before), STR_ARG(before->at));
    putchar('\n');
    for (int i = 0; i < k->ncounting; i++)
        printf("%s%c %.*s", i == 0 ? "  " : "; ", linepad_letter(k->counting[i]),
               STR_ARG(q->player[k->counting[i] - 1].name));
    putchar('\n');
}

static void show_place(const struct squad *q, const struct linepad *k)
{
    int place = k->place[k->typed - 1];

    if (place == 0)
        printf("  -  nobody\n");
    else
        printf("  %c  %.*s\n", linepad_letter(place), STR_ARG(q->player[place - 1].name));
}

static void show_rest(const struct squad *q, const struct linepad *k)
{
    const char *before = "  rests: ";

    for (int i = 0; i < k->ncounting; i++)
        if (linepad_rests(k, k->counting[i])) {
            printf("%s%.*s", before, STR_ARG(q->player[k->counting[i] - 1].name));
            before = "; ";
        }
    if (*before == ';')
        putchar('\n');
}

/* True if the line-up is whole. False: Escape, or (`*cut`) no more keys. */
static bool type_players(const struct squad *q, struct linepad *k, struct arena *a, bool *cut)
{
    for (*cut = false;;) {
        int key = terminal_key();
        if (key == '?') {
            help();
            continue;
        }
        bool stuck = k->stuck;
        enum keypad_news news = key == KEY_END ? KEYPAD_LEFT : linepad_press(k, key);
        *cut = key == KEY_END;
        if (news == KEYPAD_TYPED || (news == KEYPAD_FULL && key != KEY_ENTER))
            show_place(q, k);
        if (news == KEYPAD_FULL)
            return show_rest(q, k), true;
        if (news == KEYPAD_BACK || news == KEYPAD_FREE)
            printf("  %s, %d named\n", news == KEYPAD_BACK ? "back" : "on", k->typed);
        if (news == KEYPAD_UNKNOWN && !stuck) {
            prompt_wrong_key(key, "player who can sit there", "Backspace goes on, Esc leaves the team");
            printf("  it takes %.*s\n", STR_ARG(message_on(MEDIUM_COMMAND, linepad_wants(k, a), a)));
        }
        if (news == KEYPAD_LEFT)
            return prompt_left();
    }
}

/* The reason, if one is needed: why they come late is asked once. */
static bool ask_why(struct lineup_session *t, enum collecting_why why, struct str *reason)
{
    static const char *const question[] = {
        [WHY_LATE] = "the deadline has passed; why do line-ups come late?",
        [WHY_OPENED] = "the line-ups are open; why does it change?",
        [WHY_ORDER] = "that is not the order of the list; why is it taken?",
    };
    char line[PROMPT_LINE];

    *reason = why == WHY_LATE ? t->late : (struct str){ 0 };
    if (why == WHY_NOTHING || reason->n > 0)
        return true;
    if (!prompt_reason(question[why], line))
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
        printf("  %s: %.*s\n", c->act.dry ? "would be stored" : "stored", STR_ARG(done));
    else if (ok)
        puts("  recorded already");
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
    if (!ask_why(t, collecting_why(x, k, t->call->act.time, &t->arena), &reason))
        return ERR_CONFLICT;
    while (!send(t, squad, k, reason, &e)) {
        if (e.kind == ERR_BUSY && !prompt_again("Enter: try again; Esc: leave the team"))
            return e.kind;
        if (e.kind != ERR_BUSY)
            return prompt_left(), prompt_go_on(), e.kind;
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

    linepad_begin(&k, q, x->section->boards);
    show_team(x, squad, &k);
    if (type_players(q, &k, &t->arena, &cut))
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
    printf("%d %s %s\n", COUNT(t.taken, "line-up", "line-ups"), c->act.dry ? "would be taken" : "taken");
    return terminal_heard(c->err) &&
           (person || t.refused == 0 || err_say(c->err, t.kind, say_lineups_refused(t.refused)));
}
