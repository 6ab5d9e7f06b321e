/* SPDX-License-Identifier: Apache-2.0 */
/* haru_doc.h - a document of libharu on its way; for haru*.c alone. */
#ifndef REPORTS_FORMAT_HARU_DOC_H
#define REPORTS_FORMAT_HARU_DOC_H

#include <hpdf.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdint.h>

#include "engine/base/buffer.h"

struct arena;
struct haru_font;

enum { HARU_RESERVE = 512 };

/* A picture of the document, by the bytes it was made of. */
struct haru_picture {
    struct str png;
    HPDF_Image image;
};

struct haru {
    HPDF_Doc doc; /* NULL: it could not even be begun */
    HPDF_Page *page;
    int npage, cap;
    struct haru_picture *picture;
    int npicture, cap_picture;
    bool failed;
    HPDF_STATUS code, detail; /* of the first failure, as libharu has them */
    bool no_memory, no_files; /* then */
    struct str font;          /* that could not be used; empty: it was not a font */
    bool leaves;
    jmp_buf back;            /* where an answer is waited for */
    struct haru_piece *held; /* its memory */
    char *room, *reserve;    /* of HARU_RESERVE bytes; NULL: in use */
    char *pool;              /* for the end of the document; NULL: it is not there yet */
    size_t npool, used;      /* its bytes, and so many that are in use */
    size_t taken;            /* all bytes that libharu has asked for */

    struct pdf_tree *tree; /* what all texts belong to; NULL: none has been tagged */
    int ntagged;           /* pages up to the last that has a text of it */

    struct buffer words; /* in which something is put together for the page */
    struct arena *arena;
};

/* Notes the first failure. Always returns false. */
bool haru_fail(struct haru *h);

/* haru_goes_on before a question, `leaves`: which ends at (h)->back if there is no memory for it; after it, with the answer: a status, or
   what must not be NULL. */
bool haru_asks(struct haru *h, bool leaves);
bool haru_ok(struct haru *h, HPDF_STATUS status);
bool haru_got(struct haru *h, const void *answer);

/* Said under ThreadSanitizer of locals that are set once, to such an answer. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wclobbered"
#endif
/* Asks libharu, if nothing has failed: was it done? What is it, or NULL? libharu uses memory that it has not got, here and there: a
   question that there is no memory for ends here instead, past its functions. */
#define HARU_DO(h, call)  (haru_asks(h, true) && setjmp((h)->back) == 0 ? haru_ok((h), (call)) : haru_fail(h))
#define HARU_GET(h, call) (haru_asks(h, true) && setjmp((h)->back) == 0 ? (call) : NULL)

/* Into the drawing of the last page, as it is. */
void haru_say(struct haru *h, struct str words);

static inline HPDF_Font haru_font_of(const struct haru_font *f)
{
    return (HPDF_Font)(void *)(uintptr_t)f;
}

#endif
