#include "import/rating_list.h"

#include <assert.h>
#include <errno.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/unzip.h"
#include "import/xml.h"
#include "import/xml_scan.h"

enum {
    VALUE_LONGEST = 255,
    TAG_LONGEST = 64 * 1024, /* bytes from one < to the next */
    ATTRIBUTES_MOST = 16,
    DEPTH_MOST = 3, /* playerslist, player, a value */
    PIECE = 1 << 20 /* bytes that are read at once */
};
static const long LARGEST = 4L << 30;

/* The elements of a player that are kept, in the order in which FIDE writes them; the others are read past. */
/* clang-format off */
#define FIELDS(X) \
    X(ID, "fideid") X(NAME, "name") X(COUNTRY, "country") X(SEX, "sex") X(TITLE, "title") X(W_TITLE, "w_title") \
    X(RATING, "rating") X(GAMES, "games") X(K, "k") \
    X(RAPID_RATING, "rapid_rating") X(RAPID_GAMES, "rapid_games") X(RAPID_K, "rapid_k") \
    X(BLITZ_RATING, "blitz_rating") X(BLITZ_GAMES, "blitz_games") X(BLITZ_K, "blitz_k") \
    X(BIRTHDAY, "birthday") X(FLAG, "flag")
/* clang-format on */

/* clang-format off */
enum field {
#define X(id, name) FIELD_##id,
    FIELDS(X)
#undef X
    FIELDS_COUNT
};
/* clang-format on */

static const char *const names[] = {
#define X(id, name) name,
    FIELDS(X)
#undef X
};

static const enum field rating_field[] = { FIELD_RATING, FIELD_RAPID_RATING, FIELD_BLITZ_RATING };

/* Where the bytes come from. */
struct origin {
    FILE *plain;
    struct unzip zip;
    struct unpacking unpacking;
};

struct reading {
    struct rating_file *file;
    const struct rating_sink *sink;
    enum rating_kind kind;
    struct err *err;
    xmlParserCtxtPtr parser;
    const xmlChar *name[FIELDS_COUNT]; /* as the parser has them: one pointer for each name */
    const xmlChar *player;
    long bytes, since; /* read; since the last < */
    int depth, field;  /* the one that is open, or FIELDS_COUNT */
    int expected;      /* the field that comes next, most likely */
    bool rated;        /* there is an element of the ratings of that kind */
    bool stopped;      /* by the sink */
    char text[FIELDS_COUNT][VALUE_LONGEST + 1];
    size_t n[FIELDS_COUNT];
};

/* Opening. */

static bool has_end(struct str name, const char *end)
{
    size_t n = strlen(end);

    return name.n >= n && strncasecmp(name.p + name.n - n, end, n) == 0;
}

static bool open_plain(const char *path, FILE *in, struct rating_file *f, struct origin *o, struct err *e)
{
    struct stat st;

    if (fstat(fileno(in), &st) != 0 || !S_ISREG(st.st_mode))
        return err_set(e, ERR_INPUT, "%s is not a file", path);
    const char *slash = strrchr(path, '/');
    f->xml = str_of(slash ? slash + 1 : path);
    f->size = (long)st.st_size;
    o->plain = in;
    setvbuf(in, NULL, _IOFBF, PIECE);
    return f->size <= LARGEST || err_set(e, ERR_LIMIT, "%s is larger than 4 GiB: no rating list is", path);
}

/* The one file in it that is XML. */
static bool find_xml(const struct unzip *z, struct arena *a, struct packed *out, struct err *e)
{
    int n = 0;

    for (long i = 0; i < unzip_count(z); i++) {
        struct packed p = unzip_at(z, i, a);
        if (has_end(p.name, ".xml") && n++ == 0)
            *out = p;
    }
    return n == 1 || err_set(e, ERR_INPUT, "%.*s holds %d XML files, and a rating list is one: unpack it and load that",
                             STR_ARG(z->name), n);
}

static bool open_zip(const char *path, struct arena *a, struct rating_file *f, struct origin *o, struct err *e)
{
    struct packed xml = { 0 };

    if (!unzip_open(path, &o->zip, e))
        return false;
    if (!find_xml(&o->zip, a, &xml, e) || !unpack_begin(&o->zip, xml, LARGEST, &o->unpacking, e)) {
        unzip_close(&o->zip);
        return false;
    }
    f->xml = xml.name;
    f->size = xml.size;
    return true;
}

bool rating_file_open(const char *path, struct arena *a, struct rating_file *out, struct err *e)
{
    FILE *in = fopen(path, "rb");
    char magic[4] = { 0 };
    bool ok, zip;

    if (!in)
        return err_set(e, ERR_IO, "%s cannot be read: %s", path, strerror(errno));
    struct origin *o = arena_new(a, struct origin, 1);
    *out = (struct rating_file){ .path = path, .inside = o };
    zip = fread(magic, 1, sizeof magic, in) == sizeof magic && memcmp(magic, "PK\3\4", sizeof magic) == 0;
    rewind(in);
    ok = zip ? open_zip(path, a, out, o, e) : open_plain(path, in, out, o, e);
    if (!ok || zip)
        fclose(in);
    return ok;
}

