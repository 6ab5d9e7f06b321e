/* SPDX-License-Identifier: Apache-2.0 */
#include "import/registration_entry.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "import/messages.h"

/* Rows of a team need not stand together: teams are in the order of their first rows. */

static int by_team(const void *a, const void *b)
{
    const struct registration_entry *x = a, *y = b;
    int c = str_cmp(x->value[COLUMN_SECTION], y->value[COLUMN_SECTION]);

    c = c ? c : str_cmp(x->value[COLUMN_TEAM], y->value[COLUMN_TEAM]);
    return c ? c : x->at - y->at;
}

static int by_first_row(const void *a, const void *b)
{
    const struct registration_entry *x = a, *y = b;

    if (x->section_first != y->section_first)
        return x->section_first - y->section_first;
    return x->team_first != y->team_first ? x->team_first - y->team_first : x->at - y->at;
}

bool entry_same(const struct registration_entry *x, const struct registration_entry *y, int c)
{
    return str_eq(x->value[c], y->value[c]);
}

void entry_group(struct registration_entry *entry, int n)
{
    int first = INT_MAX;

    qsort(entry, (size_t)n, sizeof *entry, by_team);
    for (int i = 0; i < n; i++) {
        struct registration_entry *x = &entry[i];
        bool goes_on = i > 0 && entry_same(x, x - 1, COLUMN_SECTION);
        x->team_first = goes_on && entry_same(x, x - 1, COLUMN_TEAM) ? x[-1].team_first : x->at;
    }
    for (int from = 0, to; from < n; from = to) {
        first = INT_MAX;
        for (to = from; to < n && entry_same(&entry[to], &entry[from], COLUMN_SECTION); to++)
            first = entry[to].at < first ? entry[to].at : first;
        for (int i = from; i < to; i++)
            entry[i].section_first = first;
    }
    qsort(entry, (size_t)n, sizeof *entry, by_first_row);
}

/* Where boards are numbered, players are in their order. */

enum { RESERVE = 1000, NO_BOARD = 2000 };

/* "1", "Board 1"; "R" and "Res. 2" come behind; -1: it is none. */
static int board_of(struct str s)
{
    struct str digits = s;
    long n = 0;

    while (digits.n > 0 && (digits.p[0] < '0' || digits.p[0] > '9'))
        digits = (struct str){ digits.p + 1, digits.n - 1 };
    if (s.n == 0)
        return NO_BOARD;
    if (digits.n > 0 && (!str_long(digits, &n) || n >= RESERVE))
        return -1;
    if (strchr("rR", s.p[0]))
        return RESERVE + (int)n;
    return n > 0 ? (int)n : -1;
}

static void check_board(struct findings *f, const struct registration_entry *x, const struct registration_entry *before)
{
    if (x->board < 0)
        finding_say(f, PROBLEM, RULE_NONE, x->line, say_board_is_no_number(x->value[COLUMN_BOARD]));
    else if (before && x->board == before->board && x->board < RESERVE)
        finding_say(f, PROBLEM, RULE_NONE, x->line,
                    say_board_is_there_twice(x->value[COLUMN_TEAM], x->board, before->line));
}

static int by_board(const void *a, const void *b)
{
    const struct registration_entry *x = a, *y = b;

    return x->board != y->board ? x->board - y->board : x->at - y->at;
}

/* The rows of a team: what its first one says of the team goes with the place, not with the player. */
static void order_team(struct registration_entry *first, int n, struct arena *a, struct findings *f)
{
    struct registration_entry was = *first;
    int *at = arena_new(a, int, n);

    for (int i = 0; i < n; i++) {
        at[i] = first[i].at;
        first[i].board = board_of(first[i].value[COLUMN_BOARD]);
    }
    qsort(first, (size_t)n, sizeof *first, by_board);
    for (int i = 0; i < n; i++) {
        check_board(f, &first[i], i > 0 ? &first[i - 1] : NULL);
        if (first[i].at == was.at)
            memcpy(first[i].value, first->value, (COLUMN_NUMBER + 1) * sizeof *first->value);
        first[i].at = at[i];
    }
    memcpy(first->value, was.value, (COLUMN_NUMBER + 1) * sizeof *first->value);
}

bool entry_same_team(const struct registration_entry *x, const struct registration_entry *y)
{
    return x->section_first == y->section_first && x->team_first == y->team_first;
}

void entry_order_boards(struct registration_entry *entry, int n, struct arena *a, struct findings *f)
{
    for (int from = 0, to; from < n; from = to) {
        for (to = from + 1; to < n && entry_same_team(&entry[from], &entry[to]);)
            to++;
        order_team(&entry[from], to - from, a, f);
    }
}

