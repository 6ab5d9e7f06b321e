/* SPDX-License-Identifier: Apache-2.0 */
/* print.c - all sheets of a moment at once: into a folder, or as one document. */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "cli/progress.h"
#include "cli/sheet.h"
#include "engine/base/arena.h"
#include "engine/base/headway.h"
#include "import/file.h"
#include "office/copies.h"
#include "office/flags.h"
#include "office/printing.h"
#include "office/prints.h"
#include "reports/format/format.h"
#include "reports/format/output.h"
#include "reports/format/plain.h"

/* Of a sheet, what has to be printed again. */
struct printed {
    struct str again;
    int pages;
};

struct run {
    struct call *call;
    struct page_options page;
    struct event event;
    struct printing set;
    struct printed *file; /* parallel to the sheets of the book */
    struct prints prints;
    int pages; /* of the book */
};

/* --- which sheets --------------------------------------------------------------------------------- */

/* One section need not wait for another, but that is for whoever prints to say. */
static bool tell_unready(const struct run *r, const struct err *why)
{
    struct call *c = r->call;
    bool others = r->set.unready && r->event.nsection > 1 && !call_has(c, OPT_SECTION);

    return err_say(c->err, why->kind, others ? say_print_another_section(err_cause(why)) : err_message(why));
}

/* Every section, or that of --section. */
static bool add_sections(struct run *r)
{
    struct call *c = r->call;
    struct err why = { 0 };

    if (!call_event(c, &r->event) || !call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &r->set.asked))
        return false;
    if ((r->event.nsection == 0 || call_has(c, OPT_SECTION)) && !call_section(c, &r->event, &r->set.only))
        return false;
    r->set.desk = c->desk;
    r->set.event = &r->event;
    r->set.wording = c->wording;
    r->set.arena = c->arena;
    r->set.findings = &c->findings;
    if (!printing_make(&r->set, &why))
        return tell_unready(r, &why);
    r->file = arena_new(c->arena, struct printed, r->set.book.nsheet);
    return true;
}

/* Lines that say which sheets would be empty, and why. */
static struct str missing_text(const struct run *r)
{
    struct call *c = r->call;
    struct str text = { 0 };

    for (int i = 0; i < r->set.ngap; i++) {
        const struct printing_gap *gap = &r->set.gap[i];
        const struct message line = say_sheet_not_printed(gap->title, section_title(gap->section), gap->why);
        text = str_fmt(c->arena, "%.*s%.*s\n", STR_ARG(text), STR_ARG(message_text(&line, &c->wording, c->arena)));
    }
    return text;
}

/* --- one document --------------------------------------------------------------------------------- */

static bool say(struct call *c, struct str text)
{
    enum { COLUMNS = 80 };
    struct prose p = { 0 };

    while (text.n > 0)
        prose_add(&p, p.n > 0, str_cut(&text, '\n'), c->arena);
    return output_stdout(text_shown(plain_prose(&p, COLUMNS, c->arena), true, c->arena), c->err);
}

static bool print_book(struct run *r)
{
    struct call *c = r->call;
    struct str bytes;

    r->page.pages = &r->pages;
    copies_apply(&r->event, &r->set.book, &c->wording, c->arena);
    if (!format_book(&r->set.book, &r->page, c->arena, &bytes, c->err) ||
        !output_file(c->option[OPT_OUT].p, bytes, c->err))
        return false;
    c->made = say_made_file(text_shown(c->option[OPT_OUT], false, c->arena));
    const struct message done =
        say_printed_book(c->option[OPT_OUT], MESSAGE_WITHIN(say_sheets_counted(r->set.book.nsheet)),
                         MESSAGE_WITHIN(say_pages_counted(r->pages)));
    return say(c, str_fmt(c->arena, "%.*s\n%.*s", STR_ARG(message_text(&done, &c->wording, c->arena)),
                          STR_ARG(missing_text(r))));
}

