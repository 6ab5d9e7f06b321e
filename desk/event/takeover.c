/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/event/takeover.h"

#include "db/journal.h"
#include "db/load.h"
#include "db/transaction.h"
#include "desk/base/messages.h"
#include "desk/base/property.h"
#include "desk/base/task.h"
#include "desk/event/floor.h"
#include "desk/file/mirror.h"
#include "engine/system/system.h"
#include "teams/hours.h"
#include "teams/pairing.h"
#include "teams/possible.h"
#include "teams/registration.h"
#include "teams/repeats.h"

/* --- what is wrong with it -------------------------------------------------------------------- */

static bool has_names(const struct event *ev, struct str source, struct err *e)
{
    for (const struct section *s = ev->section; s && s < ev->section + ev->nsection; s++)
        for (const struct squad *q = s->squad; q && q < s->squad + s->nsquad; q++) {
            if (q->name.n == 0)
                return err_say(e, ERR_INPUT, say_team_without_name(source, q->line, (int)(q - s->squad) + 1, s->name));
            for (int p = 0; p < q->nplayer; p++)
                if (q->player[p].name.n == 0)
                    return err_say(e, ERR_INPUT, say_player_without_name(source, q->player[p].line, p + 1, q->name));
        }
    return true;
}

/* Whoever types the name of a team means one; of players there may be two of a name. */
static bool has_teams(const struct event *ev, struct str source, struct arena *a, struct err *e)
{
    for (const struct section *s = ev->section; s && s < ev->section + ev->nsection; s++) {
        const struct squad *twice = s->unit == UNIT_PLAYER ? NULL : registration_same_name(s, a);
        if (twice)
            return err_say(e, ERR_INPUT, say_teams_with_one_name(source, twice->name, s->name));
    }
    return true;
}

/* Sections are found by their names. */
static bool has_sections(const struct event *ev, struct str source, struct err *e)
{
    for (int i = 0; i < ev->nsection; i++) {
        struct str name = ev->section[i].name;
        if (name.n == 0)
            return err_say(e, ERR_INPUT, say_section_without_name(source, i + 1));
        for (int k = 0; k < i; k++)
            if (str_same(ev->section[k].name, name))
                return err_say(e, ERR_INPUT, say_sections_with_one_name(source, name));
    }
    return true;
}

/* What no event has, whatever happens to it. */
static bool is_sensible(const struct event *ev, struct str source, struct err *e)
{
    for (int i = 0; i < ev->narbiter; i++)
        if (ev->arbiter[i].name.n == 0)
            return err_say(e, ERR_INPUT, say_arbiter_without_name(source));
    for (const struct section *s = ev->section; s && s < ev->section + ev->nsection; s++) {
        for (int i = 0; i < s->nbarred; i++)
            if (s->barred[i].a == s->barred[i].b)
                return err_say(e, ERR_INPUT, say_file_bars_from_itself(source));
        for (int i = 0; i < s->nabsence; i++)
            if (s->absence[i].to > 0 && s->absence[i].to < s->absence[i].from)
                return err_say(e, ERR_INPUT, say_absence_backwards(source));
    }
    return true;
}

/* It was played like that. */
static void warn(const struct event *ev, struct findings *f)
{
    struct findings found = { .arena = f->arena };

    registration_check(ev, &found);
    for (int i = 0; i < found.n; i++)
        finding_say(f, found.item[i].severity == NOTE ? NOTE : WARNING, found.item[i].rule, found.item[i].line,
                    found.item[i].message);
    floor_warn(ev, f);
    for (int i = 0; i < ev->nsection; i++)
        repeats_check(&ev->section[i], f);
}

/* --- what it becomes -------------------------------------------------------------------------- */

static bool knows_players(const struct section *s, const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++)
        for (int b = 0; b < s->boards; b++)
            if (r->fixture[i].board[b].place[0] > 0 || r->fixture[i].board[b].place[1] > 0)
                return true;
    return false;
}

static void publish(struct task *t, struct section *s)
{
    for (int r = 0; r < s->nround; r++) {
        struct pairing_list *list = &s->round[r];
        struct str date = hours_start(&t->event, s, r + 1);
        if (list->published.n > 0 || list->state == ROUND_DRAFT)
            continue;
        list->published = date.n > 0 ? date : t->act->time;
        if (list->opened.n == 0 && knows_players(s, list))
            list->opened = list->published;
    }
}

static int count_published(const struct section *s)
{
    return s->nround - (s->nround > 0 && s->round[s->nround - 1].published.n == 0);
}

