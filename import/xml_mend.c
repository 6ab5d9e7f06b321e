/* SPDX-License-Identifier: Apache-2.0 */
#include "import/xml_mend.h"

#include <string.h>

#include "engine/base/arena.h"
#include "import/mend.h"
#include "import/xml_tree.h"

const struct str xml_ampersand = { "&#38;", 5 };

static const unsigned char *written(struct arena *a, struct str value)
{
    struct str text = { 0 };

    for (struct str rest = value; rest.n > 0;) {
        struct str piece = { rest.p, 0 };
        while (piece.n < rest.n && piece.p[piece.n] != '&')
            piece.n++;
        bool more = piece.n < rest.n;
        text = str_fmt(a, "%.*s%.*s%s", STR_ARG(text), STR_ARG(piece), more ? xml_ampersand.p : "");
        rest.p += piece.n + more;
        rest.n -= piece.n + more;
    }
    return (const unsigned char *)str_c(a, text);
}

static void show(struct xml_shown *s, struct str name, struct str value, struct arena *a)
{
    const unsigned char *text = written(a, value), **with;
    int i = 0;

    while (i < s->n && !str_eq(str_of((const char *)s->attribute[i * XML_PARTS]), name))
        i++;
    with = arena_new(a, const unsigned char *, (s->n + 1) * XML_PARTS);
    if (s->n > 0)
        memcpy(with, s->attribute, sizeof *with * (size_t)(s->n * XML_PARTS));
    if (i == s->n) {
        with[i * XML_PARTS] = (const unsigned char *)str_c(a, name);
        s->n++;
    }
    with[i * XML_PARTS + XML_BEGIN] = text;
    with[i * XML_PARTS + XML_END] = text + strlen((const char *)text);
    s->attribute = with;
}

static void put_value(struct arena *a, struct element *e, struct str name, struct str value)
{
    int i = 0;

    while (i < e->nattribute && !str_eq(e->attribute[i].name, name))
        i++;
    if (i == e->nattribute) {
        e->attribute = arena_grow(a, e->attribute, sizeof *e->attribute, (size_t)i, (size_t)i + 1);
        e->attribute[e->nattribute++].name = str_copy(a, name);
    }
    e->attribute[i].value = str_copy(a, value);
}

bool xml_mend(struct element *e, const struct mends *mends, struct xml_shown *shown, struct arena *a,
              struct findings *f)
{
    struct str of = xml_attribute(e, "name");

    for (int i = 0; mends && i < mends->n; i++) {
        const struct mend *m = &mends->item[i];
        struct str name = mend_attribute(m, e->name), was;
        if (name.n == 0)
            continue;
        was = xml_attribute(e, str_c(a, name));
        if (!mend_is_at(m, e->line, of, was) || (str_eq(was, m->value) && !mend_drops(m)))
            continue;
        mend_tell(m, e->line, of, was, str_trim(was), f);
        if (mend_drops(m))
            return false;
        put_value(a, e, name, m->value);
        show(shown, name, m->value, a);
    }
    return true;
}
