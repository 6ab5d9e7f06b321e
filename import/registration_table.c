/* SPDX-License-Identifier: Apache-2.0 */
/* registration_table.c - registrations with a row for each player: from CSV or a workbook to the arrays of an event. */
#include "import/registration.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/csv.h"
#include "import/days.h"
#include "import/federation_cell.h"
#include "import/mend.h"
#include "import/recognised.h"
#include "import/registration_aside.h"
#include "import/registration_entry.h"
#include "import/registration_sheet.h"
#include "import/row_xml.h"
#include "import/xlsx.h"
#include "teams/federation.h"
#include "teams/text.h"
#include "teams/title.h"
#include "import/messages.h"

struct registration_reader {
    struct arena *arena; /* for what is gone when the XML is written */
    struct findings *findings;
    struct err *err;
    struct str file;
    const struct event *known;
    const struct mends *mends; /* NULL: none */
    struct registration_source from;
    const struct csv *table;
    const struct worksheet *sheet; /* NULL: CSV */
    struct registration_place *place;
    int head; /* the row of the titles */
    struct days days;
    struct registration_entry *entry, above; /* what is blank is as in the row above */
    int n;
    struct registration_aside aside;
    struct federation_cells federations;
    struct federation_cells called; /* teams whose names alone say it */
    struct row_xml xml;
    int *line; /* of the file, by line of the XML; in the arena of the event */
    int lines;
};

/* What a value becomes; NULL: it stays as it is written. */
static struct str (*const readings[COLUMN_COUNT])(struct str s) = {
    [COLUMN_FIDE_ID] = registration_number,    [COLUMN_RATING] = registration_number,
    [COLUMN_K] = registration_number,          [COLUMN_SEX] = registration_sex,
    [COLUMN_WOMEN] = registration_yes_or_no,   [COLUMN_REPLACED] = registration_yes_or_no,
    [COLUMN_TITLE] = registration_chess_title, [COLUMN_NUMBER] = registration_number,
    [COLUMN_BOARD] = registration_number,
};

static struct str raw_field(const struct registration_reader *r, const struct csv_row *row, int c)
{
    int i = r->place->column[c];

    if (i < 0)
        return r->place->form[c];
    return i < row->n ? row->field[i] : (struct str){ 0 };
}

static struct str field(struct registration_reader *r, struct registration_entry *x, const struct csv_row *row, int c)
{
    int i = r->place->column[c];
    struct str raw = raw_field(r, row, c), clean = { 0 };

    if (!text_nfc(raw, r->arena, &clean)) {
        clean = text_visible(raw, r->arena);
        x->hidden |= 1u << c;
        return clean.n > 0 ? clean : STR("?");
    }
    bool number = c == COLUMN_FIDE_ID || c == COLUMN_RATING;
    struct str whole = number ? registration_thousands(clean, r->arena) : clean;
    struct str read = readings[c] ? readings[c](whole) : whole;
    if (c == COLUMN_FEDERATION)
        read = federation_cell(&r->federations, clean, row->line, r->arena);
    if (c == COLUMN_BORN) {
        /* Of a date of birth the year counts; what is none is told by the schema. */
        struct str s = registration_number(clean);
        bool from_1904 = r->sheet && r->sheet->from_1904;
        long year = days_born(&r->days, s, row->line, from_1904 ? DAYS_FROM_1904 : DAYS_FROM_1900, r->arena);
        read = year >= 0 ? str_fmt(r->arena, "%ld", year) : s;
    }
    if (i >= 0)
        recognised_value(r->findings->recognised, RECOGNISED_COLUMN, registration_title(r->table, r->head, i),
                         registration_part((enum column_id)c), raw, read);
    return read;
}

/* Where the table has no section: the only one that there is, or the open one. */
static struct str only_section(const struct registration_reader *r)
{
    return r->known->nsection == 1 ? r->known->section[0].name : STR("open");
}

