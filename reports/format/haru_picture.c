/* SPDX-License-Identifier: Apache-2.0 */
/* haru_picture.c - PNG pictures into a document: the packed pixels as they are. */
#include <hpdf.h>
#include <hpdf_doc.h>
#include <hpdf_objects.h>
#include <hpdf_streams.h>
#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/haru.h"
#include "reports/format/haru_doc.h"

/* PNG (Portable Network Graphics), third edition: 5.3 chunks, 11.2.2 IHDR. ISO 32000-1, 7.4.4.4: predictors of 10 and above are those of PNG. */
enum { SIGNATURE = 8, AROUND = 12, HEADER = 13 };
enum { GREY = 0, RGB = 2, PALETTE = 3 };

struct picture {
    HPDF_UINT width, height;
    int depth, colour, interlace;
    struct str palette;
    bool sees_through;
    struct str *part; /* of the packed pixels */
    int npart, cap;
};

static HPDF_UINT number_at(const char *p)
{
    const unsigned char *b = (const unsigned char *)p;

    return (HPDF_UINT)b[0] << 24 | (HPDF_UINT)b[1] << 16 | (HPDF_UINT)b[2] << 8 | b[3];
}

static void read_header(struct picture *p, struct str data)
{
    *p = (struct picture){ .width = number_at(data.p),
                           .height = number_at(data.p + 4),
                           .depth = data.p[8],
                           .colour = data.p[9],
                           .interlace = data.p[12] };
}

static void read_chunk(struct picture *p, struct str type, struct str data, struct arena *a)
{
    if (str_eq(type, STR("IHDR")) && data.n == HEADER)
        read_header(p, data);
    else if (str_eq(type, STR("PLTE")))
        p->palette = data;
    else if (str_eq(type, STR("tRNS")))
        p->sees_through = true;
    else if (str_eq(type, STR("IDAT"))) {
        arena_room(a, p->part, p->npart, p->cap);
        p->part[p->npart++] = data;
    }
}

static bool is_plain(const struct picture *p)
{
    return p->npart > 0 && p->interlace == 0 && !p->sees_through &&
           (p->colour == GREY || p->colour == RGB || (p->colour == PALETTE && p->palette.n >= 3));
}

static bool read_picture(struct str png, struct arena *a, struct picture *p)
{
    *p = (struct picture){ 0 };
    for (size_t at = SIGNATURE, n; at + AROUND <= png.n; at += AROUND + n) {
        n = number_at(png.p + at);
        if (n > png.n - at - AROUND)
            return false;
        read_chunk(p, (struct str){ png.p + at + 4, 4 }, (struct str){ png.p + at + 8, n }, a);
    }
    return is_plain(p);
}

bool haru_can_show(struct str png)
{
    struct arena own = { 0 };
    struct picture p;
    bool can = read_picture(png, &own, &p);

    arena_free(&own);
    return can;
}

/* --- the object ----------------------------------------------------------------------------------- */

/* libharu packs what it calls packed: of this it knows nothing. */
static HPDF_STATUS say_packed(HPDF_Dict picture, HPDF_Stream out)
{
    (void)picture;
    return HPDF_Stream_WriteStr(out, "/Filter /FlateDecode\012");
}

static bool add_number(struct haru *h, HPDF_Dict d, const char *name, HPDF_UINT n)
{
    return HARU_DO(h, HPDF_Dict_AddNumber(d, name, (HPDF_INT32)n));
}

static bool add_name(struct haru *h, HPDF_Dict d, const char *name, const char *value)
{
    return HARU_DO(h, HPDF_Dict_AddName(d, name, value));
}

static bool add_palette(struct haru *h, HPDF_Array space, struct str palette)
{
    HPDF_Binary colours =
        HARU_GET(h, HPDF_Binary_New(h->doc->mmgr, (HPDF_BYTE *)(uintptr_t)palette.p, (HPDF_UINT)palette.n));

    return haru_got(h, colours) && HARU_DO(h, HPDF_Array_Add(space, colours));
}

/* What stands by itself goes into the packed part of the file: digits of colours are half as long there. */
static bool add_apart(struct haru *h, HPDF_Dict d, const char *name, void *object)
{
    return haru_got(h, object) && HARU_DO(h, HPDF_Xref_Add(h->doc->xref, object)) &&
           HARU_DO(h, HPDF_Dict_Add(d, name, object));
}

