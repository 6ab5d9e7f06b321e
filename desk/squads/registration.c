/* SPDX-License-Identifier: Apache-2.0 */
/* registration.c - the operations import, number and renumber: squads of a registration, and their initial numbers. */
#include "desk/base/messages.h"
#include "desk/event/by_date.h"
#include "desk/event/fit.h"
#include "desk/event/robin.h"
#include "desk/base/op_row.h"
#include "desk/squads/roster.h"
#include "engine/olympiad/rank.h"
#include "teams/event.h"
#include "teams/moment.h"
#include "teams/names.h"
#include "teams/registration.h"
#include "teams/score.h"
#include "teams/text.h"

enum { NAMED = 10 }; /* of many short teams */

/* Import: the head of the event. */

/* What the registration says replaces what was known; a second one names it. */
static void take_text(struct task *t, struct message what, struct str *mine, struct str theirs)
{
    if (theirs.n == 0 || str_eq(*mine, theirs))
        return;
    if (mine->n > 0 && t->event.nsection > 0)
        task_say(t, NOTE, RULE_NONE, say_registration_changes(&what, theirs, *mine));
    *mine = str_copy(&t->arena, theirs);
}

/* How many rounds there will be: a section that is there keeps those it has. */
static int count_rounds(const struct event *ev, const struct event *read)
{
    int most = event_rounds(ev);

    for (int i = 0; i < read->nsection; i++)
        if (!section_named(ev, read->section[i].name) && read->section[i].rounds > most)
            most = read->section[i].rounds;
    return most;
}

/* A day of its own has only a round that some section plays. */
static void take_dates(struct task *t, const struct event *read)
{
    struct event *ev = &t->event;
    struct str beyond = { 0 };
    int most = count_rounds(ev, read);

    for (int i = 0; i < ROUNDS_MAX; i++) {
        if (read->date[i].n == 0)
            continue;
        if (i >= most) {
            beyond = str_fmt(&t->arena, "%.*s%s%d", STR_ARG(beyond), beyond.n ? ", " : "", i + 1);
            continue;
        }
        take_text(t, say_start_of_round(i + 1), &ev->date[i], read->date[i]);
        take_text(t, say_line_ups_of_round(i + 1), &ev->lineups[i], read->lineups[i]);
    }
    if (beyond.n > 0)
        task_say(t, WARNING, RULE_NONE, say_dates_left_out(most, beyond));
}

static bool same_arbiters(const struct event *a, const struct event *b)
{
    bool same = a->narbiter == b->narbiter;

    for (int i = 0; same && i < a->narbiter; i++)
        same = str_eq(a->arbiter[i].name, b->arbiter[i].name) && str_eq(a->arbiter[i].role, b->arbiter[i].role) &&
               str_eq(a->arbiter[i].title, b->arbiter[i].title) &&
               str_eq(a->arbiter[i].federation, b->arbiter[i].federation) &&
               a->arbiter[i].fide_id == b->arbiter[i].fide_id;
    return same;
}

static void import_head(struct task *t, const struct event *read)
{
    struct event *ev = &t->event;

    take_text(t, say_name_of_event(), &ev->name, read->name);
    take_text(t, say_city_of_event(), &ev->city, read->city);
    take_text(t, say_federation_of_host(), &ev->federation, read->federation);
    take_text(t, say_first_day(), &ev->start, read->start);
    take_text(t, say_last_day(), &ev->end, read->end);
    take_text(t, say_time_zone(), &ev->zone, read->zone);
    take_dates(t, read);
    if (read->narbiter == 0 || same_arbiters(read, &t->event))
        return;
    if (t->event.narbiter > 0 && t->event.nsection > 0)
        task_say(t, NOTE, RULE_NONE, say_arbiters_replaced(read->narbiter, t->event.narbiter));
    t->event.arbiter = arena_new(&t->arena, struct arbiter, read->narbiter);
    t->event.narbiter = read->narbiter;
    for (int i = 0; i < read->narbiter; i++)
        t->event.arbiter[i] = (struct arbiter){ .name = str_copy(&t->arena, read->arbiter[i].name),
                                                .role = str_copy(&t->arena, read->arbiter[i].role),
                                                .title = str_copy(&t->arena, read->arbiter[i].title),
                                                .federation = str_copy(&t->arena, read->arbiter[i].federation),
                                                .fide_id = read->arbiter[i].fide_id };
}

