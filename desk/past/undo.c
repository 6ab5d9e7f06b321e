/* SPDX-License-Identifier: Apache-2.0 */
/* undo.c - the operations undo and restore: the changesets that the journal kept, applied backwards. */
#include "db/failure.h"
#include "db/journal.h"
#include "db/load.h"
#include "db/touched.h"
#include "desk/base/messages.h"
#include "desk/base/sheets.h"
#include "desk/base/task.h"
#include "desk/base/op_row.h"
#include "desk/past/apart.h"
#include "desk/past/lift.h"
#include "engine/base/arena.h"
#include "teams/event.h"
#include "teams/find.h"
#include "teams/names.h"

/* On the way back in the journal. */
struct way {
    struct task *t;
    const struct journal_row *row; /* all of it */
    int n;
    const struct section *section; /* that the act names, or NULL */
    bool one;                      /* of several sections that one alone goes back */
    bool confirmed;
    bool far; /* more than one entry may be taken back */
};

/* Rounds that were published, and rounds whose line-ups were. */
static int published(const struct event *ev)
{
    int n = 0;

    for (int i = 0; i < ev->nsection; i++)
        for (int r = 0; r < ev->section[i].nround; r++)
            n += (ev->section[i].round[r].published.n > 0) + (ev->section[i].round[r].opened.n > 0);
    return n;
}

/* Published pairings that are other ones now: how many rounds; `note`: with the sheets to be printed again. */
static int count_sheets(struct task *t, bool note)
{
    int n = 0;

    for (int i = 0; i < t->before->nsection && i < t->event.nsection; i++) {
        const struct section *s = &t->before->section[i], *now = &t->event.section[i];
        for (int r = 0; r < s->nround && r < now->nround; r++)
            if (s->round[r].published.n > 0 && now->round[r].published.n > 0 &&
                sheets_differ(&s->round[r], &now->round[r])) {
                if (note)
                    sheets_note(t, now, r + 1, &s->round[r], &now->round[r]);
                n++;
            }
    }
    return n;
}

/* What was corrected once the next round was out stands on the sheets of corrections. */
static int corrections(const struct event *ev)
{
    int n = 0;

    for (int i = 0; i < ev->nsection; i++)
        n += ev->section[i].ncorrection + ev->section[i].nmark_correction;
    return n;
}

/* Whose work it is. */

static struct message whose(const struct journal_row *row)
{
    return say_entry_of(row->entry, row->user, row->section);
}

static struct str said(const struct way *w, const struct journal_row *row)
{
    return history_text(&w->t->journal, (int)row->entry - 1, &w->t->arena);
}

static unsigned section_bit(const struct way *w)
{
    return CHANGED_SECTION(w->section - w->t->before->section + 1);
}

static bool is_foreign(const struct way *w, const struct journal_row *row)
{
    return !str_eq(row->user, w->t->act->user);
}

/* What is not to be taken back by mistake is named, and undo with its number, so that nothing else is taken back that somebody
   does in the meantime; dry it shows what would happen. */
static bool is_confirmed(const struct way *w, const struct journal_row *row, struct message why)
{
    struct message of = whose(row);
    struct task *t = w->t;

    if (w->confirmed)
        return true;
    if (!t->dry)
        return err_say_lack(t->err, LACKS_CONFIRM,
                            say_undo_unconfirmed(&of, row->time, &why, w->far ? 0 : row->entry, said(w, row)));
    task_say(t, WARNING, RULE_NONE, say_undo_needs_confirmation(&of, &why));
    return true;
}

/* Of several sections the one that is named alone goes back without a question. */
static bool reaches_others(const struct way *w, const struct journal_row *row)
{
    return w->one && (lift_changed(w->t, row) & ~(section_bit(w) | CHANGED_EVENT)) != 0;
}

static bool may_take_back(const struct way *w, const struct journal_row *row)
{
    bool own = str_eq(row->user, w->t->act->user);

    if (reaches_others(w, row))
        return is_confirmed(w, row, own ? say_is_of_other_section() : say_is_of_others_elsewhere());
    return own || is_confirmed(w, row, say_is_of_others());
}

/* Nothing that was published may be gone or changed without a reason; of which section, that is to be said where there are
   several. */
