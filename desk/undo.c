#include "db/journal.h"
#include "engine/base/door.h"
#include "db/load.h"
#include "desk/op.h"
#include "desk/sheets.h"
#include "desk/task.h"
#include "teams/find.h"

/* On the way back in the journal. */
struct way {
    struct task *t;
    const struct journal_row *row; /* all of it */
    int n;
    const struct section *section; /* that the act names, or NULL */
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

/* "entry 14 of bert in section women" */
static struct str whose(struct task *t, const struct journal_row *row)
{
    return str_fmt(&t->arena, "entry %ld of %.*s%s%.*s", row->entry, STR_ARG(row->user),
                   row->section.n ? " in section " : "", STR_ARG(row->section));
}

static struct str said(const struct way *w, const struct journal_row *row)
{
    return history_text(&w->t->journal, (int)row->entry - 1, &w->t->arena);
}

/* What is about the whole event belongs to no section. */
static bool is_of_other_section(const struct way *w, const struct journal_row *row)
{
    return w->section && row->section.n > 0 && !str_eq(row->section, w->section->name);
}

/* Somebody else's, or of another section than the one that was named. */
static bool is_foreign(const struct way *w, const struct journal_row *row)
{
    return !str_eq(row->user, w->t->act->user) || is_of_other_section(w, row);
}

/* undo: " --entry 25", so that nothing else is taken back that somebody does in the meantime. */
static struct str only_entry(const struct way *w, const struct journal_row *row)
{
    return w->far ? (struct str){ 0 } : str_fmt(&w->t->arena, " --entry %ld", row->entry);
}

/* What is not to be taken back by mistake is named; dry it shows what would happen. */
static bool is_confirmed(const struct way *w, const struct journal_row *row, const char *why)
{
    struct task *t = w->t;

    if (w->confirmed)
        return true;
    if (!t->dry)
        return err_lack(t->err, LACKS_CONFIRM,
                        "%.*s (%.*s) %s; to go on anyway, " DOOR("add --confirm%.*s", "confirm it") ". It was: %.*s",
                        STR_ARG(whose(t, row)), STR_ARG(row->time), why, STR_ARG(only_entry(w, row)),
                        STR_ARG(said(w, row)));
    task_note(t, WARNING, RULE_NONE, "%.*s %s: " DOOR("--confirm is needed", "it has to be confirmed"),
              STR_ARG(whose(t, row)), why);
    return true;
}

static bool may_take_back(const struct way *w, const struct journal_row *row)
{
    if (!is_foreign(w, row))
        return true;
    bool own = str_eq(row->user, w->t->act->user);
    return is_confirmed(w, row,
                        own ? "belongs to another section than the one named"
                        : !is_of_other_section(w, row)
                            ? "is somebody else's"
                            : "is somebody else's and belongs to another section than the one named");
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
    if (!task_reason(t, back ? "taking back a publication" : "taking back a change to a published round"))
        return false;
    if (count_sheets(t, true) == 0 && !back)
        return true;
    return w->section || t->before->nsection < 2 ||
           is_confirmed(w, entry, "changes a published round, and no section is named");
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
        return err_set(t->err, ERR_DB,
                       "the file was changed by another program, so nothing can be taken back; " DOOR(
                           "'olympair fsck'", "fsck on the command line") " shows where");
    t->journal = history_of(row, w->n, &t->arena);
    return true;
}

/* An entry that changed nothing is one that nobody is to learn that of. */
static void take_back(struct task *t, const struct journal_row *row)
{
    t->always = t->always || row->inverse.n == 0;
    journal_undo(t->db, row, &t->arena);
}

static void tell(struct task *t, enum fact_kind kind, const struct journal_row *row)
{
    struct fact *fact = task_fact(t, kind);

    fact->number = row->entry;
    fact->becomes = row->user;
    fact->was = row->section;
}

/* The mirror is where it was then, and the stick of that day may have been put away. */
static void tell_mirror(const struct way *w)
{
    const struct event *is = &w->t->event;
    struct str was = w->t->before->mirror;

    if (!str_eq(was, is->mirror))
        task_note(w->t, WARNING, RULE_NONE,
                  "the mirror is %.*s again, not %.*s: " DOOR("'set --mirror'", "'set'") " changes that",
                  STR_ARG(is->mirror.n ? is->mirror : STR("none")), STR_ARG(was.n ? was : STR("none")));
}

/* The file is as it was before the entry, and so is the event; the row of the journal is about what `like` is about. */
static bool arrive(const struct way *w, enum fact_kind kind, const struct journal_row *entry,
                   const struct journal_row *like)
{
    struct task *t = w->t;

    tell(t, kind, entry);
    t->like = like;
    t->restores = entry->entry;
    t->applied = true;
    if (!db_ok(t->db, t->err) || !db_load_event(t->db, &t->arena, &t->event, t->err))
        return false;
    tell_mirror(w);
    return may_stand(w, entry);
}

/* undo */

/* The last entry that has not been taken back. */
static const struct journal_row *last_of(const struct way *w)
{
    int n = w->n;

    while (n > 0 && !w->t->journal.in_force[n - 1])
        n--;
    return n > 1 ? &w->row[n - 1] : NULL;
}

bool decide_undo(const struct undo_args *in, struct task *t)
{
    struct way w = { .t = t, .confirmed = in->confirm };

    if (!set_out(&w))
        return false;
    const struct journal_row *last = last_of(&w);
    if (!last)
        return err_set(t->err, ERR_STATE, "there is nothing left to take back except the event itself");
    if (in->entry != NOT_GIVEN && in->entry != last->entry)
        return err_set(t->err, ERR_STATE,
                       "%.*s would now be taken back, not entry %d: " DOOR("add --entry %ld if that is meant",
                                                                           "look again") ", or go back further with "
                                                                                         "'restore'; it was: %.*s",
                       STR_ARG(whose(t, last)), in->entry, last->entry, STR_ARG(said(&w, last)));
    if (!name_section(&w) || !may_take_back(&w, last))
        return false;
    take_back(t, last);
    return arrive(&w, FACT_UNDONE, last, last);
}

/* restore */

/* By row: it is taken back, or it comes again, when the event goes back to before an entry. */
static const bool *changing(const struct way *w, long entry)
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

/* What is taken back and what comes again, the last first. `how`: one word each for the two. */
static void tell_rows(const struct way *w, const bool *changes, long entry, int most, const char *const how[2])
{
    bool *chosen = arena_new(&w->t->arena, bool, w->n);
    int more = choose_rows(w, changes, most, chosen);

    for (int i = w->n; i > 0; i--)
        if (chosen[i - 1])
            task_note(w->t, NOTE, RULE_NONE, "%.*s %s: %.*s", STR_ARG(whose(w->t, &w->row[i - 1])), how[i < entry],
                      STR_ARG(said(w, &w->row[i - 1])));
    if (more > 0)
        task_note(w->t, NOTE, RULE_NONE, "and %d more", more);
}

/* The rows of [from, to) that change and are of that user, who is counted then. */
static int count_user(const struct way *w, const bool *changes, int from, int to, struct str user, bool *counted)
{
    int n = 0;

    for (int i = from; i < to; i++)
        if (changes[i] && str_eq(w->row[i].user, user))
            counted[i] = ++n;
    return n;
}

/* "1 of bert, 2 of anna": whoever comes first, and so many of all the others. */
static struct str by_whom(const struct way *w, const bool *changes, int from, int to)
{
    enum { NAMED = 5 };
    struct arena *a = &w->t->arena;
    bool *counted = arena_new(a, bool, w->n);
    struct str text = { 0 };
    int users = 0, others = 0;

