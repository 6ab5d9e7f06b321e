/* SPDX-License-Identifier: Apache-2.0 */
/* setting.c - the operations set, lot and section: properties, and what follows where one is changed. */
#include <string.h>

#include "desk/base/messages.h"
#include "desk/base/property.h"
#include "desk/base/task.h"
#include "desk/event/fit.h"
#include "desk/event/robin.h"
#include "desk/file/mirror.h"
#include "desk/base/op_row.h"
#include "teams/hours.h"
#include "teams/moment.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "teams/second.h"
#include "teams/text.h"

static struct message what_was_set(const struct effect *effect)
{
    const struct message label = effect->last ? property_label(effect->last, 0) : (struct message){ 0 };

    return say_setting_was_set(effect->last ? effect->last->name : NULL, &label);
}

/* Where a change takes effect beyond its own row. */
static bool spread(struct task *t, const struct effect *effect)
{
    if (t->section && t->section->frozen && effect->frozen) {
        struct message label = property_label(effect->frozen, 0);
        if (strcmp(effect->frozen->name, "rounds") == 0)
            return err_say(t->err, ERR_STATE, say_rounds_frozen(t->section->name));
        if (strcmp(effect->frozen->name, "players-needed") == 0)
            return err_say(t->err, ERR_STATE, say_players_needed_frozen(t->section->name));
        return err_say(t->err, ERR_STATE, say_setting_frozen(effect->frozen->name, &label, t->section->name));
    }
    if (t->section && effect->draft)
        task_discard(t, t->section, what_was_set(effect));
    for (int i = 0; i < t->event.nsection; i++)
        if (effect->host && t->event.section[i].host_first)
            task_discard(t, &t->event.section[i], what_was_set(effect));
    return true;
}

/* Whose hours were set: of one of several sections, or NULL, those of the event. */
static const struct section *set_for(const struct task *t)
{
    return t->section && t->event.nsection > 1 && t->before->nsection == t->event.nsection ? t->section : NULL;
}

/* A day of its own has only a round that is played. */
static bool check_rounds(struct task *t, const struct effect *effect)
{
    const struct section *s = set_for(t);
    int most = t->event.nsection == 0 ? ROUNDS_MAX : event_rounds(&t->event);
    const struct hours *h = s ? &s->hours : &t->event.hours;

    if (s)
        most = s->rounds;
    for (int i = most; i < ROUNDS_MAX; i++)
        if (effect->date[i] && (h->date[i].n > 0 || h->lineups[i].n > 0))
            return err_say(t->err, ERR_INPUT, say_no_round_to_date(i + 1, most));
    return true;
}

/* Line-ups are due before the games begin: of the event, and of each section that has another hour. */
static bool check_deadline(struct task *t, const struct section *s, int round)
{
    struct str starts = hours_start(&t->event, s, round), due = hours_lineups(&t->event, s, round);

    return !moment_is_after(due, starts) ||
           err_say(t->err, ERR_INPUT, say_line_ups_due_after_start(round, due, starts));
}

static bool check_deadlines(struct task *t, const struct effect *effect)
{
    const struct event *ev = &t->event;

    for (int i = 0; i < ROUNDS_MAX; i++) {
        struct str starts = hours_start(ev, set_for(t), i + 1);
        if (effect->date[i] && !check_deadline(t, set_for(t), i + 1))
            return false;
        for (int k = 0; effect->date[i] && !set_for(t) && k < ev->nsection; k++)
            if (!check_deadline(t, &ev->section[k], i + 1))
                return false;
        if (effect->deadline[i] && moment_is_after(t->act->time, starts))
            task_say(t, WARNING, RULE_NONE, say_round_started(i + 1, starts));
    }
    return true;
}

/* What is set for all does not reach a section that has its own. */
static void tell_own_hours(struct task *t, const struct effect *effect)
{
    for (int k = 0; !set_for(t) && k < t->event.nsection; k++) {
        const struct section *s = &t->event.section[k];
        struct str rounds = { 0 };
        for (int i = 0; i < s->rounds; i++)
            if (effect->date[i] && (s->hours.date[i].n > 0 || s->hours.lineups[i].n > 0))
                rounds = str_fmt(&t->arena, "%.*s%s%d", STR_ARG(rounds), rounds.n > 0 ? ", " : "", i + 1);
        if (rounds.n > 0)
            task_say(t, NOTE, RULE_NONE, say_section_keeps_hours(section_title(s), rounds));
    }
}

static bool has_moved(const struct task *t, int round)
{
    return !str_eq(hours_start(&t->event, set_for(t), round + 1),
                   hours_start(t->before, set_for(t) ? &t->before->section[task_at(t)] : NULL, round + 1));
}

/* Rounds are played in their order; whatever the clock says, they are. */
static void warn_order(struct task *t)
{
    const struct hours h = hours_of(&t->event, set_for(t));
    int before = -1;

    for (int i = 0; i < ROUNDS_MAX; i++) {
        struct str starts = h.date[i];
        if (starts.n == 0)
            continue;
        bool is_new = before >= 0 && (has_moved(t, i) || has_moved(t, before));
        if (is_new && !moment_is_after(starts, h.date[before]))
            task_say(t, WARNING, RULE_NONE, say_round_not_after_other(i + 1, starts, before + 1, h.date[before]));
        before = i;
    }
}

