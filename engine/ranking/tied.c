/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/tied.h"

#include <stdlib.h>

#include "engine/base/arena.h"

/* One look at the boards of an encounter: their count, or board by board from the top, or all without the lowest, the two lowest, ... */
struct board_rule {
    bool count, above;
};

struct two {
    struct board_rule look[2];
    int n;
};

struct tied_group {
    const struct ledger *l;
    struct tied_line *line; /* of all teams, those of a step next to each other */
    bool *in;               /* by team: part of this step */
    int *met, *scored;      /* by team: matches with it, what they gave */
    bool extended;
    const struct two *two; /* what is looked at where two are left level by both scores, or NULL */
    struct tied_log *log;
    struct arena *a;
};

static struct tied_group begin(const struct ledger *l, const int *team, int n, struct tied_log *log, struct arena *a)
{
    struct tied_group w = { .l = l, .log = log, .a = a };

    w.line = arena_new(a, struct tied_line, n);
    w.in = arena_new(a, bool, l->nteam);
    w.met = arena_new(a, int, l->nteam);
    w.scored = arena_new(a, int, l->nteam);
    for (int i = 0; i < n; i++)
        w.line[i] = (struct tied_line){ .team = team[i], .place = 1 };
    return w;
}

static void finish(const struct tied_group *w, const int *team, int n, int *place)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            if (w->line[k].team == team[i])
                place[i] = w->line[n - 1].place > 1 ? w->line[k].place : 0;
}

static void note(struct tied_group *w, enum reference by, int board, bool all_met, const struct tied_line *line, int n)
{
    struct tied_line *kept;

    if (!w->log)
        return;
    kept = arena_new(w->a, struct tied_line, n);
    for (int i = 0; i < n; i++)
        kept[i] = line[i];
    arena_room(w->a, w->log->step, w->log->n, w->log->room);
    w->log->step[w->log->n++] = (struct tied_step){ by, board, all_met, line[n - 1].place > line[0].place, n, kept };
}

/* --- encounters ------------------------------------------------------------------------------- */

/* More first; the order of level ones says nothing. */
static int by_sum(const void *a, const void *b)
{
    const struct tied_line *x = a, *y = b;

    if (x->sum != y->sum)
        return x->sum < y->sum ? 1 : -1;
    if (x->most != y->most)
        return x->most < y->most ? 1 : -1;
    return x->team - y->team;
}

/* RULE_C07_DE: of several matches of two teams the mean counts. */
static void add_up(struct tied_group *w, enum reference by, struct tied_line *x, int n)
{
    const struct scoring *s = w->l->scoring;
    int won = by == REFERENCE_MP ? s->match[FOR_WIN] : s->game[FOR_WIN] * w->l->boards;

    for (int i = 0; i < w->l->nteam; i++)
        w->met[i] = w->scored[i] = 0;
    for (int round = 1; round <= w->l->rounds; round++) {
        const struct entry *e = ledger_entry(w->l, x->team, round);
        if (!ledger_met(w->l, e) || !w->in[e->opponent]) /* RULE_C07_DE: forfeits are none, but in a round robin */
            continue;
        w->met[e->opponent]++;
        w->scored[e->opponent] += by == REFERENCE_MP ? e->mp : e->gp;
    }
    x->sum = 0;
    x->missing = n - 1;
    for (int i = 0; i < w->l->nteam; i++)
        if (w->met[i] > 0) {
            x->sum += w->scored[i] * TIED_PARTS / w->met[i];
            x->missing--;
        }
    x->most = x->sum + x->missing * won * TIED_PARTS;
}

static bool all_have_met(const struct tied_line *line, int n)
{
    for (int i = 0; i < n; i++)
        if (line[i].missing > 0)
            return false;
    return true;
}

/* RULE_C07_DE_MISSING */
static bool stays_ahead(const struct tied_line *line, int n, int i)
{
    for (int k = i + 1; k < n; k++)
        if (line[k].most >= line[i].sum)
            return false;
    return true;
}

/* Those that are alone at the top whatever the missing matches give, one after the other; the others stay level. */
static void place_some(struct tied_line *line, int n)
{
    int first = line[0].place, ahead = 0;

    while (ahead < n - 1 && stays_ahead(line, n, ahead))
        ahead++;
    for (int i = 0; i < n; i++)
        line[i].place = first + (i < ahead ? i : ahead);
}

