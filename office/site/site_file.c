/* SPDX-License-Identifier: Apache-2.0 */
/* site_file.c - the files beside a page: other formats, traces, tournament report files. */
#include "office/site/site.h"
#include "office/site/site_page.h"

#include <string.h>

#include "engine/base/err.h"
#include "office/messages.h"
#include "office/trace.h"
#include "reports/exchange/json_public.h"
#include "reports/format/format.h"
#include "reports/format/data.h"
#include "reports/sheet/report.h"
#include "teams/text.h"
#include "teams/pairing.h"
#include "engine/proof/parsed_trace.h"
#include "import/json_trace.h"
#include "office/ask.h"

bool site_has_fonts(struct site *k)
{
    struct site_shared *x = k->shared;

    pthread_mutex_lock(&x->one);
    if (!x->fonts_asked)
        x->fonts_there = font_load(&x->arena, &x->fonts, &x->fonts_lack);
    x->fonts_asked = true;
    pthread_mutex_unlock(&x->one);
    return x->fonts_there;
}

/* The desk is asked by one at a time. */
static bool trace_text(struct site *k, const struct event *ev, const struct section *s, int round, struct arena *a,
                       struct str *out, struct err *why)
{
    pthread_mutex_lock(&k->shared->one);
    bool ok = trace_stored(k->desk, ev, s, round, a, out, why);
    pthread_mutex_unlock(&k->shared->one);
    return ok;
}

static bool line_text(struct site *k, const struct event *ev, const struct section *s, int round, struct arena *a,
                      struct str *out, struct err *why)
{
    pthread_mutex_lock(&k->shared->one);
    bool ok = desk_trace(k->desk, (int)(s - ev->section), round, a, out, why);
    pthread_mutex_unlock(&k->shared->one);
    return ok;
}

static struct str file_beside(const struct site_page *p, const char *ending, struct arena *a)
{
    struct str path = p->path;

    while (path.n > 0 && path.p[path.n - 1] != '.')
        path.n--;
    return str_fmt(a, "%.*s%s", STR_ARG(path), ending);
}

static void link_file(struct site *k, struct site_page *p, struct str text, struct str path)
{
    struct html_link link = { .text = text, .href = site_path(p->path, path, k->arena) };

    html_menu_add(&p->files, link, k->arena);
}

/* What a format is called in a link. */
static const char *format_title(const struct format_row *f)
{
    static const char *const titles[][2] = {
        { "csv", "CSV" }, { "json", "JSON" }, { "pdf", "PDF" }, { "xlsx", "XLSX" }
    };

    for (size_t i = 0; i < sizeof titles / sizeof *titles; i++)
        if (strcmp(f->name, titles[i][0]) == 0)
            return titles[i][1];
    return f->name;
}

/* A sheet, and what stands for it: all that people and programs see of it, and the paper it is set on. */
struct original {
    const struct sheet *sheet;
    struct str json; /* empty: it has none */
    uint64_t key;
};

/* What is made of a sheet differs only if the sheet does. */
static bool write_format(struct site *k, struct site_page *p, const struct format_row *f, const struct original *o,
                         struct arena *a)
{
    struct str path = file_beside(p, f->extension, k->arena), bytes = o->json;
    struct err why = { 0 };

    if (!folder_keeps(k->folder, path, o->key)) {
        bool is_json = f->write == json_write && bytes.n > 0;
        if (f->fonts && !site_has_fonts(k))
            return true;
        if (!is_json && !format_write(f, o->sheet, &k->paper, a, &bytes, &why)) {
            site_miss(k, path, &why);
            return true;
        }
        if (!folder_write(k->folder, path, o->key, bytes, k->err))
            return false;
    }
    link_file(k, p, str_of(format_title(f)), path);
    return true;
}

static bool is_among(const char *words, const char *word)
{
    const char *at = strstr(words, word);
    size_t n = strlen(word);

    return at && (at == words || at[-1] == ' ') && (at[n] == ' ' || at[n] == '\0');
}

