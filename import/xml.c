/* SPDX-License-Identifier: Apache-2.0 */
#include "import/xml.h"

#include <assert.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlschemas.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/base/headway.h"
#include "import/xml_mend.h"
#include "import/xml_scan.h"
#include "import/xml_words.h"
#include "import/messages.h"

enum { NAMES_MAX = 64 };

/* What every callback of the library is given. The library makes no tree of its own, which is ten times as large as ours: each
   element is put into ours as it is read, and handed on to whoever validates. */
struct xml_reader {
    struct str file;
    struct arena *arena;
    struct findings *findings;
    struct err *err;
    const struct xml_format *format;
    xmlParserCtxtPtr parser;
    xmlSAXHandlerPtr valid; /* the calls of whoever validates, and what each is given */
    void *validator;
    int elements;
    long size; /* of the file */
    struct element *root;
    struct xml_open open;
    struct element *last[XML_DEPTH_MAX]; /* of those in the open ones; NULL: there is none yet */
    bool has_text[XML_DEPTH_MAX];        /* where none may be: it comes in pieces, and is one thing to say */
    bool starting;                       /* the innermost one has just been opened */
    int left_out;                        /* so many of the open ones are not in the tree */
    struct {
        const xmlChar *theirs;
        struct str ours;
    } name[NAMES_MAX];
    int nname;
};

static int line_now(const struct xml_reader *r)
{
    return r->parser->input ? r->parser->input->line : 0;
}

static void refuse(struct xml_reader *r, enum err_kind kind, struct message why)
{
    err_say(r->err, kind, say_xml_line(r->file, line_now(r), &why));
    xmlStopParser(r->parser);
}

static void on_doctype(void *parser, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id)
{
    (void)name, (void)public_id, (void)system_id;
    refuse(((xmlParserCtxtPtr)parser)->_private, ERR_INPUT, say_xml_has_doctype());
}

/* What cannot be looked through beforehand may hide a tag of any size. */
static void on_document(void *parser)
{
    xmlParserCtxtPtr p = parser;
    const xmlChar *declared = p->encoding;

    if (!declared && p->input)
        declared = p->input->encoding;
    struct str encoding = str_of((const char *)declared);
    if (encoding.n > 0 && !xml_scan_knows(encoding))
        refuse(p->_private, ERR_INPUT, say_xml_other_encoding());
}

static bool has_long_value(int nattribute, const xmlChar **attribute)
{
    for (int i = 0; i < nattribute; i++)
        if (attribute[i * XML_PARTS + XML_END] - attribute[i * XML_PARTS + XML_BEGIN] > XML_VALUE_MAX)
            return true;
    return false;
}

/* --- the tree ------------------------------------------------------------------------------------ */

/* A value as it is: the library writes every & of it as a reference. */
static struct str value_copy(struct arena *a, const xmlChar *begin, const xmlChar *end)
{
    struct str rest = { (const char *)begin, (size_t)(end - begin) };
    char *p = arena_new(a, char, rest.n);
    size_t n = 0;

    while (rest.n > 0) {
        size_t step = str_starts(rest, xml_ampersand) ? xml_ampersand.n : 1;
        p[n++] = *rest.p;
        rest.p += step;
        rest.n -= step;
    }
    return (struct str){ p, n };
}

/* The library has one text for all of a name, which goes with it; so have the elements. */
static struct str name_copy(struct xml_reader *r, const xmlChar *name)
{
    for (int i = 0; i < r->nname; i++)
        if (r->name[i].theirs == name)
            return r->name[i].ours;
    struct str ours = str_copy(r->arena, str_of((const char *)name));
    if (r->nname < NAMES_MAX) {
        r->name[r->nname].theirs = name;
        r->name[r->nname++].ours = ours;
    }
    return ours;
}

static struct element *element_of(struct xml_reader *r, const xmlChar *name, int n, const xmlChar **attribute)
{
    struct element *e = arena_new(r->arena, struct element, 1);

    *e = (struct element){ .name = name_copy(r, name),
                           .line = line_now(r),
                           .attribute = arena_new(r->arena, struct attribute, n),
                           .nattribute = n };
    for (int i = 0; i < n; i++, attribute += XML_PARTS)
        e->attribute[i] = (struct attribute){ .name = name_copy(r, attribute[0]),
                                              .value = value_copy(r->arena, attribute[XML_BEGIN], attribute[XML_END]) };
    return e;
}