/* Nothing says the federation of any team, and this one is called as one is. */
static void settle_federation(struct registration_reader *r, struct registration_entry *x)
{
    if (r->place->column[COLUMN_FEDERATION] >= 0 || r->place->form[COLUMN_FEDERATION].n > 0)
        return;
    bool same = r->above.row && str_eq(r->above.value[COLUMN_TEAM], x->value[COLUMN_TEAM]);
    x->value[COLUMN_FEDERATION] = federation_of_team(same ? &(struct federation_cells){ 0 } : &r->called,
                                                     x->value[COLUMN_TEAM], x->line, r->arena);
}

static void read_row(struct registration_reader *r, const struct csv_row *row)
{
    struct registration_entry *x = &r->entry[r->n], *above = &r->above;

    *x = (struct registration_entry){ .line = row->line, .at = r->n, .row = row };
    for (int c = 0; c < COLUMN_COUNT; c++)
        x->value[c] = field(r, x, row, c);
    if (r->place->by_federation)
        x->value[COLUMN_TEAM] = federation_team(x->value[COLUMN_FEDERATION]);
    x->value[COLUMN_PLAYER] = registration_full_name(x->value, r->arena);
    /* A line of CSV has a field too many. */
    int n = row->n;

    while (n > 0 && row->field[n - 1].n == 0)
        n--;
    if (!r->sheet && n > r->table->row[r->head].n)
        finding_say(r->findings, PROBLEM, RULE_NONE, row->line,
                    say_fields_but_only_columns_name(n, r->table->row[r->head].n));
    x->value[COLUMN_SECTION] = text_fold(r->arena, x->value[COLUMN_SECTION]);
    if (x->value[COLUMN_TEAM].n == 0) {
        x->value[COLUMN_TEAM] = above->value[COLUMN_TEAM];
        if (x->value[COLUMN_SECTION].n == 0)
            x->value[COLUMN_SECTION] = above->value[COLUMN_SECTION];
    }
    settle_federation(r, x);
    if (x->value[COLUMN_SECTION].n == 0)
        x->value[COLUMN_SECTION] =
            above->row && r->place->column[COLUMN_SECTION] >= 0 ? above->value[COLUMN_SECTION] : only_section(r);
    bool aside = registration_aside(&r->aside, x, r->place, r->arena);
    if (!aside || !registration_is_total(r->place, row, &(struct str){ 0 }, r->arena))
        r->above = *x;
    r->n += !aside;
}

/* The titles once more are no team. */
static void read_rows(struct registration_reader *r)
{
    int repeated = 0, first = 0;

    for (int i = r->head + 1; i < r->table->n; i++)
        if (!registration_repeats_titles(&r->from, i))
            read_row(r, &r->table->row[i]);
        else if (repeated++ == 0)
            first = r->table->row[i].line;
    if (repeated > 0)
        finding_say(r->findings, NOTE, RULE_NONE, first, say_titles_are_repeated(repeated - 1));
    federation_cells_tell(&r->federations, r->findings);
    federation_of_teams_tell(&r->called, r->findings);
    registration_aside_settle(&r->aside, r->entry, r->n, r->findings);
}

/* What is put in place of what stands there. */

static bool is_of_team(enum column_id c)
{
    return c >= COLUMN_TEAM && c <= COLUMN_NUMBER;
}

/* As the file has it: of the team, or of the player. */
static struct str name_there(const struct registration_reader *r, const struct registration_entry *x, enum column_id c)
{
    return raw_field(r, x->row, is_of_team(c) ? COLUMN_TEAM : COLUMN_PLAYER);
}

/* What is hidden is in the file alone. */
static struct str what_was(const struct registration_reader *r, const struct registration_entry *x, enum column_id c)
{
    return x->hidden & (1u << c) ? raw_field(r, x->row, c) : x->value[c];
}

static void tell_mend(const struct registration_reader *r, const struct registration_entry *x, enum column_id c,
                      const struct mend *m)
{
    struct str was = what_was(r, x, c), shown = was;

    if (x->hidden & (1u << c))
        shown = text_shown(was, false, r->findings->arena);
    mend_tell(m, x->line, name_there(r, x, c), was, shown, r->findings);
}

