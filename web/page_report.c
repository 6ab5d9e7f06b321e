/* SPDX-License-Identifier: Apache-2.0 */
/* page_report.c - every report as a page, and as a file in every format. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/ask.h"
#include "office/flags.h"
#include "reports/format/font.h"
#include "reports/format/format.h"
#include "reports/format/html.h"
#include "teams/pairing.h"
#include "teams/event.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/snapshot.h"

static bool find_report(struct visit *v, const struct report_row **r, struct err *e)
{
    *r = report_find(v->name);
    v->status = *r ? 0 : 404;
    return *r || err_say(e, ERR_USAGE, say_no_report_of_that_name());
}

static bool read_round(struct visit *v, struct report_input *in, struct err *e)
{
    struct str text = form_word(&v->form, "round");
    long n = 0;

    if (text.p && (!str_long(text, &n) || n < 1 || n > ROUNDS_MAX))
        return err_say(e, ERR_USAGE, say_round_out_of_range(ROUNDS_MAX));
    in->round = (int)n;
    return true;
}

/* The teams, or the player, that the address names, in their order. */
static bool read_about(struct visit *v, const struct report_row *r, struct report_input *in, struct err *e)
{
    struct str *word = arena_new(v->arena, struct str, v->form.n);
    int n = 0;

    for (int i = 0; i < v->form.n; i++)
        if (str_eq(v->form.word[i].name, STR("about")))
            word[n++] = v->form.word[i].value;
    return ask_about(r, in, word, n, v->arena, e);
}

static bool make(struct visit *v, const struct report_row *r, enum seen_by reader, struct sheet *out, struct err *e)
{
    struct report_input in = { .medium = MEDIUM_PAGE,
                               .reader = reader,
                               .event = &v->event,
                               .section = v->in,
                               .team = NOBODY,
                               .other = NOBODY,
                               .limit = true,
                               .now = v->now,
                               .language = v->room->language };

    return read_round(v, &in, e) && read_about(v, r, &in, e) &&
           ask_file(v->room->desk, r, &v->event, &in, v->arena, e) && report_make(r, &in, v->arena, out, e);
}

/* As a page. */

static void put_formats(const struct visit *v, struct markup *m)
{
    put(m, "<nav class=\"files\"");
    put_attr_message(v, m, "aria-label", say_formats_of_sheet());
    put(m, "><ul>");
    for (int i = 0; format_row(i); i++) {
        struct str query = v->job->target;
        str_cut(&query, '?');
        put(m, "<li>");
        put_link(m, str_fmt(v->arena, "?%.*s%sformat=%s", STR_ARG(query), query.n ? "&" : "", format_row(i)->name),
                 str_of(format_row(i)->name));
        put(m, "</li>");
    }
    put(m, "</ul></nav>\n");
}

/* Where what stands on a sheet leads: a team to its card, a tie-break to how it comes about, a player to his games. */
struct leads {
    struct html_leads html; /* the first, by which the others are found */
    const struct visit *v;
};

static struct str word_of(const struct squad *q, struct arena *a)
{
    return q->number > 0 ? str_fmt(a, "%d", q->number) : percent_encode(q->name, a);
}

static struct str lead_to(const struct html_leads *html, struct ref what, struct arena *a)
{
    static const char *const names[] = { [REF_TEAM] = "team", [REF_TIEBREAK] = "explain", [REF_PLAYER] = "player" };
    const struct visit *v = ((const struct leads *)(const void *)html)->v;
    const struct section *s = what.section;
    struct report_input in = { .medium = MEDIUM_PAGE, .event = &v->event, .section = s, .round = what.round };

