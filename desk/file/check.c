/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/file/check.h"

#include <string.h>
#include <sys/stat.h>

#include "db/failure.h"
#include "db/messages.h"
#include "db/rewind.h"
#include "db/schema.h"
#include "db/state.h"
#include "db/transaction.h"
#include "desk/base/messages.h"
#include "desk/base/property.h"
#include "desk/base/task.h"
#include "desk/file/backup.h"
#include "engine/base/arena.h"
#include "teams/lineup.h"
#include "teams/member.h"

/* `column`: + is a row that does not belong there, - one that is missing. What is not in the table
   and no property (desk/base/property.h) is put right by no command. */
static const struct {
    const char *table, *column;
    struct message (*advice)(void);
} rows[] = {
    { "absence", "-", say_advice_absent_again },
    { "absence", "+", say_advice_absence_lifted },
    { "adjustment", "-", say_advice_points_again },
    { "adjustment", "+", say_advice_points_cancelled },
    { "adjustment", "mp", say_advice_points_differ },
    { "adjustment", "gp", say_advice_points_differ },
    { "arbiter", "name", say_advice_arbiters_again },
    { "arbiter", "role", say_advice_arbiters_again },
    { "arbiter", "-", say_advice_arbiters_again },
    { "arbiter", "+", say_advice_arbiters_again },
    { "arrival", "players", say_advice_players_here_again },
    { "arrival", "due", say_advice_due_again },
    { "arrival", "travel", say_advice_travel_again },
    { "arrival", "-", say_advice_arrival_again },
    { "barred", "-", say_advice_bar_again },
    { "barred", "+", say_advice_bar_lifted },
    { "board", "result", say_advice_result_again },
    { "board", "first_place", say_advice_players_again },
    { "board", "second_place", say_advice_opponents_again },
    { "board", "swapped", say_advice_swapped_back },
    { "board", "-", say_advice_result_again },
    { "board_order", "-", say_advice_order_again },
    { "date", "starts", say_advice_date_again },
    { "date", "lineups", say_advice_deadline_again },
    { "date", "-", say_advice_date_again },
    { "date", "+", say_advice_date_removed },
    { "excuse", "-", say_advice_excuse_again },
    { "excuse", "+", say_advice_excuse_lifted },
    { "fixture", "first", say_advice_moved_again },
    { "fixture", "second", say_advice_moved_again },
    { "fixture", "absent_first", say_advice_mark_again },
    { "fixture", "absent_second", say_advice_mark_again },
    { "fixture", "present", say_advice_present_again },
    { "lineup", "places", say_advice_lineup_again },
    { "lineup", "-", say_advice_lineup_again },
    { "round", "bye", say_advice_bye_again },
    { "second_entry", "result", say_advice_second_corrected },
    { "second_entry", "-", say_advice_second_again },
    { "signature", "-", say_advice_signed_again },
    { "signature", "agreed", say_advice_signed_again },
    { "signature", "remark", say_advice_dispute_again },
    { "section", "lot", say_advice_lot_again },
    { "team", "number", say_advice_number_again },
    { "trace", "json", say_advice_trace_again },
};
enum { ROWS = sizeof rows / sizeof *rows };

static struct str column_of(const struct flaw *flaw)
{
    if (flaw->kind == FLAW_MISSING)
        return STR("-");
    return flaw->kind == FLAW_FOREIGN ? STR("+") : flaw->column;
}

/* A property is set again, as long as it may be; NULL: it is none. */
static const struct property *property_of(const struct flaw *flaw)
{
    bool of_event = str_eq(flaw->table, STR("event"));
    const struct member *m = member_table(of_event ? T_event : T_section)->member;

    if (flaw->kind != FLAW_VALUE || (!of_event && !str_eq(flaw->table, STR("section"))))
        return NULL;
    while (m->name && !str_eq(str_of(m->name), flaw->column))
        m++;
    return m->name ? property_kept_at(of_event, m->at) : NULL;
}

/* For the person at the desk: a command that enters the value again, or, if there is none, to go back to a backup.
   The journal goes on saying that it was changed. */
static struct message advice_for(const struct flaw *flaw)
{
    const struct property *p = property_of(flaw);

