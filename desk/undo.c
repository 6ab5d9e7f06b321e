#include "desk/undo.h"

#include "db/journal.h"
#include "db/load.h"
#include "desk/sheets.h"
#include "desk/task.h"
#include "teams/find.h"

/* Rounds that were published, and rounds whose line-ups were. */
static int published(const struct event *ev)
{
    int n = 0;

    for (int i = 0; i < ev->nsection; i++)
        for (int r = 0; r < ev->section[i].nround; r++)
            n += (ev->section[i].round[r].published.n > 0) + (ev->section[i].round[r].opened.n > 0);
    return n;
}

/* Published pairings that are other ones after it: how many rounds; `note`: with the sheets to be printed
   again. */
static int count_sheets(struct task *t, const struct event *after, bool note)
{
    int n = 0;

    for (int i = 0; i < t->event.nsection && i < after->nsection; i++) {
        const struct section *s = &t->event.section[i], *then = &after->section[i];
        for (int r = 0; r < s->nround && r < then->nround; r++)
            if (s->round[r].published.n > 0 && then->round[r].published.n > 0 &&
                sheets_differ(&s->round[r], &then->round[r])) {
                if (note)
                    sheets_note(t, then, &s->round[r], &then->round[r]);
                n++;
            }
    }
    return n;
}

/* Whose work it is. */

/* "entry 14 of bert in section women" */
static struct str whose(struct task *t, const struct journal_row *row)
{
    return str_fmt(&t->arena, "entry %ld of %.*s%s%.*s", row->entry, STR_ARG(row->user),
                   row->section.n ? " in section " : "", STR_ARG(row->section));
}

/* Somebody else's, or not of the section that was named. */
static bool is_foreign(const struct task *t, const struct journal_row *row)
{
    return !str_eq(row->user, t->act->user) || (t->section && !str_eq(row->section, t->section->name));
}

/* undo: " --entry 25", so that nothing else is taken back that somebody does in the meantime. */
static struct str only_entry(struct task *t, const struct journal_row *row)
{
    return t->restoring ? (struct str){ 0 } : str_fmt(&t->arena, " --entry %ld", row->entry);
}

/* What is not to be taken back by mistake is named; --dry-run shows what would happen. */
static bool is_confirmed(struct task *t, const struct journal_row *row, const char *why)
{
    if (t->act->confirmed)
        return true;
    if (!t->act->dry)
        return err_set(t->err, ERR_STATE, "%.*s (%.*s) %s; to go on all the same, add --confirm%.*s. It was: %.*s",
                       STR_ARG(whose(t, row)), STR_ARG(row->time), why, STR_ARG(only_entry(t, row)),
                       STR_ARG(row->change));
    task_note(t, WARNING, RULE_NONE, "%.*s %s: --confirm is needed", STR_ARG(whose(t, row)), why);
    return true;
}

/* The section that was named, if one was; the row of the journal is about what the entry was about all the same. */
static bool name_section(struct task *t)
{
    int section;

    if (t->act->section.n == 0)
        return true;
    if (!section_find(&t->event, t->act->section, &section, t->err))
        return false;
    t->section = &t->event.section[section];
    return true;
}

/* The last of the rows that are taken back or come again, and are not one's own. */
static const struct journal_row *foreign(const struct task *t, const struct journal_row *row, const bool *changes,
                                         int n)
{
    while (n > 0 && !(changes[n - 1] && is_foreign(t, &row[n - 1])))
        n--;
    return n > 0 ? &row[n - 1] : NULL;
}

static bool may_take_back(struct task *t, const struct journal_row *row, const bool *changes, int n)
{
    if (!name_section(t))
        return false;
    const struct journal_row *other = foreign(t, row, changes, n);
    if (!other)
        return true;
    bool own = str_eq(other->user, t->act->user);
    bool section = !t->section || str_eq(other->section, t->section->name);
    return is_confirmed(t, other,
                        own       ? "is not of the section named"
                        : section ? "is somebody else's"
                                  : "is somebody else's, and not of the section named");
}

/* The event as it is after the rows were taken back: whole, and nothing gone or changed that was
   published without a reason; of which section, that is to be said where there are several. */
