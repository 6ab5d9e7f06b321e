/* enter.c - enter: results table by table, one key for each board. */
#include <stdio.h>
#include <string.h>

#include "cli/enter_table.h"
#include "cli/keypad.h"
#include "cli/screen.h"
#include "cli/terminal.h"
#include "desk/result.h"
#include "teams/correction.h"
#include "teams/score.h"

enum { LINE = 200 };

static void help(void)
{
    puts("At 'table': Enter takes the next match without all results, a number and Enter that "
         "table,\n"
         "  /name and Enter the match of a team; q ends.\n"
         "Then a key for each board, as seen from the team named first:\n"
         "  1 won   0 lost   = drawn   + won by forfeit   - lost by forfeit   n nobody came\n"
         "  z 0-0   * unfinished   Space: as it is recorded\n"
         "  Backspace: the board before   Esc: leave the match as it was");
}

/* Asks for a table, 0: not told. False: there is an end of it. */
static bool ask_table(const struct entering *x, int *table)
{
    char line[LINE];
    bool marked;
    int next = entering_next(x, &marked);

    *table = 0;
    printf("%d of %d matches missing", entering_missing(x), x->round->nfixture);
    if (next > 0)
        printf("; Enter: table %d%s", next, marked ? ", marked as absent" : "");
    printf("; table: ");
    int key = terminal_key();
    if (key == KEY_END || key == 'q' || key == KEY_ESCAPE)
        return putchar('\n'), false;
    if (key == '?')
        return putchar('\n'), help(), true;
    if (key == KEY_ENTER)
        return putchar('\n'), *table = next, true;
    if (!terminal_line(key, line, sizeof line))
        return true;
    if (line[0] == '/')
        *table = entering_team(x, line + 1);
    else if (line[0] != '\0')
        *table = entering_table(x, line);
    return true;
}

static struct str player_of(const struct entering *x, const struct fixture *f, int side, int board)
{
    const struct squad *q = &x->section->squad[f->side[side]];
    int place = f->board[board].place[side];

    return place > 0 ? q->player[place - 1].name : STR("");
}

/* What the person is to know of a board: never, in the second entry, what the first one was. */
static enum result known(const struct entering *x, const struct fixture *f, int board)
{
    return x->second ? f->board[board].second : f->board[board].result;
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

static bool is_marked(const struct keypad *k)
{
    return k->mark.absent[0] || k->mark.absent[1];
}

static void show_match(struct entering *x, const struct fixture *f, const struct keypad *k)
{
    printf("table %d: %.*s - %.*s", f->table, STR_ARG(x->section->squad[f->side[0]].name),
           STR_ARG(x->section->squad[f->side[1]].name));
    if (is_marked(k))
        printf("; marked: %.*s", STR_ARG(correction_mark_words(x->section, f, k->mark, &x->arena)));
    show_recorded(k, "; recorded: ");
    putchar('\n');
}

/* Takes over what is recorded now. False, and said: the table has another match by now. */
static bool look_again(struct entering *x, int table, const struct fixture *before, struct keypad *k)
{
    const struct fixture *f = entering_load(x) ? entering_match(x, table) : NULL;

    if (!f)
        return false;
    if (before && (f->side[0] != before->side[0] || f->side[1] != before->side[1])) {
        printf("  table %d is another match by now\n", table);
        return false;
    }
    for (int b = 0; b < k->boards; b++)
        k->recorded[b] = known(x, f, b);
    k->mark = correction_mark(f);
    return true;
}

static const char *half_text(int half, char text[16])
{
    snprintf(text, 16, half == 1 ? "½" : half % 2 ? "%d½" : "%d", half / 2);
    return text;
}

/* A side plays that is marked as absent. */
static bool is_against_mark(const struct keypad *k)
{
    for (int b = 0; b < k->typed; b++)
        for (int side = 0; side < 2; side++)
            if (k->mark.absent[side] && score_present(k->result[b], side))
                return true;
    return false;
}

/* What the whole match is to be once it is stored; the sum of its boards as long as some are missing. */
static struct match outcome(const struct entering *x, const struct fixture *f, const struct keypad *k)
{
    struct fixture then = { .side = { f->side[0], f->side[1] } };

