/* SPDX-License-Identifier: Apache-2.0 */
/* page_journal.c - the journal, and the way back. */
#include "web/page_part.h"

#include "desk/history.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/filter.h"
#include "teams/find.h"
#include "teams/moment.h"
#include "teams/text.h"
#include "web/bar.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/operation.h"
#include "web/page.h"

enum { ENTRIES = 200 };

static bool load(struct visit *v, struct history *h, struct err *e)
{
    const struct journal_row *row;
    int n;

    if (!visit_journal(v, &row, &n, e))
        return false;
    *h = history_of(row, n, v->arena);
    h->wording = visit_wording(v);
    return true;
}

static struct str words_of(const struct visit *v, const struct history *h, int i)
{
    return text_shown(history_text(h, i, v->arena), false, v->arena);
}

/* The last operation that was not taken back, of that section if there are several; -1: there is none but the event itself. */
static int last_of(const struct visit *v, const struct history *h, const struct section *s)
{
    return history_last(h, &v->event, s && v->event.nsection > 1 ? (int)(s - v->event.section) : NOBODY);
}

/* --- the way back ------------------------------------------------------------------------------ */

/* What was seen goes with it: pressed twice it takes back one. */
static void put_undo(const struct visit *v, struct markup *m, const struct history *h, const struct section *in)
{
    int last = last_of(v, h, in);

    if (v->who.viewer.role != ROLE_TAP || last < 0)
        return;
    const struct journal_row *row = &h->row[last];
    bool own = str_eq(row->user, visit_user(v));
    put(m, "<form method=\"post\" class=\"card\" id=\"take-back\" data-part=\"take-back\" data-offer");
    put_attr(m, "action", address_operation(v, in ? in : bar_section(v, row), "undo"));
    put(m, ">\n<h2>");
    page_say(v, m, say_undo_title());
    put(m, "</h2>\n");
    put(m, "<p class=\"what\">");
    page_say(v, m, say_undo_entry(row->entry, bar_whose(v, row), row->time, words_of(v, h, last)));
    put(m, "</p>\n");
    page_hidden(m, "entry", str_fmt(v->arena, "%ld", row->entry));
    bar_back(v, m, in ? str_fmt(v->arena, "/journal?section=%.*s", STR_ARG(in->name)) : STR("/journal"));
    bool published = str_eq(row->command, STR("publish"));
    put(m, "<p><label for=\"reason\">");
    page_say(v, m, published ? say_undo_reason_published() : say_undo_reason());
    put(m, "</label><br><input id=\"reason\" name=\"reason\"");
    if (published)
        put(m, " required");
    put(m, "></p>\n");
    if (!own)
        put_line(m, page_text(v, say_undo_not_yours(row->user)));
    page_hidden(m, "confirm", STR("yes"));
    put(m, "<p><button>");
    page_say(v, m, say_undo());
    put(m, "</button> <button name=\"dry-run\" value=\"yes\">");
    page_say(v, m, say_preview());
    put(m, "</button></p>\n</form>\n");
}

/* --- lately ------------------------------------------------------------------------------------ */

/* The newest of the section is taken back from here; every other one leads to its place in the journal. */
static void put_lead(const struct visit *v, struct markup *m, const struct history *h, int i)
{
    struct str entry = str_fmt(v->arena, "%ld", h->row[i].entry);

    put(m, "<td class=\"r\">");
    if (i == last_of(v, h, v->in) && v->who.viewer.role == ROLE_TAP) {
        put_link(m, bar_way_back(v, v->in), page_text(v, say_undo_what()));
    } else {
        put(m, "<a");
        put_attr(m, "href", str_fmt(v->arena, "/journal?from=%.*s", STR_ARG(entry)));
        put_attr(m, "aria-label", page_text(v, say_entry_of_journal(h->row[i].entry)));
        put(m, ">");
        put_text(m, entry);
        put(m, "</a>");
    }
    put(m, "</td></tr>\n");
}

static void put_lately(const struct visit *v, struct markup *m, const struct history *h, int i)
{
    const struct journal_row *row = &h->row[i];

    if (h->in_force[i])
        put(m, "<tr>");
    else
        put(m, "<tr class=\"faint\">");
    put(m, "<td class=\"faint\">");
    put_text(m, page_when(v, row->time));
    put(m, "</td><th scope=\"row\">");
    put_text(m, bar_whose(v, row));
    put(m, "</th><td>");
    put_text(m, words_of(v, h, i));
    if (row->reason.n > 0)
        put_text(m, str_fmt(v->arena, " (%.*s)", STR_ARG(text_shown(row->reason, false, v->arena))));
    put(m, "</td>");
    put_lead(v, m, h, i);
}

