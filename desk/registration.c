#include "desk/registration.h"

#include "db/store.h"
#include "desk/task.h"
#include "engine/rank.h"
#include "teams/moment.h"
#include "teams/score.h"
#include "teams/text.h"

/* Import: the head of the event. */

static void take(struct str *mine, struct str theirs)
{
    if (theirs.n > 0)
        *mine = theirs;
}

static void import_head(struct task *t, const struct event *read)
{
    struct event *ev = &t->event;

    take(&ev->name, read->name);
    take(&ev->city, read->city);
    take(&ev->federation, read->federation);
    take(&ev->start, read->start);
    take(&ev->end, read->end);
    take(&ev->zone, read->zone);
    store_event(t->db, ev);
    for (int i = 0; i < ROUNDS_MAX; i++)
        if (read->date[i].n > 0) {
            take(&ev->lineups[i], read->lineups[i]);
            store_date(t->db, i + 1, read->date[i], ev->lineups[i]);
        }
    if (read->narbiter > 0)
        store_arbiters(t->db, read);
}

/* Import: squads of a section, in place of those it had. */

static int squad_named(const struct section *s, struct str name)
{
    int i = 0;

    while (i < s->nsquad && !str_eq(s->squad[i].name, name))
        i++;
    return i < s->nsquad ? i : NOBODY;
}

/* Where a team of the old list stands in the new one; a remark if it is gone and `what` with it. */
static int moved_to(struct task *t, const struct section *old, int squad, const char *what)
{
    int to = squad_named(t->section, old->squad[squad].name);

    if (to == NOBODY)
        task_note(t, NOTE, RULE_NONE, "%.*s is no longer registered: %s dropped",
                  STR_ARG(old->squad[squad].name), what);
    return to;
}

static void keep_absences(struct task *t, const struct section *old)
{
    struct section *s = t->section;

    s->nabsence = 0;
    for (int i = 0; i < old->nabsence; i++) {
        struct absence a = old->absence[i];
        if ((a.squad = moved_to(t, old, a.squad, "its absence is")) != NOBODY)
            s->absence[s->nabsence++] = a;
    }
}

static void keep_barred(struct task *t, const struct section *old)
{
    struct section *s = t->section;

    s->nbarred = 0;
    for (int i = 0; i < old->nbarred; i++) {
        struct barred b = old->barred[i];
        b.a = moved_to(t, old, b.a, "its barred pair is");
        b.b = moved_to(t, old, b.b, "its barred pair is");
        if (b.a != NOBODY && b.b != NOBODY)
            s->barred[s->nbarred++] = b;
    }
}

static void keep_adjustments(struct task *t, const struct section *old)
{
    struct section *s = t->section;

    s->nadjustment = 0;
    for (int i = 0; i < old->nadjustment; i++) {
        struct adjustment a = old->adjustment[i];
        if ((a.team = moved_to(t, old, a.team, "its points are")) != NOBODY)
            s->adjustment[s->nadjustment++] = a;
    }
}

static bool same_list(const struct squad *a, const struct squad *b)
{
    bool same = a->nplayer == b->nplayer;

    for (int i = 0; same && i < a->nplayer; i++)
        same = str_eq(a->player[i].name, b->player[i].name);
    return same;
}

/* A board order that was handed in stands as long as the list is the same. */
static void keep_board_orders(struct task *t, const struct section *old)
{
    for (int i = 0; i < old->nsquad; i++) {
        const struct squad *was = &old->squad[i];
        int to = was->order.received.n ? squad_named(t->section, was->name) : NOBODY;
        if (to == NOBODY)
            continue;
        if (same_list(was, &t->section->squad[to]))
            t->section->squad[to].order = was->order;
        else
            task_note(t, NOTE, RULE_SQUAD_LIST,
                      "the list of %.*s is another one: its board order has to come again",
                      STR_ARG(was->name));
    }
}

static void take_squads(struct task *t, const struct section *read)
{
    struct section old = *t->section;

    t->section->squad = arena_new(&t->arena, struct squad, read->nsquad);
    t->section->nsquad = read->nsquad;
    for (int i = 0; i < read->nsquad; i++) {
        t->section->squad[i] = read->squad[i];
        t->section->squad[i].number = 0;
    }
    keep_absences(t, &old);
    keep_barred(t, &old);
    keep_adjustments(t, &old);
    keep_board_orders(t, &old);
}

/* The section of the event that the read one means; a new one has the settings it was read with. */
static bool target(struct task *t, const struct section *read)
{
    struct event *ev = &t->event;

    for (int i = 0; i < ev->nsection; i++)
        if (str_eq(ev->section[i].name, read->name)) {
            t->section = &ev->section[i];
            return true;
        }
    if (ev->nsection == SECTIONS_MAX)
        return err_set(t->err, ERR_LIMIT, "an event has at most %d sections", SECTIONS_MAX);
    t->section = &ev->section[ev->nsection++];
    *t->section = section_default();
    t->section->name = read->name;
    t->section->edition = read->edition;
    t->section->tiebreak = read->tiebreak;
    t->section->lot = read->lot;
    t->section->host_first = read->host_first;
    t->section->rounds = read->rounds ? read->rounds : t->section->rounds;
    t->section->boards = read->boards ? read->boards : t->section->boards;
    t->section->squad_size = read->squad_size ? read->squad_size : t->section->squad_size;
    t->section->floor = read->floor ? read->floor : t->section->floor;
    return true;
}

