/* SPDX-License-Identifier: Apache-2.0 */
#include "import/row_xml.h"

#include <string.h>

void row_xml_put(struct row_xml *w, struct str s)
{
    if (w->size + s.n > w->room) {
        struct arena larger = { 0 };
        size_t room = 2 * (w->size + s.n) + 4096;
        w->text = arena_grow(&larger, w->text, 1, w->size, room);
        w->room = room;
        arena_free(&w->written);
        w->written = larger;
    }
    memcpy(w->text + w->size, s.p, s.n);
    w->size += s.n;
}

void row_xml_escaped(struct row_xml *w, struct str s)
{
    static const struct {
        char letter;
        const char *name;
    } escapes[] = { { '&', "&amp;" }, { '<', "&lt;" }, { '>', "&gt;" }, { '"', "&quot;" } };

    for (size_t i = 0; i < s.n; i++) {
        struct str piece = { s.p + i, 1 };
        for (size_t k = 0; k < sizeof escapes / sizeof *escapes; k++)
            if (escapes[k].letter == s.p[i])
                piece = str_of(escapes[k].name);
        row_xml_put(w, piece);
    }
}

void row_xml_element(struct row_xml *w, const char *name, const struct registration_entry *x, int from, int to)
{
    row_xml_put(w, STR("<"));
    row_xml_put(w, str_of(name));
    for (int c = from; c <= to; c++) {
        bool needed = c == from || c == COLUMN_WOMEN || c == COLUMN_FEDERATION;
        if (x->value[c].n == 0 && !needed)
            continue;
        row_xml_put(w, STR(" "));
        row_xml_put(w, str_of(strchr(registration_value((enum column_id)c), '/') + 1));
        row_xml_put(w, STR("=\""));
        row_xml_escaped(w, x->value[c]);
        row_xml_put(w, STR("\""));
    }
    row_xml_put(w, STR(">"));
}