static bool may_stand(struct task *t, const struct journal_row *entry)
{
    struct event after;

    if (!db_load_event(t->db, &t->arena, &after, t->err))
        return false;
    int now = published(&t->event), then = published(&after);
    bool back = then < now;
    bool other = count_sheets(t, &after, false) > 0;
    if (!back && !other)
        return true;
    if (!task_reason(t, back ? "taking back what has been published" : "taking back a change of what was published"))
        return false;
    count_sheets(t, &after, true);
    return t->section || t->event.nsection < 2 ||
           is_confirmed(t, entry, "changes what was published, and no section is named");
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
    return db_ok(t->db, t->err) && may_stand(t, entry);
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
    if (t->act->expects && t->act->expects != last->entry)
        return err_set(t->err, ERR_STATE, "by now %.*s would be taken back, not entry %ld: %.*s",
                       STR_ARG(whose(t, last)), t->act->expects, STR_ARG(last->change));
    if (!may_take_back(t, last, &in_force[n - 1], 1))
        return false;
    take_back(t, last);
    task_change(t, "%.*s is taken back: %.*s", STR_ARG(whose(t, last)), STR_ARG(last->change));
    return goes_back_to(t, last);
}

/* By row: it is taken back, or it comes again, when the event goes back to before an entry. */
static const bool *changing(struct task *t, const struct journal_row *row, int n, long entry)
{
    bool *now = journal_in_force(row, n, &t->arena);
    const bool *then = journal_in_force(row, (int)entry - 1, &t->arena);

    for (int i = 0; i < entry - 1; i++)
        now[i] = now[i] != then[i];
    return now;
}

/* What is taken back and what comes again, the last first. */
static void tell_rows(struct task *t, const struct journal_row *row, const bool *changes, int n, long entry)
{
    enum { MOST = 10 };
    int told = 0, more = 0;

    for (int i = n; i > 0; i--) {
        if (!changes[i - 1])
            continue;
        if (++told > MOST)
            more++;
        else
            task_note(t, NOTE, RULE_NONE, "%.*s %s: %.*s", STR_ARG(whose(t, &row[i - 1])),
                      i >= entry ? "is taken back" : "comes again", STR_ARG(row[i - 1].change));
    }
    if (more > 0)
        task_note(t, NOTE, RULE_NONE, "and %d more before that", more);
}

/* The row of the journal is about one section only if all of that is. */
static const struct journal_row *about(struct task *t, const struct journal_row *row, const bool *changes, int n,
                                       long entry)
{
    struct journal_row *whole = arena_new(&t->arena, struct journal_row, 1);
    bool one = true;

    for (int i = 0; i < n; i++)
        one = one && (!changes[i] || str_eq(row[i].section, row[entry - 1].section));
    *whole = row[entry - 1];
    whole->section = whole->teams = (struct str){ 0 };
    whole->round = 0;
    return one ? &row[entry - 1] : whole;
}

static bool restore(struct task *t, long entry)
{
    struct journal_row *row;
    int n;

    if (!load_rows(t, &row, &n))
        return false;
    if (entry > n)
        return err_set(t->err, ERR_INPUT, "the journal has only %d %s", COUNT(n, "entry", "entries"));
    if (entry == 1)
        return err_set(t->err, ERR_STATE, "before entry 1 there was no event");
    const bool *changes = changing(t, row, n, entry);
    t->restoring = true;
    if (!may_take_back(t, row, changes, n))
        return false;
    tell_rows(t, row, changes, n, entry);
    for (int i = n; i >= entry; i--)
        take_back(t, &row[i - 1]);
    task_change(t, "the event is as it was before %.*s (%.*s)", STR_ARG(whose(t, &row[entry - 1])),
                STR_ARG(row[entry - 1].change));
    return goes_back_to(t, about(t, row, changes, n, entry));
}

bool desk_undo(struct desk *d, const struct act *act, struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin(&t, d, act, f, e) && undo(&t));
}

bool desk_restore(struct desk *d, const struct act *act, long entry, struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin(&t, d, act, f, e) && restore(&t, entry));
}
