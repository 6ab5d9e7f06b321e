/* SPDX-License-Identifier: Apache-2.0 */
/* command.h - the table of commands and options that feeds dispatch, help, man page, completion. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stdbool.h>

#include "engine/base/str.h"

struct call;
struct err;
struct op;
struct property;

#define OLYMPAIR_VERSION "1.1.0~rc1"
#define OLYMPAIR_DATE    "2026-11-28" /* of that version; debian/changelog has both */

enum opt {
#define OPTION(id, name, letter, value, help) OPT_##id,
#include "cli/options.def"
#undef OPTION
    OPT_COUNT
};

/* One row of options.def. `value` names what follows the option; NULL if nothing does. */
struct opt_row {
    const char *name, *value, *help;
    char letter; /* 0 = none */
};

/* The headings of `olympair help`, in its order. */
/* clang-format off */
#define GROUPS(X) \
    X(GROUP_SETUP,   "Setting up an event") \
    X(GROUP_TEAMS,   "Teams") \
    X(GROUP_ROUND,   "Pairing a round") \
    X(GROUP_RESULTS, "Results and standings") \
    X(GROUP_ASK,     "Looking things up") \
    X(GROUP_ENGINE,  "For other programs")
/* clang-format on */

/* clang-format off */
enum command_group {
#define X(id, title) id,
    GROUPS(X)
#undef X
    GROUP_COUNT
};
/* clang-format on */

/* What the dispatcher does with EVENT.oly before the command runs. NO_EVENT: the command has none;
   CLOSED: nothing, it may even be missing. */
enum access { NO_EVENT, CLOSED, MAKE, READ, WRITE };

#define CMD_AS(id, name, ...) COMMAND_##id,
#define CMD(name, ...)        CMD_AS(name, #name, __VA_ARGS__)
#define DO(name, ...)         COMMAND_##name,
enum command_id {
#include "cli/commands.def"
    COMMANDS
};
#undef CMD
#undef CMD_AS
#undef DO

/* One row of commands.def, with the options that it takes; every command takes HELP too. */
struct command {
    enum command_id id;
    const char *name;
    enum command_group group;
    enum access access;
    const char *operands; /* after EVENT.oly: TEAM is one, [TEAM] may be left out, FILE... is many */
    const char *help, *details;
    const struct op *op; /* of the desk, that the words are handed to as they are; NULL: cmd_<id> knows what to do */
    bool takes[OPT_COUNT];
};

/* What carries it out (cli/main.c); false: call->err says why. */
#define CMD_AS(id, name, ...) bool cmd_##id(struct call *c);
#define CMD(name, ...)        CMD_AS(name, #name, __VA_ARGS__)
#define DO(name, group, more, help, details)
#include "cli/commands.def"
#undef CMD
#undef CMD_AS
#undef DO

/* Of every DO: hands the words of the command to the operation of its name (cli/do.c). */
bool call_do(struct call *c);

/* All commands, in the order of the table. */
const struct command *command_all(int *n);

/* The command of that name or NULL. */
const struct command *command_find(struct str name);

/* Says that there is no such command, and which one may have been meant. Returns false. */
bool command_unknown(struct str word, struct err *e);

/* How many operands may follow EVENT.oly. */
enum { OPERANDS_MANY = 1000 };
void command_operands(const struct command *c, int *least, int *most);

/* The option that a parameter of an operation is given with; OPT_COUNT: none. */
enum opt command_option(const char *param);

/* The option that a property of the event or of a section is set with: date.N is --date, with --round N. OPT_COUNT: none. */
enum opt command_property(const struct property *p, bool *of_round);

bool command_takes(const struct command *c, enum opt o);
const struct opt_row *opt_row(enum opt o);
const char *group_title(enum command_group g);

#endif
