/* SPDX-License-Identifier: Apache-2.0 */
/* print.c - all sheets of a moment at once: into a folder, or as one document. */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "cli/sheet.h"
#include "engine/base/arena.h"
#include "engine/base/messages.h"
#include "import/file.h"
#include "office/prints.h"
#include "office/revisions.h"
#include "office/rounds.h"
#include "office/ask.h"
#include "reports/format/book.h"
#include "reports/format/format.h"
#include "reports/format/output.h"
#include "reports/format/plain.h"
#include "reports/sheet/sets.h"
#include "teams/signature.h"

/* A sheet of the set and the name of its file; what of it has to be printed again. */
struct printed {
    struct str file, again;
    int pages;
};

struct printing {
    struct call *call;
    enum set_id set;
    struct page_options page;
    struct event event;
    struct book book;
    struct printed *file; /* parallel to the sheets of the book */
    int cap, round;       /* of all sections; 0 if theirs differ */
    struct prints prints;
    struct str missing; /* lines that say which sheets would be empty, and why */
};

/* --- which sheets --------------------------------------------------------------------------------- */

/* A section's name may hold what no file name should. */
static struct str file_name_of(const struct section *s, const struct sheet *sheet, struct arena *a)
{
    struct str round = sheet->heading.round > 0 ? str_fmt(a, "round-%02d-", sheet->heading.round) : STR("");
    char *name = str_c(a, str_fmt(a, "%.*s-%.*s%s.pdf", STR_ARG(s->name), STR_ARG(round), sheet->name));

    for (char *p = name; *p; p++)
        if (strchr("/\\:*?\"<>| ", *p) || (unsigned char)*p < ' ')
            *p = '_';
    if (*name == '.')
        *name = '_';
    return str_of(name);
}

static void add_sheet(struct printing *p, const struct section *s, const struct sheet *sheet)
{
    struct arena *a = p->call->arena;
    int n = p->book.nsheet, room = p->cap; /* both lists have the same */

    arena_room(a, p->book.sheet, n, room);
    arena_room(a, p->file, n, p->cap);
    p->book.sheet[n] = *sheet;
    p->file[n] = (struct printed){ .file = file_name_of(s, sheet, a) };
    p->book.nsheet++;
}

static void note_missing(struct printing *p, const struct section *s, const struct sheet *sheet, struct str why)
{
    struct call *c = p->call;
    const struct message line = say_sheet_not_printed(sheet->heading.title, section_title(s), why);

    p->missing =
        str_fmt(c->arena, "%.*s%.*s\n", STR_ARG(p->missing), STR_ARG(message_text(&line, &c->wording, c->arena)));
}

/* What all reports of the section are about; a round that was not drafted here has no trace. */
static bool begin_section(struct printing *p, const struct section *s, int round, struct report_input *in)
{
    struct call *c = p->call;
    struct err none = { 0 };

    *in = (struct report_input){ .event = &p->event,
                                 .section = s,
                                 .round = round,
                                 .team = NOBODY,
                                 .other = NOBODY,
                                 .limit = true,
                                 .language = c->wording.language };
    ask_why(c->desk, NULL, &p->event, in, c->arena, &none);
    return rounds_changes(c->desk, &p->event, s, c->arena, &in->change, &in->nchange, c->err) &&
           revisions_find(c->desk, &p->event, s, c->arena, &in->revision, &in->nrevision, c->err) &&
           ask_heads(c->desk, in, c->arena, c->err);
}

/* One section need not wait for another, but that is for whoever prints to say. */
static bool choose_round(struct printing *p, const struct section *s, int asked, int *round)
{
    struct call *c = p->call;
    struct err why = { 0 };

    if (set_round(p->set, s, asked, round, &why))
        return true;
    if (p->event.nsection < 2 || call_has(c, OPT_SECTION))
        return err_say(c->err, why.kind, err_message(&why));
    return err_say(c->err, why.kind, say_print_another_section(err_cause(&why)));
}