static struct original original_of(const struct site *k, const struct site_page *p, const struct sheet *s,
                                   struct arena *a)
{
    struct original o = { .sheet = s };
    struct err none = { 0 };

    if (!format_write(format_find(STR("json")), s, &k->paper, a, &o.json, &none))
        o.json = (struct str){ 0 };
    o.key = folder_key(folder_key(0, str_of(paper_row(k->order->paper)->name)), p->part[0].markup);
    o.key = folder_key(folder_key(o.key, html_heading(&s->heading, a)), o.json);
    return o;
}

static bool write_formats(struct site *k, struct site_page *p, const struct sheet *s, struct arena *a)
{
    struct original o = original_of(k, p, s, a);
    bool ok = true;

    p->files.label = site_told(k, -1, say_page_as_file());
    for (int i = 0; ok && format_row(i); i++)
        if (is_among(p->row->formats, format_row(i)->name))
            ok = write_format(k, p, format_row(i), &o, a);
    return ok;
}

struct str site_trace(const struct site *k, int section, int round, struct arena *a)
{
    return page_in_round(&(struct page_row){ .file = "trace" }, &k->visibility.seen->section[section], round, "json",
                         a);
}

struct str site_trace_id(const struct site *k, int section, int round, struct arena *a)
{
    struct str folder = page_folder(&k->visibility.seen->section[section], a);

    return str_fmt(a, "%.*s-round-%d", STR_ARG(folder), round);
}

/* The trace goes with its page. */
static bool write_trace(struct site *k, struct site_page *p, struct arena *a)
{
    const struct section *s = site_section(k, p->row, p->section);
    struct str path = site_trace(k, p->section, p->round, k->arena), text;
    struct err why = { 0 };

    if (!trace_text(k, site_event(k, p->row), s, p->round, a, &text, &why) ||
        !json_public_trace(text, a, &text, &why)) {
        site_miss(k, path, &why);
        return true;
    }
    p->traced = true;
    link_file(k, p, site_told(k, -1, say_trace_as_file()), path);
    return folder_put(k->folder, path, text_shown(text, true, a), k->err);
}

bool site_write_files(struct site *k, struct site_page *p, const struct sheet *s, struct arena *a)
{
    bool traced = report_find(str_of(p->row->report))->need == NEEDS_TRACE &&
                  !section_system(site_section(k, p->row, p->section));

    return write_formats(k, p, s, a) && (!traced || write_trace(k, p, a));
}

/* --- sheets ------------------------------------------------------------------------------------- */

/* Only the file is read by one thread at a time. */
static bool load_record(struct site *k, const struct event *ev, struct report_input *in, struct arena *a,
                        struct err *why)
{
    struct parsed_trace *told = arena_new(a, struct parsed_trace, 1);
    struct str text;

    if (!trace_text(k, ev, in->section, in->round, a, &text, why) ||
        !json_trace_read(text, STR("the stored trace"), a, told, why))
        return false;
    trace_rename(&k->history, ev, in->section, told);
    in->record = told;
    return true;
}

static bool load_why(struct site *k, const struct event *ev, struct report_input *in, struct arena *a, struct err *why)
{
    struct str text;

    if (!section_system(in->section))
        return load_record(k, ev, in, a, why);
    return line_text(k, ev, in->section, in->round, a, &text, why) && ask_again(&k->history, ev, text, in, a, why);
}

bool site_sheet(struct site *k, const struct site_page *p, const struct report_row *report, struct arena *a,
                struct sheet *out, struct err *why)
{
    const struct section *s = site_section(k, p->row, p->section);
    struct report_input in = {
        .medium = MEDIUM_PAGE,
        .event = site_event(k, p->row),
        .section = s,
        .round = p->round,
        .team = report_is_of_one(report) ? p->squad : NOBODY,
        .player = p->place - 1,
        .counted = p->counted,
        .head = p->section >= 0 ? k->heads[p->section].round : NULL,
        .other = NOBODY,
        .limit = true,
        .language = k->order->language,
    };

    if (report->need == NEEDS_TRACE && !load_why(k, in.event, &in, a, why))
        return false;
    return report_make(report, &in, a, out, why);
}
