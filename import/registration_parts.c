/* SPDX-License-Identifier: Apache-2.0 */
#include "import/registration_parts.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/block_table.h"
#include "import/federation_cell.h"
#include "import/messages.h"
#include "import/registration_sheet.h"
#include "import/xlsx.h"

bool registration_has_players(struct worksheet *sheet, bool of_teams, struct arena *a)
{
    struct registration_place place;
    int row;

    return registration_titles(&sheet->table, of_teams, &place, a, &row) ||
           (registration_titles(&sheet->table, false, &place, a, &row) && block_has_titles(&sheet->table.row[row], a));
}

/* "Sheet1" in the languages of spreadsheets is what nobody has named. */
static bool is_unnamed(struct str name)
{
    static const char *const usual[] = { "sheet", "tabelle",  "feuil",     "hoja",  "foglio", "planilha", "folha",
                                         "blad",  "arkusz",   "list",      "munka", "лист",   "ark",      "taul",
                                         "sayfa", "munkalap", "worksheet", "table", NULL };
    struct str word = name;

    while (word.n > 0 && ((word.p[word.n - 1] >= '0' && word.p[word.n - 1] <= '9') || word.p[word.n - 1] == ' '))
        word.n--;
    for (const char *const *u = usual; *u; u++)
        if (str_same(word, str_of(*u)))
            return true;
    return false;
}

/* Players without a column of teams; above them may stand whose they are. */
static bool is_of_one_team(struct worksheet *sheet, struct registration_part *part, struct arena *a)
{
    *part = (struct registration_part){ .sheet = sheet };
    bool form = registration_titles(&sheet->table, true, &part->place, a, &part->head);

    if (form && (part->place.column[COLUMN_TEAM] >= 0 ||
                 part->place.form[COLUMN_TEAM].n + part->place.form[COLUMN_FEDERATION].n == 0))
        return false;
    if (!form && !registration_titles(&sheet->table, false, &part->place, a, &part->head))
        return false;
    part->place.sheet = sheet->name;
    return true;
}

bool registration_parts(struct registration_source *from, struct worksheet *sheet, int n)
{
    from->part = arena_new(from->arena, struct registration_part, n);
    for (int i = 0; i < n && from->of_teams && from->sheet.n == 0; i++) {
        if (sheet[i].hidden)
            continue;
        if (is_of_one_team(&sheet[i], &from->part[from->nparts], from->arena))
            from->nparts++;
        else if (registration_titles(&sheet[i].table, true, &(struct registration_place){ 0 }, from->arena,
                                     &(int){ 0 }))
            from->nparts = n + 1;
    }
    from->nparts = from->nparts > 1 && from->nparts <= n ? from->nparts : 0;
    return from->nparts > 0;
}

static bool is_part(const struct registration_source *from, const struct worksheet *sheet)
{
    int i = 0;

    while (i < from->nparts && from->part[i].sheet != sheet)
        i++;
    return i < from->nparts;
}

bool registration_join_parts(struct registration_source *from, struct worksheet *sheet, int n, struct err *e)
{
    struct team_block *block = arena_new(from->arena, struct team_block, from->nparts);
    struct registration_place *place = arena_new(from->arena, struct registration_place, from->nparts);

    for (int i = 0; i < from->nparts; i++) {
        const struct registration_part *part = &from->part[i];
        if (part->place.form[COLUMN_TEAM].n == 0 && is_unnamed(part->sheet->name))
            return err_say(e, ERR_INPUT, say_worksheet_names_no_team(from->file, part->sheet->name));
        struct arena *a = from->arena;
        const struct csv *t = &part->sheet->table;
        struct team_block b = { .head = &t->row[part->head], .line = 0, .add = i * SHEET_LINES };

        memcpy(b.said, part->place.form, sizeof b.said);
        if (b.said[COLUMN_TEAM].n == 0)
            b.said[COLUMN_TEAM] = federation_team(part->sheet->name);
        b.row = arena_new(a, const struct csv_row *, t->n);
        for (int k = part->head + 1; k < t->n; k++)
            b.row[b.n++] = &t->row[k];
        block[i] = b;
        place[i] = part->place;
    }
    /* Of those that are shown any that has something in it: it may be a team whose titles are missing. */
    struct findings *f = from->findings;

    for (int i = 0; i < n; i++)
        if (sheet[i].hidden && registration_has_players(&sheet[i], from->of_teams, from->arena))
            finding_say(f, WARNING, RULE_NONE, 0, say_hidden_worksheet_is_passed_over(sheet[i].name));
        else if (!sheet[i].hidden && sheet[i].table.n > 0 && !is_part(from, &sheet[i]))
            finding_say(f, WARNING, RULE_NONE, 0, say_worksheet_is_passed_over(sheet[i].name));
    blocks_join(block, from->nparts, from->arena, &from->table);
    from->worksheet = from->part[0].sheet;
    from->head = 0;
    bool ok = registration_titles(&from->table, true, from->place, from->arena, &from->head);
    from->place->sheet = from->worksheet->name;
    from->place->part = place;
    from->place->nparts = from->nparts;
    return ok;
}
