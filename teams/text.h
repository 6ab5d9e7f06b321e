/* SPDX-License-Identifier: Apache-2.0 */
/* text.h - names in any script: clean spelling, keys to search and sort by, columns of a terminal. */
#ifndef TEAMS_TEXT_H
#define TEAMS_TEXT_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

/* The clean spelling of a name: composed (NFC), without white space at the ends, every run of white
   space inside made one blank. False, and `out` untouched, if the bytes are not UTF-8, hold control
   characters (the marks that turn the direction of writing are among them) or letters that nobody sees. Joiners may stand where they
   are spelling (teams/joiner.h); those that do nothing between letters are left out.
   `out` lives in the arena. */
bool text_nfc(struct str in, struct arena *a, struct str *out);

/* The clean spelling of what can be seen of it: what text_nfc refuses is left out. In the arena. */
struct str text_visible(struct str s, struct arena *a);

/* Has it nothing that text_nfc refuses, and no blank but the usual one? */
bool text_is_plain(struct str s);

/* The byte at which the first letter stands that text_nfc refuses; all of them: there is none. */
size_t text_hidden(struct str s);

/* How many bytes at its head are UTF-8: all of them if it is. */
size_t text_utf8(struct str s);

/* What may be printed: `s` itself, or a copy in the arena with everything that text_nfc refuses written out, as
   \u001B, or \x9B for a byte that is not UTF-8. With `lines` the ends of lines (\n and \r\n) and tabs stay;
   so does an isolate around text that is written from right to left (engine/base/direction.h). */
struct str text_shown(struct str s, bool lines, struct arena *a);

/* The key to search, compare and sort names by: case and accents folded, letters that carry their
   stroke inside spelt out (Đ d, Ł l, Æ ae, Þ th ...), all apostrophes alike, joiners left out. Vowels that are marks stay. Never shown to anyone. Lives
   in the arena. Bytes that are not UTF-8 are kept as they are. */
struct str text_fold(struct arena *a, struct str s);

/* The letters alone: wide, mathematical and joined ones made plain, accents taken off, case kept. Lives in the arena;
   `s` itself if its bytes are not UTF-8. */
struct str text_plain(struct arena *a, struct str s);

/* Its first letter as at the beginning of a sentence, in the arena; `s` itself if that is no small letter. */
struct str text_capital(struct arena *a, struct str s);

/* How many letters (code points); a byte that is not UTF-8 counts as one. */
size_t text_letters(struct str s);

/* Columns on a terminal: 0 for combining marks, 2 for wide letters, 1 for a byte that is not UTF-8. */
int text_width(struct str s);

/* At most `columns` columns of `s`: `s` itself if it fits, else its beginning, an ellipsis and its end, up to and from a whole letter with its
   marks, so that names which differ at their end never become the same; in the arena. */
struct str text_cut(struct arena *a, struct str s, int columns);

/* Its longest end of whole letters that has at most so many columns. */
struct str text_end(struct str s, int columns);

/* Is all of it in letters of Europe's languages, with their marks? No name is written with others in a rating list. */
bool text_is_latin(struct str s);

/* Takes the first letter (code point) off `rest`; -1 for a byte that is not UTF-8. */
int text_letter(struct str *rest);

#endif
