/* SPDX-License-Identifier: Apache-2.0 */
/* foot.h - what stands below on every page: the legend, the rules of the tie-breaks, the history code, when it was published, the page. */
#ifndef REPORTS_FORMAT_FOOT_H
#define REPORTS_FORMAT_FOOT_H

struct canvas;
struct folio;
struct typesetting;

/* How much of the page it takes, with the margin below. */
int foot_height(const struct canvas *c, const struct typesetting *s);

/* Draws it on the last page of the canvas. */
void foot_draw(struct canvas *c, const struct typesetting *s, const struct folio *f);

#endif
