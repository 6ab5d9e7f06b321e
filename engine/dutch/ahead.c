/* SPDX-License-Identifier: Apache-2.0 */
/* ahead.c - what will become of those who leave a bracket, found without pairing the next one. */
#include "engine/dutch/bracket.h"

#include "engine/base/arena.h"
#include "engine/graph/matching.h"
#include "engine/swiss/bye.h"

enum dutch_part { MOVED, MOVED_MAY_BYE, RESIDENT, RESIDENT_MAY_BYE, BYE };

static void seat(struct matching *m, const struct dutch_field *f, int at, const int *player, int n,
                 enum dutch_part part)
{
    for (int i = 0; i < n; i++) {
        bool may = !f->swiss->entrant[player[i]].no_bye;
        m->team[at + i] = player[i];
        m->kind[at + i] = (unsigned char)(((int)part + may) * COLOUR_SETS + f->card[player[i]].takes);
    }
}

static struct matching ask(const struct dutch_field *f, const int *moved, int nmoved, const int *resident, int n,
                           int bye, struct arena *a)
{
    struct matching m = matching_new(&f->closed, nmoved + n + bye, a);

    for (int x = MOVED; x <= MOVED_MAY_BYE; x++)
        for (int y = RESIDENT; y <= RESIDENT_MAY_BYE; y++)
            takes_free(&m, x, y);
    seat(&m, f, 0, moved, nmoved, MOVED);
    seat(&m, f, nmoved, resident, n, RESIDENT);
    if (bye)
        m.kind[nmoved + n] = BYE * COLOUR_SETS;
    return m;
}

static void free_inside(struct matching *m, int part)
{
    takes_free(m, part, part);
    takes_free(m, part, part + 1);
    takes_free(m, part + 1, part + 1);
}

static void free_bye(struct matching *m, int part)
{
    for (int set = 0; set < COLOUR_SETS; set++)
        matching_cost(m, part * COLOUR_SETS + set, BYE * COLOUR_SETS, 0);
}

bool ahead_covered(const struct dutch_field *f, const int *moved, int nmoved, const int *resident, int n,
                   struct arena *a)
{
    struct arena_mark mark = arena_mark(a);
    struct matching m = ask(f, moved, nmoved, resident, n, 0, a);
    int covered = 0;

    matching_fill(&m);
    for (int v = 0; v < nmoved; v++)
        covered += m.mate[v] != NOBODY;
    arena_rewind(a, mark);
    return covered == nmoved;
}

bool ahead_complete(const struct dutch_field *f, const int *moved, int nmoved, const int *resident, int n, bool apart,
                    struct arena *a)
{
    struct arena_mark mark = arena_mark(a);
    struct matching m = ask(f, moved, nmoved, resident, n, (nmoved + n) % 2, a);

    free_inside(&m, RESIDENT);
    free_bye(&m, RESIDENT_MAY_BYE);
    if (!apart) {
        free_inside(&m, MOVED);
        free_bye(&m, MOVED_MAY_BYE);
    }
    bool complete = matching_fill(&m) == 0;
    arena_rewind(a, mark);
    return complete;
}
