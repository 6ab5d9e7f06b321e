/* SPDX-License-Identifier: Apache-2.0 */
/* lp.h - the front page prints for the desks that it has opened, by the programs lp and lpstat. A desk asks by a packet of words with a tab between
   them, and is answered by one of lines. */
#ifndef WEB_PROCESS_LP_H
#define WEB_PROCESS_LP_H

#include <fcntl.h>
#include <stdbool.h>

/* Asked: LOOK; PRINT, the printer, a title, and with it the file. */
#define LP_LOOK  "look"
#define LP_PRINT "print"

/* Answered: a line for each printer (its name, state, why), each job (title, printer, state), or why there are none; SENT, or REFUSED and why; SILENT:
   the print system says nothing in time. */
#define LP_PRINTER  "printer"
#define LP_READY    "ready"
#define LP_PRINTING "printing"
#define LP_STOPPED  "stopped"
#define LP_JOB      "job"
#define LP_WAITS    "waits"
#define LP_DONE     "done"
#define LP_FAILED   "failed"
#define LP_UNKNOWN  "unknown"
#define LP_NONE     "none"
#define LP_SENT     "sent"
#define LP_REFUSED  "refused"
#define LP_SILENT   "silent"

enum { LP_PRINTERS = 50, LP_JOBS = 8, LP_ANSWER = 32768, LP_ASKED = 1000, LP_FILE_MOST = 512 << 20 };

/* A file is printed if nobody can change it any more. */
#define LP_SEALS (F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL)

/* A thread that answers one desk until it ends; `*desk` is for the desk, at its standard input, and to be closed here when it has begun.
   False: there is none, and the desk prints nothing. */
bool lp_begin(int *desk);

#endif
