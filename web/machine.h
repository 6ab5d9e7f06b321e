/* SPDX-License-Identifier: Apache-2.0 */
/* machine.h - what a process that serves asks of the machine: which signals end it, how many files may be open. */
#ifndef WEB_MACHINE_H
#define WEB_MACHINE_H

#include <signal.h>

/* Ctrl+C, and what a service manager sends: the signals that end what serves. */

/* From here on they wait, in this thread and in all that it begins, until somebody waits for them: sigwait, signalfd. */
sigset_t ends_block(void);

/* How many files may be open at once; each connection counts as one. */

/* Raises the limit as far as the system lets this process: the default of a shell is too low for a hall. */
void files_most(void);

/* That many connections, or as many as there are files left beside those of the program itself. */
unsigned files_connections(unsigned wanted);

/* Connections of the desk that may be open at once. */
unsigned files_places(void);

#endif
