/* SPDX-License-Identifier: Apache-2.0 */
/* setting_label.c - what values of properties are called on pages, where nobody types them. */
#include "desk/base/property.h"

#include "desk/base/messages.h"
#include "engine/base/arena.h"

/* What a value is called where it is not a word of its own; no name: of any property. */
static const struct {
    const char *name, *value;
    struct message (*says)(void);
} values[] = {
    { "system", "olympiad", say_value_olympiad },
    { "system", "team-swiss-2026", say_value_team_swiss },
    { "system", "berger", say_value_berger },
    { "system", "burstein", say_value_burstein },
    { "system", "club", say_value_club },
    { "system", "dutch2006", say_value_dutch },
    { "edition", "ecu", say_value_ecu },
    { "edition", "ecu-2015", say_value_ecu_2015 },
    { "tiebreak", "2012", say_value_tiebreak_2012 },
    { "tiebreak", "khanty-mansiysk", say_value_khanty_mansiysk },
    { "tiebreak", "2022", say_value_tiebreak_2022 },
    { "unit", "team", say_value_teams },
    { "unit", "player", say_value_players },
    { "score", "mp", say_value_match_points },
    { "score", "gp", say_value_game_points },
    { "preference", "A", say_value_type_a },
    { "preference", "B", say_value_type_b },
    { "lineup-default", "list", say_value_first_of_list },
    { "lineup-default", "previous", say_value_previous },
    { "lot", "white", say_value_white },
    { "lot", "black", say_value_black },
    { NULL, "yes", say_value_yes },
    { NULL, "no", say_value_no },
    { NULL, "none", say_value_none },
};

struct str setting_value(const struct property *p, struct str value, const struct wording *wording, struct arena *a)
{
    int n;

    for (size_t i = 0; property_choices(p, a, &n) && i < sizeof values / sizeof *values; i++) {
        struct message says = values[i].says();
        if ((!values[i].name || str_eq(str_of(values[i].name), str_of(p->name))) &&
            str_eq(str_of(values[i].value), value))
            return message_text(&says, wording, a);
    }
    return value;
}

struct str setting_told(struct str name, struct str value, const struct wording *wording, struct arena *a)
{
    int round;
    const struct property *p = property_named(name, &round);

    if (!p)
        return (struct str){ 0 };
    struct message label = property_label(p, round);
    struct message told = say_setting_told(&label, setting_value(p, value, wording, a));
    return message_text(&told, wording, a);
}
