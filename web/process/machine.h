/* SPDX-License-Identifier: Apache-2.0 */
/* machine.h - what a process that serves asks of the machine: which signals end it, how many files may be open. */
#ifndef WEB_PROCESS_MACHINE_H
#define WEB_PROCESS_MACHINE_H

#include <signal.h>

/* Ctrl+C, what a service manager sends, and a terminal that is closed: the signals that end what serves, SIGINT, SIGTERM, SIGHUP and SIGQUIT. */

/* From here on they wait, in this thread and in all that it begins, until somebody waits for them: sigwait, signalfd. */
sigset_t ends_block(void);

/* They are for whoever began this process, which then closes the channel. */
void ends_ignore(void);

/* How many files may be open at once; each connection counts as one. */

/* Raises the limit as far as the system lets this process: the default of a shell is too low for a hall. */
void files_most(void);

/* That many connections, or as many as there are files left beside those of the program itself. */
unsigned files_connections(unsigned wanted);

/* Connections of the desk that may be open at once. */
unsigned files_places(void);

#endif
