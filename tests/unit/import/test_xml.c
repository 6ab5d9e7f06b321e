/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/messages.h"
#include "import/xml.h"
#include "tests/said.h"

#define SCHEMA                                                                     \
    "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>"                      \
    "<xs:element name='list'><xs:complexType><xs:sequence>"                        \
    "<xs:element name='item' minOccurs='0' maxOccurs='unbounded'><xs:complexType>" \
    "<xs:attribute name='name' type='xs:token' use='required'/>"                   \
    "<xs:attribute name='size' type='xs:int'/>"                                    \
    "</xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element></xs:schema>"

static const struct xml_format list = { say_xml_is_registration, "list", { SCHEMA, sizeof SCHEMA - 1 }, NULL, NULL };

struct trial {
    struct arena a;
    struct findings f;
    struct err e;
    struct element *root;
};

static bool reads(struct trial *t, const char *bytes, size_t n)
{
    t->f.arena = &t->a;
    return xml_read((struct str){ bytes, n }, STR("list.xml"), &list, &t->a, &t->root, &t->f, &t->e);
}

static void expect_refused(const char *bytes, size_t n, enum err_kind kind, const char *text)
{
    struct trial t = { 0 };

    assert_false(reads(&t, bytes, n));
    assert_int_equal(t.e.kind, kind);
    assert_non_null(strstr(err_said(&t.e), text));
    assert_null(strchr(err_said(&t.e), '\n'));
    arena_free(&t.a);
}

static void refused(const char *text, enum err_kind kind, const char *why)
{
    expect_refused(text, strlen(text), kind, why);
}

static void tree(void **state)
{
    static const char text[] = "<?xml version='1.0'?>\n"
                               "<!-- <item name='not me'/> -->\n"
                               "<list xmlns:x='http://www.w3.org/2001/XMLSchema-instance'\n"
                               "      x:noNamespaceSchemaLocation='/no/such/file.xsd'>\n"
                               "  <item name='A &amp; B &#x10D1;&quot;&lt;'/>\n"
                               "  <item\n"
                               "     name='two' size='2'/>\n"
                               "</list>\n";
    struct trial t = { 0 };
    struct element *item;

    (void)state;
    assert_true(reads(&t, text, sizeof text - 1));
    assert_int_equal(t.f.n, 0);
    assert_int_equal(xml_count(t.root, "item"), 2);
    item = xml_find(t.root->child, "item");
    assert_true(str_eq(xml_attribute(item, "name"), STR("A & B ბ\"<")));
    assert_int_equal(xml_attribute(item, "size").n, 0);
    assert_int_equal(item->line, 5);
    item = xml_find(item->next, "item");
    assert_int_equal(item->line, 7); /* where the start tag ends */
    assert_true(str_eq(xml_attribute(item, "size"), STR("2")));
    assert_null(xml_find(item->next, "item"));
    arena_free(&t.a);
}

static void every_fault_of_the_schema_with_its_line(void **state)
{
    static const char text[] = "<list>\n"
                               "  <item/>\n"
                               "  <item name='ok'/>\n"
                               "  <item name='b' size='big'/>\n"
                               "  <item name='c' colour='red'/>\n"
                               "  <itme name='d'/>\n"
                               "</list>\n";
    static const struct {
        int line;
        const char *says;
    } want[] = { { 2, "item 1 has no name: add name=" },
                 { 4, "item b has size=\"big\"" },
                 { 5, "item c has an attribute 'colour'" },
                 { 6, "itme d stands where <item> is expected" } };
    struct trial t = { 0 };

    (void)state;
    assert_true(reads(&t, text, sizeof text - 1));
    assert_int_equal(t.f.n, 4);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(t.f.item[i].severity, PROBLEM);
        assert_int_equal(t.f.item[i].line, want[i].line);
        assert_non_null(strstr(finding_said(&t.f.item[i]).p, want[i].says));
        assert_null(strchr(finding_said(&t.f.item[i]).p, '\n'));
    }
    assert_int_equal(xml_count(t.root, "item"), 4);
    arena_free(&t.a);
}

