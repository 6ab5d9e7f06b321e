/* SPDX-License-Identifier: Apache-2.0 */
/* html_escape.h - text on its way into HTML. */
#ifndef REPORTS_FORMAT_HTML_ESCAPE_H
#define REPORTS_FORMAT_HTML_ESCAPE_H

#include "engine/base/str.h"

struct arena;

/* The text escaped for use between tags or inside the quotes of an attribute: no & < > " ' is left in it. */
struct str html_escape(struct str text, struct arena *a);

#endif
