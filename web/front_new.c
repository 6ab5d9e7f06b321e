/* SPDX-License-Identifier: Apache-2.0 */
/* front_new.c - the form of a new event: what and where, its sections, its days, its staff, a page each. */
#include "web/front_form.h"

#include <string.h>
#include <unistd.h>

#include "desk/property.h"
#include "web/events.h"
#include "web/form.h"
#include "web/front_rows.h"
#include "web/front_staff.h"
#include "web/front_writing.h"
#include "web/messages.h"
#include "web/page.h"

enum new_page { PAGE_EVENT = 1, PAGE_SECTIONS, PAGE_DAYS, PAGE_STAFF, PAGES_END };

/* On which page a word stands; "date" for date.1, date.2 ... */
static const struct {
    struct str word;
    enum new_page page;
} words[] = {
    { STR("name"), PAGE_EVENT },        { STR("city"), PAGE_EVENT },      { STR("federation"), PAGE_EVENT },
    { STR("start"), PAGE_EVENT },       { STR("end"), PAGE_EVENT },       { STR("zone"), PAGE_EVENT },
    { STR("kind"), PAGE_EVENT },        { STR("like"), PAGE_EVENT },      { STR("section"), PAGE_SECTIONS },
    { STR("title"), PAGE_SECTIONS },    { STR("system"), PAGE_SECTIONS }, { STR("edition"), PAGE_SECTIONS },
    { STR("tiebreak"), PAGE_SECTIONS }, { STR("boards"), PAGE_SECTIONS }, { STR("squad-size"), PAGE_SECTIONS },
    { STR("rounds"), PAGE_SECTIONS },   { STR("women"), PAGE_SECTIONS },  { STR("time"), PAGE_DAYS },
    { STR("rest"), PAGE_DAYS },         { STR("date"), PAGE_DAYS },       { STR("filled"), PAGE_DAYS },
    { STR("person"), PAGE_STAFF },      { STR("role"), PAGE_STAFF },
};

/* PAGES_END: on none. */
static enum new_page page_of(struct str word)
{
    struct str name = str_cut(&word, '.');

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (str_eq(words[i].word, name))
            return words[i].page;
    return PAGES_END;
}

/* --- what and where ------------------------------------------------------------------------------- */

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

static void put_kind(struct writing *w, const char *word, struct message label, bool first)
{
    struct str now = form_word(&w->v->form, "kind");

    put(w->m, "<p><label><input type=\"radio\" name=\"kind\"");
    put_attr(w->m, "value", str_of(word));
    if (now.n > 0 ? str_eq(now, str_of(word)) : first)
        put(w->m, " checked");
    put(w->m, "> ");
    page_say(w->v, w->m, label);
    put(w->m, "</label>");
}

/* One of those that are in the folder, if there are any. */
static void put_earlier(struct writing *w, const struct event_file *ev, int n)
{
    bool any = false;

    for (int i = 0; i < n; i++) {
        if (!ev[i].read || ev[i].told.nsection == 0)
            continue;
        if (!any) {
            put_kind(w, KIND_EARLIER, say_kind_earlier(), false);
            put(w->m, " <select name=\"like\"");
            put_attr(w->m, "aria-label", page_text(w->v, say_earlier_event()));
            put(w->m, ">");
        }
        any = true;
        put(w->m, "<option");
        put_attr(w->m, "value", ev[i].file);
        if (str_eq(form_word(&w->v->form, "like"), ev[i].file))
            put(w->m, " selected");
        put(w->m, ">");
        page_say(w->v, w->m, say_earlier_event_in(front_title(&ev[i]), ev[i].file));
        put(w->m, "</option>");
    }
    if (any)
        put(w->m, "</select></p>\n");
}

static void put_kinds(struct writing *w)
{
    const struct event_file *ev;
    int n;

    put(w->m, "<fieldset><legend>");
    page_say(w->v, w->m, say_new_kind());
    put(w->m, "</legend>\n");
    for (int i = 0; kind_at(i); i++) {
        put_kind(w, kind_at(i)->word, kind_at(i)->label(), i == 0);
        put(w->m, "</p>\n");
    }
    if (events_list(w->folder->events, w->v->arena, &ev, &n, &(struct err){ 0 }))
        put_earlier(w, ev, n);
    put(w->m, "</fieldset>\n");
}

