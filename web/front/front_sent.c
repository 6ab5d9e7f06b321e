/* SPDX-License-Identifier: Apache-2.0 */
/* front_sent.c - a form that was sent twice, by a double click or once more from its page, makes one file. */
#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "web/base/form.h"
#include "web/front/front_folder.h"
#include "web/page/page.h"

void front_sent_put(struct markup *m)
{
    char letters[LINK_LETTERS + 1];

    link_make(letters);
    page_hidden(m, "once", str_copy(m->out.arena, str_of(letters)));
}

/* All that the form of the visit says. */
static struct str words_of(const struct visit *v)
{
    struct buffer b = { .arena = v->arena };

    for (int i = 0; i < v->form.n; i++)
        buffer_fmt(&b, "%.*s=%.*s\n", STR_ARG(v->form.word[i].name), STR_ARG(v->form.word[i].value));
    return buffer_str(&b);
}

struct str front_sent_file(const struct front_folder *f, const struct visit *v)
{
    struct str once = form_word(&v->form, "once"), words = words_of(v);

    for (int i = 0; i < FRONT_SENT; i++)
        if (link_is(f->sent[i].letters, once) && str_eq(f->sent[i].words, words))
            return f->sent[i].file;
    return (struct str){ 0 };
}

struct front_sent *front_sent_note(struct front_folder *f, const struct visit *v, struct str file)
{
    struct str once = form_word(&v->form, "once");
    struct front_sent *s = &f->sent[f->nsent++ % FRONT_SENT];

    *s = (struct front_sent){ .words = str_copy(&f->live, words_of(v)), .file = str_copy(&f->live, file) };
    for (size_t i = 0; once.n == LINK_LETTERS && i < LINK_LETTERS; i++)
        s->letters[i] = once.p[i];
    front_sent_remark(f, v, s);
    return s;
}

void front_sent_remark(struct front_folder *f, const struct visit *v, struct front_sent *s)
{
    struct markup m = { .out.arena = v->arena };

    page_findings(v, &m);
    s->remarks = str_copy(&f->live, buffer_str(&m.out));
}

const struct front_sent *front_sent_of(const struct front_folder *f, struct str file)
{
    for (int i = 0; i < FRONT_SENT; i++)
        if (str_eq(f->sent[i].file, file))
            return &f->sent[i];
    return NULL;
}
