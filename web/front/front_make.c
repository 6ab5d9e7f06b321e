/* SPDX-License-Identifier: Apache-2.0 */
/* front_make.c - the file of a new event, from its form. */
#include <string.h>
#include <unistd.h>

#include "office/clock.h"
#include "office/demo.h"
#include "web/base/form.h"
#include "web/base/messages.h"
#include "web/front/front_file.h"
#include "web/front/front_form.h"
#include "web/front/front_kind.h"
#include "web/front/front_rows.h"
#include "web/page/dates.h"
#include "web/page/page.h"

/* --- what is wrong ------------------------------------------------------------------------------ */

static bool add_wrong(struct front_wrong *w, const char *field, const struct err *why)
{
    if (w->n < FRONT_WRONG_MAX) {
        w->item[w->n].field = field;
        w->item[w->n++].why = *why;
    }
    return false;
}

static bool has(const struct front_wrong *w, const char *field)
{
    for (int i = 0; i < w->n; i++)
        if (w->item[i].field && strcmp(w->item[i].field, field) == 0)
            return true;
    return false;
}

static void check_zone(const struct visit *v, struct front_wrong *w)
{
    struct str zone = form_word(&v->form, "zone");
    struct err e = { 0 };

    if (zone.n == 0 || clock_knows(zone))
        return;
    err_say(&e, ERR_INPUT, say_new_zone_unknown(zone));
    add_wrong(w, "zone", &e);
}

static void check_hour(const struct visit *v, const char *field, struct front_wrong *w)
{
    struct str text = str_trim(form_word(&v->form, field));
    struct err e = { 0 };

    if (days_is_hour(text, v->arena))
        return;
    err_say(&e, ERR_INPUT, say_new_time_is_no_hour(text));
    add_wrong(w, field, &e);
}

static void check_hours(const struct visit *v, struct front_wrong *w)
{
    check_hour(v, "time", w);
    for (int row = 1; row <= SECTIONS_MAX; row++)
        check_hour(v, row_word(v, "hour", row), w);
}

static bool is_given(const struct visit *v, const char *field)
{
    return str_trim(form_word(&v->form, field)).n > 0;
}

static void check_name(const struct visit *v, struct front_wrong *w)
{
    struct err e = { 0 };

    if (is_given(v, "name"))
        return;
    err_say(&e, ERR_USAGE, say_new_name_missing());
    add_wrong(w, "name", &e);
}

/* An earlier event has days of its own. */
static void check_free_days(const struct visit *v, const struct kind *k, struct front_wrong *w)
{
    struct err e = { 0 };

    if (!k->earlier && !days_check_free(v, &e))
        add_wrong(w, "rest", &e);
}

/* Whoever says one of the others wants days for the rounds. */
static void check_first_day(const struct visit *v, const struct kind *k, struct front_wrong *w)
{
    bool counts = is_given(v, "end") || is_given(v, "rest") || (k->earlier && days_first(k->earlier).n > 0);
    struct err e = { 0 };

    if (!counts || is_given(v, "start"))
        return;
    err_say(&e, ERR_INPUT, say_new_start_missing());
    add_wrong(w, "start", &e);
}

/* A disk that takes nothing is said once, and not of files that only this page knows. */
static void say_disk_once(struct front_wrong *w, struct str folder)
{
    struct err e = { 0 };
    int i = 0;

    while (i < w->n && w->item[i].why.kind != ERR_DB)
        i++;
    if (i == w->n)
        return;
    err_say(&e, ERR_DB, say_new_event_has_no_room(folder));
    w->n = 0;
    add_wrong(w, NULL, &e);
}

/* --- the event ---------------------------------------------------------------------------------- */

static struct act act_of(const struct visit *v, const char *command)
{
    return front_file_act(v, form_word(&v->form, "zone"), command);
}

