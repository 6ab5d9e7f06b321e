/* html.h - a sheet as one page for a browser, as docs/formats/html.md says. */
#ifndef REPORTS_HTML_H
#define REPORTS_HTML_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct page_options;
struct sheet;

/* A page that asks for nothing elsewhere, and well-formed XML too. The same sheet gives the same bytes. Cannot fail. */
bool html_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out,
                struct err *e);

/* The text as it stands between tags and between the quotes of an attribute: no & < > " ' is left in it. */
struct str html_escape(struct str text, struct arena *a);

#endif