static void tell_section(struct task *t, struct section *s, struct str source)
{
    t->section = s;
    t->round = 0;
    struct fact *fact = task_fact(t, FACT_TAKEN_OVER);
    fact->number = s->nsquad;
    fact->of = fact->round = count_published(s);
    fact->what = s->name;
    fact->becomes = source;
    t->section = NULL;
}

/* Those of published rounds stand. */
static void settle_rules(struct event *ev)
{
    for (struct section *s = ev->section; s && s < ev->section + ev->nsection; s++) {
        section_follow_date(s, ev);
        if (count_published(s) > 0)
            s->edition_by_date = s->tiebreak_by_date = false;
    }
}

/* What settings are refused for is no event of another program either. An own one is as it is. */
static bool goes_together(struct task *t, const struct takeover *from)
{
    struct event *ev = &t->event;
    struct err why = { 0 };

    if (from->ours || ev->nsection < 2)
        return property_check(ev, ev->nsection == 1 ? ev->section : NULL, t->err);
    for (int i = 0; i < ev->nsection; i++)
        if (!property_check(ev, &ev->section[i], &why))
            return err_say(t->err, why.kind, say_section_of_file(from->source, ev->section[i].name, err_cause(&why)));
    return true;
}

/* One that its file chose stays when another system is named for it. */
static bool has_usual_ranking(const struct section *s)
{
    const struct system *system = section_system(s);
    const char *usual = system ? system->ranking[s->unit == UNIT_PLAYER] : NULL;
    struct err unread = { 0 };
    struct ranking by;

    return usual ? ranking_read(str_of(usual), &by, &unread) && ranking_eq(&by, &s->ranking)
                 : tiebreak_has(s->tiebreak, &s->ranking);
}

static bool settle_event(struct task *t, const struct takeover *from, const struct setting *setting, int n)
{
    struct section *alone = t->event.nsection == 1 ? t->event.section : NULL;
    struct effect unused = { 0 };
    struct setting ranking = property_brought(alone, setting, n).ranking;

    if (ranking.value.n > 0 && has_usual_ranking(alone) &&
        !property_read(&t->event, alone, ranking, &t->arena, &unused, t->err))
        return false;
    for (int i = 0; i < n; i++)
        if (!property_read(&t->event, alone, setting[i], &t->arena, &unused, t->err))
            return false;
    settle_rules(&t->event);
    return goes_together(t, from) && mirror_may_be(db_path(t->db), t->event.mirror, &t->arena, t->err);
}

/* A copy to practise on is as the event is. */
static bool can_have_been(struct task *t, const struct takeover *from)
{
    int before = finding_count(t->remarks, PROBLEM);

    return from->ours || possible_take(&t->event, from->json, &t->arena, t->remarks) ||
           err_say(t->err, ERR_INPUT, say_file_contradicts(from->source, finding_count(t->remarks, PROBLEM) - before));
}

static bool fill(struct task *t, const struct takeover *from, const struct setting *setting, int n)
{
    db_begin(t->db);
    journal_begin(t->db);
    t->event = *event_copy(from->event, &t->arena);
    t->event.mirror = (struct str){ 0 };
    if (!settle_event(t, from, setting, n) || !can_have_been(t, from) || (!from->ours && !floor_meant(t)))
        return false;
    task_fact(t, FACT_EVENT)->becomes = t->event.name;
    for (int i = 0; i < t->event.nsection; i++) {
        publish(t, &t->event.section[i]);
        tell_section(t, &t->event.section[i], from->source);
    }
    warn(&t->event, t->remarks);
    return true;
}

/* A value that is out of bounds is said before the file has its name. */
static bool can_be_read(struct db *db, struct str source, struct err *e)
{
    struct arena own = { 0 };
    struct event again;
    struct err why = { 0 };
    bool ok = db_load_event(db, &own, &again, &why);

    arena_free(&own);
    return ok || err_say(e, ERR_INPUT, say_event_does_not_fit(source, err_cause(&why)));
}

bool desk_take_over(const char *path, const struct act *act, const struct takeover *from, const struct setting *setting,
                    int n, struct findings *f, struct err *e)
{
    const struct event nothing = { 0 };
    struct task t = { .act = act, .err = e, .before = &nothing, .remarks = f, .as_it_is = from->ours };

    if (!has_sections(from->event, from->source, e) || !has_names(from->event, from->source, e) ||
        (!from->ours && !has_teams(from->event, from->source, f->arena, e)) ||
        !is_sensible(from->event, from->source, e))
        return false;
    if (!act_ok(act, &t.arena, e) || !db_create(path, &t.db, e)) {
        arena_free(&t.arena);
        return false;
    }
    if (!task_end(&t, fill(&t, from, setting, n)) || !can_be_read(t.db, from->source, e)) {
        db_close(t.db);
        return false;
    }
    return db_keep(t.db, e);
}
