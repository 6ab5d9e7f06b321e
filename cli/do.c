/* do.c - the words of a command line handed to an operation of the desk. */
#include <ctype.h>

#include "cli/call.h"
#include "desk/op.h"
#include "desk/setting.h"
#include "engine/base/arena.h"

/* The name that is said with what is wrong: an option as it was typed, an operand as help has it. */
static struct str name_of(struct call *c, const struct param *p)
{
    char *name = str_c(c->arena, str_of(p->name));

    if (!p->operand)
        return str_fmt(c->arena, "--%s", opt_row(command_option(p->name))->name);
    for (char *at = name; *at; at++)
        *at = (char)toupper((unsigned char)*at);
    return str_of(name);
}

/* What was given for a parameter; nothing is NULL. */
static struct str value_of(const struct call *c, const struct param *p, int *operand)
{
    enum opt o = command_option(p->name);

    if (p->operand)
        return *operand < c->noperand ? c->operand[(*operand)++] : (struct str){ 0 };
    return o != OPT_COUNT ? c->option[o] : (struct str){ 0 };
}

struct setting *call_settings(struct call *c, int *n)
{
    struct setting *list = arena_new(c->arena, struct setting, OPT_COUNT + 1);
    bool of_round;

    *n = 0;
    for (int i = 0; property_at(i); i++) {
        const struct property *p = property_at(i);
        enum opt o = command_property(p, &of_round);
        if (o == OPT_COUNT || !call_has(c, o))
            continue;
        list[*n].name =
            of_round ? str_fmt(c->arena, "%s.%.*s", opt_row(o)->name, STR_ARG(c->option[OPT_ROUND])) : str_of(p->name);
        list[(*n)++].value = c->option[o];
    }
    return list;
}

static void add_settings(struct call *c, struct form *form, struct setting *word)
{
    int n;
    const struct setting *list = call_settings(c, &n);

    for (int i = 0; i < n; i++)
        word[form->n++] = list[i];
}

static struct form form_of(struct call *c, const struct op *op, const void *data)
{
    struct form form = { .data = data };
    struct setting *word = arena_new(c->arena, struct setting, OPT_COUNT + OPERANDS_MAX);
    int operand = 0;

    for (const struct param *p = op->params(); p->name; p++) {
        struct str value = value_of(c, p, &operand);
        if (p->kind == PARAM_SETTINGS)
            add_settings(c, &form, word);
        if (value.p)
            word[form.n++] = (struct setting){ name_of(c, p), value };
    }
    form.word = word;
    return form;
}

bool call_op(struct call *c, enum op_id id, const void *data)
{
    const struct op *op = op_row(id);
    struct form form = form_of(c, op, data);

    return desk_do(c->desk, op, &c->act, &form, &c->findings, c->err);
}

bool call_do(struct call *c)
{
    struct form form = form_of(c, c->command->op, NULL);

    return desk_do(c->desk, c->command->op, &c->act, &form, &c->findings, c->err);
}
