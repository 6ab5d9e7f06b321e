/* enter_table.c - enter: which match is to be entered. */
#include "cli/enter_table.h"

#include <stdio.h>

#include "teams/find.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/score.h"

static bool find_round(struct entering *x)
{
    struct call *c = x->call;
    int last = x->section->nround;

    while (last > 0 && x->section->round[last - 1].state == ROUND_DRAFT)
        last--;
    if (x->number == 0 && !call_number(c, OPT_ROUND, 1, ROUNDS_MAX, last, &x->number))
        return false;
    if (last == 0 || x->number > last)
        return err_set(c->err, ERR_STATE, "round %d is not published", last == 0 ? 1 : x->number);
    x->round = &x->section->round[x->number - 1];
    return !lineup_is_secret(x->round) ||
           err_set(c->err, ERR_STATE, "the line-ups of round %d are secret: open them before its results", x->number);
}

bool entering_load(struct entering *x)
{
    struct call *c = x->call;

    return desk_load(c->desk, &x->arena, &x->event, c->err) && call_section(c, &x->event, &x->section) && find_round(x);
}

bool entering_is_marked(const struct fixture *f)
{
    return f->absent[0] || f->absent[1];
}

/* All boards entered, by whoever enters now: the first time or the second. */
static bool is_entered(const struct entering *x, const struct fixture *f)
{
    if (!x->second || entering_is_marked(f))
        return score_complete(x->section, f);
    for (int b = 0; b < x->section->boards; b++)
        if (f->board[b].second == RESULT_NONE)
            return false;
    return true;
}

int entering_missing(const struct entering *x)
{
    int n = 0;

    for (int i = 0; i < x->round->nfixture; i++)
        n += !is_entered(x, &x->round->fixture[i]);
    return n;
}

/* The table behind the last one that is not entered, round the corner if need be; 0: none. */
static int next_missing(const struct entering *x)
{
    int first = 0;

    for (int i = 0; i < x->round->nfixture; i++) {
        const struct fixture *f = &x->round->fixture[i];
        if (is_entered(x, f))
            continue;
        if (f->table > x->at)
            return f->table;
        first = first ? first : f->table;
    }
    return first;
}

static bool has_results(const struct entering *x, const struct fixture *f)
{
    for (int b = 0; b < x->section->boards; b++)
        if (f->board[b].result != RESULT_NONE)
            return true;
    return false;
}

static int next_marked(const struct entering *x)
{
    for (int i = 0; !x->second && i < x->round->nfixture; i++) {
        const struct fixture *f = &x->round->fixture[i];
        if (f->table > x->marked && entering_is_marked(f) && !has_results(x, f))
            return f->table;
    }
    return 0;
}

int entering_next(const struct entering *x, bool *marked)
{
    int next = next_missing(x);

    *marked = next == 0;
    return next ? next : next_marked(x);
}

const struct fixture *entering_match(const struct entering *x, int table)
{
    const struct fixture *f = match_at(x->round, table);

    if (!f)
        printf("  there is no table %d in round %d\n", table, x->number);
    return f;
}

int entering_table(const struct entering *x, const char *line)
{
    long table;

    if (str_long(str_of(line), &table) && table > 0 && table <= x->round->nfixture)
        return (int)table;
    printf("  there is no table %s in round %d\n", line, x->number);
    return 0;
}

int entering_team(const struct entering *x, const char *name)
{
    struct err e = { 0 };
    int squad;

    if (!squad_find(x->section, str_trim(str_of(name)), &squad, &e)) {
        printf("  %s\n", e.text);
        return 0;
    }
    const struct fixture *f = match_of(x->round, squad);
    if (f)
        return f->table;
    printf("  %.*s has no match in round %d\n", STR_ARG(x->section->squad[squad].name), x->number);
    return 0;
}
