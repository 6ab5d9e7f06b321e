/* SPDX-License-Identifier: Apache-2.0 */
/* do.c - the words of a command line handed to an operation of the desk. */

#include "cli/call.h"
#include "cli/messages.h"
#include "desk/base/property.h"
#include "desk/op.h"
#include "engine/base/arena.h"
#include "import/file.h"
#include "office/rows.h"

/* The name that is said with what is wrong: an option as it was typed, an operand as help has it. */
static struct str name_of(struct call *c, const struct param *p)
{
    return p->operand ? str_capitals(c->arena, str_of(p->name))
                      : str_fmt(c->arena, "--%s", opt_row(command_option(p->name))->name);
}

/* The option that was given for a parameter; nothing is NULL. */
static struct str option_of(const struct call *c, const struct param *p)
{
    enum opt o = command_option(p->name);

    return o != OPT_COUNT ? c->option[o] : (struct str){ 0 };
}

/* The operand whose turn it is; all that are left where there may be several. */
static void add_operands(struct call *c, struct form *form, struct setting *word, const struct param *p, int *operand)
{
    int to = p->kind == PARAM_EACH ? c->noperand : *operand + 1;

    for (; *operand < to && *operand < c->noperand; ++*operand)
        word[form->n++] = (struct setting){ name_of(c, p), c->operand[*operand] };
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

static struct form form_of(struct call *c, const struct op *op, const void *data)
{
    struct form form = { .data = data };
    struct setting *word = arena_new(c->arena, struct setting, OPT_COUNT + OPERANDS_MAX);
    int operand = 0;

    for (const struct param *p = op->params(); p->name; p++) {
        struct str value = option_of(c, p);
        if (p->kind == PARAM_SETTINGS) {
            int n;
            const struct setting *list = call_settings(c, &n);
            for (int i = 0; i < n; i++)
                word[form.n++] = list[i];
        }
        if (p->operand)
            add_operands(c, &form, word, p, &operand);
        else if (value.p)
            word[form.n++] = (struct setting){ name_of(c, p), value };
    }
    form.word = word;
    return form;
}

/* --file: what is wrong in a line and what the desk finds wrong with the others are told together. */
static bool do_rows(struct call *c, const struct op *op, struct form *form)
{
    struct err why = { 0 };
    struct str bytes;

    if (c->noperand > 0)
        return err_say(c->err, ERR_USAGE, say_teams_or_file());
    c->file = file_name(c->option[OPT_FILE].p);
    if (!file_load(call_reads(c, c->option[OPT_FILE].p), ROWS_SIZE_MAX, c->arena, &bytes, c->err) ||
        !rows_read(op, bytes, c->file, c->arena, form, &c->findings, c->err))
        return false;
    c->act.dry = c->act.dry || finding_count(&c->findings, PROBLEM) > 0;
    if (form->nrow > 0)
        desk_do(c->desk, op, &c->act, form, &c->findings, &why);
    int problems = finding_count(&c->findings, PROBLEM);
    if (problems > 0)
        return err_say(c->err, why.kind ? why.kind : ERR_INPUT,
                       say_problems_in_file_nothing_recorded(c->file, problems));
    return why.kind == ERR_NONE || err_say(c->err, why.kind, err_message(&why));
}

static bool do_form(struct call *c, const struct op *op, struct form form)
{
    return op_each(op) && call_has(c, OPT_FILE) ? do_rows(c, op, &form)
                                                : desk_do(c->desk, op, &c->act, &form, &c->findings, c->err);
}

bool call_op(struct call *c, enum op_id id, const void *data)
{
    return do_form(c, op_row(id), form_of(c, op_row(id), data));
}

bool call_do(struct call *c)
{
    return do_form(c, c->command->op, form_of(c, c->command->op, NULL));
}
