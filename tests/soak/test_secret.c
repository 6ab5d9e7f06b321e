/* SPDX-License-Identifier: Apache-2.0 */
/* test_secret.c - who plays in a round whose line-ups are not opened is a secret: two files that differ in nothing else give
   the same bytes on both streams and the same exit code from every command. The two are made by secret.c; then both are asked
   everything. Who reads the file itself, with SQLite or a copy that `backup` made of it, is not kept from it: the file is the
   TAP's. Commands that know no event are not asked. Without SOAK=1 few events, and each
   sheet in one format; with SOAK=all more events. */
#include <fcntl.h>
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "tests/soak/amount.h"
#include "tests/soak/secret.h"

enum { WORDS_MOST = 32 };

/* What is asked: a word '@' and a letter stands for what the event has, '_' in a word for a space. */
enum {
    FORMATS = 1,
    DRY = 2,
    REFUSED = 4, /* in every event; the refusal must not tell either */
    SELDOM = 8   /* answered in some events of very many */
};

static const struct inquiry {
    const char *words; /* the file stands behind the first */
    int how;
} questions[] = {
    /* what reads */
    { "show @s", 0 },
    { "teams @s", FORMATS },
    { "orders @s", FORMATS },
    { "presence @s --now @t", FORMATS },
    { "pairings @s", FORMATS },
    { "pairings --round 1 @s", FORMATS },
    { "lineup @a @s", 0 },
    { "lineup @b @s", 0 },
    { "lineups @s --now @t", FORMATS },
    { "differences @s", FORMATS },
    { "corrections @s", FORMATS },
    { "changes @s", FORMATS },
    { "standings @s", FORMATS },
    { "standings --explain @a @s", FORMATS },
    { "prizes @s", FORMATS },
    { "what-if @s", FORMATS },
    { "what-if @a @s", FORMATS },
    { "report what-if @s", FORMATS },
    { "report @s", FORMATS },
    { "report boards @s", FORMATS },
    { "report boards --round 1 @s", FORMATS },
    { "report lineups @s", FORMATS },
    { "report pairings @s", FORMATS },
    { "report standings @s", FORMATS },
    { "report explain --explain @b @s", FORMATS },
    { "report explain @a @s", FORMATS },
    { "team @a @s", FORMATS },
    { "player @a 1 @s", FORMATS },
    { "report player @b 2 @s", FORMATS },
    { "report team @b @s", FORMATS },
    { "report boardlist --games 1 @s", FORMATS },
    { "report medals --games 1 @s", FORMATS },
    { "report progressive @s", FORMATS },
    { "crosstable @s", FORMATS },
    { "report crosstable --by number @s", FORMATS },
    { "report progressive @a @b @s", FORMATS },
    { "report tie-breaks @s", FORMATS },
    { "report protocol @s", FORMATS },
    { "report teams @s", FORMATS },
    { "report orders @s", FORMATS },
    { "report presence @s", FORMATS },
    { "report corrections @s", FORMATS },
    { "report signatures @s", FORMATS },
    { "report prizes @s", FORMATS },
    { "report differences @s", FORMATS },
    { "report numbers @s", FORMATS },
    { "journal", FORMATS },
    { "journal --verify", 0 },
    { "journal --team @a @s", FORMATS },
    { "journal --user anna --command lineup @s", FORMATS },
    { "explain @s", FORMATS },
    { "explain @a @s", FORMATS },
    { "explain @a @b @s", FORMATS },
    { "verify-history", 0 },
    { "verify-history 7K3M-9QXD-0FHT", REFUSED },
    { "check @s", FORMATS },
    { "fsck", 0 },
    { "ratings --list list.fide @s", FORMATS },
    { "trace @s", 0 },
    { "export @s", 0 },
    { "export --for-rating @s", 0 },
    { "export --as trf16 @s", 0 },
    { "export --as pgn @s", 0 },
    { "pgn @s", 0 },
    { "export --as json", 0 },
    { "export --as chess-results @s", 0 },
    { "export --as xlsx", 0 },
    { "export --as json @s", 0 },
    { "backup", FORMATS },
    { "people", REFUSED },
    { "site www", 0 },
    { "site www --up-to results @s", 0 },
    { "site www", 0 },
    { "print --set evening -o paper @s", 0 },
    { "print --set evening -o paper.pdf @s", 0 },
    { "enter --round @n --now @t @s", REFUSED },
    /* what would write */
    { "section third", DRY },
    { "set --city Riga", DRY },
    { "set --lineup-default previous @s", DRY },
    { "set --date 2016-09-20_15:00 --round 9 @s", DRY },
    { "lot black @s", DRY | REFUSED },
    { "number @s", DRY | REFUSED },
    { "renumber @a --above @b --reason late @s", DRY },
    { "import late.xml --late --reason visa", DRY },
    { "replace @a 1 Smith --reason ill @s", DRY },
    { "replace @a 4 Smith --reason ill @s", DRY },
    { "replace @a 5 Smith --reason ill @s", DRY },
    { "correct @a 1 --name Smith --rating 2310 --reason misread @s", DRY },
    { "correct @a --name Renamed --captain Smith --reason misread @s", DRY },
    { "ratings --list list.fide --accept all --reason october", DRY },
    { "order @a --received --confirmed @s", DRY },
    { "announce @a --due 2016-09-20_10:00 @s", DRY },
    { "arrive @a --with 3 @s", DRY },
    { "arrive @a --with 2 @s", DRY },
    { "arrive @a --join --order-of President @s", DRY | REFUSED },
    { "absent @a @s", DRY },
    { "absent --missing @s", DRY | REFUSED },
    { "withdraw @a @s", DRY },
    { "excuse @a --reason bus @s", DRY | SELDOM },
    { "warn @a --reason talking @s", DRY },
    { "sign @a --agree --round @n @s", DRY | SELDOM },
    { "seal @s", DRY },
    { "seal --round 1 @s", DRY },
    { "expel @a --confirm --reason twice @s", DRY },
    { "bar @a @b @s", DRY },
    { "points @a -1 -0.5 --reason fine @s", DRY },
    { "pair @s", DRY | REFUSED },
    { "pair --unfinished-as-draws @s", DRY | REFUSED }, /* a match of which nothing is known is not stored so */
    { "publish @s", DRY | REFUSED },
    { "unpublish --confirm --reason wrong @s", DRY },
    { "unpublish --reason wrong @s", DRY | SELDOM },
    { "start @s", DRY },
    { "start --let-play @a --reason President @s", DRY },
    { "shorten --rounds 3 --reason flood @s", DRY },
    { "move @a @c --reason order --order-of President @s", DRY },
    { "bye @a --reason order --order-of President @s", DRY },
    { "lineup @a 1 2 3 4 --reason late @s", DRY },
    { "lineup @a 5 2 3 1 --out-of-order --reason late @s", DRY },
    { "lineup @a 1 2 3 9 --reason late @s", DRY | REFUSED },
    { "lineups lineups.csv --reason late @s", DRY },
    { "lineups --open --reason early @s", DRY },
    { "result @m 1-0 1/2 0-1 1-0 --round @n @s", DRY | REFUSED },
    { "result @m 1-0 1/2 0-1 1-0 --round @n --players 1,2,3,4 --opponents 1,3,4,5 @s", DRY | REFUSED },
    { "result @m --absent @a --present 3 --round @n --confirm --reason known @s", DRY },
    { "results results.csv --round @n @s", DRY | REFUSED },
    { "swap @m --round @n --reason wrong @s", DRY },
    { "swap @m.2 --round @n --reason wrong @s", DRY },
    { "swap @a --boards 2,3 --round @n --reason wrong @s", DRY | REFUSED },
    { "remark @m --round @n --reason wrong @s", DRY },
    { "clock --reason wrong", DRY | REFUSED },
    { "undo --confirm --reason wrong", DRY },
    { "restore --before @e --confirm --reason wrong", DRY },
    { "restore --before 6 --confirm --reason wrong", DRY },
};
enum { QUESTIONS = sizeof questions / sizeof *questions };

