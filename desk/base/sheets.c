/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/sheets.h"

#include "desk/base/messages.h"
#include "teams/match.h"
#include "teams/names.h"

bool sheets_has(const struct pairing_list *r, const struct fixture *match)
{
    const struct fixture *f = match_at(r, match->table);

    return f && f->side[0] == match->side[0] && f->side[1] == match->side[1];
}

bool sheets_differ(const struct pairing_list *before, const struct pairing_list *after)
{
    bool same = before->nfixture == after->nfixture && before->bye == after->bye;

    for (int i = 0; same && i < after->nfixture; i++)
        same = sheets_has(before, &after->fixture[i]);
    return !same;
}

void sheets_note(struct task *t, const struct section *s, int round, const struct pairing_list *before,
                 const struct pairing_list *after)
{
    struct names tables = { .arena = &t->arena };

    for (int i = 0; i < after->nfixture; i++) {
        const struct fixture *f = &after->fixture[i];
        if (!sheets_has(before, f))
            names_add(&tables, str_fmt(&t->arena, "%d (%.*s - %.*s)", f->table, STR_ARG(s->squad[f->side[0]].name),
                                       STR_ARG(s->squad[f->side[1]].name)));
    }
    /* No sheet that nobody can have printed. */
    struct message sheets = after->opened.n > 0 ? say_pairings_and_boards() : say_pairings_and_squads();
    task_say(t, NOTE, RULE_NONE, say_print_again(&sheets, round, tables.n, names_text(&tables)));
}