/* Those of the event among the words: the fields that are settings by the same name. The name comes first: no event is without one. */
static const char *const of_event[] = { "name", "city", "federation", "start", "end", "zone" };
enum { OF_EVENT = sizeof of_event / sizeof *of_event };

static struct str word_of_event(const struct visit *v, const char *field)
{
    struct str value = str_trim(form_word(&v->form, field));

    return strcmp(field, "federation") == 0 ? str_capitals(v->arena, value) : value;
}

static bool begin_with(struct visit *v, const char *path, const struct setting *list, int n, struct err *e)
{
    const struct act act = act_of(v, "new");

    return desk_new(path, &act, list, n, e);
}

/* Can there be an event with it? */
static bool is_taken(struct visit *v, const char *path, struct setting one, struct err *e)
{
    const char *trial = str_c(v->arena, str_fmt(v->arena, "%s.%.*s.oly", path, STR_ARG(one.name)));
    const struct setting two[] = { { STR("name"), STR("x") }, one };
    bool named = str_eq(one.name, two[0].name), ok = begin_with(v, trial, two + named, named ? 1 : 2, e);

    unlink(trial);
    return ok;
}

/* Those that can be taken, each by itself. */
static int drop_refused(struct visit *v, const char *path, struct setting *list, int n, struct front_wrong *w)
{
    int kept = 0;

    for (int i = 0; i < n; i++) {
        const char *field = str_c(v->arena, list[i].name);
        struct err e = { 0 };
        if (has(w, field))
            continue;
        if (is_taken(v, path, list[i], &e))
            list[kept++] = list[i];
        else
            add_wrong(w, field, &e);
    }
    return kept;
}

/* Days that fit by themselves only: it is the last one. */
static bool begin(struct visit *v, const char *path, struct front_wrong *w)
{
    struct setting list[OF_EVENT];
    struct err e = { 0 };
    int n = 0;

    for (int i = 0; i < OF_EVENT; i++) {
        struct str value = word_of_event(v, of_event[i]);
        if (value.n > 0 || i == 0)
            list[n++] = (struct setting){ str_of(of_event[i]), value };
    }
    if (w->n == 0 && begin_with(v, path, list, n, &e))
        return true;
    int was = w->n;
    n = drop_refused(v, path, list, n, w);
    if (w->n == was && e.kind != ERR_NONE)
        return add_wrong(w, "end", &e);
    if (n == 0 || !str_eq(list[0].name, STR("name")))
        return begin_with(v, path, &(const struct setting){ STR("name"), STR("x") }, 1, &(struct err){ 0 });
    return begin_with(v, path, list, n, &(struct err){ 0 });
}

/* --- its sections and days ----------------------------------------------------------------------- */

static bool make_section(struct visit *v, struct desk *d, const struct kind_section *s, struct err *e)
{
    struct setting *word = arena_new(v->arena, struct setting, s->nset + 2);
    const struct act act = act_of(v, "section");
    int n = 0;

    word[n++] = (struct setting){ STR("name"), s->name };
    if (s->title)
        word[n++] = (struct setting){ STR("title"), page_text(v, s->title()) };
    for (int i = 0; i < s->nset; i++)
        word[n++] = s->set[i];
    return desk_do(d, op_row(OP_section), &act, &(struct form){ .word = word, .n = n }, &v->findings, e);
}

/* What is wrong with one of them stands at its name. */
static bool make_sections(struct visit *v, struct desk *d, const struct kind *k, struct front_wrong *w)
{
    bool ok = true;
    int n;
    const struct kind_section *s = rows_sections(v, k, &n);

    for (int i = 0; i < n; i++) {
        struct err e = { 0 };
        if (s[i].name.n > 0 && !make_section(v, d, &s[i], &e))
            ok = add_wrong(w, row_word(v, "section", i + 1), &e);
    }
    return ok;
}

