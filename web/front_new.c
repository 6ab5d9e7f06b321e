/* SPDX-License-Identifier: Apache-2.0 */
#include "web/front_new.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/clock.h"
#include "web/form.h"
#include "web/front_file.h"
#include "web/front_folder.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/refill.h"

/* --- the kinds of event ------------------------------------------------------------------------- */

enum { SETTINGS = 6, SECTIONS = 2 };

/* A section by its name and what differs from the usual. */
struct kind_section {
    const char *name;
    struct {
        const char *name, *value;
    } set[SETTINGS];
};

/* Rounds a day, and minutes between the beginnings of two of a day. */
static const struct kind {
    const char *word;
    struct message (*label)(void);
    int rounds, a_day, minutes;
    struct kind_section section[SECTIONS];
} kinds[] = {
    { "olympiad",
      say_kind_olympiad,
      11,
      1,
      0,
      { { "open", { { "edition", "2022" }, { "tiebreak", "2022" }, { "rounds", "11" } } },
        { "women", { { "edition", "2022" }, { "tiebreak", "2022" }, { "rounds", "11" }, { "women", "yes" } } } } },
    { "championship",
      say_kind_championship,
      9,
      1,
      0,
      { { "open", { { "system", "team-swiss-2026" }, { "rounds", "9" } } } } },
    { "weekend",
      say_kind_weekend,
      5,
      2,
      300,
      { { "league", { { "system", "berger" }, { "rounds", "5" }, { "boards", "6" }, { "squad-size", "12" } } } } },
    { "blitz",
      say_kind_blitz,
      9,
      9,
      30,
      { { "blitz", { { "system", "burstein" }, { "unit", "player" }, { "rounds", "9" } } } } },
};
enum { KINDS = sizeof kinds / sizeof *kinds };

static const struct kind *kind_named(struct str word)
{
    for (int i = 0; i < KINDS; i++)
        if (str_eq(word, str_of(kinds[i].word)))
            return &kinds[i];
    return NULL;
}

/* --- the form ----------------------------------------------------------------------------------- */

static const struct question {
    const char *name, *type, *value;
    struct message (*label)(void);
    bool needed;
} questions[] = {
    { "name", "text", "", say_new_name, true },
    { "city", "text", "", say_new_city, false },
    { "federation", "text", "", say_new_federation, false },
    { "start", "date", "", say_new_start, false },
    { "end", "date", "", say_new_end, false },
    { "zone", "text", NULL, say_new_zone, false },
    { "time", "time", "15:00", say_new_time, false },
    { "rounds", "number", "", say_new_rounds, false },
    { "rest", "text", "", say_new_rest, false },
    { "sections", "text", "", say_new_sections, false },
};

/* The zone of this machine by its name, "Europe/Riga"; empty if it has none. */
static struct str own_zone(struct arena *a)
{
    char to[256];
    ssize_t n = readlink("/etc/localtime", to, sizeof to - 1);
    const char *mark = "zoneinfo/";

    to[n > 0 ? n : 0] = '\0';
    const char *at = strstr(to, mark);
    return at ? str_copy(a, str_of(at + strlen(mark))) : (struct str){ 0 };
}

/* What is wrong stands at the field that it is about. */
static void put_field(const struct visit *v, struct markup *m, const struct question *f, const struct err *why)
{
    put(m, "<p><label>");
    page_say(v, m, f->label());
    put(m, " <input");
    if (why)
        put(m, " aria-invalid=\"true\" aria-describedby=\"why\" autofocus");
    put_attr(m, "name", str_of(f->name));
    put_attr(m, "type", str_of(f->type));
    put_attr(m, "value", f->value ? str_of(f->value) : own_zone(v->arena));
    if (f->needed)
        put(m, " required");
    put(m, "></label></p>\n");
    if (why) {
        put(m, "<div id=\"why\">\n");
        page_problem(v, m, why);
        put(m, "</div>\n");
    }
}

