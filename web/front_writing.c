/* SPDX-License-Identifier: Apache-2.0 */
#include "web/front_writing.h"

#include "web/form.h"
#include "web/page.h"

/* What was sent, were it emptied; else as it is usual. */
static struct str value_of(const struct visit *v, const char *name, struct str usual)
{
    struct str word = form_word(&v->form, name);

    if (word.p)
        return word;
    for (int i = 0; i < v->form.nleft; i++)
        if (str_eq(v->form.left[i], str_of(name)))
            return STR("");
    return usual;
}

static const struct err *wrong_at(const struct front_wrong *wrong, const char *field)
{
    for (int i = 0; wrong && i < wrong->n; i++)
        if (wrong->item[i].field && str_eq(str_of(wrong->item[i].field), str_of(field)))
            return &wrong->item[i].why;
    return NULL;
}

/* Who sees that a field is wrong comes to the first of them. */
void writing_whether_wrong(struct writing *w, const char *name)
{
    if (!wrong_at(w->wrong, name))
        return;
    put(w->m, " aria-invalid=\"true\"");
    put_attr(w->m, "aria-describedby", str_fmt(w->v->arena, "why-%s", name));
    if (w->first)
        put(w->m, " autofocus");
    w->first = false;
}

void writing_why(struct writing *w, const char *name)
{
    const struct err *why = wrong_at(w->wrong, name);

    if (!why)
        return;
    put(w->m, "<div");
    put_attr(w->m, "id", str_fmt(w->v->arena, "why-%s", name));
    put(w->m, ">\n");
    page_problem(w->v, w->m, why);
    put(w->m, "</div>\n");
}

/* What is wrong stands at the field that it is about. */
void writing_question(struct writing *w, const struct asking *q)
{
    struct markup *m = w->m;

    put(m, "<div class=\"field\"><label>");
    page_say(w->v, m, q->label);
    put(m, " <input");
    writing_whether_wrong(w, q->name);
    put_attr(m, "name", str_of(q->name));
    put_attr(m, "type", str_of(q->type));
    put_attr(m, "value", q->as_it_is ? q->value : value_of(w->v, q->name, q->value));
    if (q->needed)
        put(m, " required");
    put(m, "></label>\n");
    writing_why(w, q->name);
    put(m, "</div>\n");
}