static bool add_colours(struct haru *h, HPDF_Dict d, const struct picture *p)
{
    if (p->colour == PALETTE) {
        HPDF_Array space = HARU_GET(h, HPDF_Array_New(h->doc->mmgr));

        return add_apart(h, d, "ColorSpace", space) && HARU_DO(h, HPDF_Array_AddName(space, "Indexed")) &&
               HARU_DO(h, HPDF_Array_AddName(space, "DeviceRGB")) &&
               HARU_DO(h, HPDF_Array_AddNumber(space, (HPDF_INT32)(p->palette.n / 3) - 1)) &&
               add_palette(h, space, p->palette);
    }
    return add_name(h, d, "ColorSpace", p->colour == RGB ? "DeviceRGB" : "DeviceGray");
}

static bool add_packing(struct haru *h, HPDF_Dict d, const struct picture *p)
{
    HPDF_Dict how = HARU_GET(h, HPDF_Dict_New(h->doc->mmgr));

    return add_apart(h, d, "DecodeParms", how) && add_number(h, how, "Predictor", 15) &&
           add_number(h, how, "Colors", p->colour == RGB ? 3 : 1) &&
           add_number(h, how, "BitsPerComponent", (HPDF_UINT)p->depth) && add_number(h, how, "Columns", p->width);
}

static bool add_pixels(struct haru *h, HPDF_Dict d, const struct picture *p)
{
    bool ok = true;

    for (int i = 0; ok && i < p->npart; i++)
        ok = HARU_DO(h, HPDF_Stream_Write(d->stream, (const HPDF_BYTE *)p->part[i].p, (HPDF_UINT)p->part[i].n));
    return ok;
}

static HPDF_Image new_image(struct haru *h, const struct picture *p)
{
    HPDF_Dict d = HARU_GET(h, HPDF_DictStream_New(h->doc->mmgr, h->doc->xref));

    if (!haru_got(h, d))
        return NULL;
    d->header.obj_class |= HPDF_OSUBCLASS_XOBJECT;
    d->filter = HPDF_STREAM_FILTER_NONE;
    d->write_fn = say_packed;
    bool ok = add_name(h, d, "Type", "XObject") && add_name(h, d, "Subtype", "Image") &&
              add_number(h, d, "Width", p->width) && add_number(h, d, "Height", p->height) &&
              add_number(h, d, "BitsPerComponent", (HPDF_UINT)p->depth) && add_colours(h, d, p) &&
              add_packing(h, d, p) && add_pixels(h, d, p);
    return ok ? d : NULL;
}

/* --- on a page ------------------------------------------------------------------------------------ */

/* One that is seen through, which no flag is: libharu unpacks it and takes it apart, and would leave what is seen through unpacked. */
static HPDF_Image load_image(struct haru *h, struct str png)
{
    HPDF_Image image = HARU_GET(h, HPDF_LoadPngImageFromMem(h->doc, (const HPDF_BYTE *)png.p, (HPDF_UINT)png.n));
    HPDF_Dict mask = image ? HPDF_Dict_GetItem(image, "SMask", HPDF_OCLASS_DICT) : NULL;

    if (mask)
        mask->filter = HPDF_STREAM_FILTER_FLATE_DECODE;
    return image;
}

/* Each picture once in a document, by its bytes. */
static HPDF_Image image_of(struct haru *h, struct str png)
{
    struct picture p;

    for (int i = 0; i < h->npicture; i++)
        if (str_eq(h->picture[i].png, png))
            return h->picture[i].image;
    HPDF_Image image = read_picture(png, h->arena, &p) ? new_image(h, &p) : load_image(h, png);
    if (image) {
        arena_room(h->arena, h->picture, h->npicture, h->cap_picture);
        h->picture[h->npicture++] = (struct haru_picture){ png, image };
    }
    return image;
}

void haru_picture(struct haru *h, struct str png, int x, int y, int width, int height)
{
    const HPDF_REAL unit = 100;
    HPDF_Page page = haru_goes_on(h) && h->npage > 0 ? h->page[h->npage - 1] : NULL;
    HPDF_Image image = page ? image_of(h, png) : NULL;

    if (image)
        HARU_DO(h, HPDF_Page_DrawImage(page, image, (HPDF_REAL)x / unit, (HPDF_REAL)y / unit, (HPDF_REAL)width / unit,
                                       (HPDF_REAL)height / unit));
}
