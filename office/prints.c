/* SPDX-License-Identifier: Apache-2.0 */
#include "office/prints.h"

#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "import/file.h"
#include "office/folder.h"
#include "office/messages.h"
#include "engine/base/buffer.h"
#include "reports/format/output.h"
#include "reports/format/sheet.h"
#include "teams/names.h"
#include "teams/text.h"

static const char NAME[] = ".printed";

/* --- sums ----------------------------------------------------------------------------------------- */

/* It tells two states of a sheet apart, and protects from nobody. A text ends with a byte that none has. */
static uint64_t sum_text(uint64_t sum, struct str text)
{
    return folder_key(folder_key(sum, text), (struct str){ "", 1 });
}

static uint64_t sum_cells(uint64_t sum, const struct cell *cell, const struct column *col, int n, struct arena *a)
{
    for (int i = 0; cell && i < n; i++)
        if (audience_sees(FOR_PAPER, col[i].audience))
            sum = sum_text(sum, cell_plain(cell[i], a));
    return sum;
}

static uint64_t sum_slip(uint64_t sum, const struct slip *slip)
{
    for (int l = 0; slip && l < slip->n; l++)
        for (int i = 0; i < slip->line[l].n; i++)
            sum = sum_text(sum, slip->line[l].text[i]);
    return sum;
}

static uint64_t sum_block(uint64_t sum, const struct table *t, const struct block *b, struct arena *a)
{
    sum = sum_cells(sum, b->head, t->head, t->nhead, a);
    for (int r = 0; r < b->nrow; r++)
        if (audience_sees(FOR_PAPER, b->row[r].audience))
            sum = sum_cells(sum, b->row[r].cell, t->col, t->ncol, a);
    return sum_slip(sum, b->slip);
}

/* What stands on every page, but for what was changed since: that may concern another one. */
static uint64_t sum_heading(const struct heading *h)
{
    const struct str text[] = { h->event, h->venue,   h->city,    h->federation, h->start, h->end,
                                h->title, h->section, h->variant, h->status,     h->date,  h->published };
    uint64_t sum = 0;

    for (size_t i = 0; i < sizeof text / sizeof *text; i++)
        sum = sum_text(sum, text[i]);
    return sum;
}

static uint64_t sum_part(uint64_t sum, const struct part *p, struct arena *a)
{
    if (p->kind == PART_PROSE)
        for (int i = 0; i < p->prose.n; i++)
            sum = sum_text(sum, p->prose.paragraph[i].text);
    else
        for (int b = 0; b < p->table.nblock; b++)
            sum = sum_block(sum, &p->table, &p->table.block[b], a);
    return sum;
}

static uint64_t sum_sheet(const struct sheet *s, struct arena *a)
{
    uint64_t sum = sum_text(sum_heading(&s->heading), s->heading.amended);

    for (int i = 0; i < s->npart; i++)
        if (audience_sees(FOR_PAPER, s->part[i]->audience))
            sum = sum_part(sum, s->part[i], a);
    for (int i = 0; i < s->nnote; i++)
        if (audience_sees(FOR_PAPER, s->note[i].audience))
            sum = sum_text(sum, s->note[i].text);
    return sum;
}

/* --- lines ---------------------------------------------------------------------------------------- */

/* How a line that was there before compares with one of this time. */
enum known { NEW, SAME, OTHER };

enum { SUM_DIGITS = 16 };

/* Namesakes have a line each: one that says the same is enough. */
static enum known known(const struct prints *p, struct str line)
{
    struct str rest = p->before, what = { line.p + SUM_DIGITS, line.n - SUM_DIGITS };
    enum known out = NEW;

    while (rest.n > 0 && out != SAME) {
        struct str old = str_cut(&rest, '\n');
        if (old.n > SUM_DIGITS && str_eq((struct str){ old.p + SUM_DIGITS, old.n - SUM_DIGITS }, what))
            out = str_eq(old, line) ? SAME : OTHER;
    }
    return out;
}

static struct str file_of(struct str line)
{
    struct str name = str_cut(&line, '\t');

    return name.n > SUM_DIGITS + 1 ? (struct str){ name.p + SUM_DIGITS + 1, name.n - SUM_DIGITS - 1 }
                                   : (struct str){ 0 };
}

bool prints_had(const struct prints *p, struct str file)
{
    bool was = false;

    for (struct str rest = p->before; rest.n > 0 && !was;)
        was = str_eq(file_of(str_cut(&rest, '\n')), file);
    return was;
}

static enum known add_line(struct prints *p, uint64_t sum, struct str file, struct str whose)
{
    arena_room(p->arena, p->line, p->n, p->cap);
    p->line[p->n] = str_fmt(p->arena, "%016" PRIx64 " %.*s\t%.*s", sum, STR_ARG(file), STR_ARG(whose));
    enum known is = known(p, p->line[p->n++]);
    p->known += is != NEW;
    return is;
}

/* Has every block a page or a slip of its own? */
static bool is_parted(const struct sheet *s, struct arena *a)
{
    const struct table *t = s->npart == 1 && s->part[0]->kind != PART_PROSE ? &s->part[0]->table : NULL;

    return t && t->nblock > 0 && (t->block[0].apart || t->block[0].slip) && block_name(t, &t->block[0], a).n > 0;
}

