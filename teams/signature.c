/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/signature.h"

#include "engine/base/arena.h"
#include "teams/correction.h"
#include "teams/messages.h"

struct str signature_results(const struct section *s, const struct fixture *f, struct arena *a)
{
    struct no_show mark = correction_mark(f);
    struct str all = { 0 };

    for (int b = 0; b < s->boards; b++) {
        const char *result = result_text(f->board[b].result);
        all = str_fmt(a, "%.*s%s%s", STR_ARG(all), b ? " " : "", result[0] ? result : ".");
    }
    if (!mark.absent[0] && !mark.absent[1] && mark.decided == DECIDED_NOT)
        return all;
    return str_fmt(a, "%.*s; %.*s", STR_ARG(all),
                   STR_ARG(correction_mark_words(STR("the first team"), STR("the other team"), mark, a)));
}

enum signature_state signature_state(const struct section *s, const struct fixture *f, int side)
{
    const struct signature *x = &f->signature[side];
    struct arena a = { 0 };

    if (x->at.n == 0)
        return SIGNATURE_NONE;
    bool stands = str_eq(x->results, signature_results(s, f, &a));
    arena_free(&a);
    if (!stands)
        return SIGNATURE_STALE;
    return x->agreed ? SIGNATURE_AGREED : SIGNATURE_DISPUTED;
}

const char *signature_name(enum signature_state state)
{
    static const char *const names[] = {
#define X(id, name) [id] = name,
        SIGNATURE_STATES(X)
#undef X
    };

    return names[state];
}

struct signatures signature_count(const struct section *s, const struct pairing_list *r)
{
    struct signatures n = { 0 };

    for (int i = 0; i < r->nfixture; i++) {
        const enum signature_state first = signature_state(s, &r->fixture[i], 0),
                                   other = signature_state(s, &r->fixture[i], 1);
        if (first == SIGNATURE_DISPUTED || other == SIGNATURE_DISPUTED)
            n.disputed++;
        else if (first == SIGNATURE_STALE || other == SIGNATURE_STALE)
            n.stale++;
        else
            n.both += first == SIGNATURE_AGREED && other == SIGNATURE_AGREED;
    }
    return n;
}

struct message signature_dispute(const struct section *s, int round, const struct fixture *f, int side)
{
    struct str first = s->squad[f->side[0]].name, other = s->squad[f->side[1]].name, who = side ? other : first;

    if (signature_state(s, f, side) != SIGNATURE_DISPUTED)
        return (struct message){ 0 };
    return say_result_disputed(round, f->table, first, other, who, f->signature[side].remark);
}

static bool is_signed(const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++)
        if (r->fixture[i].signature[0].at.n > 0 || r->fixture[i].signature[1].at.n > 0)
            return true;
    return false;
}

struct message signature_told(const struct section *s, const struct pairing_list *r)
{
    struct signatures n = signature_count(s, r);

    return is_signed(r) ? say_signed_by_both(n.both, n.disputed, n.stale) : (struct message){ 0 };
}

int signature_disputes(const struct section *s, int upto, struct arena *a, struct message **out)
{
    int n = 0;

    *out = NULL;
    for (int round = 1; round <= upto; round++)
        for (int i = 0; i < 2 * s->round[round - 1].nfixture; i++) {
            struct message said = signature_dispute(s, round, &s->round[round - 1].fixture[i / 2], i % 2);
            if (!said.row)
                continue;
            *out = arena_grow(a, *out, sizeof **out, (size_t)n, (size_t)n + 1);
            (*out)[n++] = said;
        }
    return n;
}

int signature_disputed_round(const struct section *s)
{
    int round = 1;

    while (round <= s->nround && signature_count(s, &s->round[round - 1]).disputed == 0)
        round++;
    return round <= s->nround ? round : 0;
}