static void put_kinds(const struct visit *v, struct markup *m)
{
    put(m, "<fieldset><legend>");
    page_say(v, m, say_new_kind());
    put(m, "</legend>\n");
    for (int i = 0; i < KINDS; i++) {
        put(m, "<p><label><input type=\"radio\" name=\"kind\"");
        put_attr(m, "value", str_of(kinds[i].word));
        if (i == 0)
            put(m, " checked");
        put(m, "> ");
        page_say(v, m, kinds[i].label());
        put(m, "</label></p>\n");
    }
    put(m, "</fieldset>\n");
}

static bool has_field(const char *field)
{
    for (size_t i = 0; field && i < sizeof questions / sizeof *questions; i++)
        if (str_eq(str_of(questions[i].name), str_of(field)))
            return true;
    return false;
}

bool front_new_form(struct visit *v, const struct err *why, const char *field)
{
    struct markup above = { .out.arena = v->arena };
    bool at_field = why && has_field(field);
    struct str page;

    if (why && !at_field)
        page_problem(v, &above, why);
    v->above = buffer_str(&above.out);
    struct markup m = page_begin(v, page_text(v, say_new_event()));
    put(&m, "<form method=\"post\" action=\"/new\" class=\"card\">\n");
    front_sent_put(&m);
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++)
        put_field(v, &m, &questions[i], at_field && str_eq(str_of(questions[i].name), str_of(field)) ? why : NULL);
    put_kinds(v, &m);
    put(&m, "<p>");
    page_say(v, &m, say_new_can_be_changed());
    put(&m, "</p>\n<p><button class=\"main\">");
    page_say(v, &m, say_make_event());
    put(&m, "</button></p>\n</form>\n<p>");
    put_link(&m, STR("/"), page_text(v, say_all_events()));
    put(&m, "</p>\n");
    page_end(v, &m);
    if (why && refill(v->job->reply.body, STR("/new"), &v->form, v->arena, &page))
        v->job->reply.body = page;
    return true;
}

/* --- the file ----------------------------------------------------------------------------------- */

/* "2027-05-01", as that day and not another: 2027-02-30 is none. */
static bool read_day(struct str text, struct arena *a, struct tm *out)
{
    char again[11];
    int end = 0;

    *out = (struct tm){ 0 };
    if (text.n != 10 || sscanf(str_c(a, text), "%4d-%2d-%2d%n", &out->tm_year, &out->tm_mon, &out->tm_mday, &end) != 3)
        return false;
    out->tm_year -= 1900;
    out->tm_mon -= 1;
    time_t then = timegm(out);
    return end == 10 && strftime(again, sizeof again, "%Y-%m-%d", gmtime_r(&then, out)) == 10 &&
           str_eq(text, str_of(again));
}

/* The next word of a list of days or names, between commas and blanks; false: there is none. */
static bool next_word(struct str *list, struct str *word)
{
    static const char between[] = ", ;\t\r\n";
    size_t at = 0, end;

    while (at < list->n && strchr(between, list->p[at]))
        at++;
    for (end = at; end < list->n && !strchr(between, list->p[end]);)
        end++;
    *word = (struct str){ list->p + at, end - at };
    *list = (struct str){ list->p + end, list->n - end };
    return word->n > 0;
}

static bool is_free(const struct visit *v, struct str day)
{
    struct str list = form_word(&v->form, "rest"), word;

    while (next_word(&list, &word))
        if (str_eq(word, day))
            return true;
    return false;
}

static struct str written(struct tm *tm, const char *how, struct arena *a)
{
    char text[32];
    time_t then = timegm(tm);
    size_t n = strftime(text, sizeof text, how, gmtime_r(&then, tm));

    return str_copy(a, (struct str){ text, n });
}

/* When a round is played: so many a day from the first day on, on no day that is free; empty: after the last day, or the first is not
   known. */
static struct str time_of_round(const struct visit *v, const struct kind *k, int round)
{
    struct str start = form_word(&v->form, "start"), end = form_word(&v->form, "end"), at = form_word(&v->form, "time");
    int left = (round - 1) / k->a_day, hour, minute;
    struct tm tm;