    if (flaw->kind == FLAW_PAST)
        return say_advice_written_again();
    for (int i = 0; i < ROWS; i++)
        if (str_eq(str_of(rows[i].table), flaw->table) && str_eq(str_of(rows[i].column), column_of(flaw)))
            return rows[i].advice();
    if (!p)
        return say_advice_backup();
    return p->frozen ? say_advice_set_unless_published(p->name) : say_advice_set(p->name);
}

void check_schema(struct db *db, struct findings *f)
{
    struct findings found = { .arena = f->arena };

    schema_check(db, &found);
    for (int i = 0; i < found.n; i++)
        finding_say(f, PROBLEM, RULE_NONE, 0, say_changed_by_another_program(&found.item[i].message));
}

bool desk_altered(const struct desk *d)
{
    static const unsigned char none[HASH_SIZE];

    return memcmp(d->drift, none, HASH_SIZE) != 0;
}

struct message desk_alteration(struct desk *d)
{
    struct arena own = { 0 };
    bool altered = false;

    if (!d->examined) {
        bool began = db_begin_read(d->db);
        /* Whoever has loaded the event has had a look at its rows. */
        if (!d->looked)
            journal_drift(d->db, state_whole(d->db, &own), d->drift);
        d->looked = true;
        altered = desk_altered(d) || journal_chain(d->db).broken != 0 || !schema_ok(d->db, &(struct err){ 0 });
        if (began)
            db_rollback(d->db);
    }
    arena_free(&own);
    return altered ? say_shown_is_based_on_change(db_path(d->db)) : (struct message){ 0 };
}

static bool holds_secrets(const struct event *ev)
{
    for (const struct section *s = ev->section; s && s < ev->section + ev->nsection; s++)
        for (int i = 0; i < s->nround; i++)
            if (lineup_is_secret(&s->round[i]))
                return true;
    return false;
}

struct message desk_exposed(const char *path, const struct event *ev)
{
    struct stat st;
    bool known = stat(path, &st) == 0 && holds_secrets(ev);
    bool others = known && st.st_mode & S_IROTH, group = known && (st.st_mode & (S_IRGRP | S_IWGRP)) == S_IRGRP;

    return others || group ? say_secrets_can_be_read(path) : (struct message){ 0 };
}

struct message desk_in_log(struct desk *d)
{
    return db_in_log(d->db);
}

static void add_flaw(const struct flaw *flaw, void *to)
{
    const struct journal_check *h = to;

    struct message advice = advice_for(flaw);

    finding_say(h->found, PROBLEM, RULE_NONE, 0,
                h->advise ? say_flaw_with_advice(&flaw->message, &advice) : flaw->message);
}

/* The journal taken back, and where that leaves something open the sum over all rows. */
static bool check_rows(struct desk *d, struct journal_check *h, const struct journal_chain *chain, bool sound,
                       struct err *e)
{
    struct flaws flaw = { .arena = h->found->arena, .found = add_flaw, .to = h, .headway = h->headway };

    if (!rewind_check(d->db, chain, &flaw, e))
        return false;
    if (flaw.left > 0)
        finding_say(h->found, NOTE, RULE_NONE, 0, say_entries_not_compared(flaw.left));
    if (flaw.n == 0 && (sound || flaw.left > 0)) {
        /* What no entry accounts for, but cannot be named. */
        if (!journal_fits(d->db))
            finding_say(h->found, PROBLEM, RULE_NONE, 0, say_file_differs_from_entry(h->entries));
    }
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
    if (chain.broken > 0)
        finding_say(f, PROBLEM, RULE_NONE, 0, say_entry_was_altered(chain.broken));
    long unhashed = journal_unhashed(d->db);
    if (unhashed > 0)
        finding_say(f, PROBLEM, RULE_NONE, 0, say_entry_has_stray_number(unhashed));
    desk_compare_backups(h->backup, h->nbackup, d->db, &chain, f);
    bool ok = check_rows(d, h, &chain, f->n == before, e);
    return db_ok(d->db, e) && ok;
}

bool desk_check(struct desk *d, const struct headway *headway, struct findings *f, struct err *e)
{
    struct journal_check h = { .found = f, .headway = headway };

    d->examined = true;
    h.backup = desk_backups(db_path(d->db), f->arena, &h.nbackup);
    db_begin_read(d->db);
    bool ok = db_quick_check(d->db, e) && check_history(d, &h, e);
    db_rollback(d->db);
    return ok;
}