static int answered[QUESTIONS]; /* how often without a refusal */

/* Questions. */

struct question_words {
    const char *word[WORDS_MOST];
    int n;
};

static void add_word(struct play *p, struct question_words *w, struct str word)
{
    const char *at = memchr(word.p, '@', word.n);
    char *c;

    if (str_eq(word, STR("@s")))
        w->word[w->n++] = "-s";
    if (at)
        word = str_fmt(secret_arena(p), "%.*s%.*s", STR_ARG(secret_word(p, at[1])),
                       (int)(word.n - (size_t)(at - word.p) - 2), at + 2);
    w->word[w->n++] = c = (char *)str_c(secret_arena(p), word);
    for (; *c; c++)
        *c = *c == '_' ? ' ' : *c;
    assert_true(w->n < WORDS_MOST - 8);
}

static struct question_words words_of(struct play *p, const struct inquiry *q, const char *format)
{
    static const char *const dry[] = { "--dry-run", "--user", "cora", "--now", "2016-09-20 12:00" };
    struct question_words w = { .n = 1, .word = { "olympair" } };
    struct str rest = str_of(q->words);

    add_word(p, &w, str_cut(&rest, ' '));
    w.word[w.n++] = "a.oly";
    while (rest.n > 0)
        add_word(p, &w, str_cut(&rest, ' '));
    for (size_t i = 0; i < sizeof dry / sizeof *dry && q->how & DRY; i++)
        w.word[w.n++] = dry[i];
    if (format)
        w.word[w.n++] = "--format", w.word[w.n++] = format;
    return w;
}