static bool set_days(struct visit *v, struct desk *d, const struct kind *k, int rounds, struct err *e)
{
    const struct act act = act_of(v, "set");
    int n;
    const struct setting *word = days_of(v, k, rounds, &n);

    /* The event ends too early for all of them, for example. */
    bool *has_day = arena_new(v->arena, bool, rounds);
    struct message lacks;
    for (int r = 0; r < rounds; r++) {
        struct str name = str_fmt(v->arena, "date.%d", r + 1);
        has_day[r] = false;
        for (int i = 0; i < n; i++)
            has_day[r] |= str_eq(word[i].name, name);
    }
    if (calendar_lacks(has_day, rounds, v->arena, &lacks))
        finding_say(&v->findings, WARNING, RULE_NONE, 0, lacks);
    return n == 0 || desk_do(d, op_row(OP_set), &act, &(struct form){ .word = word, .n = n }, &v->findings, e);
}

/* Of those that begin at another hour than the event. */
static bool set_hours(struct visit *v, struct desk *d, const struct kind *k, struct front_wrong *w)
{
    int ndays, n, moved;
    const struct setting *day = days_of(v, k, rows_rounds(v, k), &ndays);
    const struct kind_section *s = rows_sections(v, k, &n);

    for (int i = 0; i < n; i++) {
        const char *field = row_word(v, "hour", i + 1);
        struct str hour = str_trim(form_word(&v->form, field));
        struct act act = act_of(v, "set");
        struct err e = { 0 };
        long rounds = 0;
        if (n < 2 || s[i].name.n == 0 || hour.n == 0 || !str_long(row_setting(v, &s[i], "rounds"), &rounds))
            continue;
        const struct setting *word = days_moved(v, k, day, ndays, (int)rounds, hour, &moved);
        act.section = s[i].name;
        if (moved > 0 &&
            !desk_do(d, op_row(OP_set), &act, &(struct form){ .word = word, .n = moved }, &v->findings, &e))
            return add_wrong(w, field, &e);
    }
    return true;
}

static bool fill(struct visit *v, const char *path, const struct kind *k, struct front_wrong *w)
{
    struct err e = { 0 };
    struct desk *d;

    if (!desk_open(path, true, &d, &e))
        return add_wrong(w, NULL, &e);
    if (make_sections(v, d, k, w) && w->n == 0 && !set_days(v, d, k, rows_rounds(v, k), &e))
        add_wrong(w, days_are_given(v, k, rows_rounds(v, k)) ? "date.1" : "start", &e);
    if (w->n == 0)
        set_hours(v, d, k, w);
    desk_close(d);
    return w->n == 0;
}

/* --- all of it ---------------------------------------------------------------------------------- */

bool front_make(struct visit *v, struct front_folder *f, struct str *file, struct front_wrong *w)
{
    struct err e = { 0 };
    struct front_file made;
    struct kind k;

    w->n = 0;
    if (!kind_of_form(v, f, &k, &e) || !front_file_begin(v, f->path, &made, &e))
        return add_wrong(w, NULL, &e);
    check_name(v, w);
    check_hours(v, w);
    check_free_days(v, &k, w);
    check_first_day(v, &k, w);
    check_zone(v, w);
    bool ok = begin(v, made.path, w) && fill(v, made.path, &k, w);
    if (ok && file && !front_file_keep(v, made.path, f->path, form_word(&v->form, "name"), file, &e))
        ok = add_wrong(w, NULL, &e);
    say_disk_once(w, f->path);
    front_file_end(&made);
    return ok;
}

bool front_make_demo(struct visit *v, struct front_folder *f, struct str *file, struct err *e)
{
    const struct act act = act_of(v, "new");
    struct front_file made;

    if (!front_file_begin(v, f->path, &made, e))
        return false;
    bool ok = demo_make(made.path, &act, NULL, 0, v->arena, e) &&
              front_file_keep(v, made.path, f->path, STR(DEMO_NAME), file, e);
    front_file_end(&made);
    return ok;
}
