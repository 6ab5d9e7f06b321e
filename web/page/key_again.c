/* SPDX-License-Identifier: Apache-2.0 */
#include "web/page/key_again.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/err.h"
#include "web/base/form.h"
#include "web/page/page.h"

enum { MOST = 8, SECONDS = 60 };

/* In memory only, and no longer than it may be asked for again. */
static struct sent {
    struct arena arena;
    struct desk_pass *pass;
    int n;
    struct str words;
    long person;
    time_t at;
} sent[MOST];
static int nsent;

/* All that the form says, and where. */
static struct str words_of(const struct visit *v, struct arena *a)
{
    struct buffer b = { .arena = a };

    buffer_fmt(&b, "%.*s\n", STR_ARG(v->job->target));
    for (int i = 0; i < v->form.n; i++)
        buffer_fmt(&b, "%.*s=%.*s\n", STR_ARG(v->form.word[i].name), STR_ARG(v->form.word[i].value));
    return buffer_str(&b);
}

static void forget(struct sent *s)
{
    for (int i = 0; i < s->n; i++)
        explicit_bzero(&s->pass[i].key, sizeof s->pass[i].key);
    arena_free(&s->arena);
    *s = (struct sent){ .n = 0 };
}

static void forget_old(time_t now)
{
    for (int i = 0; i < MOST; i++)
        if (now - sent[i].at > SECONDS || now < sent[i].at)
            forget(&sent[i]);
}

static bool open_still(const struct visit *v, const struct sent *s)
{
    for (int i = 0; i < s->n; i++) {
        struct person p;
        struct err e = { 0 };
        if (!desk_people_by_key(v->room->people, str_of(s->pass[i].key.text), v->arena, &p, &e) || p.revoked.n > 0)
            return false;
    }
    return s->n > 0;
}

const struct desk_pass *key_again(const struct visit *v, int *n)
{
    struct str words = words_of(v, v->arena);

    forget_old(v->job->arrived);
    for (int i = 0; i < MOST; i++)
        if (sent[i].person == v->who.id && str_eq(sent[i].words, words) && open_still(v, &sent[i])) {
            *n = sent[i].n;
            return sent[i].pass;
        }
    return NULL;
}

void key_again_note(const struct visit *v, const struct desk_pass *pass, int n)
{
    struct sent *s = &sent[nsent++ % MOST];

    forget(s);
    s->pass = arena_new(&s->arena, struct desk_pass, n);
    s->n = n;
    s->person = v->who.id;
    s->at = v->job->arrived;
    s->words = words_of(v, &s->arena);
    for (int i = 0; i < n; i++) {
        struct person *p = &s->pass[i].person;
        s->pass[i] = pass[i];
        p->name = str_copy(&s->arena, p->name);
        p->issued = str_copy(&s->arena, p->issued);
        p->viewer.identity = str_copy(&s->arena, p->viewer.identity);
        p->viewer.section = str_copy(&s->arena, p->viewer.section);
        p->viewer.team = str_copy(&s->arena, p->viewer.team);
    }
}
