/* SPDX-License-Identifier: Apache-2.0 */
/* enter.c - enter: results table by table, one key for each board. */
#include <stdio.h>
#include <string.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "cli/mirror.h"
#include "cli/prompt.h"
#include "cli/terminal.h"
#include "desk/mirror.h"
#include "desk/op.h"
#include "engine/base/arena.h"
#include "office/entering.h"
#include "teams/correction.h"
#include "teams/lineup.h"
#include "teams/pairing.h"
#include "teams/playing.h"

/* From the first key to the last. */
struct entry_session {
    struct call *call;
    struct arena arena; /* of one match */
    struct entering entering;
    int entered, refused;
    struct findings warned; /* the warnings so far: what speaks against a whole round is said once */
    enum err_kind kind;     /* of the first that was refused */
};

static void note_refused(struct entry_session *t, enum err_kind kind)
{
    if (t->refused++ == 0)
        t->kind = kind;
}

static bool load(struct entry_session *t)
{
    struct entering *x = &t->entering;
    struct call *c = t->call;

    x->now = c->act.time;
    return desk_view(c->desk, &c->act.viewer, &t->arena, &x->event, c->err) &&
           call_section(c, &x->event, &x->section) &&
           (x->number > 0 || call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &x->number)) && entering_round(x, c->err);
}

static void help(void)
{
    puts("At 'table': Enter takes the next match that lacks results, a number and Enter that "
         "table,\n"
         "  /name and Enter the match of a team; q ends.\n"
         "Then a key for each board, as seen from the team named first:\n"
         "  1 won   0 lost   = drawn   + won by forfeit   - lost by forfeit   n nobody came\n"
         "  z 0-0   * unfinished   Space: as it is recorded\n"
         "  Backspace: the board before   Esc: leave the match as it was, go on after a refusal");
}

/* Says why it is refused. */
static void refuse(const struct call *c, const struct err *e)
{
    printf("  %.*s\n", STR_ARG(call_why(c, e)));
    prompt_go_on();
}

/* 0 and said: there is no such table. */
static int table_of(struct entry_session *t, const char *line)
{
    struct err e = { 0 };
    int table = 0;

    if (line[0] != '\0' && !entering_find(&t->entering, str_of(line), &table, &e)) {
        refuse(t->call, &e);
        note_refused(t, e.kind);
    }
    return table;
}

/* Asks for a table, 0: not told. False: there is an end of it. */
static bool ask_table(struct entry_session *t, int *table)
{
    const struct entering *x = &t->entering;
    char line[PROMPT_LINE];
    bool marked;
    int next = entering_next(x, &marked);

    printf("%d of %d matches missing", entering_missing(x), x->round->nfixture);
    if (next > 0)
        printf("; Enter: table %d%s", next, marked ? ", marked as absent" : "");
    printf("; table: ");
    enum prompt said = prompt_ask(line);
    *table = 0;
    if (said == PROMPT_HELP)
        help();
    else if (said == PROMPT_NEXT)
        *table = next;
    else if (said == PROMPT_TYPED)
        *table = table_of(t, line);
    return said != PROMPT_END;
}

static struct str player_of(const struct entering *x, const struct fixture *f, int side, int board)
{
    const struct squad *q = &x->section->squad[f->side[side]];
    int place = f->board[board].place[side];

    return place > 0 ? q->player[place - 1].name : STR("");
}

/* "; recorded: 1-0 ? ? ?", nothing if nothing is. */
static void show_recorded(const struct keypad *k, const char *before)
{
    bool any = false;

    for (int b = 0; b < k->boards; b++)
        any = any || k->recorded[b] != RESULT_NONE;
    for (int b = 0; any && b < k->boards; b++)
        printf("%s%s", b == 0 ? before : " ", k->recorded[b] ? result_text(k->recorded[b]) : "?");
    if (any)
        printf("; Space keeps a board");
}

static struct str mark_words(struct entry_session *t, const struct fixture *f, const struct keypad *k)
{
    const struct squad *q = t->entering.section->squad;

    return correction_mark_words(q[f->side[0]].name, q[f->side[1]].name, k->mark, &t->arena);
}

static void show_match(struct entry_session *t, const struct fixture *f, const struct keypad *k)
{
    const struct section *s = t->entering.section;

    printf("table %d: %.*s - %.*s", f->table, STR_ARG(s->squad[f->side[0]].name), STR_ARG(s->squad[f->side[1]].name));
    if (keypad_is_marked(k))
        printf("; marked: %.*s", STR_ARG(mark_words(t, f, k)));
    show_recorded(k, "; recorded: ");
    putchar('\n');
}

