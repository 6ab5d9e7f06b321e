/* SPDX-License-Identifier: Apache-2.0 */
/* ending.h - Ctrl+C, a terminal that is closed, and whatever else asks a program to end: while what was recorded may be in the log alone, the program ends
   in order, so that it is in the event file itself. */
#ifndef CLI_ENDING_H
#define CLI_ENDING_H

#include <stdbool.h>

/* From here on SIGINT, SIGQUIT, SIGTERM and SIGHUP are heard, but for those that are ignored, as by nohup. The program ends at once, unless it is in order
   (ending_in_order) or has the event open in which it has recorded something (db_records_kept): then it goes on to its end. `before` is called before a signal ends it, perhaps by a signal handler. */
void ending_watch(void (*before)(void));

/* From here on the program waits for somebody who may end it, a person at the keys or a folder: ending_await says that it is to end. */
void ending_in_order(void);

/* The same of a program that goes on until it is ended: a signal is no failure, and SIGINT is heard, too, where a shell has begun it with &. */
void ending_is_regular(void);

/* Waits until there is something to be read. False: the program is to end. */
bool ending_await(int fd);

/* Where one came that was not regular ends the program by it, as whoever began it expects. */
void ending_obey(void);

#endif
