/* SPDX-License-Identifier: Apache-2.0 */
#include "import/xlsx.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/unzip.h"
#include "import/xlsx_value.h"
#include "import/xml_stream.h"
#include "import/messages.h"

enum { TEXT_LONGEST = 256 * 1024, DEPTH_MOST = 32, ATTRIBUTES_MOST = 64, STYLES_MOST = 10000, FORMATS_MOST = 1000 };

/* A workbook being read. */
struct book {
    struct arena *arena;
    struct err *err;
    struct unzip zip;
    struct unpacking unpacking;
    struct str *shared; /* texts that cells name by their number */
    int nshared, shared_cap;
    struct str target[XLSX_SHEETS_MAX], id[XLSX_SHEETS_MAX]; /* of worksheets: the file and what it is called by */
    struct worksheet *sheet;
    int nsheet, cells; /* with those left blank in front of others */
    size_t bytes;      /* of all cells: many may name one shared text */
    bool *dated;       /* by style of a cell: it shows a date */
    int ndated;
    long own_format[FORMATS_MOST]; /* numbers of formats that show a date */
    int nown;
    bool from_1904;
    bool
        recalculated; /* whoever opens it works out its formulas: programs that cannot work them out write so, and 0 for each value */

    /* What is open. */
    bool in_xfs;
    struct str text; /* of the value or the shared text so far */
    size_t room;
    bool takes, shown; /* text counts; the element is not a guide to pronunciation */
    int row, column;   /* of the cell */
    char type;         /* s: shared, i: inline, f: the text of a formula, b, e, n */
    bool date, formula, valued, row_hidden;
    struct str field[XLSX_COLUMNS_MAX]; /* of the row that is open */
    int nfield;
    int cap; /* rows of the worksheet */
    struct worksheet *into;
};

/* Texts in pieces. */

static void add_text(void *to, struct xml_at *at, struct str piece)
{
    struct book *b = to;

    if (!b->takes || !b->shown)
        return;
    if (b->text.n + piece.n > TEXT_LONGEST) {
        xml_stop(at, ERR_LIMIT, say_text_longer_than_any_cell());
        return;
    }
    if (b->text.n + piece.n > b->room) {
        b->room = 2 * (b->text.n + piece.n);
        b->text.p = arena_grow(b->arena, b->text.p, 1, b->text.n, b->room);
    }
    memcpy((char *)(size_t)b->text.p + b->text.n, piece.p, piece.n);
    b->text.n += piece.n;
}

static void no_end(void *to, struct xml_at *at, const char *name)
{
    (void)to, (void)at, (void)name;
}

static void no_text(void *to, struct xml_at *at, struct str text)
{
    (void)to, (void)at, (void)text;
}

static long on_read(void *to, char *bytes, size_t room)
{
    struct book *b = to;

    return unpack_next(&b->unpacking, bytes, room);
}

typedef void on_start(void *to, struct xml_at *at, const char *name, struct xml_tag tag);
typedef void on_end(void *to, struct xml_at *at, const char *name);

/* One file of the workbook; `missing` is what is to be done if it is not there. */
static bool read_part(struct book *b, const char *name, on_start *start, on_end *end, bool *missing)
{
    struct packed part;

    *missing = !unzip_find(&b->zip, name, b->arena, &part);
    if (*missing)
        return false;
    if (!unpack_begin(&b->zip, part, XLSX_PARTS_MAX, &b->unpacking, b->err))
        return false;
    const struct xml_stream stream = {
        .name = str_fmt(b->arena, "%.*s, %.*s", STR_ARG(b->zip.name), STR_ARG(part.name)),
        .read = on_read,
        .start = start,
        .text = end ? add_text : no_text,
        .end = end ? end : no_end,
        .to = b,
        .longest = TEXT_LONGEST,
        .depth = DEPTH_MOST,
        .attributes = ATTRIBUTES_MOST,
    };
    bool ok = xml_stream(&stream, b->err);
    unpack_end(&b->unpacking);
    return ok;
}

static bool is(const char *name, const char *other)
{
    return strcmp(name, other) == 0;
}

static long whole(struct xml_tag tag, const char *name, long otherwise)
{
    struct str text;
    long n;

    return xml_tag_value(tag, name, &text) && str_long(text, &n) ? n : otherwise;
}

