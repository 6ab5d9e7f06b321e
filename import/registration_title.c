/* SPDX-License-Identifier: Apache-2.0 */
#include "import/registration_title.h"

#include <string.h>

#include "engine/base/arena.h"
#include "teams/text.h"

static const struct {
    const char *value, *names;
} columns[] = {
#define X(id, value, names) { value, names },
    REGISTRATION_COLUMNS(X)
#undef X
};

const char *registration_value(enum column_id c)
{
    return columns[c].value;
}

const char *registration_part(enum column_id c)
{
    static const char *const parts[COLUMN_COUNT] = { [COLUMN_SURNAME] = "player/surname",
                                                     [COLUMN_FIRST_NAME] = "player/first_name",
                                                     [COLUMN_BOARD] = "player/place",
                                                     [COLUMN_ROLE] = "player/role" };

    return parts[c] ? parts[c] : registration_value(c);
}

enum column_id registration_column_of(struct str value)
{
    int c = 0;

    while (c < COLUMN_COUNT && !str_eq(value, str_of(columns[c].value)))
        c++;
    return (enum column_id)c;
}

/* The titles. */

static struct str letters_of(struct str title, struct arena *a)
{
    struct str folded = text_fold(a, title);
    char *out = arena_new(a, char, folded.n + 2);
    size_t n = 0;

    out[n++] = ' ';
    for (size_t i = 0; i < folded.n; i++)
        if ((folded.p[i] >= 'a' && folded.p[i] <= 'z') || (folded.p[i] & 0x80))
            out[n++] = folded.p[i];
    out[n++] = ' ';
    return (struct str){ out, n };
}

bool registration_is_called(struct str title, const char *names, struct arena *a)
{
    struct str letters = letters_of(title, a);

    return letters.n > 2 && memmem(names, strlen(names), letters.p, letters.n);
}

static enum column_id column_called(struct str letters, bool *sure)
{
    for (int c = 0; letters.n > 2 && c < COLUMN_COUNT; c++) {
        const char *names = columns[c].names, *weaker = strchr(names, '|');
        const char *at = memmem(names, strlen(names), letters.p, letters.n);
        *sure = at && (!weaker || at < weaker);
        if (at)
            return (enum column_id)c;
    }
    return COLUMN_COUNT;
}

/* "Gender (M/F)", "Rating (FIDE)": what stands in brackets explains; but a rapid rating is another one. */
static struct str without_brackets(struct str title, struct arena *a)
{
    static const char *const others[] = { "rapid", "blitz", "nat", "local", "dwz" };
    const char *open = title.n > 0 ? memchr(title.p, '(', title.n) : NULL;

    if (!open)
        return (struct str){ 0 };
    struct str inside = text_fold(a, (struct str){ open, (size_t)(title.p + title.n - open) });
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (str_find(inside, str_of(others[i])))
            return (struct str){ 0 };
    return (struct str){ title.p, (size_t)(open - title.p) };
}

/* Nothing of what it takes from the arena is needed any more: whole tables are asked. */
enum column_id registration_column(struct str title, bool *sure, struct arena *a)
{
    const struct arena_mark mark = arena_mark(a);
    enum column_id c = column_called(letters_of(title, a), sure);

    c = c < COLUMN_COUNT ? c : column_called(letters_of(without_brackets(title, a), a), sure);
    arena_rewind(a, mark);
    return c;
}

bool registration_is_weak(struct str title, struct arena *a)
{
    bool sure;

    return registration_column(title, &sure, a) < COLUMN_COUNT && !sure;
}