/* What is printed at the end is taken home. */
static void warn_disputed(struct printing *p, const struct section *s, int round)
{
    struct call *c = p->call;
    struct message *dispute;
    int n = p->set == SET_END ? signature_disputes(s, round, c->arena, &dispute) : 0;

    for (int i = 0; i < n; i++)
        finding_say(&c->findings, WARNING, RULE_NONE, 0, dispute[i]);
}

static bool add_section(struct printing *p, const struct section *s, int asked)
{
    struct call *c = p->call;
    struct report_input in;
    struct sheet sheet;
    struct str why;
    int round;
    bool there;

    if (!choose_round(p, s, asked, &round) || !begin_section(p, s, round, &in))
        return false;
    warn_disputed(p, s, round);
    p->round = p->book.nsheet == 0 || p->round == round ? round : 0;
    for (int i = 0; set_report(p->set, i); i++) {
        if (!set_sheet(p->set, i, &in, c->arena, &sheet, &there, &why, c->err))
            return false;
        if (there)
            add_sheet(p, s, &sheet);
        else if (why.n > 0)
            note_missing(p, s, &sheet, why);
    }
    return true;
}

/* Every section, or that of --section. */
static bool add_sections(struct printing *p)
{
    struct call *c = p->call;
    const struct section *only = NULL;
    int asked;

    if (!call_event(c, &p->event) || !call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &asked))
        return false;
    if ((p->event.nsection == 0 || call_has(c, OPT_SECTION)) && !call_section(c, &p->event, &only))
        return false;
    for (int i = 0; i < p->event.nsection; i++)
        if ((!only || only == &p->event.section[i]) && !add_section(p, &p->event.section[i], asked))
            return false;
    p->book.heading = report_heading(&p->event, message_label(set_row(p->set)->title, &c->wording, c->arena));
    p->book.heading.wording = c->wording;
    p->book.heading.round = p->round;
    p->book.heading.section = only ? section_title(only) : (struct str){ 0 };
    return true;
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

