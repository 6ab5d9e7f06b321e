/* SPDX-License-Identifier: Apache-2.0 */
/* players.c - the players of an individual section, from CSV to squads of one. */
#include "import/registration.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/days.h"
#include "import/mend.h"
#include "import/recognised.h"
#include "import/registration_sheet.h"
#include "import/xlsx.h"
#include "teams/form.h"
#include "teams/text.h"
#include "teams/title.h"
#include "import/messages.h"

/* A row while it is read. */
struct players_reader {
    const struct registration_source *from;
    const struct csv_row *row;
    struct arena *arena;
    struct days *days;
    bool ok;
};

/* What a section of players has no place for is a column like any other that is not known. */
static void drop_columns_of_teams(struct registration_place *place)
{
    static const enum column_id of_teams[] = { COLUMN_SECTION, COLUMN_WOMEN,    COLUMN_TEAM, COLUMN_CAPTAIN,
                                               COLUMN_NUMBER,  COLUMN_REPLACED, COLUMN_BOARD };

    for (size_t i = 0; i < sizeof of_teams / sizeof *of_teams; i++)
        place->column[of_teams[i]] = -1;
}

static void wrong(struct players_reader *r, enum column_id c, struct message message)
{
    finding_say(r->from->findings, PROBLEM, RULE_NONE, r->row->line, message);
    finding_of(r->from->findings, registration_value(c));
    r->ok = false;
}

static struct str field(struct players_reader *r, enum column_id c)
{
    int i = r->from->place->column[c];
    struct str text = i >= 0 && i < r->row->n ? r->row->field[i] : (struct str){ 0 };

    if (i >= 0)
        recognised_value(r->from->findings->recognised, RECOGNISED_COLUMN,
                         registration_title(&r->from->table, r->from->head, i), registration_part(c), text, text);
    return text;
}

static struct str text_of(struct players_reader *r, enum column_id c, enum text_form form)
{
    struct str text = { 0 };

    if (!text_nfc(field(r, c), r->arena, &text) || (text.n > 0 && !form_holds(form, text)))
        wrong(r, c, say_player_field_unreadable());
    return text;
}

static struct str name_of(struct players_reader *r)
{
    struct str value[COLUMN_COUNT] = { 0 };

    value[COLUMN_PLAYER] = text_of(r, COLUMN_PLAYER, FORM_NAME);
    value[COLUMN_SURNAME] = text_of(r, COLUMN_SURNAME, FORM_NAME);
    value[COLUMN_FIRST_NAME] = text_of(r, COLUMN_FIRST_NAME, FORM_NAME);
    struct str name = registration_full_name(value, r->arena);
    if (name.n > 0 && !form_holds(FORM_NAME, name))
        wrong(r, COLUMN_PLAYER, say_player_field_unreadable());
    return name;
}

/* Nothing, and 0, are no number. */
static long number_of(struct players_reader *r, enum column_id c, long most, struct message why)
{
    struct str text = registration_number(registration_thousands(field(r, c), r->arena));
    long number = 0;

    if (text.n > 0 && (!str_long(text, &number) || number < 0 || number > most))
        wrong(r, c, why);
    return number;
}

static int born_of(struct players_reader *r)
{
    struct str text = registration_number(field(r, COLUMN_BORN));
    bool from_1904 = r->from->worksheet && r->from->worksheet->from_1904;
    enum days_serial serial = from_1904 ? DAYS_FROM_1904 : DAYS_FROM_1900;
    long year = text.n > 0 ? days_born(r->days, text, r->row->line, serial, r->arena) : 0;

    if (year < 0 || year > BORN_MOST)
        wrong(r, COLUMN_BORN, say_player_born_form());
    return (int)year;
}

static char sex_of(struct players_reader *r)
{
    struct str text = registration_sex(field(r, COLUMN_SEX));

    if (text.n == 0)
        return '\0';
    if (str_same(text, STR("m")))
        return 'm';
    if (!str_same(text, STR("w")) && !str_same(text, STR("f")))
        wrong(r, COLUMN_SEX, say_player_sex_form());
    return 'w';
}

static bool read_row(const struct registration_source *from, int row, struct days *days, struct arena *a,
                     struct squad *out)
{
    struct players_reader r = { from, &from->table.row[row], a, days, true };
    struct player *p = arena_new(a, struct player, 1);

    *p = (struct player){ .name = name_of(&r),
                          .title = registration_chess_title(text_of(&r, COLUMN_TITLE, FORM_TITLE)),
                          .fide_id = number_of(&r, COLUMN_FIDE_ID, FIDE_ID_MOST, say_player_fide_id_form(FIDE_ID_MOST)),
                          .rating = (int)number_of(&r, COLUMN_RATING, RATING_MOST, say_player_rating_form()),
                          .born = born_of(&r),
                          .k = (int)number_of(&r, COLUMN_K, K_MOST, say_player_k_form()),
                          .sex = sex_of(&r),
                          .line = r.row->line };
    *out = (struct squad){ .name = p->name,
                           .federation = text_of(&r, COLUMN_FEDERATION, FORM_CODE),
                           .player = p,
                           .nplayer = 1,
                           .line = p->line };
    if (!from->worksheet && r.row->n > from->table.row[from->head].n)
        wrong(&r, COLUMN_PLAYER, say_player_fields_beyond_columns());
    else if (p->name.n == 0 && r.ok)
        wrong(&r, COLUMN_PLAYER, say_player_lacks_name());
    return r.ok;
}

bool players_read(struct str bytes, struct str file_name, const struct section *like, const struct mends *as,
                  struct arena *a, struct event *out, struct registration_place *place, struct findings *f,
                  struct err *e)
{
    struct registration_source from = {
        .file = file_name, .sheet = as->sheet, .arena = a, .findings = f, .place = place
    };
    struct days days = { .order = as->dates };

    if (!registration_open(&from, bytes, e))
        return false;
    drop_columns_of_teams(place);
    registration_check_sheets(&from);
    if (from.table.n - from.head - 1 > TEAMS_MAX)
        return err_say(e, ERR_LIMIT, say_more_than_players(file_name, TEAMS_MAX));
    registration_recognise(&from);
    struct section *s = arena_new(a, struct section, 1);
    *s = *like;
    s->squad = arena_new(a, struct squad, from.table.n);
    s->nsquad = 0;
    for (int i = from.head + 1; i < from.table.n; i++)
        s->nsquad += !registration_repeats_titles(&from, i) && read_row(&from, i, &days, a, &s->squad[s->nsquad]);
    days_settle(&days, f);
    *out = (struct event){ .section = s, .nsection = 1 };
    return true;
}