    if (what.kind == REF_ROUND)
        return address_round(v, s, what.round);
    if ((what.kind != REF_TEAM && what.kind != REF_TIEBREAK && what.kind != REF_PLAYER) ||
        !report_ready(report_find(str_of(names[what.kind])), &in, &(struct err){ 0 }))
        return STR("");
    struct str at = address_report(v, s, names[what.kind], what.round, NULL);
    at = str_fmt(a, "%.*s%cabout=%.*s", STR_ARG(at), what.round > 0 ? '&' : '?',
                 STR_ARG(word_of(&s->squad[what.squad], a)));
    return what.kind == REF_PLAYER ? str_fmt(a, "%.*s&about=%d", STR_ARG(at), what.place) : at;
}

/* The same sheet of the other rounds, where it is of one. */
static void put_rounds(const struct visit *v, struct markup *m, const struct report_row *r)
{
    struct str chosen = form_word(&v->form, "round");
    bool results = r->need == NEEDS_RESULTS, pairs = r->need >= NEEDS_PAIRING && r->need <= NEEDS_WHY;

    if (v->in->nround < 2 || report_is_of_one(r) || !(results || pairs))
        return;
    put(m, "<nav class=\"rounds\"");
    put_attr(m, "aria-label", page_text(v, say_sheet_of_rounds()));
    put(m, "><ul>");
    for (int round = 1; round <= v->in->nround; round++) {
        struct str name = str_fmt(v->arena, "%d", round);
        struct report_input in = {
            .medium = MEDIUM_PAGE, .event = &v->event, .section = v->in, .team = NOBODY, .round = round
        };
        if (!report_ready(r, &in, &(struct err){ 0 }))
            continue;
        put(m, "<li><a");
        put_attr(m, "href", address_report(v, v->in, r->name, round, NULL));
        if (str_eq(name, chosen))
            put(m, " aria-current=\"page\"");
        put(m, ">");
        put_text(m, name);
        put(m, "</a></li>");
    }
    put(m, "</ul></nav>\n");
}

/* What the results make of it, side by side; likewise what FIDE is told, and what is told of one team, and of one player. */
enum { BESIDE = 8 };

/* The nav is called by the first of them. */
static const struct beside {
    const char *name[BESIDE];
    bool of_same; /* each of the same team or player */
} beside[] = {
    { { "standings", "tie-breaks", "crosstable", "progressive", "prizes", "boardlist", "medals", "what-if" }, false },
    { { "rating-changes", "norms", "certificates", "arbiter-forms" }, false },
    { { "team", "explain", "rating-games" }, true },
    { { "player", "norm" }, true },
};

static const struct beside *beside_of(const struct report_row *r)
{
    for (size_t i = 0; i < sizeof beside / sizeof *beside; i++)
        for (int k = 0; k < BESIDE && beside[i].name[k]; k++)
            if (report_find(str_of(beside[i].name[k])) == r)
                return &beside[i];
    return NULL;
}

static struct str address_beside(const struct visit *v, const struct beside *group, const struct report_row *r)
{
    struct str at = address_report(v, v->in, r->name, 0, NULL);
    char before = '?';

    for (int i = 0; group->of_same && i < v->form.n; i++)
        if (str_eq(v->form.word[i].name, STR("about"))) {
            at = str_fmt(v->arena, "%.*s%cabout=%.*s", STR_ARG(at), before,
                         STR_ARG(percent_encode(v->form.word[i].value, v->arena)));
            before = '&';
        }
    return at;
}

static void put_beside(const struct visit *v, struct markup *m, const struct report_row *r)
{
    const struct beside *group = beside_of(r);
    struct report_input in = { .medium = MEDIUM_PAGE, .event = &v->event, .section = v->in, .team = NOBODY };

    if (!group)
        return;
    put(m, "<nav class=\"counts\"");
    put_attr(m, "aria-label", page_label(v, report_find(str_of(group->name[0]))->title));
    put(m, "><ul>");
    for (int i = 0; i < BESIDE && group->name[i]; i++) {
        const struct report_row *other = report_find(str_of(group->name[i]));
        if (!report_suits(other, v->in) || !report_ready(other, &in, &(struct err){ 0 }))
            continue;
        put(m, "<li><a");
        put_attr(m, "href", address_beside(v, group, other));
        if (other == r)
            put(m, " aria-current=\"page\"");
        put(m, ">");
        put_text(m, page_label(v, other->title));
        put(m, "</a></li>");
    }
    put(m, "</ul></nav>\n");
}