    for (int i = from; i < to; i++) {
        if (!changes[i] || counted[i])
            continue;
        int n = count_user(w, changes, from, to, w->row[i].user, counted);
        if (users++ < NAMED)
            text = str_fmt(a, "%.*s%s%d of %.*s", STR_ARG(text), text.n ? ", " : "", n, STR_ARG(w->row[i].user));
        else
            others += n;
    }
    return others > 0 ? str_fmt(a, "%.*s, %d of others", STR_ARG(text), others) : text;
}

/* "3 entries would be taken back, 2 of anna, 1 of bert, from 2016-09-02 10:01:00 to 2016-09-02 10:04:00" */
static struct str extent(const struct way *w, const bool *changes, int from, int to, const char *what)
{
    int first = from, last = to - 1, n = 0;

    for (int i = from; i < to; i++)
        n += changes[i];
    if (n == 0)
        return (struct str){ 0 };
    while (!changes[first])
        first++;
    while (!changes[last])
        last--;
    return str_fmt(&w->t->arena, "%d %s %s, %.*s, from %.*s to %.*s", COUNT(n, "entry", "entries"), what,
                   STR_ARG(by_whom(w, changes, from, to)), STR_ARG(w->row[first].time), STR_ARG(w->row[last].time));
}

/* Whose it is not, of what changes; empty: all of it is his who goes back, in the section that he names. */
static struct str not_own(const struct way *w, const bool *changes)
{
    bool others = false, elsewhere = false;

