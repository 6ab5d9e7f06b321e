/* SPDX-License-Identifier: Apache-2.0 */
/* in_force.c - which entries of the journal are in force, and which take others back: what journal.h says of rows that are loaded. */
#include "db/journal.h"

#include "engine/base/arena.h"
#include "teams/fact.h"

/* The entry that the first fact of such a command names; 0: the row is none of these. */
static long first_fact_names(const struct journal_row *row, struct str command, enum fact_kind kind)
{
    struct arena own = { 0 };
    struct fact *fact;
    int n = 0;

    if (row->restores > 0 || !str_eq(row->command, command))
        return 0;
    fact_read(row->facts, &own, &fact, &n);
    long named = n > 0 && fact[0].kind == kind ? fact[0].number : 0;
    arena_free(&own);
    return named;
}

long journal_lifts(const struct journal_row *row)
{
    long entry = first_fact_names(row, STR("undo"), FACT_UNDONE);

    return entry < row->entry ? entry : 0;
}

/* Those of FACT_ALSO_OF_SECTION name entries of the whole event that changed this section alone. */
long journal_restores_section(const struct journal_row *row)
{
    long before = first_fact_names(row, STR("restore"), FACT_SECTION_RESTORED);

    return before <= row->entry ? before : 0;
}

bool journal_took_back(const struct journal_row *row, const struct journal_row *other)
{
    long before = journal_restores_section(row);

    if (row->restores > 0 || before > 0)
        return (before > 0 ? before : row->restores) <= other->entry && row->entry > other->entry &&
               (before == 0 || str_eq(row->section, other->section));
    return journal_lifts(row) == other->entry && other->entry > 0;
}

bool journal_takes_back(const struct journal_row *row)
{
    return row->restores > 0 || journal_lifts(row) > 0 || journal_restores_section(row) > 0;
}

/* `below` has the entry in force under each, 0 at the bottom. What makes the event as it was before
   an entry takes off all down to that entry. */
bool *journal_stands(const struct journal_row *row, int n, struct arena *a)
{
    bool *stands = arena_new(a, bool, n);
    long *below = arena_new(a, long, n + 1), last = 0;

    for (long entry = 1; entry <= n; entry++) {
        long back_to = row[entry - 1].restores;
        below[entry] = last;
        last = back_to > 0 && back_to < entry ? below[back_to] : entry;
    }
    for (; last > 0; last = below[last])
        stands[last - 1] = true;
    return stands;
}

/* Entries of the whole event that changed the section alone, as those say that took it back. */
static void mark_also(const struct journal_row *row, int n, bool *own)
{
    struct arena a = { 0 };
    struct fact *fact;
    int facts = 0;

    fact_read(row->facts, &a, &fact, &facts);
    for (int f = 0; f < facts; f++)
        if (fact[f].kind == FACT_ALSO_OF_SECTION && fact[f].number > 0 && fact[f].number <= n)
            own[fact[f].number - 1] = true;
    arena_free(&a);
}

static bool is_back_of(const struct journal_row *row, const long *before, int i, struct str section)
{
    return before[i] > 0 && str_eq(row[i].section, section);
}

/* A section that went back alone has a way of its own through the journal: from an entry that took it back on from what it was taken back to. */
static void follow_section(const struct journal_row *row, int n, const long *before, struct str section, bool *in_force)
{
    struct arena a = { 0 };
    bool *own = arena_new(&a, bool, n);

    for (int i = 0; i < n; i++)
        if (is_back_of(row, before, i, section))
            mark_also(&row[i], n, own);
    for (int i = 0; i < n; i++) {
        long lifted = own[i] ? 0 : journal_lifts(&row[i]);
        own[i] = own[i] || str_eq(row[i].section, section) || (lifted > 0 && own[lifted - 1]);
        in_force[i] = in_force[i] && !own[i];
    }
    for (long entry = n; entry > 0;) {
        int i = (int)entry - 1;
        bool back = is_back_of(row, before, i, section);
        long to = back ? before[i] : row[i].restores;
        if (!back && to == 0)
            in_force[i] = in_force[i] || own[i];
        entry = to > 0 && to <= entry ? to - 1 : entry - 1;
    }
    arena_free(&a);
}

/* Each section that went back alone, once. */
static void follow_sections(const struct journal_row *row, int n, bool *in_force)
{
    struct arena a = { 0 };
    long *before = arena_new(&a, long, n);

    for (int i = 0; i < n; i++)
        before[i] = journal_restores_section(&row[i]);
    for (int i = 0, later; i < n; i++) {
        for (later = i + 1; before[i] > 0 && later < n && !is_back_of(row, before, later, row[i].section);)
            later++;
        if (before[i] > 0 && later == n)
            follow_section(row, n, before, row[i].section, in_force);
    }
    arena_free(&a);
}

bool *journal_in_force(const struct journal_row *row, int n, struct arena *a)
{
    bool *in_force = journal_stands(row, n, a);

    follow_sections(row, n, in_force);
    for (int i = 0; i < n; i++) {
        long lifted = in_force[i] ? journal_lifts(&row[i]) : 0;
        if (lifted > 0)
            in_force[i] = in_force[lifted - 1] = false;
    }
    return in_force;
}
