/* SPDX-License-Identifier: Apache-2.0 */
/* foot.c - what stands below on every page: the legend, the rules of the tie-breaks, the history code, when it was published, the page. */
#include "reports/format/drawn.h"

#include "engine/base/arena.h"
#include "reports/format/canvas.h"
#include "reports/format/messages.h"
#include "reports/format/setting.h"

enum { FOOT_SIZE = 800, LINE = 1350, GAP = 700, BASE = 220, BESIDE = 1200 }; /* the base line above the margin */
enum { LEFT_SHARE = 58 }; /* per cent of a line that may stand beside the page */

static struct ink ink_of(const struct typesetting *s)
{
    return (struct ink){ setting_small(s, FOOT_SIZE), SOFT_INK, false, TINT_NONE };
}

static int width_of(const struct typesetting *s)
{
    return (s->landscape ? s->paper_height : s->paper_width) - 2 * MARGIN;
}

static struct str published(const struct heading *h, struct arena *a)
{
    if (h->published.n == 0)
        return h->published;
    const struct message m = say_paper_published(heading_moment(h, h->published, a));
    return message_text(&m, &h->wording, a);
}

/* What is said of the sheet below its legend. */
static struct str said(const struct typesetting *s, struct arena *a)
{
    const struct heading *h = &s->sheet->heading;
    const struct str part[] = { heading_rules(h, a), h->mode, heading_history(h, a),
                                s->large ? published(h, a) : (struct str){ 0 }, h->line };

    return s->sheet->bare ? (struct str){ 0 } : heading_joined(part, 5, a);
}

static struct str page_text(const struct typesetting *s, const struct folio *f, struct arena *a)
{
    const char own[] = { (char)('a' + f->strip - 1), '\0' }, other[] = { (char)('a' + f->other - 1), '\0' };
    const struct message m = f->strip == 0 ? say_paper_page(f->number, f->pages)
                                           : say_paper_strip(f->number, own, f->pages, f->other_shows, other);

    return message_text(&m, &s->sheet->heading.wording, a);
}

/* The legends and what is said, each on a line with those before it if they fit. The parts are in the arena. */
static struct str *parts_of(const struct canvas *c, const struct typesetting *s, int *n)
{
    const struct sheet *sheet = s->sheet;
    struct str *part = arena_new(c->arena, struct str, sheet->nnote + 1);

    *n = 0;
    for (int i = 0; i <= sheet->nnote; i++) {
        const bool last = i == sheet->nnote;
        const struct str text = last ? said(s, c->arena) : sheet->note[i].text;
        if (text.n == 0 || !(last || sheet->note[i].legend))
            continue;
        const struct str both[] = { *n > 0 ? part[*n - 1] : (struct str){ 0 }, text };
        const struct str joined = heading_joined(both, 2, c->arena);
        if (*n > 0 && canvas_width(c, joined, ink_of(s)) <= width_of(s))
            part[*n - 1] = joined;
        else
            part[(*n)++] = text;
    }
    return part;
}

/* The lines on the left, which go to `line` unless it is NULL. */
static int lines(const struct canvas *c, const struct typesetting *s, struct str *line)
{
    int nparts, n = 0;
    const struct str *part = parts_of(c, s, &nparts);

    for (int i = 0; i < nparts; i++)
        for (struct str rest = part[i]; rest.n > 0; n++) {
            struct str text = canvas_line(c, &rest, width_of(s), ink_of(s));
            if (line)
                line[n] = text;
        }
    return n;
}

/* Has the page a line of its own, below those on the left? Large letters leave no room for two texts on a line. */
static bool stands_alone(const struct canvas *c, const struct typesetting *s, const struct str *line, int n)
{
    return s->large || n == 0 || canvas_width(c, line[n - 1], ink_of(s)) > width_of(s) * LEFT_SHARE / 100;
}

/* All lines on the left in the arena, and the height of what stands above the margin. */
static const struct str *measure(const struct canvas *c, const struct typesetting *s, int *n, int *below)
{
    *n = lines(c, s, NULL);
    struct str *line = arena_new(c->arena, struct str, *n + 1);
    lines(c, s, line);
    *below = !s->sheet->bare && stands_alone(c, s, line, *n);
    return line;
}

int foot_height(const struct canvas *c, const struct typesetting *s)
{
    int n, below;

    measure(c, s, &n, &below);
    return MARGIN_LOW + BASE + (n + below) * canvas_em(LINE, ink_of(s).size) + GAP;
}

void foot_draw(struct canvas *c, const struct typesetting *s, const struct folio *f)
{
    const struct ink ink = ink_of(s);
    const int step = canvas_em(LINE, ink.size), low = MARGIN_LOW + BASE;
    int n, below;
    const struct str *line = measure(c, s, &n, &below);

    for (int i = 0; i < n; i++)
        canvas_text(c, MARGIN, low + (n - 1 - i + below) * step, line[i], ink);
    if (s->sheet->bare)
        return;
    const struct str page[] = { s->large || f->strip > 0 ? (struct str){ 0 } : published(&s->sheet->heading, c->arena),
                                page_text(s, f, c->arena) };
    const int taken = below ? 0 : canvas_width(c, line[n - 1], ink) + BESIDE;
    canvas_fit(c, MARGIN + taken, low, width_of(s) - taken, ALIGN_RIGHT, heading_joined(page, 2, c->arena), ink);
}
