/* driver.c - pairs the test rounds with the engine it is linked to, has every trace checked, and
   counts: rounds that differ from the expected ones, and how many of those are found out. */
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/arena.h"
#include "engine/pairing.h"
#include "engine/proof.h"
#include "tests/property/jsonline.h"
#include "tests/property/written.h"

/* What a round came to: the exit code of the process that paired it. */
enum { AS_EXPECTED, DIFFERS };

static bool same(const struct pairing *x, const struct pairing *y)
{
    return x->legal == y->legal && x->bye == y->bye && x->npair == y->npair &&
           (x->npair == 0 || memcmp(x->pair, y->pair, sizeof *x->pair * (size_t)x->npair) == 0);
}

/* Runs in a process of its own: a wrong engine may stumble over its own promises. */
static int outcome(int (*look)(const struct jsonline *l), const struct jsonline *l)
{
    int status;
    pid_t child = fork();

    if (child == 0) {
        fclose(stderr);
        _exit(look(l));
    }
    if (child < 0 || waitpid(child, &status, 0) != child)
        return 1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

static int pairs_differ(const struct jsonline *l)
{
    struct arena a = { 0 };
    struct pairing p = pairing_make(&l->field, &a);

    return same(&p, &l->expected) ? AS_EXPECTED : DIFFERS;
}

/* 0 if the trace of the round is proved. */
static int is_found_out(const struct jsonline *l)
{
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct record r;

    if (!written_record(&l->field, false, &a, &r))
        return 1;
    proof_check(&r, &a, &f);
    return f.n > 0;
}

int main(void)
{
    struct arena a = { 0 };
    int n, differ = 0, found = 0;
    struct jsonline *line = jsonline_load("tests/data/vectors/rounds.jsonl", &a, &n);

    for (int i = 0; line && i < n; i++)
        if (line[i].expected.legal && outcome(pairs_differ, &line[i]) != AS_EXPECTED) {
            differ++;
            found += outcome(is_found_out, &line[i]) != 0;
        }
    arena_free(&a);
    printf("%d %d\n", differ, found);
    return line ? 0 : 1;
}
