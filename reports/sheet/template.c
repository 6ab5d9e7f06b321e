/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/template.h"

#include "engine/base/arena.h"
#include "reports/format/messages.h"

/* What a federation fills in; each with what is checked of it. X(title, key, is it a name, is it needed, what it holds, what is checked) */
/* clang-format off */
#define COLUMNS(X) \
    X("Section", "section", false, say_needed_of_several, say_column_section_holds, say_column_section_checked) \
    X("Team", "team", true, say_needed_always, say_column_team_holds, say_column_team_checked) \
    X("Federation", "federation", false, say_needed_always, say_column_federation_holds, say_column_federation_checked) \
    X("Captain", "captain", false, say_needed_never, say_column_captain_holds, say_column_captain_checked) \
    X("Number", "number", false, say_needed_never, say_column_number_holds, say_column_number_checked) \
    X("Player", "player", true, say_needed_always, say_column_player_holds, say_column_player_checked) \
    X("FIDE id", "fide_id", false, say_needed_never, say_column_fide_id_holds, say_column_fide_id_checked) \
    X("Title", "title", false, say_needed_never, say_column_title_holds, say_column_title_checked) \
    X("Rating", "rating", false, say_needed_never, say_column_rating_holds, say_column_rating_checked) \
    X("Sex", "sex", false, say_needed_of_women, say_column_sex_holds, say_column_sex_checked) \
    X("Born", "born", false, say_needed_never, say_column_born_holds, say_column_born_checked) \
    X("Replaced", "replaced", false, say_needed_never, say_column_replaced_holds, say_column_replaced_checked) \
    X("K", "k", false, say_needed_never, say_column_k_holds, say_column_k_checked)
/* clang-format on */

static const struct column columns[] = {
#define X(heading, key, is_name, needed, holds, found) { key, .title = heading, .name = is_name },
    COLUMNS(X)
#undef X
};

static const struct {
    const char *title;
    struct message (*needed)(void), (*holds)(void), (*found)(void);
} rows[] = {
#define X(title, key, is_name, needed, holds, found) { title, needed, holds, found },
    COLUMNS(X)
#undef X
};
enum { COUNT_OF_COLUMNS = sizeof columns / sizeof *columns };

enum { C_TITLE, C_NEEDED, C_HOLDS, C_FOUND, CHECKS };

static const struct column checks[CHECKS] = {
    [C_TITLE] = { NULL, &label_checks, .name = true },
    [C_NEEDED] = { NULL, &label_needed },
    [C_HOLDS] = { NULL, &label_what_it_holds, .wraps = true },
    [C_FOUND] = { NULL, &label_what_is_checked, .wraps = true },
};

static struct cell said(const struct sheet *s, struct message m, struct arena *a)
{
    return cell_text(message_text(&m, &s->heading.wording, a));
}

static void add_checks(struct sheet *s, struct arena *a)
{
    const struct table shape = { .rows = "checks", .col = checks, .ncol = CHECKS };
    struct table *t = sheet_table(s, &shape, a);
    struct block *b = table_block(t, COUNT_OF_COLUMNS, a);

    s->part[s->npart - 1]->audience = FOR_SHEETS;
    for (int i = 0; i < COUNT_OF_COLUMNS; i++) {
        struct cell *cell = block_row(b, TONE_PLAIN);
        cell[C_TITLE] = cell_text(str_of(rows[i].title));
        cell[C_NEEDED] = said(s, rows[i].needed(), a);
        cell[C_HOLDS] = said(s, rows[i].holds(), a);
        cell[C_FOUND] = said(s, rows[i].found(), a);
    }
}

struct sheet template_registration(const struct wording *how, struct arena *a)
{
    enum { WIDTH = 1 };
    const struct table shape = { .rows = "players", .col = columns, .ncol = COUNT_OF_COLUMNS };
    struct sheet s = { .name = "registration", .heading = { .wording = *how }, .scale = SCALE_LIST };
    const struct message title = say_title_of_registration();

    s.heading.title = message_text(&title, how, a);
    struct cell *cell = block_row_for(table_block(sheet_table(&s, &shape, a), 1, a), TONE_PLAIN, FOR_SHEETS);
    for (int i = 0; i < COUNT_OF_COLUMNS; i++)
        cell[i] = cell_blank(WIDTH);
    add_checks(&s, a);
    sheet_note_say_for(&s, FOR_SHEETS, say_template_has_rows(), a);
    return s;
}