static bool flag(struct xml_tag tag, const char *name)
{
    struct str text = { 0 };

    return xml_tag_value(tag, name, &text) && (str_eq(text, STR("1")) || str_eq(text, STR("true")));
}

static struct str copied(struct book *b, struct xml_tag tag, const char *name)
{
    struct str text = { 0 };

    return xml_tag_value(tag, name, &text) ? str_copy(b->arena, text) : text;
}

/* The workbook: which worksheets it has, and in which files they are. */

static void in_workbook(void *to, struct xml_at *at, const char *name, struct xml_tag tag)
{
    struct book *b = to;
    struct str state = { 0 };

    (void)at;
    if (is(name, "workbookPr"))
        b->from_1904 = flag(tag, "date1904");
    if (is(name, "calcPr"))
        b->recalculated = flag(tag, "fullCalcOnLoad");
    if (!is(name, "sheet") || b->nsheet == XLSX_SHEETS_MAX)
        return;
    b->sheet[b->nsheet].hidden = xml_tag_value(tag, "state", &state) && !str_eq(state, STR("visible"));
    b->sheet[b->nsheet].name = copied(b, tag, "name");
    b->id[b->nsheet++] = copied(b, tag, "id");
}

static void in_relations(void *to, struct xml_at *at, const char *name, struct xml_tag tag)
{
    struct book *b = to;
    struct str id = { 0 };

    (void)at;
    for (int i = 0; is(name, "Relationship") && i < b->nsheet; i++)
        if (xml_tag_value(tag, "Id", &id) && str_eq(id, b->id[i]))
            b->target[i] = copied(b, tag, "Target");
}

/* Texts. */

static void in_texts(void *to, struct xml_at *at, const char *name, struct xml_tag tag)
{
    struct book *b = to;

    (void)at, (void)tag;
    if (is(name, "si")) {
        b->text.n = 0;
        b->takes = true;
    }
    b->shown = is(name, "t") || (b->shown && !is(name, "rPh"));
    if (is(name, "rPh"))
        b->takes = false;
}

static void end_texts(void *to, struct xml_at *at, const char *name)
{
    struct book *b = to;

    if (is(name, "rPh"))
        b->takes = true;
    if (is(name, "t"))
        b->shown = false;
    if (!is(name, "si"))
        return;
    if (b->nshared == XLSX_CELLS_MAX) {
        xml_stop(at, ERR_LIMIT, say_there_more_texts_than_any());
        return;
    }
    arena_room(b->arena, b->shared, b->nshared, b->shared_cap);
    b->shared[b->nshared++] = str_copy(b->arena, b->text);
    b->takes = false;
}

/* Styles: which show a date. */

static bool shows_a_date(const struct book *b, long format)
{
    enum { FIRST = 14, LAST = 17, WITH_TIME = 22 };

    if ((format >= FIRST && format <= LAST) || format == WITH_TIME)
        return true;
    for (int i = 0; i < b->nown; i++)
        if (b->own_format[i] == format)
            return true;
    return false;
}

static void in_styles(void *to, struct xml_at *at, const char *name, struct xml_tag tag)
{
    struct book *b = to;
    struct str code;

    (void)at;
    if (is(name, "numFmt") && b->nown < FORMATS_MOST && xml_tag_value(tag, "formatCode", &code) &&
        xlsx_format_is_date(code))
        b->own_format[b->nown++] = whole(tag, "numFmtId", -1);
    if (is(name, "cellXfs"))
        b->in_xfs = true;
    if (is(name, "xf") && b->in_xfs && b->ndated < STYLES_MOST)
        b->dated[b->ndated++] = shows_a_date(b, whole(tag, "numFmtId", 0));
}

static void end_styles(void *to, struct xml_at *at, const char *name)
{
    struct book *b = to;

    (void)at;
    if (is(name, "cellXfs"))
        b->in_xfs = false;
}

/* Cells. */

/* The shared text that the cell names by its number; NULL: there is none. */
static const struct str *shared_text(const struct book *b)
{
    long n;

    return str_long(str_trim(b->text), &n) && n >= 0 && n < b->nshared ? &b->shared[n] : NULL;
}

static struct str cell_value(const struct book *b)
{
    struct str text = str_trim(b->text);

