/* SPDX-License-Identifier: Apache-2.0 */
/* assignment_page.h - the task of a captain on paper: the team, and below it the boxes. */
#ifndef REPORTS_FORMAT_ASSIGNMENT_PAGE_H
#define REPORTS_FORMAT_ASSIGNMENT_PAGE_H

struct canvas;
struct assignment;

/* How high it is, in hundredths of a point. */
int assignment_height(const struct assignment *t);

/* Draws it with its upper left corner there, and sets a bookmark. */
void assignment_draw(struct canvas *c, const struct assignment *t, int left, int top, int width);

#endif
