/* SPDX-License-Identifier: Apache-2.0 */
/* page_print.c - all sheets of a moment of the day with one press, and what of them has to be printed again. What was printed is noted beside
   the event, by the one thread that makes sheets. */
#include "desk/op.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/copies.h"
#include "office/exports.h"
#include "office/printing.h"
#include "office/prints.h"
#include "teams/sheet_copies.h"
#include "web/form.h"
#include "web/json.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/printer.h"
#include "web/page_part.h"

static bool open_prints(const struct visit *v, struct prints *p, struct err *e)
{
    return prints_open(p, str_c(v->arena, str_fmt(v->arena, "%s.printed", v->room->event)), v->arena, e);
}

static struct printing printing_of(struct visit *v, enum set_id set, const struct section *only)
{
    return (struct printing){ .desk = v->room->desk,
                              .event = &v->event,
                              .set = set,
                              .only = only,
                              .ready = !only,
                              .wording = v->findings.wording,
                              .arena = v->arena,
                              .findings = &v->findings };
}

/* Under which name it is noted when the sheets of that round were printed. */
static struct str noted_as(const struct visit *v, enum set_id set, const struct section *s, int round)
{
    return str_fmt(v->arena, "%s %.*s %d", set_row(set)->name, STR_ARG(s->name), round);
}

/* "2016-09-09 21:59" of "2016-09-09 21:59:07". */
static struct str to_minute(struct str time)
{
    enum { MINUTE = 16 };

    return time.n > MINUTE ? (struct str){ time.p, MINUTE } : time;
}

static bool is_ready(const struct visit *v, enum set_id set, const struct section *s, int *round)
{
    return set_round(set, &v->event, s, 0, round, &(struct err){ 0 });
}

/* --- the page ---------------------------------------------------------------------------------- */

static void begin_form(const struct visit *v, struct markup *m, enum set_id set, const struct section *s)
{
    put(m, "<form method=\"post\"");
    put_attr(m, "action", str_fmt(v->arena, "/print/%s", set_row(set)->name));
    put(m, ">");
    if (s)
        page_hidden(m, "section", s->name);
}

/* Beside the document: it goes to the printer that is chosen, if there is one. */
static void put_print_on(const struct visit *v, struct markup *m, struct str printer, struct message told)
{
    if (printer.n == 0)
        return;
    put(m, " <button name=\"printer\"");
    put_attr(m, "value", printer);
    if (told.row)
        put_attr(m, "aria-label", page_text(v, told));
    put(m, ">");
    page_say(v, m, say_print_on(printer));
    put(m, "</button>");
}

/* What was printed, and the printer that is chosen. */
struct printed {
    struct prints prints;
    struct str printer;
};

/* What has changed on them since they were printed. */
static bool put_again(struct visit *v, struct markup *m, enum set_id set, const struct section *s, struct printed *p,
                      struct err *e)
{
    struct printing made = printing_of(v, set, s);
    struct markup list = { .out.arena = v->arena };
    int n = 0;

    made.findings = &(struct findings){ .arena = v->arena };
    if (!printing_make(&made, e))
        return false;
    for (int i = 0; i < made.book.nsheet; i++) {
        struct str title = made.book.sheet[i].heading.title,
                   again = prints_add(&p->prints, made.file[i], &made.book.sheet[i]);
        if (again.n == 0)
            continue;
        put(&list, "<li>");
        page_say(v, &list, str_eq(again, STR("*")) ? say_print_whole(title) : say_print_part(title, again));
        put(&list, "</li>\n");
        n++;
    }
    if (n == 0)
        return true;
    begin_form(v, m, set, s);
    page_hidden(m, "again", STR("yes"));
    put(m, "<div class=\"warning\">\n<p>");
    page_say(v, m, say_changed_since_printed());
    put(m, ":</p>\n<ul>\n");
    put_made(m, buffer_str(&list.out));
    put(m, "</ul>\n<p><button>");
    page_say(v, m, say_print_only_changed());
    put(m, "</button>");
    put_print_on(v, m, p->printer, (struct message){ 0 });
    put(m, "</p>\n</div></form>\n");
    return true;
}

