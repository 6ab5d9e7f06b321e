/* SPDX-License-Identifier: Apache-2.0 */
/* page_downloads.c - the event as files: for rating officers, for other programs, to be filled in, to be kept. */
#include "desk/backup.h"
#include "desk/secret.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/registration.h"
#include "import/results.h"
#include "office/clock.h"
#include "office/exports.h"
#include "office/next.h"
#include "office/trace.h"
#include "reports/format/format.h"
#include "reports/sheet/template.h"
#include "teams/rating/report.h"
#include "teams/event.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/site_zip.h"

/* --- the files --------------------------------------------------------------------------------- */

static bool hand_out(struct visit *v, const char *type, struct str bytes, struct str name)
{
    v->job->reply = (struct reply){ .status = 200, .type = str_of(type), .body = bytes, .file = name };
    return true;
}

/* The section that is named, which is not part of the address; nothing is named where a file is of the whole event. */
static bool choose_section(struct visit *v, struct err *e)
{
    v->in = section_named(&v->event, form_word(&v->form, "section"));
    if (v->in)
        return true;
    v->status = 404;
    return err_say(e, ERR_INPUT, say_no_section_of_that_name());
}

static bool choose_round(struct visit *v, int *round, struct err *e)
{
    struct str text = form_word(&v->form, "round");
    long n = 0;

    if (text.p && (!str_long(text, &n) || n < 1 || n > ROUNDS_MAX))
        return err_say(e, ERR_USAGE, say_round_out_of_range(ROUNDS_MAX));
    *round = (int)n;
    return true;
}

static struct str stem_of(const struct visit *v)
{
    return desk_stem(v->room->event);
}

static bool hand_out_export(struct visit *v, const struct export_row *r, struct err *e)
{
    struct export_order order = { .event = &v->event,
                                  .for_rating = str_eq(form_word(&v->form, "rating"), STR("yes")),
                                  .findings = &v->findings };
    struct str bytes;

    if ((r->scope != EXPORT_EVENT && !choose_section(v, e)) || !choose_round(v, &order.round, e))
        return false;
    order.section = v->in;
    return export_write(r, &order, v->arena, &bytes, e) &&
           hand_out(v, r->type, bytes, export_file(r, &order, stem_of(v), v->arena));
}

static bool hand_out_trace(struct visit *v, struct err *e)
{
    struct str text;
    bool made_again;
    int round;

    if (!choose_section(v, e) || !choose_round(v, &round, e) ||
        !trace_of(v->room->desk, &v->event, v->in, round, v->arena, &text, &made_again, e))
        return false;
    struct str name =
        str_fmt(v->arena, "%.*s-round-%02d-trace.json", STR_ARG(v->in->name), round > 0 ? round : v->in->nround);
    return hand_out(v, "application/json", str_fmt(v->arena, "%.*s\n", STR_ARG(text)),
                    export_safe_name(name, v->arena));
}

static bool hand_out_backup(struct visit *v, struct err *e)
{
    struct secret secret;
    struct str bytes, name;

    if (v->who.viewer.role != ROLE_TAP) {
        v->status = 403;
        return err_say(e, ERR_STATE, say_page_not_for_you());
    }
    if (!secret_find(v->room->desk, &v->event, v->arena, &secret, e))
        return false;
    if (secret.section)
        return err_say(e, ERR_STATE, say_backup_holds_lineups(section_title(secret.section), secret.round));
    return desk_backup_bytes(v->room->desk, v->now, v->arena, &name, &bytes, e) &&
           hand_out(v, "application/octet-stream", bytes, export_safe_name(name, v->arena));
}

static bool hand_out_site(struct visit *v, struct err *e)
{
    struct str bytes;

    return site_zip_read(v->room->zip, v->arena, &bytes, e) &&
           hand_out(v, "application/zip", bytes,
                    export_safe_name(str_fmt(v->arena, "%.*s-site.zip", STR_ARG(stem_of(v))), v->arena));
}

static bool hand_out_template(struct visit *v, const char *format, struct err *e)
{
    const struct wording how = visit_wording(v);
    const struct sheet s = template_registration(&how, v->arena);

    return page_file(v, format_find(str_of(format)), &s, STR("registration"), e);
}

static bool hand_out_workbook(struct visit *v, struct err *e)
{
    return hand_out_template(v, "xlsx", e);
}

static bool hand_out_table(struct visit *v, struct err *e)
{
    return hand_out_template(v, "csv", e);
}

static bool hand_out_schema(struct visit *v, struct err *e)
{
    (void)e;
    return hand_out(v, "application/xml", registration_schema(), STR("registration.xsd"));
}

static bool hand_out_results_schema(struct visit *v, struct err *e)
{
    (void)e;
    return hand_out(v, "application/xml", results_schema(), STR("results.xsd"));
}

/* --- the page ---------------------------------------------------------------------------------- */

enum piece { OF_SECTION, OF_ROUND, OF_EVENT, TO_FILL_IN };

