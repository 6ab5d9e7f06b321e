/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/sheet_copies.h"

#include "engine/base/arena.h"
#include "teams/text.h"

/* "hall A 1" is one copy for hall A. */
static bool read_place(struct str text, struct sheet_copies *out)
{
    struct str place = str_trim(text), number = { place.p + place.n, 0 };
    long copies;

    while (number.p > place.p && number.p[-1] != ' ') {
        number.p--;
        number.n++;
    }
    place.n -= number.n;
    out->place = str_trim(place);
    if (!str_long(number, &copies) || copies < 1 || copies > COPIES_MOST)
        return false;
    out->copies = (int)copies;
    return out->place.n > 0 && text_letters(out->place) <= COPIES_LETTERS;
}

bool sheet_copies_read(struct str text, struct arena *a, struct sheet_copies **out, int *n)
{
    *out = arena_new(a, struct sheet_copies, COPIES_PLACES);
    *n = 0;
    while (text.n > 0) {
        struct str places = str_cut(&text, ';'), sheet = str_trim(str_cut(&places, ':'));
        if (sheet.n == 0 && str_trim(places).n == 0)
            continue;
        do {
            struct sheet_copies *x = &(*out)[*n];
            if (*n == COPIES_PLACES || sheet.n == 0 || !read_place(str_cut(&places, ','), x))
                return false;
            x->sheet = sheet;
            ++*n;
        } while (places.n > 0);
    }
    return true;
}

struct str sheet_copies_text(const struct sheet_copies *list, int n, struct arena *a)
{
    struct str text = { 0 };

    for (int i = 0; i < n; i++) {
        bool same = i > 0 && str_eq(list[i].sheet, list[i - 1].sheet);
        const char *before = i == 0 ? "" : "; ";
        struct str head = same ? STR(", ") : str_fmt(a, "%s%.*s: ", before, STR_ARG(list[i].sheet));
        text = str_fmt(a, "%.*s%.*s%.*s %d", STR_ARG(text), STR_ARG(head), STR_ARG(list[i].place), list[i].copies);
    }
    return text;
}

int sheet_copies_of(const struct sheet_copies *list, int n, struct str sheet)
{
    int copies = 0;

    for (int i = 0; i < n; i++)
        copies += str_eq(list[i].sheet, sheet) ? list[i].copies : 0;
    return copies > 0 ? copies : 1;
}
