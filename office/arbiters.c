/* SPDX-License-Identifier: Apache-2.0 */
/* arbiters.c - arbiters who were typed with their FIDE ids are looked up in a rating list. */
#include "office/ratings.h"

#include <string.h>

#include "db/list.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/messages.h"
#include "teams/arbiter.h"

static long id_of(const struct arbiter *x)
{
    return x->fide_id > 0 ? x->fide_id : arbiter_id_alone(x);
}

/* One of them, without a list or by one. */

static bool needs_none(const struct arbiter *x, struct err *e)
{
    long alone = arbiter_id_alone(x);

    return alone == 0 || err_say(e, ERR_USAGE, say_arbiter_id_without_list(alone));
}

/* Of a list whose names have what parts arbiters and their roles here: "O'Neil, Bob; (x)". */
static struct str plain(struct str name, struct arena *a)
{
    char *text = arena_new(a, char, name.n);

    for (size_t i = 0; i < name.n; i++)
        text[i] = memchr(";()", name.p[i], 3) ? ' ' : name.p[i];
    return str_trim((struct str){ text, name.n });
}

static bool look_up(struct db *list, struct arbiter *x, struct arena *a, struct err *e)
{
    long alone = arbiter_id_alone(x);
    struct rated r;

    if (id_of(x) == 0)
        return true;
    if (!list_player(list, id_of(x), a, &r, e))
        return e->kind == ERR_NONE && (alone == 0 || err_say(e, ERR_INPUT, say_arbiter_not_in_list(alone)));
    if (alone == 0 && !rated_like_name(x->name, r.name, a))
        return err_say(e, ERR_INPUT, say_arbiter_is_another(r.fide_id, r.name, x->name));
    *x = arbiter_rated(x, &r);
    x->name = plain(x->name, a);
    return true;
}

/* All of them. */

static bool any_id(struct str typed)
{
    while (typed.n > 0) {
        struct arbiter x = arbiter_typed(str_cut(&typed, ';'));
        if (id_of(&x) > 0)
            return true;
    }
    return false;
}

/* Two of them have one id: `before` is how far those before it go. */
static bool is_twice(struct str typed, size_t before, long id)
{
    struct str rest = { typed.p, before };

    while (id > 0 && rest.n > 0) {
        struct arbiter x = arbiter_typed(str_cut(&rest, ';'));
        if (id_of(&x) == id)
            return true;
    }
    return false;
}

static bool rewrite(struct str *typed, struct db *list, struct arena *a, struct err *e)
{
    struct str rest = *typed, out = { 0 };

    while (rest.n > 0) {
        const size_t before = typed->n - rest.n;
        struct arbiter x = arbiter_typed(str_cut(&rest, ';'));
        if (x.name.n == 0)
            continue;
        if (is_twice(*typed, before, id_of(&x)))
            return err_say(e, ERR_INPUT, say_arbiter_twice(id_of(&x)));
        if (!(list ? look_up(list, &x, a, e) : needs_none(&x, e)))
            return false;
        out = str_fmt(a, "%.*s%s%.*s", STR_ARG(out), out.n ? "; " : "", STR_ARG(arbiter_line(&x, a)));
    }
    if (list)
        *typed = out;
    return true;
}

bool arbiters_look_up(struct str *typed, const char *list, struct arena *a, struct err *e)
{
    struct db *db = NULL;

    if (!any_id(*typed))
        return true;
    if (list && !list_open(list, &db, e))
        return false;
    bool ok = rewrite(typed, db, a, e);
    if (db)
        db_close(db);
    return ok;
}