/* What the library says without naming an attribute of ours, or naming one that is nobody's. */
static void faults_of_form(void **state)
{
#define XSI "xmlns:x='http://www.w3.org/2001/XMLSchema-instance'"
    static const char *const fault[][2] = {
        { "<list xmlns='urn:other'/>", "the list is in another namespace: delete xmlns" },
        { "<y:list xmlns:y='urn:other'/>", "the list is in another namespace: delete xmlns" },
        { "<list><item name='a'>text</item></list>", "item a has only attributes: delete what is between" },
        { "<list><item name='a'><b/></item></list>", "item a has only attributes: delete what is between" },
        { "<list><item name='a' x:nil='true' " XSI "/></list>", "item a has an attribute 'nil', which nobody knows" },
        { "<list><item name='a' x:type='t' " XSI "/></list>", "item a has an attribute '{http://www.w3.org/" },
        { "<list x:type='t' " XSI "/>", "the list has an attribute '{http://www.w3.org/" },
        { "<list><item name='a' y:size='1' xmlns:y='urn:other'/></list>", "item a has an attribute '{urn:other}size'" },
    };
#undef XSI

    (void)state;
    for (size_t i = 0; i < sizeof fault / sizeof *fault; i++) {
        struct trial t = { 0 };
        assert_true(reads(&t, fault[i][0], strlen(fault[i][0])));
        assert_int_equal(t.f.n, 1);
        assert_true(str_starts(finding_said(&t.f.item[0]), str_of(fault[i][1])));
        arena_free(&t.a);
    }
}

/* The library keeps 16 bits for a line. */
static void lines_beyond_65535(void **state)
{
    struct trial t = { 0 };
    size_t n = 0;
    char *text = malloc(70000 + 64);

    (void)state;
    n = (size_t)sprintf(text, "<list>");
    memset(text + n, '\n', 70000);
    n += 70000;
    n += (size_t)sprintf(text + n, "<item/>\n</list>");
    assert_true(reads(&t, text, n));
    assert_int_equal(t.f.n, 1);
    assert_int_equal(t.f.item[0].line, 70001);
    assert_int_equal(t.root->child->line, 70001);
    arena_free(&t.a);
    free(text);
}

static void not_xml(void **state)
{
    (void)state;
    refused("", ERR_INPUT, "list.xml is empty");
    refused("   ", ERR_INPUT, "list.xml");
    refused("hello", ERR_INPUT, "list.xml, line 1: it does not begin with '<'");
    refused("name,federation\nGeorgia,GEO\n", ERR_INPUT, "it does not begin with '<'");
    refused("<list>\n<item name='a'/>\n", ERR_INPUT, "line 3: it ends in the middle of an element; is the file whole?");
    refused("<list>\n<item name='a'>\n</list>", ERR_INPUT,
            "line 3: this closing tag does not match the last opening tag");
    refused("<list>\n<item name='a' name='b'/></list>", ERR_INPUT, "line 2");
    refused("<list/>\n<list/>", ERR_INPUT, "line 2: something follows the end of the first element");
    refused("<list><item name='R & D'/></list>", ERR_INPUT, "line 1: a name is missing: '&' is written &amp;");
    refused("<list name=7/>", ERR_INPUT, "line 1: a value has no quotes");
    refused("<list name='a' name='b'/>", ERR_INPUT, "an element has the same attribute twice");
    refused(" <?xml version='1.0'?><list/>", ERR_INPUT, "there is something before");
    refused("<list>&nbsp;</list>", ERR_INPUT, "only &amp; &lt;");
    refused("<x:list/>", ERR_INPUT, "line 1");
    expect_refused("<list>\n\0</list>", 15, ERR_INPUT, "list.xml");
    refused("<list>\n<item name='\x01'/></list>", ERR_INPUT, "line 2");
}

static void foreign_files(void **state)
{
    (void)state;
    refused("<html><body/></html>", ERR_INPUT, "list.xml is not a registration: its first element is <html>");
    expect_refused("\x1F\x8B\x08\x00\x00\x00", 6, ERR_INPUT, "packed with gzip");
    expect_refused("PK\x03\x04\x14\x00", 6, ERR_INPUT, "zip archive");
    expect_refused("SQLite format 3\0", 16, ERR_INPUT, "database");
    refused("%PDF-1.4", ERR_INPUT, "PDF");
}