static bool may_stand(const struct way *w, const struct journal_row *entry)
{
    struct task *t = w->t;
    bool back = published(&t->event) < published(t->before);
    bool corrected = corrections(&t->event) != corrections(t->before);

    if (!back && !corrected && count_sheets(t, false) == 0)
        return true;
    if (!task_reason(t, back ? say_for_unpublishing() : say_for_undoing_published()))
        return false;
    if (count_sheets(t, true) == 0 && !back)
        return true;
    return w->section || t->before->nsection < 2 || is_confirmed(w, entry, say_changes_published_round());
}

/* The section that was named, if one was; the row of the journal is about what the entry was about all the same. */
static bool name_section(struct way *w)
{
    const struct task *t = w->t;
    int section;

    if (t->act->section.n == 0)
        return true;
    if (!section_find(t->before, t->act->section, &section, t->err))
        return false;
    w->section = &t->before->section[section];
    w->one = t->before->nsection > 1;
    return true;
}

/* The journal, if the file is as its last row left it. */
static bool set_out(struct way *w)
{
    struct task *t = w->t;
    struct journal_row *row = journal_load(t->db, &t->arena, &w->n);

    w->row = row;
    if (!db_ok(t->db, t->err))
        return false;
    if (journal_broken(row, w->n) != 0 || desk_altered(t->desk))
        return err_say(t->err, ERR_DB, say_undo_after_foreign_change());
    t->journal = history_of(row, w->n, &t->arena);
    return true;
}

/* An empty entry hides whether anything changed, so it is taken back like any other. */
static void take_back(struct task *t, const struct journal_row *row)
{
    t->always = t->always || row->inverse.n == 0;
    t->by_name = t->by_name || journal_version(row) < 2;
    journal_undo(t->db, row, &t->arena);
}

/* The mirror is where it was then, and the stick of that day may have been put away. */
static void tell_mirror(const struct way *w)
{
    const struct event *is = &w->t->event;
    struct str was = w->t->before->mirror;

    if (!str_eq(was, is->mirror))
        task_say(w->t, WARNING, RULE_NONE,
                 say_mirror_was_restored(is->mirror.n ? is->mirror : STR("none"), was.n ? was : STR("none")));
}

/* The event is as the file is now, which `restores` what it was before the entry; the row of the journal is about what `like` is about. */
static bool arrive(const struct way *w, enum fact_kind kind, const struct journal_row *entry,
                   const struct journal_row *like, bool restores)
{
    struct task *t = w->t;

    struct fact *fact = task_fact(t, kind);
    fact->number = entry->entry;
    fact->becomes = entry->user;
    fact->was = entry->section;
    t->like = like;
    t->restores = restores ? entry->entry : 0;
    t->applied = true;
    if (!db_ok(t->db, t->err) || !db_load_event(t->db, &t->arena, &t->event, t->err))
        return false;
    tell_mirror(w);
    return may_stand(w, entry);
}

/* undo */

static bool is_of_section(const struct way *w, const struct journal_row *row)
{
    return !w->one || str_eq(row->section, w->section->name) || (lift_changed(w->t, row) & section_bit(w)) != 0;
}

/* The last entry that has not been taken back, of the section if one is named; NULL: there is none but the event itself. */
static const struct journal_row *last_of(const struct way *w)
{
    int n = w->n;

    while (n > 1 && !(w->t->journal.in_force[n - 1] && is_of_section(w, &w->row[n - 1])))
        n--;
    return n > 1 ? &w->row[n - 1] : NULL;
}

/* That entry alone, while later ones, which are about something else, stand. */
static bool lift(const struct way *w, const struct journal_row *row)
{
    take_back(w->t, row);
    struct message of = whose(row);

    return arrive(w, FACT_UNDONE, row, row, false) &&
           (lift_fits(w->t) || err_say(w->t->err, ERR_STATE, say_event_rests_on(&of)));
}

