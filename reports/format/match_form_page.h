/* SPDX-License-Identifier: Apache-2.0 */
/* match_form_page.h - a match to be filled in, on a page of its own. */
#ifndef REPORTS_FORMAT_MATCH_FORM_PAGE_H
#define REPORTS_FORMAT_MATCH_FORM_PAGE_H

struct canvas;
struct match_form;

/* From its upper edge down; rows are as high as that height leaves room for, 25 mm at most. */
void match_form_draw(struct canvas *c, const struct match_form *f, int left, int top, int width, int height);

#endif
