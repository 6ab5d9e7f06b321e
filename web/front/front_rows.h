/* SPDX-License-Identifier: Apache-2.0 */
/* front_rows.h - the sections of a new event as its form has them: a row each, over what its kind has. Pure. */
#ifndef WEB_FRONT_FRONT_ROWS_H
#define WEB_FRONT_FRONT_ROWS_H

#include "web/front/front_kind.h"

/* What the row says, from 1, in place of what the kind has; its name may be empty: there is no such section. */
struct kind_section row_of(const struct visit *v, const struct kind *k, int row);

/* The sections of the new event, in the arena: by row, or those of the kind. */
const struct kind_section *rows_sections(const struct visit *v, const struct kind *k, int *n);

/* The setting of a section, were it as usual. */
struct str row_setting(const struct visit *v, const struct kind_section *s, const char *name);

/* What people call the section. */
struct str rows_title(const struct visit *v, const struct kind_section *s);

/* Does a setting follow the first day of the event until somebody chooses it? */
bool row_follows_date(const char *name);

/* Its value if the section names it, else empty. */
struct str row_chosen(const struct kind_section *s, const char *name);

/* How many rounds the longest of them has. */
int rows_rounds(const struct visit *v, const struct kind *k);

/* "boards.2" */
const char *row_word(const struct visit *v, const char *name, int row);

/* The settings that a row has fields of, NULL behind the last. */
extern const char *const row_settings[];

#endif
