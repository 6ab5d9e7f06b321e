/* SPDX-License-Identifier: Apache-2.0 */
#include "web/front_new.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/clock.h"
#include "web/form.h"
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

static void put_field(const struct visit *v, struct markup *m, const struct question *f)
{
    put(m, "<p><label>");
    page_say(v, m, f->label());
    put(m, " <input");
    put_attr(m, "name", str_of(f->name));
    put_attr(m, "type", str_of(f->type));
    put_attr(m, "value", f->value ? str_of(f->value) : own_zone(v->arena));
    if (f->needed)
        put(m, " required");
    put(m, "></label></p>\n");
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

bool front_new_form(struct visit *v, const struct err *why)
{
    struct markup above = { .out.arena = v->arena };
    struct str page;

    if (why)
        page_problem(v, &above, why);
    v->above = buffer_str(&above.out);
    struct markup m = page_begin(v, page_text(v, say_new_event()));
    put(&m, "<form method=\"post\" action=\"/new\" class=\"card\">\n");
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++)
        put_field(v, &m, &questions[i]);
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

/* "Harbour Cup 2027" is harbour-cup-2027, of letters that every disk takes; event, if there are none. */
static struct str file_name(struct str name, int number, struct arena *a)
{
    enum { MOST = 60 };
    char text[MOST + 1];
    size_t n = 0;

    for (size_t i = 0; i < name.n && n < MOST; i++) {
        int c = (unsigned char)name.p[i];
        if (c < 128 && isalnum(c))
            text[n++] = (char)tolower(c);
        else if (n > 0 && text[n - 1] != '-')
            text[n++] = '-';
    }
    while (n > 0 && text[n - 1] == '-')
        n--;
    struct str stem = n > 0 ? (struct str){ text, n } : STR("event");
    return number > 1 ? str_fmt(a, "%.*s-%d.oly", STR_ARG(stem), number) : str_fmt(a, "%.*s.oly", STR_ARG(stem));
}

/* When a round is played: so many a day from the first day on; empty: after the last day, or the first is not known. */
static struct str time_of_round(const struct visit *v, const struct kind *k, int round)
{
    struct str start = form_word(&v->form, "start"), end = form_word(&v->form, "end"), at = form_word(&v->form, "time");
    struct tm tm = { 0 };
    char text[32];

    if (start.n == 0 || at.n == 0 ||
        sscanf(str_c(v->arena, start), "%4d-%2d-%2d", &tm.tm_year, &tm.tm_mon, &tm.tm_mday) != 3 ||
        sscanf(str_c(v->arena, at), "%2d:%2d", &tm.tm_hour, &tm.tm_min) != 2)
        return (struct str){ 0 };
    tm.tm_year -= 1900;
    tm.tm_mon -= 1;
    tm.tm_mday += (round - 1) / k->a_day;
    tm.tm_min += (round - 1) % k->a_day * k->minutes;
    time_t then = timegm(&tm);
    size_t n = strftime(text, sizeof text, "%Y-%m-%d %H:%M", gmtime_r(&then, &tm));
    struct str day = { text, 10 };
    return end.n > 0 && str_cmp(day, end) > 0 ? (struct str){ 0 } : str_copy(v->arena, (struct str){ text, n });
}

static struct act act_of(const struct visit *v, const char *command)
{
    struct str now = { 0 }, zone = form_word(&v->form, "zone");
    const char *user = getenv("USER");

    clock_in(zone, v->job->arrived, v->arena, &now);
    return (struct act){ .user = user && user[0] ? str_of(user) : STR("TAP"),
                         .time = now,
                         .command = str_of(command),
                         .wording = visit_wording(v) };
}

static bool make_section(struct visit *v, struct desk *d, const struct kind_section *s, struct err *e)
{
    struct setting word[SETTINGS + 1] = { { STR("name"), str_of(s->name) } };
    const struct act act = act_of(v, "section");
    int n = 1;

    for (int i = 0; i < SETTINGS && s->set[i].name; i++)
        word[n++] = (struct setting){ str_of(s->set[i].name), str_of(s->set[i].value) };
    return desk_do(d, op_row(OP_section), &act, &(struct form){ .word = word, .n = n }, &v->findings, e);
}

static bool set_days(struct visit *v, struct desk *d, const struct kind *k, struct err *e)
{
    struct setting *word = arena_new(v->arena, struct setting, k->rounds);
    const struct act act = act_of(v, "set");
    int n = 0;

    for (int r = 1; r <= k->rounds; r++) {
        struct str at = time_of_round(v, k, r);
        if (at.n > 0)
            word[n++] = (struct setting){ str_fmt(v->arena, "date.%d", r), at };
    }
    return n == 0 || desk_do(d, op_row(OP_set), &act, &(struct form){ .word = word, .n = n }, &v->findings, e);
}

static bool fill(struct visit *v, const char *path, const struct kind *k, struct err *e)
{
    struct desk *d;

    if (!desk_open(path, true, &d, e))
        return false;
    bool ok = true;
    for (int i = 0; i < SECTIONS && k->section[i].name && ok; i++)
        ok = make_section(v, d, &k->section[i], e);
    ok = ok && set_days(v, d, k, e);
    desk_close(d);
    return ok;
}

static bool begin(struct visit *v, const char *path, struct err *e)
{
    static const char *const of_event[] = { "name", "city", "federation", "start", "end", "zone" };
    enum { MOST = sizeof of_event / sizeof *of_event };
    const struct act act = act_of(v, "new");
    struct setting list[MOST];
    int n = 0;

    for (int i = 0; i < MOST; i++) {
        struct str value = str_trim(form_word(&v->form, of_event[i]));
        if (value.n > 0)
            list[n++] = (struct setting){ str_of(of_event[i]), value };
    }
    if (form_word(&v->form, "zone").n > 0 && !clock_knows(form_word(&v->form, "zone")))
        return err_say(e, ERR_INPUT, say_new_zone_unknown(form_word(&v->form, "zone")));
    return desk_new(path, &act, list, n, e);
}

/* Under its name once it is whole; another file of that name stays as it is. */
static bool give_name(const char *path, struct visit *v, struct str folder, struct str *file, struct err *e)
{
    enum { TRIES = 100 };

    for (int i = 1; i <= TRIES; i++) {
        *file = file_name(form_word(&v->form, "name"), i, v->arena);
        const char *to = str_c(v->arena, str_fmt(v->arena, "%.*s/%.*s", STR_ARG(folder), STR_ARG(*file)));
        if (link(path, to) == 0)
            return true;
        if (errno != EEXIST)
            break;
    }
    return err_say(e, ERR_IO, say_new_event_not_written(folder, strerror(errno)));
}

bool front_new_make(struct visit *v, struct str folder, struct str *file, struct err *e)
{
    const struct kind *k = kind_named(form_word(&v->form, "kind"));
    const char *path = str_c(v->arena, str_fmt(v->arena, "%.*s/.new-%ld.oly", STR_ARG(folder), (long)getpid()));

    if (!k)
        return err_say(e, ERR_USAGE, say_new_kind_missing());
    unlink(path); /* of a process that was ended in the middle of it */
    bool ok = begin(v, path, e) && fill(v, path, k, e) && give_name(path, v, folder, file, e);
    unlink(path);
    return ok;
}