static void place_all(struct tied_line *line, int n)
{
    int first = line[0].place;

    for (int i = 0; i < n; i++)
        line[i].place = i > 0 && line[i].sum == line[i - 1].sum ? line[i - 1].place : first + i;
}

/* True if not all of them are level any more. */
static bool meet(struct tied_group *w, enum reference by, struct tied_line *line, int n)
{
    for (int i = 0; i < n; i++)
        w->in[line[i].team] = true;
    for (int i = 0; i < n; i++)
        add_up(w, by, &line[i], n);
    for (int i = 0; i < n; i++)
        w->in[line[i].team] = false;
    qsort(line, (size_t)n, sizeof *line, by_sum);
    bool all_met = all_have_met(line, n);
    if (all_met)
        place_all(line, n);
    else
        place_some(line, n);
    note(w, by, 0, all_met, line, n);
    return line[n - 1].place > line[0].place;
}

/* What the boards of all encounters of the two gave the first, added up. */
static void add_boards(const struct tied_group *w, int team, int opponent, int *half)
{
    for (int round = 1; round <= w->l->rounds; round++) {
        const struct entry *e = ledger_entry(w->l, team, round);
        for (int b = 0; ledger_met(w->l, e) && e->opponent == opponent && b < w->l->boards; b++)
            half[b] += w->l->board ? w->l->board[(round - 1) * w->l->nteam + team].half[b] : 0;
    }
}

/* Those that a step looks at, by index. */
struct boards {
    int from, end;
};

/* By count all in one step; from above those that are left without the last one, then without one more, ...; else one after
   the other. */
static int steps_of(const struct board_rule *look, int boards)
{
    if (look->count)
        return 1;
    return look->above ? boards - 1 : boards;
}

static struct boards boards_of(const struct board_rule *look, int boards, int step)
{
    if (look->count)
        return (struct boards){ 0, boards };
    if (look->above)
        return (struct boards){ 0, boards - 1 - step };
    return (struct boards){ step, step + 1 };
}

/* By their count less is better. */
static bool look_at(struct tied_line *line, int half[2][MATCH_BOARDS], bool count, struct boards at)
{
    for (int i = 0; i < 2; i++) {
        line[i].sum = 0;
        for (int b = at.from; b < at.end; b++)
            line[i].sum += count ? -(b + 1) * half[i][b] : half[i][b];
        line[i].most = line[i].sum;
    }
    return line[0].sum != line[1].sum;
}

/* RULE_C07_EDE_BOARDS. True if it tells the two apart. */
static bool compare_boards(struct tied_group *w, struct tied_line *line, const struct board_rule *look)
{
    int half[2][MATCH_BOARDS] = { { 0 } };

    for (int i = 0; i < 2; i++)
        add_boards(w, line[i].team, line[1 - i].team, half[i]);
    for (int step = 0; step < steps_of(look, w->l->boards); step++) {
        struct boards at = boards_of(look, w->l->boards, step);
        if (look_at(line, half, look->count, at)) {
            qsort(line, 2, sizeof *line, by_sum);
            place_all(line, 2);
            note(w, REFERENCE_NONE, look->count ? TIED_COUNT : at.end, true, line, 2);
            return true;
        }
    }
    return false;
}

static bool have_met(const struct tied_line *line, int n)
{
    return n == 2 && line[0].missing == 0;
}

static void meet_boards(struct tied_group *w, struct tied_line *line, int n)
{
    for (const struct board_rule *look = w->two ? w->two->look : NULL;
         look && have_met(line, n) && look < w->two->look + w->two->n; look++)
        if (compare_boards(w, line, look))
            return;
}

static enum reference other(enum reference by)
{
    return by == REFERENCE_MP ? REFERENCE_GP : REFERENCE_MP;
}

/* Any who are still level begin anew among themselves. */
static void encounter(struct tied_group *w, struct tied_line *line, int n)
{
    enum reference by = w->l->primary;

    if (n < 2)
        return;
    if (!meet(w, by, line, n) && !(w->extended && meet(w, other(by), line, n))) {
        meet_boards(w, line, n);
        return;
    }
    for (int i = 0, k; i < n; i = k) {
        for (k = i + 1; k < n && line[k].place == line[i].place;)
            k++;
        encounter(w, &line[i], k - i);
    }
}

