/* SPDX-License-Identifier: Apache-2.0 */
#include "import/xml_words.h"

#include <libxml/xmlerror.h>
#include <string.h>

#include "engine/base/arena.h"
#include "import/messages.h"
#include "teams/text.h"

enum { VALUE_COLUMNS = 40 };

/* What people write may hold anything. */
static struct str shown(const struct element *e, const char *attribute, struct arena *a)
{
    return text_shown(text_cut(a, str_trim(xml_attribute(e, attribute)), VALUE_COLUMNS), false, a);
}

/* The open element `up` steps outwards of the innermost; NULL: there is none. */
static const struct element *outwards(const struct xml_open *open, int up)
{
    return up < open->depth ? open->item[open->depth - 1 - up] : NULL;
}

/* Its place among those of its name, from 1. */
static int place_of(const struct element *in, const struct element *e)
{
    int n = 1;

    for (const struct element *x = in->child; x && x != e; x = x->next)
        n += str_eq(x->name, e->name);
    return n;
}

/* There may be others of its kind: a team, a player. */
static bool is_one_of_many(const struct xml_open *open, int up)
{
    return outwards(open, up + 1) && !str_eq(outwards(open, up)->name, STR("event"));
}

/* "player Carlsen, Magnus", "team 5": by its name, or by its place if it has none. */
static struct str one(const struct xml_open *open, int up, struct arena *a)
{
    const struct element *e = outwards(open, up);
    struct str name = shown(e, "name", a);

    if (!is_one_of_many(open, up))
        return str_fmt(a, "the %.*s", STR_ARG(e->name));
    return name.n > 0
               ? str_fmt(a, "%.*s %.*s", STR_ARG(e->name), STR_ARG(name))
               : str_fmt(a, "%.*s %d", STR_ARG(e->name), open->uncounted ? 0 : place_of(outwards(open, up + 1), e));
}

/* "player Carlsen, Magnus of team Norway" */
static struct str whole(const struct xml_open *open, struct arena *a)
{
    struct str self = one(open, 0, a);

    return is_one_of_many(open, 1) ? str_fmt(a, "%.*s of %.*s", STR_ARG(self), STR_ARG(one(open, 1, a))) : self;
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
    { "players-needed", say_xml_form_boards, NULL },
    { "floor", say_xml_form_floor, NULL },
    { "sex", say_xml_form_sex, NULL },
    { "women", say_xml_form_yes_or_no, NULL },
    { "replaced", say_xml_form_yes_or_no, NULL },
    { "host-first", say_xml_form_yes_or_no, NULL },
    { "edition", say_xml_form_edition, NULL },
    { "tiebreak", say_xml_form_tiebreak, NULL },
};

static struct message form_of(const struct element *e, struct str attribute)
{
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (str_eq(attribute, str_of(forms[i].attribute)) &&
            (!forms[i].element || str_eq(e->name, str_of(forms[i].element))))
            return forms[i].form();
    return say_xml_form_other();
}

static struct message wrong_value(const struct xml_open *open, struct str attribute, struct arena *a)
{
    const char *name = str_c(a, attribute);
    const struct element *e = outwards(open, 0);
    const struct message form = form_of(e, attribute);

    return say_xml_value(whole(open, a), name, shown(e, name, a), &form);
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
static struct message misplaced(const struct xml_open *open, struct str message, struct arena *a)
{
    struct str who = whole(open, a);

    if (memmem(message.p, message.n, "Missing child", 13)) {
        str_cut(&message, '(');
        str_cut(&message, '(');
        return say_xml_element_missing(who, str_trim(str_cut(&message, ')')));
    }
    const struct str other = expected(message);
    return other.n > 0 ? say_xml_element_expected(who, other)
                       : say_xml_element_misplaced(who, str_c(a, outwards(open, 0)->name));
}

static struct message unknown(struct str who, struct str attribute, struct arena *a)
{
    return say_xml_attribute_unknown(who, text_shown(text_cut(a, attribute, VALUE_COLUMNS), false, a));
}

/* Which sentence an error of the library calls for. Its own begins "Element 'team': " or "Element 'team', attribute 'number': ". */
struct message xml_schema_fault(const struct _xmlError *error, const struct xml_open *open, struct arena *a)
{
    struct str message = str_of(error->message), rest = message;

    quoted(&rest);
    struct str who = whole(open, a), attribute = quoted(&rest);
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
        return misplaced(open, message, a);
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_2_3:
        return say_xml_text_between(who);
    default:
        return wrong_value(open, attribute, a);
    }
}