bool decide_undo(const struct undo_args *in, struct task *t)
{
    struct way w = { .t = t, .confirmed = in->confirm };

    if (!set_out(&w) || !name_section(&w))
        return false;
    const struct journal_row *last = last_of(&w);
    if (!last)
        return err_say(w.t->err, ERR_STATE, w.one ? say_nothing_to_undo_in(w.section->name) : say_nothing_to_undo());
    struct message of = whose(last);
    if (in->entry != NOT_GIVEN && in->entry != last->entry)
        return err_say(t->err, ERR_STATE, say_another_entry_is_last(&of, in->entry, last->entry, said(&w, last)));
    bool end = lift_is_last(t, last);
    if ((!end && !lift_may(t, last)) || !may_take_back(&w, last))
        return false;
    if (!end)
        return lift(&w, last);
    take_back(t, last);
    return arrive(&w, FACT_UNDONE, last, last, true);
}

/* restore */

/* By row: it is taken back, or it comes again, when the event goes back to before an entry. */
static bool *changing(const struct way *w, long entry)
{
    bool *now = journal_in_force(w->row, w->n, &w->t->arena);
    const bool *then = journal_in_force(w->row, (int)entry - 1, &w->t->arena);

    for (int i = 0; i < entry - 1; i++)
        now[i] = now[i] != then[i];
    return now;
}

/* What the public and the captains have seen. */
static bool is_known_outside(struct task *t, const struct journal_row *row)
{
    struct fact *fact;
    int n = 0;

    if (row->facts.n > 0)
        fact_read(row->facts, &t->arena, &fact, &n);
    for (int i = 0; i < n; i++)
        if (fact[i].kind == FACT_PUBLISHED || fact[i].kind == FACT_OPENED || fact[i].kind == FACT_STARTED)
            return true;
    return false;
}

enum { WEIGHTS = 4 };

/* The more it weighs the less it may be lost from sight. */
static int weight_of(const struct way *w, const struct journal_row *row)
{
    return 2 * is_known_outside(w->t, row) + is_foreign(w, row);
}

/* By row, at most so many of those that change: what weighs most, and of that what came last. Returns how many are left out. */
static int choose_rows(const struct way *w, const bool *changes, int most, bool *chosen)
{
    int *weight = arena_new(&w->t->arena, int, w->n), left = 0;

    for (int i = 0; i < w->n; i++)
        weight[i] = changes[i] ? weight_of(w, &w->row[i]) : -1;
    for (int at = WEIGHTS - 1; at >= 0; at--)
        for (int i = w->n; i-- > 0;)
            if (weight[i] == at) {
                chosen[i] = most > 0;
                left += most-- <= 0;
            }
    return left;
}

/* What is said of an entry. */
typedef struct message says_of_entry(long entry, struct str user, struct str section, struct str act);

/* What is taken back and what comes again, the last first. */
static void tell_rows(const struct way *w, const bool *changes, int most, says_of_entry *back, says_of_entry *again)
{
    const bool *now = w->t->journal.in_force;
    bool *chosen = arena_new(&w->t->arena, bool, w->n);
    int more = choose_rows(w, changes, most, chosen);

    for (int i = w->n; i > 0; i--) {
        const struct journal_row *row = &w->row[i - 1];
        if (chosen[i - 1])
            task_say(w->t, NOTE, RULE_NONE,
                     (now[i - 1] ? back : again)(row->entry, row->user, row->section, said(w, row)));
    }
    if (more > 0)
        task_say(w->t, NOTE, RULE_NONE, say_and_more(more));
}

/* The rows that change from there on and are of that user, who is counted then. */
static int count_user(const struct way *w, const bool *changes, int from, struct str user, bool *counted)
{
    int n = 0;

    for (int i = from; i < w->n; i++)
        if (changes[i] && str_eq(w->row[i].user, user))
            counted[i] = ++n;
    return n;
}

/* "1 of bert, 2 of anna": whoever comes first, and so many of all the others. */
static struct str by_whom(const struct way *w, const bool *changes)
{
    enum { NAMED = 5 };
    bool *counted = arena_new(&w->t->arena, bool, w->n);
    struct names told = { .arena = &w->t->arena };
    int users = 0, others = 0;

    for (int i = 0; i < w->n; i++) {
        if (!changes[i] || counted[i])
            continue;
        int n = count_user(w, changes, i, w->row[i].user, counted);
        if (users++ < NAMED)
            names_add(&told, task_told(w->t, say_entries_of_user(n, w->row[i].user)));
        else
            others += n;
    }
    if (others > 0)
        names_add(&told, task_told(w->t, say_entries_of_others(others)));
    return names_text(&told);
}

