/* SPDX-License-Identifier: Apache-2.0 */
/* terminal.h - reads one key at a time: from a terminal as it is pressed, from a file or a pipe letter by letter. */
#ifndef CLI_TERMINAL_H
#define CLI_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

#include "office/keypad.h"

/* Besides KEY_ENTER, KEY_ESCAPE and KEY_BACK. */
enum { KEY_END = -1 };

struct err;

/* Keys come without Enter and without an echo until terminal_close, which is also done when the program ends, by whatever signal, and
   undone when it goes on after having been stopped (Ctrl-Z, and SIGSTOP, which nobody sees coming). Nothing of the kind where the input
   is no terminal. */
void terminal_open(void);
void terminal_close(void);

/* Is it open, that is: is there a person? */
bool terminal_is_open(void);

/* The next key; KEY_END when there are no more, or at Ctrl-D. Carriage return is Enter, both codes of Backspace are KEY_BACK, and what a
   special key sends behind Escape is dropped. */
int terminal_key(void);

/* False: ERR_IO: there are no more keys because they could not be read, as from a folder; ERR_INPUT: there was none at all, and nobody is at
   a terminal who might have thought better of it. */
bool terminal_heard(struct err *e);

/* What a person has typed ahead is dropped: it was meant for something else than what comes now. A file or a pipe stays as it is. */
void terminal_forget(void);

/* A line that the person types after the key `first` (0: none), shown as it is typed; without its end. False: Escape, or no
   more keys. */
bool terminal_line(int first, char *line, size_t size);

#endif
