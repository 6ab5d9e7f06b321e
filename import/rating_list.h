/* SPDX-License-Identifier: Apache-2.0 */
/* rating_list.h - rating lists: FIDE's XML and text, plain or in their zips, and tables of federations, player by player, since they are too large for memory. */
#ifndef IMPORT_RATING_LIST_H
#define IMPORT_RATING_LIST_H

#include "import/rating_file.h"

struct err;

/* Every player, with the ratings of that kind. ERR_INPUT with the line: no list that docs/formats/rating-list.md describes, a web page, a
   DOCTYPE, an id that is missing; or the list has no ratings of that kind at all, or by its name those of another. ERR_LIMIT: elements nested deeper, texts or
   tags longer than a rating list has. Nothing outside of the file is read, no entity is ever expanded. */
bool rating_file_read(struct rating_file *f, enum rating_kind kind, const struct rating_sink *sink, struct err *e);

#endif
