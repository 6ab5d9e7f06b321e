/* SPDX-License-Identifier: Apache-2.0 */
/* files.h - how many files may be open at once; each connection counts as one. */
#ifndef WEB_FILES_H
#define WEB_FILES_H

/* Raises the limit as far as the system lets this process: the default of a shell is too low for a hall. */
void files_most(void);

/* That many connections, or as many as there are files left beside those of the program itself. */
unsigned files_connections(unsigned wanted);

/* Connections of the desk that may be open at once. */
unsigned files_places(void);

#endif
