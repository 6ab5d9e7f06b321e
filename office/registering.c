/* SPDX-License-Identifier: Apache-2.0 */
#include "office/registering.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/foreign_results.h"
#include "import/registration.h"
#include "import/unicode.h"
#include "office/mending.h"
#include "office/messages.h"
#include "reports/format/font.h"
#include "reports/format/pdf_check.h"
#include "teams/registration.h"

static int count_names(const struct event *e)
{
    int n = 0;

    for (const struct section *s = e->section; s && s < e->section + e->nsection; s++)
        for (const struct squad *q = s->squad; q && q < s->squad + s->nsquad; q++)
            n += 1 + q->nplayer;
    return n;
}

/* Where fonts are installed, what they lack is told here and not only in front of the printer. */
static void check_names(const struct event *e, struct arena *a, struct findings *f)
{
    struct arena own = { 0 };
    struct font_files files;
    struct pdf_name *name;
    int n = 0;

    if (!font_load(a, &files, &(struct err){ 0 }))
        return;
    name = arena_new(&own, struct pdf_name, count_names(e));
    for (const struct section *s = e->section; s && s < e->section + e->nsection; s++)
        for (const struct squad *q = s->squad; q && q < s->squad + s->nsquad; q++) {
            name[n++] = (struct pdf_name){ PDF_TEAM, q->name, q->line };
            for (const struct player *p = q->player; p && p < q->player + q->nplayer; p++)
                name[n++] = (struct pdf_name){ PDF_PLAYER, p->name, p->line };
        }
    pdf_check_names(&files, name, n, f);
    arena_free(&own);
}

/* Of players whose section is there already and says how they are paired; NULL: the file is about teams. */
static const struct section *section_of_players(const struct registering_file *file, const struct event *ev,
                                                struct str name)
{
    const struct section *found = NULL;
    int n = 0;

    for (int i = 0; !registration_is_xml(file->bytes) && i < ev->nsection; i++) {
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
        s->players_needed = known->players_needed;
        s->score = known->score;
    }
}

static bool read_text(const struct registering_file *file, int i, const struct event *known, struct str section,
                      const struct registering_mends *mends, struct registration_place *place, struct arena *a,
                      struct event *read, struct findings *f, struct err *e)
{
    struct mends own = mending_of(mends, i, a);
    const struct section *players = section_of_players(file, known, section);

    own.dates = file->dates;
    own.sheet = file->sheet;
    if (!foreign_readable(file->bytes, file->name, e))
        return false;
    if (players)
        return players_read(file->bytes, file->name, players, &own, a, read, place, f, e);
    bool ok = registration_is_table(file->bytes, file->name)
                  ? registration_table_read(file->bytes, file->name, known, &own, a, read, place, f, e)
                  : registration_read(file->bytes, file->name, &own, file->headway, a, read, f, e);
    if (!ok)
        return false;
    take_systems(known, read);
    mending_sexes(mends, i, read, f);
    return true;
}

static bool read_file(const struct registering_file *file, int i, const struct event *known, struct str section,
                      const struct registering_mends *mends, struct registration_place *place, struct arena *a,
                      struct event *read, struct findings *f, struct err *e)
{
    struct registering_file text = *file;

    return unicode_read(&text.bytes, file->name, a, f, e) &&
           read_text(&text, i, known, section, mends, place, a, read, f, e);
}

static bool read_alone(const struct registering_file *file, const struct event *known, struct str section,
                       const struct registering_mends *mends, struct arena *a, struct event *read, struct findings *f,
                       struct err *e)
{
    struct registration_place place = { 0 };
    bool ok = read_file(file, 0, known, section, mends, &place, a, read, f, e);

    if (ok && file->of_no_event && str_eq(read->federation, known->federation))
        read->federation = (struct str){ 0 }; /* and there is no host that others could be measured by */
    if (ok) {
        registration_check(read, f);
        check_names(read, a, f);
        mending_values(read, 0, f);
    }
    registration_place(&place, f);
    int problems = finding_count(f, PROBLEM);
    if (ok && problems > 0)
        return err_say(e, ERR_FINDINGS, say_problems_nothing_imported(file->name, problems));
    return ok;
}