/* The other rows of a team repeat what its first one has. */
static void mend_row(struct registration_reader *r, struct registration_entry *x, enum column_id c,
                     const struct mend *m)
{
    struct str was = x->value[c];
    bool of_team = is_of_team(c), hidden = x->hidden & (1u << c);
    bool drops = mend_drops(m) && (was.n > 0 || entry_said_of_nobody(x) < COLUMN_COUNT);

    if (str_eq(was, m->value) && !hidden && !drops)
        return;
    tell_mend(r, x, c, m);
    for (struct registration_entry *y = x; y < r->entry + r->n && entry_same_team(x, y) && (y == x || of_team); y++)
        if (str_eq(y->value[c], was)) {
            y->value[c] = m->value;
            y->hidden &= ~(1u << c);
        }
    for (int k = COLUMN_PLAYER; drops && k < COLUMN_COUNT; k++) {
        x->value[k] = (struct str){ 0 };
        x->hidden &= ~(1u << k);
    }
}

/* All rows of a team repeat what its first one has: that is said once. */
static bool is_said(const struct registration_reader *r, const struct registration_entry *x, int c)
{
    return x > r->entry && entry_same_team(x - 1, x) && c <= COLUMN_NUMBER && (x[-1].hidden & (1u << c)) &&
           str_eq(x[-1].value[c], x->value[c]);
}

/* What was not mended. */
static void check_values(struct registration_reader *r, const struct registration_entry *x)
{
    int of = entry_said_of_nobody(x);

    if (r->place->column[COLUMN_BORN] >= 0)
        entry_check_moved(x, r->findings);
    for (int c = 0; x->hidden && c < COLUMN_COUNT; c++)
        if ((x->hidden & (1u << c)) && !is_said(r, x, c)) {
            finding_say(
                r->findings, PROBLEM, RULE_NONE, x->line,
                say_value_holds_invisible_control_characters(text_shown(raw_field(r, x->row, c), false, r->arena)));
            finding_about(r->findings, registration_value((enum column_id)c), x->value[c]);
        }
    if (of == COLUMN_COUNT)
        return;
    finding_say(r->findings, PROBLEM, RULE_NONE, x->line,
                say_row_has_no_player(registration_title(r->table, r->head, r->place->column[of]), x->value[of]));
    finding_about(r->findings, registration_value(COLUMN_PLAYER), STR(""));
}

/* Which rows are of a team is known by its name alone: those behind that are written alike, or left blank, have the new one. */
static void mend_name(struct registration_reader *r, struct registration_entry *x, enum column_id c,
                      const struct mend *m)
{
    struct str was = x->value[COLUMN_TEAM], raw = raw_field(r, x->row, COLUMN_TEAM);
    bool hidden = x->hidden & (1u << COLUMN_TEAM);

    if (str_eq(was, m->value) && !hidden)
        return;
    tell_mend(r, x, c, m);
    for (struct registration_entry *y = x; y < r->entry + r->n; y++) {
        struct str written = raw_field(r, y->row, COLUMN_TEAM);
        if (!str_eq(y->value[COLUMN_TEAM], was) || (written.n > 0 && !str_eq(written, raw)))
            continue;
        y->value[COLUMN_TEAM] = m->value;
        y->hidden &= ~(1u << COLUMN_TEAM);
    }
}

/* What a row says of its team, the first row of the team stands for when it is only looked. */
static bool is_looked_at(const struct registration_reader *r, const struct registration_entry *x, enum column_id c,
                         const struct mend *m)
{
    struct str team = raw_field(r, x->row, COLUMN_TEAM);

    return !m->look || !(c == COLUMN_COUNT || is_of_team(c)) || x == r->entry ||
           (team.n > 0 && !str_eq(raw_field(r, x[-1].row, COLUMN_TEAM), team));
}