static bool put_section(struct visit *v, struct markup *m, enum set_id set, const struct section *s, struct printed *p,
                        struct err *e)
{
    struct err why = { 0 };
    int round;
    bool ready = set_round(set, &v->event, s, 0, &round, &why);
    struct str name = section_title(s), when = ready ? prints_noted(&p->prints, noted_as(v, set, s, round)) : STR("");

    put(m, "<li><div><strong>");
    page_say(v, m, ready ? say_section_in_round(name, round) : say_section_alone(name));
    put(m, "</strong><br><small class=\"faint\">");
    if (!ready)
        put_text(m, page_text(v, err_message(&why)));
    else
        page_say(v, m, when.n > 0 ? say_printed_at(to_minute(when)) : say_not_printed_yet());
    put(m, "</small></div>");
    if (ready) {
        begin_form(v, m, set, s);
        put(m, "<button");
        put_attr(m, "aria-label", page_text(v, say_print_of(name, page_label(v, set_row(set)->title))));
        put(m, ">");
        page_say(v, m, say_menu_print());
        put(m, "</button>");
        put_print_on(v, m, p->printer, say_print_on_of(p->printer, name, page_label(v, set_row(set)->title)));
        put(m, "</form>");
    }
    bool ok = when.n == 0 || put_again(v, m, set, s, p, e);
    put(m, "</li>\n");
    return ok;
}

static int count_ready(const struct visit *v, enum set_id set)
{
    int n = 0, round;

    for (int i = 0; i < v->event.nsection; i++)
        n += is_ready(v, set, &v->event.section[i], &round);
    return n;
}

static bool put_set(struct visit *v, struct markup *m, enum set_id set, struct printed *p, struct err *e)
{
    put(m, "<section class=\"part\">\n<h2>");
    put_text(m, page_label(v, set_row(set)->title));
    put(m, "</h2>\n");
    if (count_ready(v, set) > 1) {
        begin_form(v, m, set, NULL);
        put(m, "<p><button class=\"main\">");
        page_say(v, m, say_print_all_sections());
        put(m, "</button>");
        put_print_on(v, m, p->printer, (struct message){ 0 });
        put(m, "</p></form>\n");
    }
    put(m, "<ul class=\"prints\">\n");
    for (int i = 0; i < v->event.nsection; i++)
        if (!put_section(v, m, set, &v->event.section[i], p, e))
            return false;
    put(m, "</ul>\n</section>\n");
    return true;
}

/* What is due in the section that is furthest stands first. */
static enum set_id set_of_moment(const struct visit *v)
{
    const struct section *first = v->event.nsection > 0 ? &v->event.section[0] : NULL;

    for (int i = 1; i < v->event.nsection; i++)
        if (v->event.section[i].nround > first->nround)
            first = &v->event.section[i];
    return first ? sheets_set(first, first->nround > 0 ? &first->round[first->nround - 1] : NULL) : SET_EVENING;
}

static void put_single(const struct visit *v, struct markup *m)
{
    put(m, "<section class=\"part\">\n<h2>");
    page_say(v, m, say_all_sheets());
    put(m, "</h2>\n<ul class=\"prints\">\n");
    for (int i = 0; i < v->event.nsection; i++) {
        put(m, "<li>");
        put_link(m, str_fmt(v->arena, "%.*s/report", STR_ARG(address_section(&v->event.section[i], v->arena))),
                 section_title(&v->event.section[i]));
        put(m, "</li>\n");
    }
    put(m, "</ul>\n</section>\n");
}

