#include "cli/command.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cli/call.h"
#include "cli/near.h"
#include "desk/op.h"
#include "desk/setting.h"
#include "engine/base/err.h"
#include "engine/base/ranking.h"

/* clang-format off */
static struct command commands[] = {
#define CMD_AS(id, name, group, access, operands, takes, help, details) \
    { name, group, access, operands, takes, help, details, cmd_##id, NULL },
#define CMD(name, ...) CMD_AS(name, #name, __VA_ARGS__)
#define DO(name, group, more, help, details) { #name, group, WRITE, NULL, more, help, details, call_do, NULL },
#include "cli/commands.def"
#undef CMD
#undef CMD_AS
#undef DO
};
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

enum { COMMANDS = sizeof commands / sizeof commands[0], NAME_MAX_LENGTH = 32 };

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

static unsigned __int128 properties_of(const struct command *c, const struct op *op)
{
    unsigned __int128 set = 0;
    bool of_round;

    for (int i = 0; property_at(i); i++) {
        enum opt o = command_property(property_at(i), &of_round);
        if (o != OPT_COUNT && takes_property(c, op, property_at(i), of_round))
            set |= (unsigned __int128)1 << o | (of_round ? OPTION_BIT(ROUND) : 0);
    }
    return set;
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
    static char text[2000], *at = text;
    const char *end = text + sizeof text;

    c->op = op;
    c->operands = at;
    c->takes |= OPTION_BIT(NOW) | OPTION_BIT(USER) | OPTION_BIT(REASON) | OPTION_BIT(DRY_RUN) | OPTION_BIT(SEEN);
    if (c->op->scope != SCOPE_EVENT)
        c->takes |= OPTION_BIT(SECTION);
    if (op_each(op))
        c->takes |= OPTION_BIT(FILE);
    for (const struct param *p = c->op->params(); p->name; p++)
        if (p->operand)
            at = add_operand(at, end, p);
        else if (command_option(p->name) != OPT_COUNT)
            c->takes |= (unsigned __int128)1 << command_option(p->name);
    if (at > c->operands)
        at--;
    *at++ = '\0';
}

static void prepare(void)
{
    static bool done;

    for (int i = 0; i < COMMANDS && !done; i++) {
        const struct op *op = op_find(str_of(commands[i].name));
        commands[i].takes |= OPTION_BIT(HELP);
        if (takes_settings(&commands[i], op))
            commands[i].takes |= properties_of(&commands[i], op);
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
    struct near near = near_to(word);

    for (int i = 0; i < COMMANDS; i++)
        near_try(&near, commands[i].name);
    if (near.name)
        return err_set(e, ERR_USAGE, "there is no command '%.*s'; did you mean '%s'?", STR_ARG(word), near.name);
    return err_set(e, ERR_USAGE, "there is no command '%.*s' ('olympair help' lists them)", STR_ARG(word));
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
    return c->takes >> o & 1;
}

const struct opt_row *opt_row(enum opt o)
{
    return &options[o];
}

const char *group_title(enum group g)
{
    return titles[g];
}
