/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/label.h"

#include "desk/messages.h"

static const struct {
    const char *name;
    struct message (*label)(void);
} labels[] = {
    { "name", say_label_name },
    { "city", say_label_city },
    { "venue", say_label_venue },
    { "contact", say_label_contact },
    { "federation", say_label_federation },
    { "start", say_label_start },
    { "end", say_label_end },
    { "zone", say_label_zone },
    { "arbiters", say_label_arbiters },
    { "copies", say_label_copies },
    { "presence-closes", say_label_presence_closes },
    { "squads-close", say_label_squads_close },
    { "backups", say_label_backups },
    { "mirror", say_label_mirror },
    { "address", say_label_address },
    { "site-address", say_label_site_address },
    { "title", say_label_title },
    { "hall", say_label_hall },
    { "time-control", say_label_time_control },
    { "women", say_label_women },
    { "system", say_label_system },
    { "unit", say_label_unit },
    { "score", say_label_score },
    { "cycles", say_label_cycles },
    { "preference", say_label_preference },
    { "secondary", say_label_secondary },
    { "accelerated", say_label_accelerated },
    { "graded", say_label_graded },
    { "edition", say_label_edition },
    { "tiebreak", say_label_tiebreak },
    { "ranking", say_label_ranking },
    { "rounds", say_label_rounds },
    { "boards", say_label_boards },
    { "squad-size", say_label_squad_size },
    { "floor", say_label_floor },
    { "lot", say_label_lot },
    { "host-first", say_label_host_first },
    { "double-entry", say_label_double_entry },
    { "lineup-default", say_label_lineup_default },
};

static const struct {
    const char *name;
    struct message (*label)(long round);
} labels_of_rounds[] = {
    { "date.N", say_label_date },
    { "lineups.N", say_label_lineups },
};

struct message label_of(struct str property, int round)
{
    for (size_t i = 0; i < sizeof labels / sizeof *labels; i++)
        if (str_eq(property, str_of(labels[i].name)))
            return labels[i].label();
    for (size_t i = 0; i < sizeof labels_of_rounds / sizeof *labels_of_rounds; i++)
        if (str_eq(property, str_of(labels_of_rounds[i].name)))
            return labels_of_rounds[i].label(round);
    return (struct message){ 0 };
}
