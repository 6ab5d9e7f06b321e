/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/sheets.h"

#include "desk/messages.h"
#include "teams/match.h"

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

/* The sheets that show the pairings of a round. X(name, that there is one) */
/* clang-format off */
#define SHEETS(X) \
    X("pairings", true) \
    X("squads", after->opened.n == 0) \
    X("board pairings", after->opened.n > 0)
/* clang-format on */

/* "pairings and squads": no sheet that nobody can have printed. */
static struct str names(struct task *t, const struct pairing_list *after)
{
    struct str text = { 0 };

#define X(name, exists) \
    if (exists)         \
        text = str_fmt(&t->arena, "%.*s%s" name, STR_ARG(text), text.n ? " and " : "");
    SHEETS(X)
#undef X
    return text;
}

void sheets_note(struct task *t, const struct section *s, int round, const struct pairing_list *before,
                 const struct pairing_list *after)
{
    struct str tables = { 0 };
    int n = 0;

    for (int i = 0; i < after->nfixture; i++) {
        const struct fixture *f = &after->fixture[i];
        if (!sheets_has(before, f))
            tables = str_fmt(&t->arena, "%.*s%s%d (%.*s, %.*s)", STR_ARG(tables), n++ ? ", " : "", f->table,
                             STR_ARG(s->squad[f->side[0]].name), STR_ARG(s->squad[f->side[1]].name));
    }
    task_say(t, NOTE, RULE_NONE, say_print_again(names(t, after), round, n, tables));
}
