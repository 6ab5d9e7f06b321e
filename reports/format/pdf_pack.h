/* SPDX-License-Identifier: Apache-2.0 */
/* pdf_pack.h - makes a finished PDF smaller: whatever is no stream goes compressed into object streams, and so does the table of places
   (ISO 32000-1, 7.5.7 and 7.5.8). What says which text is what is thousands of small objects that libharu writes as they are. */
#ifndef REPORTS_FORMAT_PDF_PACK_H
#define REPORTS_FORMAT_PDF_PACK_H

#include "engine/base/str.h"

struct arena;

/* The same document in the arena, from the bytes of libharu, one table of places at the end. Bytes that are not built like that come back as they are. */
struct str pdf_pack(struct str pdf, struct arena *a);

#endif
