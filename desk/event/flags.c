/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/event/flags.h"

#include "db/attachment.h"
#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "desk/file/attached.h"
#include "desk/base/op_row.h"

/* On the disk before the entry that lists them, and once nothing prevents that entry: what is refused leaves no file. */
static bool keep_files(const struct task *t, const struct flag_list *list)
{
    struct arena own = { 0 };
    struct str folder = attached_folder(db_path(t->db), &own);
    bool ok = true;

    for (const struct flag *f = list->item; ok && !t->dry && f < list->item + list->n; f++)
        if (f->bytes.p || f->file.size == 0) /* else it is there already */
            ok = attachment_keep(folder, &f->file, f->bytes, &own, t->err);
    arena_free(&own);
    return ok;
}

static const struct attachment *flag_in_event(const struct event *ev, struct str code)
{
    for (const struct attachment *x = ev->attachment; x && x < ev->attachment + ev->nattachment; x++)
        if (x->kind == ATTACHMENT_FLAG && str_eq(x->name, code))
            return x;
    return NULL;
}

bool flag_is_in(const struct flag_list *list, struct str code)
{
    for (int i = 0; i < list->n; i++)
        if (str_eq(list->item[i].file.name, code))
            return true;
    return false;
}

/* So many of the list that the event does not have like that. */
static int count_news(const struct event *ev, const struct flag_list *list)
{
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const struct attachment *is = &list->item[i].file, *was = flag_in_event(ev, is->name);
        n += !was || !str_eq(was->sha256, is->sha256);
    }
    return n;
}

/* The first team of each federation is asked. */
static bool is_first(const struct event *ev, const struct section *s, const struct squad *q)
{
    for (const struct section *other = ev->section; other <= s; other++)
        for (const struct squad *p = other->squad; p && p < other->squad + other->nsquad && p != q; p++)
            if (str_eq(p->federation, q->federation))
                return false;
    return q->federation.n > 0;
}

static void note_others(struct task *t, const struct flag_list *list)
{
    const struct event *ev = &t->event;
    int n = 0;

    for (const struct section *s = ev->section; s && s < ev->section + ev->nsection; s++)
        for (const struct squad *q = s->squad; q && q < s->squad + s->nsquad; q++)
            n += !flag_is_in(list, q->federation) && is_first(ev, s, q);
    if (n > 0 && list->n > 0)
        task_say(t, NOTE, RULE_NONE, say_others_keep_flag(n));
}

static void take_flags(struct task *t, const struct flag_list *list)
{
    const struct event *ev = t->before;
    struct attachment *all = arena_new(&t->arena, struct attachment, ev->nattachment + list->n);
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const struct attachment *x = &list->item[i].file;
        all[n++] =
            (struct attachment){ x->kind, str_copy(&t->arena, x->name), str_copy(&t->arena, x->sha256), x->size };
    }
    for (int i = 0; i < ev->nattachment; i++)
        if (ev->attachment[i].kind != ATTACHMENT_FLAG)
            all[n++] = ev->attachment[i];
    t->event.attachment = all;
    t->event.nattachment = n;
}

bool decide_flags(const struct flags_args *in, struct task *t)
{
    const struct flag_list *list = in->flags;
    int news = count_news(t->before, list);

    if (!keep_files(t, list))
        return false;
    take_flags(t, list);
    note_others(t, list);
    if (news == 0 && t->event.nattachment == t->before->nattachment)
        return true;
    const struct event *ev = t->before;
    struct str gone = { 0 };
    for (int i = 0; i < ev->nattachment; i++)
        if (ev->attachment[i].kind == ATTACHMENT_FLAG && !flag_is_in(list, ev->attachment[i].name))
            gone = str_fmt(&t->arena, "%.*s%s%.*s", STR_ARG(gone), gone.n > 0 ? ", " : "",
                           STR_ARG(ev->attachment[i].name));
    if (gone.n > 0 && list->n > 0)
        task_say(t, NOTE, RULE_NONE, say_no_flag_any_more(gone));
    struct fact *fact = task_fact(t, list->n > 0 ? FACT_FLAGS : FACT_NO_FLAGS);
    fact->number = list->n;
    fact->of = news;
    return true;
}
