/* SPDX-License-Identifier: Apache-2.0 */
#include "web/page/operation.h"

#include "web/base/messages.h"
#include "web/page/page_text.h"

/* clang-format off */
static struct message (*const titles[OP_COUNT])(void) = {
#define OP(name, ...) [OP_##name] = say_op_##name,
#include "desk/base/op.def"
#undef OP
};

static struct message (*const helps[OP_COUNT])(void) = {
#define OP(name, ...) [OP_##name] = say_help_##name,
#include "desk/base/op.def"
#undef OP
};
/* clang-format on */

struct message operation_help(enum op_id id)
{
    return helps[id]();
}

/* What stands in the journal and is no row of desk/base/op.def: it was done at a terminal. */
static const struct {
    const char *command;
    struct message (*title)(void);
} elsewhere[] = {
    { "new", say_done_new },       { "continue", say_done_continue }, { "lineup", say_done_lineup },
    { "result", say_done_result }, { "enter", say_done_enter },       { "pgn", say_done_pgn },
};

struct str operation_title(const struct visit *v, struct str command)
{
    const struct op *op = op_find(command);

    for (size_t i = 0; !op && i < sizeof elsewhere / sizeof *elsewhere; i++)
        if (str_eq(command, str_of(elsewhere[i].command)))
            return page_text(v, elsewhere[i].title());
    return op ? page_text(v, titles[op - op_row((enum op_id)0)]()) : command;
}

static bool is_of_teams(enum op_id id)
{
    return id == OP_order || id == OP_lineups || id == OP_open;
}

bool operation_is_for(const struct visit *v, enum op_id id)
{
    const struct op *op = op_row(id);

    if (v->in && v->in->unit == UNIT_PLAYER && is_of_teams(id))
        return false;
    return v->who.viewer.role <= op->role;
}