static const struct fixture *match(const struct entry_session *t, int table)
{
    struct err e = { 0 };
    const struct fixture *f = entering_match(&t->entering, table, &e);

    if (!f)
        refuse(t->call, &e);
    return f;
}

/* Takes over what is recorded now. False, and said: the table has another match by now. */
static bool look_again(struct entry_session *t, int table, const struct fixture *before, struct keypad *k)
{
    const struct fixture *f = load(t) ? match(t, table) : NULL;

    if (!f)
        return false;
    if (before && (f->side[0] != before->side[0] || f->side[1] != before->side[1])) {
        puts("  left as it was: the table has another match by now");
        prompt_go_on();
        return false;
    }
    entering_show(&t->entering, f, k);
    return true;
}

static const char *half_text(int half, char text[16])
{
    if (half == 1)
        return "½";
    snprintf(text, 16, half % 2 ? "%d½" : "%d", half / 2);
    return text;
}

/* "  3  Smith - Jones  1-0   (2½ - ½)" */
static void show_board(const struct entering *x, const struct fixture *f, const struct keypad *k)
{
    char a[16], b[16];
    int board = k->typed - 1;
    struct str first = player_of(x, f, 0, board), other = player_of(x, f, 1, board);
    struct match m = entering_outcome(x, f, k);

    printf("  %d  %.*s%s%.*s  %s   (%s - %s%s)\n", board + 1, STR_ARG(first), first.n || other.n ? " - " : "",
           STR_ARG(other), k->result[board] ? result_text(k->result[board]) : "left open", half_text(m.gp[0], a),
           half_text(m.gp[1], b), m.played ? "" : ", not played");
}

/* True if all boards were typed. False: Escape, or (`*cut`) no more keys. */
static bool type_boards(const struct entering *x, const struct fixture *f, struct keypad *k, bool *cut)
{
    for (*cut = false;;) {
        int key = terminal_key();
        if (key == '?') {
            help();
            continue;
        }
        bool stuck = k->stuck;
        enum keypad_news news = key == KEY_END ? KEYPAD_LEFT : keypad_press(k, key);
        *cut = key == KEY_END;
        if (news == KEYPAD_TYPED || news == KEYPAD_FULL)
            show_board(x, f, k);
        if (news == KEYPAD_FULL)
            return true;
        if (news == KEYPAD_BACK || news == KEYPAD_FREE)
            printf("  %s board %d\n", news == KEYPAD_BACK ? "back to" : "on with", k->typed + 1);
        if (news == KEYPAD_UNKNOWN && !stuck)
            prompt_wrong_key(key, "result", "Backspace to go on, Esc to leave the match");
        if (news == KEYPAD_LEFT)
            return prompt_left();
    }
}

/* Of a person Enter alone is a reason, too; in a file it begins the next match. */
static bool ask_mark(struct entry_session *t, const struct fixture *f, const struct keypad *k, char line[PROMPT_LINE])
{
    struct str words = mark_words(t, f, k);

    if (!terminal_is_open())
        return prompt_reason(str_c(&t->arena, str_fmt(&t->arena, "that removes the mark: %.*s; why?", STR_ARG(words))),
                             line);
    terminal_forget();
    printf("  that removes the mark: %.*s; Enter: it came, or type why (Esc: leave it) ", STR_ARG(words));
    if (!terminal_line(0, line, PROMPT_LINE))
        return prompt_left();
    if (str_trim(str_of(line)).n == 0)
        snprintf(line, PROMPT_LINE, "it came");
    return true;
}

static bool takes_mark_off(const struct entry_session *t, const struct keypad *k)
{
    return !t->entering.second && keypad_is_against_mark(k);
}

