/* SPDX-License-Identifier: Apache-2.0 */
/* html.h - a sheet as one page for a browser, as docs/formats/html.md says, and its pieces for other pages. */
#ifndef REPORTS_FORMAT_HTML_H
#define REPORTS_FORMAT_HTML_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "reports/format/cell.h"

struct arena;
struct buffer;
struct err;
struct flags;
struct heading;
struct page_options;
struct sheet;
struct slip;
struct wording;

/* A page that asks for nothing elsewhere, and well-formed XML too. The same sheet gives the same bytes. Cannot fail. */
bool html_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out,
                struct err *e);

/* The address to which a reference links on the page; empty: none. */
struct html_leads {
    const struct flags *flags; /* of federations; NULL: none are shown */
    const char *root;          /* from the page to the folder that has flags/ */
    struct str (*to)(const struct html_leads *leads, struct ref what, struct arena *a);
};

/* For pages that are put together elsewhere: the style; what stands above a sheet; its parts and notes, with links
   where `leads` says. With `ids`, which one sheet of a page may have, rows of teams have theirs, and blocks that are
   matches "table-12". */
struct str html_style(void);
struct str html_heading(const struct heading *h, struct arena *a);
struct str html_sheet(const struct sheet *s, const struct html_leads *leads, bool ids, struct arena *a);

/* Text on its way into HTML. */

/* The text escaped for use between tags or inside the quotes of an attribute: no & < > " ' is left in it. */
struct str html_escape(struct str text, struct arena *a);

/* The same for between tags alone: what is isolated (engine/base/direction.h) stands in <bdi>, and so does the whole of a text that turns. */
struct str html_text(struct str text, struct arena *a);

/* Adds the text as it has to stand there: as html_text makes it, or as html_escape does within a tag, a title or an option. */
void html_put(struct buffer *out, struct str text);

/* A slip on a page for a browser. */

/* The style of what html_slip writes. */
extern const char html_slip_style[];

void html_slip(struct buffer *out, const struct slip *f, const struct wording *w);

#endif
