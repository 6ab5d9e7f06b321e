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
    }
    db_rollback(d->db);
    return ok;
}
