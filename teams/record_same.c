/* SPDX-License-Identifier: Apache-2.0 */
/* record_same.c - quickly: may a public record of version 2 differ between an event and a changed copy of it? */
#include "teams/record_json.h"

#include <string.h>

#include "teams/hours.h"
#include "teams/record_lists.h"
#include "teams/score.h"

/* What a copy shares with its original is the same without a look at it. */
static bool same_member(const struct member *m, const void *x, const void *y)
{
    if (!member_is_text(m->kind))
        return memcmp(x, y, member_size(m->kind)) == 0;
    const struct str *a = x, *b = y;
    return (a->p == b->p && a->n == b->n) || str_eq(*a, *b);
}

static bool same_row(const enum member_id *list, const void *x, const void *y)
{
    bool same = true;

    for (; same && *list != MEMBERS_END; list++) {
        size_t at = member_of(*list)->at;
        same = same_member(member_of(*list), (const char *)x + at, (const char *)y + at);
    }
    return same;
}

/* Of a table of lists: their rows, one by one. */
static bool same_rows(enum table_id id, const enum member_id *list, const void *x, const void *y)
{
    const struct member_table *t = member_table(id);
    int n = member_length(t, x, NULL);
    const char *a = member_rows(t, x), *b = member_rows(t, y);
    bool same = n == member_length(t, y, NULL);

    for (int i = 0; same && a != b && i < n; i++)
        same = same_row(list, a + (size_t)i * t->size, b + (size_t)i * t->size);
    return same;
}

static bool same_teams(const struct section *x, const struct section *y)
{
    bool same = same_rows(T_team, record_of_team, x, y);

    for (int i = 0; same && i < x->nsquad; i++)
        same = same_rows(T_player, record_of_player, &x->squad[i], &y->squad[i]);
    return same;
}

static bool same_round(const struct pairing_list *x, const struct pairing_list *y)
{
    bool same = same_row(record_of_round, x, y) && same_rows(T_fixture, record_of_match, x, y);

    for (int i = 0; same && i < x->nfixture; i++)
        same = same_rows(T_board, record_of_board, &x->fixture[i], &y->fixture[i]);
    return same;
}

/* `from_round` and the like are part of a key, not in the lists above. */
static bool same_absences(const struct section *x, const struct section *y)
{
    bool same = x->nabsence == y->nabsence;

    for (int i = 0; same && i < x->nabsence; i++) {
        const struct absence *a = &x->absence[i], *b = &y->absence[i];
        same = a->squad == b->squad && a->from == b->from && a->to == b->to && a->withdrawn == b->withdrawn &&
               a->expelled == b->expelled;
    }
    return same;
}

static bool same_corrections(const struct section *x, const struct section *y)
{
    bool same =
        same_rows(T_correction, record_of_correction, x, y) && same_rows(T_mark_correction, record_of_mark, x, y);

    for (int i = 0; same && i < x->ncorrection; i++)
        same = x->correction[i].round == y->correction[i].round;
    for (int i = 0; same && i < x->nmark_correction; i++)
        same = x->mark_correction[i].round == y->mark_correction[i].round;
    return same;
}

/* Who withdraws from a round robin early is out of the standings of all rounds, and so is whom he met: later rounds tell. */
static int last_that_counts(const struct section *s, int round)
{
    return s->nabsence > 0 && score_table_rounds(s) > 0 ? s->nround : round;
}

bool record_json_round_may_differ(const struct section *x, const struct section *y, int round)
{
    bool same = same_row(record_of_rules, x, y) && x->rounds == y->rounds && same_teams(x, y) && same_absences(x, y) &&
                same_rows(T_adjustment, record_of_points, x, y) && same_corrections(x, y);
    int last = last_that_counts(x, round);

    same = same && last == last_that_counts(y, round);
    for (int i = 0; same && i < last; i++)
        same = same_round(&x->round[i], &y->round[i]);
    return !same;
}

bool record_json_section_may_differ(const struct event *ev, const struct event *copy, const struct section *x,
                                    const struct section *y)
{
    bool same = same_row(record_of_event, ev, copy) && same_rows(T_arbiter, record_of_arbiter, ev, copy) &&
                same_rows(T_attachment, record_of_flag, ev, copy) && same_row(record_of_section, x, y) &&
                same_row(record_of_rules, x, y) && same_rows(T_warning, record_of_warning, x, y) &&
                same_rows(T_shortening, record_of_shortening, x, y) && same_teams(x, y);

    for (int i = 0; same && i < ROUNDS_MAX; i++)
        same = str_eq(hours_start(ev, x, i + 1), hours_start(copy, y, i + 1));
    return !same;
}
