/* SPDX-License-Identifier: Apache-2.0 */
/* haru.h - the one place that asks libharu 2.3.0 for paper. Every answer of it is checked. After the first failure, out of memory or of
   files, nothing is asked any more: what follows does nothing, and haru_end says what failed. Lengths are hundredths of a point. */
#ifndef REPORTS_FORMAT_HARU_H
#define REPORTS_FORMAT_HARU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct haru;
struct haru_element;
struct haru_font;
struct haru_mark;
struct pdf_tree;

/* What libharu can write: codes of 16 bits. Each is the letter of the first plane with that number, except that those which Unicode keeps for private use
   stand for what has no letter of its own: joined forms, letters of other planes. */
enum { HARU_LETTERS = 0x10000, HARU_OWN = 0xE000, HARU_OWNS = 0x1900 };
enum { HARU_TOP = 1000000 }; /* above every page: a reader is led to its upper edge */

/* A document without pages, which lives in the arena as far as it is ours. To be ended or dropped once. */
struct haru *haru_begin(struct arena *a);

/* Has nothing failed yet? What fonts lack says nothing of them after a failure. */
bool haru_goes_on(struct haru *h);

/* Its bytes, in the arena: the same for the same calls. ERR_IO: something failed, here or before. The document is gone. */
bool haru_end(struct haru *h, struct str *out, struct err *e);
void haru_drop(struct haru *h);

/* Pages, counted from 0 for those that follow. What is drawn is on the last of them. */
void haru_page(struct haru *h, int width, int height);
int haru_pages(const struct haru *h);

void haru_box(struct haru *h, int x, int y, int width, int height, int grey);
void haru_stroke(struct haru *h, int x1, int y1, int x2, int y2, int width, int grey);

/* Can it show this PNG? Grey, colours or a palette of them, not interlaced, nothing of it to be seen through. */
bool haru_can_show(struct str png);

/* Such a PNG over the whole of that box, turned round if width and height are negative; its packed pixels unchanged, once in the document however often it is shown: the same bytes at the same
   place are the same picture. Another one is not drawn. */
void haru_picture(struct haru *h, struct str png, int x, int y, int width, int height);

/* Text, between these two; nothing else is drawn there. Greys and colours are hundredths, a stretch is per cent of the width. */
void haru_begin_text(struct haru *h);
void haru_grey(struct haru *h, int grey);
void haru_colour(struct haru *h, const int rgb[3]);
void haru_stretch(struct haru *h, int percent);
void haru_set(struct haru *h, const struct haru_font *font, int size);
void haru_show(struct haru *h, bool turned, int x, int y, const char *text);
void haru_end_text(struct haru *h);

/* Writes a letter as four or eight digits of UTF-16, and a zero byte. Returns how many digits. */
int haru_utf16(char to[9], uint32_t letter);

/* What is shown from here on until haru_meant_end stands for this text, in the order in which programs turn it into letters. */
void haru_meant(struct haru *h, const uint32_t *letter, int n);
void haru_meant_end(struct haru *h);

/* What texts are, in the order in which they are read: within an element, NULL for the document, one of a kind that PDF knows ("Table", "TD"). NULL after a failure. */
struct haru_element *haru_element(struct haru *h, struct haru_element *within, const char *kind);

/* A cell that heads others: the scope is "Column", "Row" or NULL; it spans so many columns. */
void haru_element_heads(struct haru *h, struct haru_element *e, const char *scope, int span);

/* What is heard in place of the glyphs. */
void haru_element_text(struct haru *h, struct haru_element *e, struct str text);

/* All elements, which the bytes of the document do not have yet (reports/format/pdf_pack.h); also after its end. NULL: there are none. */
const struct pdf_tree *haru_tree(const struct haru *h);

/* All that is drawn up to haru_tag_end belongs to an element, whose texts are all on one page; NULL: to none, nobody needs to hear it. */
void haru_tag(struct haru *h, struct haru_element *e);
void haru_tag_end(struct haru *h);

/* The title in its properties. */
void haru_title(struct haru *h, struct str title);

/* A bookmark below another one (NULL: at the top level) that leads to a height on a page. NULL after a failure. */
struct haru_mark *haru_mark(struct haru *h, struct haru_mark *below, struct str name, int page, int y);

/* A place on a page that links to the top of another page. */
void haru_link(struct haru *h, int page, const int place[4], int to);

/* A TrueType font file, of several fonts that of `index`. NULL: it cannot be used, which is a failure of the document. */
struct haru_font *haru_font(struct haru *h, struct str path, int index);

/* The glyph of a letter, 0: none; its width in thousandths of the size. `font` may be NULL: it has no letters. */
unsigned haru_glyph(const struct haru_font *font, int letter);
int haru_glyph_width(const struct haru_font *font, unsigned glyph);

/* What the code HARU_OWN + n of a font stands for: a glyph, and the letters that are found when one searches; none: it belongs to another glyph. */
struct haru_own {
    unsigned glyph;
    const uint32_t *letter;
    int n;
    bool hollow; /* nothing is seen of it, and it has no width */
};

/* Once for each font, after the last text: `used`, by code, is what the file says of it and has of its shapes. */
void haru_font_end(struct haru *h, struct haru_font *font, const bool used[HARU_LETTERS], const struct haru_own *own);

/* A font that cannot be read where its letters are joined: a failure of the document. */
void haru_font_lost(struct haru *h, struct str path);

/* Where libharu has its memory from: a test gives it less. */
extern void *(*haru_memory)(size_t n);

#endif