/* Who is here, and with whom, is known before round 1. */
static void warn_hours(struct task *t)
{
    const struct {
        struct str was, is;
        struct message (*told)(struct str hour, struct str start);
    } hours[] = { { t->before->presence_closes, t->event.presence_closes, say_presence_closes_after_start },
                  { t->before->squads_close, t->event.squads_close, say_squads_close_after_start } };
    struct str starts = hours_start(&t->event, set_for(t), 1);

    for (size_t i = 0; i < sizeof hours / sizeof *hours; i++)
        if ((has_moved(t, 0) || !str_eq(hours[i].is, hours[i].was)) && starts.n > 0 &&
            moment_is_after(hours[i].is, starts))
            task_say(t, WARNING, RULE_NONE, hours[i].told(hours[i].is, starts));
}

static bool check_mirror(struct task *t)
{
    return str_eq(t->event.mirror, t->before->mirror) ||
           mirror_may_be(db_path(t->db), t->event.mirror, &t->arena, t->err);
}

static void tell_effect(struct task *t, const struct effect *effect)
{
    for (int i = 0; i < effect->n; i++) {
        const struct altered *altered = &effect->altered[i];
        struct fact *fact = task_fact(t, FACT_SETTING);
        if (!altered->of_section)
            fact->section = 0;
        if (moment_is_minute(altered->becomes) && !str_eq(altered->name, STR("squads-close")))
            task_doubt_time(t, say_named_setting(altered->name),
                            altered->becomes); /* squads may be closed months before */
        fact->what = altered->name;
        fact->was = altered->was;
        fact->becomes = altered->becomes;
        fact->of = altered->becomes.n == 0;
    }
}

static bool read(struct task *t, const struct setting *setting, int n, struct effect *effect)
{
    for (int i = 0; i < n; i++)
        if (!property_read(&t->event, t->section, setting[i], &t->arena, effect, t->err))
            return false;
    return true;
}

/* Whoever pairs players need not say that one of them plays on one board, nor by what such a system usually ranks. */
static bool read_unit(struct task *t, const struct setting *setting, int n, struct effect *effect)
{
    static const struct setting alone[] = { { STR("boards"), STR("1") }, { STR("squad-size"), STR("1") } };
    struct brought brought = property_brought(t->section, setting, n);

    return (!brought.players || read(t, alone, 2, effect)) &&
           (brought.ranking.value.n == 0 || read(t, &brought.ranking, 1, effect));
}

/* Squads that are registered are teams, or single players; they do not become the other. */
static bool fits_unit(struct task *t)
{
    const struct section *s = t->section;

    for (int i = 0; s && s->unit == UNIT_PLAYER && i < s->nsquad; i++)
        if (s->squad[i].nplayer > score_player(&s->squad[i]))
            return err_say(t->err, ERR_STATE, say_section_has_teams(s->name));
    return true;
}

static bool has_changed(const struct effect *effect, const char *one, const char *other)
{
    for (int i = 0; i < effect->n; i++)
        if (strcmp(effect->altered[i].property->name, one) == 0 ||
            strcmp(effect->altered[i].property->name, other) == 0)
            return true;
    return false;
}

/* The round that is under way wants its second entry, too, though it was entered before anybody knew of it. */
static void warn_once_entered(struct task *t)
{
    int round = section_played(t->section), first;
    const struct pairing_list *r = &t->section->round[round > 0 ? round - 1 : 0];

    if (round == 0 || !t->section->double_entry || second_open(t->section, r, &first) == 0)
        return;
    const struct message open = second_open_told(t->section, r);
    task_say(t, WARNING, RULE_NONE, say_second_entries_wanted(round, &open));
}

static bool set(struct task *t, const struct setting *setting, int n)
{
    struct effect effect = { 0 };
    bool open = t->section && !t->section->women;
    struct fit fit;

    fit_begin(&fit, t);
    if (!read_unit(t, setting, n, &effect) || !read(t, setting, n, &effect))
        return false;
    if (t->section)
        hours_settle(&t->event, t->section);
    if (!property_check(&t->event, t->section, t->err) || !check_rounds(t, &effect) || !check_deadlines(t, &effect) ||
        !check_mirror(t) || !fits_unit(t))
        return false;
    if (open && t->section->women && !fit_end(&fit, t))
        return false;
    warn_order(t);
    warn_hours(t);
    tell_own_hours(t, &effect);
    tell_effect(t, &effect);
    if (t->section && has_changed(&effect, "cycles", "system") && !has_changed(&effect, "rounds", "rounds"))
        robin_fit_rounds(t);
    if (t->section && has_changed(&effect, "double-entry", "double-entry"))
        warn_once_entered(t);
    return spread(t, &effect);
}

bool decide_set(const struct set_args *in, struct task *t)
{
    return set(t, in->settings.item, in->settings.n);
}

bool decide_lot(const struct lot_args *in, struct task *t)
{
    const struct setting lot = { STR("lot"), in->colour == WHITE ? STR("white") : STR("black") };
    bool drawn = t->section->lot != COLOURLESS && !t->section->frozen;

    if (drawn && !task_reason(t, t->section->lot == WHITE ? say_for_lot_of_white() : say_for_lot_of_black()))
        return false;
    return set(t, &lot, 1);
}

bool decide_section(const struct section_args *in, struct task *t)
{
    struct event *ev = &t->event;
    struct str name;

    if (!text_nfc(in->name, &t->arena, &name))
        name = STR("");
    if (!naming_section(t, name))
        return false;
    t->section = &ev->section[ev->nsection++];
    *t->section = section_default();
    t->section->name = name;
    task_fact(t, FACT_SECTION)->becomes = name;
    return set(t, in->settings.item, in->settings.n);
}