    if (b->type == 's')
        return shared_text(b) ? str_trim(*shared_text(b)) : STR("");
    if (b->type == 'e')
        return STR("");
    if (b->type == 'b')
        return str_eq(text, STR("1")) ? STR("yes") : STR("no");
    return b->type == 'n' ? xlsx_number(text, b->date, b->from_1904, b->arena) : text;
}

/* A formula has none if no program has worked it out. One that comes to an empty text has that text. */
static bool lacks_value(const struct book *b, struct str value)
{
    bool none = !b->valued || (b->type != 'f' && value.n == 0);

    return b->formula && (none || (b->recalculated && b->type == 'n' && str_eq(value, STR("0"))));
}

/* 's', 'b', 'e', 'n', 'f' of a formula's text, and 'i' of what is written in the cell itself. */
static char type_of(struct xml_tag tag)
{
    struct str type = { 0 };

    if (!xml_tag_value(tag, "t", &type) || type.n == 0)
        return 'n';
    if (str_eq(type, STR("str")))
        return 'f';
    return type.n == 1 && strchr("sben", type.p[0]) ? type.p[0] : 'i';
}

/* Hidden, or of no height or width, which is seen as little. */
static bool is_hidden(struct xml_tag tag, const char *size)
{
    struct str value = { 0 };
    size_t n = 0;

    xml_tag_value(tag, size, &value);
    while (n < value.n && (value.p[n] == '0' || value.p[n] == '.'))
        n++;
    return flag(tag, "hidden") || (value.n > 0 && n == value.n);
}

static void begin_row(struct book *b, struct xml_at *at, struct xml_tag tag)
{
    struct csv *table = &b->into->table;
    long row = whole(tag, "r", b->row + 1);

    if (row <= b->row || row > 1 << 20 || table->n == XLSX_ROWS_MAX) {
        xml_stop(at, ERR_LIMIT, say_there_more_rows_than_any());
        return;
    }
    b->row = (int)row;
    b->row_hidden = is_hidden(tag, "ht");
    b->column = -1;
    b->nfield = 0;
}

static void keep_blank(struct book *b, struct xml_at *at, enum blank_kind kind)
{
    struct worksheet *w = b->into;

    if (b->row == 0 || b->column < 0 || b->column >= XLSX_COLUMNS_MAX)
        return;
    if (w->nblank == XLSX_CELLS_MAX) {
        xml_stop(at, ERR_LIMIT, say_there_more_cells_than_any());
        return;
    }
    arena_room(b->arena, w->blank, w->nblank, w->blank_cap);
    w->blank[w->nblank++] = (struct blank_cell){ kind, b->column, b->row };
}

static void keep_cell(struct book *b, struct xml_at *at, struct str value)
{
    if (value.n == 0 || b->row == 0 || b->column < 0 || b->column >= XLSX_COLUMNS_MAX)
        return;
    b->bytes += value.n;
    if (b->bytes > XLSX_TEXT_MAX) {
        xml_stop(at, ERR_LIMIT, say_there_more_text_cells_than());
        return;
    }
    while (b->nfield <= b->column)
        b->field[b->nfield++] = (struct str){ 0 };
    b->field[b->column] = str_copy(b->arena, value);
}

/* Only one with something in it. */
static void keep_row(struct book *b, struct xml_at *at)
{
    struct csv *table = &b->into->table;

    b->cells += b->nfield;
    if (b->cells > XLSX_CELLS_MAX)
        xml_stop(at, ERR_LIMIT, say_there_more_cells_than_any());
    if (b->nfield == 0 || b->cells > XLSX_CELLS_MAX)
        return;
    arena_room(b->arena, table->row, table->n, b->cap);
    struct csv_row *row = &table->row[table->n++];
    *row = (struct csv_row){ arena_new(b->arena, struct str, b->nfield), b->nfield, b->row };
    memcpy(row->field, b->field, (size_t)b->nfield * sizeof *row->field);
    if (!b->row_hidden)
        return;
    arena_room(b->arena, b->into->hidden_row, b->into->nhidden_row, b->into->hidden_row_cap);
    b->into->hidden_row[b->into->nhidden_row++] = b->row;
}

