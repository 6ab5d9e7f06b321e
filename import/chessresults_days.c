/* SPDX-License-Identifier: Apache-2.0 */
#include "import/chessresults_days.h"

#include "engine/base/finding.h"
#include "import/xml_tree.h"

static void see(struct days *days, const struct element *x, const char *name)
{
    struct str day = str_trim(xml_attribute(x, name));

    if (day.n > 0)
        days_see(days, day, x->line);
}

void chessresults_days(const struct element *root, struct days *days, struct findings *f)
{
    const struct element *rounds = xml_find(root->child, "rounds"), *players = xml_find(root->child, "players");

    const struct element *data = xml_find(root->child, "tournamentdata"),
                         *tournament = data ? xml_find(data->child, "tournament") : NULL;

    if (tournament) {
        see(days, tournament, "from");
        see(days, tournament, "to");
    }
    for (struct element *x = rounds ? xml_find(rounds->child, "round") : NULL; x; x = xml_find(x->next, "round"))
        see(days, x, "date");
    for (struct element *x = players ? xml_find(players->child, "player") : NULL; x; x = xml_find(x->next, "player"))
        days_born(days, str_trim(xml_attribute(x, "dob")), x->line, DAYS_NO_SERIALS, f->arena);
    days_settle(days, f);
}
