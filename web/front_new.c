/* SPDX-License-Identifier: Apache-2.0 */
/* front_new.c - the form of a new event. */
#include "web/front_form.h"

#include <string.h>
#include <unistd.h>

#include "web/events.h"
#include "web/front_kind.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/refill.h"

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

static const struct err *wrong_at(const struct front_wrong *wrong, const char *field)
{
    for (int i = 0; wrong && i < wrong->n; i++)
        if (wrong->item[i].field && str_eq(str_of(wrong->item[i].field), str_of(field)))
            return &wrong->item[i].why;
    return NULL;
}

/* What is wrong stands at the field that it is about; who sees it comes to the first of them. */
static void put_field(const struct visit *v, struct markup *m, const struct question *f,
                      const struct front_wrong *wrong, bool *first)
{
    const struct err *why = wrong_at(wrong, f->name);

    put(m, "<div class=\"field\"><label>");
    page_say(v, m, f->label());
    put(m, " <input");
    if (why) {
        put(m, " aria-invalid=\"true\"");
        put_attr(m, "aria-describedby", str_fmt(v->arena, "why-%s", f->name));
    }
    if (why && *first)
        put(m, " autofocus");
    *first = *first && !why;
    put_attr(m, "name", str_of(f->name));
    put_attr(m, "type", str_of(f->type));
    put_attr(m, "value", f->value ? str_of(f->value) : own_zone(v->arena));
    if (f->needed)
        put(m, " required");
    put(m, "></label>\n");
    if (why) {
        put(m, "<div");
        put_attr(m, "id", str_fmt(v->arena, "why-%s", f->name));
        put(m, ">\n");
        page_problem(v, m, why);
        put(m, "</div>\n");
    }
    put(m, "</div>\n");
}

static void put_kind(const struct visit *v, struct markup *m, const char *word, struct message label, bool first)
{
    put(m, "<p><label><input type=\"radio\" name=\"kind\"");
    put_attr(m, "value", str_of(word));
    if (first)
        put(m, " checked");
    put(m, "> ");
    page_say(v, m, label);
    put(m, "</label>");
}

/* One of those that are in the folder, if there are any. */
static void put_earlier(const struct visit *v, struct markup *m, const struct event_file *ev, int n)
{
    bool any = false;

    for (int i = 0; i < n; i++) {
        if (!ev[i].read || ev[i].told.nsection == 0)
            continue;
        if (!any) {
            put_kind(v, m, KIND_EARLIER, say_kind_earlier(), false);
            put(m, " <select name=\"like\"");
            put_attr(m, "aria-label", page_text(v, say_earlier_event()));
            put(m, ">");
        }
        any = true;
        put(m, "<option");
        put_attr(m, "value", ev[i].file);
        put(m, ">");
        page_say(v, m, say_earlier_event_in(front_title(&ev[i]), ev[i].file));
        put(m, "</option>");
    }
    if (any)
        put(m, "</select></p>\n");
}

static void put_kinds(const struct visit *v, struct front_folder *f, struct markup *m)
{
    const struct event_file *ev;
    int n;

    put(m, "<fieldset><legend>");
    page_say(v, m, say_new_kind());
    put(m, "</legend>\n");
    for (int i = 0; kind_at(i); i++) {
        put_kind(v, m, kind_at(i)->word, kind_at(i)->label(), i == 0);
        put(m, "</p>\n");
    }
    if (events_list(f->events, v->arena, &ev, &n, &(struct err){ 0 }))
        put_earlier(v, m, ev, n);
    put(m, "</fieldset>\n");
}

static bool has_field(const char *field)
{
    for (size_t i = 0; field && i < sizeof questions / sizeof *questions; i++)
        if (str_eq(str_of(questions[i].name), str_of(field)))
            return true;
    return false;
}

/* What is about no field. */
static struct str said_above(const struct visit *v, const struct front_wrong *wrong)
{
    struct markup m = { .out.arena = v->arena };

    for (int i = 0; wrong && i < wrong->n; i++)
        if (!has_field(wrong->item[i].field))
            page_problem(v, &m, &wrong->item[i].why);
    return buffer_str(&m.out);
}

bool front_new_form(struct visit *v, struct front_folder *f, const struct front_wrong *wrong)
{
    bool first = true;
    struct str page;

    v->above = said_above(v, wrong);
    struct markup m = page_begin(v, page_text(v, say_new_event()));
    put(&m, "<form method=\"post\" action=\"/new\" class=\"card\">\n");
    front_sent_put(&m);
    put(&m, "<div class=\"fields\">\n");
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++)
        put_field(v, &m, &questions[i], wrong, &first);
    put(&m, "</div>\n");
    put_kinds(v, f, &m);
    put(&m, "<p>");
    page_say(v, &m, say_new_can_be_changed());
    put(&m, "</p>\n<p><button class=\"main\">");
    page_say(v, &m, say_make_event());
    put(&m, "</button></p>\n</form>\n");
    front_way_back(v, &m);
    page_end(v, &m);
    if (wrong && refill(v->job->reply.body, STR("/new"), &v->form, v->arena, &page))
        v->job->reply.body = page;
    return true;
}