    if (at.n == 0 || !read_day(start, v->arena, &tm) || sscanf(str_c(v->arena, at), "%2d:%2d", &hour, &minute) != 2)
        return (struct str){ 0 };
    for (struct str day = start; left > 0 || is_free(v, day); day = written(&tm, "%Y-%m-%d", v->arena)) {
        left -= !is_free(v, day);
        tm.tm_mday++;
    }
    tm.tm_hour = hour;
    tm.tm_min = minute + (round - 1) % k->a_day * k->minutes;
    struct str then = written(&tm, "%Y-%m-%d %H:%M", v->arena), day = { then.p, 10 };
    return end.n > 0 && str_cmp(day, end) > 0 ? (struct str){ 0 } : then;
}

static struct act act_of(const struct visit *v, const char *command)
{
    return front_file_act(v, form_word(&v->form, "zone"), command);
}

/* `rounds`: in place of those of its kind; 0: those. */
static bool make_section(struct visit *v, struct desk *d, const struct kind_section *s, struct str name, int rounds,
                         struct err *e)
{
    struct setting word[SETTINGS + 1] = { { STR("name"), name } };
    const struct act act = act_of(v, "section");
    int n = 1;

    for (int i = 0; i < SETTINGS && s->set[i].name; i++) {
        bool counts = rounds > 0 && str_eq(str_of(s->set[i].name), STR("rounds"));
        word[n++] = (struct setting){ str_of(s->set[i].name),
                                      counts ? str_fmt(v->arena, "%d", rounds) : str_of(s->set[i].value) };
    }
    return desk_do(d, op_row(OP_section), &act, &(struct form){ .word = word, .n = n }, &v->findings, e);
}

/* As the kind has a section of that name, or else as its first one. */
static const struct kind_section *section_like(const struct kind *k, struct str name)
{
    int i = 0;

    while (i < SECTIONS && !(k->section[i].name && str_eq(name, str_of(k->section[i].name))))
        i++;
    return &k->section[i < SECTIONS ? i : 0];
}

/* Those that are named, or those of the kind. */
static bool make_sections(struct visit *v, struct desk *d, const struct kind *k, int rounds, struct err *e)
{
    struct str list = form_word(&v->form, "sections"), name;
    bool named = false, ok = true;

    while (ok && next_word(&list, &name)) {
        named = true;
        ok = make_section(v, d, section_like(k, name), name, rounds, e);
    }
    for (int i = 0; i < SECTIONS && k->section[i].name && ok && !named; i++)
        ok = make_section(v, d, &k->section[i], str_of(k->section[i].name), rounds, e);
    return ok;
}

static bool set_days(struct visit *v, struct desk *d, const struct kind *k, int rounds, struct err *e)
{
    struct setting *word = arena_new(v->arena, struct setting, rounds);
    const struct act act = act_of(v, "set");
    int n = 0;

    for (int r = 1; r <= rounds; r++) {
        struct str at = time_of_round(v, k, r);
        if (at.n > 0)
            word[n++] = (struct setting){ str_fmt(v->arena, "date.%d", r), at };
    }
    return n == 0 || desk_do(d, op_row(OP_set), &act, &(struct form){ .word = word, .n = n }, &v->findings, e);
}

static bool fill(struct visit *v, const char *path, const struct kind *k, int rounds, const char **field, struct err *e)
{
    struct desk *d;

    if (!desk_open(path, true, &d, e))
        return false;
    *field = rounds > 0 && form_word(&v->form, "sections").n == 0 ? "rounds" : "sections";
    bool ok = make_sections(v, d, k, rounds, e);
    if (ok) {
        *field = "start";
        ok = set_days(v, d, k, rounds > 0 ? rounds : k->rounds, e);
    }
    desk_close(d);
    return ok;
}

