/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/names.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/direction.h"
#include "teams/messages.h"

void names_add(struct names *names, struct str name)
{
    if (names->n == names->room) {
        const int room = names->room > 0 ? 2 * names->room : 8;
        struct str *more = arena_new(names->arena, struct str, room);
        if (names->n > 0)
            memcpy(more, names->name, (size_t)names->n * sizeof *more);
        names->name = more;
        names->room = room;
    }
    names->name[names->n++] = name;
}

/* That of any script. */
static bool has_comma(struct str name)
{
    static const char *const commas[] = { ",", "،", "，", "、" };

    for (size_t i = 0; i < sizeof commas / sizeof *commas; i++)
        if (str_find(name, str_of(commas[i])))
            return true;
    return false;
}

static bool any_has_comma(const struct names *names)
{
    int i = 0;

    while (i < names->n && !has_comma(names->name[i]))
        i++;
    return i < names->n;
}

static struct str first_of(const struct names *names, int n)
{
    const char *comma = any_has_comma(names) ? "; " : ", ";
    struct buffer b = { .arena = names->arena };

    for (int i = 0; i < n; i++)
        buffer_fmt(&b, "%s%.*s", i > 0 ? comma : "", STR_ARG(direction_isolated(names->name[i], names->arena)));
    return buffer_str(&b);
}

struct str names_text(const struct names *names)
{
    return first_of(names, names->n);
}

/* "table 2 (Mali - Fiji, board 2)" is one by its bracket. */
static bool ends_in_bracket(const struct names *names)
{
    int i = 0;

    while (i < names->n && (!has_comma(names->name[i]) || str_ends(names->name[i], STR(")"))))
        i++;
    return i == names->n;
}

/* Before the last one, too, it is clear where it begins. */
static struct message with_last(const struct names *names)
{
    const struct str first = first_of(names, names->n - 1), last = names->name[names->n - 1];

    return any_has_comma(names) && !ends_in_bracket(names) ? say_names_apart_and_last(first, last)
                                                           : say_names_and_last(first, last);
}

struct str names_told(const struct names *names, int more, const struct wording *w)
{
    if (more == 0 && names->n < 2)
        return names_text(names);
    const struct message told = more > 0 ? say_names_and_more(names_text(names), more) : with_last(names);
    return message_text(&told, w, names->arena);
}
