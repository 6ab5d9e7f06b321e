/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/norm_words.h"

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/format/sheet.h"
#include "reports/format/titles.h"
#include "teams/pairing.h"

const struct message_row *norm_requirement_label(enum norm_requirement r)
{
    static const struct message_row *const labels[NORM_REQUIREMENT_COUNT] = {
        [NORM_REQUIRES_GAMES] = &label_requires_games,
        [NORM_REQUIRES_FOREIGN] = &label_requires_foreign,
        [NORM_REQUIRES_OWN] = &label_requires_own,
        [NORM_REQUIRES_ONE] = &label_requires_one,
        [NORM_REQUIRES_TITLED] = &label_requires_titled,
        [NORM_REQUIRES_TITLE] = &label_requires_title,
        [NORM_REQUIRES_SCORE] = &label_requires_score,
        [NORM_REQUIRES_AVERAGE] = &label_requires_average,
        [NORM_REQUIRES_PERFORMANCE] = &label_requires_performance,
    };

    return labels[r];
}

struct message norm_next_words(enum norm norm, const struct norm_forecast *next)
{
    const char *title = norm_title(norm);

    switch (next->half) {
    case 0:
        return say_norm_by_loss(title, next->rating);
    case 1:
        return say_norm_by_draw(title, next->rating);
    default:
        return say_norm_by_win(title, next->rating);
    }
}

static struct str text_of(struct message m, const struct wording *how, struct arena *a)
{
    return message_text(&m, how, a);
}

static bool is_the_same(const struct norm_ahead *ahead, const int *least)
{
    bool same = ahead->n > 1;

    for (int i = 1; i < ahead->n; i++)
        same = same && least[i] == least[0];
    return same;
}

/* "Shankland, Sam or Xiong, Jeffery": against whom so many half points are the fewest. */
static struct str names_of(const struct norm_ahead *ahead, const int *least, int half, const struct wording *how,
                           struct arena *a)
{
    struct str names = { 0 };

    if (is_the_same(ahead, least))
        return least[0] == half ? text_of(say_anybody_of(ahead->team), how, a) : names;
    for (int i = 0; i < ahead->n; i++) {
        if (least[i] != half)
            continue;
        struct str name = ahead->opponent[i].opponent->name;
        names = names.n > 0 ? text_of(say_name_or_name(names, name), how, a) : name;
    }
    return names;
}

struct str norm_ahead_text(const struct norm_ahead *ahead, const int *least, const struct wording *how, struct arena *a)
{
    static struct message (*const ways[])(struct str) = { say_norm_by_loss_to, say_norm_by_draw_to,
                                                          say_norm_by_win_to };
    struct str said = { 0 };

    for (int half = 0; half < (int)(sizeof ways / sizeof *ways); half++) {
        struct str names = names_of(ahead, least, half, how, a);
        if (names.n == 0)
            continue;
        struct str way = text_of(ways[half](names), how, a);
        said = said.n > 0 ? text_of(say_norm_way_or_way(said, way), how, a) : way;
    }
    return said;
}

void norm_note_not_looked_at(struct sheet *sheet, const struct section *s, struct arena *a)
{
    sheet_note_say(sheet, section_is_round_robin(s) ? say_norms_not_looked_at_fixed() : say_norms_not_looked_at(), a);
}
