/* SPDX-License-Identifier: Apache-2.0 */
/* links.h - where the pages of the desk stand, for whoever leads there. */
#ifndef WEB_PAGE_LINKS_H
#define WEB_PAGE_LINKS_H

#include "engine/base/str.h"

struct op;
struct section;
struct visit;

/* "/open": where the pages of a section begin. One that is called like another page of the desk, "journal", is at "/~journal". */
struct str address_section(const struct section *s, struct arena *a);
struct str address_section_name(struct str part); /* "open" of that part */

/* The page of its own that takes the files of an operation, "/import"; NULL: it has the form that all others have. */
const char *address_own(const struct op *op);

/* Addresses: "/open/7", "/open/report/standings", "/open/do/pair" and, for what is about no section, "/do/set"; of an operation that takes
   files its page, "/import". */
struct str address_round(const struct visit *v, const struct section *s, int round);
struct str address_report(const struct visit *v, const struct section *s, const char *name, int round,
                          const char *format);
struct str address_operation(const struct visit *v, const struct section *s, const char *name);

#endif
