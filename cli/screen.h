/* screen.h - the streams that people read: what came from a file or an argument never moves their cursor. */
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include <stdio.h>

/* A stream to one of the three descriptors of every program, in which everything that text_shown writes out is written out, but for the ends of lines. */
FILE *screen_over(int fd);

/* How wide the screen is that is printed to: what COLUMNS says, else the terminal; 0 if there is none. */
int screen_columns(void);

/* Bytes as they are, behind what has been printed: a bell, a step back. Only for what the program itself makes. */
void screen_raw(const char *bytes);

#endif
