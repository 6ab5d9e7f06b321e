/* SPDX-License-Identifier: Apache-2.0 */
/* request_log.h - what was asked of the desk, for `--log`. */
#ifndef WEB_HTTP_REQUEST_LOG_H
#define WEB_HTTP_REQUEST_LOG_H

#include <stdbool.h>

struct err;
struct job;

/* Lines are added to what is there; "-": the standard error output; NULL: nowhere, and `log` stays as it is. ERR_IO: it is no log of ours, or cannot be opened. */
bool request_log_open(const char *name, int *log, struct err *e);

/* One line: when, what, with which success, how long, who. Nothing that anybody has typed is in it. `log` -1: nowhere. */
void request_log(int log, const struct job *j);

#endif