static bool show(struct visit *v, const struct report_row *r, const struct sheet *s)
{
    const struct leads leads = { { flags_of(v->room->event, &v->event, false, v->arena), "/", lead_to }, v };
    struct markup m = page_open(v, page_label(v, r->title));

    put_beside(v, &m, r);
    put_rounds(v, &m, r);
    put_made(&m, html_heading(&s->heading, v->arena));
    put_made(&m, html_sheet(s, &leads.html, true, v->arena));
    put_formats(v, &m);
    return page_end(v, &m);
}

/* As a file. */

static struct str type_of(const struct format_row *f)
{
    static const char *const types[][2] = {
        { "text", "text/plain; charset=utf-8" },
        { "csv", "text/csv; charset=utf-8" },
        { "json", "application/json" },
        { "html", "text/html; charset=utf-8" },
        { "pdf", "application/pdf" },
        { "xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
    };

    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (str_eq(str_of(f->name), str_of(types[i][0])))
            return str_of(types[i][1]);
    return STR("application/octet-stream");
}

/* Fonts are looked for once, by the one thread that sets with them. */
static bool find_fonts(struct room *room, struct err *e)
{
    if (room->fonts)
        return true;
    struct font_files *fonts = arena_new(&room->fonts_live, struct font_files, 1);
    if (!font_load(&room->fonts_live, fonts, e))
        return false;
    room->fonts = fonts;
    return true;
}

bool page_file(struct visit *v, const struct format_row *f, const struct sheet *s, struct str name, struct err *e)
{
    struct page_options page = { .paper = PAPER_A4, .findings = &v->findings };
    struct str bytes;

    if (f->fonts && !find_fonts(v->room, e))
        return false;
    page.fonts = v->room->fonts;
    page.flags = flags_of(v->room->event, &v->event, true, v->arena);
    if (!format_write(f, s, &page, v->arena, &bytes, e))
        return false;
    v->job->reply = (struct reply){ .status = 200,
                                    .type = type_of(f),
                                    .body = bytes,
                                    .file = str_fmt(v->arena, "%.*s.%s", STR_ARG(name), f->extension) };
    return true;
}

bool page_book(struct visit *v, const struct book *b, struct str name, struct err *e)
{
    struct page_options page = { .paper = PAPER_A4, .findings = &v->findings };
    struct str bytes;

    if (!find_fonts(v->room, e))
        return false;
    page.fonts = v->room->fonts;
    page.flags = flags_of(v->room->event, &v->event, true, v->arena);
    if (!format_book(b, &page, v->arena, &bytes, e))
        return false;
    v->job->reply = (struct reply){ .status = 200,
                                    .type = STR("application/pdf"),
                                    .body = bytes,
                                    .file = str_fmt(v->arena, "%.*s.pdf", STR_ARG(name)) };
    return true;
}

static bool deliver(struct visit *v, const struct format_row *f, const struct report_row *r, const struct sheet *s,
                    struct err *e)
{
    struct str round = form_word(&v->form, "round");