/* A line for each sheet that hangs somewhere. */
static void put_copies(const struct visit *v, struct markup *m)
{
    struct sheet_copies *list;
    struct str places = { 0 };
    int n;

    put_message(v, m, "<section class=\"part\" id=\"copies\">\n<h2>", say_what_hangs_where(), "</h2>\n");
    if (!sheet_copies_read(v->event.copies, v->arena, &list, &n))
        n = 0;
    if (n == 0)
        put_line_message(v, m, say_copies_none());
    put(m, "<ul>\n");
    for (int i = 0; i < n; i++) {
        const struct report_row *r = report_find(list[i].sheet);
        places = str_fmt(v->arena, "%.*s%s%.*s %d", STR_ARG(places), places.n > 0 ? ", " : "", STR_ARG(list[i].place),
                         list[i].copies);
        if (i + 1 < n && str_eq(list[i].sheet, list[i + 1].sheet))
            continue;
        put_message(v, m, "<li>",
                    say_copies_of_sheet(r ? page_label(v, r->title) : list[i].sheet,
                                        sheet_copies_of(list, n, list[i].sheet), places),
                    "</li>\n");
        places = (struct str){ 0 };
    }
    put(m, "</ul>\n");
    if (v->who.viewer.role <= op_row(OP_set)->role) {
        put(m, "<p>");
        put_link_message(v, m, STR("/do/set#copies"), say_copies_change());
        put(m, "</p>\n");
    }
    put(m, "</section>\n");
}

/* --- printers ----------------------------------------------------------------------------------- */

static struct message stands(const struct printer *p)
{
    if (p->state == PRINTER_STOPPED)
        return say_printer_stopped(p->name, p->why);
    return p->state == PRINTER_PRINTING ? say_printer_printing(p->name) : say_printer_ready(p->name);
}

static struct message became(const struct print_job *j)
{
    static struct message (*const told[])(struct str title, struct str printer) = { [PRINT_UNKNOWN] = say_print_unknown,
                                                                                    [PRINT_WAITS] = say_print_waits,
                                                                                    [PRINT_DONE] = say_print_done,
                                                                                    [PRINT_FAILED] = say_print_failed };

    return told[j->state](j->title, j->printer);
}

static void put_jobs(const struct visit *v, struct markup *m, const struct printers *all)
{
    if (all->njob == 0)
        return;
    put(m, "<ul class=\"lately\" id=\"sent\">\n");
    for (int i = 0; i < all->njob; i++)
        put_message(v, m, "<li>", became(&all->job[i]), "</li>\n");
    put(m, "</ul>\n");
}

static void put_choice(const struct visit *v, struct markup *m, const struct printers *all, struct str chosen)
{
    put(m, "<form method=\"get\" action=\"/print\"><p><label for=\"printer\">");
    page_say(v, m, say_printer_choose());
    put(m, "</label> <select id=\"printer\" name=\"printer\">\n");
    for (int i = 0; i < all->n; i++) {
        put(m, "<option");
        put_attr(m, "value", all->list[i].name);
        if (str_eq(all->list[i].name, chosen))
            put(m, " selected");
        put_message(v, m, ">", stands(&all->list[i]), "</option>\n");
    }
    put(m, "</select> <button>");
    page_say(v, m, say_printer_chosen());
    put(m, "</button></p></form>\n");
}

/* The one that is asked for, else the first. */
static struct str chosen_of(const struct visit *v, const struct printers *all)
{
    struct str asked = form_word(&v->form, "printer");

    for (int i = 0; i < all->n; i++)
        if (str_eq(all->list[i].name, asked))
            return asked;
    return all->n > 0 ? all->list[0].name : (struct str){ 0 };
}

/* Of a desk that has a way to the printers. */
static struct str put_printers(const struct visit *v, struct markup *m)
{
    struct printers all;

    if (!printer_may())
        return (struct str){ 0 };
    put_message(v, m, "<section class=\"part\" id=\"printers\">\n<h2>", say_printers(), "</h2>\n");
    bool heard = printer_look(v->arena, &all);
    struct str chosen = chosen_of(v, &all);
    if (!heard || all.silent)
        put_line_message(v, m, say_print_system_is_silent());
    else if (all.n == 0)
        put_line_message(v, m, say_printer_none(all.why));
    else if (all.n == 1)
        put_line_message(v, m, stands(&all.list[0]));
    else
        put_choice(v, m, &all, chosen);
    put_jobs(v, m, &all);
    put(m, "</section>\n");
    return chosen;
}

bool serve_print(struct visit *v, struct err *e)
{
    struct printed p;

    if (!visit_event(v, e) || !open_prints(v, &p.prints, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_menu_print()));
    enum set_id now = set_of_moment(v);
    put_line(&m, page_text(v, say_print_in_order()));
    p.printer = put_printers(v, &m);
    if (!put_set(v, &m, now, &p, e))
        return false;
    for (int set = 0; set < SET_COUNT; set++)
        if (set != (int)now && count_ready(v, (enum set_id)set) > 0 && !put_set(v, &m, (enum set_id)set, &p, e))
            return false;
    put_copies(v, &m);
    put_single(v, &m);
    return page_end(v, &m);
}