void rating_file_close(struct rating_file *f)
{
    struct origin *o = f->inside;

    if (o->plain) {
        fclose(o->plain);
    } else {
        unpack_end(&o->unpacking);
        unzip_close(&o->zip);
    }
}

/* Reading: what is refused. */

static int wrong(struct reading *r, enum err_kind kind, const char *what)
{
    int line = r->parser && r->parser->input ? r->parser->input->line : 1;

    err_set(r->err, kind, "%.*s, line %d: %s", STR_ARG(r->file->xml), line, what);
    return -1;
}

/* Not while the library reads: it goes on with what it stopped with. */
static void refuse(struct reading *r, enum err_kind kind, const char *what)
{
    wrong(r, kind, what);
    xmlStopParser(r->parser);
}

static void on_doctype(void *u, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id)
{
    (void)name, (void)public_id, (void)system_id;
    refuse(u, ERR_INPUT, "a DOCTYPE is not accepted: this is not a list of FIDE");
}

static void on_document(void *u)
{
    struct reading *r = u;
    xmlParserCtxtPtr p = r->parser;
    const xmlChar *declared = p->encoding ? p->encoding : p->input ? p->input->encoding : NULL;
    struct str encoding = str_of((const char *)declared);

    if (encoding.n > 0 && (!xml_scan_knows(encoding) || str_starts(encoding, STR("UTF-16"))))
        refuse(r, ERR_INPUT, "this encoding is not accepted; save the file in UTF-8");
}

static void on_broken(void *u, xmlErrorPtr error)
{
    if (error->level >= XML_ERR_ERROR)
        refuse(u, ERR_INPUT, xml_words(error->code));
}

/* Reading: elements. */

/* Elements stand in the order of FIDE's list: the next one is most often the one expected. */
static int field_of(struct reading *r, const xmlChar *name)
{
    for (int i = 0; i < FIELDS_COUNT; i++) {
        int at = (r->expected + i) % FIELDS_COUNT;
        if (r->name[at] == name) {
            r->expected = at + 1;
            return at;
        }
    }
    return FIELDS_COUNT;
}

static void on_start(void *u, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int nspaces,
                     const xmlChar **space, int nattribute, int ndefaulted, const xmlChar **attribute)
{
    struct reading *r = u;

    (void)prefix, (void)uri, (void)nspaces, (void)space, (void)ndefaulted, (void)attribute;
    r->depth++;
    if (r->depth > DEPTH_MOST || nattribute > ATTRIBUTES_MOST)
        refuse(r, ERR_LIMIT, "elements are nested deeper, or have more attributes, than in a rating list");
    else if (r->depth == 1 && strcmp((const char *)name, "playerslist") != 0)
        refuse(r, ERR_INPUT, "the first element is not <playerslist>: this is not a rating list of FIDE");
    else if (r->depth == 2 && name != r->player)
        refuse(r, ERR_INPUT, "a <playerslist> holds nothing but <player>");
    else if (r->depth == 2)
        memset(r->n, 0, sizeof r->n);
    else if (r->depth == 3)
        r->field = field_of(r, name);
    r->rated = r->rated || r->field == (int)rating_field[r->kind];
}

static void on_text(void *u, const xmlChar *text, int n)
{
    struct reading *r = u;

    if (r->depth != DEPTH_MOST || r->field == FIELDS_COUNT)
        return;
    size_t *have = &r->n[r->field];
    if ((size_t)n > VALUE_LONGEST - *have) {
        refuse(r, ERR_LIMIT, "a value is longer than any in a rating list");
        return;
    }
    memcpy(r->text[r->field] + *have, text, (size_t)n);
    *have += (size_t)n;
}

static struct str value(struct reading *r, int field)
{
    return str_trim((struct str){ r->text[field], r->n[field] });
}

/* Blank is 0; of a date the year. */
static int number(struct reading *r, int field)
{
    struct str s = value(r, field);
    int v = 0;

    for (size_t i = 0; i < s.n && i < 9; i++) {
        if (s.p[i] < '0' || s.p[i] > '9') {
            if (field != FIELD_BIRTHDAY)
                refuse(r, ERR_INPUT, "a rating, a number of games or an id is not a number");
            return v;
        }
        v = 10 * v + (s.p[i] - '0');
    }
    return v;
}

static char sex_of(struct str s)
{
    return str_same(s, STR("F")) || str_same(s, STR("W")) ? 'w' : str_same(s, STR("M")) ? 'm' : '\0';
}

