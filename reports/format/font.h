/* SPDX-License-Identifier: Apache-2.0 */
/* font.h - the font files that sheets are set in, as they are installed on this machine. */
#ifndef REPORTS_FORMAT_FONT_H
#define REPORTS_FORMAT_FONT_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;

/* A letter is looked for in the font of its script (font_for), then, in this order, in those above FONT_ADLAM; in no other one, for a collection of
   Chinese has Korean letters that libharu draws as blanks. A file counts only if it has the letter named here: Liberation Sans before version 2 has no Vietnamese.
   X(id, family, letter, Debian package) */
/* clang-format off */
#define FONTS(X) \
    X(FONT_TEXT,       "Liberation Sans",               0x1EA0, "fonts-liberation2") \
    X(FONT_GEORGIAN,   "Noto Sans Georgian",            0x10D0, "fonts-noto-core") \
    X(FONT_ARMENIAN,   "Noto Sans Armenian",            0x0531, "fonts-noto-core") \
    X(FONT_SIGNS,      "DejaVu Sans",                   0x2654, "fonts-dejavu-core") \
    X(FONT_ADLAM,      "Noto Sans Adlam",               0x1E900, "fonts-noto-core") \
    X(FONT_ARABIC,     "Noto Sans Arabic",              0x0639, "fonts-noto-core") \
    X(FONT_BENGALI,    "Noto Sans Bengali",             0x0995, "fonts-noto-core") \
    X(FONT_CANADIAN,   "Noto Sans Canadian Aboriginal", 0x1403, "fonts-noto-core") \
    X(FONT_CHEROKEE,   "Noto Sans Cherokee",            0x13A0, "fonts-noto-core") \
    X(FONT_DEVANAGARI, "Noto Sans Devanagari",          0x0915, "fonts-noto-core") \
    X(FONT_ETHIOPIC,   "Noto Sans Ethiopic",            0x1200, "fonts-noto-core") \
    X(FONT_GUJARATI,   "Noto Sans Gujarati",            0x0A95, "fonts-noto-core") \
    X(FONT_GURMUKHI,   "Noto Sans Gurmukhi",            0x0A15, "fonts-noto-core") \
    X(FONT_HAN,        "WenQuanYi Zen Hei",             0x4E00, "fonts-wqy-zenhei") \
    X(FONT_HANGUL,     "NanumGothic",                   0xAC00, "fonts-nanum") \
    X(FONT_HEBREW,     "Noto Sans Hebrew",              0x05D0, "fonts-noto-core") \
    X(FONT_KANNADA,    "Noto Sans Kannada",             0x0C95, "fonts-noto-core") \
    X(FONT_KHMER,      "Noto Sans Khmer",               0x1780, "fonts-noto-core") \
    X(FONT_LAO,        "Noto Sans Lao",                 0x0E81, "fonts-noto-core") \
    X(FONT_MALAYALAM,  "Noto Sans Malayalam",           0x0D15, "fonts-noto-core") \
    X(FONT_MONGOLIAN,  "Noto Sans Mongolian",           0x1820, "fonts-noto-core") \
    X(FONT_MYANMAR,    "Noto Sans Myanmar",             0x1000, "fonts-noto-core") \
    X(FONT_NKO,        "Noto Sans NKo",                 0x07CA, "fonts-noto-core") \
    X(FONT_ODIA,       "Noto Sans Oriya",               0x0B15, "fonts-noto-core") \
    X(FONT_SINHALA,    "Noto Sans Sinhala",             0x0D85, "fonts-noto-core") \
    X(FONT_SYRIAC,     "Noto Sans Syriac",              0x0710, "fonts-noto-core") \
    X(FONT_TAMIL,      "Noto Sans Tamil",               0x0B95, "fonts-noto-core") \
    X(FONT_TELUGU,     "Noto Sans Telugu",              0x0C15, "fonts-noto-core") \
    X(FONT_THAANA,     "Noto Sans Thaana",              0x0780, "fonts-noto-core") \
    X(FONT_THAI,       "Noto Sans Thai",                0x0E01, "fonts-noto-core") \
    X(FONT_TIBETAN,    "Noto Serif Tibetan",            0x0F40, "fonts-noto-core") \
    X(FONT_TIFINAGH,   "Noto Sans Tifinagh",            0x2D30, "fonts-noto-core")
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

#endif
