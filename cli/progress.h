/* SPDX-License-Identifier: Apache-2.0 */
/* progress.h - a progress bar on the terminal for work that takes more than a second. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/* How far it is, on the standard error and only if that is a terminal. */
struct progress {
    const char *what; /* "events" */
    int64_t total;
    bool shown;
    struct timespec begin;
};

struct progress progress_begin(const char *what, int64_t total);

/* Draws the bar, with the rate so far; to be called a few times a second. */
void progress_show(const struct progress *p, int64_t done);

/* Puts how long it took in place of the bar. */
void progress_end(const struct progress *p, int64_t done);

#endif