static void encodings(void **state)
{
    static const char latin1[] = "<?xml version='1.0' encoding='ISO-8859-1'?><list><item name='\xDC'/></list>";
    static const char bom[] = "\xEF\xBB\xBF<list><item name='Ü'/></list>";
    static const char ascii[] = "<?xml version='1.0' encoding='UTF-16'?><list><item name='U'/></list>";
    char utf16[2 * sizeof ascii] = "\xFF\xFE";
    struct trial t = { 0 };

    (void)state;
    for (size_t i = 0; i + 1 < sizeof ascii; i++) {
        utf16[2 + 2 * i] = ascii[i] == 'U' && ascii[i + 1] == '\'' ? (char)0xDC : ascii[i];
        utf16[3 + 2 * i] = 0;
    }
    assert_true(reads(&t, latin1, sizeof latin1 - 1));
    assert_true(str_eq(xml_attribute(t.root->child, "name"), STR("Ü")));
    assert_true(reads(&t, bom, sizeof bom - 1));
    assert_true(str_eq(xml_attribute(t.root->child, "name"), STR("Ü")));
    assert_true(reads(&t, utf16, 2 * sizeof ascii));
    assert_true(str_eq(xml_attribute(t.root->child, "name"), STR("Ü")));
    arena_free(&t.a);
    refused("<list>\n<item name='\xDC'/></list>", ERR_INPUT, "UTF-8");
    refused("<?xml version='1.0' encoding='klingon'?><list/>", ERR_INPUT, "list.xml");
}

static void no_doctype(void **state)
{
    (void)state;
    refused("<!DOCTYPE list>\n<list/>", ERR_INPUT, "a DOCTYPE is not accepted");
    refused("<?xml version='1.0'?>\n<!DOCTYPE list SYSTEM 'http://example.org/list.dtd'>\n<list/>", ERR_INPUT,
            "line 2: a DOCTYPE is not accepted");
    refused("<!DOCTYPE list [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\n<list>&x;</list>", ERR_INPUT,
            "a DOCTYPE is not accepted");
    refused("<!DOCTYPE list [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><list>&b;</list>", ERR_INPUT,
            "a DOCTYPE is not accepted");
}

static char *repeated(const char *head, const char *piece, int n, const char *tail, size_t *size)
{
    size_t piece_n = strlen(piece);
    char *text = malloc(strlen(head) + piece_n * (size_t)n + strlen(tail) + 1), *end = text;

    end += sprintf(end, "%s", head);
    for (int i = 0; i < n; i++, end += piece_n)
        memcpy(end, piece, piece_n);
    end += sprintf(end, "%s", tail);
    *size = (size_t)(end - text);
    return text;
}

static void a_million_entities(void **state)
{
    size_t n;
    char *text = repeated("<list>", "&amp;&#65;", 500000, "</list>", &n);
    struct trial t = { 0 };

    (void)state;
    assert_true(reads(&t, text, n)); /* predefined ones: harmless, only not allowed here */
    assert_int_equal(t.f.n, 1);
    arena_free(&t.a);
    free(text);
    text = repeated("<!DOCTYPE list [<!ENTITY e 'x'>]><list>", "&e;", 1000000, "</list>", &n);
    expect_refused(text, n, ERR_INPUT, "a DOCTYPE is not accepted");
    free(text);
}

static void bounded(void **state)
{
    size_t n;
    char *text = repeated("<list>", "<a>", 40, "", &n);

    (void)state;
    expect_refused(text, n, ERR_LIMIT, "nested deeper");
    free(text);
    text = repeated("<list>", "<a>", 5000, "", &n);
    expect_refused(text, n, ERR_LIMIT, "nested deeper");
    free(text);
    text = repeated("<list>", "<a/>", XML_ELEMENTS_MAX, "</list>", &n);
    expect_refused(text, n, ERR_LIMIT, "more elements");
    free(text);
    text = repeated("<list>", "          ", XML_SIZE_MAX / 10, "</list>", &n);
    expect_refused(text, n, ERR_LIMIT, "larger than 16 MiB");
    free(text);
}

