#include "desk/undo.h"

#include "db/journal.h"
#include "db/load.h"
#include "desk/sheets.h"
#include "desk/task.h"

/* Rounds that were published, and rounds whose line-ups were. */
static int published(const struct event *ev)
{
    int n = 0;

    for (int i = 0; i < ev->nsection; i++)
        for (int r = 0; r < ev->section[i].nround; r++)
            n += (ev->section[i].round[r].published.n > 0) + (ev->section[i].round[r].opened.n > 0);
    return n;
}

/* Published pairings that are other ones after it: how many rounds, with the sheets to be printed
 * again. */
static int note_sheets(struct task *t, const struct event *after)
{
    int n = 0;

    for (int i = 0; i < t->event.nsection && i < after->nsection; i++) {
        const struct section *s = &t->event.section[i], *then = &after->section[i];
        for (int r = 0; r < s->nround && r < then->nround; r++)
            if (s->round[r].published.n > 0 && then->round[r].published.n > 0 &&
                sheets_differ(&s->round[r], &then->round[r])) {
                sheets_note(t, then, &s->round[r], &then->round[r]);
                n++;
            }
    }
    return n;
}

/* The event as it is after the rows were taken back: whole, and nothing gone or changed that was
   published without a reason. */
static bool may_stand(struct task *t)
{
    struct event after;

    if (!db_load_event(t->db, &t->arena, &after, t->err))
        return false;
    if (published(&after) < published(&t->event))
        return task_reason(t, "taking back what has been published");
    return note_sheets(t, &after) == 0 ||
           task_reason(t, "taking back a change of what was published");
}

/* The journal, if the file is as its last row left it. */
static bool load_rows(struct task *t, struct journal_row **row, int *n)
{
    *row = journal_load(t->db, &t->arena, n);
    if (!db_ok(t->db, t->err))
        return false;
    return (journal_broken(*row, *n) == 0 && journal_fits(t->db, *row, *n, &t->arena)) ||
           err_set(t->err, ERR_DB,
                   "the file was changed by another program, so nothing can be taken back; "
                   "'olympair fsck' says what");
}

/* The row of the journal is about what the entry was about. */
static bool goes_back_to(struct task *t, const struct journal_row *entry)
{
    t->like = entry;
    t->restores = entry->entry;
    return db_ok(t->db, t->err) && may_stand(t);
}

/* An entry that changed nothing is one that nobody is to learn that of. */
static void take_back(struct task *t, const struct journal_row *row)
{
    t->always = t->always || row->inverse.n == 0;
    journal_undo(t->db, row, &t->arena);
}

static bool undo(struct task *t)
{
    struct journal_row *row;
    int n;

    if (!load_rows(t, &row, &n))
        return false;
    const bool *in_force = journal_in_force(row, n, &t->arena);
    while (n > 0 && !in_force[n - 1])
        n--;
    if (n <= 1)
        return err_set(t->err, ERR_STATE, "nothing is left to be taken back but the event itself");
    const struct journal_row *last = &row[n - 1];
    take_back(t, last);
    task_change(t, "entry %d is taken back: %.*s", n, STR_ARG(last->change));
    return goes_back_to(t, last);
}

static bool restore(struct task *t, long entry)
{
    struct journal_row *row;
    int n;

    if (!load_rows(t, &row, &n))
        return false;
    if (entry > n)
        return err_set(t->err, ERR_INPUT, "the journal has only %d %s",
                       COUNT(n, "entry", "entries"));
    if (entry == 1)
        return err_set(t->err, ERR_STATE, "before entry 1 there was no event");
    for (int i = n; i >= entry; i--)
        take_back(t, &row[i - 1]);
    task_change(t, "the event is as it was before entry %ld: %.*s", entry,
                STR_ARG(row[entry - 1].change));
    return goes_back_to(t, &row[entry - 1]);
}

bool desk_undo(struct desk *d, const struct act *act, struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin(&t, d, act, f, e) && undo(&t));
}

bool desk_restore(struct desk *d, const struct act *act, long entry, struct findings *f,
                  struct err *e)
{
    struct task t;

    return task_end(&t, task_begin(&t, d, act, f, e) && restore(&t, entry));
}
