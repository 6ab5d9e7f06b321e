/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/uploaded.h"

#include "engine/base/err.h"
#include "office/folder.h"
#include "teams/text.h"
#include "web/base/messages.h"

static bool is_of(const struct uploaded *u, long person, struct str target)
{
    return u->turn > 0 && u->of == person && str_eq(u->at, str_cut(&target, '?'));
}

/* That of the person and the page, else a free one, else the oldest. */
static struct uploaded *place_for(struct uploaded_list *all, long person, struct str target)
{
    struct uploaded *oldest = &all->item[0];

    for (int i = 0; i < UPLOADED_MOST; i++) {
        if (is_of(&all->item[i], person, target))
            return &all->item[i];
        if (all->item[i].turn < oldest->turn)
            oldest = &all->item[i];
    }
    return oldest;
}

static struct uploaded copy(const struct uploaded *u, struct arena *a)
{
    struct registering_file *file = arena_new(a, struct registering_file, u->n);

    for (int i = 0; i < u->n; i++)
        file[i] =
            (struct registering_file){ .name = str_copy(a, u->file[i].name), .bytes = str_copy(a, u->file[i].bytes) };
    return (struct uploaded){ .file = file, .n = u->n, .mended = mending_made(&u->mended, a) };
}

const struct uploaded *uploaded_keep(struct uploaded_list *all, long person, struct str target,
                                     const struct upload_list *files, struct uploaded *before, struct arena *a)
{
    struct uploaded *u = place_for(all, person, target);
    uint64_t key = 0;

    *before = (struct uploaded){ .n = 0 };
    if (is_of(u, person, target) && u->mended.n > 0)
        *before = copy(u, a);
    arena_free(&u->live);
    *u = (struct uploaded){ .n = files->n, .of = person, .turn = ++all->turns };
    struct registering_file *file = arena_new(&u->live, struct registering_file, u->n);
    for (int i = 0; i < u->n; i++) {
        const struct upload *x = &files->item[i];
        file[i] = (struct registering_file){ .name = text_shown(str_copy(&u->live, x->name), false, &u->live),
                                             .bytes = str_copy(&u->live, x->bytes) };
        key = folder_key(key, x->bytes);
    }
    u->file = file;
    u->at = str_copy(&u->live, str_cut(&target, '?'));
    u->mark = str_fmt(&u->live, "%016llx", (unsigned long long)key);
    return u;
}

void uploaded_mended(struct uploaded_list *all, const struct uploaded *of, const struct registering_mends *mends)
{
    struct uploaded *u = &all->item[of - all->item];

    u->mended = mending_made(mends, &u->live);
}

const struct uploaded *uploaded_find(const struct uploaded_list *all, long person, struct str target, struct str mark,
                                     struct err *e)
{
    for (int i = 0; mark.p && i < UPLOADED_MOST; i++)
        if (is_of(&all->item[i], person, target) && str_eq(mark, all->item[i].mark))
            return &all->item[i];
    err_say(e, mark.p ? ERR_CONFLICT : ERR_USAGE, mark.p ? say_upload_is_gone() : say_choose_a_file());
    return NULL;
}

void uploaded_close(struct uploaded_list *all)
{
    for (int i = 0; i < UPLOADED_MOST; i++)
        arena_free(&all->item[i].live);
    *all = (struct uploaded_list){ .turns = 0 };
}