/* The library compares each attribute of a tag with each: they are counted before it has them. */
static void attributes_are_counted_first(void **state)
{
    static const char hidden[] = "<?xml version='1.0' encoding='UTF-7'?>+ADw-list/+AD4-";
    char head[] = "<list><!-- a=\"1\" --><item name='x=\"y'/>", wide[200000] = "\xFF\xFE";
    struct trial t = { 0 };
    size_t n, w = 2;

    (void)state;
    char *text = repeated(head, "\n", 3, "<item", &n);
    for (int i = 0; i < 40000; i++) {
        text = realloc(text, n + 40);
        n += (size_t)sprintf(text + n, " a%d = '1'", i);
    }
    expect_refused(text, n, ERR_LIMIT, "list.xml, line 4: a tag has more attributes than this program accepts");
    for (size_t i = 0; i < n && w + 2 < sizeof wide; i++, w += 2)
        wide[w] = text[i], wide[w + 1] = 0;
    expect_refused(wide, w, ERR_LIMIT, "list.xml, line 4: a tag has more attributes than this program accepts");
    free(text);
    text = repeated("<list><!-- ", "a=\"1\" ", 40000, " --><item name='y'/></list>", &n);
    assert_true(reads(&t, text, n));
    arena_free(&t.a);
    free(text);
    text = repeated("<list><item name='", "long ", 3000, "'/></list>", &n);
    expect_refused(text, n, ERR_LIMIT, "an attribute is longer");
    free(text);
    expect_refused(hidden, sizeof hidden - 1, ERR_INPUT, "this encoding is not accepted");
    expect_refused("\x4C\x6F\xA7\x94", 4, ERR_INPUT, "EBCDIC");
}

static void not_too_many_findings(void **state)
{
    struct trial t = { 0 };
    size_t n;
    char *text = repeated("<list>", "<item/>", 20000, "</list>", &n);

    (void)state;
    assert_true(reads(&t, text, n));
    assert_int_equal(t.f.n, FINDINGS_MAX);
    assert_int_equal(finding_count(&t.f, PROBLEM), 20000); /* all of them are counted */
    arena_free(&t.a);
    free(text);
}

#define OTHER                                                 \
    "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>" \
    "<xs:element name='list'><xs:complexType><xs:sequence>"   \
    "<xs:element name='other' minOccurs='0'/>"                \
    "</xs:sequence></xs:complexType></xs:element></xs:schema>"

static void *read_in_turn(void *wrong)
{
    static const struct xml_format other = { say_xml_is_registration, "list", { OTHER, sizeof OTHER - 1 }, NULL, NULL };

    for (int i = 0; i < 200; i++) {
        struct trial t = { 0 };
        t.f.arena = &t.a;
        xml_read(STR("<list><item size='9'/></list>"), STR("list.xml"), i % 2 ? &list : &other, &t.a, &t.root, &t.f,
                 &t.e);
        *(int *)wrong += t.f.n != 1 || !strstr(message_on(MEDIUM_COMMAND, t.f.item[0].message, &t.a).p,
                                               i % 2 ? "has no name" : "is expected");
        arena_free(&t.a);
    }
    return NULL;
}

/* Compiled once, whoever is the first, and not what the other format has. */
static void each_format_keeps_its_schema(void **state)
{
    pthread_t thread[4];
    int wrong[4] = { 0 };

    (void)state;
    for (int i = 0; i < 4; i++)
        assert_int_equal(pthread_create(&thread[i], NULL, read_in_turn, &wrong[i]), 0);
    for (int i = 0; i < 4; i++) {
        pthread_join(thread[i], NULL);
        assert_int_equal(wrong[i], 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tree),
        cmocka_unit_test(every_fault_of_the_schema_with_its_line),
        cmocka_unit_test(faults_of_form),
        cmocka_unit_test(lines_beyond_65535),
        cmocka_unit_test(not_xml),
        cmocka_unit_test(foreign_files),
        cmocka_unit_test(encodings),
        cmocka_unit_test(attributes_are_counted_first),
        cmocka_unit_test(no_doctype),
        cmocka_unit_test(a_million_entities),
        cmocka_unit_test(bounded),
        cmocka_unit_test(not_too_many_findings),
        cmocka_unit_test(each_format_keeps_its_schema),
    };

    return cmocka_run_group_tests_name("xml", tests, NULL, NULL);
}