/* It is the last one of what is open, and open itself. */
static void open_element(struct xml_reader *r, struct element *e)
{
    int depth = r->open.depth++;

    r->open.item[depth] = e;
    r->last[depth] = NULL;
    r->has_text[depth] = false;
    if (depth == 0) {
        r->root = e;
        return;
    }
    if (r->last[depth - 1])
        r->last[depth - 1]->next = e;
    else
        r->open.item[depth - 1]->child = e;
    r->last[depth - 1] = e;
}

/* --- what the library calls --------------------------------------------------------------------- */

static bool is_refused(const struct xml_reader *r)
{
    return r->err->kind != ERR_NONE;
}

/* A file of another format is read to its end, and not validated. */
static bool is_of_format(const struct xml_reader *r)
{
    return r->root && str_eq(r->root->name, str_of(r->format->root));
}

static bool may_be_read(struct xml_reader *r, int nattribute, const xmlChar **attribute)
{
    if (r->open.depth + r->left_out >= XML_DEPTH_MAX)
        refuse(r, ERR_LIMIT, say_xml_nested_deep());
    else if (++r->elements > XML_ELEMENTS_MAX)
        refuse(r, ERR_LIMIT, say_xml_many_elements());
    else if (has_long_value(nattribute, attribute))
        refuse(r, ERR_LIMIT, say_xml_long_attribute());
    return !is_refused(r);
}

static void on_start(void *parser, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int nspaces,
                     const xmlChar **space, int nattribute, int ndefaulted, const xmlChar **attribute)
{
    xmlParserCtxtPtr p = parser;
    struct xml_reader *r = p->_private;

    if (is_refused(r) || !may_be_read(r, nattribute, attribute))
        return;
    struct xml_shown s = { attribute, nattribute };
    struct element *e = element_of(r, name, nattribute, attribute);
    if (r->left_out > 0 || !xml_mend(e, r->format->mends, &s, r->arena, r->findings)) {
        r->left_out++;
        return;
    }
    open_element(r, e);
    r->starting = true;
    if (is_of_format(r))
        r->valid->startElementNs(r->validator, name, prefix, uri, nspaces, space, s.n, ndefaulted, s.attribute);
    r->starting = false;
    headway_tell(r->format->headway, WORK_BYTES, xmlByteConsumed(p), r->size);
}

static void on_text(void *parser, const xmlChar *text, int n)
{
    struct xml_reader *r = ((xmlParserCtxtPtr)parser)->_private;

    if (is_refused(r) || r->left_out > 0 || !is_of_format(r) || r->open.depth == 0)
        return;
    bool *told = &r->has_text[r->open.depth - 1];
    if (*told)
        return;
    int before = finding_total(r->findings);
    r->valid->characters(r->validator, text, n);
    *told = finding_total(r->findings) > before;
}

static void on_end(void *parser, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
    struct xml_reader *r = ((xmlParserCtxtPtr)parser)->_private;

    if (is_refused(r))
        return;
    if (r->left_out > 0) {
        r->left_out--;
        return;
    }
    if (is_of_format(r))
        r->valid->endElementNs(r->validator, name, prefix, uri);
    r->open.depth--;
}

/* What is wrong, in words for whoever wrote the file. */
static const struct {
    int code;
    struct message (*say)(void);
} broken[] = {
    { XML_ERR_DOCUMENT_EMPTY, say_xml_document_empty },
    { XML_ERR_DOCUMENT_END, say_xml_document_end },
    { XML_ERR_NAME_REQUIRED, say_xml_name_required },
    { XML_ERR_ENTITYREF_SEMICOL_MISSING, say_xml_entityref_semicol_missing },
    { XML_ERR_UNDECLARED_ENTITY, say_xml_undeclared_entity },
    { XML_ERR_LT_IN_ATTRIBUTE, say_xml_lt_in_attribute },
    { XML_ERR_ATTRIBUTE_NOT_STARTED, say_xml_attribute_not_started },
    { XML_ERR_ATTRIBUTE_NOT_FINISHED, say_xml_attribute_not_finished },
    { XML_ERR_ATTRIBUTE_WITHOUT_VALUE, say_xml_attribute_without_value },
    { XML_ERR_ATTRIBUTE_REDEFINED, say_xml_attribute_redefined },
    { XML_ERR_SPACE_REQUIRED, say_xml_space_required },
    { XML_ERR_RESERVED_XML_NAME, say_xml_reserved_xml_name },
    { XML_ERR_XMLDECL_NOT_FINISHED, say_xml_xmldecl_not_finished },
    { XML_ERR_HYPHEN_IN_COMMENT, say_xml_hyphen_in_comment },
    { XML_ERR_GT_REQUIRED, say_xml_gt_required },
    { XML_ERR_TAG_NAME_MISMATCH, say_xml_tag_name_mismatch },
    { XML_ERR_TAG_NOT_FINISHED, say_xml_tag_not_finished },
    { XML_ERR_INVALID_CHAR, say_xml_invalid_char },
    { XML_ERR_INVALID_ENCODING, say_xml_invalid_encoding },
};

