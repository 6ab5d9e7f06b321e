/* SPDX-License-Identifier: Apache-2.0 */
/* page_import.c - a registration that is uploaded: what is wrong with it, what it would change, then it is taken over or not. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/xlsx.h"
#include "office/clock.h"
#include "office/explaining.h"
#include "office/registering.h"
#include "teams/text.h"
#include "web/base/form.h"
#include "web/base/messages.h"
#include "web/desk/mending.h"
#include "web/page/dates.h"
#include "web/page/explained.h"
#include "web/page/page.h"
#include "web/page/page_part.h"
#include "web/page/words.h"

/* The words that stay from look to look. */
static const char *const kept_words[] = { "section", "dates", "sheet", "late", "reason", "order-of" };
enum { KEPT_WORDS = sizeof kept_words / sizeof *kept_words };

/* --- the page ---------------------------------------------------------------------------------- */

static bool has_rounds(const struct event *ev)
{
    int i = 0;

    while (i < ev->nsection && ev->section[i].nround == 0)
        i++;
    return i < ev->nsection;
}

/* Whose players a list of players is of. */
static void put_sections(const struct visit *v, struct markup *m)
{
    int n = 0;

    for (int i = 0; i < v->event.nsection; i++)
        n += v->event.section[i].unit == UNIT_PLAYER;
    if (n < 2)
        return;
    put(m, "<p><label for=\"section\">");
    page_say(v, m, say_players_of_section());
    put(m, "</label><br><select id=\"section\" name=\"section\">\n");
    for (int i = 0; i < v->event.nsection; i++) {
        const struct section *s = &v->event.section[i];
        if (s->unit != UNIT_PLAYER)
            continue;
        put(m, "<option");
        put_attr(m, "value", s->name);
        if (str_eq(form_word(&v->form, "section"), s->name))
            put(m, " selected");
        put(m, ">");
        put_text(m, section_title(s));
        put(m, "</option>\n");
    }
    put(m, "</select></p>\n");
}

static void put_form(const struct visit *v, struct markup *m)
{
    put(m, "<form method=\"post\" action=\"/import\" enctype=\"multipart/form-data\" class=\"card\">\n<p><label "
           "for=\"file\">");
    page_say(v, m, say_registration_file());
    put(m, "</label><br><input id=\"file\" type=\"file\" name=\"file\" accept=\".xml,.xlsx,.csv,.tsv,.txt,.pgn,.json\" "
           "multiple "
           "required></p>\n");
    put_sections(v, m);
    dates_put(v, m, "dates");
    if (has_rounds(&v->event)) {
        put(m, "<p><label><input type=\"checkbox\" name=\"late\" value=\"yes\"");
        if (form_word(&v->form, "late").p)
            put(m, " checked");
        put(m, "> ");
        page_say(v, m, say_enter_late_teams());
        put(m, "</label></p>\n");
    }
    put(m, "<p><button class=\"main\">");
    page_say(v, m, say_look_at_it_first());
    put(m, "</button></p>\n</form>\n");
}

bool serve_import(struct visit *v, struct err *e)
{
    if (!visit_event(v, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_op_import()));
    put_line(&m, page_text(v, say_import_about()));
    put_form(v, &m);
    put(&m, "<p>");
    put_link(&m, STR("/downloads/registration.xlsx"), page_text(v, say_download_form()));
    put(&m, " · ");
    put_link(&m, STR("/downloads/registration.csv"), page_text(v, say_download_form_csv()));
    put(&m, "</p>\n<p>");
    put_link_message(v, &m, STR("/ratings"), say_op_ratings());
    put(&m, " · ");
    put_link_message(v, &m, STR("/flags"), say_op_flags());
    put(&m, "</p>\n");
    return page_end(v, &m);
}

static bool has_workbook(const struct visit *v)
{
    for (int i = 0; i < v->kept->n; i++)
        if (xlsx_is(v->kept->file[i].bytes))
            return true;
    return false;
}

/* What is asked on the page where a file is looked at again. */
static bool has_field(const struct visit *v, const char *word)
{
    return str_eq(str_of(word), STR("dates")) || (str_eq(str_of(word), STR("sheet")) && has_workbook(v));
}

