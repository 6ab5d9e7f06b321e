/* SPDX-License-Identifier: Apache-2.0 */
#include "db/failure.h"
#include "db/transaction.h"
#include "desk/base/messages.h"
#include "desk/base/task.h"

#include <stdlib.h>
#include <string.h>

#include "db/journal.h"
#include "db/store.h"
#include "desk/base/event_cache.h"
#include "desk/base/history.h"
#include "desk/base/identity.h"
#include "desk/base/seal.h"
#include "desk/base/shown.h"
#include "teams/event.h"
#include "teams/find.h"
#include "teams/form.h"
#include "teams/moment.h"
#include "teams/pairing.h"
#include "teams/round_json.h"
#include "teams/text.h"

bool act_ok(const struct act *act, struct arena *a, struct err *e)
{
    const struct {
        struct message what;
        struct str text;
        size_t letters;
    } rows[] = {
        { say_name_of_actor(), act->user, NAME_LETTERS },
        { say_the_reason(), act->reason, REASON_LETTERS },
        { say_name_of_orderer(), act->by_order, NAME_LETTERS },
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct str clean;
        if (!text_nfc(rows[i].text, a, &clean))
            return err_say(e, ERR_USAGE, say_text_not_plain(&rows[i].what));
        if (text_letters(clean) > rows[i].letters)
            return err_say(e, ERR_LIMIT, say_text_too_long(&rows[i].what, (long)(rows[i].letters)));
    }
    return true;
}

/* What people say goes into the event, which is kept when the call is over. */
static const struct act *own_act(const struct act *act, struct arena *a)
{
    struct act *own = arena_new(a, struct act, 1);

    *own = *act;
    own->user = str_copy(a, act->user);
    own->time = str_copy(a, act->time);
    own->reason = str_copy(a, act->reason);
    own->seen_past = str_copy(a, act->seen_past);
    own->by_order = str_copy(a, act->by_order);
    return own;
}

