/* SPDX-License-Identifier: Apache-2.0 */
/* ends.h - Ctrl+C, and what a service manager sends: the signals that end what serves. */
#ifndef WEB_ENDS_H
#define WEB_ENDS_H

#include <signal.h>

/* From here on they wait, in this thread and in all that it begins, until somebody waits for them: sigwait, signalfd. */
sigset_t ends_block(void);

#endif