/* Looks at it once more, with what was mended; as the event is by now. */
static void put_check(const struct visit *v, struct markup *m)
{
    put(m, "<form method=\"post\" action=\"/import\" id=\"again\">\n");
    page_hidden(m, "upload", form_word(&v->form, "upload"));
    for (int i = 0; i < KEPT_WORDS; i++)
        if (form_word(&v->form, kept_words[i]).n > 0 && !has_field(v, kept_words[i]))
            page_hidden(m, kept_words[i], form_word(&v->form, kept_words[i]));
    page_hidden(m, "seen", v->seen);
    dates_put(v, m, "order");
    if (has_workbook(v)) {
        put(m, "<p><label for=\"sheet\">");
        page_say(v, m, say_worksheet_to_read());
        put(m, "</label><br><input id=\"sheet\" name=\"sheet\"");
        put_attr(m, "value", form_word(&v->form, "sheet"));
        put(m, " autocomplete=\"off\"></p>\n");
    }
    put(m, "<p><button class=\"main\" name=\"dry-run\" value=\"yes\">");
    page_say(v, m, say_check_again());
    put(m, "</button></p>\n</form>\n");
}

static void put_recognised(const struct visit *v, struct markup *m)
{
    enum day_order order = DAY_ORDER_OPEN;

    dates_read(v, &order, &(struct err){ 0 });
    for (int i = 0; i < v->kept->n; i++)
        explained_put(v, m, v->kept->file[i].name, v->kept->file[i].bytes, order);
}

/* Which page of what is wrong is looked at, from 0: with fields for all of it. */
enum { ON_PAGE = 400 };

static int page_of(const struct visit *v)
{
    long page = 0;

    return str_long(form_word(&v->form, "page"), &page) && page > 0 && page < 10000 ? (int)page : 0;
}

static void put_turn(const struct visit *v, struct markup *m, int page, struct message says)
{
    put(m, " <button form=\"again\" name=\"page\" formnovalidate");
    put_attr(m, "value", str_fmt(v->arena, "%d", page));
    put_message(v, m, ">", says, "</button>");
}

/* Which of them stand below, and the way to the others: what was typed goes with it. */
static void put_turns(const struct visit *v, struct markup *m)
{
    const struct findings *f = &v->findings;
    int page = page_of(v), warnings = finding_count(f, WARNING), problems = finding_count(f, PROBLEM);
    int all = problems > warnings ? problems : warnings, first = page * ON_PAGE;

    if (all <= ON_PAGE)
        return;
    put_message(v, m, "<p class=\"turns\">",
                say_findings_of(first + 1, all < first + ON_PAGE ? all : first + ON_PAGE, all), "");
    if (page > 0)
        put_turn(v, m, page - 1, say_findings_before());
    if (first + ON_PAGE < all)
        put_turn(v, m, page + 1, say_findings_after());
    put(m, "</p>\n");
}

static void put_pages(struct visit *v, struct markup *m)
{
    put_turns(v, m);
    v->findings.nkind = 0; /* each has its line on some page */
    mending_put(v, m);
    put_turns(v, m);
}

/* Every line that is wrong, with what mends it here, and the form for the file once it is mended there. */
static bool show_problems(struct visit *v, const struct err *why, int status)
{
    struct markup m = page_begin(v, page_text(v, say_op_import()));

    page_problem(v, &m, why);
    put_pages(v, &m);
    put_recognised(v, &m);
    put_check(v, &m);
    put_message(v, &m, "<h2>", say_another_file(), "</h2>\n");
    put_form(v, &m);
    if (!page_end(v, &m))
        return false;
    v->job->reply.status = status;
    return true;
}

static struct message told_of_files(const struct uploaded *u, bool nothing)
{
    struct str file = u->file[0].name;

    if (u->n > 1)
        return nothing ? say_files_are_here_already(u->n) : say_files_not_taken_over_yet(u->n);
    return nothing ? say_is_here_already(file) : say_nothing_taken_over_yet(file);
}

/* What is only remarked can be mended, too. */
static void put_findings(struct visit *v, struct markup *m)
{
    put_pages(v, m);
    if (!mending_is_possible(v))
        return;
    put(m, "<p><button form=\"again\" name=\"dry-run\" value=\"yes\" formnovalidate>");
    page_say(v, m, say_check_again());
    put(m, "</button></p>\n");
}

static bool show_preview(struct visit *v, const struct page_result *r)
{
    struct markup m = page_begin(v, page_text(v, say_preview()));
    struct event after;

    put_line_message(v, &m, told_of_files(v->kept, r->nothing));
    if (!r->nothing)
        put_line(&m, text_shown(r->done, false, v->arena));
    if (r->nothing)
        page_findings(v, &m);
    else
        put_findings(v, &m);
    put_recognised(v, &m);
    if (desk_load_told(v->room->desk, &v->who.viewer, v->arena, &after, &(struct err){ 0 }))
        compare_put(v, &m, &after);
    mending_take_out(v);
    if (!r->nothing)
        page_again(v, &m, &(const struct err){ .lacks = r->lacks });
    put(&m, "<p>");
    put_link(&m, STR("/import"), page_text(v, say_another_file()));
    put(&m, "</p>\n");
    return page_end(v, &m);
}