    return page_file(v, f, s,
                     str_fmt(v->arena, "%.*s-%s%s%.*s", STR_ARG(percent_encode(v->section, v->arena)), r->name,
                             round.n ? "-" : "", STR_ARG(round)),
                     e);
}

bool serve_report(struct visit *v, struct err *e)
{
    const struct report_row *r;
    struct str format = form_word(&v->form, "format");
    const struct format_row *f = format.p ? format_find(format) : NULL;
    struct sheet sheet;

    if (!find_report(v, &r, e) || !visit_section(v, e))
        return false;
    if (format.p && !f)
        return err_say(e, ERR_USAGE, say_no_format_of_that_name());
    enum seen_by reader = f ? SEEN_BY_ALL : viewer_reader(v->who.viewer.role); /* a file is handed on */
    return make(v, r, reader, &sheet, e) && (f ? deliver(v, f, r, &sheet, e) : show(v, r, &sheet));
}

/* All captains ask why the latest round is as it is: it was read once for all of them (web/snapshot.h). NULL: it has to be asked. */
static const struct report_input *why_of_all(const struct visit *v, const struct report_row *r,
                                             const struct report_input *in)
{
    const struct room *room = v->room;
    bool asks = room->shot && v->who.viewer.role == ROLE_CAPTAIN && r->need == NEEDS_WHY && in->round > 0 &&
                in->round == v->in->nround;

    if (asks && room->beside)
        snapshots_want_why(room->beside);
    return asks ? room->shot->why[v->in - v->event.section] : NULL;
}

static bool ask(struct visit *v, const struct report_row *r, struct report_input *in, struct err *e)
{
    const struct report_input *why = why_of_all(v, r, in);

    if (!why)
        return ask_file(v->room->desk, r, &v->event, in, v->arena, e);
    in->record = why->record;
    in->made_again = why->made_again;
    in->revision = why->revision;
    in->nrevision = why->nrevision;
    return true;
}

bool page_sheet(struct visit *v, const struct report_row *r, struct report_input *in, struct sheet *out, struct err *e)
{
    in->event = &v->event;
    in->section = v->in;
    in->now = v->now;
    in->reader = viewer_reader(v->who.viewer.role);
    return ask(v, r, in, e) && report_make(r, in, v->arena, out, e);
}

bool page_report(struct visit *v, struct markup *m, const struct report_row *r, struct report_input *in, struct err *e)
{
    struct sheet sheet;

    if (!page_sheet(v, r, in, &sheet, e))
        return false;
    put_made(m, html_sheet(&sheet, NULL, true, v->arena));
    return true;
}

static void put_sheet(const struct visit *v, struct markup *m, const struct report_row *r)
{
    struct str title = page_label(v, r->title);

    put(m, "<tr><th scope=\"row\">");
    put_link(m, address_report(v, v->in, r->name, 0, NULL), title);
    put(m, "<br><span class=\"faint\">");
    page_say(v, m, unit_message(v->in->unit, (struct message){ .row = &r->help }));
    put(m, "</span></th>");
    for (int i = 0; format_row(i); i++) {
        put(m, "<td><a");
        put_attr(m, "href", address_report(v, v->in, r->name, 0, format_row(i)->name));
        put_attr(m, "aria-label", page_text(v, say_sheet_as(title, format_row(i)->name)));
        put(m, ">");
        put_text(m, str_of(format_row(i)->name));
        put(m, "</a></td>");
    }
    put(m, "</tr>\n");
}

/* Those that can be made now, for the whole section or the event. */
bool serve_reports(struct visit *v, struct err *e)
{
    if (!visit_section(v, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_sheets_to_print()));
    put(&m, "<div class=\"wide\" role=\"region\" tabindex=\"0\"");
    put_attr_message(v, &m, "aria-label", say_group_sheets());
    put(&m, ">\n<table class=\"list\">\n<tbody>\n");
    for (int i = 0; report_row(i); i++) {
        const struct report_row *r = report_row(i);
        struct report_input in = {
            .medium = MEDIUM_PAGE, .event = &v->event, .section = v->in, .team = NOBODY, .other = NOBODY
        };
        if (!report_is_of_one(r) && report_suits(r, v->in) && report_ready(r, &in, &(struct err){ 0 }))
            put_sheet(v, &m, r);
    }
    put(&m, "</tbody>\n</table>\n</div>\n");
    return page_end(v, &m);
}
