/* SPDX-License-Identifier: Apache-2.0 */
/* pdf_pack.h - makes a finished PDF smaller: whatever is no stream goes compressed into object streams, and so does the table of places
   (ISO 32000-1, 7.5.7 and 7.5.8). What says which text is what (reports/format/pdf_tree.h) is thousands of small objects. */
#ifndef REPORTS_FORMAT_PDF_PACK_H
#define REPORTS_FORMAT_PDF_PACK_H

#include "engine/base/str.h"

struct arena;
struct pdf_tree;

/* The same document in the arena, from the bytes of libharu, one table of places at the end, with the tree in the place of its root; NULL: there is none. Bytes that are not built
   like that come back as they are. */
struct str pdf_pack(struct str pdf, const struct pdf_tree *tree, struct arena *a);

#endif