/* Behind "/downloads/"; those of office/exports.h have no function here. */
static const struct download {
    const char *name, *query;
    enum piece part;
    bool of_tap;
    struct message (*label)(void), (*about)(void);
    bool (*serve)(struct visit *v, struct err *e);
} downloads[] = {
    { "trf26", "", OF_SECTION, false, say_download_trf26, say_download_trf26_about, NULL },
    { "trf16", "", OF_SECTION, false, say_download_trf16, say_download_trf16_about, NULL },
    { "trf16", "&rating=yes", OF_SECTION, false, say_download_rating, say_download_rating_about, NULL },
    { "chess-results", "", OF_SECTION, false, say_download_chessresults, say_download_chessresults_about, NULL },
    { "pgn", "", OF_ROUND, false, say_download_pgn, say_download_pgn_about, NULL },
    { "trace", "", OF_ROUND, false, say_download_trace, say_download_trace_about, hand_out_trace },
    { "xlsx", "", OF_EVENT, false, say_download_workbook, say_download_workbook_about, NULL },
    { "json", "", OF_EVENT, false, say_download_json, say_download_json_about, NULL },
    { "site.zip", "", OF_EVENT, false, say_download_site, say_download_site_about, hand_out_site },
    { "backup", "", OF_EVENT, true, say_download_backup, say_download_backup_about, hand_out_backup },
    { "registration.xlsx", "", TO_FILL_IN, false, say_download_form, say_download_form_about, hand_out_workbook },
    { "registration.csv", "", TO_FILL_IN, false, say_download_form_csv, say_download_form_csv_about, hand_out_table },
    { "registration.xsd", "", TO_FILL_IN, false, say_download_schema, say_download_schema_about, hand_out_schema },
    { "results.xsd", "", TO_FILL_IN, false, say_download_results_schema, say_download_results_schema_about,
      hand_out_results_schema },
};
enum { DOWNLOADS = sizeof downloads / sizeof *downloads };

static bool find_download(const struct visit *v, const struct download **out)
{
    for (int i = 0; i < DOWNLOADS; i++)
        if (str_eq(v->name, str_of(downloads[i].name))) {
            *out = &downloads[i];
            return true;
        }
    return false;
}

/* What its address may say: which section and round, of one for the rating officer whether it is that one. */
static bool takes_words(const struct visit *v, const struct download *d, struct err *e)
{
    static const char *const takes[] = {
        [OF_SECTION] = "section round", [OF_ROUND] = "section round", [OF_EVENT] = "", [TO_FILL_IN] = ""
    };
    const struct export_row *r = d->serve ? NULL : export_named(v->name);
    struct str rating = form_word(&v->form, "rating");

    if (!form_takes(&v->form, r && r->rating ? "section round rating" : takes[d->part], e))
        return false;
    if (!rating.p || str_eq(rating, STR("yes")) || str_eq(rating, STR("no")))
        return true;
    return err_say(e, ERR_USAGE, say_rating_is_yes_or_no());
}

bool serve_download(struct visit *v, struct err *e)
{
    const struct download *d;

    if (!visit_event(v, e))
        return false;
    if (!find_download(v, &d)) {
        v->status = 404;
        return err_say(e, ERR_INPUT, say_no_such_page());
    }
    if (!takes_words(v, d, e))
        return false;
    return d->serve ? d->serve(v, e) : hand_out_export(v, export_named(v->name), e);
}

static struct str address_of(const struct visit *v, const struct download *d, const struct section *s, int round)
{
    struct str at = str_fmt(v->arena, "/downloads/%s", d->name);

    if (s)
        at =
            str_fmt(v->arena, "%.*s?section=%.*s%s", STR_ARG(at), STR_ARG(percent_encode(s->name, v->arena)), d->query);
    return round > 0 ? str_fmt(v->arena, "%.*s&round=%d", STR_ARG(at), round) : at;
}

/* What it is, and below it whom it is for. */
static void put_about(const struct visit *v, struct markup *m, const struct download *d)
{
    put(m, "<br><small class=\"faint\">");
    page_say(v, m, d->about());
    put(m, "</small>");
}

/* What cannot be had now, and why. */
static bool put_lack(const struct visit *v, struct markup *m, const struct download *d)
{
    struct secret secret;

    if (d->serve != hand_out_backup || !secret_find(v->room->desk, &v->event, v->arena, &secret, &(struct err){ 0 }) ||
        !secret.section)
        return false;
    page_say(v, m, d->label());
    put(m, "<br><small class=\"faint\">");
    page_say(v, m, say_backup_later(section_title(secret.section), secret.round));
    put(m, "</small>");
    return true;
}

static struct str clock_of(const struct visit *v, time_t t)
{
    struct str out;

    clock_in(v->event.zone, t, v->arena, &out);
    return out;
}

