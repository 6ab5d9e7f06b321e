/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/xlsx.h"

#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <xlsxwriter.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/paper.h"
#include "reports/format/grid.h"
#include "reports/format/setting.h"
#include "reports/format/sheet.h"
#include "reports/format/shortage.h"
#include "reports/format/xlsx_text.h"
#include "reports/format/zip.h"
#include "reports/format/messages.h"

/* In digits of the font, as wide as columns are counted. */
enum { PADDED = 2, ARROW = 3, WIDEST_TEXT = 60, PROSE_WIDTH = 90, NOTE_WIDTH = 60 };

/* How a cell looks: a bit each, then the kind of number, then how far it is indented. */
enum {
    LOOK_RIGHT = 1,
    LOOK_CENTRE = 2,
    LOOK_STRONG = 4,
    LOOK_FAINT = 8,
    LOOK_TITLE = 16, /* of a column */
    LOOK_HEAD = 32,  /* of a block */
    LOOK_WRAPS = 64,
    LOOK_LARGE = 128,
    LOOK_KIND = 256, /* times a kind of cell */
    LOOK_LEVEL = 8 * LOOK_KIND,
    DEEPEST = 3,
    LOOKS = (DEEPEST + 1) * LOOK_LEVEL,
};
static const int looks_of_align[] = { [ALIGN_RIGHT] = LOOK_RIGHT, [ALIGN_CENTRE] = LOOK_CENTRE };
enum { BAND = 0xE0E0E0, SOFT = 0x606060, LARGE = 14 };

/* Whole numbers need no format. */
static const struct {
    double unit;
    const char *format;
} numbers[] = {
    [CELL_NUMBER] = { 1, NULL },
    [CELL_HALF] = { 2, "0.0" },
    [CELL_HUNDREDTHS] = { 100, "0.00" },
    [CELL_MILLIONTHS] = { 1000000, "0.000000" },
};
enum { NUMBERS = sizeof numbers / sizeof *numbers };

struct book {
    lxw_workbook *to;
    lxw_format *format[LOOKS]; /* made when first wanted */
    lxw_error error;           /* the first */
    const struct sheet *sheet; /* that is being put; all of them stand side by side */
    int nsheet;
    bool sections; /* the sheets are of several */
    const struct page_options *page;
    struct xlsx_names names;
    struct arena *arena;
};

/* A worksheet that is filled from top to bottom. */
struct leaf {
    struct book *book;
    lxw_worksheet *to;
    lxw_row_t row;
};

static void keep(struct book *b, lxw_error error)
{
    if (b->error == LXW_NO_ERROR)
        b->error = error;
}

/* --- cells ------------------------------------------------------------------------------------ */

static enum lxw_format_alignments alignment_of(int look)
{
    if (look & LOOK_RIGHT)
        return LXW_ALIGN_RIGHT;
    return look & LOOK_CENTRE ? LXW_ALIGN_CENTER : LXW_ALIGN_LEFT;
}

static lxw_format *format_of_look(struct book *b, int look)
{
    if (!b->format[look]) {
        b->format[look] = workbook_add_format(b->to);
        lxw_format *f = b->format[look];
        int kind = look / LOOK_KIND % (LOOK_LEVEL / LOOK_KIND);

        format_set_align(f, LXW_ALIGN_VERTICAL_TOP);
        format_set_align(f, (uint8_t)alignment_of(look));
        if (look & (LOOK_STRONG | LOOK_TITLE | LOOK_HEAD | LOOK_LARGE))
            format_set_bold(f);
        if (look & LOOK_FAINT)
            format_set_font_color(f, SOFT);
        if (look & LOOK_TITLE)
            format_set_bottom(f, LXW_BORDER_MEDIUM);
        if (look & LOOK_HEAD)
            format_set_bg_color(f, BAND);
        if (look & LOOK_WRAPS)
            format_set_text_wrap(f);
        if (look & LOOK_LARGE)
            format_set_font_size(f, LARGE);
        if (kind < NUMBERS && numbers[kind].format)
            format_set_num_format(f, numbers[kind].format);
        format_set_indent(f, (uint8_t)(look / LOOK_LEVEL));
    }
    return b->format[look];
}

/* Whatever it begins with it is text, never a formula. */
static void put_text(struct leaf *l, int col, struct str text, int look)
{
    struct book *b = l->book;

    keep(b, worksheet_write_string(l->to, l->row, (lxw_col_t)col, xlsx_text(text, b->arena), format_of_look(b, look)));
}