bool journal_tell_last(struct visit *v, struct markup *m, struct err *e)
{
    struct history h;

    if (!load(v, &h, e))
        return false;
    int last = last_of(v, &h, v->in);
    if (last >= 0)
        put_line_message(
            v, m,
            say_undo_entry(h.row[last].entry, bar_whose(v, &h.row[last]), h.row[last].time, words_of(v, &h, last)));
    return true;
}

bool journal_lately(struct visit *v, struct markup *m, int most, struct err *e)
{
    const struct filter here = { .section = v->in->name };
    struct history h;

    if (!load(v, &h, e))
        return false;
    put(m, "<table class=\"lately\" data-part=\"lately\"><tbody>\n");
    for (int i = h.n - 1, n = 0; i >= 0 && n < most; i--)
        if (filter_fits(&here, &h, i, v->arena)) {
            put_lately(v, m, &h, i);
            n++;
        }
    put(m, "</tbody></table>\n");
    return true;
}

/* --- the page ---------------------------------------------------------------------------------- */

static void put_cell(struct markup *m, struct str text)
{
    put(m, "<td>");
    put_text(m, text);
    put(m, "</td>");
}

static void put_row(const struct visit *v, struct markup *m, const struct history *h, int i)
{
    const struct journal_row *row = &h->row[i];

    if (h->in_force[i])
        put(m, "<tr>");
    else
        put(m, "<tr class=\"faint\">");
    put(m, "<th scope=\"row\" class=\"r\">");
    put_number(m, row->entry);
    put(m, "</th>");
    put_cell(m, row->time);
    put_cell(m, row->user);
    put_cell(m, operation_title(v, row->command));
    put_cell(m, row->section);
    put_cell(m, words_of(v, h, i));
    put_cell(m, text_shown(row->reason, false, v->arena));
    put(m, "</tr>\n");
}

/* What the address asks for. `from`: the first entry that is of no interest is the one before it; without it the last ones are shown. */
static bool read_filter(struct visit *v, struct filter *f, long *from, struct err *e)
{
    struct str section = form_word(&v->form, "section"), team = form_word(&v->form, "team"),
               entry = form_word(&v->form, "from");
    int s, squad;

    *f = (struct filter){ .user = form_word(&v->form, "who"), .command = form_word(&v->form, "what") };
    *from = 0;
    if (entry.n > 0 && (!str_long(entry, from) || *from < 1))
        return err_say(e, ERR_USAGE, say_from_is_no_entry());
    if (section.n == 0 && team.n == 0)
        return true;
    if (!(section.n == 0 && section_of_squad(&v->event, team, &s)) && !section_find(&v->event, section, &s, e))
        return false;
    f->section = v->event.section[s].name;
    if (team.n == 0)
        return true;
    if (!squad_find(&v->event.section[s], team, &squad, e))
        return false;
    f->of_section = s + 1;
    f->team = squad + 1;
    return true;
}

static void put_option(struct markup *m, struct str value, struct str text, struct str now)
{
    put(m, "<option");
    put_attr(m, "value", value);
    if (str_eq(value, now))
        put(m, " selected");
    put(m, ">");
    put_text(m, text);
    put(m, "</option>\n");
}

/* Everybody, or every operation, that the journal names, once. */
static int words_in(const struct visit *v, const struct history *h, bool users, struct str **out)
{
    struct str *word = NULL;
    int n = 0, cap = 0;

    for (int i = 0, k; i < h->n; i++) {
        struct str now = users ? h->row[i].user : h->row[i].command;
        for (k = n - 1; k >= 0 && !str_eq(word[k], now);)
            k--;
        if (k >= 0)
            continue;
        arena_room(v->arena, word, n, cap);
        word[n++] = now;
    }
    *out = word;
    return n;
}

static void put_choice(const struct visit *v, struct markup *m, const char *name, struct message label,
                       const struct history *h, bool users)
{
    struct str *word;
    int n = words_in(v, h, users, &word);

    put(m, "<p><label");
    put_attr(m, "for", str_of(name));
    put(m, ">");
    page_say(v, m, label);
    put(m, "</label><br><select");
    put_attr(m, "id", str_of(name));
    put_attr(m, "name", str_of(name));
    put(m, "><option value=\"\">");
    page_say(v, m, say_journal_all());
    put(m, "</option>\n");
    for (int i = 0; i < n; i++)
        put_option(m, word[i], users ? word[i] : operation_title(v, word[i]), form_word(&v->form, name));
    put(m, "</select></p>\n");
}

