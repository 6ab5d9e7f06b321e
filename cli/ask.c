/* ask.c - commands that only look things up. */
#include <stdio.h>

#include "cli/call.h"
#include "cli/help.h"
#include "engine/rule.h"

static bool no_such_format(struct call *c, const char *formats)
{
    return err_set(c->err, ERR_USAGE, "'%s' has no format %.*s, only %s", c->command->name,
                   STR_ARG(c->option[OPT_FORMAT]), formats);
}

static bool format_is(const struct call *c, const char *name)
{
    return str_eq(c->option[OPT_FORMAT], str_of(name));
}

static void rules_text(FILE *out)
{
    for (int r = RULE_NONE + 1; r < RULES; r++) {
        const struct rule_row *row = rule_row((enum rule)r);
        fprintf(out, "%-17s %-28s %-6s %s\n", row->id, row->document, row->article, row->text);
    }
}

static void rules_markdown(FILE *out)
{
    fprintf(out, "| id | document | article | what we take from it |\n|---|---|---|---|\n");
    for (int r = RULE_NONE + 1; r < RULES; r++) {
        const struct rule_row *row = rule_row((enum rule)r);
        fprintf(out, "| %s | %s | %s | %s |\n", row->id, row->document, row->article, row->text);
    }
}

bool cmd_rules(struct call *c)
{
    if (!call_has(c, OPT_FORMAT) || format_is(c, "text"))
        rules_text(stdout);
    else if (format_is(c, "markdown"))
        rules_markdown(stdout);
    else
        return no_such_format(c, "text and markdown");
    return true;
}

static bool help_in_format(struct call *c)
{
    if (format_is(c, "man"))
        help_man(stdout);
    else if (format_is(c, "markdown"))
        help_markdown(stdout);
    else
        return no_such_format(c, "man and markdown");
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
        help_command(about, stdout);
    else
        help_all(stdout);
    return true;
}
