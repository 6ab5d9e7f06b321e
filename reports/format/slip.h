/* SPDX-License-Identifier: Apache-2.0 */
/* slip.h - paper to be filled in, read by a camera or seen from afar; formats for programs leave it out. */
#ifndef REPORTS_FORMAT_SLIP_H
#define REPORTS_FORMAT_SLIP_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct card_face;

enum slip_kind {
    SLIP_TEXT,   /* a sentence */
    SLIP_BLANKS, /* lines to write on, side by side, each with what belongs there */
    SLIP_CODE,   /* a QR code of the text, with the text beside it */
    SLIP_BANNER, /* in large letters; on paper its card has it */
};

/* SLIP_BLANKS has several texts, the others one. */
struct slip_line {
    enum slip_kind kind;
    const struct str *text;
    int n;
    bool unprinted; /* what is drawn on paper says it as well */
    bool small;     /* on paper a sentence is set small */
};

struct slip {
    struct slip_line *line;
    int n, cap;
    const struct card_face *card; /* that paper has in place of the lines, which say the same; NULL: none */
};

/* A copy of the texts goes into the arena. */
void slip_add(struct slip *f, enum slip_kind kind, const struct str *text, int n, struct arena *a);
void slip_say(struct slip *f, enum slip_kind kind, struct str text, struct arena *a);

/* The slip of a card, with its lines for those who read no paper. */
const struct slip *slip_of_card(const struct card_face *c, struct arena *a);

/* The same with all texts such as text_shown makes them; on paper without what is not printed. */
struct slip *slip_shown(const struct slip *f, bool paper, struct arena *a);

#endif
