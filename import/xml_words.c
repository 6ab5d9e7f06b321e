/* SPDX-License-Identifier: Apache-2.0 */
#include "import/xml_words.h"

#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <string.h>

#include "engine/base/arena.h"
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
    const char *attribute, *form;
    const char *element; /* of that alone, before the others */
} forms[] = {
    { "start", "a day of the calendar such as 2026-09-01", NULL },
    { "end", "a day of the calendar such as 2026-09-10", NULL },
    { "date", "a day of the calendar such as 2026-09-01", NULL },
    { "time", "a time such as 15:00", NULL },
    { "lineups", "a time such as 10:00, or a date and a time", NULL },
    { "zone", "the name of a time zone such as Europe/Riga", NULL },
    { "name", "at most 20 small letters, digits and hyphens, such as open", "section" },
    { "name", "a name of 1 to 100 letters", NULL },
    { "title", "at most 100 letters long", "section" },
    { "title", "a title such as GM or WIM", NULL },
    { "federation", "a code such as NOR", NULL },
    { "fideid", "a number up to 1999999999, or empty", NULL },
    { "rating", "a number of at most 4 digits, or empty", NULL },
    { "born", "a year such as 1990, 2999 at most, or empty", NULL },
    { "number", "a number from 1 on", NULL },
    { "rounds", "a number from 1 to 30", NULL },
    { "boards", "a number from 1 to 8", NULL },
    { "squad-size", "a number from 1 to 24", NULL },
    { "floor", "a rating such as 1000", NULL },
    { "sex", "m or w", NULL },
    { "women", "yes or no", NULL },
    { "replaced", "yes or no", NULL },
    { "host-first", "yes or no", NULL },
    { "edition", "2012, 2022 or ecu", NULL },
    { "tiebreak", "2012, khanty-mansiysk or 2022", NULL },
};

static const char *form_of(const xmlNode *node, struct str attribute)
{
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (str_eq(attribute, str_of(forms[i].attribute)) &&
            (!forms[i].element || strcmp(forms[i].element, (const char *)node->name) == 0))
            return forms[i].form;
    return "something else; the page of the format says what";
}

static struct str wrong_value(const xmlNode *node, struct str attribute, struct arena *a)
{
    const char *name = str_c(a, attribute);
    struct str value = value_of(node, name, a), who = whole(node, a);

    return str_fmt(a, "%.*s has %s=\"%.*s\": it must be %s", STR_ARG(who), name, STR_ARG(value),
                   form_of(node, attribute));
}

/* "Missing child element(s). Expected is ( event )." */
static struct str misplaced(const xmlNode *node, struct str message, struct arena *a)
{
    struct str who = whole(node, a);

    if (!memmem(message.p, message.n, "Missing child", 13))
        return str_fmt(a, "%.*s: <%s> does not belong here, or is one too many; correct its name or delete it",
                       STR_ARG(who), (const char *)node->name);
    str_cut(&message, '(');
    str_cut(&message, '(');
    struct str wanted = str_trim(str_cut(&message, ')'));
    return str_fmt(a, "%.*s is not complete: it lacks <%.*s>", STR_ARG(who), STR_ARG(wanted));
}

static struct str unknown(struct str who, struct str attribute, struct arena *a)
{
    return str_fmt(a, "%.*s has an attribute '%.*s', which nobody knows: correct its spelling, or delete it",
                   STR_ARG(who), STR_ARG(text_shown(text_cut(a, attribute, VALUE_COLUMNS), false, a)));
}

/* Which sentence an error of the library calls for. Its own begins "Element 'team': " or "Element 'team', attribute 'number': ". */
struct str xml_schema_words(const struct _xmlError *error, struct arena *a)
{
    const xmlNode *node = error->node;
    struct str message = str_of(error->message), rest = message;

    if (node && node->type == XML_ATTRIBUTE_NODE)
        node = node->parent;
    if (!is_element(node))
        return STR("the file does not have the form that its page describes");
    quoted(&rest);
    struct str who = whole(node, a), attribute = quoted(&rest);
    if (str_starts(attribute, STR("{"))) /* "{http://www.w3.org/2001/XMLSchema-instance}type" */
        return unknown(who, attribute, a);
    switch (error->code) {
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_4:
        return str_fmt(a, "%.*s has no %.*s: add %.*s=\"...\"", STR_ARG(who), STR_ARG(attribute), STR_ARG(attribute));
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_3_2_1:
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_3_2_2:
        return unknown(who, attribute, a);
    case XML_SCHEMAV_CVC_ELT_3_1:
        return unknown(who, STR("nil"), a);
    case XML_SCHEMAV_CVC_ELT_1:
        return str_fmt(a, "%.*s is of another namespace: delete xmlns and what it is set to", STR_ARG(who));
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_2_1:
        return str_fmt(a, "%.*s has attributes and nothing else: delete what stands between its tags", STR_ARG(who));
    case XML_SCHEMAV_ELEMENT_CONTENT:
        return misplaced(node, message, a);
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_2_3:
        return str_fmt(a, "in %.*s a text stands between the elements: delete it", STR_ARG(who));
    default:
        return wrong_value(node, attribute, a);
    }
}
