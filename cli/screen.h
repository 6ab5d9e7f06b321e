/* SPDX-License-Identifier: Apache-2.0 */
/* screen.h - the streams that people read: text from a file or an argument never moves their cursor; lines break between words. */
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include <stdbool.h>
#include <stdio.h>

#include "engine/base/str.h"

struct arena;

/* A stream to one of the three descriptors of every program, in which everything that text_shown writes out is written out, but for the ends of lines. */
FILE *screen_over(int fd);

/* Why the first text that could not be written to the standard output was not, as errno has it; 0: all was, or it is not known. */
int screen_failure(void);

/* How wide the screen is that is printed to: what COLUMNS says, else the terminal; 0 if there is none. */
int screen_columns(void);

/* Whether a text has more lines than the terminal that is printed to; never where there is none. */
bool screen_overflows(struct str text);

/* Hands a text to the pager, PAGER or else less, and waits until the reader has left it. False: there is none, and nothing has
   been shown. */
bool screen_page(struct str text);

/* Bytes as they are, behind what has been printed: a bell, a step back. Only for what the program itself makes. */
void screen_raw(const char *bytes);

/* How messages look on a terminal: lines break between words, and the first word of a message has a colour. */

struct paint {
    int columns;  /* of the terminal; 0: lines are as long as they are */
    bool colours; /* "problem:", "warning:", "next:" */
};

/* Whole lines, or the beginning of the last one; in the arena. What is longer than the terminal goes on below, further to the right
   than it begins. */
struct str paint_lines(struct str text, const struct paint *p, struct arena *a);

/* Whether people want colours: not with NO_COLOR (https://no-color.org), nor where the terminal knows none. */
bool paint_is_wanted(void);

#endif
