/* SPDX-License-Identifier: Apache-2.0 */
#include "web/base/form.h"
#include "web/page/links.h"

#include "engine/base/arena.h"
#include "web/page/visit.h"

/* A section that is called like a page of the desk has a sign before its name, and one that begins with it has it twice. */
enum { SIGN = '~' };

static bool is_taken(struct str name)
{
    static const char *const page[] = {
#define ROUTE(id, method, address, who, takes) address,
#include "web/page/routes.def"
#undef ROUTE
    };

    for (size_t i = 0; i < sizeof page / sizeof *page; i++) {
        struct str rest = str_of(page[i] + 1);
        if (str_eq(str_cut(&rest, '/'), name))
            return true;
    }
    return name.n > 0 && name.p[0] == SIGN;
}

struct str address_section(const struct section *s, struct arena *a)
{
    return str_fmt(a, "/%s%.*s", is_taken(s->name) ? "~" : "", STR_ARG(percent_encode(s->name, a)));
}

struct str address_section_name(struct str part)
{
    bool has = part.n > 0 && part.p[0] == SIGN;

    return (struct str){ part.p + has, part.n - has };
}

struct str address_round(const struct visit *v, const struct section *s, int round)
{
    return str_fmt(v->arena, "%.*s/%d", STR_ARG(address_section(s, v->arena)), round > 0 ? round : 1);
}

struct str address_report(const struct visit *v, const struct section *s, const char *name, int round,
                          const char *format)
{
    struct str at = str_fmt(v->arena, "%.*s/report/%s", STR_ARG(address_section(s, v->arena)), name);

    if (round > 0)
        at = str_fmt(v->arena, "%.*s?round=%d", STR_ARG(at), round);
    return format ? str_fmt(v->arena, "%.*s%cformat=%s", STR_ARG(at), round > 0 ? '&' : '?', format) : at;
}

const char *address_own(const struct op *op)
{
    static const struct {
        enum op_id id;
        const char *page;
    } own[] = { { OP_import, "/import" }, { OP_ratings, "/ratings" }, { OP_flags, "/flags" }, { OP_logo, "/logo" } };

    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (op == op_row(own[i].id))
            return own[i].page;
    return NULL;
}

struct str address_operation(const struct visit *v, const struct section *s, const char *name)
{
    const struct op *op = op_find(str_of(name));
    const char *page = op ? address_own(op) : NULL;

    if (page)
        return str_of(page);
    return s ? str_fmt(v->arena, "%.*s/do/%s", STR_ARG(address_section(s, v->arena)), name)
             : str_fmt(v->arena, "/do/%s", name);
}
