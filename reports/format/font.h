/* SPDX-License-Identifier: Apache-2.0 */
/* font.h - the font files that sheets are set in, as they are installed on this machine. */
#ifndef REPORTS_FORMAT_FONT_H
#define REPORTS_FORMAT_FONT_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;

/* In the order in which they are asked for a letter. A file counts only if it has the letter named
   here: Liberation Sans before version 2 has no Vietnamese. X(id, family, letter, Debian package) */
/* clang-format off */
#define FONTS(X) \
    X(FONT_TEXT,     "Liberation Sans",    0x1EA0, "fonts-liberation2") \
    X(FONT_GEORGIAN, "Noto Sans Georgian", 0x10D0, "fonts-noto-core") \
    X(FONT_ARMENIAN, "Noto Sans Armenian", 0x0531, "fonts-noto-core") \
    X(FONT_SIGNS,    "DejaVu Sans",        0x2654, "fonts-dejavu-core") \
    X(FONT_THAI,     "Loma",               0x0E01, "fonts-tlwg-loma-ttf") \
    X(FONT_HAN,      "WenQuanYi Zen Hei",  0x4E00, "fonts-wqy-zenhei") \
    X(FONT_HANGUL,   "NanumGothic",        0xAC00, "fonts-nanum")
/* clang-format on */

/* clang-format off */
enum font {
#define X(id, family, letter, package) id,
    FONTS(X)
#undef X
    FONT_COUNT
};
/* clang-format on */

/* Paths of TrueType files, [0] regular and [1] bold; empty if there is none. */
struct font_files {
    struct str path[FONT_COUNT][2];
    int index[FONT_COUNT][2]; /* in a file of several fonts */
};

/* Once for a program: the same files for every sheet of every thread. Asks fontconfig, or looks in the folder that OLYMPAIR_FONTS names and nowhere else. FONT_TEXT in
   both weights must be there, else ERR_IO that names the package; what the others lack is told
   where it is needed. */
bool font_load(struct arena *a, struct font_files *out, struct err *e);

/* The font that the script of a letter is set in; FONT_TEXT if it is none of the others. */
enum font font_for(int letter);
const char *font_package(enum font which);

/* A script whose letters change their shape or place, which nothing here does: no font helps. */
bool font_cannot_set(int letter);

#endif
