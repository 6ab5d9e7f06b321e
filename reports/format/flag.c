/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/flag.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "reports/format/html.h"
#include "teams/federation.h"

/* --- ours ----------------------------------------------------------------------------------------- */

#define FEDERATION_NONE(code, name, other, iso)
#define FEDERATION_OLD(code, name, now)

#define FEDERATION(code, name, other, iso, flag) flag
#define FLAG(file)                                                                                       \
    extern const char file##_small_start[] __asm__("_binary_reports_flags_48x36_" #file "_png_start");   \
    extern const char file##_small_end[] __asm__("_binary_reports_flags_48x36_" #file "_png_end");       \
    extern const char file##_large_start[] __asm__("_binary_reports_flags_240x180_" #file "_png_start"); \
    extern const char file##_large_end[] __asm__("_binary_reports_flags_240x180_" #file "_png_end");
#define BADGE
#include "teams/federation.def"
#undef FEDERATION
#undef FLAG
#undef BADGE

static const struct built_in {
    const char *code, *file;
    const char *start[FLAG_SIZES], *end[FLAG_SIZES];
} built_in[] = {
/* clang-format off */
#define FEDERATION(code, name, other, iso, flag) { #code, flag },
#define FLAG(file) #file, { file##_small_start, file##_large_start }, { file##_small_end, file##_large_end }
#define BADGE "", { 0 }, { 0 }
/* clang-format on */
#include "teams/federation.def"
};
enum { BUILT_IN = sizeof built_in / sizeof *built_in };

/* --- all of them ---------------------------------------------------------------------------------- */

struct flag {
    struct str code;
    struct flag_picture picture[FLAG_SIZES]; /* without a file: the badge */
};

struct flags {
    struct flag *flag; /* by code */
    int n;
};

/* FNV-1a, of which the lower half is enough: two pictures of one flag do not share a name. */
static uint64_t hash_of(struct str bytes)
{
    uint64_t h = 0xcbf29ce484222325;

    for (size_t i = 0; i < bytes.n; i++)
        h = (h ^ (unsigned char)bytes.p[i]) * 0x100000001b3;
    return h;
}

static struct str png_of(const struct built_in *b, enum flag_size size)
{
    return (struct str){ b->start[size], (size_t)(b->end[size] - b->start[size]) };
}

/* Those of ours are the same as long as the program runs. */
static uint32_t our_hash[BUILT_IN][FLAG_SIZES];

static void hash_ours(void)
{
    for (int i = 0; i < BUILT_IN; i++)
        for (enum flag_size size = FLAG_SMALL; size < FLAG_SIZES; size++)
            our_hash[i][size] = (uint32_t)hash_of(png_of(&built_in[i], size));
}

static struct flag ours(const struct built_in *b, struct arena *a)
{
    struct flag f = { .code = str_of(b->code) };

    for (enum flag_size size = FLAG_SMALL; size < FLAG_SIZES && b->start[size]; size++) {
        const uint32_t hash = our_hash[b - built_in][size];
        f.picture[size] = (struct flag_picture){ str_fmt(a, "%s-%08" PRIx32 ".png", b->file, hash), png_of(b, size) };
    }
    return f;
}

static struct flag theirs(const struct flag_own *own, struct arena *a)
{
    enum { DIGITS = 16 };
    struct flag f = { .code = own->code };
    const struct str hash = { own->sha256.p, own->sha256.n < DIGITS ? own->sha256.n : DIGITS };

    for (enum flag_size size = FLAG_SMALL; !own->empty && size < FLAG_SIZES; size++)
        f.picture[size] = (struct flag_picture){ str_fmt(a, "own-%.*s.png", STR_ARG(hash)), own->png };
    return f;
}

static int by_code(const void *a, const void *b)
{
    return str_cmp(((const struct flag *)a)->code, ((const struct flag *)b)->code);
}

static struct flag *flag_at(const struct flags *f, struct str code)
{
    const struct flag wanted = { .code = code };

    return bsearch(&wanted, f->flag, (size_t)f->n, sizeof *f->flag, by_code);
}

const struct flags *flags_make(const struct flag_own *own, int n, struct arena *a)
{
    static pthread_once_t hashed = PTHREAD_ONCE_INIT;
    struct flags *f = arena_new(a, struct flags, 1);

    pthread_once(&hashed, hash_ours);
    f->flag = arena_new(a, struct flag, BUILT_IN + n);
    for (int i = 0; i < BUILT_IN; i++)
        f->flag[f->n++] = ours(&built_in[i], a);
    int all = f->n;
    for (int i = 0; i < n; i++) {
        struct flag *same = flag_at(f, own[i].code);
        *(same ? same : &f->flag[all++]) = theirs(&own[i], a);
    }
    f->n = all;
    qsort(f->flag, (size_t)f->n, sizeof *f->flag, by_code);
    return f;
}

const struct flag_picture *flag_find(const struct flags *f, struct str code, enum flag_size size)
{
    const struct flag *found = flag_at(f, code);
    const struct federation *old = found ? NULL : federation_find(code);

    if (old && old->now[0])
        found = flag_at(f, str_of(old->now));
    return found && found->picture[size].file.n > 0 ? &found->picture[size] : NULL;
}

const struct flag_picture *flag_of_file(const struct flags *f, struct str file)
{
    for (int i = 0; i < f->n; i++)
        for (int size = FLAG_SMALL; size < FLAG_SIZES; size++)
            if (file.n > 0 && str_eq(f->flag[i].picture[size].file, file))
                return &f->flag[i].picture[size];
    return NULL;
}

/* --- on a page ------------------------------------------------------------------------------------ */

struct str flag_html(const struct flags *f, struct str code, enum flag_width width, bool lazy, const char *root,
                     struct arena *a)
{
    const struct flag_picture *p = flag_find(f, code, width <= FLAG_24 ? FLAG_SMALL : FLAG_LARGE);
    const struct str class = width == FLAG_24 ? STR("flag") : str_fmt(a, "flag s%d", (int)width);

    if (code.n == 0)
        return code;
    if (!p)
        return str_fmt(a, "<span class=\"%.*s\" aria-hidden=\"true\">%.*s</span>", STR_ARG(class),
                       STR_ARG(html_escape(code, a)));
    return str_fmt(a, "<img class=\"%.*s\" src=\"%sflags/%.*s\" alt=\"\"%s/>", STR_ARG(class), root, STR_ARG(p->file),
                   lazy ? " loading=\"lazy\"" : "");
}
