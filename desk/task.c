#include "desk/task.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db/journal.h"
#include "db/load.h"
#include "db/store.h"
#include "teams/find.h"
#include "teams/moment.h"
#include "teams/text.h"

bool act_ok(const struct act *act, struct arena *a, struct err *e)
{
    const struct {
        const char *what;
        struct str text;
        size_t letters;
    } rows[] = {
        { "the name of who does it", act->user, NAME_LETTERS },
        { "the reason", act->reason, REASON_LETTERS },
        { "the name of who ordered it", act->by_order, NAME_LETTERS },
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct str clean;
        if (!text_nfc(rows[i].text, a, &clean))
            return err_set(e, ERR_USAGE,
                           "%s is not plain text: it holds invisible or control characters, or is not UTF-8",
                           rows[i].what);
        if (text_letters(clean) > rows[i].letters)
            return err_set(e, ERR_LIMIT, "%s has more than %zu letters", rows[i].what, rows[i].letters);
    }
    return true;
}

bool task_begin(struct task *t, struct desk *d, const struct act *act, struct findings *f, struct err *e)
{
    *t = (struct task){ .desk = d, .db = d->db, .act = act, .remarks = f, .err = e };
    if (!d->write)
        return err_set(e, ERR_DB, "the event file was opened for reading only");
    if (act->user.n == 0 || act->time.n == 0 || act->command.n == 0)
        return err_set(e, ERR_USAGE, "who does it, when, and by which command?");
    if (!act_ok(act, &t->arena, e))
        return false;
    db_begin(t->db);
    journal_begin(t->db);
    t->last = journal_last(t->db, &t->arena).time;
    return db_load_event(t->db, &t->arena, &t->event, e);
}

bool task_begin_section(struct task *t, struct desk *d, const struct act *act, struct findings *f, struct err *e)
{
    int section;

    if (!task_begin(t, d, act, f, e) || !section_find(&t->event, act->section, &section, e))
        return false;
    t->section = &t->event.section[section];
    t->remarks->edition = t->section->edition;
    return true;
}

/* The names of the teams it is about, one per line. */
static struct str teams_of(struct task *t)
{
    const struct section *s = t->section;
    size_t n = 0;

    if (!t->about)
        return (struct str){ 0 };
    for (int i = 0; i < s->nsquad; i++)
        n += t->about[i] ? s->squad[i].name.n + 1 : 0;
    char *text = arena_new(&t->arena, char, n), *at = text;
    for (int i = 0; i < s->nsquad; i++)
        if (t->about[i]) {
            at = mempcpy(at, s->squad[i].name.p, s->squad[i].name.n);
            *at++ = '\n';
        }
    return (struct str){ text, n ? n - 1 : 0 };
}

static struct journal_row row_of(struct task *t)
{
    const struct journal_row *like = t->like;
    bool more = t->discarded.n > 0;

    return (struct journal_row){
        .time = t->act->time,
        .user = t->act->user,
        .command = t->act->command,
        .section = like         ? like->section
                   : t->section ? t->section->name
                                : (struct str){ 0 },
        .round = like ? like->round : t->round,
        .teams = like ? like->teams : teams_of(t),
        .restores = t->restores,
        .always = t->always,
        .change = more ? str_fmt(&t->arena, "%.*s; %.*s", STR_ARG(t->change), STR_ARG(t->discarded)) : t->change,
        .reason = t->act->reason,
    };
}

/* What desk_done says: the change that was made, if there was one. What became of drafts is a
   remark besides. */
static void remember(struct desk *d, struct str change)
{
    free(d->done);
    d->done = change.n ? strndup(change.p, change.n) : NULL;
}

/* The clock of the machine is wrong, or somebody mistyped --now: deadlines go by it. */
static void warn_of_time(struct task *t)
{
    if (moment_is_after(t->last, t->act->time))
        task_note(t, WARNING, RULE_NONE,
                  "the time of this entry, %.*s, is earlier than that of the entry before it, %.*s: is it right?",
                  STR_ARG(t->act->time), STR_ARG(t->last));
}

static void note_entry(struct desk *d, const struct journal_row *row, bool committed)
{
    d->doubt = (struct doubt){ .entry = committed ? 0 : row->entry };
    memcpy(d->doubt.hash, row->hash, HASH_SIZE);
    if (committed)
        d->entry = row->entry;
}