static bool is_there(const struct prints *p, struct str file)
{
    return !p->folder || access(str_c(p->arena, str_fmt(p->arena, "%s/%.*s", p->folder, STR_ARG(file))), F_OK) == 0;
}

bool prints_holds(const struct prints *p, struct str file)
{
    return prints_had(p, file) && is_there(p, file);
}

/* "Fiji, Chad and Mali"; of many only how many they are. */
static struct str changed_text(const struct names *changed, int of, struct arena *a)
{
    enum { NAMED = 6 };

    return changed->n > NAMED ? message_on(MEDIUM_COMMAND, say_printed_again_of(changed->n, of), a)
                              : names_told(changed, 0, &(const struct wording){ .medium = MEDIUM_COMMAND });
}

/* A team's blocks are those from the one that begins its page to the next such one. */
static struct str add_parts(struct prints *p, struct str file, const struct sheet *s)
{
    const struct table *t = &s->part[0]->table;
    struct names changed = { .arena = p->arena };
    bool printed = prints_had(p, file);
    int of = 0, from = p->n;

    p->changed = arena_new(p->arena, bool, t->nblock);
    for (int b = 0, next; b < t->nblock; b = next, of++) {
        uint64_t sum = sum_heading(&s->heading);
        for (next = b; next < t->nblock && (next == b || (t->block[0].apart && !t->block[next].apart)); next++)
            sum = sum_block(sum, t, &t->block[next], p->arena);
        struct str name = text_shown(block_name(t, &t->block[b], p->arena), false, p->arena);
        enum known is = add_line(p, sum, file, name);
        if (is == SAME || (is == NEW && !printed))
            continue;
        names_add(&changed, name);
        for (int i = b; i < next; i++)
            p->changed[i] = true;
    }
    if (printed) {
        /* Those who had a page or a slip of that file and have none now. */
        for (struct str rest = p->before; rest.n > 0;) {
            struct str old = str_cut(&rest, '\n'), whose = old;
            bool here = !str_eq(file_of(old), file);
            str_cut(&whose, '\t');
            for (int i = from; i < p->n && !here; i++) {
                struct str now = p->line[i];
                str_cut(&now, '\t');
                here = str_eq(now, whose);
            }
            if (!here)
                names_add(&changed, message_on(MEDIUM_COMMAND, say_printed_no_longer(whose), p->arena));
        }
    }
    return changed_text(&changed, of, p->arena);
}

struct str prints_add(struct prints *p, struct str file, const struct sheet *s)
{
    bool there = is_there(p, file);
    struct str again = { 0 };

    p->changed = NULL;
    if (is_parted(s, p->arena))
        again = add_parts(p, file, s);
    else if (add_line(p, sum_sheet(s, p->arena), file, again) == OTHER)
        again = STR("*");
    return there ? again : (struct str){ 0 };
}

struct sheet prints_again(const struct prints *p, const struct sheet *s)
{
    struct sheet out = *s;

    if (!p->changed)
        return out;
    struct part *part = arena_new(p->arena, struct part, 1);
    const struct table *all = &s->part[0]->table;
    *part = *s->part[0];
    part->table.block = arena_new(p->arena, struct block, all->nblock);
    part->table.nblock = 0;
    for (int b = 0; b < all->nblock; b++)
        if (p->changed[b])
            part->table.block[part->table.nblock++] = all->block[b];
    out.part = arena_new(p->arena, struct part *, 1);
    out.part[0] = part;
    return out;
}

void prints_note(struct prints *p, struct str what, struct str when)
{
    add_line(p, 0, what, when);
}

struct str prints_noted(const struct prints *p, struct str what)
{
    struct str when = { 0 };

    for (struct str rest = p->before; rest.n > 0;) {
        struct str line = str_cut(&rest, '\n');
        if (str_eq(file_of(line), what)) {
            str_cut(&line, '\t');
            when = line;
        }
    }
    return when;
}

/* --- the file ------------------------------------------------------------------------------------- */

bool prints_open(struct prints *p, const char *path, struct arena *a, struct err *e)
{
    enum { MOST = 16 << 20 };

    *p = (struct prints){ .path = path, .arena = a };
    return access(path, F_OK) != 0 || file_load(path, MOST, a, &p->before, e);
}

bool prints_begin(struct prints *p, const char *folder, struct arena *a, struct err *e)
{
    bool ok = prints_open(p, str_c(a, str_fmt(a, "%s/%s", folder, NAME)), a, e);

    p->folder = folder;
    return ok;
}

/* Of a file that was printed this time nothing is kept of before. */
static bool is_kept(const struct prints *p, struct str old)
{
    struct str file = file_of(old);

    for (int i = 0; i < p->n; i++)
        if (str_eq(file, file_of(p->line[i])))
            return false;
    return file.n > 0;
}

bool prints_end(const struct prints *p, struct err *e)
{
    struct buffer out = { .arena = p->arena };

    for (struct str rest = p->before; rest.n > 0;) {
        struct str old = str_cut(&rest, '\n');
        if (is_kept(p, old))
            buffer_fmt(&out, "%.*s\n", STR_ARG(old));
    }
    for (int i = 0; i < p->n; i++)
        buffer_fmt(&out, "%.*s\n", STR_ARG(p->line[i]));
    return output_note(p->path, buffer_str(&out), false, e);
}
