/* SPDX-License-Identifier: Apache-2.0 */
#include "import/xml.h"

#include <assert.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlschemas.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/base/headway.h"
#include "import/mend.h"
#include "import/xml_scan.h"
#include "import/xml_words.h"
#include "teams/text.h"
#include "import/messages.h"

/* What every callback of the library is given. */
struct xml_reader {
    struct str file;
    struct arena *arena;
    struct findings *findings;
    struct err *err;
    xmlParserCtxtPtr parser;
    int elements;
    const struct headway *headway;
    long size; /* of the file */
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
    else
        xmlSAX2StartDocument(parser);
}

/* SAX2: name, prefix, namespace, begin and end of the value for each. */
static bool has_long_value(int nattribute, const xmlChar **attribute)
{
    enum { PARTS = 5, BEGIN = 3, END = 4 };

    for (int i = 0; i < nattribute; i++)
        if (attribute[i * PARTS + END] - attribute[i * PARTS + BEGIN] > XML_VALUE_MAX)
            return true;
    return false;
}

/* The node keeps its line in _private: the library itself stops counting at 65535. */
static void on_start(void *parser, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int nspaces,
                     const xmlChar **space, int nattribute, int ndefaulted, const xmlChar **attribute)
{
    xmlParserCtxtPtr p = parser;
    struct xml_reader *r = p->_private;

    if (p->nodeNr >= XML_DEPTH_MAX) {
        refuse(r, ERR_LIMIT, say_xml_nested_deep());
    } else if (++r->elements > XML_ELEMENTS_MAX) {
        refuse(r, ERR_LIMIT, say_xml_many_elements());
    } else if (has_long_value(nattribute, attribute)) {
        refuse(r, ERR_LIMIT, say_xml_long_attribute());
    } else {
        xmlSAX2StartElementNs(p, name, prefix, uri, nspaces, space, nattribute, ndefaulted, attribute);
        if (p->node)
            p->node->_private = (void *)(intptr_t)line_now(r);
        headway_tell(r->headway, WORK_BYTES, xmlByteConsumed(p), r->size);
    }
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

static xmlDocPtr parse(struct xml_reader *r, struct str bytes)
{
    xmlParserCtxtPtr p = xmlNewParserCtxt();
    xmlDocPtr doc;

    assert(p); /* out of memory */
    p->_private = r;
    p->sax->startDocument = on_document;
    p->sax->internalSubset = on_doctype;
    p->sax->comment = NULL; /* nobody reads them */
    p->sax->processingInstruction = NULL;
    p->sax->startElementNs = on_start;
    p->sax->serror = on_broken;
    r->parser = p;
    xmlSetStructuredErrorFunc(r, on_foreign);
    doc = xmlCtxtReadMemory(p, bytes.p, (int)bytes.n, NULL, NULL,
                            XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_COMPACT);
    xmlSetStructuredErrorFunc(NULL, NULL);
    if (r->err->kind != ERR_NONE || !doc) {
        err_say(r->err, ERR_INPUT, say_not_xml(r->file));
        xmlFreeDoc(doc ? doc : p->myDoc);
        doc = NULL;
    }
    xmlFreeParserCtxt(p);
    return doc;
}

static int line_of(const xmlNode *node)
{
    if (node && node->type == XML_ATTRIBUTE_NODE)
        node = node->parent;
    return node && node->type == XML_ELEMENT_NODE ? (int)(intptr_t)node->_private : 0;
}

/* "Element 'player', attribute 'rating': ..." is about player/rating, as is one that is missing; NULL: it names none. */
static const char *value_named(struct xml_reader *r, const char *message)
{
    char element[40], attribute[40];

    if (sscanf(message, "Element '%39[^']', attribute '%39[^']'", element, attribute) != 2 &&
        sscanf(message, "Element '%39[^']': The attribute '%39[^']' is required", element, attribute) != 2)
        return NULL;
    return str_c(r->arena, str_fmt(r->arena, "%s/%s", element, attribute));
}

static struct str copy(struct arena *a, const xmlChar *text)
{
    return str_copy(a, str_of((const char *)text));
}

/* What the attribute of that name has; nothing, if the element lacks it. */
static struct str value_of(struct xml_reader *r, const xmlNode *node, const char *name)
{
    const xmlNode *element = node && node->type == XML_ATTRIBUTE_NODE ? node->parent : node;
    xmlChar *there = element ? xmlGetNoNsProp((xmlNode *)(uintptr_t)element, (const xmlChar *)name) : NULL;
    struct str value = copy(r->arena, there ? there : (const xmlChar *)"");

    xmlFree(there);
    return value;
}

static void on_invalid(void *reading, xmlErrorPtr error)
{
    struct xml_reader *r = reading;

    bool full = finding_is_full(r->findings, PROBLEM);

    finding_say(r->findings, PROBLEM, RULE_NONE, line_of(error->node),
                full ? (struct message){ 0 } : xml_schema_fault(error, r->arena));
    if (full)
        return;
    const char *of = value_named(r, error->message);
    finding_of(r->findings, of);
    if (of)
        r->findings->item[r->findings->n - 1].value = value_of(r, error->node, strchr(of, '/') + 1);
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

static void validate(struct xml_reader *r, xmlDocPtr doc, struct str text)
{
    xmlSchemaValidCtxtPtr v = xmlSchemaNewValidCtxt(schema_of(text));

    assert(v); /* out of memory */
    xmlSchemaSetValidStructuredErrors(v, on_invalid, r);
    xmlSchemaValidateDoc(v, doc);
    xmlSchemaFreeValidCtxt(v);
}

/* --- what is put in place of what stands there --------------------------------------------------- */

/* False: the element is gone. */
static bool mend_element(struct xml_reader *r, xmlNode *node, const struct mend *m)
{
    const char *name = str_c(r->arena, mend_attribute(m, str_of((const char *)node->name)));
    struct str was = value_of(r, node, name);

    if (str_eq(was, m->value))
        return true;
    mend_tell(m, was, r->findings);
    if (mend_drops(m)) {
        xmlUnlinkNode(node);
        xmlFreeNode(node);
        return false;
    }
    xmlSetProp(node, (const xmlChar *)name, (const xmlChar *)str_c(r->arena, m->value));
    return true;
}

/* The elements from `node` on, side by side, with all that is in them. */
static void mend_elements(struct xml_reader *r, xmlNode *node, const struct mends *mends)
{
    for (xmlNode *next; node; node = next) {
        bool there = node->type == XML_ELEMENT_NODE;
        next = node->next;
        for (int i = 0; there && i < mends->n; i++)
            if (mends->item[i].line == line_of(node) &&
                mend_attribute(&mends->item[i], str_of((const char *)node->name)).n > 0)
                there = mend_element(r, node, &mends->item[i]);
        if (there)
            mend_elements(r, node->children, mends);
    }
}

/* --- the tree ------------------------------------------------------------------------------------ */

static void copy_attributes(struct arena *a, const xmlNode *node, struct element *to)
{
    int n = 0;

    for (const xmlAttr *x = node->properties; x; x = x->next)
        n++;
    to->attribute = arena_new(a, struct attribute, n);
    for (const xmlAttr *x = node->properties; x; x = x->next)
        to->attribute[to->nattribute++] =
            (struct attribute){ copy(a, x->name), copy(a, x->children ? x->children->content : NULL) };
}

/* The elements from `node` on, side by side, with all that is in them. */
static struct element *copy_elements(struct arena *a, const xmlNode *node)
{
    struct element *first = NULL, **end = &first;

    for (; node; node = node->next) {
        if (node->type != XML_ELEMENT_NODE)
            continue;
        struct element *e = *end = arena_new(a, struct element, 1);
        e->name = copy(a, node->name);
        e->line = line_of(node);
        copy_attributes(a, node, e);
        e->child = copy_elements(a, node->children);
        end = &e->next;
    }
    return first;
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

static bool has_root(const struct xml_format *format, struct str file, xmlDocPtr doc, struct err *e)
{
    const xmlNode *root = xmlDocGetRootElement(doc);
    const struct message noun = format->noun();

    return strcmp((const char *)root->name, format->root) == 0 ||
           err_say(
               e, ERR_INPUT,
               say_xml_other_root(file, &noun, str_whole(str_of((const char *)root->name), ROOT_SHOWN), format->root));
}

bool xml_read(struct str bytes, struct str file, const struct xml_format *format, struct arena *a,
              struct element **root, struct findings *f, struct err *e)
{
    struct xml_reader r = {
        .file = file, .arena = a, .findings = f, .err = e, .headway = format->headway, .size = (long)bytes.n
    };
    xmlDocPtr doc = acceptable(bytes, file, e) ? parse(&r, bytes) : NULL;
    bool ok = doc && has_root(format, file, doc, e);

    headway_tell(r.headway, WORK_BYTES, r.size, r.size);
    if (ok) {
        if (format->mends)
            mend_elements(&r, xmlDocGetRootElement(doc), format->mends);
        validate(&r, doc, format->schema);
        *root = copy_elements(a, xmlDocGetRootElement(doc));
    }
    xmlFreeDoc(doc);
    return ok;
}