bool task_end(struct task *t, bool ok)
{
    struct journal_row row = row_of(t);
    bool changed = ok && journal_add(t->db, row, &t->arena);
    bool recorded = changed && !t->act->dry;
    struct journal_row last = recorded ? journal_last(t->db, &t->arena) : (struct journal_row){ 0 };
    bool begun = recorded && db_ok(t->db, &(struct err){ 0 });

    if (begun)
        db_commit(t->db);
    ok = ok && db_ok(t->db, t->err);
    db_rollback(t->db);
    if (t->desk && begun)
        note_entry(t->desk, &last, ok);
    if (changed && ok)
        warn_of_time(t);
    if (t->desk)
        remember(t->desk, changed && ok ? t->change : (struct str){ 0 });
    arena_free(&t->arena);
    return ok;
}

static struct str vtext(struct arena *a, const char *fmt, va_list ap)
{
    va_list again;

    va_copy(again, ap);
    int n = vsnprintf(NULL, 0, fmt, ap);
    char *text = arena_new(a, char, n + 1);
    vsnprintf(text, (size_t)n + 1, fmt, again);
    va_end(again);
    return (struct str){ text, (size_t)n };
}

void task_change(struct task *t, const char *fmt, ...)
{
    va_list ap;

    va_start(ap, fmt);
    t->change = vtext(&t->arena, fmt, ap);
    va_end(ap);
}

void task_about(struct task *t, int squad)
{
    if (!t->about)
        t->about = arena_new(&t->arena, bool, t->section->nsquad);
    t->about[squad] = true;
}

void task_note(struct task *t, enum severity severity, enum rule rule, const char *fmt, ...)
{
    va_list ap;

    va_start(ap, fmt);
    struct str text = vtext(&t->arena, fmt, ap);
    va_end(ap);
    finding_add(t->remarks, severity, rule, 0, "%.*s", STR_ARG(text));
}

int task_at(const struct task *t)
{
    return (int)(t->section - t->event.section);
}

bool task_squad(struct task *t, struct str operand, int *squad)
{
    return task_lookup(t, operand, squad, t->err);
}

bool task_lookup(const struct task *t, struct str operand, int *squad, struct err *e)
{
    /* A file of results names every team in full: no need to fold all names each time. */
    bool number = operand.n > 0 && operand.p[0] >= '0' && operand.p[0] <= '9';
    for (int i = 0; !number && i < t->section->nsquad; i++)
        if (str_eq(t->section->squad[i].name, operand)) {
            *squad = i;
            return true;
        }
    return squad_find(t->section, operand, squad, e);
}

bool task_reason(struct task *t, const char *what)
{
    return t->act->reason.n > 0 || err_set(t->err, ERR_STATE, "%s needs a reason, for the journal", what);
}

struct pairing_list *task_draft(const struct section *s)
{
    struct pairing_list *last = s->nround ? &s->round[s->nround - 1] : NULL;

    return last && last->state == ROUND_DRAFT ? last : NULL;
}

int task_next(const struct section *s)
{
    return s->nround + (task_draft(s) ? 0 : 1);
}

/* What was changed in a draft by hand is lost with it. */
static bool has_hand_work(const struct pairing_list *r)
{
    bool has = r->bye_by_hand.n > 0;

    for (int i = 0; i < r->nfixture; i++)
        has = has || r->fixture[i].by_hand.n > 0;
    return has;
}

void task_discard(struct task *t, struct section *s, const char *fmt, ...)
{
    va_list ap;

    if (!task_draft(s))
        return;
    va_start(ap, fmt);
    struct str why = vtext(&t->arena, fmt, ap);
    va_end(ap);
    store_no_round(t->db, (int)(s - t->event.section), s->nround);
    t->discarded = str_fmt(&t->arena, "%.*s%sthe draft of round %d is discarded", STR_ARG(t->discarded),
                           t->discarded.n ? "; " : "", s->nround);
    bool by_hand = has_hand_work(&s->round[s->nround - 1]);
    task_note(t, by_hand ? WARNING : NOTE, RULE_NONE, "the draft of round %d is discarded%s: %.*s", s->nround,
              by_hand ? ", with what was changed in it by hand ('changes' lists it)" : "", STR_ARG(why));
    s->nround--;
}

struct str task_names(struct task *t, const int *squad, int n, int most)
{
    return squad_names(t->section, squad, n, most, &t->arena);
}
