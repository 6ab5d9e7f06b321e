/* SPDX-License-Identifier: Apache-2.0 */
/* op_rows.c - which function decides an operation: the rows of op.def. */
#include "desk/base/op_row.h"

#include "desk/base/messages.h"

/* The parameters of each operation, with a nameless one behind the last. */
/* clang-format off */
#define A(name, kind, label, needed, least, most) { #name, PARAM_##kind, label, needed, least, most, true, offsetof(self, name) },
#define P(name, kind, label, needed, least, most) { #name, PARAM_##kind, label, needed, least, most, false, offsetof(self, name) },
#define OP(name, scope, role, looks, ps) \
    static const struct param *params_of_##name(void) \
    { \
        typedef struct name##_args self; \
        static const struct param list[] = { ps { NULL, PARAM_FLAG, NULL, NULL, 0, 0, false, offsetof(self, op) } }; \
        return list; \
    }
#include "desk/base/op.def"
#undef OP
#undef A
#undef P

/* Each decision is handed its own arguments. */
#define OP(name, scope, role, looks, ps) \
    static bool do_##name(const union args *in, struct task *t) \
    { \
        return decide_##name(&in->name, t); \
    }
#include "desk/base/op.def"
#undef OP

static const struct op rows[] = {
#define OP(name, scope, role, looks, ps) { #name, scope, role, looks, params_of_##name, do_##name },
#include "desk/base/op.def"
#undef OP
};
/* clang-format on */

const struct op *op_row(enum op_id id)
{
    return &rows[id];
}

const struct op *op_find(struct str name)
{
    for (int i = 0; i < OP_COUNT; i++)
        if (str_eq(name, str_of(rows[i].name)))
            return &rows[i];
    return NULL;
}

/* Words and parameters. */

/* "--By-Hand" is by_hand. */
static char letter_of_name(char typed)
{
    if (typed >= 'A' && typed <= 'Z')
        return (char)(typed + 32);
    return typed == '-' ? '_' : typed;
}

bool op_names(const struct param *p, struct str word)
{
    struct str name = word;

    if (str_starts(name, STR("--")))
        name.p += 2, name.n -= 2;
    for (size_t i = 0; i < name.n; i++)
        if (p->name[i] != letter_of_name(name.p[i]))
            return false;
    return p->name[name.n] == '\0';
}

const struct param *op_param(const struct op *op, struct str word)
{
    for (const struct param *p = op->params(); p->name; p++)
        if (op_names(p, word))
            return p;
    return NULL;
}

const struct param *op_each(const struct op *op)
{
    for (const struct param *p = op->params(); p->name; p++)
        if (p->kind == PARAM_EACH)
            return p;
    return NULL;
}
