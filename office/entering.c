/* SPDX-License-Identifier: Apache-2.0 */
#include "office/entering.h"

#include "desk/base/messages.h"
#include "engine/base/err.h"
#include "office/messages.h"
#include "teams/correction.h"
#include "teams/find.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/pairing.h"
#include "teams/playing.h"
#include "teams/score.h"

bool entering_round(struct entering *x, struct err *e)
{
    int last = x->section->nround;

    while (last > 0 && x->section->round[last - 1].state == ROUND_DRAFT)
        last--;
    if (x->number == 0)
        x->number = playing_round(&x->event, x->section, x->now);
    if (x->number == 0)
        x->number = section_played(x->section);
    if (last == 0 || x->number > last)
        return err_say(e, ERR_STATE, say_round_unpublished(last == 0 ? 1 : x->number));
    x->round = &x->section->round[x->number - 1];
    return x->early || !lineup_is_before(&x->event, x->section, x->number, x->now) ||
           err_say(e, ERR_STATE, say_lineups_not_opened(x->number));
}

static bool is_marked(const struct fixture *f)
{
    return f->absent[0] || f->absent[1];
}

/* All boards entered, by whoever enters now: the first time or the second. */
static bool is_entered(const struct entering *x, const struct fixture *f)
{
    if (!x->second || is_marked(f))
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

static int next_marked(const struct entering *x)
{
    for (int i = 0; !x->second && i < x->round->nfixture; i++) {
        const struct fixture *f = &x->round->fixture[i];
        if (f->table > x->marked && is_marked(f) && !match_has_results(f))
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

const struct fixture *entering_match(const struct entering *x, int table, struct err *e)
{
    const struct fixture *f = match_at(x->round, table);

    if (!f)
        err_say(e, ERR_INPUT, say_no_table_of_number(table, x->number, x->round->nfixture));
    return f;
}

static bool find_table(const struct entering *x, struct str number, int *table, struct err *e)
{
    long n;

    if (!str_long(number, &n) || n < 1 || n > x->round->nfixture)
        return err_say(e, ERR_INPUT, say_no_table_typed(number, x->number, x->round->nfixture));
    *table = (int)n;
    return true;
}

static bool find_team(const struct entering *x, struct str name, int *table, struct err *e)
{
    int squad;

    if (!squad_find(x->section, str_trim(name), &squad, e))
        return false;
    const struct fixture *f = match_of(x->round, squad);
    if (!f)
        return err_say(e, ERR_INPUT, say_team_has_no_match(x->section->squad[squad].name, x->number));
    *table = f->table;
    return true;
}

bool entering_find(const struct entering *x, struct str typed, int *table, struct err *e)
{
    if (!str_starts(typed, STR("/")))
        return find_table(x, typed, table, e);
    return find_team(x, (struct str){ typed.p + 1, typed.n - 1 }, table, e);
}

void entering_show(const struct entering *x, const struct fixture *f, struct keypad *k)
{
    for (int b = 0; b < k->boards; b++) {
        k->recorded[b] = x->second ? f->board[b].second : f->board[b].result;
        k->known[b] = k->recorded[b] == RESULT_NONE ? lineup_forfeit(x->round, f, b) : RESULT_NONE;
    }
    k->mark = correction_mark(f);
}

struct match entering_outcome(const struct entering *x, const struct fixture *f, const struct keypad *k)
{
    struct fixture then = { .side = { f->side[0], f->side[1] } };

    for (int b = 0; b < k->typed; b++)
        then.board[b].result = k->result[b];
    if (k->typed == k->boards && !keypad_is_against_mark(k))
        correction_put_mark(&then, k->mark);
    struct match m = score_match(x->section, &then);
    return m.pending ? (struct match){ .gp = { keypad_half(k, x->section, 0), keypad_half(k, x->section, 1) },
                                       .played = true }
                     : m;
}

struct result_list entering_results(const struct entering *x, const struct fixture *f, const struct keypad *k,
                                    struct board_entry entry[BOARDS_MAX])
{
    const struct squad *q = x->section->squad;
    struct result_list list = { .board = entry };

    for (int b = 0; b < k->boards; b++)
        if (k->result[b] != RESULT_NONE)
            entry[list.nboard++] = (struct board_entry){ .round = x->number,
                                                         .table = f->table,
                                                         .team = { q[f->side[0]].name, q[f->side[1]].name },
                                                         .board = b + 1,
                                                         .result = k->result[b],
                                                         .looked = true,
                                                         .shown = k->recorded[b],
                                                         .mark = k->mark };
    return list;
}