static void put_event(struct writing *w)
{
    const struct asking list[] = {
        { "name", "text", STR(""), say_new_name(), true, false },
        { "city", "text", STR(""), say_new_city(), false, false },
        { "federation", "text", STR(""), say_new_federation(), false, false },
        { "start", "date", STR(""), say_new_start(), false, false },
        { "end", "date", STR(""), say_new_end(), false, false },
        { "zone", "text", own_zone(w->v->arena), say_new_zone(), false, false },
    };

    put(w->m, "<div class=\"fields\">\n");
    for (size_t i = 0; i < sizeof list / sizeof *list; i++)
        writing_question(w, &list[i]);
    put(w->m, "</div>\n");
    put_kinds(w);
}

/* --- sections ------------------------------------------------------------------------------------- */

/* `by_date`: what it is where nothing is chosen, by the date of the event; empty: it does not follow that. */
static void put_choice(struct writing *w, const struct property *p, const char *name, struct str now,
                       struct str by_date)
{
    const struct wording wording = visit_wording(w->v);
    int n;
    const struct str *word = property_choices(p, w->v->arena, &n);

    put(w->m, "<div class=\"field\"><label>");
    page_say(w->v, w->m, property_label(p, 0));
    put(w->m, " <select");
    put_attr(w->m, "name", str_of(name));
    put(w->m, ">");
    if (by_date.n > 0) {
        put(w->m, "<option value=\"\">");
        page_say(w->v, w->m, say_by_date(setting_value(p, by_date, &wording, w->v->arena)));
        put(w->m, "</option>");
    }
    for (int i = 0; i < n; i++) {
        put(w->m, "<option");
        put_attr(w->m, "value", word[i]);
        if (str_eq(word[i], now))
            put(w->m, " selected");
        put(w->m, ">");
        put_text(w->m, setting_value(p, word[i], &wording, w->v->arena));
        put(w->m, "</option>");
    }
    put(w->m, "</select></label></div>\n");
}

static void put_box(struct writing *w, const struct property *p, const char *name, bool ticked)
{
    put(w->m, "<p><label><input type=\"checkbox\" value=\"yes\"");
    put_attr(w->m, "name", str_of(name));
    if (ticked)
        put(w->m, " checked");
    put(w->m, "> ");
    page_say(w->v, w->m, property_label(p, 0));
    put(w->m, "</label></p>\n");
}

/* Players have no squads and boards, and an edition and its tie-breaks are of the Olympiad's rules alone. */
static bool is_asked(const struct visit *v, const struct kind_section *s, const char *setting)
{
    static const struct {
        struct str setting, when, is;
    } of_some[] = {
        { STR("edition"), STR("system"), STR("olympiad") },
        { STR("tiebreak"), STR("system"), STR("olympiad") },
        { STR("boards"), STR("unit"), STR("team") },
        { STR("squad-size"), STR("unit"), STR("team") },
    };

    for (size_t i = 0; i < sizeof of_some / sizeof *of_some; i++)
        if (str_eq(of_some[i].setting, str_of(setting)) &&
            !str_eq(row_setting(v, s, str_c(v->arena, of_some[i].when)), of_some[i].is))
            return false;
    return true;
}

static void put_setting(struct writing *w, const struct kind_section *s, const char *setting, int row)
{
    const char *name = row_word(w->v, setting, row);
    struct str now = row_setting(w->v, s, setting);
    bool follows = row_follows_date(setting);
    int n, round;
    const struct property *p = property_named(str_of(setting), &round);

    if (!is_asked(w->v, s, setting))
        return;
    if (str_eq(str_of(setting), STR("women")))
        put_box(w, p, name, str_eq(now, STR("yes")));
    else if (property_choices(p, w->v->arena, &n))
        put_choice(w, p, name, follows ? row_chosen(s, setting) : now,
                   follows ? row_setting(w->v, &(const struct kind_section){ 0 }, setting) : STR(""));
    else
        writing_question(w, &(const struct asking){ name, "text", now, property_label(p, 0), false, false });
}

static void put_section(struct writing *w, const struct kind_section *s, int row)
{
    put(w->m, "<fieldset><legend>");
    page_say(w->v, w->m, say_new_section(row));
    put(w->m, "</legend>\n<div class=\"fields\">\n");
    writing_question(w, &(const struct asking){ row_word(w->v, "section", row), "text", s->name, say_new_section_name(),
                                                false, false });
    for (int i = 0; row_settings[i]; i++)
        put_setting(w, s, row_settings[i], row);
    put(w->m, "</div>\n</fieldset>\n");
}