static bool is_number(struct cell c)
{
    return (int)c.kind < NUMBERS && numbers[c.kind].unit > 0;
}

static void put_cell(struct leaf *l, int col, struct cell c, int look)
{
    struct book *b = l->book;

    if (is_number(c))
        keep(b, worksheet_write_number(l->to, l->row, (lxw_col_t)col, (double)c.number / numbers[c.kind].unit,
                                       format_of_look(b, look + (int)c.kind * LOOK_KIND)));
    else if (c.kind == CELL_FLAG)
        keep(b, worksheet_write_boolean(l->to, l->row, (lxw_col_t)col, (int)c.number, format_of_look(b, look)));
    else if (!cell_is_empty(c) && c.kind != CELL_BLANK)
        put_text(l, col, cell_plain(c, b->arena), look);
}

/* --- tables ----------------------------------------------------------------------------------- */

/* The column of the worksheet: those that no sheet shows have none. */
static int place_of(const struct grid *g, int col)
{
    int place = 0;

    for (int i = 0; i < col && i < g->ncol; i++)
        place += g->col[i].column != NULL;
    return place;
}

static int width_of(const struct grid_column *c)
{
    int width = c->column->wraps && c->width > WIDEST_TEXT ? WIDEST_TEXT : c->width;

    return (width > c->title + ARROW - PADDED ? width : c->title + ARROW - PADDED) + PADDED;
}

/* Texts flow over the empty cells beside them: to the right, or to the left if the last column is their place. */
static int head_place(const struct grid *g, const struct column *head)
{
    int end = head->at + (head->span > 1 ? head->span : 1);

    return head->align == ALIGN_RIGHT ? place_of(g, end) - 1 : place_of(g, head->at);
}

static void put_row(struct leaf *l, const struct grid *g, const struct row *r)
{
    for (int i = 0; i < g->ncol; i++) {
        const struct column *c = g->col[i].column;
        if (c)
            put_cell(l, place_of(g, i), r->cell[i],
                     looks_of_align[c->align] | (grid_strong(c, r->tone) ? LOOK_STRONG : 0) |
                         (r->tone == TONE_FAINT ? LOOK_FAINT : 0) | (c->wraps ? LOOK_WRAPS : 0));
    }
    l->row++;
}

static void put_blocks(struct leaf *l, const struct grid *g)
{
    for (int b = 0; b < g->table->nblock; b++) {
        const struct block *block = &g->table->block[b];
        if (block->head) {
            for (int i = 0; i < place_of(g, g->ncol); i++)
                keep(l->book, worksheet_write_blank(l->to, l->row, (lxw_col_t)i, format_of_look(l->book, LOOK_HEAD)));
            for (int h = 0; h < g->table->nhead; h++) {
                const struct column *head = &g->table->head[h];
                if (audience_sees(FOR_SHEETS, head->audience))
                    put_cell(l, head_place(g, head), block->head[h], LOOK_HEAD | looks_of_align[head->align]);
            }
            l->row++;
        }
        for (int r = 0; r < block->nrow; r++)
            put_row(l, g, &block->row[r]);
    }
}

static const struct ruler columns = { .width = ruler_columns };

/* The width of it. */
static int put_table(struct leaf *l, const struct table *t)
{
    struct grid g = grid_measure(t, &columns, l->book->arena);
    lxw_row_t titles = l->row;
    /* The width of all columns, in digits. */
    int width = 0;

    for (int i = 0; i < g.ncol; i++) {
        lxw_col_t at = (lxw_col_t)place_of(&g, i);
        if (!g.col[i].column)
            continue;
        keep(l->book, worksheet_set_column(l->to, at, at, width_of(&g.col[i]), NULL));
        width += width_of(&g.col[i]);
    }

    for (int i = 0; i < g.ncol; i++) {
        const struct column *c = g.col[i].column;
        if (c)
            put_text(l, place_of(&g, i), str_of(c->title), LOOK_TITLE | looks_of_align[c->align]);
    }
    l->row++;
    /* The titles stay in sight, and on every page. */
    worksheet_freeze_panes(l->to, l->row, 0);
    keep(l->book, worksheet_repeat_rows(l->to, 0, l->row - 1));
    put_blocks(l, &g);
    /* Rows are filtered and sorted; not blocks, whose heads would be torn from them. */
    if (g.table->nhead == 0 && l->row > titles + 1)
        keep(l->book, worksheet_autofilter(l->to, titles, 0, l->row - 1, (lxw_col_t)(place_of(&g, g.ncol) - 1)));
    return width;
}

/* --- the workbook ----------------------------------------------------------------------------- */