    for (int b = 0; b < k->typed; b++)
        then.board[b].result = k->result[b];
    if (k->typed == k->boards && !is_against_mark(k))
        correction_put_mark(&then, k->mark);
    struct match m = score_match(x->section, &then);
    return m.pending ? (struct match){ .gp = { keypad_half(k, 0), keypad_half(k, 1) }, .played = true } : m;
}

/* "  3  Smith - Jones  1-0   (2½ - ½)" */
static void show_board(const struct entering *x, const struct fixture *f, const struct keypad *k)
{
    char a[16], b[16];
    int board = k->typed - 1;
    struct str first = player_of(x, f, 0, board), other = player_of(x, f, 1, board);
    struct match m = outcome(x, f, k);

    printf("  %d  %.*s%s%.*s  %s   (%s - %s%s)\n", board + 1, STR_ARG(first), first.n || other.n ? " - " : "",
           STR_ARG(other), k->result[board] ? result_text(k->result[board]) : "left open", half_text(m.gp[0], a),
           half_text(m.gp[1], b), m.played ? "" : ", not played");
}

static void show_key(int key)
{
    if (terminal_is_open())
        screen_raw("\a");
    if (key > ' ' && key < KEY_BACK)
        printf("  '%c' is no result", key);
    else
        printf("  that is no result");
    puts(": Backspace goes on, Esc leaves the match");
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
            show_key(key);
        if (news == KEYPAD_LEFT)
            return puts("  left as it was"), false;
    }
}

static bool changes_something(const struct keypad *k)
{
    for (int b = 0; b < k->boards; b++) {
        enum result was = k->recorded[b];
        if (was != RESULT_NONE && was != RESULT_OPEN && was != k->result[b])
            return true;
    }
    return false;
}

static bool ask_reason(char *line, size_t size)
{
    printf("  that replaces what is recorded; why? (Esc: leave it) ");
    return terminal_line(0, line, size) && line[strspn(line, " ")] != '\0';
}

/* Enter alone is a reason, too. */
static bool ask_mark(struct entering *x, const struct fixture *f, const struct keypad *k, char *line, size_t size)
{
    struct str words = correction_mark_words(x->section, f, k->mark, &x->arena);

    printf("  that takes the mark off: %.*s; Enter: it came, or type why (Esc: leave it) ", STR_ARG(words));
    if (!terminal_line(0, line, size))
        return false;
    if (line[strspn(line, " ")] == '\0')
        snprintf(line, size, "it came");
    return true;
}

/* The reason, if one is needed for what was typed. */
static bool ask_why(struct entering *x, const struct fixture *f, const struct keypad *k, char *line, size_t size)
{
    if (!x->second && is_against_mark(k))
        return ask_mark(x, f, k, line, size);
    return ask_reason(line, size);
}

static bool ask_again(void)
{
    char line[LINE];

    printf("  Enter: try again; Esc: leave the match ");
    return terminal_line(0, line, sizeof line);
}

/* The boards that were typed, as results between the two teams that were on the screen. */
static struct result_list results_of(const struct entering *x, const struct fixture *f, const struct keypad *k,
                                     struct board_entry *entry)
{
    const struct squad *q = x->section->squad;
    struct result_list list = { .board = entry };

    for (int b = 0; b < k->boards; b++)
        if (k->result[b] != RESULT_NONE)
            entry[list.nboard++] = (struct board_entry){ .round = x->number,
                                                         .table = f->table,
                                                         .team = { q[f->side[0]].name, q[f->side[1]].name },
                                                         .board = b + 1,
                                                         .result = k->result[b],
                                                         .looked = true,
                                                         .shown = k->recorded[b],
                                                         .mark = k->mark };
    return list;
}