/* "3 entries would be taken back, 2 of anna, 1 of bert, from 2016-09-02 10:01:00 to 2016-09-02 10:04:00" */
static struct message extent(const struct way *w, const bool *changes, bool back)
{
    bool *such = arena_new(&w->t->arena, bool, w->n);
    int first = w->n, last = 0, n = 0;

    for (int i = 0; i < w->n; i++) {
        such[i] = changes[i] && w->t->journal.in_force[i] == back;
        if (!such[i])
            continue;
        first = n++ == 0 ? i : first;
        last = i;
    }
    if (n == 0)
        return (struct message){ 0 };
    struct str users = by_whom(w, such), begin = w->row[first].time, end = w->row[last].time;
    return back ? say_entries_would_be_taken_back(n, users, begin, end)
                : say_entries_would_come_again(n, users, begin, end);
}

static bool is_all_own(const struct way *w, const bool *changes)
{
    int i = 0;

    while (i < w->n && !(changes[i] && is_foreign(w, &w->row[i])))
        i++;
    return i == w->n;
}

/* The way back over what is not all one's own is told in full: how much, of whom, and what weighs most in it. */
static bool may_go_back(const struct way *w, const bool *changes)
{
    enum { MOST = 5 };
    struct task *t = w->t;
    struct message why = say_not_all_yours();

    if (w->confirmed || is_all_own(w, changes))
        return true;
    struct message back = extent(w, changes, true), again = extent(w, changes, false);
    if (t->dry) {
        task_say(t, WARNING, RULE_NONE, say_restore_needs_confirmation(&back, &again, &why));
        return true;
    }
    tell_rows(w, changes, MOST, say_entry_would_be_taken_back, say_entry_would_come_again);
    return err_say_lack(t->err, LACKS_CONFIRM, say_restore_unconfirmed(&back, &again, &why));
}

/* The row of the journal is about one section only if all of that is. */
static const struct journal_row *about(const struct way *w, const bool *changes, const struct journal_row *entry)
{
    struct journal_row *whole = arena_new(&w->t->arena, struct journal_row, 1);
    bool one = true;

    for (int i = 0; i < w->n; i++)
        one = one && (!changes[i] || str_eq(w->row[i].section, entry->section));
    *whole = *entry;
    whole->section = (struct str){ 0 };
    whole->round = 0;
    return one ? entry : whole;
}

static bool may_go_before(const struct way *w, int entry)
{
    if (entry > w->n)
        return err_say(w->t->err, ERR_INPUT, say_journal_has_only(w->n));
    return entry > 1 || err_say(w->t->err, ERR_STATE, say_before_first_entry());
}

/* The section alone, while what was done in others stands. */
static bool go_back_apart(const struct way *w, const bool *changes, const struct journal_row *entry)
{
    struct task *t = w->t;
    int section = (int)(w->section - t->before->section);
    struct journal_row *like = arena_new(&t->arena, struct journal_row, 1);

    *like = *entry;
    like->section = w->section->name;
    like->round = str_eq(entry->section, like->section) ? entry->round : 0;
    if (!apart_go_back(t, section, changes, entry->entry) || !arrive(w, FACT_SECTION_RESTORED, entry, like, false))
        return false;
    t->fact[0].what = like->section;
    apart_tell(t, section, changes);
    return lift_fits(t) || err_say(t->err, ERR_STATE, say_past_section_does_not_fit(like->section));
}

bool decide_restore(const struct restore_args *in, struct task *t)
{
    enum { MOST = 10 };
    struct way w = { .t = t, .confirmed = in->confirm, .far = true };

    if (!set_out(&w) || !may_go_before(&w, in->before) || !name_section(&w))
        return false;
    bool *changes = changing(&w, in->before);
    const struct journal_row *entry = &w.row[in->before - 1];
    if ((w.one && !apart_choose(t, (int)(w.section - t->before->section), changes)) || !may_go_back(&w, changes))
        return false;
    tell_rows(&w, changes, MOST, say_entry_is_taken_back, say_entry_is_restored);
    if (w.one)
        return go_back_apart(&w, changes, entry);
    for (int i = w.n; i >= in->before; i--)
        take_back(t, &w.row[i - 1]);
    return arrive(&w, FACT_RESTORED, entry, about(&w, changes, entry), true);
}