bool registering_read(const struct registering_file *file, const struct event *known, struct str section,
                      struct arena *a, struct event *read, struct findings *f, struct err *e)
{
    return read_alone(file, known, section, &(const struct registering_mends){ 0 }, a, read, f, e);
}

/* --- several at once ------------------------------------------------------------------------------ */

struct merging {
    const struct event *known;
    struct str section;
    const struct registering_mends *mends;
    struct arena *arena;
    struct event *all;
    struct findings *f;
    struct findings checked; /* what was found file by file, with where it stands */
};

/* "women.xml:12", "women.xlsx, Women!C12". */
static struct str place_in(const struct finding *x, struct str file, struct arena *a)
{
    if (x->place.n > 0)
        return str_fmt(a, "%.*s, %.*s", STR_ARG(file), STR_ARG(x->place));
    return x->line > 0 ? str_fmt(a, "%.*s:%d", STR_ARG(file), x->line) : file;
}

static void add_finding(const struct finding *x, struct str place, struct findings *to)
{
    int n = to->n;

    finding_say(to, x->severity, x->rule, x->line, x->message);
    if (to->n == n)
        return;
    to->item[n].place = place;
    to->item[n].of = x->of;
    to->item[n].value = x->value;
    to->item[n].file = x->file;
}

static void count_on(const struct findings *from, struct findings *to)
{
    for (int i = 0; i < from->nkind; i++)
        finding_count_on(to, from->kind[i].severity, from->kind[i].n, &from->kind[i].first);
}

static void add_findings(const struct findings *from, struct str file, struct findings *to)
{
    for (int i = 0; i < from->n; i++)
        add_finding(&from->item[i], place_in(&from->item[i], file, to->arena), to);
    count_on(from, to);
}

/* Lines are those of one of the files. */
static struct squad *add_squads(const struct section *to, const struct section *from, struct arena *a)
{
    struct squad *all = arena_new(a, struct squad, to->nsquad + from->nsquad);

    for (int i = 0; i < to->nsquad + from->nsquad; i++) {
        all[i] = i < to->nsquad ? to->squad[i] : from->squad[i - to->nsquad];
        all[i].line = 0;
        for (int k = 0; k < all[i].nplayer; k++)
            all[i].player[k].line = 0;
    }
    return all;
}

static struct section *section_for(struct merging *m, const struct section *s)
{
    for (int i = 0; i < m->all->nsection; i++)
        if (str_eq(m->all->section[i].name, s->name))
            return &m->all->section[i];
    return NULL;
}

static bool add_sections(struct merging *m, const struct event *read, struct err *e)
{
    for (int i = 0; i < read->nsection; i++) {
        const struct section *from = &read->section[i];
        struct section *to = section_for(m, from);
        if (!to && m->all->nsection >= SECTIONS_MAX)
            return err_say(e, ERR_LIMIT, say_files_have_too_many_sections(SECTIONS_MAX));
        if (!to) {
            to = &m->all->section[m->all->nsection++];
            *to = *from;
            to->squad = NULL;
            to->nsquad = 0;
        }
        to->squad = add_squads(to, from, m->arena);
        to->nsquad += from->nsquad;
    }
    return true;
}

/* What the event itself is says the first file. */
static bool add_event(struct merging *m, const struct event *read, struct str file, struct str first, struct err *e)
{
    if (!m->all->section) {
        *m->all = *read;
        m->all->section = arena_new(m->arena, struct section, SECTIONS_MAX);
        m->all->nsection = 0;
    } else if (read->name.n > 0 && !str_eq(read->name, m->all->name)) {
        finding_say(m->f, WARNING, RULE_NONE, 0, say_file_of_another_event(file, read->name, first));
    }
    return add_sections(m, read, e);
}

/* As many as the page that is asked for may need: which those are is known once all are together. */
static struct findings all_of(const struct merging *m)
{
    return (struct findings){ .arena = m->arena, .most = m->f->from + (m->f->most > 0 ? m->f->most : FINDINGS_MAX) };
}

