/* page_report.c - every report as a page, and as a file in every format. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/proof/record.h"
#include "office/ask.h"
#include "reports/format/font.h"
#include "reports/format/format.h"
#include "reports/format/html.h"
#include "web/form.h"
#include "web/page.h"

static bool find_report(struct visit *v, const struct report_row **r, struct err *e)
{
    *r = report_find(v->name);
    v->status = *r ? 0 : 404;
    return *r || err_set(e, ERR_INPUT, "there is no report of that name");
}

static bool read_round(struct visit *v, struct report_input *in, struct err *e)
{
    struct str text = form_word(&v->form, "round");
    long n = 0;

    if (text.p && (!str_long(text, &n) || n < 1 || n > ROUNDS_MAX))
        return err_set(e, ERR_USAGE, "round must be a number from 1 to %d", ROUNDS_MAX);
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

static bool make(struct visit *v, const struct report_row *r, struct sheet *out, struct err *e)
{
    struct report_input in = {
        .event = &v->event, .section = v->in, .team = NOBODY, .other = NOBODY, .limit = true, .now = v->now
    };
    struct record *record = arena_new(v->arena, struct record, 1);

    return read_round(v, &in, e) && read_about(v, r, &in, e) &&
           ask_file(v->room->desk, r, &v->event, &in, record, v->arena, e) && report_make(r, &in, v->arena, out, e);
}

/* As a page. */

static void put_formats(const struct visit *v, struct markup *m)
{
    put(m, "<nav class=\"files\" aria-label=\"Formats\"><ul>");
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

static bool show(struct visit *v, const struct report_row *r, const struct sheet *s)
{
    struct markup m = page_begin(v, str_of(r->title));

    put_made(&m, html_heading(&s->heading, v->arena));
    put_made(&m, html_sheet(s, NULL, true, v->arena));
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

static bool deliver(struct visit *v, const struct format_row *f, const struct report_row *r, const struct sheet *s,
                    struct err *e)
{
    struct page_options page = { .paper = PAPER_A4, .findings = &v->findings };
    struct str bytes, round = form_word(&v->form, "round");

    if (f->fonts && !find_fonts(v->room, e))
        return false;
    page.fonts = v->room->fonts;
    if (!format_write(f, s, &page, v->arena, &bytes, e))
        return false;
    v->job->reply =
        (struct reply){ .status = 200,
                        .type = type_of(f),
                        .body = bytes,
                        .file = str_fmt(v->arena, "%.*s-%s%s%.*s.%s", STR_ARG(percent_encode(v->section, v->arena)),
                                        r->name, round.n ? "-" : "", STR_ARG(round), f->extension) };
    return true;
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
        return err_set(e, ERR_USAGE, "there is no format of that name");
    return make(v, r, &sheet, e) && (f ? deliver(v, f, r, &sheet, e) : show(v, r, &sheet));
}

bool page_sheet(struct visit *v, const struct report_row *r, struct report_input *in, struct sheet *out, struct err *e)
{
    struct record *record = arena_new(v->arena, struct record, 1);

    in->event = &v->event;
    in->section = v->in;
    in->now = v->now;
    return ask_file(v->room->desk, r, &v->event, in, record, v->arena, e) && report_make(r, in, v->arena, out, e);
}

bool page_report(struct visit *v, struct markup *m, const struct report_row *r, struct report_input *in, struct err *e)
{
    struct sheet sheet;

    if (!page_sheet(v, r, in, &sheet, e))
        return false;
    put_made(m, html_sheet(&sheet, NULL, true, v->arena));
    return true;
}

/* Those that can be made now, for the whole section or the event. */
bool serve_reports(struct visit *v, struct err *e)
{
    if (!visit_section(v, e))
        return false;
    struct markup m = page_begin(v, STR("Sheets"));
    put(&m, "<table>\n<tbody>\n");
    for (int i = 0; report_row(i); i++) {
        const struct report_row *r = report_row(i);
        struct report_input in = { .event = &v->event, .section = v->in, .team = NOBODY, .other = NOBODY };
        if (r->about == ABOUT_TEAM || r->about == ABOUT_PLAYER || !report_ready(r, &in, &(struct err){ 0 }))
            continue;
        put(&m, "<tr><th>");
        put_link(&m, address_report(v, v->in, r->name, 0, NULL), str_of(r->title));
        put(&m, "</th><td>");
        put_link(&m, address_report(v, v->in, r->name, 0, "pdf"), STR("PDF"));
        put(&m, "</td><td>");
        put_text(&m, str_of(r->help));
        put(&m, "</td></tr>\n");
    }
    put(&m, "</tbody>\n</table>\n");
    return page_end(v, &m);
}
