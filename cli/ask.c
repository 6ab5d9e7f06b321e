/* SPDX-License-Identifier: Apache-2.0 */
/* ask.c - schema, rules, federations, help: what is only looked up. */
#include <stdio.h>
#include <string.h>

#include "cli/argument.h"
#include "cli/call.h"
#include "cli/deliver.h"
#include "cli/help.h"
#include "cli/messages.h"
#include "cli/pot.h"
#include "cli/sheet.h"
#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/rule.h"
#include "import/registration.h"
#include "import/results.h"
#include "reports/format/sheet.h"
#include "reports/sheet/template.h"
#include "import/federations.h"
#include "teams/federation.h"

bool cmd_federations(struct call *c)
{
    static const struct column columns[] = {
        { .key = "code", .label = &label_code },
        { .key = "name", .label = &label_federation, .name = true },
        { .key = "other", .label = &label_also, .name = true, .wraps = true },
        { .key = "iso", .audience = FOR_DATA },
        { .key = "now", .label = &label_now },
        { .key = "as_of", .audience = FOR_DATA },
    };
    enum { COLUMNS = sizeof columns / sizeof columns[0] };
    struct federation_table t = *federation_table();
    struct str bytes;

    if (c->noperand > 0 &&
        (!argument_file(c, FEDERATIONS_SIZE_MAX, &bytes) || !federations_read(bytes, c->file, c->arena, &t, c->err)))
        return false;
    struct sheet s = sheet_list(c, "federations", &label_list_federations, columns, COLUMNS, t.n + t.nold);
    for (const struct federation *f = t.row; f < t.row + t.n + t.nold; f++)
        sheet_add(&s,
                  (struct cell[]){ cell_text(str_of(f->code)), cell_text(str_of(f->name)), cell_text(str_of(f->other)),
                                   cell_text(str_of(f->iso)), cell_text(str_of(f->now)), cell_text(str_of(t.date)) });
    sheet_note_for(&s, FOR_SHEETS, call_told(c, say_as_of(t.date)), c->arena);
    return sheet_print(c, &s);
}

static bool format_is(const struct call *c, const char *name)
{
    return str_eq(c->option[OPT_FORMAT], str_of(name));
}

static struct str rules_markdown(struct arena *a)
{
    struct buffer out = { .arena = a };

    buffer_add(
        &out,
        STR("| id | document | article | in 2022 | commands | what we take from it |\n|---|---|---|---|---|---|\n"));
    for (int r = RULE_NONE + 1; r < RULES; r++) {
        const struct rule_row *row = rule_row((enum rule)r);
        buffer_fmt(&out, "| `%s` | %s | %s | %s | %s | %s |\n", row->id, row->document, row->article, row->article_2022,
                   row->commands, row->text);
    }
    return buffer_str(&out);
}

bool cmd_rules(struct call *c)
{
    static const struct column columns[] = {
        { .key = "id", .label = &label_id },
        { .key = "document", .label = &label_document },
        { .key = "article", .label = &label_article },
        { .key = "in_2022", .label = &label_in_2022 },
        { .key = "commands", .label = &label_commands, .audience = FOR_DATA },
        { .key = "text", .label = &label_what_we_take_from_it, .name = true, .wraps = true },
    };
    enum { COLUMNS = sizeof columns / sizeof columns[0] };
    struct sheet s = sheet_list(c, "rules", &label_list_rules, columns, COLUMNS, RULES - 1);

    if (format_is(c, "markdown"))
        return deliver(c, rules_markdown(c->arena));
    for (int r = RULE_NONE + 1; r < RULES; r++) {
        const struct rule_row *row = rule_row((enum rule)r);
        sheet_add(&s, (struct cell[]){ cell_text(str_of(row->id)), cell_text(str_of(row->document)),
                                       cell_text(str_of(row->article)), cell_text(str_of(row->article_2022)),
                                       cell_text(str_of(row->commands)), cell_text(str_of(row->text)) });
    }
    return sheet_print(c, &s);
}

bool cmd_schema(struct call *c)
{
    struct str schema;

    if (str_eq(c->operand[0], STR("registration")))
        schema = registration_schema();
    else if (str_eq(c->operand[0], STR("results")))
        schema = results_schema();
    else
        return err_say(c->err, ERR_USAGE, say_no_such_schema(c->operand[0]));
    return deliver(c, schema);
}

bool cmd_template(struct call *c)
{
    if (!str_eq(c->operand[0], STR("registration")))
        return err_say(c->err, ERR_USAGE, say_no_such_template(c->operand[0]));
    struct sheet s = template_registration(&c->wording, c->arena);
    return sheet_print(c, &s);
}

static bool help_in_format(struct call *c)
{
    if (format_is(c, "man"))
        help_man(stdout);
    else if (format_is(c, "markdown"))
        help_markdown(stdout);
    else if (format_is(c, "pot"))
        pot_write(stdout, c->arena);
    else
        return err_say(c->err, ERR_USAGE, say_no_such_format_of_help(c->option[OPT_FORMAT]));
    return true;
}

bool cmd_help(struct call *c)
{
    const struct command *about = c->noperand > 0 ? command_find(c->operand[0]) : NULL;

    if (call_has(c, OPT_FORMAT))
        return help_in_format(c);
    if (c->noperand > 0 && !about)
        return command_unknown(c->operand[0], c->err);
    if (about)
        help_command(c, about, stdout);
    else
        help_all(c, stdout);
    return true;
}