/* Import: squads of a section, in place of those it had. */

/* The section of the event that the read one means; a new one has the settings it was read with. */
static bool target(struct task *t, const struct section *read)
{
    struct event *ev = &t->event;

    t->section = section_named(ev, read->name);
    if (t->section)
        return true;
    if (!naming_section(t, read->name))
        return false;
    t->section = &ev->section[ev->nsection++];
    *t->section = section_default();
    t->section->name = str_copy(&t->arena, read->name);
    t->section->edition = read->edition;
    t->section->tiebreak = read->tiebreak;
    t->section->edition_by_date = read->edition_by_date;
    t->section->tiebreak_by_date = read->tiebreak_by_date;
    t->section->lot = read->lot;
    t->section->host_first = read->host_first;
    t->section->rounds = read->rounds ? read->rounds : t->section->rounds;
    t->section->boards = read->boards ? read->boards : t->section->boards;
    t->section->squad_size = read->squad_size ? read->squad_size : t->section->squad_size;
    t->section->players_needed = read->players_needed;
    t->section->floor = read->floor ? read->floor : t->section->floor;
    section_follow_date(t->section, &t->event);
    return true;
}

static bool order_is_in(const struct section *s)
{
    bool any = false;

    for (int i = 0; i < s->nsquad; i++)
        any = any || s->squad[i].order.received.n > 0;
    return any;
}

/* Why a change of the squads needs a reason, { 0 }: it needs none. */
static struct message approval(struct task *t, const struct roster *r)
{
    if (r->old.nsquad == 0)
        return (struct message){ 0 };
    if (moment_is_after(t->now, registration_closes(&t->event, t->section, &t->arena)))
        return say_for_squads_after_close();
    return order_is_in(&r->old) ? say_for_squads_after_orders() : (struct message){ 0 };
}

/* Whether the squads may become those of the registration. Who is refused sees what would have changed, and a dry run is refused
   as the real one is. */
static bool may_enrol(struct task *t, const struct import_args *in, const struct roster *r)
{
    struct message why = approval(t, r);
    bool ok = true;

    if (r->same)
        return true;
    if (t->section->frozen)
        ok = err_say(t->err, ERR_STATE, say_section_has_begun(t->section->name));
    else if (!in->confirm && !roster_fits(r))
        return false;
    else if (why.row && t->act->reason.n == 0)
        ok = err_say(t->err, ERR_STATE, say_needs_reason_option(&why));
    if (!ok) {
        roster_tell_kept(r);
        roster_tell(r);
    }
    return ok;
}

/* A roster that brings nothing new leaves the section as it was: `late` and numbers are not in a registration. */
static bool enrol(struct task *t, const struct import_args *in, const struct section *read, struct roster *r)
{
    if (!target(t, read))
        return false;
    *r = roster_take(t, read);
    if (!may_enrol(t, in, r))
        return false;
    if (r->same)
        *t->section = r->old;
    if (t->section->frozen)
        return true;
    t->section->women = t->section->women || read->women;
    if (t->section->title.n == 0)
        t->section->title = str_copy(&t->arena, read->title);
    return true;
}

static void tell_enrolled(struct task *t, const struct roster *r)
{
    if (r->same)
        return;
    struct fact *fact = task_fact(t, t->section->unit == UNIT_PLAYER ? FACT_ENROLLED_PLAYERS : FACT_ENROLLED);
    fact->number = t->section->nsquad;
    fact->what = t->section->name;
    fact->becomes = roster_count(r);
    /* Where every team of the new list stood in the old one: what the journal said of it before is said of that place. */
    for (int i = 0; r->old.nsquad > 0 && i < t->section->nsquad; i++)
        task_team_fact(t, FACT_PLACE, i, NOBODY)->number = r->from[i] == NOBODY ? 0 : r->from[i] + 1;
}

