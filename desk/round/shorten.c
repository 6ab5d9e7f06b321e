/* SPDX-License-Identifier: Apache-2.0 */
/* shorten.c - the operation shorten: a section ends after fewer rounds than were planned, or loses the day of one. */
#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "desk/event/robin.h"
#include "desk/base/op_row.h"
#include "teams/event.h"
#include "teams/pairing.h"

static int published(const struct section *s)
{
    return s->nround - (task_draft(s) != NULL);
}

/* The last round that stays: what is published; of a round robin, whose rounds may all be, what has begun. */
static int lasting(const struct section *s)
{
    return section_is_round_robin(s) ? robin_last_begun(s) : published(s);
}

static bool may_cancel(struct task *t, int round)
{
    const struct section *s = t->section;

    if (round > s->rounds)
        return err_say(t->err, ERR_STATE, say_event_has_rounds(s->rounds));
    if (round > lasting(s))
        return true;
    return err_say(t->err, ERR_STATE,
                   section_is_round_robin(s) ? say_shorten_below_begun(lasting(s)) : say_cancelled_is_published(round));
}

static bool may_end_after(struct task *t, int rounds)
{
    const struct section *s = t->section;

    if (rounds >= s->rounds)
        return err_say(t->err, ERR_STATE, say_shorten_to_no_fewer(s->name, s->rounds));
    if (rounds >= lasting(s) && rounds > 0)
        return true;
    return err_say(t->err, ERR_STATE,
                   section_is_round_robin(s) && lasting(s) > 0 ? say_shorten_below_begun(lasting(s))
                                                               : say_shorten_below_published(published(s)));
}

/* How many rounds there will be. */
static bool find_rounds(struct task *t, const struct shorten_args *in, int *rounds)
{
    const struct section *s = t->section;

    if ((in->rounds > 0) == (in->cancel > 0))
        return err_say(t->err, ERR_USAGE, say_shorten_how());
    if (published(s) == 0)
        return err_say(t->err, ERR_STATE, say_shorten_before_round_1());
    if (in->cancel > 0 && !may_cancel(t, in->cancel))
        return false;
    *rounds = in->cancel > 0 ? s->rounds - 1 : in->rounds;
    return may_end_after(t, *rounds);
}

static void clear_days(struct hours *h, int from)
{
    for (int i = from; i < ROUNDS_MAX; i++)
        h->date[i] = h->lineups[i] = (struct str){ 0 };
}

/* The day of a round is lost to every section that has not played it, or to none. */
static const struct section *keeps_days(const struct task *t, int round)
{
    const struct event *ev = &t->event;

    for (int i = 0; i < ev->nsection; i++) {
        const struct section *other = &ev->section[i];
        if (other != t->section && (other->rounds > t->section->rounds || other->nround >= round))
            return other;
    }
    return NULL;
}

/* The rounds behind it take the day of the next one. */
static void move_days(struct task *t, int round)
{
    const struct section *other = keeps_days(t, round);
    struct hours *h = &t->event.hours, *own = &t->section->hours;

    for (int i = round - 1; i + 1 < ROUNDS_MAX; i++) {
        own->date[i] = own->date[i + 1];
        own->lineups[i] = own->lineups[i + 1];
    }
    if (other) {
        task_say(t, NOTE, RULE_NONE, say_days_stay_for_section(section_title(other)));
        return;
    }
    for (int i = round - 1; i + 1 < ROUNDS_MAX; i++) {
        h->date[i] = h->date[i + 1];
        h->lineups[i] = h->lineups[i + 1];
    }
}

static void record(struct task *t, int rounds, int cancelled)
{
    struct section *s = t->section;
    struct shortening x = { .after = published(s) < rounds ? published(s) : rounds,
                            .was = s->rounds,
                            .becomes = rounds,
                            .at = t->act->time,
                            .by = t->act->user,
                            .reason = task_why(t) };

    s->shortening = arena_grow(&t->arena, s->shortening, sizeof x, (size_t)s->nshortening, (size_t)s->nshortening + 1);
    s->shortening[s->nshortening++] = x;
    if (cancelled > 0)
        task_fact(t, FACT_CANCELLED)->number = cancelled;
    struct fact *fact = task_fact(t, FACT_SHORTENED);
    fact->number = rounds;
    fact->of = s->rounds;
    s->rounds = rounds;
}

/* Rounds that were published and have not begun. */
static void take_off(struct task *t, int rounds)
{
    struct section *s = t->section;

    if (s->nround <= rounds)
        return;
    task_say(t, WARNING, RULE_NONE, say_published_taken_off(rounds + 1));
    s->nround = rounds;
}

bool decide_shorten(const struct shorten_args *in, struct task *t)
{
    struct section *s = t->section;
    int rounds = 0;

    if (!find_rounds(t, in, &rounds) || !task_reason(t, say_for_shortening()))
        return false;
    record(t, rounds, in->cancel > 0 ? in->cancel : 0);
    if (in->cancel > 0)
        move_days(t, in->cancel);
    clear_days(&t->event.hours, event_rounds(&t->event));
    clear_days(&t->section->hours, rounds);
    if (task_draft(s) &&
        s->nround >= rounds) /* it is one too many, or becomes the last, which some systems pair otherwise */
        task_discard(t, s, say_section_was_shortened());
    take_off(t, rounds);
    return true;
}
