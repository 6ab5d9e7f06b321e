/* SPDX-License-Identifier: Apache-2.0 */
#include "import/xml_words.h"

#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <string.h>

#include "engine/base/arena.h"
#include "import/messages.h"
#include "teams/text.h"

enum { VALUE_COLUMNS = 40 };

/* What people write may hold anything. */
static struct str shown(const xmlChar *value, struct arena *a)
{
    return text_shown(text_cut(a, str_trim(str_of((const char *)value)), VALUE_COLUMNS), false, a);
}

static struct str value_of(const xmlNode *node, const char *attribute, struct arena *a)
{
    for (const xmlAttr *x = node->properties; x; x = x->next)
        if (strcmp((const char *)x->name, attribute) == 0)
            return shown(x->children ? x->children->content : NULL, a);
    return (struct str){ 0 };
}

static bool same_name(const xmlNode *a, const xmlNode *b)
{
    return a->type == XML_ELEMENT_NODE && xmlStrEqual(a->name, b->name);
}

/* Its place among those of its name, from 1. */
static int place_of(const xmlNode *node)
{
    int n = 1;

    for (const xmlNode *x = node->prev; x; x = x->prev)
        n += same_name(x, node);
    return n;
}

static bool is_element(const xmlNode *node)
{
    return node && node->type == XML_ELEMENT_NODE;
}

/* There may be others of its kind: a team, a player. */
static bool is_one_of_many(const xmlNode *node)
{
    return is_element(node) && is_element(node->parent) && strcmp((const char *)node->name, "event") != 0;
}

/* "player Carlsen, Magnus", "team 5": by its name, or by its place if it has none. */
static struct str one(const xmlNode *node, struct arena *a)
{
    struct str name = value_of(node, "name", a);

    if (!is_one_of_many(node))
        return str_fmt(a, "the %s", (const char *)node->name);
    return name.n > 0 ? str_fmt(a, "%s %.*s", (const char *)node->name, STR_ARG(name))
                      : str_fmt(a, "%s %d", (const char *)node->name, place_of(node));
}

/* "player Carlsen, Magnus of team Norway" */
static struct str whole(const xmlNode *node, struct arena *a)
{
    struct str self = one(node, a);

    return is_one_of_many(node->parent) ? str_fmt(a, "%.*s of %.*s", STR_ARG(self), STR_ARG(one(node->parent, a)))
                                        : self;
}

/* The text in the next quotes, taken off the head of `rest`. */
static struct str quoted(struct str *rest)
{
    str_cut(rest, '\'');
    return str_cut(rest, '\'');
}

/* What a value must be, by its attribute. */
static const struct {
    const char *attribute;
    struct message (*form)(void);
    const char *element; /* of that alone, before the others */
} forms[] = {
    { "start", say_xml_form_start, NULL },
    { "end", say_xml_form_end, NULL },
    { "date", say_xml_form_start, NULL },
    { "time", say_xml_form_time, NULL },
    { "lineups", say_xml_form_lineups, NULL },
    { "zone", say_xml_form_zone, NULL },
    { "name", say_xml_form_section, "section" },
    { "name", say_xml_form_name, NULL },
    { "title", say_xml_form_section_title, "section" },
    { "title", say_xml_form_title, NULL },
    { "federation", say_xml_form_federation, NULL },
    { "fideid", say_xml_form_fide_id, NULL },
    { "rating", say_xml_form_rating, NULL },
    { "k", say_xml_form_k, NULL },
    { "born", say_xml_form_born, NULL },
    { "number", say_xml_form_number, NULL },
    { "rounds", say_xml_form_rounds, NULL },
    { "boards", say_xml_form_boards, NULL },
    { "squad-size", say_xml_form_squad_size, NULL },
    { "floor", say_xml_form_floor, NULL },
    { "sex", say_xml_form_sex, NULL },
    { "women", say_xml_form_yes_or_no, NULL },
    { "replaced", say_xml_form_yes_or_no, NULL },
    { "host-first", say_xml_form_yes_or_no, NULL },
    { "edition", say_xml_form_edition, NULL },
    { "tiebreak", say_xml_form_tiebreak, NULL },
};

static struct message form_of(const xmlNode *node, struct str attribute)
{
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (str_eq(attribute, str_of(forms[i].attribute)) &&
            (!forms[i].element || strcmp(forms[i].element, (const char *)node->name) == 0))
            return forms[i].form();
    return say_xml_form_other();
}

static struct message wrong_value(const xmlNode *node, struct str attribute, struct arena *a)
{
    const char *name = str_c(a, attribute);
    const struct message form = form_of(node, attribute);

    return say_xml_value(whole(node, a), name, value_of(node, name, a), &form);
}

/* "This element is not expected. Expected is ( event )." What it expects, if that is one thing; else empty. */
static struct str expected(struct str message)
{
    if (!memmem(message.p, message.n, "Expected is (", 13))
        return STR("");
    str_cut(&message, '(');
    return str_trim(str_cut(&message, ')'));
}

/* "Missing child element(s). Expected is ( event )." */
static struct message misplaced(const xmlNode *node, struct str message, struct arena *a)
{
    struct str who = whole(node, a);

    if (memmem(message.p, message.n, "Missing child", 13)) {
        str_cut(&message, '(');
        str_cut(&message, '(');
        return say_xml_element_missing(who, str_trim(str_cut(&message, ')')));
    }
    const struct str other = expected(message);
    return other.n > 0 ? say_xml_element_expected(who, other)
                       : say_xml_element_misplaced(who, (const char *)node->name);
}

static struct message unknown(struct str who, struct str attribute, struct arena *a)
{
    return say_xml_attribute_unknown(who, text_shown(text_cut(a, attribute, VALUE_COLUMNS), false, a));
}

/* Which sentence an error of the library calls for. Its own begins "Element 'team': " or "Element 'team', attribute 'number': ". */
struct message xml_schema_fault(const struct _xmlError *error, struct arena *a)
{
    const xmlNode *node = error->node;
    struct str message = str_of(error->message), rest = message;

    if (node && node->type == XML_ATTRIBUTE_NODE)
        node = node->parent;
    if (!is_element(node))
        return say_xml_form_of_its_page();
    quoted(&rest);
    struct str who = whole(node, a), attribute = quoted(&rest);
    if (str_starts(attribute, STR("{"))) /* "{http://www.w3.org/2001/XMLSchema-instance}type" */
        return unknown(who, attribute, a);
    switch (error->code) {
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_4:
        return say_xml_attribute_missing(who, attribute);
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_3_2_1:
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_3_2_2:
        return unknown(who, attribute, a);
    case XML_SCHEMAV_CVC_ELT_3_1:
        return unknown(who, STR("nil"), a);
    case XML_SCHEMAV_CVC_ELT_1:
        return say_xml_other_namespace(who);
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_2_1:
        return say_xml_attributes_only(who);
    case XML_SCHEMAV_ELEMENT_CONTENT:
        return misplaced(node, message, a);
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_2_3:
        return say_xml_text_between(who);
    default:
        return wrong_value(node, attribute, a);
    }
}
