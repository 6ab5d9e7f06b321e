/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/advice.h"

#include <string.h>

#include "desk/property.h"
#include "engine/base/arena.h"
#include "teams/member.h"

#define FROZEN " until a round is published; after that, go back to the newest sound backup"
#define LATEST " in the latest round; for an earlier round, go back to the newest sound backup"

static const char back[] = "no command can repair this: go back to the newest sound backup",
                  past[] = "it has been written again since; check that it is right now";

/* `column`: + is a row that does not belong there, - one that is missing. What is not in the table
   and no property (desk/property.h) is put right by no command. */
static const struct {
    const char *table, *column, *advice;
} rows[] = {
    { "absence", "-", "'absent', 'withdraw' or 'expel' enters it again, from the next round on" },
    { "absence", "+", "'absent --lift' or 'withdraw --lift' removes it, from the next round on" },
    { "adjustment", "-", "'points' gives or takes them again, from the next round on" },
    { "adjustment", "+", "'points' cancels them, from the next round on, as a separate decision" },
    { "adjustment", "mp",
      "'points' gives or takes the difference, from the next round on, as a decision of its "
      "own" },
    { "adjustment", "gp",
      "'points' gives or takes the difference, from the next round on, as a decision of its "
      "own" },
    { "arbiter", "name", "'set --arbiters' enters them all again" },
    { "arbiter", "role", "'set --arbiters' enters them all again" },
    { "arbiter", "-", "'set --arbiters' enters them all again" },
    { "arbiter", "+", "'set --arbiters' enters them all again" },
    { "arrival", "players", "'arrive --with N' enters it again" },
    { "arrival", "due", "'announce --due' enters it again" },
    { "arrival", "travel", "'announce --travel' enters it again" },
    { "arrival", "-", "'announce' or 'arrive' enters it again" },
    { "barred", "-", "'bar' enters it again" },
    { "barred", "+", "'bar --lift' removes it" },
    { "board", "result", "'result --round N --correct' enters it again" },
    { "board", "first_place", "'result --round N --players --correct' enters it again" },
    { "board", "second_place", "'result --round N --opponents --correct' enters it again" },
    { "board", "swapped", "'swap --round N' swaps it back" },
    { "board", "-", "'result --round N --correct' enters it again" },
    { "board_order", "-", "'order' enters it again" },
    { "date", "starts", "'set --round N --date' enters it again" },
    { "date", "lineups", "'set --round N --lineups' enters it again" },
    { "date", "-", "'set --round N --date' enters it again" },
    { "date", "+", "'set --round N --date' with an empty time removes it" },
    { "excuse", "-", "'excuse' enters it again" },
    { "excuse", "+", "'excuse --lift' removes it" },
    { "fixture", "first", "'move' pairs it again" LATEST },
    { "fixture", "second", "'move' pairs it again" LATEST },
    { "fixture", "absent_first", "'result --round N --absent --correct' marks it again" },
    { "fixture", "absent_second", "'result --round N --absent --correct' marks it again" },
    { "fixture", "present", "'result --round N --absent --present --correct' marks it again" },
    { "lineup", "places", "'lineup --round N' takes it again, with a reason once it is open" },
    { "lineup", "-", "'lineup --round N' takes it again, with a reason once it is open" },
    { "round", "bye", "'bye' gives it again" LATEST },
    { "second_entry", "result", "'result --round N --second --correct' enters it again" },
    { "second_entry", "-", "'result --round N --second' enters it again" },
    { "signature", "-", "'sign' enters it again" },
    { "signature", "agreed", "'sign' enters it again" },
    { "signature", "remark", "'sign --dispute' enters it again" },
    { "section", "lot", "'lot' enters it again" FROZEN },
    { "team", "number", "'number' gives it again" FROZEN },
    { "trace", "json", "'pair' makes a new draft; for a published round, go back to the newest sound backup" },
};
enum { ROWS = sizeof rows / sizeof *rows };

static struct str column_of(const struct flaw *flaw)
{
    return flaw->kind == FLAW_MISSING ? STR("-") : flaw->kind == FLAW_FOREIGN ? STR("+") : flaw->column;
}

/* A property is set again, as long as it may be; NULL: it is none. */
static const char *advice_of_property(const struct flaw *flaw, struct arena *a)
{
    bool of_event = str_eq(flaw->table, STR("event"));
    const struct member *m = member_table(of_event ? T_event : T_section)->member;

    if (flaw->kind != FLAW_VALUE || (!of_event && !str_eq(flaw->table, STR("section"))))
        return NULL;
    while (m->name && !str_eq(str_of(m->name), flaw->column))
        m++;
    const struct property *p = m->name ? property_kept_at(of_event, m->at) : NULL;
    return p ? str_c(a, str_fmt(a, "'set --%s' enters it again%s", p->name, p->frozen ? FROZEN : "")) : NULL;
}

const char *advice_for(const struct flaw *flaw, struct arena *a)
{
    if (flaw->kind == FLAW_PAST)
        return past;
    for (int i = 0; i < ROWS; i++)
        if (str_eq(str_of(rows[i].table), flaw->table) && str_eq(str_of(rows[i].column), column_of(flaw)))
            return rows[i].advice;
    const char *set = advice_of_property(flaw, a);
    return set ? set : back;
}