static void follow_up(struct task *t, const struct roster *r)
{
    roster_tell_kept(r);
    if (task_at(t) >= t->before->nsection)
        by_date_tell(t);
    if (r->same)
        return;
    task_discard(t, t->section, say_teams_registered_again());
    roster_tell(r);
}

/* For each section that was read. */
static void tell_all(struct task *t, const struct event *read, const struct roster *r,
                     void (*tell)(struct task *, const struct roster *))
{
    for (int i = 0; i < read->nsection; i++) {
        target(t, &read->section[i]);
        tell(t, &r[i]);
    }
}

/* The registration does not know what was accepted of a rating list. */
static void warn_rerated(struct task *t, int n)
{
    if (n == 0 || t->event.rating_list.n == 0)
        return;
    task_say(t, WARNING, RULE_RATING, say_ratings_as_before_list(n, t->event.rating_list));
    t->event.rating_list = (struct str){ 0 };
}

static bool import(struct task *t, const struct import_args *in)
{
    const struct event *read = in->registration;
    struct roster *r = arena_new(&t->arena, struct roster, read->nsection);
    struct fit fit;
    int kept = 0, rerated = 0;
    bool others = false; /* men were no finding where it was read */

    fit_begin(&fit, t);
    import_head(t, read);
    for (int i = 0; i < read->nsection; i++) {
        if (!enrol(t, in, &read->section[i], &r[i]))
            return false;
        kept += r[i].nkept;
        rerated += roster_rerated(&r[i]);
        others = others || (t->section->women && !read->section[i].women);
    }
    tell_all(t, read, r, tell_enrolled);
    tell_all(t, read, r, follow_up);
    warn_rerated(t, rerated);
    bool alone = kept == 0 && !others && read->nsection >= t->event.nsection; /* it was looked through by itself */
    if (!alone && !fit_end(&fit, t))
        return false;
    t->section = NULL;
    if (t->nfact == 0)
        task_fact(t, FACT_EVENT_DATA);
    return true;
}

/* It was there before, and as short. */
static bool was_short(const struct event *before, const struct section *s, const struct squad *q)
{
    const struct section *old = section_named(before, s->name);

    for (int i = 0; old && i < old->nsquad; i++)
        if (str_eq(old->squad[i].name, q->name))
            return registration_is_short(old, &old->squad[i]);
    return false;
}

/* A federation has a team of that name in every section. */
static struct str short_name(const struct task *t, const struct section *s, const struct squad *q, struct arena *a)
{
    return t->event.nsection < 2 ? q->name : str_fmt(a, "%.*s (%.*s)", STR_ARG(q->name), STR_ARG(s->name));
}

/* A name that is missing in a list is a slip more often than a team of three. */
static bool short_teams_are_meant(struct task *t, bool confirm)
{
    struct names names = { .arena = &t->arena };
    int n = 0;

    for (int i = 0; i < t->event.nsection; i++)
        for (int k = 0; k < t->event.section[i].nsquad; k++) {
            const struct squad *q = &t->event.section[i].squad[k];
            if (registration_is_short(&t->event.section[i], q) && !was_short(t->before, &t->event.section[i], q) &&
                n++ < NAMED)
                names_add(&names, short_name(t, &t->event.section[i], q, &t->arena));
        }
    if (n == 0 || confirm)
        return true;
    const struct message why = say_short_teams_unconfirmed(names_text(&names), n > NAMED ? n - NAMED : 0, n);
    if (!t->dry)
        return err_say_lack(t->err, LACKS_CONFIRM, why);
    t->err->lacks |= LACKS_CONFIRM;
    task_say(t, WARNING, RULE_NONE, why);
    return true;
}

bool decide_import(const struct import_args *in, struct task *t)
{
    return (in->late ? import_late(t, in->registration) : import(t, in)) && short_teams_are_meant(t, in->confirm);
}

/* Numbers. */