/* --- what becomes of it ------------------------------------------------------------------------ */

/* What was looked at is what is taken over: with the journal as it was. */
static bool begin_words(struct visit *v, struct err *e)
{
    return visit_keep_words(v, kept_words, KEPT_WORDS, e) && form_add(&v->form, STR("seen"), v->seen, v->arena, e);
}

/* All files, with the order of their days and the worksheet as they are said on the page. */
static bool files_to_read(const struct visit *v, const struct registering_file **out, struct err *e)
{
    const struct uploaded *u = v->kept;
    struct registering_file *file = arena_new(v->arena, struct registering_file, u->n);
    enum day_order order;

    if (!dates_read(v, &order, e))
        return false;
    for (int i = 0; i < u->n; i++) {
        file[i] = u->file[i];
        file[i].dates = order;
        file[i].sheet = xlsx_is(file[i].bytes) ? form_word(&v->form, "sheet") : (struct str){ 0 };
    }
    *out = file;
    return true;
}

/* What was typed here; of files that come anew what was mended of those before, unless a program sends them. */
static bool read_mends(struct visit *v, const struct registering_file *file, struct registering_mends *out, bool *named,
                       struct err *e)
{
    *named = false;
    if (v->files.n == 0)
        return mending_read(v, out, e);
    *out = (struct registering_mends){ 0 };
    if (v->before.n > 0 && !job_wants_json(v->job))
        *out = registering_follow(v->before.file, v->before.n, &v->before.mended, file, v->kept->n, &v->event,
                                  form_word(&v->form, "section"), v->arena, named);
    return true;
}

/* The words of the operation itself. */
static struct form words_of(const struct visit *v, const struct event *read)
{
    struct form form = { .data = read };
    struct setting *word = arena_new(v->arena, struct setting, 2);

    form.word = word;
    if (form_word(&v->form, "late").p)
        word[form.n++] = (struct setting){ STR("late"), STR("") };
    if (form_word(&v->form, "confirm").p)
        word[form.n++] = (struct setting){ STR("confirm"), STR("") };
    return form;
}

/* Nobody chooses it or types again because of what it says, or of what others did meanwhile. */
static bool is_about_the_file(const struct err *e)
{
    return !e->lacks &&
           (e->kind == ERR_FINDINGS || e->kind == ERR_INPUT || e->kind == ERR_STATE || e->kind == ERR_CONFLICT);
}

bool serve_import_file(struct visit *v, struct err *e)
{
    const struct op *op = op_row(OP_import);
    bool uploaded = v->files.n > 0;
    const struct registering_file *file;
    struct registering_mends mends;
    bool named;
    struct page_result done;
    struct event read;
    struct act act;

    if (!visit_event(v, e) || !visit_keep(v, e) || (uploaded && !begin_words(v, e)))
        return false;
    if (!files_to_read(v, &file, e) || !read_mends(v, file, &mends, &named, e))
        return false;
    if (!job_wants_json(v->job)) {
        v->findings.most = ON_PAGE;
        v->findings.from = page_of(v) * ON_PAGE;
    }
    bool ok = registering_read_all(file, v->kept->n, &v->event, form_word(&v->form, "section"), &mends, v->arena, &read,
                                   &v->findings, e);
    uploaded_mended(&v->room->uploaded, v->kept, &mends);
    if (named)
        mending_tell_lost(&v->before.mended, &mends, &v->findings);
    if (!ok) {
        explaining_elsewhere(file[0].bytes, file[0].name, "import", v->arena, e);
        return !job_wants_json(v->job) && e->kind != ERR_LIMIT && show_problems(v, e, 422);
    }
    if (!words_act(v, op, &act, e))
        return false;
    if (!clock_knows(read.zone))
        finding_say(&v->findings, WARNING, RULE_NONE, 0, say_import_zone_unknown(read.zone));
    const struct form form = words_of(v, &read);
    act.dry = uploaded || act.dry || form_word(&v->form, "page").p; /* to turn a page takes nothing over */
    if (!page_try(v, op, &act, &form, &done, e))
        return !job_wants_json(v->job) && is_about_the_file(e) && show_problems(v, e, visit_status(v, e));
    return act.dry && !job_wants_json(v->job) ? show_preview(v, &done) : page_answer(v, &act, &done, STR("/"));
}