    for (int i = 0; i < w->n; i++) {
        others = others || (changes[i] && !str_eq(w->row[i].user, w->t->act->user));
        elsewhere = elsewhere || (changes[i] && is_of_other_section(w, &w->row[i]));
    }
    if (!others && !elsewhere)
        return (struct str){ 0 };
    return str_fmt(&w->t->arena, "not all of that is %s%s%s", others ? "yours" : "", others && elsewhere ? " or " : "",
                   elsewhere ? "of the section that is named" : "");
}

/* The way back over what is not all one's own is told in full: how much, of whom, and what weighs most in it. */
static bool may_go_back(const struct way *w, const bool *changes, int entry)
{
    static const char *const would[] = { "would be taken back", "would come again" };
    enum { MOST = 5 };
    struct task *t = w->t;
    struct str why = not_own(w, changes);

    if (w->confirmed || why.n == 0)
        return true;
    struct str back = extent(w, changes, entry - 1, w->n, would[0]), again = extent(w, changes, 0, entry - 1, would[1]);
    struct str all = str_fmt(&t->arena, "%.*s%s%.*s; %.*s", STR_ARG(back), back.n && again.n ? "; " : "",
                             STR_ARG(again), STR_ARG(why));
    if (t->dry) {
        task_note(t, WARNING, RULE_NONE, "%.*s: " DOOR("--confirm is needed", "it has to be confirmed"), STR_ARG(all));
        return true;
    }
    tell_rows(w, changes, entry, MOST, would);
    return err_lack(t->err, LACKS_CONFIRM, "%.*s; to go on anyway, " DOOR("add --confirm", "confirm it"), STR_ARG(all));
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
        return err_set(w->t->err, ERR_INPUT, "the journal has only %d %s: 'journal' lists them",
                       COUNT(w->n, "entry", "entries"));
    return entry > 1 || err_set(w->t->err, ERR_STATE, "before entry 1 there was no event; 'new' begins another one");
}

bool decide_restore(const struct restore_args *in, struct task *t)
{
    static const char *const is[] = { "is taken back", "is restored" };
    enum { MOST = 10 };
    struct way w = { .t = t, .confirmed = in->confirm, .far = true };

    if (!set_out(&w) || !may_go_before(&w, in->before))
        return false;
    const bool *changes = changing(&w, in->before);
    const struct journal_row *entry = &w.row[in->before - 1];
    if (!name_section(&w) || !may_go_back(&w, changes, in->before))
        return false;
    tell_rows(&w, changes, in->before, MOST, is);
    for (int i = w.n; i >= in->before; i--)
        take_back(t, &w.row[i - 1]);
    return arrive(&w, FACT_RESTORED, entry, about(&w, changes, entry));
}
