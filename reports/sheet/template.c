/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/template.h"

#include "engine/base/arena.h"
#include "reports/format/messages.h"

/* What a federation fills in; each with what is checked of it. X(title, key, is it a name, is it needed, what it holds, what is checked) */
/* clang-format off */
#define COLUMNS(X) \
    X("Section",    "section",    false, "in events of several", "open or women, as the event calls its sections; blank: as above", \
      "must be a word of small letters, digits and hyphens") \
    X("Team",       "team",       true,  "yes", "name of the team, as it is to be printed; blank: as above", \
      "no two alike in a section; not a number") \
    X("Federation", "federation", false, "yes", "FIDE code, as GER", \
      "must be a code of FIDE (GER, not DEU); only the host may enter more than one team") \
    X("Captain",    "captain",    false, "no",  "name of the captain", \
      "the same in all rows of a team, or blank") \
    X("Number",     "number",     false, "no",  "initial number, where it is given by the organiser", \
      "no two alike in a section; for all teams or for none") \
    X("Player",     "player",     true,  "yes", "name, family name first: Smith, Joe; in board order", \
      "at least as many players as boards, no more than count; nobody twice") \
    X("FIDE id",    "fide_id",    false, "no",  "FIDE id number", \
      "digits alone; nobody else's, in no team and no section") \
    X("Title",      "title",      false, "no",  "GM, IM, FM, CM, WGM, WIM, WFM or WCM", \
      "a title that FIDE does not have is a warning") \
    X("Rating",     "rating",     false, "no",  "FIDE rating; blank: unrated", \
      "a whole number from 1000 to 2999") \
    X("Sex",        "sex",        false, "women", "m or w", \
      "no man in a section of women") \
    X("Born",       "born",       false, "no",  "year, or date of birth as 1990-05-31", \
      "a year before 1900 or of a child is a warning") \
    X("Replaced",   "replaced",   false, "no",  "yes: is in the list and no longer counts", \
      "yes, no or blank") \
    X("K",          "k",          false, "no",  "K of the rating list: 40, 20 or 10", \
      "a whole number up to 40")
/* clang-format on */

static const struct column columns[] = {
#define X(heading, key, is_name, needed, holds, found) { key, .title = heading, .name = is_name },
    COLUMNS(X)
#undef X
};

static const struct {
    const char *title, *needed, *holds, *found;
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

static void add_checks(struct sheet *s, struct arena *a)
{
    const struct table shape = { .rows = "checks", .col = checks, .ncol = CHECKS };
    struct table *t = sheet_table(s, &shape, a);
    struct block *b = table_block(t, COUNT_OF_COLUMNS, a);

    s->part[s->npart - 1]->audience = FOR_SHEETS;
    for (int i = 0; i < COUNT_OF_COLUMNS; i++) {
        struct cell *cell = block_row(b, TONE_PLAIN);
        cell[C_TITLE] = cell_text(str_of(rows[i].title));
        cell[C_NEEDED] = cell_text(str_of(rows[i].needed));
        cell[C_HOLDS] = cell_text(str_of(rows[i].holds));
        cell[C_FOUND] = cell_text(str_of(rows[i].found));
    }
}

struct sheet template_registration(struct arena *a)
{
    enum { WIDTH = 1 };
    const struct table shape = { .rows = "players", .col = columns, .ncol = COUNT_OF_COLUMNS };
    struct sheet s = { .name = "registration", .heading = { .title = STR("Registration") }, .scale = SCALE_LIST };

    struct cell *cell = block_row_for(table_block(sheet_table(&s, &shape, a), 1, a), TONE_PLAIN, FOR_SHEETS);
    for (int i = 0; i < COUNT_OF_COLUMNS; i++)
        cell[i] = cell_blank(WIDTH);
    add_checks(&s, a);
    sheet_note_say_for(&s, FOR_SHEETS, say_template_has_rows(), a);
    return s;
}
