/* SPDX-License-Identifier: Apache-2.0 */
#include "import/xml_stream.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <string.h>

#include "import/xml.h"
#include "import/xml_scan.h"
#include "import/messages.h"

struct xml_at {
    const struct xml_stream *stream;
    xmlParserCtxtPtr parser;
    struct err why;
    bool stopped;
    bool begun;
    long since; /* bytes since the last < */
    int depth;
};

long xml_line(const struct xml_at *at)
{
    return at->parser && at->parser->input ? at->parser->input->line : 1;
}

static int wrong(struct xml_at *at, enum err_kind kind, struct message why)
{
    if (kind != ERR_NONE)
        err_say(&at->why, kind, say_file_line(at->stream->name, (int)xml_line(at), &why));
    at->stopped = true;
    return -1;
}

/* Not while the library reads: it goes on with what it was stopped with. */
void xml_stop(struct xml_at *at, enum err_kind kind, struct message why)
{
    wrong(at, kind, why);
    xmlStopParser(at->parser);
}

static void on_doctype(void *u, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id)
{
    (void)name, (void)public_id, (void)system_id;
    xml_stop(u, ERR_INPUT, say_doctype_not_accepted());
}

static void on_document(void *u)
{
    struct xml_at *at = u;
    xmlParserCtxtPtr p = at->parser;
    const xmlChar *declared = p->encoding;

    if (!declared && p->input)
        declared = p->input->encoding;
    struct str encoding = str_of((const char *)declared);
    if (encoding.n > 0 && (!xml_scan_knows(encoding) || str_starts(encoding, STR("UTF-16"))))
        xml_stop(at, ERR_INPUT, say_encoding_not_accepted());
}

static void on_broken(void *u, xmlErrorPtr error)
{
    if (error->level >= XML_ERR_ERROR)
        xml_stop(u, ERR_INPUT, xml_fault(error->code));
}

/* What the library would print. It is in the middle of its input, and ends soon by itself. */
static void on_foreign(void *u, xmlErrorPtr error)
{
    struct xml_at *at = u;

    if (error->level >= XML_ERR_ERROR && !at->stopped)
        wrong(at, ERR_INPUT, xml_fault(XML_ERR_INVALID_ENCODING));
}

static void on_start(void *u, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int nspaces,
                     const xmlChar **space, int nattribute, int ndefaulted, const xmlChar **attribute)
{
    struct xml_at *at = u;

    (void)prefix, (void)uri, (void)nspaces, (void)space, (void)ndefaulted;
    if (++at->depth > at->stream->depth)
        xml_stop(at, ERR_LIMIT, say_elements_nested_deeper_than_any());
    else if (nattribute > at->stream->attributes)
        xml_stop(at, ERR_LIMIT, say_tag_more_attributes_than_any());
    else if (!at->stopped)
        at->stream->start(at->stream->to, at, (const char *)name, (struct xml_tag){ attribute, nattribute });
}

static void on_text(void *u, const xmlChar *text, int n)
{
    struct xml_at *at = u;

    if (!at->stopped)
        at->stream->text(at->stream->to, at, (struct str){ (const char *)text, (size_t)n });
}

static void on_end(void *u, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
    struct xml_at *at = u;

    (void)prefix, (void)uri;
    if (!at->stopped)
        at->stream->end(at->stream->to, at, (const char *)name);
    at->depth--;
}

/* The library keeps a whole tag, text or comment in memory, and takes the square of the attributes of a tag: none is long. */
static bool is_long(struct xml_at *at, const char *p, size_t n)
{
    const char *first = memchr(p, '<', n), *last = memrchr(p, '<', n);

    if (at->since + (first ? first - p : (long)n) > at->stream->longest)
        return true;
    at->since = last ? p + n - last : at->since + (long)n;
    return false;
}

/* Neither UTF-16 nor something that is no XML at all. */
static bool begins_well(const char *p, size_t n)
{
    return n >= 4 && (p[0] == '<' || memcmp(p, "\xEF\xBB\xBF<", 4) == 0 || strchr(" \t\r\n", p[0])) && p[1];
}

static int on_read(void *u, char *to, int room)
{
    struct xml_at *at = u;
    long n = at->stream->read(at->stream->to, to, (size_t)room);

    if (n < 0)
        return wrong(at, ERR_IO, say_xml_read_ends());
    if (!at->begun && !begins_well(to, (size_t)n))
        return wrong(at, ERR_INPUT, say_xml_begins_otherwise());
    if (is_long(at, to, (size_t)n))
        return wrong(at, ERR_LIMIT, say_xml_token_too_long());
    at->begun = true;
    return (int)n;
}

/* What the library returns after it was stopped says nothing: only our own error does. */
bool xml_stream(const struct xml_stream *s, struct err *e)
{
    struct xml_at at = { .stream = s };
    xmlSAXHandler h = { .initialized = XML_SAX2_MAGIC,
                        .startDocument = on_document,
                        .internalSubset = on_doctype,
                        .startElementNs = on_start,
                        .endElementNs = on_end,
                        .characters = on_text,
                        .cdataBlock = on_text,
                        .serror = on_broken };

    at.parser = xmlCreateIOParserCtxt(&h, &at, on_read, NULL, &at, XML_CHAR_ENCODING_NONE);
    if (at.parser) {
        xmlCtxtUseOptions(at.parser, XML_PARSE_NONET | XML_PARSE_BIG_LINES);
        xmlSetStructuredErrorFunc(&at, on_foreign);
        xmlParseDocument(at.parser);
        xmlSetStructuredErrorFunc(NULL, NULL);
        xmlFreeParserCtxt(at.parser);
    } else {
        wrong(&at, ERR_INPUT, say_xml_is_none());
    }
    if (at.why.kind != ERR_NONE)
        err_say(e, at.why.kind, err_message(&at.why));
    return !at.stopped;
}
