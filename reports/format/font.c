/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/font.h"

#include <dirent.h>
#include <fontconfig/fontconfig.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/format/shortage.h"
#include "reports/format/messages.h"

static const struct {
    const char *family;
    unsigned letter;
    const char *package;
} fonts[FONT_COUNT] = {
#define X(id, family, letter, package) [id] = { family, letter, package },
    FONTS(X)
#undef X
};

static const int weights[2] = { FC_WEIGHT_REGULAR, FC_WEIGHT_BOLD };

struct candidate {
    const char *file;
    int off, version, index; /* off: how far from the weight that is wanted */
};

static bool is_number(const FcPattern *p, const char *fact, int wanted)
{
    int have;

    return FcPatternGetInteger(p, fact, 0, &have) == FcResultMatch && have == wanted;
}

/* An upright TrueType file of normal width; libharu refuses others. */
static bool is_fit(const FcPattern *p)
{
    FcChar8 *format;

    return FcPatternGetString(p, FC_FONTFORMAT, 0, &format) == FcResultMatch &&
           strcmp((const char *)format, "TrueType") == 0 && is_number(p, FC_SLANT, FC_SLANT_ROMAN) &&
           is_number(p, FC_WIDTH, FC_WIDTH_NORMAL);
}

static bool read_candidate(const FcPattern *p, int weight, unsigned letter, struct candidate *out)
{
    FcCharSet *letters;
    FcChar8 *file;
    int have;

    if (FcPatternGetString(p, FC_FILE, 0, &file) != FcResultMatch ||
        FcPatternGetInteger(p, FC_WEIGHT, 0, &have) != FcResultMatch ||
        FcPatternGetCharSet(p, FC_CHARSET, 0, &letters) != FcResultMatch || !FcCharSetHasChar(letters, letter))
        return false;
    *out = (struct candidate){ (const char *)file, abs(have - weight), 0, 0 };
    FcPatternGetInteger(p, FC_INDEX, 0, &out->index);
    FcPatternGetInteger(p, FC_FONTVERSION, 0, &out->version);
    return true;
}

/* Nearest weight, then latest version, then the path: the order of the list does not matter. */
static bool is_better(const struct candidate *a, const struct candidate *b)
{
    if (!b->file || a->off != b->off)
        return !b->file || a->off < b->off;
    if (a->version != b->version)
        return a->version > b->version;
    int order = strcmp(a->file, b->file);
    return order ? order < 0 : a->index < b->index;
}

typedef struct candidate choice[FONT_COUNT][2];

static void consider(const FcPattern *p, enum font which, choice best)
{
    enum { NEAR = (FC_WEIGHT_BOLD - FC_WEIGHT_REGULAR) / 3 };
    struct candidate c;

    for (int bold = 0; bold < 2; bold++)
        if (read_candidate(p, weights[bold], fonts[which].letter, &c) && c.off <= NEAR &&
            is_better(&c, &best[which][bold]))
            best[which][bold] = c;
}

/* A family has a name in each language. */
static void consider_names(const FcPattern *p, choice best)
{
    FcChar8 *family;

    for (int i = 0; FcPatternGetString(p, FC_FAMILY, i, &family) == FcResultMatch; i++)
        for (int which = 0; which < FONT_COUNT; which++)
            if (strcmp((const char *)family, fonts[which].family) == 0 && is_fit(p))
                consider(p, (enum font)which, best);
}

/* Each file is looked at once, whatever the number of families that are wanted. */
static bool load_all(FcConfig *config, struct arena *a, struct font_files *out)
{
    choice best = { 0 };

    for (int kind = FcSetSystem; kind <= FcSetApplication; kind++) {
        const FcFontSet *set = FcConfigGetFonts(config, (FcSetName)kind);
        for (int i = 0; set && i < set->nfont; i++)
            consider_names(set->fonts[i], best);
    }
    for (int f = 0; f < FONT_COUNT; f++)
        for (int bold = 0; bold < 2; bold++) {
            out->path[f][bold] = str_copy(a, str_of(best[f][bold].file));
            out->index[f][bold] = best[f][bold].index;
        }
    return out->path[FONT_TEXT][0].n > 0 && out->path[FONT_TEXT][1].n > 0;
}

/* File by file: for a whole folder fontconfig would want to write a cache. */
static void add_files(FcConfig *config, const char *folder, struct arena *a)
{
    DIR *d = opendir(folder);
    const struct dirent *entry;

    if (!d)
        return;
    while ((entry = readdir(d)))
        if (entry->d_name[0] != '.') {
            struct str path = str_fmt(a, "%s/%s", folder, entry->d_name);
            FcConfigAppFontAddFile(config, (const FcChar8 *)path.p);
        }
    closedir(d);
}

