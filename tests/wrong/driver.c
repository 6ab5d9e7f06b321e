/* SPDX-License-Identifier: Apache-2.0 */
/* driver.c - pairs the worked cases of docs/rules/pairing.md and the test rounds with the engine it is linked to, has every
   trace checked, and counts: rounds that differ from the expected ones, and how many of those are found out. It looks
   until 40 differ; SOAK=1: at all rounds. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
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

enum { ENOUGH = 40 };

/* A round with its answer, and the matches before it where they are known. */
struct trial {
    struct field field;
    const struct tournament *before;
    struct pairing expected;
};

/* Counted beyond the processes that count: the round that is tried, and how many have differed and been found out. */
struct count {
    int at, differ, found;
};

static struct count *count;
static bool soak;

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
    return (struct trial){ { t.edition, t.lot, 2, 11, t.host, card, 6, barred, 2 },
                           &t,
                           { .legal = true, .pair = pair, .npair = 3, .bye = NOBODY } };
}

static bool same(const struct pairing *x, const struct pairing *y)
{
    return x->legal == y->legal && x->bye == y->bye && x->npair == y->npair &&
           (x->npair == 0 || memcmp(x->pair, y->pair, sizeof *x->pair * (size_t)x->npair) == 0);
}

static bool pairs_differ(const struct trial *t)
{
    struct arena a = { 0 };
    struct pairing p = pairing_make(&t->field, &a);
    bool differ = !same(&p, &t->expected);

    arena_free(&a);
    return differ;
}

static bool is_refused(const struct trial *t, struct arena *a)
{
    struct findings f = { .arena = a };
    struct parsed_trace r;
    struct str bytes;
    struct err e = { 0 };

    if (!written_trace(&t->field, t->before, a, &bytes))
        return true;
    retold_keep("a wrong engine", bytes);
    if (!json_trace_read(bytes, STR("trace"), a, &r, &e))
        return true;
    proof_check(&r, a, &f);
    return f.n > 0;
}

static void try(const struct trial *t)
{
    struct arena a = { 0 };

    if (!t->expected.legal || !pairs_differ(t))
        return;
    bool refused = is_refused(t, &a);
    arena_free(&a);
    count->differ++;
    count->found += refused;
}

/* In a process of its own: a wrong engine may stumble over its own promises, which finds it out. */
static void try_on(const struct trial *t, int n)
{
    for (; count->at < n && (soak || count->differ < ENOUGH); count->at++)
        try(t + count->at);
}

static void try_all(const struct trial *t, int n)
{
    int status = 1;

    for (count->at = 0; status != 0; count->at++) {
        pid_t child = fork();

        if (child == 0) {
            fclose(stderr);
            try_on(t, n);
            _exit(0);
        }
        if (child < 0 || waitpid(child, &status, 0) != child)
            exit(1);
        if (status != 0)
            count->differ++, count->found++;
    }
}

static bool try_lines(const char *file, struct arena *a)
{
    int n;
    struct jsonline *line = jsonline_load(file, a, &n);
    struct trial *trial = arena_new(a, struct trial, line ? n : 0);

    for (int i = 0; line && i < n; i++)
        trial[i] = (struct trial){ line[i].field, NULL, line[i].expected };
    if (line)
        try_all(trial, n);
    return line;
}

int main(void)
{
    struct arena a = { 0 };

    soak = getenv("SOAK");
    count = mmap(NULL, sizeof *count, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (count == MAP_FAILED)
        return 1;
    const struct trial six = six_teams(&a);
    bool read = try_lines("docs/rules/pairing.md", &a) && try_lines("tests/data/vectors/rounds.jsonl", &a);
    try_all(&six, 1);
    arena_free(&a);
    printf("%d %d\n", count->differ, count->found);
    return read ? 0 : 1;
}