static void mend_rows(struct registration_reader *r, bool names)
{
    for (int i = 0; r->mends && i < r->mends->n; i++) {
        const struct mend *m = &r->mends->item[i];
        enum column_id c = registration_column_of(m->of);
        for (int k = 0; names == (c == COLUMN_TEAM) && k < r->n; k++) {
            struct registration_entry *x = &r->entry[k];
            bool of_sex = c == COLUMN_COUNT; /* of a team */
            struct str name = name_there(r, x, of_sex ? COLUMN_TEAM : c), was = of_sex ? STR("") : what_was(r, x, c);

            if (is_looked_at(r, x, c, m) && mend_is_at(m, x->line, name, was) && !of_sex)
                (c == COLUMN_TEAM ? mend_name : mend_row)(r, x, c, m);
        }
    }
}

/* The XML of it: a line for each row. */

static void end_line(struct registration_reader *r, int line)
{
    row_xml_put(&r->xml, STR("\n"));
    r->line[r->lines++] = line;
}

static struct str write_xml(struct registration_reader *r)
{
    row_xml_put(&r->xml, STR("<registration><event name=\""));
    row_xml_escaped(&r->xml, r->known->name);
    row_xml_put(&r->xml, STR("\" federation=\""));
    row_xml_escaped(&r->xml, r->known->federation);
    row_xml_put(&r->xml, STR("\"/>"));
    end_line(r, r->table->row[r->head].line);
    const struct registration_entry *team = NULL;

    for (int i = 0; i < r->n; i++) {
        struct registration_entry *x = &r->entry[i];
        bool section_ends = i + 1 == r->n || x[1].section_first != x->section_first;
        bool team_ends = section_ends || x[1].team_first != x->team_first;
        if (x->section_first == x->at) {
            const struct section *known = section_named(r->known, x->value[COLUMN_SECTION]);
            bool women = known ? known->women : str_eq(x->value[COLUMN_SECTION], STR("women"));

            if (x->value[COLUMN_WOMEN].n == 0)
                x->value[COLUMN_WOMEN] = women ? STR("yes") : STR("no");
            row_xml_element(&r->xml, "section", x, COLUMN_SECTION, COLUMN_WOMEN);
        }
        if (x->team_first == x->at)
            row_xml_element(&r->xml, "team", team = x, COLUMN_TEAM, COLUMN_NUMBER);
        else
            entry_check_repeated(team, x, r->findings);
        if (x->value[COLUMN_PLAYER].n > 0 || x->value[COLUMN_FIDE_ID].n > 0) {
            row_xml_element(&r->xml, "player", x, COLUMN_PLAYER, COLUMN_REPLACED);
            row_xml_put(&r->xml, STR("</player>"));
        }
        if (team_ends)
            row_xml_put(&r->xml, STR("</team>"));
        if (section_ends)
            row_xml_put(&r->xml, STR("</section>"));
        end_line(r, x->line);
    }
    row_xml_put(&r->xml, STR("</registration>"));
    return (struct str){ r->xml.text, r->xml.size };
}

/* The same way back: lines are those of the file. */

static int line_of(const struct registration_reader *r, int line)
{
    return line >= 1 && line <= r->lines ? r->line[line - 1] : line;
}

/* In a workbook they have their cell. */
static void settle_days(struct registration_reader *r)
{
    struct findings *f = r->findings;
    int before = f->n;

    days_settle(&r->days, f);
    for (int i = before; r->sheet && i < f->n; i++)
        f->item[i].place = registration_cell_of(r->place, COLUMN_BORN, f->item[i].line, f->arena);
}

