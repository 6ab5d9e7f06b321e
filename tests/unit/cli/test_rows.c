/* SPDX-License-Identifier: Apache-2.0 */
/* Every row of every messages.def, told with made-up arguments in each of its wordings, about teams and players, at the command line
   and on a page: what reads crippled is named with its id. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "cli/messages.h"
#include "cli/screen.h"
#include "cli/pot.h"
#include "engine/base/arena.h"
#include "engine/base/message.h"
#include "engine/base/template.h"
#include "teams/fact.h"
#include "teams/text.h"

enum { WORDS_AT_MOST = 30, COLUMNS = 80 };

static struct arena arena;
static int crippled;

/* --- made-up arguments ------------------------------------------------------------------------- */

/* One word each, so that thirty words are those of the row. */
static const struct {
    long number;
    const char *text;
} made_up[ARGUMENT_KINDS_COUNT] = {
    [ARGUMENT_NUMBER] = { .number = 3 },   [ARGUMENT_COUNT] = { .number = 2 },
    [ARGUMENT_ROUND] = { .number = 7 },    [ARGUMENT_TABLE] = { .number = 12 },
    [ARGUMENT_BOARD] = { .number = 4 },    [ARGUMENT_LINE] = { .number = 41 },
    [ARGUMENT_ENTRY] = { .number = 118 },  [ARGUMENT_POINTS] = { .number = 5 },
    [ARGUMENT_TEXT] = { .text = "x" },     [ARGUMENT_TEAM] = { .text = "Chad" },
    [ARGUMENT_PLAYER] = { .text = "Ann" }, [ARGUMENT_SECTION] = { .text = "open" },
    [ARGUMENT_TIME] = { .text = "14:55" }, [ARGUMENT_LIST] = { .text = "Chad" },
    [ARGUMENT_PATH] = { .text = "a.oly" }, [ARGUMENT_REASON] = { .text = "refused" },
    [ARGUMENT_WORD] = { .text = "seven" }, [ARGUMENT_CAUSE] = { .text = "unknown" },
};

static struct message made_of(const struct message_row *row)
{
    struct message m = message_of(row);

    for (int i = 0; i < m.n; i++) {
        enum argument_kind kind = row->kinds[i];
        if (made_up[kind].text)
            message_put_text(&m, i, str_of(made_up[kind].text));
        else
            message_put_number(&m, i, made_up[kind].number);
    }
    return m;
}

/* The same of one. */
static struct message of_one(const struct message_row *row, struct message m)
{
    for (int i = 0; i < m.n; i++)
        if (str_eq(message_name(row, i), message_counts(row)))
            message_put_number(&m, i, row->kinds[i] == ARGUMENT_POINTS ? 2 : 1);
    return m;
}

/* The same without argument `i`. */
static struct message without(struct message m, int i)
{
    message_put_text(&m, i, (struct str){ 0 });
    message_put_number(&m, i, 0);
    return m;
}

/* Whether every place of the argument is in a part that may be left out. */
static bool is_optional(const char *text, struct str name)
{
    bool found = false;

    for (bool part = false; *text; text++) {
        part = *text == '[' ? true : *text == ']' ? false : part;
        if (*text != '{')
            continue;
        const char *at = text;
        struct str place;
        if (template_next(&at, &place) && str_eq(place, name)) {
            if (!part)
                return false;
            found = true;
        }
    }
    return found;
}

/* --- what is crippled -------------------------------------------------------------------------- */