static bool number_players(const struct registration_entry *entry, int n)
{
    for (int i = 1; i < n; i++) {
        const struct registration_entry *x = &entry[i - 1], *y = &entry[i];
        if (entry_same_team(x, y) && x->value[COLUMN_NUMBER].n > 0 && y->value[COLUMN_NUMBER].n > 0 &&
            !entry_same(x, y, COLUMN_NUMBER))
            return true;
    }
    return false;
}

void entry_drop_numbers(struct registration_entry *entry, int n, struct str title, int line, struct findings *f)
{
    if (!number_players(entry, n))
        return;
    for (int i = 0; i < n; i++)
        entry[i].value[COLUMN_NUMBER] = (struct str){ 0 };
    finding_say(f, WARNING, RULE_NONE, line, say_column_of_numbers_unused(title));
}

void entry_check_repeated(const struct registration_entry *first, const struct registration_entry *x,
                          struct findings *f)
{
    for (int c = COLUMN_FEDERATION; c <= COLUMN_NUMBER; c++)
        if (x->value[c].n > 0 && !entry_same(x, first, c)) {
            finding_say(f, PROBLEM, RULE_NONE, x->line,
                        say_differs_between_rows(x->value[COLUMN_TEAM], x->value[c], first->value[c], first->line));
            finding_about(f, registration_value((enum column_id)c), x->value[c]);
        }
}

int entry_said_of_nobody(const struct registration_entry *x)
{
    bool nobody = x->value[COLUMN_PLAYER].n == 0 && x->value[COLUMN_FIDE_ID].n == 0;
    int c = COLUMN_TITLE;

    while (nobody && c <= COLUMN_REPLACED && (x->value[c].n == 0 || str_eq(x->value[c], STR("0"))))
        c++;
    return nobody && c <= COLUMN_REPLACED ? c : COLUMN_COUNT;
}

void entry_check_moved(const struct registration_entry *x, struct findings *f)
{
    enum { FIRST_YEAR = 1900, LAST_YEAR = 2050 };
    long id = 0;

    if (x->value[COLUMN_BORN].n == 0 && str_long(x->value[COLUMN_FIDE_ID], &id) && id >= FIRST_YEAR && id <= LAST_YEAR)
        finding_say(f, WARNING, RULE_NONE, x->line, say_fide_id_is_a_year(x->value[COLUMN_FIDE_ID]));
}

/* --- clubs -------------------------------------------------------------------------------------- */

/* The first of those that most of its players have; `several`: not all who have one have it. */
static struct str federation_of_most(const struct registration_entry *first, int n, bool *several)
{
    struct str most = { 0 };
    int best = 0;

    *several = false;
    for (int i = 0; i < n; i++) {
        int same = 0;
        if (most.n > 0 && str_eq(first[i].value[COLUMN_FEDERATION], most))
            continue; /* counted */
        for (int k = 0; k < n; k++)
            same += entry_same(&first[i], &first[k], COLUMN_FEDERATION);
        *several = *several || (first[i].value[COLUMN_FEDERATION].n > 0 && most.n > 0 &&
                                !str_eq(first[i].value[COLUMN_FEDERATION], most));
        if (first[i].value[COLUMN_FEDERATION].n == 0 || same <= best)
            continue;
        best = same;
        most = first[i].value[COLUMN_FEDERATION];
    }
    return most;
}

void entry_settle_clubs(struct registration_entry *entry, int n, struct str usual, struct findings *f)
{
    const struct registration_entry *mixed = NULL, *without = NULL;
    int nmixed = 0, nwithout = 0;

    for (int from = 0, to; from < n; from = to) {
        bool several;
        for (to = from + 1; to < n && entry_same_team(&entry[from], &entry[to]);)
            to++;
        struct str most = federation_of_most(&entry[from], to - from, &several);
        if (several && nmixed++ == 0)
            mixed = &entry[from];
        if (most.n == 0 && nwithout++ == 0)
            without = &entry[from];
        for (int i = from; i < to; i++)
            entry[i].value[COLUMN_FEDERATION] = most.n > 0 ? most : usual;
    }
    if (mixed)
        finding_say(
            f, WARNING, RULE_NONE, mixed->line,
            say_club_of_several_federations(mixed->value[COLUMN_TEAM], mixed->value[COLUMN_FEDERATION], nmixed - 1));
    if (without)
        finding_say(f, WARNING, RULE_NONE, without->line,
                    say_club_without_federation(without->value[COLUMN_TEAM], usual, nwithout - 1));
}