/* As the kind has them, or as they were sent; and one more, which is as the first one is. */
static void put_sections(struct writing *w)
{
    int n;
    const struct kind_section *s = rows_sections(w->v, w->kind, &n);

    for (int i = 0; i < n; i++)
        put_section(w, &s[i], i + 1);
    if (n == SECTIONS_MAX)
        return;
    struct kind_section more = row_of(w->v, w->kind, SECTIONS_MAX + 1);
    put_section(w, &more, n + 1);
    put_line_message(w->v, w->m, say_new_section_without_name());
}

/* --- days ----------------------------------------------------------------------------------------- */

static void put_rest(struct writing *w)
{
    int n = days_between(w->v);

    if (n == 0) {
        writing_question(w, &(const struct asking){ "rest", "text", STR(""), say_new_rest(), false, false });
        return;
    }
    put(w->m, "<fieldset class=\"days\"><legend>");
    page_say(w->v, w->m, say_new_rest_days());
    put(w->m, "</legend>\n");
    for (int i = 0; i < n; i++) {
        struct str day = days_day(w->v, i);
        put(w->m, "<label><input type=\"checkbox\" name=\"rest\"");
        if (i == 0)
            writing_whether_wrong(w, "rest");
        put_attr(w->m, "value", day);
        if (days_is_free(w->v, day))
            put(w->m, " checked");
        put(w->m, "> ");
        page_say(w->v, w->m, say_day_alone(day));
        put(w->m, "</label>\n");
    }
    writing_why(w, "rest");
    put(w->m, "</fieldset>\n");
}

static void put_days(struct writing *w)
{
    int rounds = rows_rounds(w->v, w->kind), n;
    const struct setting *day = days_of(w->v, w->kind, rounds, &n);

    if (!w->kind->earlier) {
        put(w->m, "<div class=\"fields\">\n");
        writing_question(w,
                         &(const struct asking){ "time", "time", STR(DAYS_USUAL_HOUR), say_new_time(), false, false });
        put(w->m, "</div>\n");
        put_rest(w);
    }
    page_hidden(w->m, "filled", days_filled(w->v, w->kind, rounds));
    put(w->m, "<div class=\"fields\">\n");
    for (int r = 1; r <= rounds; r++) {
        const char *name = row_word(w->v, "date", r);
        writing_question(w, &(const struct asking){ name, "datetime-local", days_for_field(w->v, day, n, name),
                                                    say_new_date(r), false, true });
    }
    put(w->m, "</div>\n");
}

static void put_staff(struct writing *w)
{
    staff_put(w->v, w->m);
}

/* --- a page --------------------------------------------------------------------------------------- */

static const struct {
    struct message (*label)(void);
    void (*fields)(struct writing *w);
} pages[PAGES_END] = {
    [PAGE_EVENT] = { say_new_page_event, put_event },
    [PAGE_SECTIONS] = { say_new_page_sections, put_sections },
    [PAGE_DAYS] = { say_new_page_days, put_days },
    [PAGE_STAFF] = { say_new_page_staff, put_staff },
};

static void put_where(struct writing *w, enum new_page page)
{
    put(w->m, "<ol class=\"steps\">\n");
    for (enum new_page i = PAGE_EVENT; i < PAGES_END; i++) {
        put(w->m, "<li");
        if (i == page)
            put(w->m, " aria-current=\"step\"");
        put(w->m, ">");
        page_say(w->v, w->m, pages[i].label());
        put(w->m, "</li>\n");
    }
    put(w->m, "</ol>\n");
}

/* What stands on the other pages. */
static void put_along(struct writing *w, enum new_page page)
{
    const struct form *f = &w->v->form;

    for (int i = 0; i < f->n; i++)
        if (page_of(f->word[i].name) != page && page_of(f->word[i].name) != PAGES_END)
            page_hidden(w->m, str_c(w->v->arena, f->word[i].name), f->word[i].value);
    for (int i = 0; i < f->nleft; i++)
        if (page_of(f->left[i]) != page && page_of(f->left[i]) != PAGES_END)
            page_hidden(w->m, str_c(w->v->arena, f->left[i]), STR(""));
}

