/* SPDX-License-Identifier: Apache-2.0 */
#include "import/federation_cell.h"

#include "engine/base/finding.h"
#include "import/messages.h"
#include "teams/federation.h"

struct str federation_cell(struct federation_cells *to, struct str text, int line, struct arena *a)
{
    enum { CODE = 3 };
    const struct federation *f = federation_find(text) ? NULL : federation_guess(text, a);

    if (!f || (text.n <= CODE && !str_same(text, str_of(f->code))))
        return text;
    if (text.n > CODE && to->n++ == 0) {
        to->text = text;
        to->is = f;
        to->line = line;
    }
    return str_of(f->code);
}

void federation_cells_tell(const struct federation_cells *of, struct findings *f)
{
    if (of->n > 0)
        finding_say(f, WARNING, RULE_NONE, of->line, say_federations_are_named(of->text, of->is->code, of->n - 1));
}

/* "Norway 2" and "Norway B" are of Norway. */
static struct str without_number(struct str team)
{
    enum { SHORTEST = 4 };
    bool numbered = team.n > SHORTEST && team.p[team.n - 2] == ' ';

    return numbered ? str_trim((struct str){ team.p, team.n - 2 }) : team;
}

struct str federation_of_team(struct federation_cells *to, struct str team, int line, struct arena *a)
{
    struct federation_cells one = { 0 };
    const struct federation *f = federation_find(federation_cell(&one, without_number(team), line, a));

    if (!f)
        return (struct str){ 0 };
    if (to->n++ == 0) {
        to->text = team;
        to->is = f;
        to->line = line;
    }
    return str_of(f->code);
}

void federation_of_teams_tell(const struct federation_cells *of, struct findings *f)
{
    if (of->n > 0)
        finding_say(f, WARNING, RULE_NONE, of->line, say_federation_is_called(of->text, of->is->code, of->n - 1));
}

struct str federation_team(struct str text)
{
    const struct federation *f = federation_find(text);

    return f ? str_of(f->name) : text;
}