static int put_prose(struct leaf *l, const struct prose *p)
{
    keep(l->book, worksheet_set_column(l->to, 0, 0, PROSE_WIDTH, NULL));
    for (int i = 0; i < p->n; i++, l->row++) {
        int level = p->paragraph[i].level;
        put_text(l, 0, p->paragraph[i].text,
                 LOOK_WRAPS | (level == 0 ? LOOK_STRONG : 0) | (level < DEEPEST ? level : DEEPEST) * LOOK_LEVEL);
    }
    return PROSE_WIDTH;
}

/* Below the last part, broken into lines, since they stand beside no column of their own. */
static void put_notes(struct leaf *l, int width)
{
    const struct sheet *s = l->book->sheet;
    int room = width > NOTE_WIDTH ? width : NOTE_WIDTH;

    for (int i = 0; i < s->nnote; i++) {
        struct str rest = s->note[i].text;
        l->row += i == 0;
        do {
            put_text(l, 0, ruler_line(&columns, &rest, room, false), 0);
            l->row++;
        } while (rest.n > 0);
    }
}

/* Of several parts each is named by the names that it lists: "Team", "Player". */
static struct str name_of(const struct sheet *s, const struct part *p, struct arena *a)
{
    struct str title = s->heading.title.n > 0 ? s->heading.title : str_of(s->name);

    if (p && s->npart > 1 && part_is_table(p))
        for (const struct column *c = p->table.col; c < p->table.col + p->table.ncol; c++)
            if (c->name && (c->title || c->label))
                return c->title ? str_of(c->title) : message_label(c->label, &s->heading.wording, a);
    return title;
}

/* Of several sheets each worksheet says which round it is about, and of several sections which. */
static struct str name_among(const struct book *b, struct str name)
{
    const struct heading *h = &b->sheet->heading;

    if (b->nsheet > 1 && !str_eq(name, h->title))
        name = str_fmt(b->arena, "%.*s %.*s", STR_ARG(h->title), STR_ARG(name));
    if (b->nsheet > 1 && h->round > 0)
        name = str_fmt(b->arena, "%.*s %d", STR_ARG(name), h->round);
    return b->sections ? str_fmt(b->arena, "%.*s, %.*s", STR_ARG(name), STR_ARG(h->section)) : name;
}

static bool have_sections(const struct sheet *s, int n)
{
    for (int i = 1; i < n; i++)
        if (!str_eq(s[i].heading.section, s[0].heading.section))
            return true;
    return false;
}

/* NULL: there is no part, but a heading and notes. */
static void put_leaf(struct book *b, const struct part *p, bool last)
{
    struct leaf l = { .book = b,
                      .to = workbook_add_worksheet(
                          b->to, xlsx_name(&b->names, name_among(b, name_of(b->sheet, p, b->arena)))) };
    int width = PROSE_WIDTH;

    if (!l.to) {
        keep(b, LXW_ERROR_MEMORY_MALLOC_FAILED);
        return;
    }
    struct str line[HEADING_LINES];

    heading_lines(&l.book->sheet->heading, l.book->arena, line);
    for (int i = 0; i < HEADING_LINES; i++)
        for (; line[i].n > 0; l.row++)
            put_text(&l, 0, ruler_line(&columns, &line[i], PROSE_WIDTH, false), i == HEADING_TITLE ? LOOK_LARGE : 0);
    if (p)
        width = p->kind == PART_PROSE ? put_prose(&l, &p->prose) : put_table(&l, &p->table);
    if (last)
        put_notes(&l, width);
    /* Upright if the columns fit, and never more than one page wide. */
    enum { DIGIT = 525 }; /* hundredths of a point */
    static const uint8_t codes[] = { [PAPER_A4] = 9, [PAPER_LETTER] = 1 };
    const double margin = (double)MARGIN / 7200, foot = 2 * margin; /* inches */
    enum paper paper = l.book->page->paper;

    keep(l.book, worksheet_ignore_errors(l.to, LXW_IGNORE_NUMBER_STORED_AS_TEXT, "A1:XFD1048576"));
    worksheet_set_paper(l.to, codes[paper]);
    if (width > (paper_row(paper)->width - 2 * MARGIN) / DIGIT)
        worksheet_set_landscape(l.to);
    worksheet_fit_to_pages(l.to, 1, 0);
    worksheet_set_margins(l.to, margin, margin, margin, foot);
    keep(l.book, worksheet_set_footer(l.to, "&CPage &P of &N"));
}