static void put_field(const struct visit *v, struct markup *m, const char *name, struct message label)
{
    put(m, "<p><label");
    put_attr(m, "for", str_of(name));
    put(m, ">");
    page_say(v, m, label);
    put(m, "</label><br><input size=\"12\"");
    put_attr(m, "id", str_of(name));
    put_attr(m, "name", str_of(name));
    put_attr(m, "value", form_word(&v->form, name));
    put(m, "></p>\n");
}

static void put_filter(const struct visit *v, struct markup *m, const struct history *h)
{
    put(m, "<form class=\"filter\" method=\"get\" action=\"/journal\" role=\"search\"");
    put_attr(m, "aria-label", page_text(v, say_journal_entries()));
    put(m, ">\n");
    put_choice(v, m, "who", say_journal_who(), h, true);
    put_choice(v, m, "what", say_journal_operation(), h, false);
    if (v->event.nsection > 1)
        put_field(v, m, "section", say_journal_section());
    put_field(v, m, "team", say_column_team());
    put_field(v, m, "from", say_journal_from());
    put(m, "<p><button>");
    page_say(v, m, say_journal_show());
    put(m, "</button></p>\n</form>\n");
}

static void put_older(const struct visit *v, struct markup *m, long entry)
{
    struct str query = v->job->target, part;

    if (entry <= 1)
        return;
    struct str at = STR("/journal?");
    str_cut(&query, '?');
    while (query.n > 0) {
        part = str_cut(&query, '&');
        if (!str_starts(part, STR("from=")) && !str_starts(part, STR("done=")))
            at = str_fmt(v->arena, "%.*s%.*s&", STR_ARG(at), STR_ARG(part));
    }
    put(m, "<p>");
    put_link(m, str_fmt(v->arena, "%.*sfrom=%ld", STR_ARG(at), entry > ENTRIES ? entry - ENTRIES : 1),
             page_text(v, say_journal_earlier()));
    put(m, "</p>\n");
}

/* The last first; from an entry on, those that come first after it. */
static void put_rows(const struct visit *v, struct markup *m, const struct history *h, const struct filter *f,
                     long from)
{
    static struct message (*const heads[])(
        void) = { say_journal_number,  say_journal_time, say_journal_who, say_journal_operation,
                  say_journal_section, say_journal_what, say_reason };
    int *shown = arena_new(v->arena, int, ENTRIES), n = 0;

    for (int i = 0; from > 0 && i < h->n && n < ENTRIES; i++)
        if (h->row[i].entry >= from && filter_fits(f, h, i, v->arena))
            shown[n++] = i;
    for (int i = h->n - 1; from == 0 && i >= 0 && n < ENTRIES; i--)
        if (filter_fits(f, h, i, v->arena))
            shown[n++] = i;
    put(m, "<div class=\"wide\" role=\"region\" tabindex=\"0\"");
    put_attr(m, "aria-label", page_text(v, say_menu_journal()));
    put(m, ">\n<table data-part=\"journal\">\n<thead><tr>");
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        put(m, "<th scope=\"col\"");
        if (i == 0)
            put(m, " class=\"r\"");
        put(m, ">");
        page_say(v, m, heads[i]());
        put(m, "</th>");
    }
    put(m, "</tr></thead>\n<tbody>\n");
    for (int i = 0; i < n; i++)
        put_row(v, m, h, shown[from > 0 ? n - 1 - i : i]);
    put(m, "</tbody>\n</table>\n</div>\n");
    if (n > 0)
        put_older(v, m, h->row[shown[from > 0 ? 0 : n - 1]].entry);
    else
        put_line(m, page_text(v, say_journal_none()));
}

/* A filter that is wrong is said beside the form, to be put right there. */
bool serve_journal(struct visit *v, struct err *e)
{
    struct err wrong = { 0 };
    struct filter filter;
    struct history h;
    long from;

    if (!visit_event(v, e) || !load(v, &h, e))
        return false;
    bool ok = read_filter(v, &filter, &from, &wrong);
    if (!ok && job_wants_json(v->job))
        return err_say(e, wrong.kind, err_message(&wrong));
    struct markup m = page_begin(v, page_text(v, say_menu_journal()));
    put_filter(v, &m, &h);
    if (ok)
        put_rows(v, &m, &h, &filter, from);
    else
        page_problem(v, &m, &wrong);
    put_undo(v, &m, &h, ok && form_word(&v->form, "section").n > 0 ? section_named(&v->event, filter.section) : NULL);
    put(&m, "<p>");
    put_link(&m, STR("/history"), page_text(v, say_codes_of_sheets()));
    put(&m, "</p>\n");
    page_end(v, &m);
    v->job->reply.status = ok ? 200 : visit_status(v, &wrong);
    return true;
}
