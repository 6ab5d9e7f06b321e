#include "desk/check.h"

#include "db/rewind.h"
#include "desk/task.h"

static void check_chain(const struct journal_row *row, int n, struct findings *f)
{
    long broken = journal_broken(row, n);

    if (broken > 0)
        finding_add(f, PROBLEM, RULE_NONE, 0,
                    "entry %ld of the journal is not what it was when it was written", broken);
}

/* What no entry accounts for, but cannot be named. */
static void check_state(struct desk *d, const struct journal_row *row, int n, struct findings *f)
{
    if (f->n == 0 && !journal_fits(d->db, row, n, f->arena))
        finding_add(f, PROBLEM, RULE_NONE, 0,
                    "the file is not as entry %d, the last of its journal, left it", n);
}

bool desk_check(struct desk *d, struct findings *f, struct err *e)
{
    int n = 0;

    db_begin_read(d->db);
    bool ok = db_quick_check(d->db, e);
    struct journal_row *row = journal_load(d->db, f->arena, &n);
    ok = ok && db_ok(d->db, e);
    if (ok) {
        check_chain(row, n, f);
        ok = rewind_check(d->db, row, n, f, e);
        check_state(d, row, n, f);
    }
    db_rollback(d->db);
    return ok;
}