/* A fixed date, since the library would take that of today: the file depends on the event alone. */
static void describe(struct book *b)
{
    struct str line[HEADING_LINES];

    heading_lines(&b->sheet->heading, b->arena, line);
    const struct str part[] = { b->sheet->heading.event, line[HEADING_TITLE] };
    lxw_doc_properties about = { .title = str_c(b->arena, heading_joined(part, b->nsheet == 1 ? 2 : 1, b->arena)),
                                 .author = str_c(b->arena, STR("Olympair")),
                                 .created = 315532800 }; /* 1980, as all files of a zip made here */
    keep(b, workbook_set_properties(b->to, &about));
}

/* Does the document go on to the end of its first element? */
static bool is_whole(struct str xml)
{
    struct str rest = xml;

    str_cut(&rest, '<'); /* <?xml ...?> */
    str_cut(&rest, '<');
    size_t n = 0;
    while (n < rest.n && rest.p[n] > ' ' && rest.p[n] != '>' && rest.p[n] != '/')
        n++;
    xml = str_trim(xml);
    return n > 0 && xml.n > n + 3 && xml.p[xml.n - 1] == '>' && memcmp(xml.p + xml.n - n - 3, "</", 2) == 0 &&
           memcmp(xml.p + xml.n - n - 1, rest.p, n) == 0;
}

/* The library does not notice when the disk with its temporary files is full. */
static bool are_whole(struct str bytes)
{
    struct arena scratch = { 0 };
    struct zip_part *part;
    int n;
    bool ok = zip_read(bytes, &scratch, &part, &n);

    for (int i = 0; ok && i < n; i++)
        ok = is_whole(part[i].bytes);
    arena_free(&scratch);
    return ok;
}

static bool read_all(int fd, struct arena *a, struct str *out)
{
    off_t size = lseek(fd, 0, SEEK_END);
    char *bytes = arena_new(a, char, size > 0 ? size : 0);

    *out = (struct str){ bytes, 0 };
    for (ssize_t n; (off_t)out->n < size; out->n += (size_t)n)
        if ((n = pread(fd, bytes + out->n, (size_t)size - out->n, (off_t)out->n)) <= 0)
            return false;
    return size > 0;
}

/* One at a time: here the library asks for the date and for names of temporary files, neither of which is made for threads. */
static lxw_error close_book(lxw_workbook *to)
{
    static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;

    pthread_mutex_lock(&one);
    lxw_error error = workbook_close(to);
    pthread_mutex_unlock(&one);
    return error;
}

/* The library writes to a name only: here that of a file in memory. */
static bool write_book(int fd, struct book *b, struct str *out, struct err *e)
{
    lxw_workbook_options options = { .tmpdir =
                                         str_c(b->arena, STR("/dev/shm")) }; /* if it is there, else TMPDIR or /tmp */

    b->to = workbook_new_opt(str_c(b->arena, str_fmt(b->arena, "/proc/self/fd/%d", fd)), &options);
    if (!b->to)
        return err_say(e, ERR_IO, say_spreadsheet_library_could_not_begin());
    describe(b);
    for (const struct sheet *s = b->sheet, *end = s + b->nsheet; s < end; s++) {
        b->sheet = s;
        for (int i = 0; i < s->npart; i++)
            put_leaf(b, s->part[i], i == s->npart - 1);
        if (s->npart == 0)
            put_leaf(b, NULL, true);
    }
    keep(b, close_book(b->to));
    if (b->error != LXW_NO_ERROR)
        return err_say(e, ERR_IO, say_spreadsheet_library_could_not_make(lxw_strerror(b->error)));
    return (read_all(fd, b->arena, out) && are_whole(*out)) ||
           err_say(e, ERR_IO, say_spreadsheet_library_had_no_room());
}

bool xlsx_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e)
{
    return xlsx_workbook(s, 1, page, a, out, e);
}

bool xlsx_workbook(const struct sheet *s, int n, const struct page_options *page, struct arena *a, struct str *out,
                   struct err *e)
{
    enum { FILES = 3 }; /* at a time; if they are not to be had the library says so in words of its own */
    int fd = shortage_of_files(FILES) ? -1 : memfd_create("xlsx", MFD_CLOEXEC);

    if (fd < 0)
        return shortage_tell(e);
    struct book *b = arena_new(a, struct book, 1);
    *b = (struct book){
        .sheet = s, .nsheet = n, .sections = have_sections(s, n), .page = page, .arena = a, .names = { .arena = a }
    };
    bool ok = write_book(fd, b, out, e);
    close(fd);
    return ok;
}
