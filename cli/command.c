/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/command.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cli/messages.h"
#include "cli/suggest.h"
#include "desk/base/property.h"
#include "desk/op.h"
#include "engine/base/criteria.h"
#include "engine/base/err.h"

/* clang-format off */
static struct command commands[] = {
#define CMD_AS(id, name, group, access, operands, takes, help, details) \
    { COMMAND_##id, name, group, access, operands, help, details, NULL, { false } },
#define CMD(name, ...) CMD_AS(name, #name, __VA_ARGS__)
#define DO(name, group, more, help, details) \
    { COMMAND_##name, #name, group, WRITE, NULL, help, details, NULL, { false } },
#include "cli/commands.def"
#undef CMD
#undef CMD_AS
#undef DO
};

/* A set of options, as the table of commands writes them, has a bit for each: the first 128 in one number, the others in a second one. */
#define SET_BITS 128
_Static_assert(OPT_COUNT <= 2 * SET_BITS, "a set of options has two numbers");

#define CMD_AS(id, name, group, access, operands, takes, help, details) takes,
#define CMD(name, ...) CMD_AS(name, #name, __VA_ARGS__)
#define DO(name, group, more, help, details) more,
#define OPTION_BIT(id) (OPT_##id < SET_BITS ? (unsigned __int128)1 << (OPT_##id % SET_BITS) : 0)
static const unsigned __int128 first_options[] = {
#include "cli/commands.def"
};
#undef OPTION_BIT
#define OPTION_BIT(id) (OPT_##id < SET_BITS ? 0 : (unsigned __int128)1 << (OPT_##id % SET_BITS))
static const unsigned __int128 other_options[] = {
#include "cli/commands.def"
};
#undef OPTION_BIT
#undef CMD
#undef CMD_AS
#undef DO
/* clang-format on */

static const struct opt_row options[] = {
#define OPTION(id, name, letter, value, help) [OPT_##id] = { name, value, help, letter },
#include "cli/options.def"
#undef OPTION
};

static const char *const titles[] = {
#define X(id, title) [id] = title,
    GROUPS(X)
#undef X
};

enum { NAME_MAX_LENGTH = 32 };

/* Commands that are operations of the desk take the words that the operation does. */

enum opt command_option(const char *param)
{
    for (int o = 0; o < OPT_COUNT; o++) {
        const char *name = options[o].name;
        size_t i = 0;
        while (param[i] && (param[i] == name[i] || (param[i] == '_' && name[i] == '-')))
            i++;
        if (!param[i] && !name[i])
            return (enum opt)o;
    }
    return OPT_COUNT;
}

enum opt command_property(const struct property *p, bool *of_round)
{
    char name[NAME_MAX_LENGTH];
    size_t n = strcspn(p->name, ".");

    *of_round = p->name[n] == '.';
    snprintf(name, sizeof name, "%.*s", (int)n, p->name);
    return command_option(name);
}

/* What a new event knows of itself, a new section of itself; `set` takes all of it. */
static bool takes_property(const struct command *c, const struct op *op, const struct property *p, bool of_round)
{
    if (c->access == MAKE)
        return p->of_event && !of_round;
    return op->scope == SCOPE_SETTINGS || !p->of_event;
}

static void take_properties(struct command *c, const struct op *op)
{
    bool of_round;

    for (int i = 0; property_at(i); i++) {
        enum opt o = command_property(property_at(i), &of_round);
        if (o == OPT_COUNT || !takes_property(c, op, property_at(i), of_round))
            continue;
        c->takes[o] = true;
        c->takes[OPT_ROUND] = c->takes[OPT_ROUND] || of_round;
    }
}

static bool takes_settings(const struct command *c, const struct op *op)
{
    for (const struct param *p = op ? op->params() : NULL; p && p->name; p++)
        if (p->kind == PARAM_SETTINGS)
            return true;
    return c->access == MAKE;
}

/* "TEAM ", "[PLAYER] " or "[TEAM...] " behind the others. */
static char *add_operand(char *to, const char *end, const struct param *p)
{
    char name[NAME_MAX_LENGTH] = "TEAM";

    if (p->kind == PARAM_EACH)
        return to + snprintf(to, (size_t)(end - to), "[TEAM...] "); /* or a file of them */
    for (size_t i = 0; p->kind != PARAM_TEAM && i < sizeof name && (i == 0 || p->name[i - 1]); i++)
        name[i] = (char)toupper((unsigned char)p->name[i]);
    return to + snprintf(to, (size_t)(end - to), "%s%s%s ", p->needed ? "" : "[", name, p->needed ? "" : "]");
}

static void prepare_op(struct command *c, const struct op *op)
{
    static const enum opt always[] = { OPT_NOW, OPT_USER, OPT_REASON, OPT_DRY_RUN, OPT_SEEN, OPT_CONFIRM, OPT_LEAVE };
    static char text[2000], *at = text;
    const char *end = text + sizeof text;

    c->op = op;
    c->operands = at;
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        c->takes[always[i]] = true;
    if (c->op->scope != SCOPE_EVENT)
        c->takes[OPT_SECTION] = true;
    if (op_each(op))
        c->takes[OPT_FILE] = true;
    for (const struct param *p = c->op->params(); p->name; p++)
        if (p->operand)
            at = add_operand(at, end, p);
        else if (command_option(p->name) != OPT_COUNT)
            c->takes[command_option(p->name)] = true;
    if (at > c->operands)
        at--;
    *at++ = '\0';
}

static void prepare(void)
{
    static bool done;

    for (int i = 0; i < COMMANDS && !done; i++) {
        const struct op *op = op_find(str_of(commands[i].name));
        for (int o = 0; o < OPT_COUNT; o++)
            commands[i].takes[o] = (o < SET_BITS ? first_options : other_options)[i] >> (o % SET_BITS) & 1;
        commands[i].takes[OPT_HELP] = true;
        if (takes_settings(&commands[i], op))
            take_properties(&commands[i], op);
        if (!commands[i].operands)
            prepare_op(&commands[i], op);
    }
    done = true;
}

const struct command *command_all(int *n)
{
    prepare();
    *n = COMMANDS;
    return commands;
}

const struct command *command_find(struct str name)
{
    prepare();
    for (int i = 0; i < COMMANDS; i++)
        if (str_eq(name, str_of(commands[i].name)))
            return &commands[i];
    return NULL;
}

bool command_unknown(struct str word, struct err *e)
{
    struct suggestion suggestion = suggest_for(word);

    for (int i = 0; i < COMMANDS; i++)
        suggest_try(&suggestion, commands[i].name);
    if (suggestion.name)
        return err_say(e, ERR_USAGE, say_no_such_command_but(word, suggestion.name));
    return err_say(e, ERR_USAGE, say_no_such_command(word));
}

void command_operands(const struct command *c, int *least, int *most)
{
    struct str rest = str_of(c->operands);

    *least = *most = 0;
    while (rest.n > 0) {
        struct str word = str_cut(&rest, ' ');
        bool many = memmem(word.p, word.n, "...", 3) != NULL;
        *least += word.p[0] != '[';
        *most += many ? OPERANDS_MANY : 1;
    }
}

bool command_takes(const struct command *c, enum opt o)
{
    return c->takes[o];
}

const struct opt_row *opt_row(enum opt o)
{
    return &options[o];
}

const char *group_title(enum command_group g)
{
    return titles[g];
}