static bool has(const char *text, const char *words)
{
    return strstr(text, words) != NULL;
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* As a word of its own. */
static bool has_word(const char *text, const char *word)
{
    size_t n = strlen(word);

    for (const char *at = text; (at = strstr(at, word)); at += n)
        if ((at == text || !is_letter(at[-1])) && !is_letter(at[n]))
            return true;
    return false;
}

static bool any(const char *text, const char *const *words, bool (*holds)(const char *, const char *))
{
    for (; *words; words++)
        if (holds(text, *words))
            return true;
    return false;
}

/* A stop with a blank before it ends a sentence that lost its last word; ".pdf" is a name. */
static bool has_loose_stop(const char *t)
{
    for (const char *at = t; (at = strstr(at, " .")); at++)
        if (at[2] == '\0' || at[2] == ' ')
            return true;
    return false;
}

/* Quotation marks with nothing in them may be what is typed. */
static bool has_traces(const char *t, const char *template)
{
    static const char *const traces[] = { "  ", " ,", " ;", " :", "( ", " )", "()", ",,", ";;", "{", NULL };
    static const char *const quotes[] = { "''", "\"\"", NULL };

    return any(t, traces, has) || has_loose_stop(t) || *t == ' ' || *t == ',' || *t == ';' ||
           (any(t, quotes, has) && !any(template, quotes, has));
}

static int balance(const char *t, char opens, char closes)
{
    int n = 0;

    for (; *t; t++)
        n += (*t == opens) - (*t == closes);
    return n;
}

static int how_many(const char *t, char c)
{
    return balance(t, c, '\0');
}

/* A row may itself lead to a list, with a colon, or end with an address. */
static bool has_no_end(const char *t, const char *row)
{
    static const char *const words[] = { " the", " a", " of", " with", " and", " or", " by", NULL };
    size_t n = strlen(t);
    char last = n > 0 ? t[n - 1] : ' ', meant = row[0] ? row[strlen(row) - 1] : ' ';

    for (const char *const *word = words; *word; word++)
        if (str_ends(str_of(t), str_of(*word)))
            return true;
    return (strchr(" ,;:(/", last) && !(last == meant && strchr(":/", last))) || balance(t, '(', ')') != 0 ||
           how_many(t, '"') % 2 != 0;
}

static int words_of(const char *t)
{
    int n = 0;

    for (bool in = false; *t; t++) {
        n += *t != ' ' && !in;
        in = *t != ' ';
    }
    return n;
}

/* The longest of its sentences. */
static bool is_long(const char *t)
{
    for (struct str rest = str_of(t); rest.n > 0;) {
        const char *end = strstr(rest.p, ". ");
        size_t n = end ? (size_t)(end - rest.p) + 2 : rest.n;
        if (words_of(str_c(&arena, (struct str){ rest.p, n })) > WORDS_AT_MOST)
            return true;
        rest = (struct str){ rest.p + n, rest.n - n };
    }
    return false;
}

static bool speaks_of_teams(const char *t)
{
    static const char *const words[] = {
        "squad", "squads", "captain", "captains", "line-up", "line-ups", "teams", NULL
    };

    return any(t, words, has_word);
}

static bool is_typed(const char *t)
{
    static const char *const typed[] = { "--", "'olympair", "olympair help", NULL };

    return any(t, typed, has);
}

/* Folded at 80 columns no line is longer, and nothing of it is lost. */
static bool is_torn(const char *t)
{
    struct str line = paint_lines(str_of(t), &(const struct paint){ .columns = COLUMNS }, &arena), rest = line;
    struct str words = str_of(t);

    while (rest.n > 0)
        if (text_width(str_cut(&rest, '\n')) > COLUMNS)
            return true;
    for (size_t i = 0, k = 0; i < line.n || k < words.n;) {
        while (i < line.n && strchr(" \n", line.p[i]))
            i++;
        while (k < words.n && words.p[k] == ' ')
            k++;
        if ((i < line.n) != (k < words.n) || (i < line.n && line.p[i++] != words.p[k++]))
            return true;
    }
    return false;
}

/* --- all rows ---------------------------------------------------------------------------------- */

static void found(const struct message_row *row, const char *wording, const char *what, const char *text)
{
    crippled++;
    printf("%s%s: %s: %s\n", row->id, wording, what, text);
}

struct how {
    const char *name;
    struct wording wording;
};

static const struct how hows[] = {
    { "", { 0 } },
    { " players", { .players = true } },
    { " page", { .medium = MEDIUM_PAGE } },
    { " players page", { .medium = MEDIUM_PAGE, .players = true } },
};
enum { HOWS = sizeof hows / sizeof *hows };

static const char *english(const struct message_row *row, const struct how *how)
{
    return message_english(row, &how->wording).other;
}

/* Not that of teams. */
static bool is_of_players(const struct message_row *row, const struct how *how)
{
    return how->wording.players &&
           english(row, how) != english(row, &(const struct how){ .wording.medium = how->wording.medium });
}

static bool is_of_command_line(const struct message_row *row)
{
    for (const struct message_row *const *own = cli_messages; *own; own++)
        if (*own == row)
            return true;
    return row->says.typed;
}

static bool is_on_page(const struct message_row *row, const struct how *how)
{
    return how->wording.medium == MEDIUM_PAGE && !is_of_command_line(row);
}

static void look_at(const struct message_row *row, const struct how *how, const char *t)
{
    const struct {
        bool is;
        const char *what;
    } looks[] = {
        { has_traces(t, english(row, how)), "traces of what is not there" },
        { has_no_end(t, english(row, how)), "no end" },
        { is_long(t), "more than thirty words in a sentence" },
        { is_torn(t), "not as it was at 80 columns" },
        { is_of_players(row, how) && speaks_of_teams(t), "speaks of teams to players" },
        { is_on_page(row, how) && is_typed(t), "a page says what is typed" },
    };

    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++)
        if (looks[i].is)
            found(row, how->name, looks[i].what, t);
}

static const char *told(const struct message *m, const struct how *how)
{
    return str_c(&arena, message_text(m, &how->wording, &arena));
}

static void tell(const struct message_row *row, const struct how *how)
{
    const struct message m = made_of(row);
    const char *text = english(row, how);

    look_at(row, how, told(&m, how));
    if (message_english(row, &how->wording).one) {
        const struct message one = of_one(row, m);
        look_at(row, how, told(&one, how));
    }
    for (int i = 0; i < message_arguments(row); i++) {
        const struct message less = without(m, i);
        if (is_optional(text, message_name(row, i)))
            look_at(row, how, told(&less, how));
    }
}

