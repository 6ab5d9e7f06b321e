/* SPDX-License-Identifier: Apache-2.0 */
/* program.h - runs a program of the system, which is asked nothing and ends before we go on. Never from a process that is confined (web/process/jail.h). */
#ifndef OFFICE_PROGRAM_H
#define OFFICE_PROGRAM_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

struct program_end {
    int why;                /* errno: it could not be begun; 0 */
    int status;             /* as waitpid has it, if it was */
    struct str first, last; /* lines of what it said on its standard error output; may be empty; in the arena */
};

/* Its standard input is `input`; what it prints is passed over. */
struct program_end program_run(char *const argv[], struct str input, struct arena *a);

/* PROGRAM_FAILED: it could not be begun, and what it said tells why, or it ended with an error. PROGRAM_SILENT: it took longer than anybody waits,
   and was ended. */
enum program_heard { PROGRAM_ENDED, PROGRAM_FAILED, PROGRAM_SILENT };

/* All that it prints, on either output, in English, in the arena: of the environment it sees only where it is and who it is for. `input` is a
   descriptor; -1: nothing. `patience` is in milliseconds. */
enum program_heard program_hear(const char *const argv[], int input, int patience, struct arena *a, struct str *said);

#endif