struct message xml_fault(int code)
{
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++)
        if (broken[i].code == code)
            return broken[i].say();
    return say_xml_malformed();
}

static void tell_fault(const struct xml_reader *r, int line, int code)
{
    const struct message fault = xml_fault(code);

    err_say(r->err, ERR_INPUT, say_file_line(r->file, line, &fault));
}

static void on_broken(void *parser, xmlErrorPtr error)
{
    struct xml_reader *r = ((xmlParserCtxtPtr)parser)->_private;

    if (error->level < XML_ERR_ERROR)
        return;
    if (r->err->kind == ERR_NONE)
        tell_fault(r, error->line, error->code);
    xmlStopParser(parser); /* the first says it; a file can have millions */
}

/* What the library would print. It is in the middle of its input and must not be stopped there; it ends soon by itself. */
static void on_foreign(void *reading, xmlErrorPtr error)
{
    struct xml_reader *r = reading;

    if (error->level >= XML_ERR_ERROR)
        tell_fault(r, line_now(r), XML_ERR_INVALID_ENCODING);
}

/* "Element 'player', attribute 'rating': ..." is about player/rating, as is one that is missing; NULL: it names none. */
static const char *value_named(struct xml_reader *r, const char *message)
{
    char element[40], attribute[40];

    if (sscanf(message, "Element '%39[^']', attribute '%39[^']'", element, attribute) != 2 &&
        sscanf(message, "Element '%39[^']': The attribute '%39[^']' is required", element, attribute) != 2)
        return NULL;
    return str_c(r->findings->arena, str_fmt(r->arena, "%s/%s", element, attribute));
}

/* An element where none may be is the fault of the one that it is in. */
static struct xml_open open_about(const struct xml_reader *r, const xmlError *error)
{
    struct xml_open open = r->open;
    bool outer = error->code == XML_SCHEMAV_CVC_COMPLEX_TYPE_2_1 || error->code == XML_SCHEMAV_CVC_COMPLEX_TYPE_2_2;

    open.depth -= outer && r->starting;
    return open;
}

/* The first of a kind that is only counted stands for all of it. */
static void tell_kind(struct xml_reader *r, const xmlError *error, struct xml_open open, struct findings_kind *kind)
{
    open.uncounted = false;
    struct message first = xml_schema_fault(error, &open, r->arena);
    kind->first = message_copy(&first, r->findings->arena);
}

static void on_invalid(void *reading, xmlErrorPtr error)
{
    struct xml_reader *r = reading;
    struct xml_open open = open_about(r, error);
    const struct element *e = open.item[open.depth - 1];
    const struct arena_mark mark = arena_mark(r->arena);
    bool full = finding_is_full(r->findings, PROBLEM);
    int kinds = r->findings->nkind;

    open.uncounted = full;
    finding_say(r->findings, PROBLEM, RULE_NONE, e->line, xml_schema_fault(error, &open, r->arena));
    if (!r->findings->kept && r->findings->nkind == kinds) /* it is only counted */
        arena_rewind(r->arena, mark);
    else if (full)
        tell_kind(r, error, open, &r->findings->kind[kinds]);
    if (full)
        return;
    const char *of = value_named(r, error->message);
    if (of)
        finding_about(r->findings, of, xml_attribute(e, strchr(of, '/') + 1));
}

static xmlSchemaPtr compile(struct str text)
{
    xmlSchemaParserCtxtPtr p = xmlSchemaNewMemParserCtxt(text.p, (int)text.n);
    xmlSchemaPtr schema = xmlSchemaParse(p);

    assert(schema); /* our own schema is right */
    xmlSchemaFreeParserCtxt(p);
    return schema;
}

/* Each schema is compiled for its first file, which takes longer than reading most files does, and kept: nobody who
   validates changes it, whichever thread he is in. */