static void every_row_reads_well(void **state)
{
    const struct message_row *row;
    int rows = 0;

    (void)state;
    crippled = 0;
    for (; (row = pot_row(rows)); rows++)
        for (int i = 0; i < HOWS; i++)
            if (!hows[i].wording.players || is_of_players(row, &hows[i]))
                tell(row, &hows[i]);
    assert_int_equal(crippled, 0);
    assert_true(rows > 1000);
}

/* --- facts ------------------------------------------------------------------------------------- */

static bool fact_speaks_of(enum fact_kind kind, const char *place)
{
    const struct message_row *row;

    for (int part = 0; part < FACT_PARTS; part++) {
        row = fact_row((int)kind * FACT_PARTS + part);
        if (row->says.text && strstr(row->says.text, place))
            return true;
    }
    return false;
}

/* Members of one word, but for the codes of marks. */
static struct fact fact_made(enum fact_kind kind)
{
    bool marks = fact_speaks_of(kind, "{mark");

    return (struct fact){ .kind = kind,
                          .section = 1,
                          .round = 7,
                          .table = 12,
                          .board = 4,
                          .team = 1,
                          .other = 2,
                          .number = 3,
                          .of = 2,
                          .team_name = STR("Chad"),
                          .other_name = STR("Mali"),
                          .what = STR("x"),
                          .was = marks ? STR("1 0 3 boards") : STR("y"),
                          .becomes = marks ? STR("0 1 4 played") : STR("z") };
}

/* The same without what may be left out of it. */
static void fact_without(struct fact *f, const char *name)
{
    struct {
        const char *name;
        struct str *text;
        long *number;
    } members[] = { { "what", &f->what, NULL },     { "was", &f->was, NULL }, { "becomes", &f->becomes, NULL },
                    { "number", NULL, &f->number }, { "of", NULL, &f->of },   { "team", &f->team_name, NULL },
                    { "mark_was", &f->was, NULL } };

    for (size_t i = 0; i < sizeof members / sizeof *members; i++)
        if (strcmp(members[i].name, name) == 0 && members[i].text)
            *members[i].text = (struct str){ 0 };
        else if (strcmp(members[i].name, name) == 0)
            *members[i].number = 0;
}

static bool fact_may_lack(enum fact_kind kind, struct str name)
{
    const struct message_row *row;
    bool may = false;

    for (int part = 0; part < FACT_PARTS; part++) {
        row = fact_row((int)kind * FACT_PARTS + part);
        if (!row->says.text || !strstr(row->says.text, str_c(&arena, str_fmt(&arena, "{%.*s", STR_ARG(name)))))
            continue;
        if (!is_optional(row->says.text, name))
            return false;
        may = true;
    }
    return may;
}

/* Behind a fact that stands alone, since some never come first. */
static void look_at_fact(struct fact f)
{
    const struct message_row *row = fact_row((int)f.kind * FACT_PARTS);
    const struct fact behind[] = { { .kind = FACT_PUBLISHED, .round = 6 }, f };

    look_at(row, &hows[0], str_c(&arena, fact_text(behind, 2, NULL, &arena)));
}

static void every_fact_reads_well(void **state)
{
    static const char *const names[] = { "what", "was", "becomes", "number", "of", "team", "mark_was" };

    (void)state;
    crippled = 0;
    for (int kind = 0; kind < FACT_COUNT; kind++) {
        look_at_fact(fact_made((enum fact_kind)kind));
        for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
            struct fact less = fact_made((enum fact_kind)kind);
            fact_without(&less, names[i]);
            if (fact_may_lack((enum fact_kind)kind, str_of(names[i])))
                look_at_fact(less);
        }
    }
    assert_int_equal(crippled, 0);
}

/* What the looks find, each on a sentence made up for it. */
static void crippled_sentences_are_seen(void **state)
{
    (void)state;
    assert_true(has_traces("table 3 of  is full", "") && has_traces("team '' is full", "") &&
                has_traces("Chad , Mali", "") && has_traces("it is of .", ""));
    assert_false(has_traces("Chad, Mali (3): 'move' gives a .pdf", "") || has_traces("type ''", "type ''"));
    assert_true(has_no_end("take it from the", "") && has_no_end("it is (so", "") && has_no_end("said \"so", "") &&
                has_no_end("look:", "look[: {why}]"));
    assert_false(has_no_end("it is (so)", "") || has_no_end("to go on anyway, confirm it", "") ||
                 has_no_end("look:", "look:"));
    assert_true(speaks_of_teams("both squads sit there"));
    assert_false(speaks_of_teams("both players sit there"));
    assert_true(is_typed("to do it all the same, add --confirm"));
    assert_false(is_typed("to do it all the same, tick confirm"));
    assert_true(is_long("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31"));
    assert_false(is_long("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20. 1 2 3 4 5 6 7 8 9 10 11 12 13"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(crippled_sentences_are_seen),
        cmocka_unit_test(every_row_reads_well),
        cmocka_unit_test(every_fact_reads_well),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);

    arena_free(&arena);
    return failed;
}
