/* SPDX-License-Identifier: Apache-2.0 */
/* verify_history.c - codes of printed sheets, looked up in what the event file has been. */
#include <stdio.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "desk/base/shown.h"
#include "engine/base/arena.h"
#include "office/lookup.h"
#include "teams/history_code.h"

static void print_code(struct call *c, struct str typed, const struct lookup *l)
{
    struct looked_up found = lookup_code(l, typed);

    if (!found.found) {
        finding_say(&c->findings, PROBLEM, RULE_NONE, 0, found.verdict);
        return;
    }
    printf("%.*s.\n", TOLD(c, found.verdict));
    for (int i = 0; i < found.nsince; i++)
        printf("  %.*s\n", TOLD(c, found.since[i]));
}

/* What stands on sheets that are printed now. */
static bool print_present(struct call *c, const struct lookup *l)
{
    struct event ev;
    int n = 0;

    if (!call_event(c, &ev))
        return false;
    for (int i = 0; i < ev.nsection; i++) {
        const struct section *s = &ev.section[i];
        struct heads heads = shown_heads(l->journal.row, l->journal.n, s->name, c->arena);
        for (int round = 1; round <= s->nround; round++)
            if (s->round[round - 1].published.n > 0 && heads.round[round].n > 0 && ++n)
                call_print(c, say_code_of_round(s->name, round, history_code(heads.round[round], c->arena)));
    }
    if (n == 0)
        call_print(c, say_no_code_yet());
    return true;
}

bool cmd_verify_history(struct call *c)
{
    struct lookup l;

    if (!lookup_open(&l, c->desk, c->arena, c->err))
        return false;
    for (int i = 0; i < c->noperand; i++)
        print_code(c, c->operand[i], &l);
    if (c->noperand == 0 && !print_present(c, &l))
        return false;
    struct message flaw = lookup_flaw(&l);
    if (flaw.row)
        finding_say(&c->findings, PROBLEM, RULE_NONE, 0, flaw);
    int wrong = finding_count(&c->findings, PROBLEM);
    return wrong == 0 || err_say(c->err, ERR_FINDINGS, say_history_not_confirmed(wrong));
}