static void put_button(struct writing *w, const char *kind, int to, struct message says)
{
    put(w->m, "<button");
    put_attr(w->m, "class", str_of(kind));
    if (to > 0) {
        put(w->m, " name=\"to\"");
        put_attr(w->m, "value", str_fmt(w->v->arena, "%d", to));
    }
    put(w->m, ">");
    page_say(w->v, w->m, says);
    put(w->m, "</button>\n");
}

/* The first is what Enter presses. */
static void put_buttons(struct writing *w, enum new_page page)
{
    put(w->m, "<p>");
    if (page < PAGE_STAFF)
        put_button(w, "main", (int)page + 1, say_new_next());
    put_button(w, page < PAGE_STAFF ? "" : "main", 0, page < PAGE_STAFF ? say_make_event_as_it_is() : say_make_event());
    if (page == PAGE_DAYS && !w->kind->earlier) {
        put(w->m, "<button name=\"to\" value=\"fill\">");
        page_say(w->v, w->m, say_new_fill_in());
        put(w->m, "</button>\n");
    }
    if (page > PAGE_EVENT)
        put_button(w, "", (int)page - 1, say_new_back());
    put(w->m, "</p>\n<p>");
    page_say(w->v, w->m, say_new_can_be_changed());
    put(w->m, "</p>\n");
}

/* What is about no field. */
static struct str said_above(const struct visit *v, const struct front_wrong *wrong)
{
    struct markup m = { .out.arena = v->arena };

    for (int i = 0; wrong && i < wrong->n; i++)
        if (!wrong->item[i].field)
            page_problem(v, &m, &wrong->item[i].why);
    return buffer_str(&m.out);
}

static enum new_page asked(const struct visit *v)
{
    struct str to = form_word(&v->form, "to");
    long n = 0;

    if (str_eq(to, STR("fill")))
        return PAGE_DAYS;
    return str_long(to, &n) && n > PAGE_EVENT && n < PAGES_END ? (enum new_page)n : PAGE_EVENT;
}

bool front_new_goes_on(const struct visit *v)
{
    return form_word(&v->form, "to").p != NULL;
}

/* Where the first thing is that is wrong, of the pages before that one. */
static enum new_page first_wrong(const struct front_wrong *wrong, enum new_page before)
{
    enum new_page first = PAGES_END;

    for (int i = 0; wrong && i < wrong->n; i++) {
        const char *field = wrong->item[i].field;
        enum new_page page = field ? page_of(str_of(field)) : PAGE_EVENT;
        first = page < first ? page : first;
    }
    return first < before ? first : PAGES_END;
}

/* Days that are filled in anew are looked at first. */
static bool are_stale(const struct visit *v, const struct kind *k)
{
    return form_word(&v->form, "filled").p && !days_are_given(v, k, rows_rounds(v, k));
}

static void write_page(struct writing *w, enum new_page page)
{
    put(w->m, "<form method=\"post\" action=\"/new\" class=\"card\">\n");
    struct str once = form_word(&w->v->form, "once");
    if (once.n > 0)
        page_hidden(w->m, "once", once);
    else
        front_sent_put(w->m);
    put_along(w, page);
    pages[page].fields(w);
    put_buttons(w, page);
    put(w->m, "</form>\n");
}

bool front_new_form(struct visit *v, struct front_folder *f, const struct front_wrong *wrong)
{
    bool goes_on = front_new_goes_on(v);
    enum new_page wanted = asked(v), page = first_wrong(wrong, goes_on ? wanted : PAGES_END);
    const struct front_wrong *shown = page < PAGES_END ? wrong : NULL;
    struct kind k;

    if (page == PAGES_END)
        page = wanted;
    if (page > PAGE_EVENT && !kind_of_form(v, f, &k, &(struct err){ 0 }))
        page = PAGE_EVENT;
    if (page == PAGE_STAFF && are_stale(v, &k))
        page = PAGE_DAYS;
    v->above = said_above(v, shown);
    struct markup m = page_begin(v, page_text(v, say_new_event()));
    struct writing w = { v, f, &m, shown, page > PAGE_EVENT ? &k : NULL, true };
    put_where(&w, page);
    write_page(&w, page);
    front_way_back(v, &m);
    page_end(v, &m);
    v->job->reply.status = shown ? visit_status(v, &shown->item[0].why) : 200;
    return true;
}
