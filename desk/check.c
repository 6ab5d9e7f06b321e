#include "desk/check.h"

#include "db/rewind.h"
#include "db/schema.h"
#include "desk/backup.h"
#include "desk/task.h"

static void check_schema(struct desk *d, struct findings *f)
{
    struct findings found = { .arena = f->arena };

    schema_check(d->db, &found);
    for (int i = 0; i < found.n; i++)
        finding_add(f, PROBLEM, RULE_NONE, 0,
                    "%.*s. Another program changed it: go back to a sound backup",
                    STR_ARG(found.item[i].text));
}

static void check_chain(const struct journal_row *row, int n, struct findings *f)
{
    long broken = journal_broken(row, n);

    if (broken > 0)
        finding_add(f, PROBLEM, RULE_NONE, 0,
                    "entry %ld of the journal is not what it was when it was written", broken);
}

static void check_numbers(struct desk *d, struct findings *f)
{
    long unhashed = journal_unhashed(d->db);

    if (unhashed > 0)
        finding_add(f, PROBLEM, RULE_NONE, 0,
                    "entry %ld of the journal has a number where nothing stood when it was written",
                    unhashed);
}

/* What no entry accounts for, but cannot be named. */
static void check_state(struct desk *d, const struct journal_row *row, int n, struct findings *f)
{
    if (!journal_fits(d->db, row, n, f->arena))
        finding_add(f, PROBLEM, RULE_NONE, 0,
                    "the file is not as entry %d, the last of its journal, left it", n);
}

bool check_history(struct desk *d, struct history *h, struct arena *a, struct err *e)
{
    h->found.arena = h->flaw.arena = a;
    check_schema(d, &h->found);
    struct journal_row *row = journal_load(d->db, a, &h->entries);
    if (!db_ok(d->db, e))
        return false;
    check_chain(row, h->entries, &h->found);
    check_numbers(d, &h->found);
    desk_compare_backups(h->backup, h->nbackup, row, h->entries, &h->found);
    bool ok = rewind_check(d->db, row, h->entries, &h->flaw, e);
    if (ok && h->flaw.left > 0)
        finding_add(&h->found, NOTE, RULE_NONE, 0,
                    "What entries 1 to %d of the journal did was not compared with the file.", h->flaw.left);
    if (h->flaw.n == 0 && (h->found.n == 0 || h->flaw.left > 0))
        check_state(d, row, h->entries, &h->found);
    return db_ok(d->db, e) && ok;
}

static void tell(const struct history *h, struct findings *f)
{
    for (int i = 0; i < h->found.n; i++)
        finding_add(f, h->found.item[i].severity, RULE_NONE, 0, "%.*s", STR_ARG(h->found.item[i].text));
    for (int i = 0; i < h->flaw.n; i++)
        finding_add(f, PROBLEM, RULE_NONE, 0, "%.*s", STR_ARG(h->flaw.item[i].text));
}

bool desk_check(struct desk *d, struct findings *f, struct err *e)
{
    struct history h = { 0 };

    h.backup = desk_backups(db_path(d->db), f->arena, &h.nbackup);
    db_begin_read(d->db);
    bool ok = db_quick_check(d->db, e) && check_history(d, &h, f->arena, e);
    db_rollback(d->db);
    tell(&h, f);
    return ok;
}