static bool import_section(struct task *t, const struct section *read)
{
    if (!target(t, read))
        return false;
    if (t->section->frozen)
        return err_set(t->err, ERR_STATE,
                       "section %.*s has published rounds: its teams cannot be registered again",
                       STR_ARG(read->name));
    if (t->section->nsquad > 0 && moment_is_after(t->act->time, t->event.squads_close) &&
        !task_reason(t, "a change of the squads after they were closed"))
        return false;
    task_discard(t, t->section, "the teams were registered again");
    t->section->women = t->section->women || read->women;
    if (t->section->title.n == 0)
        t->section->title = read->title;
    take_squads(t, read);
    store_section(t->db, task_at(t), t->section);
    store_squads(t->db, task_at(t), t->section);
    t->change =
        str_fmt(&t->arena, "%.*s%s%d %s in section %.*s", STR_ARG(t->change),
                t->change.n ? ", " : "", COUNT(read->nsquad, "team", "teams"), STR_ARG(read->name));
    return true;
}

static bool import(struct task *t, const struct event *read)
{
    import_head(t, read);
    for (int i = 0; i < read->nsection; i++)
        if (!import_section(t, &read->section[i]))
            return false;
    t->section = NULL;
    if (t->change.n == 0)
        task_change(t, "data of the event");
    return true;
}

bool desk_import(struct desk *d, const struct act *act, const struct event *read,
                 struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin(&t, d, act, f, e) && import(&t, read));
}

/* Numbers. */

/* NUMBER, NUMBER_TIES */
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
            task_note(t, PROBLEM, RULE_NUMBER, "number %d is given to %.*s and to %.*s", given,
                      NAME_ARG(t, owner[given] - 1), NAME_ARG(t, i));
        else if (given)
            task_note(t, PROBLEM, RULE_NUMBER, "%.*s is given number %d, but there are %d teams",
                      NAME_ARG(t, i), given, s->nsquad);
        else
            task_note(t, PROBLEM, RULE_NUMBER, "%.*s is given no number", NAME_ARG(t, i));
    }
    return wrong == 0 || err_set(t->err, ERR_INPUT,
                                 "the numbers of the registration cannot be "
                                 "taken: %d of them do not fit",
                                 wrong);
}

static void store_numbers(struct task *t, const int *number)
{
    for (int i = 0; i < t->section->nsquad; i++)
        if (t->section->squad[i].number != number[i])
            store_number(t->db, task_at(t), i, number[i]);
}

static bool number(struct task *t, bool as_given)
{
    struct section *s = t->section;
    int *number = arena_new(&t->arena, int, s->nsquad);

    if (s->frozen)
        return err_set(
            t->err, ERR_STATE,
            "the numbers are frozen since round 1 was published; renumber moves one team");
    if (s->nsquad == 0)
        return err_set(t->err, ERR_STATE, "section %.*s has no teams yet", STR_ARG(s->name));
    if (!as_given)
        number_by_rating(t, number);
    else if (!number_as_given(t, number))
        return false;
    store_numbers(t, number);
    task_discard(t, s, "the teams were numbered");
    task_change(t, "%d %s numbered %s", COUNT(s->nsquad, "team", "teams"),
                as_given ? "as given" : "by rating");
    return true;
}

bool desk_number(struct desk *d, const struct act *act, bool as_given, struct findings *f,
                 struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && number(&t, as_given));
}

/* The teams between the old and the new place move by one. */
static void insert_above(const struct section *s, int team, int above, int *number)
{
    int from = s->squad[team].number, to = s->squad[above].number;

    to -= from < to;
    for (int i = 0; i < s->nsquad; i++) {
        int old = s->squad[i].number;
        number[i] = i == team                              ? to
                    : from < to && old > from && old <= to ? old - 1
                    : to < from && old >= to && old < from ? old + 1
                                                           : old;
    }
}

static bool renumber(struct task *t, struct str operand, struct str above_operand)
{
    struct section *s = t->section;
    int team, above, *number = arena_new(&t->arena, int, s->nsquad);

    if (!task_squad(t, operand, &team) || !task_squad(t, above_operand, &above))
        return false;
    if (s->frozen && !task_reason(t, "a number that changes after the first publication"))
        return false;
    if (team == above)
        return err_set(t->err, ERR_INPUT, "a team cannot stand above itself");
    if (s->squad[team].number == 0)
        return err_set(t->err, ERR_STATE, "the teams have no numbers yet");
    insert_above(s, team, above, number);
    store_numbers(t, number);
    if (number[team] != s->squad[team].number)
        task_discard(t, s, "%.*s has another number", NAME_ARG(t, team));
    task_about(t, team);
    task_about(t, above);
    task_change(t, "%.*s has number %d instead of %d, directly above %.*s", NAME_ARG(t, team),
                number[team], s->squad[team].number, NAME_ARG(t, above));
    return true;
}

bool desk_renumber(struct desk *d, const struct act *act, struct str team, struct str above,
                   struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && renumber(&t, team, above));
}