/* --- a folder ------------------------------------------------------------------------------------- */

static bool make_folder(struct call *c, const char *path)
{
    struct stat st;

    if (!output_may_folder(path, c->err))
        return false;
    if (mkdir(path, 0777) == 0 || (errno == EEXIST && stat(path, &st) == 0 && S_ISDIR(st.st_mode)))
        return true;
    if (errno == EEXIST)
        return err_say(c->err, ERR_USAGE, say_path_is_a_file(path));
    return err_say(c->err, ERR_IO, say_folder_cannot_be_made(path, strerror(errno)));
}

/* A file that a link leads to is none of the folder. */
static bool is_no_link(struct call *c, const char *path)
{
    struct stat st;

    return lstat(path, &st) != 0 || !S_ISLNK(st.st_mode) || err_say(c->err, ERR_USAGE, say_link_to_no_sheet(path));
}

/* A file that says the same already is left alone. */
static bool put_file(struct run *r, struct str name, struct str bytes)
{
    struct call *c = r->call;
    const char *path = str_c(c->arena, str_fmt(c->arena, "%s/%.*s", r->prints.folder, STR_ARG(name)));
    struct str old;
    struct err none = { 0 };
    struct arena scratch = { 0 };

    if (!is_no_link(c, path))
        return false;
    bool same = file_load(path, bytes.n, &scratch, &old, &none) && str_eq(old, bytes);

    arena_free(&scratch);
    return same || output_file(path, bytes, c->err);
}

static bool write_sheet(struct run *r, const struct sheet *s, const char *format, struct str name, int *pages)
{
    struct call *c = r->call;
    struct arena_mark mark = arena_mark(c->arena);
    struct str bytes;

    r->page.pages = pages;
    bool ok =
        format_write(format_find(str_of(format)), s, &r->page, c->arena, &bytes, c->err) && put_file(r, name, bytes);
    if (finding_total(&c->findings) == 0) /* they live in the arena */
        arena_rewind(c->arena, mark);
    return ok;
}

static bool write_sheets(struct run *r)
{
    const int n = r->set.book.nsheet;

    for (int i = 0; i < n; i++) {
        struct printed *f = &r->file[i];
        headway_tell(r->page.headway, WORK_SHEETS, i, n);
        f->again = prints_add(&r->prints, r->set.file[i], &r->set.book.sheet[i]);
        if (!write_sheet(r, &r->set.book.sheet[i], "pdf", r->set.file[i], &f->pages))
            return false;
    }
    headway_tell(r->page.headway, WORK_SHEETS, n, n);
    return true;
}

static bool write_contents(struct run *r)
{
    enum { SECTION, SHEET, FILE_NAME, PAGES, COLUMNS };
    static const struct column columns[COLUMNS] = { [SECTION] = { "section", &label_section, ALIGN_LEFT, .name = true },
                                                    [SHEET] = { "sheet", &label_sheet, ALIGN_LEFT, .name = true },
                                                    [FILE_NAME] = { "file", &label_file, ALIGN_LEFT },
                                                    [PAGES] = { "pages", &label_pages, ALIGN_RIGHT } };
    struct sheet s = sheet_list(r->call, "contents", set_row(r->set.set)->title, columns, COLUMNS, r->set.book.nsheet);
    int pages;

    s.heading = r->set.book.heading;
    for (int i = 0; i < r->set.book.nsheet; i++) {
        const struct heading *h = &r->set.book.sheet[i].heading;
        struct cell section = s.heading.section.n > 0 ? (struct cell){ 0 } : cell_text(h->section);
        sheet_add(&s, (struct cell[]){ section, cell_text(h->title), cell_text(r->set.file[i]),
                                       cell_number(r->file[i].pages) });
    }
    return write_sheet(r, &s, "text", STR("contents.txt"), &pages) &&
           write_sheet(r, &s, "pdf", STR("contents.pdf"), &pages);
}