static xmlSchemaPtr schema_of(struct str text)
{
    static struct {
        const char *text;
        xmlSchemaPtr schema;
    } kept[XML_SCHEMAS_MAX];
    static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
    int i = 0;

    pthread_mutex_lock(&one);
    while (i < XML_SCHEMAS_MAX && kept[i].schema && kept[i].text != text.p)
        i++;
    assert(i < XML_SCHEMAS_MAX);
    if (!kept[i].schema) {
        kept[i].text = text.p;
        kept[i].schema = compile(text);
    }
    pthread_mutex_unlock(&one);
    return kept[i].schema;
}

static void parse(struct xml_reader *r, struct str bytes)
{
    xmlParserCtxtPtr p = xmlNewParserCtxt();

    assert(p); /* out of memory */
    p->_private = r;
    *p->sax = (xmlSAXHandler){ .initialized = XML_SAX2_MAGIC,
                               .startDocument = on_document,
                               .internalSubset = on_doctype,
                               .startElementNs = on_start,
                               .endElementNs = on_end,
                               .characters = on_text,
                               .ignorableWhitespace = on_text,
                               .cdataBlock = on_text,
                               .serror = on_broken };
    r->parser = p;
    xmlSetStructuredErrorFunc(r, on_foreign);
    xmlFreeDoc(xmlCtxtReadMemory(p, bytes.p, (int)bytes.n, NULL, NULL, XML_PARSE_NONET | XML_PARSE_BIG_LINES));
    xmlSetStructuredErrorFunc(NULL, NULL);
    if (!is_refused(r) && (!p->wellFormed || !r->root))
        err_say(r->err, ERR_INPUT, say_not_xml(r->file));
    xmlFreeParserCtxt(p);
}

/* Files of other programs that people send instead, by their first bytes. */
static const struct {
    struct str magic;
    struct message (*say)(struct str file);
} foreign[] = {
    { { "\x1F\x8B", 2 }, say_xml_is_gzip },
    { { "PK\x03\x04", 4 }, say_xml_is_zip },
    { { "\x4C\x6F\xA7\x94", 4 }, say_xml_is_ebcdic },
    { { "%PDF", 4 }, say_xml_is_pdf },
    { { "SQLite format 3", 15 }, say_xml_is_database },
};

static bool acceptable(struct str bytes, struct str file, struct err *e)
{
    int line;

    if (bytes.n > XML_SIZE_MAX)
        return err_say(e, ERR_LIMIT, say_xml_larger_than(file, XML_SIZE_MAX >> 20));
    if (bytes.n == 0)
        return err_say(e, ERR_INPUT, say_json_is_empty(file));
    for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++)
        if (str_starts(bytes, foreign[i].magic))
            return err_say(e, ERR_INPUT, foreign[i].say(file));
    return xml_scan(bytes, XML_ATTRIBUTES_MAX, &line) || err_say(e, ERR_LIMIT, say_too_many_attributes(file, line));
}

enum { ROOT_SHOWN = 60 };

static bool has_root(const struct xml_reader *r, struct err *e)
{
    const struct message noun = r->format->noun();

    return is_of_format(r) ||
           err_say(e, ERR_INPUT,
                   say_xml_other_root(r->file, &noun, str_whole(r->root->name, ROOT_SHOWN), r->format->root));
}

bool xml_read(struct str bytes, struct str file, const struct xml_format *format, struct arena *a,
              struct element **root, struct findings *f, struct err *e)
{
    struct xml_reader *r = arena_new(a, struct xml_reader, 1);
    const struct findings before = *f;

    *r = (struct xml_reader){
        .file = file, .arena = a, .findings = f, .err = e, .format = format, .size = (long)bytes.n
    };
    if (!acceptable(bytes, file, e))
        return false;
    /* Reads and validates in one go. */
    xmlSchemaValidCtxtPtr v = xmlSchemaNewValidCtxt(schema_of(r->format->schema));
    xmlSchemaSAXPlugPtr plug;

    assert(v); /* out of memory */
    xmlSchemaSetValidStructuredErrors(v, on_invalid, r);
    plug = xmlSchemaSAXPlug(v, &r->valid, &r->validator);
    assert(plug);
    parse(r, bytes);
    xmlSchemaSAXUnplug(plug);
    xmlSchemaFreeValidCtxt(v);
    headway_tell(format->headway, WORK_BYTES, r->size, r->size);
    *root = r->root;
    if (!is_refused(r) && has_root(r, e))
        return true;
    *f = before; /* what it says of itself is no matter */
    return false;
}
