/* SPDX-License-Identifier: Apache-2.0 */
/* printer.h - the printers of the machine, for a desk that a front page has opened: it may run no program, and asks the front page to
   (web/process/lp.h). What is printed goes there as a descriptor of memory that nobody can change any more, not as a name. */
#ifndef WEB_PROCESS_PRINTER_H
#define WEB_PROCESS_PRINTER_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;

enum printer_state { PRINTER_READY, PRINTER_PRINTING, PRINTER_STOPPED };
struct printer {
    struct str name, why; /* why it is stopped, as it says itself; may be empty */
    enum printer_state state;
};

enum print_state { PRINT_UNKNOWN, PRINT_WAITS, PRINT_DONE, PRINT_FAILED };
struct print_job {
    struct str title, printer;
    enum print_state state;
};

struct printers {
    struct printer *list;
    int n;
    struct print_job *job; /* what this desk had printed, the latest first */
    int njob;
    struct str why; /* why there is no printer, as the print system says; may be empty */
    bool silent;    /* it says nothing in time */
};

/* First of all, before the desk is shut in: who began it may have left a way to the printers at its standard input. */
void printer_take(void);

/* Was there one? */
bool printer_may(void);

/* What there is. False: nobody answers. */
bool printer_look(struct arena *a, struct printers *out);

/* The document goes to that printer. ERR_STATE: no way to printers, no such printer, or it was not taken, with why, or nobody answers. */
bool printer_send(struct str printer, struct str title, struct str bytes, struct arena *a, struct err *e);

#endif
