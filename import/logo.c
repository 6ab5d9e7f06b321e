/* SPDX-License-Identifier: Apache-2.0 */
#include "import/logo.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/err.h"
#include "import/messages.h"
#include "import/png.h"
#include "import/xml_stream.h"

/* What is shown and does nothing (SVG 2), and what drawing programs say about the file, by the names of elements without their prefix. */
static const char known[] =
    " svg g path rect circle ellipse line polyline polygon text tspan textPath defs symbol use switch linearGradient "
    "radialGradient stop clipPath mask pattern marker title desc "
    "metadata style filter feGaussianBlur feOffset feBlend feFlood feMerge feMergeNode feComposite feColorMatrix "
    "namedview page grid guide RDF Work format type Agent creator rights license License permits requires date "
    "publisher language subject Bag li source identifier "
    "coverage contributor description relation ";

/* What is found while it is read. */
struct logo_reader {
    struct str rest, file;
    struct arena *a;
    struct logo *out;
    struct buffer style;
    bool begun, in_style;
};

static long read_bytes(void *to, char *bytes, size_t room)
{
    struct logo_reader *r = to;
    const size_t n = r->rest.n < room ? r->rest.n : room;

    memcpy(bytes, r->rest.p, n);
    r->rest = (struct str){ r->rest.p + n, r->rest.n - n };
    return (long)n;
}

static bool is_known(const char *name, struct arena *a)
{
    return strstr(known, str_fmt(a, " %s ", name).p) != NULL;
}

/* It loads nothing: url(#a) is a place in the picture itself. */
static bool stays_inside(struct str text, struct arena *a)
{
    const char *words = str_c(a, text);

    if (strchr(words, '\\') || strcasestr(words, "@import") || strcasestr(words, "javascript:"))
        return false;
    for (const char *at = words; (at = strcasestr(at, "url(")) != NULL;) {
        at += 4 + strspn(at + 4, " \t\r\n\"'");
        if (*at != '#')
            return false;
    }
    return true;
}

/* "onclick" does something; a link leads to a place in the picture. */
static bool is_harmless(struct str name, struct str value, struct arena *a)
{
    const bool acts = name.n > 2 && strncasecmp(name.p, "on", 2) == 0;
    const bool leads = name.n == 4 && strncasecmp(name.p, "href", 4) == 0;

    return !acts && stays_inside(value, a) && (!leads || str_starts(value, STR("#")));
}

static double number_of(struct xml_tag tag, const char *name, struct arena *a)
{
    struct str text;
    double n;
    char unit[3] = "";

    if (!xml_tag_value(tag, name, &text) || sscanf(str_c(a, text), "%lf%2s", &n, unit) < 1 || unit[0] == '%')
        return 0;
    return n > 0 && n < 1e6 ? n : 0;
}

/* By its width and height, else by its viewBox: only how they stand to each other counts. */
static bool find_size(struct logo_reader *r, struct xml_tag tag)
{
    enum { HIGH = 100, NARROWEST = 10, WIDEST = 2000 };
    double width = number_of(tag, "width", r->a), height = number_of(tag, "height", r->a), x, y;
    struct str box;

    if ((width <= 0 || height <= 0) &&
        (!xml_tag_value(tag, "viewBox", &box) ||
         sscanf(str_c(r->a, box), "%lf%*[ ,]%lf%*[ ,]%lf%*[ ,]%lf", &x, &y, &width, &height) != 4))
        return false;
    if (!(width > 0 && height > 0 && width / height >= 1.0 * NARROWEST / HIGH && width / height <= 1.0 * WIDEST / HIGH))
        return false;
    r->out->width = (int)(width / height * HIGH + 0.5);
    r->out->height = HIGH;
    return true;
}

static void refuse(struct xml_at *at, const char *element)
{
    xml_stop(at, ERR_INPUT, say_logo_does_more(str_of(element)));
}

static void on_start(void *to, struct xml_at *at, const char *name, struct xml_tag tag)
{
    struct logo_reader *r = to;
    struct str attribute, value;

    if (!r->begun && strcmp(name, "svg") != 0)
        xml_stop(at, ERR_INPUT, say_logo_is_no_svg());
    else if (!r->begun && !find_size(r, tag))
        xml_stop(at, ERR_INPUT, say_logo_without_size());
    else if (!is_known(name, r->a))
        refuse(at, name);
    else
        for (int i = 0; xml_tag_at(tag, i, &attribute, &value); i++)
            if (!is_harmless(attribute, value, r->a)) {
                refuse(at, name);
                break;
            }
    r->begun = true;
    r->in_style = strcmp(name, "style") == 0;
}

static void on_text(void *to, struct xml_at *at, struct str text)
{
    struct logo_reader *r = to;

    (void)at;
    if (r->in_style)
        buffer_add(&r->style, text);
}

static void on_end(void *to, struct xml_at *at, const char *name)
{
    struct logo_reader *r = to;

    if (r->in_style && !stays_inside(buffer_str(&r->style), r->a))
        refuse(at, name);
    r->in_style = false;
}

/* <?xml-stylesheet ...?> has the reader of the picture load something; the declaration of XML does not. */
static bool has_instruction(struct str bytes)
{
    const char *first = memmem(bytes.p, bytes.n, "<?", 2);
    const size_t behind = first ? (size_t)(first - bytes.p) + 2 : bytes.n;

    return first && (!str_starts((struct str){ first, bytes.n + 2 - behind }, STR("<?xml ")) ||
                     memmem(bytes.p + behind, bytes.n - behind, "<?", 2));
}

static bool check_svg(struct str bytes, struct str file, struct arena *a, struct logo *out, struct err *e)
{
    struct logo_reader r = { .rest = bytes, .file = file, .a = a, .out = out, .style = { .arena = a } };
    const struct xml_stream s = { .name = file,
                                  .read = read_bytes,
                                  .start = on_start,
                                  .text = on_text,
                                  .end = on_end,
                                  .to = &r,
                                  .longest = LOGO_BYTES_MAX,
                                  .depth = 64,
                                  .attributes = 64 };
    const struct message more = say_logo_does_more(STR("?"));

    if (has_instruction(bytes))
        return err_say(e, ERR_INPUT, say_file_line(file, 1, &more));
    return xml_stream(&s, e);
}

static bool check_png(struct str bytes, struct str file, struct logo *out, struct err *e)
{
    if (!png_check(bytes, file, e))
        return false;
    png_size(bytes, &out->width, &out->height);
    return png_is_simple(bytes) || err_say(e, ERR_INPUT, say_logo_not_simple(file));
}

bool logo_check(struct str bytes, struct str file, struct arena *a, struct logo *out, struct err *e)
{
    const struct str mark = STR("\xef\xbb\xbf"), text = str_trim(bytes);

    if (bytes.n > LOGO_BYTES_MAX)
        return err_say(e, ERR_LIMIT, say_logo_too_large(file, (long)(bytes.n + 1023) / 1024, LOGO_BYTES_MAX / 1024));
    *out = (struct logo){ .drawn = str_starts(text, STR("<")) || str_starts(text, mark), .bytes = bytes };
    if (out->drawn)
        return check_svg(bytes, file, a, out, e);
    return str_starts(bytes, STR("\x89PNG")) ? check_png(bytes, file, out, e)
                                             : err_say(e, ERR_INPUT, say_logo_is_none(file));
}
