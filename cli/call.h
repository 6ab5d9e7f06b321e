/* SPDX-License-Identifier: Apache-2.0 */
/* call.h - one command being carried out: operands, options, event file, memory. */
#ifndef CLI_CALL_H
#define CLI_CALL_H

#include <stdbool.h>

#include "cli/command.h"
#include "desk/base/desk.h"
#include "desk/op.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/base/str.h"
#include "teams/text.h"

struct flags;

/* For "%.*s" of a text that came from the event file: it stays on its line. */
#define SHOWN(c, s) STR_ARG(text_shown((s), false, (c)->arena))

/* The same of a message. */
#define TOLD(c, message) SHOWN(c, call_told(c, message))

enum { OPERANDS_MAX = OPERANDS_MANY + 4 };

/* Everything lives until the command has ended. Strings end with a zero byte. */
struct call {
    const struct command *command;
    const char *path;                 /* EVENT.oly, NULL if the command has none, or was given none with --list */
    struct str operand[OPERANDS_MAX]; /* those after EVENT.oly */
    int noperand;
    struct str option[OPT_COUNT]; /* p is NULL if it was not given */
    struct desk *desk;            /* the open event file, NULL if there is none */
    struct event *seen;           /* as call_event read it last in a file that is only read, or NULL */
    struct act act;               /* who does what, for the desk; filled in for MAKE and WRITE */
    bool writes;                  /* what was changed is printed in the end */
    struct doubt doubt;           /* was it recorded? */
    long entry;                   /* of the journal, that it added last; 0: none */
    struct message made;          /* what it has done beside the journal, as "made copy.oly"; may be none */
    const char *read[OPERANDS_MAX + OPT_COUNT]; /* the files it was given to read */
    int nread;
    struct wording wording; /* of all that it prints */
    bool secret;            /* what goes to the file of -o is for its owner alone */
    struct err unmirrored;  /* why a copy that was due is not on the mirror */
    struct str
        uncopied; /* the mirror, if an entry is on no copy there and one is to be made beside the work; or empty */
    struct findings findings;  /* printed after the command, whether it failed or not */
    const struct flags *flags; /* for the sheets of an event; NULL: none is printed */
    bool findings_aside;       /* they go to standard error: the output is for a program */
    struct str file;           /* what the lines of the findings are lines of; may be empty */
    struct arena *arena;
    struct err *err;
};

/* Prints a sentence on a line of its own, on which what it says of the event file stays. */
bool call_print(const struct call *c, struct message message);

/* A sentence as it is printed, and that of an error. */
struct str call_told(const struct call *c, struct message message);
struct str call_why(const struct call *c, const struct err *e);

/* Reads the words of a command line into the call: operands, options, nothing interpreted. An
   argument that starts like a number or a result (-1, -+, and -- for 'result')
   is an operand. Fails with ERR_USAGE. */
bool call_read(struct call *c, int nword, char **word);

bool call_has(const struct call *c, enum opt o);

/* A file that the command reads, "-" for its standard input: nothing is written over it. Gives it back. */
const char *call_reads(struct call *c, const char *path);

/* The number given with an option, `otherwise` if it was not given. */
bool call_number(struct call *c, enum opt o, int least, int most, int otherwise, int *out);

/* The number written in an operand that help calls `what`. */
bool call_operand_number(struct call *c, int operand, const char *what, int least, int most, int *out);

/* Who does it and when, into `act`: --user, OLYMPAIR_USER or the login name; --now or the clock in
   `zone` (empty: the machine's). Nothing else reads the clock. */
bool call_act(struct call *c, struct str zone);

/* --now or the clock in the zone of the event, into `act`, for a command that only asks. */
bool call_time(struct call *c, const struct event *ev);

/* A zone that a file names: a WARNING if this machine does not know it. */
void call_zone(struct call *c, struct str zone);

/* The zone of --zone: ERR_USAGE if this machine does not know it. */
bool call_zone_known(struct call *c);

/* The time by which deadlines are judged (desk_now): not before the latest entry of the journal. */
struct str call_now(const struct call *c);

/* For a command that only sometimes changes the event file: from here on as if it were a WRITE. */
bool call_write(struct call *c);

/* Hands the words of the command to an operation of the desk: operands to the parameters without an option of their
   name, in their order. `data`: of form.data. */
bool call_op(struct call *c, enum op_id id, const void *data);

/* What the options set, in the order of the properties; with room for one more. */
struct setting *call_settings(struct call *c, int *n);

/* The whole event, and the section that --section names or the only one there is. */
bool call_event(struct call *c, struct event *ev);

/* The same as the last operation of the call leaves it, or would leave it (desk_load_told). */
bool call_event_told(struct call *c, struct event *ev);
bool call_section(struct call *c, const struct event *ev, const struct section **s);

/* Whoever moved the event without the folder beside it learns it from whatever he does next. */
struct message call_files_missing(struct call *c, struct desk *d);

/* Options that a command takes but that would do nothing in this call. */

/* False, ERR_USAGE: an option was given that goes with something else of the command, by idle.def. Nobody shall believe that it was heeded. */
bool idle_none(struct call *c);

#endif