/* Answers. */

struct answer {
    struct str stream[2];
    int status;
};

static void redirect(int to, const char *path, int flags)
{
    int from = open(path, flags, 0600);

    if (from < 0 || dup2(from, to) < 0)
        _exit(126);
}

/* In the folder of the copy, where the file has the name that it has in the other. */
static pid_t ask(const struct play *p, int copy, const struct question_words *w)
{
    const char *program = getenv("OLYMPAIR");
    char folder[100];
    pid_t child = fork();

    if (child != 0)
        return child;
    snprintf(folder, sizeof folder, "%s/%d", secret_folder(p), copy);
    if (chdir(folder) != 0)
        _exit(125);
    redirect(STDIN_FILENO, "keys", O_RDONLY);
    redirect(STDOUT_FILENO, "said-1", O_WRONLY | O_CREAT | O_TRUNC);
    redirect(STDERR_FILENO, "said-2", O_WRONLY | O_CREAT | O_TRUNC);
    execv(program, (char *const *)w->word);
    _exit(127);
}

static struct str read_said(const struct play *p, int copy, int stream, struct arena *a)
{
    char path[120];

    snprintf(path, sizeof path, "%s/%d/said-%d", secret_folder(p), copy, stream + 1);
    FILE *in = fopen(path, "r");
    assert_non_null(in);
    fseek(in, 0, SEEK_END);
    size_t size = (size_t)ftell(in);
    char *text = arena_new(a, char, size + 1);
    rewind(in);
    assert_int_equal(fread(text, 1, size, in), size);
    fclose(in);
    return (struct str){ text, size };
}

static struct answer answer_of(const struct play *p, int copy, pid_t child, struct arena *a)
{
    struct answer answer = { 0 };

    assert_int_equal(waitpid(child, &answer.status, 0), child);
    assert_true(WIFEXITED(answer.status) && WEXITSTATUS(answer.status) < 100);
    for (int i = 0; i < 2; i++)
        answer.stream[i] = read_said(p, copy, i, a);
    return answer;
}

static bool same(const struct answer *x, const struct answer *y)
{
    return x->status == y->status && str_eq(x->stream[0], y->stream[0]) && str_eq(x->stream[1], y->stream[1]);
}

static void show(const struct question_words *w, const struct answer *both)
{
    print_message("# tells:");
    for (int i = 0; i < w->n; i++)
        print_message(" %s", w->word[i]);
    for (int copy = 0; copy < SECRET_COPIES; copy++)
        print_message("\n# copy %d, status %d\n%.*s%.*s", copy, both[copy].status, STR_ARG(both[copy].stream[0]),
                      STR_ARG(both[copy].stream[1]));
}

/* Both copies; whether they answer the same. */
static bool ask_both(const struct play *p, const struct question_words *w, struct answer *both, struct arena *a)
{
    pid_t child[SECRET_COPIES];

    for (int copy = 0; copy < SECRET_COPIES; copy++)
        child[copy] = ask(p, copy, w);
    for (int copy = 0; copy < SECRET_COPIES; copy++)
        both[copy] = answer_of(p, copy, child[copy], a);
    return same(&both[0], &both[1]);
}

/* How many of its formats tell. */
static int ask_question(struct play *p, int q, const char *format)
{
    struct question_words w = words_of(p, &questions[q], format);
    struct answer both[SECRET_COPIES];
    struct arena a = { 0 };
    bool equal = ask_both(p, &w, both, &a);

    if (!equal)
        show(&w, both);
    answered[q] += both[0].status == 0;
    arena_free(&a);
    return !equal;
}

/* Of the events after the first only every third question that has been answered, unless it is soaking. */
static int ask_all(struct play *p)
{
    static const char *const formats[] = { "text", "csv", "json", "pdf", "xlsx" };
    enum { FORMATS_THERE_ARE = sizeof formats / sizeof *formats };
    int told = 0;

    for (int q = 0; q < QUESTIONS; q++) {
        if (!soaking() && answered[q] > 0 && q % 3 > 0)
            continue;
        int n = questions[q].how & FORMATS ? FORMATS_THERE_ARE : 1;
        int drawn = (int)secret_draw(p, (unsigned)n);
        for (int i = 0; i < n; i++)
            if (soaking() || i == drawn)
                told += ask_question(p, q, n > 1 ? formats[i] : NULL);
    }
    return told;
}