/* --- the document ------------------------------------------------------------------------------ */

static bool choose_section(struct visit *v, const struct section **out, struct err *e)
{
    struct str name = form_word(&v->form, "section");

    *out = section_named(&v->event, name);
    if (*out || !name.p)
        return true;
    v->status = 404;
    return err_say(e, ERR_INPUT, say_no_section_of_that_name());
}

/* All sheets are noted; of those that were printed before, only what is new stays in the book if that is asked for. */
static void note_sheets(struct printing *made, struct prints *p, bool again)
{
    int n = 0;

    for (int i = 0; i < made->book.nsheet; i++) {
        struct sheet *s = &made->book.sheet[i];
        struct str changed = prints_add(p, made->file[i], s);
        if (again && changed.n == 0)
            continue;
        made->book.sheet[n] = again ? prints_again(p, s) : *s;
        const struct sheet *kept = &made->book.sheet[n];
        n += kept->npart != 1 || kept->part[0]->kind == PART_PROSE || kept->part[0]->table.nblock > 0;
    }
    made->book.nsheet = n;
}

static void note_times(const struct visit *v, const struct printing *made, struct prints *p)
{
    int round;

    for (int i = 0; i < v->event.nsection; i++) {
        const struct section *s = &v->event.section[i];
        if ((!made->only || made->only == s) && is_ready(v, made->set, s, &round))
            prints_note(p, noted_as(v, made->set, s, round), v->now);
    }
}

/* Where no section is ready the first one says why. */
static bool make(struct printing *made, struct err *e)
{
    if (!printing_make(made, e))
        return false;
    made->ready = false;
    return made->book.nsheet > 0 || printing_make(made, e);
}

/* The document that a browser would get goes to the printer. It is noted as printed if it was taken. */
static bool send_to_printer(struct visit *v, struct str printer, struct str title, const struct prints *p,
                            struct err *e)
{
    if (!printer_send(printer, title, v->job->reply.body, v->arena, e))
        return false;
    prints_end(p, &(struct err){ 0 });
    if (!job_wants_json(v->job))
        return visit_go(v,
                        str_fmt(v->arena, "/print?printer=%.*s#printers", STR_ARG(percent_encode(printer, v->arena))));
    v->job->reply =
        (struct reply){ .status = 200,
                        .type = STR("application/json"),
                        .body = json_done(0, page_text(v, say_sent_to_printer(printer)), &v->findings, v->arena) };
    return true;
}

bool serve_print_set(struct visit *v, struct err *e)
{
    enum set_id set;
    const struct section *only;
    struct prints p;
    bool again = form_word(&v->form, "again").p;

    if (!visit_event(v, e) || !set_find(v->name, &set, e) || !choose_section(v, &only, e) || !open_prints(v, &p, e))
        return false;
    struct printing made = printing_of(v, set, only);
    if (!make(&made, e))
        return false;
    note_sheets(&made, &p, again);
    note_times(v, &made, &p);
    if (made.book.nsheet == 0)
        return err_say(e, ERR_STATE, say_nothing_to_print_again());
    struct str round = made.round > 0 ? str_fmt(v->arena, "-round-%02d", made.round) : STR("");
    struct str name = str_fmt(v->arena, "%.*s%s%s%.*s", only ? (int)only->name.n : 0, only ? only->name.p : "",
                              only ? "-" : "", set_row(set)->name, STR_ARG(round));
    struct str file = export_safe_name(name, v->arena), printer = form_word(&v->form, "printer");
    copies_apply(&v->event, &made.book, &made.wording, v->arena);
    if (printer.p)
        return page_book(v, &made.book, file, e) && send_to_printer(v, printer, file, &p, e);
    /* On a full disk sheets are printed all the same: the page then says of them what it said before. */
    prints_end(&p, &(struct err){ 0 });
    return page_book(v, &made.book, file, e);
}
