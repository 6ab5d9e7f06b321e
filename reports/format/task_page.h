/* SPDX-License-Identifier: Apache-2.0 */
/* task_page.h - the task of a captain on paper: the team, and below it the boxes. */
#ifndef REPORTS_FORMAT_TASK_PAGE_H
#define REPORTS_FORMAT_TASK_PAGE_H

struct canvas;
struct task;

/* How high it is, in hundredths of a point. */
int task_height(const struct task *t);

/* Draws it with its upper left corner there, and sets a bookmark. */
void task_draw(struct canvas *c, const struct task *t, int left, int top, int width);

#endif