/* Those of the event among the words: the fields that are settings by the same name. */
static const char *const of_event[] = { "name", "city", "federation", "start", "end", "zone" };
enum { OF_EVENT = sizeof of_event / sizeof *of_event };

static bool begin_with(struct visit *v, const char *path, const struct setting *list, int n, struct err *e)
{
    const struct act act = act_of(v, "new");

    return desk_new(path, &act, list, n, e);
}

/* An event has a name: the first of the list. Is the other one refused beside it? */
static bool is_refused(struct visit *v, const char *path, const struct setting *name, const struct setting *other)
{
    const char *trial = str_c(v->arena, str_fmt(v->arena, "%s.%.*s.oly", path, STR_ARG(other->name)));
    const struct setting two[] = { *name, *other };
    bool ok = begin_with(v, trial, two, other == name ? 1 : 2, &(struct err){ 0 });

    unlink(trial);
    return !ok;
}

static const char *first_refused(struct visit *v, const char *path, const struct setting *list, int n)
{
    for (int i = 0; i < n; i++)
        if (is_refused(v, path, &list[0], &list[i]))
            return str_c(v->arena, list[i].name);
    return NULL;
}

static bool begin(struct visit *v, const char *path, const char **field, struct err *e)
{
    struct setting list[OF_EVENT];
    int n = 0;

    for (int i = 0; i < OF_EVENT; i++) {
        struct str value = str_trim(form_word(&v->form, of_event[i]));
        if (strcmp(of_event[i], "federation") == 0)
            value = str_capitals(v->arena, value);
        if (value.n > 0)
            list[n++] = (struct setting){ str_of(of_event[i]), value };
    }
    *field = "zone";
    if (form_word(&v->form, "zone").n > 0 && !clock_knows(form_word(&v->form, "zone")))
        return err_say(e, ERR_INPUT, say_new_zone_unknown(form_word(&v->form, "zone")));
    if (begin_with(v, path, list, n, e))
        return true;
    *field = n > 0 && str_eq(list[0].name, STR("name")) ? first_refused(v, path, list, n) : "name";
    return false;
}

static bool read_rounds(const struct visit *v, int *out, const char **field, struct err *e)
{
    struct str text = str_trim(form_word(&v->form, "rounds"));
    long n = 0;

    *field = "rounds";
    if (text.n > 0 && (!str_long(text, &n) || n < 1 || n > ROUNDS_MAX))
        return err_say(e, ERR_INPUT, say_new_rounds_out_of_range(ROUNDS_MAX));
    *out = (int)n;
    return true;
}

/* A free day is one of the event, as far as its days are known. */
static bool read_free_days(const struct visit *v, const char **field, struct err *e)
{
    struct str list = form_word(&v->form, "rest"), word;
    struct str start = form_word(&v->form, "start"), end = form_word(&v->form, "end");
    struct tm day;

    *field = "rest";
    while (next_word(&list, &word)) {
        if (!read_day(word, v->arena, &day))
            return err_say(e, ERR_INPUT, say_new_rest_is_no_day(word));
        if ((start.n > 0 && str_cmp(word, start) < 0) || (end.n > 0 && str_cmp(word, end) > 0))
            return err_say(e, ERR_INPUT, say_new_rest_is_outside(word));
    }
    return true;
}

bool front_new_make(struct visit *v, struct str folder, struct str *file, const char **field, struct err *e)
{
    const struct kind *k = kind_named(form_word(&v->form, "kind"));
    const char *path;
    int rounds = 0;

    *field = NULL;
    if (!k)
        return err_say(e, ERR_USAGE, say_new_kind_missing());
    if (!front_file_begin(v, folder, &path, e) || !read_rounds(v, &rounds, field, e) || !read_free_days(v, field, e))
        return false;
    bool ok = begin(v, path, field, e) && fill(v, path, k, rounds, field, e);
    if (ok) {
        *field = NULL;
        ok = front_file_keep(v, path, folder, form_word(&v->form, "name"), file, e);
    }
    unlink(path);
    return ok;
}
