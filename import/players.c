/* SPDX-License-Identifier: Apache-2.0 */
/* players.c - the players of an individual section, from CSV to squads of one. */
#include "import/registration.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/csv.h"
#include "import/days.h"
#include "import/recognised.h"
#include "teams/form.h"
#include "teams/registration.h"
#include "teams/text.h"
#include "teams/title.h"
#include "import/messages.h"

enum { SHOWN = 40 };

enum field { NAME, FEDERATION, RATING, TITLE, SEX, FIDE_ID, BORN, K, FIELDS };

static const char *const columns[FIELDS] = {
    [NAME] = "name", [FEDERATION] = "federation", [RATING] = "rating", [TITLE] = "title",
    [SEX] = "sex",   [FIDE_ID] = "fide-id",       [BORN] = "born",     [K] = "k",
};

/* A row while it is read. */
struct players_reader {
    const struct csv *csv;
    int row;
    struct arena *arena;
    struct findings *found;
    struct days *days;
    bool ok;
};

static bool is_known(struct str column)
{
    for (int i = 0; i < FIELDS; i++)
        if (str_eq(column, str_of(columns[i])))
            return true;
    return false;
}

static bool check_head(const struct csv *c, struct str file, struct arena *a, struct findings *f, struct err *e)
{
    const struct csv_row *head = &c->row[0];
    struct str name;

    if (!csv_has(c, columns[NAME]))
        return err_say(e, ERR_INPUT, say_line_first_line_must_name_columns(file, head->line));
    for (int i = 0; i < head->n; i++)
        if (!is_known(head->field[i]) && text_nfc(head->field[i], a, &name))
            finding_say(f, WARNING, RULE_NONE, head->line,
                        say_lineup_column_unknown(str_c(a, text_cut(a, name, SHOWN))));
    return csv_once(c, file, a, e);
}

static void wrong(struct players_reader *r, struct message message)
{
    finding_say(r->found, PROBLEM, RULE_NONE, r->csv->row[r->row].line, message);
    r->ok = false;
}

static struct str text_of(struct players_reader *r, enum field field, enum text_form form)
{
    struct str text = { 0 };

    if (!text_nfc(csv_field(r->csv, r->row, columns[field]), r->arena, &text) ||
        (text.n > 0 && !form_holds(form, text)))
        wrong(r, say_player_field_unreadable());
    return text;
}

/* Nothing, and 0, are no number. */
static long number_of(struct players_reader *r, enum field field, long most, struct message why)
{
    struct str text = csv_field(r->csv, r->row, columns[field]);
    long number = 0;

    if (text.n > 0 && (!str_long(text, &number) || number < 0 || number > most))
        wrong(r, why);
    return number;
}

static int born_of(struct players_reader *r)
{
    struct str text = csv_field(r->csv, r->row, columns[BORN]);
    long year = text.n > 0 ? days_born(r->days, text, r->csv->row[r->row].line, DAYS_FROM_1900, r->arena) : 0;

    if (year < 0 || year > BORN_MOST)
        wrong(r, say_player_born_form());
    return (int)year;
}

static char sex_of(struct players_reader *r)
{
    struct str text = csv_field(r->csv, r->row, columns[SEX]);

    if (text.n == 0)
        return '\0';
    if (str_same(text, STR("m")))
        return 'm';
    if (!str_same(text, STR("w")) && !str_same(text, STR("f")))
        wrong(r, say_player_sex_form());
    return 'w';
}

static bool read_row(const struct csv *c, int row, struct days *days, struct arena *a, struct squad *out,
                     struct findings *f)
{
    struct players_reader r = { c, row, a, f, days, true };
    struct player *p = arena_new(a, struct player, 1);

    *p = (struct player){ .name = text_of(&r, NAME, FORM_NAME),
                          .title = title_of(text_of(&r, TITLE, FORM_TITLE)),
                          .fide_id = number_of(&r, FIDE_ID, FIDE_ID_MOST, say_player_fide_id_form(FIDE_ID_MOST)),
                          .rating = (int)number_of(&r, RATING, RATING_MOST, say_player_rating_form()),
                          .born = born_of(&r),
                          .k = (int)number_of(&r, K, K_MOST, say_player_k_form()),
                          .sex = sex_of(&r),
                          .line = c->row[row].line };
    *out = (struct squad){
        .name = p->name, .federation = text_of(&r, FEDERATION, FORM_CODE), .player = p, .nplayer = 1, .line = p->line
    };
    if (c->row[row].n > c->row[0].n)
        wrong(&r, say_player_fields_beyond_columns());
    else if (p->name.n == 0 && r.ok)
        wrong(&r, say_player_lacks_name());
    return r.ok;
}

bool players_read(struct str bytes, struct str file_name, const struct section *like, enum day_order dates,
                  struct arena *a, struct event *out, struct findings *f, struct err *e)
{
    struct days days = { .order = dates };
    struct csv c;

    if (!csv_read(bytes, file_name, a, &c, e) || !check_head(&c, file_name, a, f, e))
        return false;
    if (c.n - 1 > TEAMS_MAX)
        return err_say(e, ERR_LIMIT, say_more_than_players(file_name, TEAMS_MAX));
    recognised_csv(f->recognised, &c, is_known);
    struct section *s = arena_new(a, struct section, 1);
    *s = *like;
    s->squad = arena_new(a, struct squad, c.n);
    s->nsquad = 0;
    for (int i = 1; i < c.n; i++)
        s->nsquad += read_row(&c, i, &days, a, &s->squad[s->nsquad], f);
    days_settle(&days, f);
    *out = (struct event){ .section = s, .nsection = 1 };
    return true;
}