static void in_sheet(void *to, struct xml_at *at, const char *name, struct xml_tag tag)
{
    struct book *b = to;

    if (is(name, "col")) {
        long last = whole(tag, "max", 0);

        for (long c = whole(tag, "min", 1); is_hidden(tag, "width") && c >= 1 && c <= last && c <= XLSX_COLUMNS_MAX;
             c++)
            b->into->hidden_column[c - 1] = true;
    }
    if (is(name, "row"))
        begin_row(b, at, tag);
    if (is(name, "c")) {
        long style = whole(tag, "s", 0);
        struct str place;

        b->column = xlsx_column(xml_tag_value(tag, "r", &place) ? place : STR(""), b->column + 1);
        b->type = type_of(tag);
        b->date = style >= 0 && style < b->ndated && b->dated[style];
        b->formula = b->valued = false;
        b->text.n = 0;
    }
    b->formula = b->formula || is(name, "f");
    b->valued = b->valued || is(name, "v");
    b->takes = is(name, "v") || is(name, "t");
    b->shown = true;
}

static void end_sheet(void *to, struct xml_at *at, const char *name)
{
    struct book *b = to;

    b->takes = false;
    if (is(name, "c")) {
        struct str value = cell_value(b);

        if (lacks_value(b, value))
            keep_blank(b, at, BLANK_FORMULA);
        else if (b->type == 'e')
            keep_blank(b, at, BLANK_ERROR);
        else if (b->type == 's' && b->valued && !shared_text(b))
            keep_blank(b, at, BLANK_TEXT);
        else
            keep_cell(b, at, value);
    }
    if (is(name, "row"))
        keep_row(b, at);
}

/* The whole of it. */

/* "worksheets/sheet1.xml" is in xl/; "/xl/worksheets/sheet1.xml" says so itself. */
static const char *path_of(struct book *b, struct str target)
{
    return target.n > 0 && target.p[0] == '/' ? str_c(b->arena, (struct str){ target.p + 1, target.n - 1 })
                                              : str_c(b->arena, str_fmt(b->arena, "xl/%.*s", STR_ARG(target)));
}

static bool damaged(struct book *b, bool missing, struct message what)
{
    return missing ? err_say(b->err, ERR_INPUT, what) : false;
}

static bool read_sheet(struct book *b, int i)
{
    bool missing;

    b->into = &b->sheet[i];
    b->into->from_1904 = b->from_1904;
    b->row = b->cap = 0;
    b->nfield = 0;
    return read_part(b, path_of(b, b->target[i]), in_sheet, end_sheet, &missing) ||
           damaged(b, missing, say_workbook_lacks_sheet(b->zip.name));
}

/* What all parts say that they have; none gives more than it says. */
static bool is_small(struct book *b)
{
    long room = XLSX_PARTS_MAX;

    for (long i = 0; i < unzip_count(&b->zip) && room >= 0; i++) {
        long size = unzip_at(&b->zip, i, b->arena).size;
        room = size < 0 || size > room ? -1 : room - size;
    }
    return room >= 0 || err_say(b->err, ERR_LIMIT, say_would_unpack_more_than_mib(b->zip.name, XLSX_PARTS_MAX >> 20));
}

static bool read_all(struct book *b)
{
    bool missing;

    if (!is_small(b))
        return false;
    if (!read_part(b, "xl/workbook.xml", in_workbook, NULL, &missing) ||
        !read_part(b, "xl/_rels/workbook.xml.rels", in_relations, NULL, &missing))
        return damaged(b, missing, say_not_workbook(b->zip.name, "xl/workbook.xml"));
    if (!read_part(b, "xl/styles.xml", in_styles, end_styles, &missing) && !missing)
        return false;
    if (!read_part(b, "xl/sharedStrings.xml", in_texts, end_texts, &missing) && !missing)
        return false;
    for (int i = 0; i < b->nsheet; i++)
        if (!read_sheet(b, i))
            return false;
    return true;
}

bool xlsx_is(struct str bytes)
{
    return str_starts(bytes, STR("PK\3\4"));
}

bool xlsx_read(struct str bytes, struct str file, struct arena *a, struct worksheet **out, int *n, struct err *e)
{
    struct book *b = arena_new(a, struct book, 1);

    *b = (struct book){ .arena = a, .err = e };
    b->sheet = arena_new(a, struct worksheet, XLSX_SHEETS_MAX);
    b->dated = arena_new(a, bool, STYLES_MOST);
    if (!unzip_bytes(bytes, file, &b->zip, e))
        return false;
    bool ok = read_all(b);
    unzip_close(&b->zip);
    *out = b->sheet;
    *n = b->nsheet;
    return ok;
}