/* It is made when somebody asks for it, by another thread: that lasts. */
static void put_site(const struct visit *v, struct markup *m, const struct download *d)
{
    const struct site_zip_told told = site_zip_told(v->room->zip);
    bool busy = told.state == SITE_ZIP_BEING_MADE;

    put(m, "<li id=\"site\"><span>");
    if (told.made > 0)
        put_link(m, address_of(v, d, NULL, 0), page_text(v, d->label()));
    else
        page_say(v, m, d->label());
    put_about(v, m, d);
    put(m, "<br><small>");
    if (busy)
        page_say(v, m, say_site_being_made(clock_of(v, told.begun)));
    else if (told.flaw.kind != ERR_NONE)
        page_say(v, m, say_site_not_made(err_cause(&told.flaw)));
    else if (told.made > 0)
        page_say(v, m, say_site_made(clock_of(v, told.made), (told.size + 1023) / 1024));
    put(m, "</small></span>");
    if (busy) {
        put_link_message(v, m, STR("/downloads#site"), say_look_whether_it_is_there());
    } else {
        put_message(v, m, "<form method=\"post\" action=\"/downloads/site\"><button>",
                    told.made > 0 ? say_make_site_again() : say_make_site(), "</button></form>");
    }
    put(m, "</li>\n");
}

bool serve_make_site(struct visit *v, struct err *e)
{
    return site_zip_make(v->room->zip, e) && visit_go(v, STR("/downloads#site"));
}

static void put_download(const struct visit *v, struct markup *m, const struct download *d, const struct section *s)
{
    put(m, "<li><span>");
    if (!put_lack(v, m, d)) {
        put_link(m, address_of(v, d, s, 0), page_text(v, d->label()));
        put_about(v, m, d);
    }
    put(m, "</span></li>\n");
}

static void put_rounds(const struct visit *v, struct markup *m, const struct download *d, const struct section *s)
{
    int last = page_latest(s, ROUND_PUBLISHED);

    if (last == 0)
        return;
    put(m, "<li><span>");
    page_say(v, m, d->label());
    put_about(v, m, d);
    put(m, "</span><nav class=\"files\"");
    const struct message label = d->label();
    put_attr(m, "aria-label", page_text(v, say_download_of_section(&label, section_title(s))));
    put(m, "><ul>");
    for (int round = 1; round <= last; round++) {
        put(m, "<li><a");
        put_attr(m, "href", address_of(v, d, s, round));
        put_attr(m, "aria-label", page_text(v, say_round_named(round)));
        put(m, ">");
        put_number(m, round);
        put(m, "</a></li>");
    }
    put(m, "</ul></nav></li>\n");
}

/* Other programs know teams by their numbers. */
static bool is_there(const struct visit *v, const struct download *d, const struct section *s)
{
    if (d->of_tap && v->who.viewer.role != ROLE_TAP)
        return false;
    return d->part != OF_SECTION || s->frozen || next_is_numbered(s);
}

static void put_part(const struct visit *v, struct markup *m, enum piece part, const struct section *s)
{
    for (int i = 0; i < DOWNLOADS; i++) {
        const struct download *d = &downloads[i];
        if (d->part != part || !is_there(v, d, s))
            continue;
        if (d->serve == hand_out_site)
            put_site(v, m, d);
        else if (part == OF_ROUND)
            put_rounds(v, m, d, s);
        else
            put_download(v, m, d, s);
    }
}

/* What FIDE's rating officer would send back is seen before he does. */
static void put_rating_check(const struct visit *v, struct markup *m, const struct section *s)
{
    struct visit look = *v;

    look.findings = (struct findings){ .arena = v->arena, .wording = v->findings.wording };
    rating_report_check(&v->event, s, &look.findings);
    if (finding_total(&look.findings) == 0)
        return;
    put(m, "<details><summary>");
    page_say(v, m, say_rating_officer_would_ask(finding_total(&look.findings)));
    put(m, "</summary>\n");
    page_findings(&look, m);
    put(m, "</details>\n");
}

static void put_section(const struct visit *v, struct markup *m, const struct section *s)
{
    put(m, "<section class=\"part\">\n<h2>");
    put_text(m, section_title(s));
    put(m, "</h2>\n<ul class=\"sheets downloads\">\n");
    put_part(v, m, OF_SECTION, s);
    put_part(v, m, OF_ROUND, s);
    put(m, "</ul>\n");
    if (page_latest(s, ROUND_COMPLETE) > 0)
        put_rating_check(v, m, s);
    put(m, "<p>");
    put_link(m, str_fmt(v->arena, "%.*s/report", STR_ARG(address_section(s, v->arena))),
             page_text(v, say_all_sheets_as_files()));
    put(m, "</p>\n</section>\n");
}

static void put_rest(const struct visit *v, struct markup *m, struct message title, enum piece part)
{
    put(m, "<section class=\"part\">\n<h2>");
    page_say(v, m, title);
    put(m, "</h2>\n<ul class=\"sheets downloads\">\n");
    put_part(v, m, part, NULL);
    put(m, "</ul>\n</section>\n");
}

bool serve_downloads(struct visit *v, struct err *e)
{
    if (!visit_event(v, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_menu_downloads()));
    for (int i = 0; i < v->event.nsection; i++)
        put_section(v, &m, &v->event.section[i]);
    put_rest(v, &m, say_whole_event(), OF_EVENT);
    put_rest(v, &m, say_forms_to_fill_in(), TO_FILL_IN);
    return page_end(v, &m);
}