static void encounters(const struct ledger *l, const int *team, int n, int *place, bool extended, const struct two *two,
                       struct tied_log *log, struct arena *a)
{
    struct tied_group w = begin(l, team, n, log, a);

    w.extended = extended;
    w.two = two;
    encounter(&w, w.line, n);
    finish(&w, team, n, place);
}

void tied_encounters(const struct ledger *l, const int *team, int n, int *place, struct tied_log *log, struct arena *a)
{
    encounters(l, team, n, place, false, NULL, log, a);
}

void tied_extended(const struct ledger *l, const int *team, int n, int *place, struct tied_log *log, struct arena *a)
{
    encounters(l, team, n, place, true, NULL, log, a);
}

#define TIED_EXTENDED(name, ...)                                                                       \
    void tied_##name(const struct ledger *l, const int *team, int n, int *place, struct tied_log *log, \
                     struct arena *a)                                                                  \
    {                                                                                                  \
        static const struct two two = __VA_ARGS__;                                                     \
        encounters(l, team, n, place, true, &two, log, a);                                             \
    }
TIED_EXTENDED(extended_count_top, { { { .count = true }, { .count = false } }, 2 })
TIED_EXTENDED(extended_count_bottom, { { { .count = true }, { .above = true } }, 2 })
TIED_EXTENDED(extended_top, { { { .count = false } }, 1 })
TIED_EXTENDED(extended_bottom, { { { .above = true } }, 1 })

/* RULE_C07_FORFEITS */
#define TIED_PLAYED(name)                                                                                       \
    void tied_##name##_played(const struct ledger *l, const int *team, int n, int *place, struct tied_log *log, \
                              struct arena *a)                                                                  \
    {                                                                                                           \
        const struct ledger with = ledger_with_forfeits(l);                                                     \
        tied_##name(&with, team, n, place, log, a);                                                             \
    }
TIED_PLAYED(encounters)
TIED_PLAYED(extended)
TIED_PLAYED(extended_count_top)
TIED_PLAYED(extended_count_bottom)
TIED_PLAYED(extended_top)
TIED_PLAYED(extended_bottom)

/* --- boards ----------------------------------------------------------------------------------- */

/* Board by board from `from` to `to`, either way, each looked at by itself or with all above it. */
struct way {
    int from, to, step;
    bool above;
};

static int had(const struct ledger *l, const struct way *way, int team, int board)
{
    int sum = 0;

    for (int b = way->above ? 0 : board; b <= board; b++)
        sum += l->total[team].board[b];
    return sum;
}

/* Teams that are level on the boards so far stay next to each other. */
static void boards(struct tied_group *w, const struct way *way, int board, struct tied_line *line, int n)
{
    if (n < 2 || board == way->to)
        return;
    for (int i = 0; i < n; i++)
        line[i].sum = line[i].most = had(w->l, way, line[i].team, board);
    qsort(line, (size_t)n, sizeof *line, by_sum);
    place_all(line, n);
    note(w, REFERENCE_NONE, board + 1, true, line, n);
    for (int i = 0, k; i < n; i = k) {
        for (k = i + 1; k < n && line[k].place == line[i].place;)
            k++;
        boards(w, way, board + way->step, &line[i], k - i);
    }
}

static void along(const struct ledger *l, const int *team, int n, int *place, const struct way *way,
                  struct tied_log *log, struct arena *a)
{
    struct tied_group w = begin(l, team, n, log, a);

    boards(&w, way, way->from, w.line, n);
    finish(&w, team, n, place);
}

void tied_top_boards(const struct ledger *l, const int *team, int n, int *place, struct tied_log *log, struct arena *a)
{
    const struct way down = { 0, l->boards, 1, false };

    along(l, team, n, place, &down, log, a);
}

void tied_bottom_boards(const struct ledger *l, const int *team, int n, int *place, struct tied_log *log,
                        struct arena *a)
{
    const struct way up = { l->boards - 2, -1, -1, true };

    along(l, team, n, place, &up, log, a);
}
