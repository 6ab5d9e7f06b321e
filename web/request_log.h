/* SPDX-License-Identifier: Apache-2.0 */
/* request_log.h - what was asked of the desk, for `--log`. */
#ifndef WEB_REQUEST_LOG_H
#define WEB_REQUEST_LOG_H

struct job;

/* One line: when, what, with which success, how long, who. Nothing that anybody has typed is in it. `log` -1: nowhere. */
void request_log(int log, const struct job *j);

#endif
