#include "cli/command.h"

#include <string.h>

#include "engine/base/err.h"
#include "engine/base/ranking.h"

static const struct command commands[] = {
#define CMD(name, group, access, operands, takes, help, details) \
    { #name, group, access, operands, (takes) | OPTION_BIT(HELP), help, details, cmd_##name },
#include "cli/commands.def"
#undef CMD
};

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

enum { COMMANDS = sizeof commands / sizeof commands[0], NAME_MAX_LENGTH = 32, NEAR = 2 };

const struct command *command_all(int *n)
{
    *n = COMMANDS;
    return commands;
}

const struct command *command_find(struct str name)
{
    for (int i = 0; i < COMMANDS; i++)
        if (str_eq(name, str_of(commands[i].name)))
            return &commands[i];
    return NULL;
}

static int least_of(int a, int b, int c)
{
    int m = a < b ? a : b;
    return m < c ? m : c;
}

/* How many letters must be changed, added or dropped to make one word the other. */
static int distance(struct str a, struct str b)
{
    int row[NAME_MAX_LENGTH + 1];

    for (int j = 0; j <= (int)b.n; j++)
        row[j] = j;
    for (int i = 1; i <= (int)a.n; i++) {
        int corner = row[0];
        row[0] = i;
        for (int j = 1; j <= (int)b.n; j++) {
            int above = row[j];
            row[j] = least_of(row[j] + 1, row[j - 1] + 1, corner + (a.p[i - 1] != b.p[j - 1]));
            corner = above;
        }
    }
    return row[b.n];
}

static const struct command *nearest(struct str name)
{
    const struct command *best = NULL;
    int near = NEAR + 1;

    for (int i = 0; i < COMMANDS && name.n <= NAME_MAX_LENGTH; i++) {
        int d = distance(name, str_of(commands[i].name));
        if (d < near && d < (int)name.n) {
            near = d;
            best = &commands[i];
        }
    }
    return best;
}

bool command_unknown(struct str word, struct err *e)
{
    const struct command *near = nearest(word);

    if (near)
        return err_set(e, ERR_USAGE, "there is no command '%.*s'; did you mean '%s'?", STR_ARG(word), near->name);
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