bool task_begin(struct task *t, struct desk *d, const struct act *act, struct findings *f, struct err *e)
{
    *t = (struct task){ .desk = d, .db = d->db, .act = act, .remarks = f, .err = e, .dry = act->dry };
    if (!d->write)
        return err_say(e, ERR_DB, say_open_for_reading());
    if (act->user.n == 0 || act->time.n == 0 || act->command.n == 0)
        return err_say(e, ERR_USAGE, say_act_incomplete());
    if (!act_ok(act, &t->arena, e))
        return false;
    t->act = own_act(act, &t->arena);
    db_begin(t->db);
    journal_begin(t->db);
    struct journal_row last = journal_last(t->db, &t->arena);
    t->last = last.time;
    t->now = moment_later(t->act->time, journal_latest(t->db, NULL, &t->arena));
    if (!db_ok(t->db, e) || !event_cache_load(d, e))
        return false;
    t->before = d->now.event;
    t->event = *event_copy(t->before, &t->arena);
    return true;
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

/* Whose entry it becomes: of no section, the empty one. */
static struct str section_of(const struct task *t)
{
    if (t->like)
        return t->like->section;
    return t->section ? t->section->name : (struct str){ 0 };
}

static struct journal_row row_of(struct task *t)
{
    const struct journal_row *like = t->like;

    return (struct journal_row){
        .time = t->act->time,
        .user = t->act->user,
        .command = t->act->command,
        .section = section_of(t),
        .round = like ? like->round : t->round,
        .restores = t->restores,
        .always = t->always,
        .facts = fact_code(t->fact, t->nfact, &t->arena),
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

/* The clock of the machine is wrong, or somebody mistyped --now: deadlines go by it. Of two who come at one moment either may be stored first.
   Captains would learn when somebody else handed in: they hear that it is wrong, not by how much. */
static void warn_of_time(struct task *t)
{
    if (!moment_is_after(t->now, t->act->time) || moment_minutes(t->act->time, t->now) <= 0)
        return;
    task_say(t, WARNING, RULE_NONE,
             t->act->viewer.role < ROLE_CAPTAIN ? say_time_goes_back(t->act->time, t->now)
                                                : say_time_of_receipt_goes_back(t->act->time));
}

/* What was changed is stored: where, that the event itself says. */
static void store(struct task *t)
{
    if (t->by_name) {
        const struct event *was = event_copy(&t->event, &t->arena);
        identity_by_name(&t->event, &t->arena);
        store_difference(t->db, was, &t->event);
    }
    if (!t->applied) {
        round_json_mark(t->before, &t->event);
        identity_give(&t->event, journal_stamp(t->db) + 1, t->act->time, &t->arena);
        store_difference(t->db, t->before, &t->event);
    }
    for (int r = 0; r < ROUNDS_MAX; r++)
        if (t->trace[r].n > 0)
            store_trace(t->db, task_at(t), r + 1, t->trace[r]);
}

/* The chain goes on from its last step, whoever made that. */
static struct shown_steps steps_of(struct task *t)
{
    struct shown_steps last = { .arena = &t->arena }, s = { .arena = &t->arena };

    shown_read(journal_shown(t->db, &t->arena), &last);
    if (last.n > 0)
        s.before = last.item[last.n - 1].head;
    shown_between(t->before, &t->event, &s);
    return s;
}

static bool may_be_sealed(struct task *t, const struct shown_steps *steps)
{
    bool may = false;

    for (int i = 0; !may && i < steps->n; i++)
        may = steps->item[i].round > 0 && journal_has_seal(t->db, steps->item[i].round);
    return may;
}

/* Whatever the operation was: what is looked at is what it made of the sealed rounds. */
static void warn_of_seals(struct task *t, const struct shown_steps *steps)
{
    struct history h;

    if (!may_be_sealed(t, steps) || !seal_history(t->db, &t->arena, &h, t->err))
        return;
    for (int i = 0; i < t->before->nsection; i++) {
        struct broken_seals broken = seal_broken(&h, t->before, i, steps, &t->arena);
        struct str name = t->before->nsection > 1 ? t->before->section[i].name : (struct str){ 0 };
        if (broken.n > 0)
            task_say(t, WARNING, RULE_NONE, say_seal_no_longer_holds(broken.n, broken.rounds, name));
    }
}

/* Adds the entry. False: nothing was changed. */
static bool record(struct task *t)
{
    /* Times of the journal are those of the zone that the event had then: which is later can be asked only of those of one zone. */
    if (t->last.n > 0 && !str_eq(t->before->zone, t->event.zone))
        task_fact(t, FACT_ZONE)->becomes = t->event.zone;
    /* The forms of the desk ask by whose order of every operation of the TAP. */
    if (t->act->by_order.n > 0)
        task_fact(t, FACT_BY_ORDER)->becomes = t->act->by_order;
    struct journal_row row = row_of(t);
    struct shown_steps steps = steps_of(t);

    row.shown = shown_code(&steps, &t->arena);
    struct arena own = { 0 }; /* what takes a large import back is as large, and nobody needs it any more */
    bool added = journal_add(t->db, row, &own);
    arena_free(&own);
    if (added)
        warn_of_seals(t, &steps);
    return added;
}

/* What desk_done says; what became of drafts is a remark besides. */
static struct str done_text(struct task *t)
{
    struct fact *fact = arena_new(&t->arena, struct fact, t->nfact);
    int n = 0;

    for (int i = 0; i < t->nfact; i++)
        if (t->fact[i].kind != FACT_DISCARDED)
            fact[n++] = t->fact[i];
    struct history told = t->journal;
    told.wording = t->act->wording;
    return history_sentence(&told, fact, n, &t->arena);
}

static void close_task(struct task *t, bool changed, bool recorded, bool ok)
{
    if (changed && ok)
        warn_of_time(t);
    if (!t->desk)
        return;
    remember(t->desk, changed && ok ? done_text(t) : (struct str){ 0 });
    if (ok)
        event_cache_take(t->desk, &t->event, &t->arena, recorded);
}

/* The last guard, whoever has changed something. What is taken back was there before. */
static bool forms_hold(struct task *t)
{
    if (t->applied || t->as_it_is)
        return true;
    const struct message broken = form_news(t->before, &t->event, &t->arena);
    return !broken.row || err_say(t->err, ERR_LIMIT, say_cannot_be_stored(&broken));
}

bool task_end(struct task *t, bool ok)
{
    ok = ok && forms_hold(t);
    if (ok)
        store(t);
    bool changed = ok && record(t);
    bool recorded = changed && !t->dry;
    struct journal_row last = recorded ? journal_last(t->db, &t->arena) : (struct journal_row){ 0 };
    bool begun = recorded && db_ok(t->db, &(struct err){ 0 });

    if (begun)
        db_commit(t->db);
    ok = ok && db_ok(t->db, t->err);
    if (t->db)
        db_rollback(t->db);
    if (t->desk && begun) {
        t->desk->doubted = ok ? 0 : last.entry;
        memcpy(t->desk->doubted_hash, last.hash, HASH_SIZE);
        if (ok)
            t->desk->entry = last.entry, t->desk->recorded++;
    }
    close_task(t, changed, recorded, ok);
    arena_free(&t->arena);
    return ok;
}

/* Facts. */

struct fact *task_fact(struct task *t, enum fact_kind kind)
{
    arena_room(&t->arena, t->fact, t->nfact, t->fact_cap);
    struct fact *f = &t->fact[t->nfact++];

    *f = (struct fact){ .kind = kind, .section = t->section ? task_at(t) + 1 : 0, .round = t->round };
    return f;
}

struct fact *task_team_fact(struct task *t, enum fact_kind kind, int team, int other)
{
    struct fact *f = task_fact(t, kind);

    if (team != NOBODY) {
        f->team = team + 1;
        f->team_name = t->section->squad[team].name;
    }
    if (other != NOBODY) {
        f->other = other + 1;
        f->other_name = t->section->squad[other].name;
    }
    return f;
}

struct fact *task_match_fact(struct task *t, enum fact_kind kind, const struct fixture *match)
{
    struct fact *f = task_team_fact(t, kind, match->side[0], match->side[1]);

    f->table = match->table;
    return f;
}

struct message task_of_unit(const struct task *t, struct message message)
{
    return t->section ? unit_message(t->section->unit, message) : message;
}

void task_say(struct task *t, enum severity severity, enum rule rule, struct message message)
{
    finding_say(t->remarks, severity, t->section ? section_cites(t->section, rule) : rule, 0, task_of_unit(t, message));
}

struct str task_told(struct task *t, struct message message)
{
    return message_text(&message, &t->act->wording, &t->arena);
}

void task_doubt_time(struct task *t, struct message what, struct str time)
{
    enum { FAR = 60, DAY = 24 * 60, DATE = 10 };
    const struct event *ev = &t->event;
    struct str first = ev->start.n > 0 ? ev->start : ev->date[0], last = ev->end.n > 0 ? ev->end : first;

    if (time.n == 0 || first.n == 0)
        return;
    if (moment_minutes(time, first) / DAY > FAR || moment_minutes(last, time) / DAY > FAR)
        task_say(t, WARNING, RULE_NONE, say_time_far_from_event(&what, time, FAR, str_whole(first, DATE)));
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

bool task_reason(struct task *t, struct message what)
{
    if (t->act->reason.n > 0)
        return true;
    if (t->act->viewer.role == ROLE_CAPTAIN)
        return err_say(t->err, ERR_STATE, say_needs_tap(&what));
    if (!t->dry)
        return err_say_lack(t->err, LACKS_REASON, say_needs_reason(&what));
    t->err->lacks |= LACKS_REASON;
    task_say(t, NOTE, RULE_NONE, say_will_need_reason(&what));
    return true;
}

struct str task_why(struct task *t)
{
    const struct act *act = t->act;

    return act->by_order.n == 0
               ? act->reason
               : str_fmt(&t->arena, "%.*s (by order of %.*s)", STR_ARG(act->reason), STR_ARG(act->by_order));
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

void task_discard(struct task *t, struct section *s, struct message why)
{
    if (!task_draft(s))
        return;
    struct fact *fact = task_fact(t, FACT_DISCARDED);
    fact->section = (int)(s - t->event.section) + 1;
    fact->round = s->nround;
    bool by_hand = has_hand_work(&s->round[s->nround - 1]);
    task_say(t, by_hand ? WARNING : NOTE, RULE_NONE,
             by_hand ? say_draft_discarded_with_changes(s->nround, &why) : say_draft_discarded(s->nround, &why));
    s->nround--;
}

struct str task_names(struct task *t, const int *squad, int n, int most)
{
    return squad_names(t->section, squad, n, most, &t->act->wording, &t->arena);
}
