/* SPDX-License-Identifier: Apache-2.0 */
/* html_slip.h - a slip on a page for a browser. */
#ifndef REPORTS_FORMAT_HTML_SLIP_H
#define REPORTS_FORMAT_HTML_SLIP_H

struct buffer;
struct slip;
struct wording;

/* The style of what html_slip writes. */
extern const char html_slip_style[];

void html_slip(struct buffer *out, const struct slip *f, const struct wording *w);

#endif
