/* enter.c - enter: results table by table, one key for each board. */
#include <stdio.h>
#include <string.h>

#include "cli/call.h"
#include "cli/keypad.h"
#include "cli/terminal.h"
#include "desk/result.h"
#include "engine/arena.h"
#include "teams/find.h"
#include "teams/score.h"

enum { LINE = 200 };

/* The event as it is now: read anew before every match, since others enter results too. */
struct entering {
    struct call *call;
    struct arena arena; /* of one match */
    struct event event;
    const struct section *section;
    const struct pairing_list *round;
    int number;  /* of the round */
    bool second; /* what another arbiter reads */
    int at;      /* the match last entered, from 0; the next one is looked for behind it */
    int entered;
};

static void help(void)
{
    puts("At 'table': Enter takes the next match without all results, a number and Enter that "
         "table,\n"
         "  /name and Enter the match of a team; q ends.\n"
         "Then a key for each board, as seen from the team named first:\n"
         "  1 won   0 lost   = drawn   + won by forfeit   - lost by forfeit   n nobody came\n"
         "  z 0-0   * unfinished   Backspace: the board before   Esc: leave the match as it was");
}

static bool load(struct entering *x)
{
    struct call *c = x->call;
    const struct section *s;

    arena_free(&x->arena);
    if (!desk_load(c->desk, &x->arena, &x->event, c->err) || !call_section(c, &x->event, &s) ||
        !call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &x->number))
        return false;
    x->section = s;
    int last = s->nround;
    while (last > 0 && s->round[last - 1].state == ROUND_DRAFT)
        last--;
    if (x->number == 0)
        x->number = last;
    if (last == 0 || x->number > last)
        return err_set(c->err, ERR_STATE, "round %d is not published", last == 0 ? 1 : x->number);
    x->round = &s->round[x->number - 1];
    return true;
}

/* All boards entered, by whoever enters now: the first time or the second. */
static bool is_entered(const struct entering *x, const struct fixture *f)
{
    if (!x->second || f->absent[0] || f->absent[1])
        return score_complete(x->section, f);
    for (int b = 0; b < x->section->boards; b++)
        if (f->board[b].second == RESULT_NONE)
            return false;
    return true;
}

static int count_missing(const struct entering *x)
{
    int n = 0;

    for (int i = 0; i < x->round->nfixture; i++)
        n += !is_entered(x, &x->round->fixture[i]);
    return n;
}

/* The next match behind the last one that is not entered, round the corner if need be; NOBODY:
 * none. */
static int next_missing(const struct entering *x)
{
    int n = x->round->nfixture;

    for (int i = 1; i <= n; i++) {
        int at = (x->at + i + n) % n;
        if (!is_entered(x, &x->round->fixture[at]))
            return at;
    }
    return NOBODY;
}

static int match_of_table(const struct entering *x, const char *line)
{
    long table;

    for (int i = 0; str_long(str_of(line), &table) && i < x->round->nfixture; i++)
        if (x->round->fixture[i].table == table)
            return i;
    printf("  there is no table %s in round %d\n", line, x->number);
    return NOBODY;
}

static int match_of_team(const struct entering *x, const char *name)
{
    struct err e = { 0 };
    int squad;

    if (!squad_find(x->section, str_trim(str_of(name)), &squad, &e)) {
        printf("  %s\n", e.text);
        return NOBODY;
    }
    for (int i = 0; i < x->round->nfixture; i++)
        for (int side = 0; side < 2; side++)
            if (x->round->fixture[i].side[side] == squad)
                return i;
    printf("  %.*s has no match in round %d\n", STR_ARG(x->section->squad[squad].name), x->number);
    return NOBODY;
}

