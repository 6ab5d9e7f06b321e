/* SPDX-License-Identifier: Apache-2.0 */
#include "web/operation.h"

#include "desk/op.h"
#include "web/messages.h"
#include "web/page_text.h"
#include "web/words.h"

static struct message (*const titles[OP_COUNT])(void) = {
    [OP_section] = say_op_section,   [OP_set] = say_op_set,         [OP_lot] = say_op_lot,
    [OP_flags] = say_op_flags,       [OP_import] = say_op_import,   [OP_number] = say_op_number,
    [OP_renumber] = say_op_renumber, [OP_replace] = say_op_replace, [OP_correct] = say_op_correct,
    [OP_ratings] = say_op_ratings,   [OP_order] = say_op_order,     [OP_announce] = say_op_announce,
    [OP_arrive] = say_op_arrive,     [OP_absent] = say_op_absent,   [OP_withdraw] = say_op_withdraw,
    [OP_expel] = say_op_expel,       [OP_excuse] = say_op_excuse,   [OP_warn] = say_op_warn,
    [OP_bar] = say_op_bar,           [OP_points] = say_op_points,   [OP_pair] = say_op_pair,
    [OP_publish] = say_op_publish,   [OP_start] = say_op_start,     [OP_move] = say_op_move,
    [OP_bye] = say_op_bye,           [OP_lineups] = say_op_lineups, [OP_open] = say_op_open,
    [OP_results] = say_op_results,   [OP_swap] = say_op_swap,       [OP_sign] = say_op_sign,
    [OP_remark] = say_op_remark,     [OP_seal] = say_op_seal,       [OP_undo] = say_op_undo,
    [OP_restore] = say_op_restore,
};

/* What stands in the journal and is no row of desk/op.def: it was done at a terminal. */
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
