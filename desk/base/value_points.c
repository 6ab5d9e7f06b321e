/* SPDX-License-Identifier: Apache-2.0 */
/* value_points.c - what matches, games and the bye give, as a value of a property. */
#include "desk/base/value.h"

#include "engine/base/arena.h"
#include "teams/scoring.h"

/* Points are kept as they are written, and what is usual as nothing. */

static bool keep_points(struct str text, const char *usual, struct arena *a, void *field)
{
    bool is_usual = text.n == 0 || str_same(text, STR("default")) || str_eq(text, str_of(usual));

    *(struct str *)field = is_usual ? (struct str){ 0 } : str_copy(a, text);
    return true;
}

static struct str points_or(const void *field, const char *usual)
{
    struct str text = *(const struct str *)field;

    return text.n > 0 ? text : str_of(usual);
}

#define MATCH_USUAL "2-1-0"
#define GAME_USUAL  "1-0.5-0"

static bool read_match_points(struct str text, int low, int high, struct arena *a, void *field)
{
    int points[FOR_COUNT];

    (void)low, (void)high;
    if (text.n > 0 && !str_same(text, STR("default"))) {
        if (!scoring_match_read(text, points))
            return false;
        for (int i = 0; i < FOR_COUNT; i++)
            points[i] *= 2;
        text = scoring_text(points, a);
    }
    return keep_points(text, MATCH_USUAL, a, field);
}

static struct str print_match_points(const void *field, struct arena *a)
{
    (void)a;
    return points_or(field, MATCH_USUAL);
}

const struct value_kind value_match_points = { read_match_points, print_match_points, NULL };

static bool read_game_points(struct str text, int low, int high, struct arena *a, void *field)
{
    int points[FOR_COUNT];

    (void)low, (void)high;
    if (text.n > 0 && !str_same(text, STR("default"))) {
        if (!scoring_game_read(text, points))
            return false;
        text = scoring_text(points, a);
    }
    return keep_points(text, GAME_USUAL, a, field);
}

static struct str print_game_points(const void *field, struct arena *a)
{
    (void)a;
    return points_or(field, GAME_USUAL);
}

const struct value_kind value_game_points = { read_game_points, print_game_points, NULL };

static bool read_bye_points(struct str text, int low, int high, struct arena *a, void *field)
{
    int mp, gp;

    (void)low, (void)high;
    if (text.n > 0 && !str_same(text, STR("default"))) {
        if (!scoring_bye_read(text, &mp, &gp))
            return false;
        text = scoring_bye_text(mp, gp, a);
    }
    return keep_points(text, "default", a, field);
}

static struct str print_bye_points(const void *field, struct arena *a)
{
    (void)a;
    return points_or(field, "default");
}

const struct value_kind value_bye_points = { read_bye_points, print_bye_points, NULL };
