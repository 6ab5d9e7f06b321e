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
    if (f->n == 0 && !journal_fits(d->db, row, n, f->arena))
        finding_add(f, PROBLEM, RULE_NONE, 0,
                    "the file is not as entry %d, the last of its journal, left it", n);
}

bool check_history(struct desk *d, const struct backup *backup, int nbackup, struct findings *f,
                   int *entries, struct err *e)
{
    check_schema(d, f);
    struct findings found = { .arena = f->arena };
    struct journal_row *row = journal_load(d->db, f->arena, entries);
    bool ok = db_ok(d->db, e);

    if (ok) {
        check_chain(row, *entries, &found);
        check_numbers(d, &found);
        desk_compare_backups(backup, nbackup, row, *entries, &found);
        ok = rewind_check(d->db, row, *entries, &found, e);
        check_state(d, row, *entries, &found);
        ok = db_ok(d->db, e) && ok;
    }
    for (int i = 0; i < found.n; i++)
        finding_add(f, PROBLEM, RULE_NONE, 0, "%.*s", STR_ARG(found.item[i].text));
    return ok;
}

bool desk_check(struct desk *d, struct findings *f, struct err *e)
{
    int n, unused;
    const struct backup *backup = desk_backups(db_path(d->db), f->arena, &n);

    db_begin_read(d->db);
    bool ok = db_quick_check(d->db, e) && check_history(d, backup, n, f, &unused, e);
    db_rollback(d->db);
    return ok;
}
