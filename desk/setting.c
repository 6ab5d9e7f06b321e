#include "desk/setting.h"

#include "db/store.h"
#include "desk/property.h"
#include "desk/task.h"
#include "teams/moment.h"
#include "teams/text.h"

/* Where a change takes effect beyond its own row. */
static bool spread(struct task *t, const struct effect *effect)
{
    if (t->section && t->section->frozen && effect->frozen)
        return err_set(t->err, ERR_STATE, "%s is frozen since the first round of section %.*s was published",
                       effect->frozen, STR_ARG(t->section->name));
    if (t->section && effect->draft)
        task_discard(t, t->section, "%s was set", effect->name);
    for (int i = 0; i < t->event.nsection; i++)
        if (effect->host && t->event.section[i].host_first)
            task_discard(t, &t->event.section[i], "%s was set", effect->name);
    return true;
}

/* Line-ups are due before the games begin. */
static bool check_deadlines(struct task *t, const struct effect *effect)
{
    for (int i = 0; i < ROUNDS_MAX; i++) {
        struct str starts = t->event.date[i], due = t->event.lineups[i];
        if (effect->date[i] && moment_is_after(due, starts))
            return err_set(t->err, ERR_INPUT, "the line-ups of round %d would be due at %.*s, after its start at %.*s",
                           i + 1, STR_ARG(due), STR_ARG(starts));
        if (effect->deadline[i] && moment_is_after(t->act->time, starts))
            task_note(t, WARNING, RULE_NONE, "round %d started at %.*s already", i + 1, STR_ARG(starts));
    }
    return true;
}

static void store_effect(struct task *t, const struct effect *effect)
{
    if (effect->event)
        store_event(t->db, &t->event);
    if (effect->arbiters)
        store_arbiters(t->db, &t->event);
    for (int i = 0; i < ROUNDS_MAX; i++)
        if (effect->date[i])
            store_date(t->db, i + 1, t->event.date[i], t->event.lineups[i]);
    if (effect->section)
        store_section(t->db, task_at(t), t->section);
}

/* "edition 2012, floor 1400" */
static struct str in_words(struct task *t, const struct setting *setting, int n)
{
    struct str text = { 0 };

    for (int i = 0; i < n; i++)
        text = str_fmt(&t->arena, "%.*s%s%.*s %.*s", STR_ARG(text), i ? ", " : "", STR_ARG(setting[i].name),
                       STR_ARG(setting[i].value));
    return text;
}

static bool set(struct task *t, const struct setting *setting, int n)
{
    struct effect effect = { 0 };

    for (int i = 0; i < n; i++)
        if (!property_read(&t->event, t->section, setting[i], &t->arena, &effect, t->err))
            return false;
    if (!property_check(&t->event, t->section, t->err) || !check_deadlines(t, &effect) || !spread(t, &effect))
        return false;
    store_effect(t, &effect);
    task_change(t, "%.*s", STR_ARG(in_words(t, setting, n)));
    return true;
}

/* Is there a property of a section among them? */
static bool needs_section(const struct setting *setting, int n)
{
    for (int i = 0; i < n; i++)
        for (int p = 0; property_at(p); p++)
            if (!property_at(p)->of_event && str_eq(setting[i].name, str_of(property_at(p)->name)))
                return true;
    return false;
}

bool desk_set(struct desk *d, const struct act *act, const struct setting *setting, int n, struct findings *f,
              struct err *e)
{
    struct task t;
    bool ok = needs_section(setting, n) ? task_begin_section(&t, d, act, f, e) : task_begin(&t, d, act, f, e);

    return task_end(&t, ok && set(&t, setting, n));
}

bool desk_lot(struct desk *d, const struct act *act, enum colour lot, struct findings *f, struct err *e)
{
    struct setting setting = { STR("lot"), lot == WHITE ? STR("white") : STR("black") };

    return desk_set(d, act, &setting, 1, f, e);
}

static bool add_section(struct task *t, const struct setting *setting, int n)
{
    struct event *ev = &t->event;
    struct str name;

    if (!text_nfc(t->act->section, &t->arena, &name) || name.n == 0 || name.n > 60)
        return err_set(t->err, ERR_INPUT, "a section needs a name of at most 60 letters");
    for (int i = 0; i < ev->nsection; i++)
        if (str_eq(ev->section[i].name, name))
            return err_set(t->err, ERR_CONFLICT, "there is a section %.*s already", STR_ARG(name));
    if (ev->nsection == SECTIONS_MAX)
        return err_set(t->err, ERR_LIMIT, "an event has at most %d sections", SECTIONS_MAX);
    t->section = &ev->section[ev->nsection++];
    *t->section = section_default();
    t->section->name = name;
    store_section(t->db, task_at(t), t->section);
    if (!set(t, setting, n))
        return false;
    task_change(t, "section %.*s%s%.*s", STR_ARG(name), n ? ": " : "", STR_ARG(t->change));
    return true;
}

bool desk_section(struct desk *d, const struct act *act, const struct setting *setting, int n, struct findings *f,
                  struct err *e)
{
    struct task t;

    return task_end(&t, task_begin(&t, d, act, f, e) && add_section(&t, setting, n));
}
