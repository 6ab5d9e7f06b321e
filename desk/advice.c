/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/advice.h"

#define FROZEN " until a round is published; after that, go back to the newest sound backup"
#define LATEST " in the latest round; for an earlier round, go back to the newest sound backup"

static const char back[] = "no command can repair this: go back to the newest sound backup",
                  past[] = "it has been written again since; check that it is right now";

/* `column`: + is a row that does not belong there, - one that is missing. What is not in the table
   is put right by no command. */
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
    { "event", "name", "'set --name' enters it again" },
    { "event", "city", "'set --city' enters it again" },
    { "event", "address", "'set --address' enters it again" },
    { "event", "mirror", "'set --mirror' enters it again" },
    { "event", "venue", "'set --venue' enters it again" },
    { "event", "federation", "'set --federation' enters it again" },
    { "event", "first_day", "'set --start' enters it again" },
    { "event", "last_day", "'set --end' enters it again" },
    { "event", "zone", "'set --zone' enters it again" },
    { "event", "presence_closes", "'set --presence-closes' enters it again" },
    { "event", "squads_close", "'set --squads-close' enters it again" },
    { "event", "backups", "'set --backups' enters it again" },
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
    { "section", "title", "'set --title' enters it again" },
    { "section", "host_first", "'set --host-first' enters it again" },
    { "section", "double_entry", "'set --double-entry' enters it again" },
    { "section", "lineup_default", "'set --lineup-default' enters it again" },
    { "section", "women", "'set --women' enters it again" FROZEN },
    { "section", "system", "'set --system' enters it again" FROZEN },
    { "section", "unit", "'set --unit' enters it again" FROZEN },
    { "section", "score", "'set --score' enters it again" FROZEN },
    { "section", "preference", "'set --preference' enters it again" FROZEN },
    { "section", "secondary", "'set --secondary' enters it again" FROZEN },
    { "section", "accelerated", "'set --accelerated' enters it again" FROZEN },
    { "section", "graded", "'set --graded' enters it again" FROZEN },
    { "section", "edition", "'set --edition' enters it again" FROZEN },
    { "section", "tiebreak", "'set --tiebreak' enters it again" FROZEN },
    { "section", "ranking", "'set --ranking' enters it again" FROZEN },
    { "section", "rounds", "'set --rounds' enters it again" FROZEN },
    { "section", "boards", "'set --boards' enters it again" FROZEN },
    { "section", "squad_size", "'set --squad-size' enters it again" FROZEN },
    { "section", "floor", "'set --floor' enters it again" FROZEN },
    { "section", "lot", "'lot' enters it again" FROZEN },
    { "team", "number", "'number' gives it again" FROZEN },
    { "trace", "json", "'pair' makes a new draft; for a published round, go back to the newest sound backup" },
};
enum { ROWS = sizeof rows / sizeof *rows };

static struct str column_of(const struct flaw *flaw)
{
    return flaw->kind == FLAW_MISSING ? STR("-") : flaw->kind == FLAW_FOREIGN ? STR("+") : flaw->column;
}

const char *advice_for(const struct flaw *flaw)
{
    if (flaw->kind == FLAW_PAST)
        return past;
    for (int i = 0; i < ROWS; i++)
        if (str_eq(str_of(rows[i].table), flaw->table) && str_eq(str_of(rows[i].column), column_of(flaw)))
            return rows[i].advice;
    return back;
}
