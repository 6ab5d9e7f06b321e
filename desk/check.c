/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/check.h"

#include <string.h>

#include "db/failure.h"
#include "db/messages.h"
#include "db/rewind.h"
#include "db/schema.h"
#include "db/state.h"
#include "db/transaction.h"
#include "desk/backup.h"
#include "desk/messages.h"
#include "desk/property.h"
#include "desk/task.h"
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
    if (flaw->kind == FLAW_MISSING)
        return STR("-");
    return flaw->kind == FLAW_FOREIGN ? STR("+") : flaw->column;
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

/* A sentence for the person at the desk: a command that enters the value again, or, if there is none, to go
   back to a backup; in the arena. The journal goes on saying that it was changed. */
static const char *advice_for(const struct flaw *flaw, struct arena *a)
{
    if (flaw->kind == FLAW_PAST)
        return past;
    for (int i = 0; i < ROWS; i++)
        if (str_eq(str_of(rows[i].table), flaw->table) && str_eq(str_of(rows[i].column), column_of(flaw)))
            return rows[i].advice;
    const char *set = advice_of_property(flaw, a);
    return set ? set : back;
}

void check_schema(struct db *db, struct findings *f)
{
    struct findings found = { .arena = f->arena };

    schema_check(db, &found);
    for (int i = 0; i < found.n; i++)
        finding_say(f, PROBLEM, RULE_NONE, 0, say_changed_by_another_program(&found.item[i].message));
}

static void check_chain(const struct journal_chain *chain, struct findings *f)
{
    if (chain->broken > 0)
        finding_say(f, PROBLEM, RULE_NONE, 0, say_entry_was_altered(chain->broken));
}

static void check_numbers(struct desk *d, struct findings *f)
{
    long unhashed = journal_unhashed(d->db);

    if (unhashed > 0)
        finding_say(f, PROBLEM, RULE_NONE, 0, say_entry_has_stray_number(unhashed));
}

/* What no entry accounts for, but cannot be named. */
static void check_state(struct desk *d, const struct journal_check *h)
{
    if (!journal_fits(d->db))
        finding_say(h->found, PROBLEM, RULE_NONE, 0, say_file_differs_from_entry(h->entries));
}

bool desk_altered(const struct desk *d)
{
    static const unsigned char none[HASH_SIZE];

    return memcmp(d->drift, none, HASH_SIZE) != 0;
}

/* Whoever has loaded the event has had a look at its rows. */
static void look_at_rows(struct desk *d, struct arena *a)
{
    if (!d->looked)
        journal_drift(d->db, state_whole(d->db, a), d->drift);
    d->looked = true;
}

struct message desk_alteration(struct desk *d)
{
    struct arena own = { 0 };
    bool altered = false;

    if (!d->examined) {
        bool began = db_begin_read(d->db);
        look_at_rows(d, &own);
        altered = desk_altered(d) || journal_chain(d->db).broken != 0 || !schema_ok(d->db, &(struct err){ 0 });
        if (began)
            db_rollback(d->db);
    }
    arena_free(&own);
    return altered ? say_shown_is_based_on_change(db_path(d->db)) : (struct message){ 0 };
}

static void add_flaw(const struct flaw *flaw, void *to)
{
    const struct journal_check *h = to;

    if (h->advise)
        finding_say(h->found, PROBLEM, RULE_NONE, 0,
                    say_flaw_with_advice(&flaw->message, advice_for(flaw, h->found->arena)));
    else
        finding_say(h->found, PROBLEM, RULE_NONE, 0, flaw->message);
}

/* The journal taken back, and where that leaves something open the sum over all rows. */
static bool check_rows(struct desk *d, struct journal_check *h, const struct journal_chain *chain, bool sound,
                       struct err *e)
{
    struct flaws flaw = { .arena = h->found->arena, .found = add_flaw, .to = h };

    if (!rewind_check(d->db, chain, &flaw, e))
        return false;
    if (flaw.left > 0)
        finding_say(h->found, NOTE, RULE_NONE, 0, say_entries_not_compared(flaw.left));
    if (flaw.n == 0 && (sound || flaw.left > 0))
        check_state(d, h);
    return true;
}

bool check_history(struct desk *d, struct journal_check *h, struct err *e)
{
    struct findings *f = h->found;
    int before = f->n;

    check_schema(d->db, f);
    struct journal_chain chain = journal_chain(d->db);
    h->entries = chain.rows;
    if (!db_ok(d->db, e))
        return false;
    check_chain(&chain, f);
    check_numbers(d, f);
    desk_compare_backups(h->backup, h->nbackup, d->db, &chain, f);
    bool ok = check_rows(d, h, &chain, f->n == before, e);
    return db_ok(d->db, e) && ok;
}

bool desk_check(struct desk *d, struct findings *f, struct err *e)
{
    struct journal_check h = { .found = f };

    d->examined = true;
    h.backup = desk_backups(db_path(d->db), f->arena, &h.nbackup);
    db_begin_read(d->db);
    bool ok = db_quick_check(d->db, e) && check_history(d, &h, e);
    db_rollback(d->db);
    return ok;
}