static bool read_one(struct merging *m, const struct registering_file *file, int i, struct str first, struct err *e)
{
    struct registration_place place = { 0 };
    struct findings read_own = all_of(m), check_own = all_of(m);
    struct event *read = arena_new(m->arena, struct event, 1);
    bool ok = read_file(file, i, m->known, m->section, m->mends, &place, m->arena, read, &read_own, e);

    if (ok) {
        registration_check(read, &check_own);
        mending_values(read, i, &read_own);
        mending_values(read, i, &check_own);
    }
    registration_place(&place, &read_own);
    registration_place(&place, &check_own);
    add_findings(&read_own, file->name, m->f);
    add_findings(&check_own, file->name, &m->checked);
    return ok && add_event(m, read, file->name, first, e);
}

/* What is wrong with all of them together, and where it stands if one file alone shows it. */
static void check_all(struct merging *m)
{
    struct findings together = all_of(m);

    registration_check(m->all, &together);
    check_names(m->all, m->arena, &together);
    for (int i = 0; i < m->checked.n; i++)
        if (finding_has(&together, &m->checked.item[i]))
            add_finding(&m->checked.item[i], m->checked.item[i].place, m->f);
    for (int i = 0; i < together.n; i++) {
        const struct finding *x = &together.item[i];
        if (!finding_has(&m->checked, x))
            finding_say(m->f, x->severity, x->rule, 0, x->message);
    }
    count_on(&together, m->f);
}

bool registering_read_all(const struct registering_file *file, int n, const struct event *known, struct str section,
                          const struct registering_mends *mends, struct arena *a, struct event *read,
                          struct findings *f, struct err *e)
{
    struct merging m = { known, section, mends, a, read, f, { .arena = a } };

    m.checked = all_of(&m);

    if (n == 1)
        return read_alone(file, known, section, mends, a, read, f, e);
    *read = (struct event){ 0 };
    for (int i = 0; i < n; i++)
        if (!read_one(&m, &file[i], i, file[0].name, e))
            return false;
    check_all(&m);
    int problems = finding_count(f, PROBLEM);
    return problems == 0 || err_say(e, ERR_FINDINGS, say_problems_in_files(n, problems));
}

/* --- what was mended in a file before ------------------------------------------------------------- */

struct following {
    const struct registering_file *then, *now;
    int nthen, n;
    const struct event *known;
    struct str section;
    struct arena *arena;
};

/* The file of that name; the only one of both times is taken for a newer one; -1: none. */
static int file_now(const struct following *f, int then, bool *same)
{
    for (int i = 0; i < f->n; i++)
        if (str_eq(f->now[i].name, f->then[then].name)) {
            *same = true;
            return i;
        }
    return f->nthen == 1 && f->n == 1 ? 0 : -1;
}

/* Where they might go in these files; what is wrong with the files is told when they are read. */
static struct registering_mends look(const struct following *f, const struct registering_file *file, int n,
                                     const struct registering_mends *mends)
{
    struct registering_mends places = mending_looking(mends, f->arena);
    struct findings unsaid = { .arena = f->arena };
    struct event *read = arena_new(f->arena, struct event, 1);

    for (int i = 0; mends->n > 0 && i < n; i++) {
        struct registration_place place = { 0 };
        read_file(&file[i], i, f->known, f->section, &places, &place, f->arena, read, &unsaid, &(struct err){ 0 });
    }
    return places;
}

struct registering_mends registering_follow(const struct registering_file *then, int nthen,
                                            const struct registering_mends *made, const struct registering_file *now,
                                            int n, const struct event *known, struct str section, struct arena *a,
                                            bool *named)
{
    const struct following f = { then, now, nthen, n, known, section, a };
    struct registering_mend *item = arena_new(a, struct registering_mend, made->n);
    const struct registering_mends out = { item, made->n };

    *named = false;
    for (int i = 0; i < made->n; i++) {
        item[i] = made->item[i];
        item[i].file = file_now(&f, made->item[i].file, named);
    }
    struct registering_mends before = look(&f, then, nthen, made), after = look(&f, now, n, &out);
    for (int i = 0; i < made->n; i++) {
        const struct mend *m = &made->item[i].mend;
        int line = mending_line_now(before.item[i].mend.look, after.item[i].mend.look, m->line);
        item[i].mend = (struct mend){ .line = line, .of = m->of, .value = m->value };
        item[i].file = line > 0 || m->line == 0 ? item[i].file : -1;
        *named = *named || item[i].file >= 0;
    }
    mending_ask(item, made->n, a);
    return out;
}