static bool table_to_xml(struct registration_reader *r, struct arena *a, struct str *xml)
{
    if (r->known->federation.n == 0)
        return err_say(r->err, ERR_STATE, say_table_does_not_say_who());
    registration_settle_section(&r->from, r->known);
    registration_check_sheets(&r->from);
    registration_recognise(&r->from);
    r->entry = arena_new(r->arena, struct registration_entry, r->table->n);
    registration_tell_form(&r->from);
    read_rows(r);
    settle_days(r);
    if (r->n == 0)
        return err_say(r->err, ERR_INPUT, say_no_player_below_titles(r->file));
    mend_rows(r, true);
    entry_group(r->entry, r->n);
    /* What a column means for all rows of a team, by how it is called: a column "No" may number the players, and where teams are called clubs a row says the federation
       of its player, if it says one. */
    const struct registration_place *p = r->place;
    struct str number = registration_title(r->table, r->head, p->column[COLUMN_NUMBER]);
    struct str team = registration_title(r->table, r->head, p->column[COLUMN_TEAM]);

    if (p->column[COLUMN_NUMBER] >= 0 && registration_is_weak(number, r->arena))
        entry_drop_numbers(r->entry, r->n, number, r->table->row[r->head].line, r->findings);
    if (p->column[COLUMN_TEAM] >= 0 && p->form[COLUMN_FEDERATION].n == 0 && registration_is_weak(team, r->arena))
        entry_settle_clubs(r->entry, r->n, r->known->federation, r->findings);
    if (r->place->column[COLUMN_BOARD] >= 0)
        entry_order_boards(r->entry, r->n, r->arena, r->findings);
    mend_rows(r, false);
    for (int i = 0; i < r->n; i++)
        check_values(r, &r->entry[i]);
    r->line = arena_new(a, int, r->n + 1);
    *xml = write_xml(r);
    return true;
}

static bool read_xml(struct registration_reader *r, struct str xml, struct arena *a, struct event *out)
{
    int before = r->findings->n;
    struct recognised *columns = r->findings->recognised;

    r->findings->recognised = NULL;
    bool ok = registration_read(xml, r->file, NULL, NULL, a, out, r->findings, r->err);
    r->findings->recognised = columns;
    if (!ok)
        return false;
    for (int i = before; i < r->findings->n; i++)
        r->findings->item[i].line = line_of(r, r->findings->item[i].line);
    out->line = line_of(r, out->line);
    for (struct section *s = out->section; s && s < out->section + out->nsection; s++) {
        s->line = line_of(r, s->line);
        for (struct squad *q = s->squad; q && q < s->squad + s->nsquad; q++) {
            q->line = line_of(r, q->line);
            for (struct player *p = q->player; p && p < q->player + q->nplayer; p++)
                p->line = line_of(r, p->line);
        }
    }
    /* What a table does not say is as it is. */
    out->start = r->known->start;
    out->end = r->known->end;
    for (struct section *s = out->section; s && s < out->section + out->nsection; s++) {
        const struct section *known = section_named(r->known, s->name);
        if (!known)
            continue;
        s->edition = known->edition;
        s->boards = known->boards;
        s->squad_size = known->squad_size;
        s->floor = known->floor;
    }
    return true;
}

static bool find_table(struct registration_reader *r, struct str bytes)
{
    r->from = (struct registration_source){ .file = r->file,
                                            .sheet = r->mends ? r->mends->sheet : (struct str){ 0 },
                                            .of_teams = true,
                                            .arena = r->arena,
                                            .findings = r->findings,
                                            .place = r->place };
    if (!registration_open(&r->from, bytes, r->err))
        return false;
    r->table = &r->from.table;
    r->sheet = r->from.worksheet;
    r->head = r->from.head;
    return true;
}

/* The rows are gone before the XML of them is read: each is many times as large as the file. */
bool registration_table_read(struct str bytes, struct str file, const struct event *known, const struct mends *mends,
                             struct arena *a, struct event *out, struct registration_place *place, struct findings *f,
                             struct err *e)
{
    struct arena rows = { 0 };
    struct str xml;
    struct registration_reader r = { .arena = &rows,
                                     .findings = f,
                                     .err = e,
                                     .file = file,
                                     .known = known,
                                     .mends = mends,
                                     .days = { .order = mends ? mends->dates : DAY_ORDER_OPEN },
                                     .place = place };
    bool ok = find_table(&r, bytes) && table_to_xml(&r, a, &xml);

    registration_keep(place, a);
    arena_free(&rows);
    ok = ok && read_xml(&r, xml, a, out);
    arena_free(&r.xml.written);
    return ok;
}