static bool print_book(struct printing *p)
{
    struct call *c = p->call;
    struct str bytes;
    int pages;

    p->page.pages = &pages;
    if (!format_book(&p->book, &p->page, c->arena, &bytes, c->err) || !output_file(c->option[OPT_OUT].p, bytes, c->err))
        return false;
    c->made = say_made_file(text_shown(c->option[OPT_OUT], false, c->arena));
    return say(c,
               str_fmt(c->arena, "%.*s: %d %s on %d %s\n%.*s", STR_ARG(c->option[OPT_OUT]),
                       COUNT(p->book.nsheet, "sheet", "sheets"), COUNT(pages, "page", "pages"), STR_ARG(p->missing)));
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
static bool put(struct printing *p, struct str name, struct str bytes)
{
    struct call *c = p->call;
    const char *path = str_c(c->arena, str_fmt(c->arena, "%s/%.*s", p->prints.folder, STR_ARG(name)));
    struct str old;
    struct err none = { 0 };
    struct arena scratch = { 0 };

    if (!is_no_link(c, path))
        return false;
    bool same = file_load(path, bytes.n, &scratch, &old, &none) && str_eq(old, bytes);

    arena_free(&scratch);
    return same || output_file(path, bytes, c->err);
}

static bool write_sheet(struct printing *p, const struct sheet *s, const char *format, struct str name, int *pages)
{
    struct call *c = p->call;
    struct arena_mark mark = arena_mark(c->arena);
    struct str bytes;

    p->page.pages = pages;
    bool ok = format_write(format_find(str_of(format)), s, &p->page, c->arena, &bytes, c->err) && put(p, name, bytes);
    if (finding_total(&c->findings) == 0) /* they live in the arena */
        arena_rewind(c->arena, mark);
    return ok;
}

static bool write_sheets(struct printing *p)
{
    for (int i = 0; i < p->book.nsheet; i++) {
        struct printed *f = &p->file[i];
        f->again = prints_add(&p->prints, f->file, &p->book.sheet[i]);
        if (!write_sheet(p, &p->book.sheet[i], "pdf", f->file, &f->pages))
            return false;
    }
    return true;
}

static bool write_contents(struct printing *p)
{
    enum { SECTION, SHEET, FILE_NAME, PAGES, COLUMNS };
    static const struct column columns[COLUMNS] = { [SECTION] = { "section", &label_section, ALIGN_LEFT, .name = true },
                                                    [SHEET] = { "sheet", &label_sheet, ALIGN_LEFT, .name = true },
                                                    [FILE_NAME] = { "file", &label_file, ALIGN_LEFT },
                                                    [PAGES] = { "pages", &label_pages, ALIGN_RIGHT } };
    struct sheet s = sheet_list(p->call, "contents", set_row(p->set)->title, columns, COLUMNS, p->book.nsheet);
    int pages;

    s.heading = p->book.heading;
    for (int i = 0; i < p->book.nsheet; i++) {
        const struct heading *h = &p->book.sheet[i].heading;
        struct cell section = s.heading.section.n > 0 ? (struct cell){ 0 } : cell_text(h->section);
        sheet_add(&s, (struct cell[]){ section, cell_text(h->title), cell_text(p->file[i].file),
                                       cell_number(p->file[i].pages) });
    }
    return write_sheet(p, &s, "text", STR("contents.txt"), &pages) &&
           write_sheet(p, &s, "pdf", STR("contents.pdf"), &pages);
}

/* What it did, if that cannot be printed: what is to be printed again is told this once. */
static struct message made(const struct printing *p)
{
    struct arena *a = p->call->arena;
    struct str again = { 0 };

    for (int i = 0; i < p->book.nsheet; i++)
        if (p->file[i].again.n > 0)
            again = str_fmt(a, "%.*s%s%.*s", STR_ARG(again), again.n > 0 ? ", " : "", STR_ARG(p->file[i].file));
    return say_made_sheets(p->book.nsheet, p->prints.folder, again);
}

/* What hangs on walls and lies in pigeon-holes, and is no longer true. */
static struct str again_text(const struct printing *p)
{
    struct arena *a = p->call->arena;
    struct str text = { 0 };

    for (int i = 0; i < p->book.nsheet; i++) {
        const struct printed *f = &p->file[i];
        bool whole = str_eq(f->again, STR("*"));
        if (f->again.n > 0)
            text = str_fmt(a, "%.*sprint again: %.*s%s%.*s\n", STR_ARG(text), STR_ARG(f->file), whole ? "" : ", ",
                           STR_ARG(whole ? STR("") : f->again));
    }
    return text.n == 0 && p->prints.known > 0 ? STR("nothing has to be printed again\n") : text;
}

static bool print_folder(struct printing *p)
{
    struct call *c = p->call;
    const char *folder = c->option[OPT_OUT].p;

    if (!make_folder(c, folder) || !prints_begin(&p->prints, folder, c->arena, c->err) || !write_sheets(p) ||
        !write_contents(p) || !prints_end(&p->prints, c->err))
        return false;
    c->made = made(p);
    return say(c, str_fmt(c->arena, "%s: %d %s, listed in contents.txt\n%.*s%.*s", folder,
                          COUNT(p->book.nsheet, "sheet", "sheets"), STR_ARG(p->missing), STR_ARG(again_text(p))));
}

bool cmd_print(struct call *c)
{
    struct printing p = { .call = c };
    const struct format_row *pdf = format_find(STR("pdf"));

    if (!call_has(c, OPT_SET))
        return err_say(c->err, ERR_USAGE, say_which_sheets(opt_row(OPT_SET)->value));
    if (!set_find(c->option[OPT_SET], &p.set, c->err))
        return false;
    if (c->option[OPT_OUT].n == 0)
        return err_say(c->err, ERR_USAGE, say_print_where_to());
    if (!sheet_page(c, pdf, &p.page) || !add_sections(&p))
        return false;
    return format_of_file(c->option[OPT_OUT]) == pdf ? print_book(&p) : print_folder(&p);
}