/* Asks for a match. False: there is an end of it. */
static bool ask_match(const struct entering *x, int *match)
{
    char line[LINE];
    int next = next_missing(x), missing = count_missing(x);

    *match = NOBODY;
    printf("%d of %d matches missing", missing, x->round->nfixture);
    if (next != NOBODY)
        printf("; Enter: table %d", x->round->fixture[next].table);
    printf("; table: ");
    int key = terminal_key();
    if (key == KEY_END || key == 'q' || key == KEY_ESCAPE)
        return putchar('\n'), false;
    if (key == '?')
        return putchar('\n'), help(), true;
    if (key == KEY_ENTER)
        return putchar('\n'), *match = next, true;
    if (!terminal_line(key, line, sizeof line))
        return true;
    if (line[0] == '/')
        *match = match_of_team(x, line + 1);
    else if (line[0] != '\0')
        *match = match_of_table(x, line);
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

static void show_match(const struct entering *x, const struct fixture *f)
{
    printf("table %d: %.*s - %.*s", f->table, STR_ARG(x->section->squad[f->side[0]].name),
           STR_ARG(x->section->squad[f->side[1]].name));
    if (is_entered(x, f))
        printf(" (recorded: type it anew to replace it)");
    putchar('\n');
}

static const char *half_text(int half, char text[16])
{
    snprintf(text, 16, half == 1 ? "½" : half % 2 ? "%d½" : "%d", half / 2);
    return text;
}

/* "  3  Smith - Jones  1-0   (2½ - ½)" */
static void show_board(const struct entering *x, const struct fixture *f, const struct keypad *k)
{
    char a[16], b[16];
    int board = k->typed - 1;
    struct str first = player_of(x, f, 0, board), other = player_of(x, f, 1, board);

    printf("  %d  %.*s%s%.*s  %s   (%s - %s)\n", board + 1, STR_ARG(first),
           first.n || other.n ? " - " : "", STR_ARG(other), result_text(k->result[board]),
           half_text(keypad_half(k, 0), a), half_text(keypad_half(k, 1), b));
}

/* True if all boards were typed. */
static bool type_boards(const struct entering *x, const struct fixture *f, struct keypad *k)
{
    *k = (struct keypad){ .boards = x->section->boards };
    for (;;) {
        int key = terminal_key();
        enum keypad_news news = key == KEY_END ? KEYPAD_LEFT : keypad_press(k, key);
        if (news == KEYPAD_TYPED || news == KEYPAD_FULL)
            show_board(x, f, k);
        if (news == KEYPAD_FULL)
            return true;
        if (news == KEYPAD_BACK)
            printf("  back to board %d\n", k->typed + 1);
        if (news == KEYPAD_LEFT)
            return puts("  left as it was"), false;
        if (key == '?')
            help();
    }
}

static bool changes_something(const struct entering *x, const struct fixture *f,
                              const struct keypad *k)
{
    for (int b = 0; b < k->boards; b++) {
        enum result was = known(x, f, b);
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

static bool send(struct entering *x, const struct fixture *f, const struct keypad *k,
                 struct str reason, struct err *e)
{
    struct call *c = x->call;
    struct findings remarks = { .arena = &x->arena };
    struct board_entry entry[BOARDS_MAX] = { 0 };
    struct result_list list = { .board = entry, .nboard = k->boards };
    bool correct = reason.n > 0;
    enum entry_mode mode = x->second ? (correct ? ENTRY_SECOND_CORRECTION : ENTRY_SECOND)
                                     : (correct ? ENTRY_CORRECTION : ENTRY_RESULT);

    for (int b = 0; b < k->boards; b++)
        entry[b] = (struct board_entry){
            .round = x->number, .table = f->table, .board = b + 1, .result = k->result[b]
        };
    if (!call_act(c, call_has(c, OPT_NOW) ? STR("") : x->event.zone))
        return false;
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
    return ok;
}

/* Stores the match; what stands against it is said, and nothing is replaced without a reason. */
static void store(struct entering *x, const struct fixture *f, const struct keypad *k)
{
    char reason[LINE] = "";
    struct err e = { 0 };

    if (changes_something(x, f, k) && !ask_reason(reason, sizeof reason)) {
        puts("  left as it was");
        return;
    }
    if (send(x, f, k, str_trim(str_of(reason)), &e))
        return;
    printf("  %s\n", e.text);
    if (e.kind != ERR_CONFLICT || !ask_reason(reason, sizeof reason))
        return;
    e = (struct err){ 0 };
    if (!send(x, f, k, str_trim(str_of(reason)), &e))
        printf("  %s\n", e.text);
}

static bool enter_all(struct entering *x)
{
    struct keypad k;
    int match;

    while (load(x)) {
        if (!ask_match(x, &match))
            return true;
        if (match == NOBODY)
            continue;
        const struct fixture *f = &x->round->fixture[match];
        show_match(x, f);
        if (type_boards(x, f, &k))
            store(x, f, &k);
        x->at = match;
    }
    return false;
}

bool cmd_enter(struct call *c)
{
    struct entering x = { .call = c, .second = call_has(c, OPT_SECOND), .at = -1 };

    terminal_open();
    bool ok = enter_all(&x);
    terminal_close();
    arena_free(&x.arena);
    c->writes = false; /* every match has been told */
    if (ok)
        printf("%d match%s entered\n", x.entered, x.entered == 1 ? "" : "es");
    return ok;
}
