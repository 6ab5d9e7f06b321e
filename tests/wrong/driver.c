/* SPDX-License-Identifier: Apache-2.0 */
/* driver.c - pairs the worked cases of docs/rules/pairing.md and the test rounds with the engine it is linked to, has every
   trace checked, and counts: rounds that differ from the expected ones, and how many of those are found out. It looks
   until 40 differ; SOAK=1: at all rounds. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/olympiad/pairing.h"
#include "engine/proof/proof.h"
#include "import/json_trace.h"
#include "tests/property/jsonline.h"
#include "tests/property/retold.h"
#include "tests/property/written.h"

/* What a round came to: the exit code of the process that paired it. */
enum { AS_EXPECTED, DIFFERS };

enum { ENOUGH = 40 };

/* A round with its answer, and the matches before it where they are known. */
struct trial {
    struct field field;
    const struct tournament *before;
    struct pairing expected;
};

/* An event of six teams after round 1 by the rules of 2022. Nobody came to the match of teams 1 and 4, and 1
   may not meet 5 or 6. So 1 and 4 need teams 2 and 3: these float, though they have not met. */
static struct trial six_teams(struct arena *a)
{
    static const struct team team[] = { { 1, 8400 }, { 2, 8300 }, { 3, 8200 }, { 4, 8100 }, { 5, 8000 }, { 6, 7900 } };
    static const struct match match[] = {
        { .team = { 0, 3 } },
        { .team = { 4, 1 }, .mp = { 0, 2 }, .gp = { 2, 6 }, .played = true },
        { .team = { 2, 5 }, .mp = { 2, 0 }, .gp = { 6, 2 }, .played = true },
    };
    static const struct round round[] = { { match, 3, NOBODY } };
    static const struct barred barred[] = { { .a = 0, .b = 4 }, { .a = 0, .b = 5 } };
    static const struct pair pair[] = { { 1, 0 }, { 3, 2 }, { 5, 4 } };
    static const struct tournament t = { .edition = EDITION_2022,
                                         .lot = WHITE,
                                         .boards = 4,
                                         .host = NOBODY,
                                         .team = team,
                                         .nteam = 6,
                                         .round = round,
                                         .nround = 1,
                                         .barred = barred,
                                         .nbarred = 2 };
    struct card *card = card_load(&t, 2, a);

    for (int i = 0; i < 6; i++)
        card[i].paired = true;
    return (struct trial){ { t.edition, t.lot, 2, t.host, card, 6, barred, 2 },
                           &t,
                           { .legal = true, .pair = pair, .npair = 3, .bye = NOBODY } };
}

static bool same(const struct pairing *x, const struct pairing *y)
{
    return x->legal == y->legal && x->bye == y->bye && x->npair == y->npair &&
           (x->npair == 0 || memcmp(x->pair, y->pair, sizeof *x->pair * (size_t)x->npair) == 0);
}

/* Runs in a process of its own: a wrong engine may stumble over its own promises. */
static int outcome(int (*look)(const struct trial *), const struct trial *t)
{
    int status;
    pid_t child = fork();

    if (child == 0) {
        fclose(stderr);
        _exit(look(t));
    }
    if (child < 0 || waitpid(child, &status, 0) != child)
        return 1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

static int pairs_differ(const struct trial *t)
{
    struct arena a = { 0 };
    struct pairing p = pairing_make(&t->field, &a);

    return same(&p, &t->expected) ? AS_EXPECTED : DIFFERS;
}

/* 0 if the trace of the round is proved. */
static int is_found_out(const struct trial *t)
{
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct parsed_trace r;
    struct str bytes;
    struct err e = { 0 };

    if (!written_trace(&t->field, t->before, &a, &bytes))
        return 1;
    retold_keep("a wrong engine", bytes);
    if (!json_trace_read(bytes, STR("trace"), &a, &r, &e))
        return 1;
    proof_check(&r, &a, &f);
    return f.n > 0;
}

static void try(const struct trial *t, int *differ, int *found)
{
    if (!t->expected.legal || outcome(pairs_differ, t) == AS_EXPECTED)
        return;
    ++*differ;
    *found += outcome(is_found_out, t) != 0;
}

static bool try_lines(const char *file, struct arena *a, int *differ, int *found)
{
    int n;
    struct jsonline *line = jsonline_load(file, a, &n);

    for (int i = 0; line && i < n && (getenv("SOAK") || *differ < ENOUGH); i++)
        try(&(struct trial){ line[i].field, NULL, line[i].expected }, differ, found);
    return line;
}

int main(void)
{
    struct arena a = { 0 };
    int differ = 0, found = 0;
    bool read = try_lines("docs/rules/pairing.md", &a, &differ, &found) &&
                try_lines("tests/data/vectors/rounds.jsonl", &a, &differ, &found);

    struct trial six = six_teams(&a);
    try(&six, &differ, &found);
    arena_free(&a);
    printf("%d %d\n", differ, found);
    return read ? 0 : 1;
}