static FcConfig *open_config(const char *folder, struct arena *a)
{
    if (!folder)
        return FcInitLoadConfigAndFonts();
    FcConfig *config = FcConfigCreate();
    if (config)
        add_files(config, folder, a);
    return config;
}

static bool missing(const char *folder, struct err *e)
{
    if (folder)
        return err_say(e, ERR_IO, say_folder_named_olympair_fonts(folder, fonts[FONT_TEXT].family));
    return err_say(e, ERR_IO, say_version_2_font_not_installed(fonts[FONT_TEXT].family, fonts[FONT_TEXT].package));
}

bool font_load(struct arena *a, struct font_files *out, struct err *e)
{
    const char *folder = getenv("OLYMPAIR_FONTS");

    if (folder && folder[0] == '\0')
        folder = NULL;
    if (shortage_of_files(2)) /* fontconfig would say so in words of its own, and find nothing */
        return shortage_tell(e);
    if (shortage_of_memory()) /* it would take fonts for missing, and note that in its cache, for everybody */
        return err_say(e, ERR_IO, say_no_memory_for_sheet());
    FcConfig *config = open_config(folder, a);
    bool found = config && load_all(config, a, out);
    if (config)
        FcConfigDestroy(config);
    return found || missing(folder, e);
}

struct block {
    int first, last;
    enum font font;
};

static const struct block homes[] = {
    { 0x0530, 0x058F, FONT_ARMENIAN }, { 0x0590, 0x05FF, FONT_HEBREW },     { 0x0600, 0x06FF, FONT_ARABIC },
    { 0x0700, 0x074F, FONT_SYRIAC },   { 0x0750, 0x077F, FONT_ARABIC },     { 0x0780, 0x07BF, FONT_THAANA },
    { 0x07C0, 0x07FF, FONT_NKO },      { 0x08A0, 0x08FF, FONT_ARABIC },     { 0x0900, 0x097F, FONT_DEVANAGARI },
    { 0x0980, 0x09FF, FONT_BENGALI },  { 0x0A00, 0x0A7F, FONT_GURMUKHI },   { 0x0A80, 0x0AFF, FONT_GUJARATI },
    { 0x0B00, 0x0B7F, FONT_ODIA },     { 0x0B80, 0x0BFF, FONT_TAMIL },      { 0x0C00, 0x0C7F, FONT_TELUGU },
    { 0x0C80, 0x0CFF, FONT_KANNADA },  { 0x0D00, 0x0D7F, FONT_MALAYALAM },  { 0x0D80, 0x0DFF, FONT_SINHALA },
    { 0x0E00, 0x0E7F, FONT_THAI },     { 0x0E80, 0x0EFF, FONT_LAO },        { 0x0F00, 0x0FFF, FONT_TIBETAN },
    { 0x1000, 0x109F, FONT_MYANMAR },  { 0x10A0, 0x10FF, FONT_GEORGIAN },   { 0x1100, 0x11FF, FONT_HANGUL },
    { 0x1200, 0x139F, FONT_ETHIOPIC }, { 0x13A0, 0x13FF, FONT_CHEROKEE },   { 0x1400, 0x167F, FONT_CANADIAN },
    { 0x1780, 0x17FF, FONT_KHMER },    { 0x1800, 0x18AF, FONT_MONGOLIAN },  { 0x18B0, 0x18FF, FONT_CANADIAN },
    { 0x19E0, 0x19FF, FONT_KHMER },    { 0x1C90, 0x1CBF, FONT_GEORGIAN },   { 0x2D30, 0x2D7F, FONT_TIFINAGH },
    { 0x2D80, 0x2DDF, FONT_ETHIOPIC }, { 0x2E80, 0x312F, FONT_HAN },        { 0x3130, 0x318F, FONT_HANGUL },
    { 0x3190, 0x9FFF, FONT_HAN },      { 0xA8E0, 0xA8FF, FONT_DEVANAGARI }, { 0xAA60, 0xAA7F, FONT_MYANMAR },
    { 0xAB00, 0xAB2F, FONT_ETHIOPIC }, { 0xAB70, 0xABBF, FONT_CHEROKEE },   { 0xAC00, 0xD7A3, FONT_HANGUL },
    { 0xF900, 0xFAFF, FONT_HAN },      { 0xFB1D, 0xFB4F, FONT_HEBREW },     { 0xFB50, 0xFDFF, FONT_ARABIC },
    { 0xFE70, 0xFEFE, FONT_ARABIC },   { 0xFF00, 0xFFEF, FONT_HAN },        { 0x1E900, 0x1E95F, FONT_ADLAM },
    { 0x20000, 0x323AF, FONT_HAN },
};

enum font font_for(int letter)
{
    for (size_t i = 0; i < sizeof homes / sizeof *homes && letter >= homes[i].first; i++)
        if (letter <= homes[i].last)
            return homes[i].font;
    return FONT_TEXT;
}

const char *font_package(enum font which)
{
    return fonts[which].package;
}