/* RULE_NUMBER, RULE_NUMBER_TIES */
static void number_by_rating(struct task *t, int *number)
{
    const struct section *s = t->section;
    struct seeding *seeding = arena_new(&t->arena, struct seeding, s->nsquad);
    int *order = arena_new(&t->arena, int, s->nsquad);

    for (int i = 0; i < s->nsquad; i++) {
        seeding[i].sum_of_four = score_rating(s, &s->squad[i], &seeding[i].fifth);
        seeding[i].key = text_fold(&t->arena, s->squad[i].name);
    }
    rank_initial(seeding, s->nsquad, order);
    for (int i = 0; i < s->nsquad; i++)
        number[order[i]] = i + 1;
}

/* Every given number from 1 to n once. Whatever is wrong is a finding. */
static bool number_as_given(struct task *t, int *number)
{
    const struct section *s = t->section;
    int *owner = arena_new(&t->arena, int, s->nsquad + 1), wrong = 0;

    for (int i = 0; i < s->nsquad; i++) {
        int given = number[i] = s->squad[i].given;
        bool fits = given >= 1 && given <= s->nsquad;
        if (fits && !owner[given]) {
            owner[given] = i + 1;
            continue;
        }
        wrong++;
        if (fits)
            task_say(
                t, PROBLEM, RULE_NUMBER,
                say_number_given_twice(given, t->section->squad[owner[given] - 1].name, t->section->squad[i].name));
        else if (given)
            task_say(t, PROBLEM, RULE_NUMBER, say_number_too_large(t->section->squad[i].name, given, s->nsquad));
        else
            task_say(t, PROBLEM, RULE_NUMBER, say_team_without_number(t->section->squad[i].name));
    }
    return wrong == 0 || err_say(t->err, ERR_INPUT, say_numbers_unusable(wrong));
}

static void put_numbers(struct section *s, const int *number)
{
    for (int i = 0; i < s->nsquad; i++)
        s->squad[i].number = number[i];
}

bool decide_number(const struct number_args *in, struct task *t)
{
    struct section *s = t->section;
    int *number = arena_new(&t->arena, int, s->nsquad);

    if (s->frozen)
        return err_say(t->err, ERR_STATE, say_numbers_frozen());
    if (s->nsquad == 0)
        return err_say(t->err, ERR_STATE, unit_message(s->unit, say_section_has_no_teams(s->name)));
    if (!in->as_given)
        number_by_rating(t, number);
    else if (!number_as_given(t, number))
        return false;
    put_numbers(s, number);
    enum fact_kind by_rating = s->unit == UNIT_PLAYER ? FACT_NUMBERED_PLAYERS : FACT_NUMBERED;
    task_fact(t, in->as_given ? FACT_NUMBERED_AS_GIVEN : by_rating)->number = s->nsquad;
    robin_fit_rounds(t);
    task_discard(t, s, say_teams_were_numbered());
    return true;
}

/* The number of another team when one goes from place to place: those between the two move by one. */
static int made_room(int number, int from, int to)
{
    if (number > from && number <= to)
        return number - 1;
    return number >= to && number < from ? number + 1 : number;
}

static void insert_above(const struct section *s, int team, int above, int *number)
{
    int from = s->squad[team].number, to = s->squad[above].number;

    to -= from < to;
    for (int i = 0; i < s->nsquad; i++)
        number[i] = i == team ? to : made_room(s->squad[i].number, from, to);
}

bool decide_renumber(const struct renumber_args *in, struct task *t)
{
    struct section *s = t->section;
    int was = s->squad[in->team].number, *number = arena_new(&t->arena, int, s->nsquad);

    if (!robin_may_change(t))
        return false;
    if (s->frozen && !task_reason(t, say_for_number_changed()))
        return false;
    if (in->team == in->above)
        return err_say(t->err, ERR_INPUT, say_not_above_itself());
    if (was == 0)
        return err_say(t->err, ERR_STATE, say_teams_not_numbered());
    insert_above(s, in->team, in->above, number);
    put_numbers(s, number);
    struct fact *fact = task_team_fact(t, FACT_RENUMBERED, in->team, in->above);
    fact->number = number[in->team];
    fact->of = was;
    if (number[in->team] != was)
        task_discard(t, s, say_number_changed(t->section->squad[in->team].name));
    return true;
}