/* What it did, if that cannot be printed: what is to be printed again is told this once. */
static struct message made(const struct run *r)
{
    struct arena *a = r->call->arena;
    struct str again = { 0 };

    for (int i = 0; i < r->set.book.nsheet; i++)
        if (r->file[i].again.n > 0)
            again = str_fmt(a, "%.*s%s%.*s", STR_ARG(again), again.n > 0 ? ", " : "", STR_ARG(r->set.file[i]));
    return say_made_sheets(r->set.book.nsheet, r->prints.folder, again);
}

static struct str line_after(const struct run *r, struct str text, struct message line)
{
    return str_fmt(r->call->arena, "%.*s%.*s\n", STR_ARG(text), STR_ARG(call_told(r->call, line)));
}

/* The others of its round were printed before, or some others if it is of no round. */
static bool is_new(const struct run *r, int i)
{
    const int round = r->set.book.sheet[i].heading.round;
    bool others = false;

    for (int k = 0; k < r->set.book.nsheet && !others; k++)
        others = prints_had(&r->prints, r->set.file[k]) && (round == 0 || r->set.book.sheet[k].heading.round == round);
    return others && !prints_had(&r->prints, r->set.file[i]);
}

static struct str add_new(const struct run *r, struct str text)
{
    for (int i = 0; i < r->set.book.nsheet; i++)
        if (is_new(r, i))
            text = line_after(r, text, say_print_first_time(r->set.file[i]));
    return text;
}

/* What would be empty now is left as it was printed. */
static struct str add_gone(const struct run *r, struct str text)
{
    for (int i = 0; i < r->set.ngap; i++)
        if (prints_holds(&r->prints, r->set.gap[i].file))
            text = line_after(r, text, say_take_down(r->set.gap[i].file));
    return text;
}

/* What hangs on walls and lies in pigeon-holes, and is no longer true. */
static struct str again_text(const struct run *r)
{
    struct str text = { 0 };

    for (int i = 0; i < r->set.book.nsheet; i++) {
        const struct printed *f = &r->file[i];
        bool whole = str_eq(f->again, STR("*"));
        if (f->again.n > 0)
            text = line_after(r, text, say_print_file_again(r->set.file[i], whole ? STR("") : f->again));
    }
    text = add_gone(r, add_new(r, text));
    return text.n == 0 && r->prints.known > 0 ? line_after(r, text, say_nothing_to_print()) : text;
}

static bool print_folder(struct run *r)
{
    struct call *c = r->call;
    const char *folder = c->option[OPT_OUT].p;

    if (!make_folder(c, folder) || !prints_begin(&r->prints, folder, c->arena, c->err) || !write_sheets(r) ||
        !write_contents(r) || !prints_end(&r->prints, c->err))
        return false;
    c->made = made(r);
    return say(c, str_fmt(c->arena, "%.*s\n%.*s%.*s",
                          STR_ARG(call_told(c, say_sheets_in_folder(folder, r->set.book.nsheet))),
                          STR_ARG(missing_text(r)), STR_ARG(again_text(r))));
}

bool cmd_print(struct call *c)
{
    struct run r = { .call = c };
    const struct format_row *pdf = format_find(STR("pdf"));

    if (!call_has(c, OPT_SET))
        return err_say(c->err, ERR_USAGE, say_which_sheets(opt_row(OPT_SET)->value));
    if (!set_find(c->option[OPT_SET], &r.set.set, c->err))
        return false;
    if (c->option[OPT_OUT].n == 0)
        return err_say(c->err, ERR_USAGE, say_print_where_to());
    if (!sheet_page(c, pdf, &r.page) || !add_sections(&r))
        return false;
    r.page.headway = progress_begin(&c->wording);
    r.page.flags = flags_of(c->path, &r.event, true, c->arena);
    return format_of_file(c->option[OPT_OUT]) == pdf ? print_book(&r) : print_folder(&r);
}
