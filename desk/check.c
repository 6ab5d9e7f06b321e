/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/check.h"
#include "db/failure.h"
#include "db/transaction.h"
#include "desk/messages.h"

#include <string.h>

#include "db/rewind.h"
#include "db/schema.h"
#include "db/state.h"
#include "desk/advice.h"
#include "desk/backup.h"
#include "desk/task.h"
#include "db/messages.h"

void check_schema(struct db *db, struct findings *f)
{
    struct findings found = { .arena = f->arena };

    schema_check(db, &found);
    for (int i = 0; i < found.n; i++)
        finding_say(f, PROBLEM, RULE_NONE, 0, say_changed_by_another_program(&found.item[i].message));
}

static void check_chain(const struct journal_row *row, int n, struct findings *f)
{
    long broken = journal_broken(row, n);

    if (broken > 0)
        finding_say(f, PROBLEM, RULE_NONE, 0, say_entry_was_altered(broken));
}

static void check_numbers(struct desk *d, struct findings *f)
{
    long unhashed = journal_unhashed(d->db);

    if (unhashed > 0)
        finding_say(f, PROBLEM, RULE_NONE, 0, say_entry_has_stray_number(unhashed));
}

/* What no entry accounts for, but cannot be named. */
static void check_state(struct desk *d, const struct journal_row *row, int n, struct findings *f)
{
    if (!journal_fits(d->db, row, n, f->arena))
        finding_say(f, PROBLEM, RULE_NONE, 0, say_file_differs_from_entry(n));
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
    int n;

    if (!d->examined) {
        bool began = db_begin_read(d->db);
        look_at_rows(d, &own);
        const struct journal_row *row = journal_load(d->db, &own, &n);
        altered = desk_altered(d) || journal_broken(row, n) != 0 || !schema_ok(d->db, &(struct err){ 0 });
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
static bool check_rows(struct desk *d, struct journal_check *h, const struct journal_row *row, bool sound,
                       struct err *e)
{
    struct flaws flaw = { .arena = h->found->arena, .found = add_flaw, .to = h };

    if (!rewind_check(d->db, row, h->entries, &flaw, e))
        return false;
    if (flaw.left > 0)
        finding_say(h->found, NOTE, RULE_NONE, 0, say_entries_not_compared(flaw.left));
    if (flaw.n == 0 && (sound || flaw.left > 0))
        check_state(d, row, h->entries, h->found);
    return true;
}

bool check_history(struct desk *d, struct journal_check *h, struct err *e)
{
    struct findings *f = h->found;
    int before = f->n;

    check_schema(d->db, f);
    struct journal_row *row = journal_load(d->db, f->arena, &h->entries);
    if (!db_ok(d->db, e))
        return false;
    check_chain(row, h->entries, f);
    check_numbers(d, f);
    desk_compare_backups(h->backup, h->nbackup, row, h->entries, f);
    bool ok = check_rows(d, h, row, f->n == before, e);
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