/* The reason, if one is needed for what was typed. */
static bool ask_why(struct entry_session *t, const struct fixture *f, const struct keypad *k, char line[PROMPT_LINE])
{
    if (takes_mark_off(t, k))
        return ask_mark(t, f, k, line);
    return prompt_reason("that replaces what is recorded; why?", line);
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

static bool was_said(struct entry_session *t, const struct finding *x)
{
    if (x->severity != WARNING)
        return false;
    bool said = finding_has(&t->warned, x);
    if (!said)
        finding_say(&t->warned, WARNING, x->rule, 0, x->message);
    return said;
}

static void show_remarks(struct entry_session *t, const struct findings *remarks)
{
    for (int i = 0; i < remarks->n; i++)
        if (!was_said(t, &remarks->item[i]))
            printf("  %.*s\n", STR_ARG(call_told(t->call, remarks->item[i].message)));
}

static bool send(struct entry_session *t, const struct fixture *f, const struct keypad *k, struct str reason,
                 struct err *e)
{
    const struct entering *x = &t->entering;
    struct call *c = t->call;
    struct findings remarks = { .arena = &t->arena };
    struct board_entry entry[BOARDS_MAX] = { 0 };
    struct result_list list = entering_results(x, f, k, entry);

    if (!call_act(c, call_has(c, OPT_NOW) ? STR("") : x->event.zone))
        return *e = *c->err, false;
    c->act.reason = reason;
    bool ok = hand_over(c, x->second, &list, &remarks, e);
    struct str done = ok ? desk_done(c->desk) : STR("");
    if (done.n > 0)
        printf("  %s: %.*s\n", c->act.dry ? "would be stored" : "stored", STR_ARG(done));
    else if (ok)
        puts("  already recorded");
    t->entered += done.n > 0;
    show_remarks(t, &remarks);
    if (!ok)
        printf("  %.*s\n", STR_ARG(call_why(c, e)));
    if (done.n > 0)
        mirror_between(c);
    return ok;
}

/* What stands against it: another try, with a reason if it needs one. False: the match stays as it was. */
static bool try_again(struct entry_session *t, const struct fixture *f, struct keypad *k, char reason[PROMPT_LINE],
                      enum err_kind kind)
{
    if (kind == ERR_BUSY)
        return prompt_again("Enter: try again; Esc: leave the match");
    if (kind == ERR_CONFLICT && !(t->entering.second && keypad_is_against_mark(k)))
        return look_again(t, f->table, f, k) && ask_why(t, f, k, reason);
    prompt_left();
    prompt_go_on();
    return false;
}

/* Stores the match; what stands against it is said, and nothing is replaced that was not on the
   screen, nor without a reason. ERR_NONE: it is stored. */
static enum err_kind store(struct entry_session *t, const struct fixture *f, struct keypad *k)
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

static void enter_match(struct entry_session *t, int table)
{
    struct entering *x = &t->entering;
    struct keypad k = { .boards = x->section->boards };
    enum err_kind kind = ERR_NONE;
    bool cut;

    if (!look_again(t, table, NULL, &k))
        return;
    const struct fixture *f = match(t, table);
    show_match(t, f, &k);
    if (keypad_is_marked(&k) && table > x->marked)
        x->marked = table;
    if (type_boards(x, f, &k, &cut))
        kind = store(t, f, &k);
    else if (cut)
        kind = ERR_INPUT;
    if (kind == ERR_NONE)
        x->at = table;
    else
        note_refused(t, kind);
}

/* Whoever thinks of a newer round is told that this is another one. */
static void tell_round(struct entry_session *t)
{
    const struct entering *x = &t->entering;
    int next = section_played(x->section);

    if (!call_has(t->call, OPT_ROUND) && x->number < next)
        printf("this is round %d: round %d has not begun, %.*s\n", x->number, next,
               STR_ARG(playing_why_not(&x->event, x->section, next, x->now, &t->arena)));
}

/* Nobody would know who played. */
static void warn_unopened(struct entry_session *t)
{
    const struct entering *x = &t->entering;
    const struct message unopened = lineup_unopened_text(&x->event, x->section, x->number);

    if (!lineup_is_unopened(x->section, x->number))
        return;
    printf("%.*s\n", STR_ARG(call_told(t->call, unopened)));
    finding_say(&t->warned, WARNING, RULE_NONE, 0, unopened);
}

static bool enter_all(struct entry_session *t)
{
    int table;

    if (!load(t))
        return false;
    tell_round(t);
    warn_unopened(t);
    for (; arena_free(&t->arena), load(t);) {
        if (!ask_table(t, &table))
            return true;
        if (table > 0)
            enter_match(t, table);
        if (t->call->err->kind != ERR_NONE)
            return false;
    }
    return false;
}

bool cmd_enter(struct call *c)
{
    struct entry_session t = { .call = c,
                               .warned = { .arena = c->arena },
                               .entering.second = call_has(c, OPT_SECOND),
                               .entering.early = call_has(c, OPT_CONFIRM) };

    if (call_has(c, OPT_REASON) != t.entering.early)
        return err_say(c->err, ERR_USAGE, say_confirm_with_reason());
    terminal_open();
    bool person = terminal_is_open(), ok = enter_all(&t);
    terminal_close();
    arena_free(&t.arena);
    c->writes = false; /* every match has been told */
    if (!ok)
        return false;
    printf("%d %s %s\n", COUNT(t.entered, "match", "matches"), c->act.dry ? "would be entered" : "entered");
    return terminal_heard(c->err) &&
           (person || t.refused == 0 || err_say(c->err, t.kind, say_matches_refused(t.refused)));
}
