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

/* Upright TrueType files of normal width; libharu refuses others. */
static FcFontSet *list_family(FcConfig *config, const char *family)
{
    FcPattern *wanted =
        FcPatternBuild(NULL, FC_FAMILY, FcTypeString, family, FC_FONTFORMAT, FcTypeString, "TrueType", FC_SLANT,
                       FcTypeInteger, FC_SLANT_ROMAN, FC_WIDTH, FcTypeInteger, FC_WIDTH_NORMAL, NULL);
    FcObjectSet *facts = FcObjectSetBuild(FC_FILE, FC_WEIGHT, FC_FONTVERSION, FC_CHARSET, FC_INDEX, NULL);
    FcFontSet *set = FcFontList(config, wanted, facts);

    FcObjectSetDestroy(facts);
    FcPatternDestroy(wanted);
    return set;
}

struct candidate {
    const char *file;
    int off, version, index; /* off: how far from the weight that is wanted */
};

static bool read_candidate(const FcPattern *p, int weight, unsigned letter, struct candidate *out)
{
    FcPattern *facts = (FcPattern *)p;
    FcCharSet *letters;
    FcChar8 *file;
    int have;

    if (FcPatternGetString(facts, FC_FILE, 0, &file) != FcResultMatch ||
        FcPatternGetInteger(facts, FC_WEIGHT, 0, &have) != FcResultMatch ||
        FcPatternGetCharSet(facts, FC_CHARSET, 0, &letters) != FcResultMatch || !FcCharSetHasChar(letters, letter))
        return false;
    *out = (struct candidate){ (const char *)file, abs(have - weight), 0, 0 };
    FcPatternGetInteger(facts, FC_INDEX, 0, &out->index);
    FcPatternGetInteger(facts, FC_FONTVERSION, 0, &out->version);
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

static struct str choose(const FcFontSet *set, int weight, unsigned letter, int *index, struct arena *a)
{
    enum { NEAR = (FC_WEIGHT_BOLD - FC_WEIGHT_REGULAR) / 3 };
    struct candidate best = { 0 }, c;

    for (int i = 0; set && i < set->nfont; i++)
        if (read_candidate(set->fonts[i], weight, letter, &c) && c.off <= NEAR && is_better(&c, &best))
            best = c;
    *index = best.index;
    return str_copy(a, str_of(best.file));
}

static bool load_all(FcConfig *config, struct arena *a, struct font_files *out)
{
    for (int f = 0; f < FONT_COUNT; f++) {
        FcFontSet *set = list_family(config, fonts[f].family);
        for (int bold = 0; bold < 2; bold++)
            out->path[f][bold] = choose(set, weights[bold], fonts[f].letter, &out->index[f][bold], a);
        if (set)
            FcFontSetDestroy(set);
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
    { 0x0530, 0x058F, FONT_ARMENIAN }, { 0x0600, 0x06FF, FONT_SIGNS },    { 0x0750, 0x077F, FONT_SIGNS },
    { 0x0E00, 0x0E7F, FONT_THAI },     { 0x10A0, 0x10FF, FONT_GEORGIAN }, { 0x1100, 0x11FF, FONT_HANGUL },
    { 0x1C90, 0x1CBF, FONT_GEORGIAN }, { 0x2E80, 0x312F, FONT_HAN },      { 0x3130, 0x318F, FONT_HANGUL },
    { 0x3190, 0x9FFF, FONT_HAN },      { 0xAC00, 0xD7A3, FONT_HANGUL },   { 0xF900, 0xFAFF, FONT_HAN },
    { 0xFB50, 0xFDFF, FONT_SIGNS },    { 0xFE70, 0xFEFE, FONT_SIGNS },    { 0xFF00, 0xFFEF, FONT_HAN },
};

/* Syriac to Mandaic; Devanagari to Sinhala; Lao, Tibetan, Myanmar; Philippine scripts, Khmer, Mongolian; Limbu to the
   Vedic signs without Cyrillic and Georgian; Syloti Nagri to Meetei Mayek. */
static const struct block unset[] = {
    { 0x0700, 0x074F, 0 }, { 0x0780, 0x086F, 0 }, { 0x0900, 0x0DFF, 0 }, { 0x0E80, 0x109F, 0 }, { 0x1700, 0x18AF, 0 },
    { 0x1900, 0x1C7F, 0 }, { 0x1CC0, 0x1CFF, 0 }, { 0xA800, 0xA8FF, 0 }, { 0xA900, 0xAAFF, 0 }, { 0xABC0, 0xABFF, 0 },
};

static const struct block *find_block(const struct block *list, size_t n, int letter)
{
    for (size_t i = 0; i < n; i++)
        if (letter >= list[i].first && letter <= list[i].last)
            return &list[i];
    return NULL;
}

enum font font_for(int letter)
{
    const struct block *b = find_block(homes, sizeof homes / sizeof *homes, letter);

    return b ? b->font : FONT_TEXT;
}

const char *font_package(enum font which)
{
    return fonts[which].package;
}

bool font_cannot_set(int letter)
{
    return find_block(unset, sizeof unset / sizeof *unset, letter) != NULL;
}