static void give(struct reading *r)
{
    int at = (int)rating_field[r->kind];
    struct str flag = value(r, FIELD_FLAG);
    struct rated p = { .fide_id = number(r, FIELD_ID),
                       .name = value(r, FIELD_NAME),
                       .federation = value(r, FIELD_COUNTRY),
                       .title = value(r, FIELD_TITLE),
                       .women_title = value(r, FIELD_W_TITLE),
                       .sex = sex_of(value(r, FIELD_SEX)),
                       .rating = number(r, at),
                       .games = number(r, at + 1),
                       .k = number(r, at + 2),
                       .born = number(r, FIELD_BIRTHDAY),
                       .inactive = flag.n > 0 && memchr(flag.p, 'i', flag.n) };

    if (p.fide_id == 0 || p.name.n == 0)
        refuse(r, ERR_INPUT, "a player has no FIDE id or no name");
    else if (r->err->kind == ERR_NONE && !r->sink->player(r->sink->to, &p)) {
        r->stopped = true;
        xmlStopParser(r->parser);
    }
}

static void on_end(void *u, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
    struct reading *r = u;

    (void)name, (void)prefix, (void)uri;
    if (r->depth == 2 && r->err->kind == ERR_NONE && !r->stopped)
        give(r);
    r->field = FIELDS_COUNT;
    r->depth--;
}

/* Reading: bytes. */

/* The library keeps a whole tag, text or comment in memory, and takes the square of the attributes of a tag: none is long. */
static bool is_long(struct reading *r, const char *p, size_t n)
{
    const char *first = memchr(p, '<', n), *last = memrchr(p, '<', n);

    if (r->since + (first ? first - p : (long)n) > TAG_LONGEST)
        return true;
    r->since = last ? p + n - last : r->since + (long)n;
    return false;
}

/* UTF-16 and what is no XML at all. */
static bool begins_well(const char *p, size_t n)
{
    return n >= 4 && (p[0] == '<' || memcmp(p, "\xEF\xBB\xBF<", 4) == 0 || strchr(" \t\r\n", p[0])) && p[1];
}

static int on_read(void *u, char *to, int room)
{
    struct reading *r = u;
    struct origin *o = r->file->inside;
    long n = o->plain ? (long)fread(to, 1, (size_t)room, o->plain) : unpack_next(&o->unpacking, to, (size_t)room);

    if (n < 0 || (o->plain && ferror(o->plain)))
        return wrong(r, ERR_IO, "it cannot be read any further");
    if (r->bytes == 0 && !begins_well(to, (size_t)n))
        return wrong(r, ERR_INPUT, "it does not begin as XML in UTF-8 does");
    if (is_long(r, to, (size_t)n))
        return wrong(r, ERR_LIMIT, "a tag, a text or a comment is longer than any in a rating list");
    r->bytes += n;
    if (r->sink->read)
        r->sink->read(r->sink->to, r->bytes);
    return (int)n;
}

static void learn_names(struct reading *r)
{
    for (int i = 0; i < FIELDS_COUNT; i++)
        r->name[i] = xmlDictLookup(r->parser->dict, (const xmlChar *)names[i], -1);
    r->player = xmlDictLookup(r->parser->dict, (const xmlChar *)"player", -1);
}

/* What the library returns after it was stopped says nothing: only our own error does. */
static void parse(struct reading *r)
{
    xmlSAXHandler h = { .initialized = XML_SAX2_MAGIC,
                        .startDocument = on_document,
                        .internalSubset = on_doctype,
                        .startElementNs = on_start,
                        .endElementNs = on_end,
                        .characters = on_text,
                        .cdataBlock = on_text,
                        .serror = on_broken };

    r->parser = xmlCreateIOParserCtxt(&h, r, on_read, NULL, r, XML_CHAR_ENCODING_NONE);
    if (!r->parser) {
        wrong(r, ERR_INPUT, "it is no XML");
        return;
    }
    xmlCtxtUseOptions(r->parser, XML_PARSE_NONET | XML_PARSE_BIG_LINES);
    learn_names(r);
    xmlParseDocument(r->parser);
    xmlFreeParserCtxt(r->parser);
}

bool rating_file_read(struct rating_file *f, enum rating_kind kind, const struct rating_sink *sink, struct err *e)
{
    struct err why = { 0 };
    struct reading *r = calloc(1, sizeof *r);

    assert(r); /* out of memory */
    *r = (struct reading){ .file = f, .sink = sink, .kind = kind, .err = &why, .field = FIELDS_COUNT };
    parse(r);
    if (why.kind == ERR_NONE && !r->stopped && !r->rated)
        err_set(&why, ERR_INPUT, "%.*s has no %s ratings: it has no <%s> at all", STR_ARG(f->xml),
                rating_kind_name(kind), names[rating_field[kind]]);
    bool ok = why.kind == ERR_NONE && !r->stopped;
    if (why.kind != ERR_NONE)
        err_set(e, why.kind, "%s", why.text);
    free(r);
    return ok;
}
