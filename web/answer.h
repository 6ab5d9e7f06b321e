/* SPDX-License-Identifier: Apache-2.0 */
/* answer.h - the reply to a request, whatever becomes of it: a page, a file, what went wrong. */
#ifndef WEB_ANSWER_H
#define WEB_ANSWER_H

struct job;

/* For workers: `self` is a struct room. */
void answer_job(void *self, struct job *j);

#endif
