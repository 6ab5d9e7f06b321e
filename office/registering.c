/* SPDX-License-Identifier: Apache-2.0 */
#include "office/registering.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/players.h"
#include "import/registration.h"
#include "import/registration_table.h"
#include "office/messages.h"
#include "reports/format/font.h"
#include "reports/format/pdf_check.h"
#include "teams/registration.h"

/* Where fonts are installed, what they lack is told here and not only in front of the printer. */
static void check_names(const struct event *e, struct arena *a, struct findings *f)
{
    struct font_files files;
    struct pdf_name *name = NULL;
    int n = 0, cap = 0;

    if (!font_load(a, &files, &(struct err){ 0 }))
        return;
    for (const struct section *s = e->section; s && s < e->section + e->nsection; s++)
        for (const struct squad *q = s->squad; q && q < s->squad + s->nsquad; q++) {
            arena_room(a, name, n, cap);
            name[n++] = (struct pdf_name){ PDF_TEAM, q->name, q->line };
            for (const struct player *p = q->player; p && p < q->player + q->nplayer; p++) {
                arena_room(a, name, n, cap);
                name[n++] = (struct pdf_name){ PDF_PLAYER, p->name, p->line };
            }
        }
    pdf_check_names(&files, name, n, f);
}

/* Of players whose section is there already and says how they are paired; NULL: the file is about teams. */
static const struct section *section_of_players(struct str file, const struct event *ev, struct str name)
{
    const struct section *found = NULL;
    int n = 0;

    for (int i = 0; str_ends(file, STR(".csv")) && i < ev->nsection; i++) {
        const struct section *s = &ev->section[i];
        if (s->unit == UNIT_PLAYER && (name.n == 0 || str_eq(s->name, name))) {
            found = s;
            n++;
        }
    }
    return n == 1 ? found : NULL;
}

/* A registration does not say what a section that is there already is paired by. */
static void take_systems(const struct event *ev, struct event *read)
{
    for (int i = 0; i < read->nsection; i++) {
        struct section *s = &read->section[i];
        const struct section *known = section_named(ev, s->name);
        if (!known)
            continue;
        s->system = known->system;
        s->unit = known->unit;
        s->score = known->score;
    }
}

static bool read_file(struct str bytes, struct str file, const struct event *known, struct str section,
                      struct registration_place *place, struct arena *a, struct event *read, struct findings *f,
                      struct err *e)
{
    const struct section *players = section_of_players(file, known, section);

    if (players)
        return players_read(bytes, file, players, a, read, f, e);
    bool ok = registration_is_table(bytes, file) ? registration_table_read(bytes, file, known, a, read, place, f, e)
                                                 : registration_read(bytes, file, a, read, f, e);
    if (ok)
        take_systems(known, read);
    return ok;
}

bool registering_read(struct str bytes, struct str file, const struct event *known, struct str section, struct arena *a,
                      struct event *read, struct findings *f, struct err *e)
{
    struct registration_place place = { 0 };
    bool ok = read_file(bytes, file, known, section, &place, a, read, f, e);

    if (ok) {
        registration_check(read, f);
        check_names(read, a, f);
    }
    registration_place(&place, f);
    int problems = finding_count(f, PROBLEM);
    if (ok && problems > 0)
        return err_say(e, ERR_FINDINGS, say_problems_nothing_imported(file, problems));
    return ok;
}