/* Once the line-ups are opened the copies answer differently: the questions could have told. */
static void assert_it_was_a_secret(struct play *p)
{
    static const struct inquiry opening = { "lineups --open --reason early @s", 0 }, boards = { "report boards @s", 0 };
    struct question_words open = words_of(p, &opening, NULL), read = words_of(p, &boards, NULL);
    struct answer both[SECRET_COPIES];

    ask_both(p, &open, both, secret_arena(p));
    assert_int_equal(both[0].status, 0);
    assert_false(ask_both(p, &read, both, secret_arena(p)));
}

/* So do sheets that are printed into a folder. */
static void assert_prints_tell_nothing(struct play *p)
{
    secret_shell(p, "cd %s && diff -r 0/paper 1/paper && test $(ls 0/paper | wc -l) -gt 4");
}

/* A site answers in files. Of its list the times of the files are left out. Once the line-ups are open it is another, and how many of its
   files that changes is no secret: a page is the same as before where the line-up is the one that was expected. */
static void assert_sites_tell_nothing(struct play *p)
{
    static const struct inquiry site = { "site www", 0 };
    struct question_words w = words_of(p, &site, NULL);
    struct answer both[SECRET_COPIES];

    secret_shell(p, "cd %s && diff -r --exclude=.olympair-site 0/www 1/www");
    secret_shell(
        p, "cd %s && for c in 0 1; do cut -d' ' -f1,3- $c/www/.olympair-site >$c/list; done && cmp 0/list 1/list");
    secret_shell(p, "cd %s && test $(ls 0/www | wc -l) -gt 6");
    assert_it_was_a_secret(p);
    ask_both(p, &w, both, secret_arena(p));
    assert_int_equal(both[0].status + both[1].status, 0);
    secret_shell(p, "cd %s && test $(find 0/www -type f | wc -l) = $(find 1/www -type f | wc -l)");
    secret_shell(p, "cd %s && ! diff -rq 0/www 1/www >/dev/null");
}

static int one_event(unsigned lot)
{
    struct play *p = secret_begin(lot);

    secret_part(p);
    int told = ask_all(p);
    if (soaking() || lot == 1) {
        assert_prints_tell_nothing(p);
        assert_sites_tell_nothing(p);
    } else {
        assert_it_was_a_secret(p);
    }
    secret_end(p);
    return told;
}

/* A question that nobody answers proves little, so it must say that it is one; few events need not answer what is seldom answered. */
static bool is_as_said(const struct inquiry *q, int times)
{
    return (q->how & REFUSED) ? times == 0 : times > 0 || (!amount(0, 0, 1) && (q->how & SELDOM));
}

static int not_as_said(void)
{
    int n = 0;

    for (int q = 0; q < QUESTIONS; q++)
        if (!is_as_said(&questions[q], answered[q])) {
            print_message("# %s: answered %d times\n", questions[q].words, answered[q]);
            n++;
        }
    return n;
}

static void every_command_answers_the_same(void **state)
{
    int events = (int)amount(2, 10, 100), told = 0;

    (void)state;
    for (int i = 0; i < events; i++)
        told += one_event((unsigned)i + 1);
    assert_int_equal(told, 0);
    assert_int_equal(not_as_said(), 0);
    print_message("# %d events, two files of each: nothing that can be asked tells them apart\n", events);
}

/* Pages of 'serve' are asked by test_routes.c, and by tests/desk/test_day.py from outside; those of 'desk' name events and nothing in them. */
static bool is_asked(const char *command)
{
    static const char *const without_event[] = { "new",      "continue", "verify",      "simulate", "engine",
                                                 "schema",   "rules",    "federations", "help",     "list",
                                                 "template", "serve",    "desk" };
    size_t n = strcspn(command, "\n");

    for (size_t i = 0; i < sizeof without_event / sizeof *without_event; i++)
        if (strlen(without_event[i]) == n && strncmp(command, without_event[i], n) == 0)
            return true;
    for (int q = 0; q < QUESTIONS; q++)
        if (strcspn(questions[q].words, " ") == n && strncmp(command, questions[q].words, n) == 0)
            return true;
    return false;
}

static void every_command_is_asked(void **state)
{
    char command[64];
    int n = 0;
    FILE *in = popen("$OLYMPAIR __complete", "r");

    (void)state;
    assert_non_null(in);
    for (; fgets(command, sizeof command, in) && command[0] != '-'; n++)
        if (!is_asked(command))
            fail_msg("no question for %s", command);
    pclose(in);
    assert_true(n > 40);
}

static int find_program(void **state)
{
    char path[PATH_MAX];

    (void)state;
    return setenv("OLYMPAIR", realpath("build/release/olympair", path) ? path : "", 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_command_is_asked),
        cmocka_unit_test(every_command_answers_the_same),
    };
    return cmocka_run_group_tests(tests, find_program, NULL);
}