static bool send(struct entering *x, const struct fixture *f, const struct keypad *k, struct str reason, struct err *e)
{
    struct call *c = x->call;
    struct findings remarks = { .arena = &x->arena };
    struct board_entry entry[BOARDS_MAX] = { 0 };
    struct result_list list = results_of(x, f, k, entry);
    bool correct = reason.n > 0;
    enum entry_mode mode =
        x->second ? (correct ? ENTRY_SECOND_CORRECTION : ENTRY_SECOND) : (correct ? ENTRY_CORRECTION : ENTRY_RESULT);

    if (!call_act(c, call_has(c, OPT_NOW) ? STR("") : x->event.zone))
        return *e = *c->err, false;
    c->act.reason = reason;
    bool ok = desk_results(c->desk, &c->act, &list, mode, &remarks, e);
    struct str done = ok ? desk_done(c->desk) : STR("");
    if (done.n > 0)
        printf("  stored: %.*s\n", STR_ARG(done));
    else if (ok)
        puts("  recorded already");
    x->entered += done.n > 0;
    for (int i = 0; i < remarks.n; i++)
        printf("  %.*s\n", STR_ARG(remarks.item[i].text));
    if (!ok)
        printf("  %s\n", e->text);
    return ok;
}

/* Stores the match; what stands against it is said, and nothing is replaced that was not on the
   screen, nor without a reason. ERR_NONE: it is stored. */
static enum err_kind store(struct entering *x, const struct fixture *f, struct keypad *k)
{
    char reason[LINE] = "";
    struct err e = { 0 };

    if ((changes_something(k) || (!x->second && is_against_mark(k))) && !ask_why(x, f, k, reason, sizeof reason))
        return puts("  left as it was"), ERR_CONFLICT;
    while (!send(x, f, k, str_trim(str_of(reason)), &e)) {
        bool again = e.kind == ERR_BUSY ? ask_again()
                     : e.kind == ERR_CONFLICT && !(x->second && is_against_mark(k))
                         ? look_again(x, f->table, f, k) && ask_why(x, f, k, reason, sizeof reason)
                         : false;
        if (!again)
            return puts("  left as it was"), e.kind;
        e = (struct err){ 0 };
    }
    return ERR_NONE;
}

static void enter_match(struct entering *x, int table)
{
    struct keypad k = { .boards = x->section->boards };
    enum err_kind kind = ERR_NONE;
    bool cut;

    if (!look_again(x, table, NULL, &k))
        return;
    const struct fixture *f = entering_match(x, table);
    show_match(x, f, &k);
    if (is_marked(&k) && table > x->marked)
        x->marked = table;
    if (type_boards(x, f, &k, &cut))
        kind = store(x, f, &k);
    else if (cut)
        kind = ERR_INPUT;
    if (kind == ERR_NONE)
        x->at = table;
    else if (x->refused++ == 0)
        x->kind = kind;
}

static bool enter_all(struct entering *x)
{
    int table;

    for (; arena_free(&x->arena), entering_load(x);) {
        if (!ask_table(x, &table))
            return true;
        if (table > 0)
            enter_match(x, table);
        if (x->call->err->kind != ERR_NONE)
            return false;
    }
    return false;
}

bool cmd_enter(struct call *c)
{
    struct entering x = { .call = c, .second = call_has(c, OPT_SECOND) };

    terminal_open();
    bool person = terminal_is_open(), ok = enter_all(&x);
    terminal_close();
    arena_free(&x.arena);
    c->writes = false; /* every match has been told */
    if (!ok)
        return false;
    printf("%d %s entered\n", COUNT(x.entered, "match", "matches"));
    return person || x.refused == 0 ||
           err_set(c->err, x.kind, "%d %s not taken", COUNT(x.refused, "match was", "matches were"));
}
