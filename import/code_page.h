/* SPDX-License-Identifier: Apache-2.0 */
/* code_page.h - text of older programs, a byte for each letter, as UTF-8: Windows-1252, of which Latin 1 is a part, 1250 and 1251. */
#ifndef IMPORT_CODE_PAGE_H
#define IMPORT_CODE_PAGE_H

#include "engine/base/str.h"

struct arena;
struct findings;

/* 1252, 1250 (Polish, Czech, Hungarian ...), 1251 (Cyrillic). */
enum code_page { CODE_PAGE_WESTERN, CODE_PAGE_CENTRAL, CODE_PAGE_CYRILLIC, CODE_PAGES };

/* In how many words a code page shows, and the first of them. */
struct code_page_shown {
    int words;
    struct str word;
};

/* How a file was read. */
struct code_page_read {
    int line; /* the first that is not UTF-8; 0: there is none */
    enum code_page page;
    struct str
        word; /* by which it was known, in the arena; empty: of Windows-1252, which is taken where nothing shows another one */
};

/* "Windows-1250" */
const char *code_page_name(enum code_page page);

/* By the lines that are not UTF-8, and the word of the text that shows it. */
enum code_page code_page_of(struct str s, struct str *word);

/* Every byte as a letter, in the arena. */
struct str code_page_text(struct str s, enum code_page page, struct arena *a);

/* Lines that are UTF-8 as they are, the others by the code page of all of them; the text is `s` itself if there is none. */
struct str code_page_lines(struct str s, struct arena *a, struct code_page_read *was);

/* A WARNING of how it was read, if it was not UTF-8. */
void code_page_tell(const struct code_page_read *was, struct findings *f);

#endif
