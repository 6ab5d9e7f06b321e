/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/norm_words.h"

#include "reports/format/messages.h"
#include "reports/format/titles.h"

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
