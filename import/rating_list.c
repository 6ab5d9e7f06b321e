/* SPDX-License-Identifier: Apache-2.0 */
#include "import/rating_list.h"

#include <string.h>
#include <strings.h>

#include "engine/base/err.h"
#include "import/csv.h"
#include "import/rating_row.h"
#include "import/rating_table.h"
#include "import/rating_text.h"
#include "import/xml_stream.h"
#include "import/messages.h"
#include "import/recognised.h"
#include "import/unicode.h"

enum {
    TAG_LONGEST = 64 * 1024, /* bytes from one < to the next */
    ATTRIBUTES_MOST = 16,
    DEPTH_MOST = 3 /* playerslist, player, a value */
};

static const char *const names[] = {
#define X(id, name) name,
    RATING_FIELDS(X)
#undef X
};

struct rating_list_reader {
    struct rating_file *file;
    const struct rating_sink *sink;
    struct rating_rows rows;
    int depth;                      /* of the element that is open */
    int field;                      /* the one that is open, or FIELDS_COUNT */
    int expected;                   /* the one that comes next, most likely */
    const char *seen[FIELDS_COUNT]; /* where its name was last: of the same name it is the same place */
    struct rating_row row;
};

/* Reading. */

/* Elements stand in the order of FIDE's list: the next one is most often the one expected. */
static int field_of(struct rating_list_reader *r, const char *name)
{
    for (int i = 0; i < FIELDS_COUNT; i++) {
        int at = (r->expected + i) % FIELDS_COUNT;
        if (r->seen[at] == name || strcmp(names[at], name) == 0) {
            r->seen[at] = name;
            r->expected = at + 1;
            return at;
        }
    }
    return FIELDS_COUNT;
}

static void begin_value(struct rating_list_reader *r, struct xml_at *at, const char *name)
{
    r->field = field_of(r, name);
    if (r->field == FIELDS_COUNT) {
        recognised_value(r->rows.seen, RECOGNISED_TAG, str_of(name), NULL, STR("?"), (struct str){ 0 });
        return;
    }
    r->rows.has[r->field] = true;
    if (r->row.n[r->field] > 0)
        xml_stop(at, ERR_INPUT, say_player_same_value_twice());
}

static void on_start(void *to, struct xml_at *at, const char *name, struct xml_tag tag)
{
    struct rating_list_reader *r = to;
    int depth = ++r->depth;

    (void)tag;
    if (depth == 1 && strcmp(name, "playerslist") != 0)
        xml_stop(at, ERR_INPUT, say_first_element_not_playerslist());
    else if (depth == 2 && strcmp(name, "player") != 0)
        xml_stop(at, ERR_INPUT, say_playerslist_holds_nothing_but_player());
    else if (depth == 2)
        memset(r->row.n, 0, sizeof r->row.n);
    else if (depth == DEPTH_MOST)
        begin_value(r, at, name);
}

static void on_text(void *to, struct xml_at *at, struct str text)
{
    struct rating_list_reader *r = to;

    if (r->field < FIELDS_COUNT && !rating_keep(&r->row, (enum rating_field)r->field, text))
        xml_stop(at, ERR_LIMIT, say_value_longer_than_any_rating());
}

static void on_end(void *to, struct xml_at *at, const char *name)
{
    struct rating_list_reader *r = to;

    (void)name;
    if (r->depth-- == 2) {
        struct message why;
        struct rated p;

        r->rows.line = xml_line(at);
        switch (rating_row_read(&r->row, &r->rows, &p, &why)) {
        case ROW_WRONG:
            xml_stop(at, ERR_INPUT, why);
            break;
        case ROW_PLAYER:
            if (!r->sink->player(r->sink->to, &p))
                xml_stop(at, ERR_NONE, (struct message){ 0 });
            break;
        case ROW_NOBODY:
            break;
        }
    }
    r->field = FIELDS_COUNT;
}

static long on_read(void *to, char *bytes, size_t room)
{
    struct rating_list_reader *r = to;
    long n = rating_file_bytes(r->file, bytes, room);

    r->file->read += n > 0 ? n : 0;
    if (r->sink->read)
        r->sink->read(r->sink->to, r->file->read);
    return n;
}

static bool read_xml(struct rating_file *f, struct rating_rows *rows, const struct rating_sink *sink, struct err *e)
{
    struct rating_list_reader r = { .file = f, .sink = sink, .rows = *rows, .field = FIELDS_COUNT };
    const struct xml_stream stream = { .name = f->xml,
                                       .read = on_read,
                                       .start = on_start,
                                       .text = on_text,
                                       .end = on_end,
                                       .to = &r,
                                       .longest = TAG_LONGEST,
                                       .depth = DEPTH_MOST,
                                       .attributes = ATTRIBUTES_MOST };

    bool ok = xml_stream(&stream, e);
    *rows = r.rows;
    return ok;
}

static bool is_named_text(struct str name)
{
    enum { END = 4 };

    return name.n > END && strncasecmp(name.p + name.n - END, ".txt", END) == 0;
}

static bool begins_as_xml(struct str head)
{
    head = str_trim(head);
    return head.n > 0 && head.p[0] == '<';
}

static bool is_web_page(struct str head)
{
    static const char *const begins[] = { "<!doctype html", "<html" };

    head = str_trim(head);
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++) {
        struct str with = str_of(begins[i]);
        if (head.n >= with.n && str_same((struct str){ head.p, with.n }, with))
            return true;
    }
    return false;
}

bool rating_file_read(struct rating_file *f, enum rating_kind kind, const struct rating_sink *sink, struct err *e)
{
    enum rating_kind named = rating_kind_of_file(f->xml);
    const char *slash = strrchr(f->path, '/');
    struct rating_rows rows = {
        .kind = kind, .named = named, .file = f->xml, .seen = f->seen, .findings = f->findings
    };
    bool ok;

    if (named == RATING_KIND_COUNT)
        rows.named = rating_kind_of_file(str_of(slash ? slash + 1 : f->path));
    if (csv_is_old_workbook(f->head))
        return err_say(e, ERR_INPUT, say_old_workbook_for_csv(f->xml));
    if (is_web_page(f->head))
        return err_say(e, ERR_INPUT, say_list_is_web_page(f->xml));
    if (rating_text_is(f->head))
        ok = rating_text_read(f, &rows, sink, e);
    else if (rating_table_is(f))
        ok = rating_table_read(f, &rows, sink, e);
    else if (unicode_form(f->head) != UNICODE_8)
        return err_say(e, ERR_INPUT, say_list_is_unicode(f->xml, unicode_name(unicode_form(f->head))));
    else if (is_named_text(f->xml) && !begins_as_xml(f->head))
        return err_say(e, ERR_INPUT, say_list_lacks_first_line(f->xml));
    else
        ok = read_xml(f, &rows, sink, e);
    return ok && rating_rows_end(&rows, e);
}
