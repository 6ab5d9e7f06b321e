/* call.h - one command being carried out: operands, options, event file, memory. */
#ifndef CLI_CALL_H
#define CLI_CALL_H

#include <stdbool.h>
#include <stdio.h>

#include "cli/command.h"
#include "engine/err.h"
#include "engine/str.h"

struct arena;
struct desk;

enum { OPERANDS_MAX = 64 };

/* Everything lives until the command has ended. Strings end with a zero byte. */
struct call {
    const struct command *command;
    const char *path;                 /* EVENT.oly, NULL if the command has none */
    struct str operand[OPERANDS_MAX]; /* those after EVENT.oly */
    int noperand;
    struct str option[OPT_COUNT]; /* p is NULL if it was not given */
    struct desk *desk;               /* the open event file, NULL if there is none */
    struct arena *arena;
    struct err *err;
};

/* Reads the words of a command line into the call: operands, options, nothing interpreted. An
   argument that starts like a number or a result (-1, -+, and -- for a command that takes RESULT)
   is an operand. Fails with ERR_USAGE. */
bool call_read(struct call *c, int nword, char **word);

bool call_has(const struct call *c, enum opt o);

/* The number given with an option, `otherwise` if it was not given. */
bool call_number(struct call *c, enum opt o, int least, int most, int otherwise, int *out);

/* The number written in an operand that help calls `what`. */
bool call_operand_number(struct call *c, int operand, const char *what, int least, int most,
                         int *out);

/* The time and the person to record: --now or the clock in `zone` (empty: the machine's), --user
   or OLYMPAIR_USER or the login name. This is the only place where the clock is read. */
bool call_now(struct call *c, struct str zone, struct str *out);
struct str call_user(struct call *c);

#endif
