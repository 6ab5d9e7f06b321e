/* SPDX-License-Identifier: Apache-2.0 */
/* test_forger.c - whoever has the file changes one stored value and makes every hash in it again: does a code that was printed before notice? Each column of
   member.def in turn; what none notices is listed in docs/formats/history.md. */
#define SQLITE_ENABLE_SESSION        1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include "tests/unit/desk/room.h"

#include "db/db.h"
#include "db/file.h"
#include "db/inside.h"
#include "db/load.h"
#include "db/session.h"
#include "db/state.h"
#include "desk/base/seal.h"
#include "desk/base/task.h"
#include "desk/past/past.h"
#include "teams/history_code.h"
#include "teams/member.h"
#include "teams/round_json.h"
#include "teams/shape.h"

enum { ENTRIES = 60, ROUNDS = 2, SQL = 4000 };

struct forger {
    struct room r;
    struct str file;             /* its bytes */
    struct db *age[ENTRIES + 1]; /* after the entry of that number, true ones */
    const struct journal_row *row;
    int n;
    struct str printed;            /* the code of the last round, all its letters */
    struct str record[ROUNDS + 1]; /* digests of its records; 0: the section */
};

/* --- the event -------------------------------------------------------------------------------------- */

static struct str load_file(const char *path, struct arena *a)
{
    FILE *f = fopen(path, "rb");
    struct str text = { 0 };

    if (!f)
        fail_msg("%s", path);
    fseek(f, 0, SEEK_END);
    text.n = (size_t)ftell(f);
    rewind(f);
    char *p = arena_new(a, char, text.n + 1);
    assert_int_equal(fread(p, 1, text.n, f), text.n);
    fclose(f);
    text.p = p;
    return text;
}

static void must(sqlite3 *lite, const char *sql)
{
    char *said = NULL;

    if (sqlite3_exec(lite, sql, NULL, NULL, &said) != SQLITE_OK)
        fail_msg("%s: %s", sql, said);
}

/* What the event of tests/data/old has no row of. */
static void add_rows(struct room *r)
{
    struct attachment flag = { .name = STR("GEO"),
                               .sha256 = STR("ab00000000000000000000000000000000000000000000000000000000000000"),
                               .size = 7 };
    struct warning warnings[] = {
        { .squad = 1, .at = STR("2026-09-03 20:00:00"), .by = STR("anna"), .reason = STR("noise") },
        { .squad = 2, .at = STR("2026-09-03 20:00:00"), .by = STR("anna"), .reason = STR("noise") },
    };
    struct arbiter arbiters[] = { { .name = STR("Anna"), .role = STR("chief arbiter"), .fide_id = 990001 },
                                  { .name = STR("Boris"), .role = STR("arbiter") } };
    struct shortening shorter[] = {
        { .after = 2,
          .was = 5,
          .becomes = 4,
          .at = STR("2026-09-03 20:00:00"),
          .by = STR("anna"),
          .reason = STR("storm") },
        { .after = 2,
          .was = 4,
          .becomes = 3,
          .at = STR("2026-09-03 20:01:00"),
          .by = STR("anna"),
          .reason = STR("storm") },
    };
    struct adjustment points[2];
    struct correction results[2];
    struct mark_correction marks[2];
    struct task t;

    WORKS(r, task_begin_section(&t, r->desk, act_in("open", "noise"), &r->f, &r->e));
    t.event.attachment = &flag;
    t.event.nattachment = 1;
    t.event.arbiter = arbiters;
    t.event.narbiter = 2;
    t.section->warning = warnings;
    t.section->nwarning = 2;
    t.section->shortening = shorter;
    t.section->nshortening = 2;
    t.section->hours.date[0] = STR("2026-09-02 16:00");
    t.section->hours.lineups[0] = STR("2026-09-02 12:00");
    t.section->hours.date[1] = STR("2026-09-03 16:00");
    points[0] = points[1] = t.section->adjustment[0];
    results[0] = results[1] = t.section->correction[0];
    marks[0] = marks[1] = t.section->mark_correction[0];
    points[1].team = 1;
    results[1].board = 1;
    marks[1].table = 1;
    t.section->adjustment = points;
    t.section->correction = results;
    t.section->mark_correction = marks;
    t.section->nadjustment = t.section->ncorrection = t.section->nmark_correction = 2;
    task_team_fact(&t, FACT_WARNED, 1, NOBODY);
    WORKS(r, task_end(&t, true));
}

static void begin(struct forger *f)
{
    sqlite3 *lite;
    struct room *r = &f->r;

    room_open(r);
    assert_int_equal(sqlite3_open(r->path, &lite), SQLITE_OK);
    must(lite, str_c(&r->arena, load_file("tests/data/old/2.sql", &r->arena)));
    sqlite3_close(lite);
    WORKS(r, desk_open(r->path, true, &r->desk, &r->e));
    add_rows(r);
    struct act sealing = *ACT;
    sealing.command = STR("seal");
    WORKS(r, call_seal(r->desk, &sealing, &(struct seal_words){ .round = ROUNDS }, &r->f, &r->e));
    look(r);
    f->row = room_journal(r, &f->n);
    f->printed = shown_heads(f->row, f->n, r->s->name, &r->arena).round[ROUNDS];
    for (int round = 0; round <= ROUNDS; round++)
        f->record[round] = shown_digest(&r->ev, 0, round, &r->arena);
    struct public_past p;
    WORKS(r, desk_past(r->desk, &r->arena, &p, &r->e));
    assert_int_equal(p.forged, 0);
    desk_close(r->desk);
    r->desk = NULL;
    f->file = load_file(r->path, &r->arena);
}

/* The journal taken back, entry by entry. */
static void make_ages(struct forger *f)
{
    struct db *db;
    struct room *r = &f->r;

    assert_true(f->n <= ENTRIES);
    WORKS(r, db_open(r->path, DB_LOOK, &db, &r->e));
    f->row = journal_load(db, &r->arena, &f->n);
    WORKS(r, db_copy(db, &f->age[f->n], &r->e));
    db_close(db);
    must(f->age[f->n]->lite, "PRAGMA ignore_check_constraints = ON");
    for (int i = f->n; i > 1; i--) {
        WORKS(r, db_copy(f->age[i], &f->age[i - 1], &r->e));
        journal_undo(f->age[i - 1], &f->row[i - 1], &r->arena);
        assert_int_equal(f->age[i - 1]->code, 0);
        must(f->age[i - 1]->lite, "PRAGMA ignore_check_constraints = ON");
    }
}

/* --- another value ---------------------------------------------------------------------------------- */

/* Where one more, one less or another word would not be plausible; `where` picks a row other than the first one. */
static const struct {
    const char *column, *value, *where;
} other_values[] = {
    { "event.zone", "'Asia/Baku'", NULL },
    { "event.federation", "'AZE'", NULL },
    { "event.copies", "'pairings: foyer 2'", NULL },
    { "event.mirror", "'/media/stick'", NULL },
    { "event.address", "'https://desk.example.org'", NULL },
    { "event.site_address", "'https://example.org/cup/'", NULL },
    { "event.logo", "'png 2x1 iVBORw0KGgo='", NULL },
    { "event.embed", "'https://news.example.org'", NULL },
    { "arbiter.federation", "'AZE'", NULL },
    { "arbiter.title", "'IA'", NULL },
    { "attachment.sha256", "replace(sha256, 'ab', 'cd')", NULL },
    { "attachment.name", "'AZE'", NULL },
    { "section.boards", "5", NULL },
    { "section.ranking", "'mp,osb,gp,mpo'", NULL },
    { "section.system", "'burstein'", NULL },
    { "section.time_control", "'40/90+30, 30+30'", NULL },
    { "section.players_needed", "2", NULL },
    { "section.match_points", "'3-1-0'", NULL },
    { "section.game_points", "'3-1-0'", NULL },
    { "section.bye_points", "'2-4'", NULL },
    { "section.departed", "'bar'", NULL },
    { "team.federation", "'TOG'", NULL },
    { "player.title", "'IM'", NULL },
    { "player.rating", "rating - 100", NULL },
    { "player.sex", "'w'", NULL },
    { "round.record", "NULL", NULL },
    { "round.bye", "7", NULL },
    { "fixture.present", "max(present - 1, 0)", "present > 0" },
    { "lineup.places", "'2 1 3 4'", NULL },
    { "barred.team", "1", "team = 2" },
    { "barred.other", "4", "other = 2" },
    { "signature.results", "'0-1'", NULL },
};

static struct str column_name(enum table_id id, const struct member *m, struct arena *a)
{
    return str_fmt(a, "%s.%s", member_table(id)->name, m->name);
}

static int find_other(struct str name)
{
    for (size_t i = 0; i < sizeof other_values / sizeof *other_values; i++)
        if (str_eq(name, str_of(other_values[i].column)))
            return (int)i;
    return -1;
}

/* In SQL, by the kind of the column. */
static struct str value_of(const struct member *m, struct arena *a)
{
    const char *c = m->name;
    enum shape_kind shape = shape_kind(m->kind);

    if (m->kind == K_BOOL)
        return str_fmt(a, "1 - %s", c);
    if (m->kind == K_LOT)
        return STR("'black'");
    if (m->kind == K_DAY)
        return STR("'2026-09-09'");
    if (shape == SHAPE_MOMENT)
        return str_fmt(a, "ifnull(nullif(substr(%s, 1, 10), ''), '2026-09-02') || ' 11:11'", c);
    if (shape == SHAPE_NUMBER || shape == SHAPE_LONG || shape == SHAPE_TEAM)
        return str_fmt(a, "CASE WHEN %s > 1 THEN %s - 1 ELSE ifnull(%s, 0) + 1 END", c, c, c);
    if (shape == SHAPE_TEXT || shape == SHAPE_SYSTEM)
        return str_fmt(a, "%s || 'x'", c);
    return str_fmt(a, "CASE %s WHEN '%s' THEN '%s' ELSE '%s' END", c, shape_word(shape, 1), shape_word(shape, 0),
                   shape_word(shape, 1));
}

/* "section = 1 AND team = 3", of the row that the statement gives. */
static struct str key_of(sqlite3_stmt *s, const struct member_table *t, const struct member *but, struct arena *a)
{
    struct str text = STR("1");

    for (int i = 0; i < member_keys(t); i++)
        if (&t->member[i] != but)
            text = str_fmt(a, "%.*s AND %s = %lld", STR_ARG(text), t->member[i].name,
                           (long long)sqlite3_column_int64(s, i));
    return text;
}

static struct str keys(const struct member_table *t, struct arena *a)
{
    struct str text = { 0 };

    for (int i = 0; i < member_keys(t); i++)
        text = str_fmt(a, "%.*s%s%s", STR_ARG(text), i > 0 ? ", " : "", t->member[i].name);
    return text;
}

static sqlite3_stmt *select_row(sqlite3 *lite, struct str sql)
{
    sqlite3_stmt *s;
    int code = sqlite3_prepare_v2(lite, sql.p, (int)sql.n, &s, NULL);

    if (code != SQLITE_OK)
        fail_msg("%.*s: %s", STR_ARG(sql), sqlite3_errmsg(lite));
    if (sqlite3_step(s) == SQLITE_ROW)
        return s;
    sqlite3_finalize(s);
    return NULL;
}

static struct str change_value(struct forger *f, const struct member_table *t, const struct member *m, struct str name)
{
    struct arena *a = &f->r.arena;
    int at = find_other(name);
    const char *where = at >= 0 && other_values[at].where ? other_values[at].where : "1";
    sqlite3_stmt *s = select_row(f->age[f->n]->lite, str_fmt(a, "SELECT %.*s FROM \"%s\" WHERE %s ORDER BY %.*s",
                                                             STR_ARG(keys(t, a)), t->name, where, STR_ARG(keys(t, a))));
    if (!s)
        fail_msg("%.*s has no row", STR_ARG(name));
    struct str value = at >= 0 ? str_of(other_values[at].value) : value_of(m, a);
    struct str sql = str_fmt(a, "UPDATE \"%s\" SET \"%s\" = %.*s WHERE %.*s", t->name, m->name, STR_ARG(value),
                             STR_ARG(key_of(s, t, NULL, a)));
    sqlite3_finalize(s);
    return sql;
}

/* Where two rows have to change together. */
static const struct {
    const char *column, *sql;
} whole_changes[] = {
    { "team.number", "UPDATE team SET number = 3 - number WHERE number IN (1, 2)" },
    { "fixture.first", "UPDATE fixture SET first = second, second = first WHERE round = 1 AND table_no = 1" },
    { "fixture.second", "UPDATE fixture SET first = second, second = first WHERE round = 2 AND table_no = 1" },
};

static struct str whole_change(struct str name)
{
    for (size_t i = 0; i < sizeof whole_changes / sizeof *whole_changes; i++)
        if (str_eq(name, str_of(whole_changes[i].column)))
            return str_of(whole_changes[i].sql);
    return (struct str){ 0 };
}

/* A key: the first row changes places with the next one that differs from it in this key alone; where there is none, it has another key. Empty: the
   event has one value of it, and may have no other. */
static struct str change_key(struct forger *f, const struct member_table *t, const struct member *m)
{
    struct arena *a = &f->r.arena;
    sqlite3 *lite = f->age[f->n]->lite;
    const char *c = m->name;
    int column = (int)(m - t->member);
    struct str all = keys(t, a);
    sqlite3_stmt *s =
        select_row(lite, str_fmt(a, "SELECT %.*s FROM \"%s\" ORDER BY %.*s", STR_ARG(all), t->name, STR_ARG(all)));
    long long is = sqlite3_column_int64(s, column);
    struct str where = key_of(s, t, m, a);
    sqlite3_finalize(s);
    s = select_row(lite, str_fmt(a, "SELECT \"%s\" FROM \"%s\" WHERE %.*s AND \"%s\" <> %lld ORDER BY 1", c, t->name,
                                 STR_ARG(where), c, is));
    if (!s)
        return str_fmt(a, "UPDATE \"%s\" SET \"%s\" = %lld WHERE %.*s AND \"%s\" = %lld", t->name, c,
                       is > 1 ? is - 1 : is + 1, STR_ARG(where), c, is);
    long long other = sqlite3_column_int64(s, 0);
    sqlite3_finalize(s);
    return str_fmt(a,
                   "UPDATE \"%s\" SET \"%s\" = -1 WHERE %.*s AND \"%s\" = %lld;"
                   "UPDATE \"%s\" SET \"%s\" = %lld WHERE %.*s AND \"%s\" = %lld;"
                   "UPDATE \"%s\" SET \"%s\" = %lld WHERE %.*s AND \"%s\" = -1",
                   t->name, c, STR_ARG(where), c, is, t->name, c, is, STR_ARG(where), c, other, t->name, c, other,
                   STR_ARG(where), c);
}

/* --- every hash again ------------------------------------------------------------------------------- */

static int touches_table(void *context, const char *table)
{
    return strcmp(table, context) == 0;
}

static int is_other_table(void *context, const char *table)
{
    return !touches_table(context, table);
}

static int goes_on(void *context, int conflict, sqlite3_changeset_iter *at)
{
    (void)context, (void)conflict, (void)at;
    return SQLITE_CHANGESET_ABORT;
}

static bool touches(struct str changes, const char *table)
{
    sqlite3_changeset_iter *at = NULL;
    const char *name = "";
    int columns, op;
    bool any = false;

    assert_int_equal(sqlite3changeset_start(&at, (int)changes.n, (void *)(uintptr_t)changes.p), SQLITE_OK);
    while (sqlite3changeset_next(at) == SQLITE_ROW && sqlite3changeset_op(at, &name, &columns, &op, NULL) == SQLITE_OK)
        any = any || strcmp(name, table) == 0;
    sqlite3changeset_finalize(at);
    return any;
}

/* The rows of a table become those of another age. */
static void take_rows(sqlite3 *to, sqlite3 *from, const char *table, struct arena *a)
{
    sqlite3_stmt *out, *in;
    struct str places = STR("?");

    must(to, str_c(a, str_fmt(a, "DELETE FROM \"%s\"", table)));
    assert_int_equal(sqlite3_prepare_v2(from, str_c(a, str_fmt(a, "SELECT * FROM \"%s\"", table)), -1, &out, NULL),
                     SQLITE_OK);
    for (int i = 1; i < sqlite3_column_count(out); i++)
        places = str_fmt(a, "%.*s, ?", STR_ARG(places));
    assert_int_equal(
        sqlite3_prepare_v2(to, str_c(a, str_fmt(a, "INSERT INTO \"%s\" VALUES (%.*s)", table, STR_ARG(places))), -1,
                           &in, NULL),
        SQLITE_OK);
    while (sqlite3_step(out) == SQLITE_ROW) {
        for (int i = 0; i < sqlite3_column_count(out); i++)
            sqlite3_bind_value(in, i + 1, sqlite3_column_value(out, i));
        assert_int_equal(sqlite3_step(in), SQLITE_DONE);
        sqlite3_reset(in);
    }
    sqlite3_finalize(out);
    sqlite3_finalize(in);
}

/* What takes an age that was forged back to the one before it, which was forged, too. */
static struct str forged_inverse(struct db *now, struct db *before, struct str inverse, const char *table,
                                 struct arena *a)
{
    sqlite3_session *session;
    void *bytes;
    int n;

    must(now->lite, "SAVEPOINT back");
    assert_int_equal(sqlite3session_create(now->lite, "main", &session), SQLITE_OK);
    sqlite3session_attach(session, NULL);
    assert_int_equal(sqlite3changeset_apply(now->lite, (int)inverse.n, (void *)(uintptr_t)inverse.p, is_other_table,
                                            goes_on, (void *)(uintptr_t)table),
                     SQLITE_OK);
    take_rows(now->lite, before->lite, table, a);
    assert_int_equal(sqlite3session_changeset(session, &n, &bytes), SQLITE_OK);
    struct str out = str_copy(a, (struct str){ bytes, (size_t)n });
    sqlite3_free(bytes);
    sqlite3session_delete(session);
    must(now->lite, "ROLLBACK TO back; RELEASE back");
    return out;
}

/* The rows of the journal as they would be, had the value been this one always; their steps and hashes are made later. */
static struct journal_row *forged_rows(struct forger *f, struct str sql, const char *table, struct arena *a)
{
    struct journal_row *row = arena_grow(a, f->row, sizeof *row, (size_t)f->n, (size_t)f->n);

    for (int i = 1; i <= f->n; i++) {
        must(f->age[i]->lite, "SAVEPOINT forged");
        must(f->age[i]->lite, str_c(a, sql));
    }
    for (int i = f->n; i >= 1; i--) {
        row[i - 1].state = state_whole(f->age[i], a);
        if (i > 1 && touches(row[i - 1].inverse, table))
            row[i - 1].inverse = forged_inverse(f->age[i], f->age[i - 1], row[i - 1].inverse, table, a);
    }
    for (int i = 1; i <= f->n; i++)
        must(f->age[i]->lite, "ROLLBACK TO forged; RELEASE forged");
    return row;
}

static void write_row(sqlite3_stmt *s, const struct journal_row *row)
{
    sqlite3_bind_blob(s, 1, row->inverse.p, (int)row->inverse.n, SQLITE_STATIC);
    sqlite3_bind_blob(s, 2, row->state.p, (int)row->state.n, SQLITE_STATIC);
    sqlite3_bind_blob(s, 3, row->hash, HASH_SIZE, SQLITE_STATIC);
    sqlite3_bind_text(s, 4, row->shown.n ? row->shown.p : "", (int)row->shown.n, SQLITE_STATIC);
    sqlite3_bind_int64(s, 5, row->entry);
    assert_int_equal(sqlite3_step(s), SQLITE_DONE);
    sqlite3_reset(s);
}

static void write_file(struct forger *f, struct str sql, struct journal_row *row, struct arena *a)
{
    static const unsigned char nothing[HASH_SIZE];
    sqlite3 *lite;
    sqlite3_stmt *s;
    FILE *file = fopen(f->r.path, "wb");

    assert_int_equal(fwrite(f->file.p, 1, f->file.n, file), f->file.n);
    fclose(file);
    assert_int_equal(sqlite3_open(f->r.path, &lite), SQLITE_OK);
    must(lite,
         "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; BEGIN; DROP TRIGGER journal_no_update");
    must(lite, str_c(a, sql));
    assert_int_equal(
        sqlite3_prepare_v2(lite, "UPDATE journal SET inverse = ?, state = ?, hash = ?, shown = ? WHERE entry = ?", -1,
                           &s, NULL),
        SQLITE_OK);
    for (int i = 0; i < f->n; i++) {
        journal_hash(i > 0 ? row[i - 1].hash : nothing, &row[i], row[i].hash);
        write_row(s, &row[i]);
    }
    sqlite3_finalize(s);
    must(lite, "CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal\n"
               "BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END; COMMIT");
    sqlite3_close(lite);
}

/* False: the file contradicts itself, at the latest when its journal is taken back. */
static bool past_of(struct room *r, struct arena *a, struct public_past *out)
{
    bool ok = desk_open(r->path, false, &r->desk, &r->e) && desk_past(r->desk, a, out, &r->e) &&
              desk_load(r->desk, a, &r->ev, &r->e);

    desk_close(r->desk);
    r->desk = NULL;
    r->e = (struct err){ 0 };
    return ok;
}

/* The steps that the forged file makes. */
static void put_steps(struct journal_row *row, int n, const struct public_past *p, struct arena *a)
{
    for (int i = 0, at = 0; i < n; i++) {
        struct shown_steps made = { .arena = a };
        for (; at < p->n && p->item[at].entry == row[i].entry; at++)
            shown_append(&made, p->item[at].step);
        row[i].shown = shown_code(&made, a);
    }
}

static void assert_hashed(struct forger *f, struct arena *a)
{
    struct room *r = &f->r;
    int n;
    struct db *db;
    struct event ev;
    unsigned char drift[HASH_SIZE], none[HASH_SIZE] = { 0 };

    WORKS(r, db_open(r->path, DB_LOOK, &db, &r->e));
    const struct journal_row *row = journal_load(db, a, &n);
    assert_int_equal(journal_broken(row, n), 0);
    WORKS(r, db_load_checked(db, a, &ev, drift, &r->e));
    assert_memory_equal(drift, none, HASH_SIZE);
    db_close(db);
}

enum notices { NOBODY_NOTICES, CODE_NOTICES, RECORD_NOTICES, FILE_NOTICES };
static const char *const who[] = { "nobody", "code", "code, seal", "file" };

static enum notices ask(struct forger *f, const struct public_past *p, struct arena *a)
{
    bool round = false;

    for (int n = 1; n <= ROUNDS; n++)
        round = round || !str_eq(f->record[n], shown_digest(&f->r.ev, 0, n, a));
    const struct history h = history_of(f->row, f->n, a);
    bool strange = past_strange_seal(p, &h, &f->r.ev, a, &(struct seal){ 0 }), found = past_find(p, f->printed, 0) >= 0;
    assert_int_equal(strange, !found); /* the seal that is in the file says the same as the code on paper */
    if (found)
        return NOBODY_NOTICES;
    return round ? RECORD_NOTICES : CODE_NOTICES;
}

/* Neither a hash nor a step says anything against the file. */
static void assert_forged(struct forger *f, struct str sql, struct journal_row *row, struct arena *a)
{
    struct public_past p;

    write_file(f, sql, row, a);
    assert_hashed(f, a);
    assert_true(past_of(&f->r, a, &p));
    assert_int_equal(p.forged, 0);
}

/* `whole`: it is also looked at whether the forger has left a trace, which he has in no column or in all of a table. */
static enum notices forge(struct forger *f, struct str sql, const char *table, bool whole)
{
    struct arena a = { 0 };
    struct room *r = &f->r;
    struct journal_row *row = forged_rows(f, sql, table, &a);
    enum notices notices = FILE_NOTICES;
    struct public_past p;

    write_file(f, sql, row, &a);
    if (past_of(r, &a, &p)) {
        notices = ask(f, &p, &a);
        put_steps(row, f->n, &p, &a);
        if (whole)
            assert_forged(f, sql, row, &a);
    }
    arena_free(&a);
    return notices;
}

/* --- what is listed --------------------------------------------------------------------------------- */

/* "- `team.given` ..." below the heading. */
static struct str section_of(struct forger *f, const char *heading)
{
    struct str doc = load_file("docs/formats/history.md", &f->r.arena);
    char *from = strstr(str_c(&f->r.arena, doc), heading);

    assert_non_null(from);
    char *to = strstr(from + strlen(heading), "\n## ");
    return (struct str){ from, to ? (size_t)(to - from) : strlen(from) };
}

static bool is_listed(struct str list, struct str name, struct arena *a)
{
    struct str quoted = str_fmt(a, "`%.*s`", STR_ARG(name));

    return memmem(list.p, list.n, quoted.p, quoted.n) != NULL;
}

/* There is one section, and one kind of attachment. */
static bool has_another(enum table_id id, const struct member *m)
{
    return strcmp(m->name, "section") != 0 &&
           !(id == T_attachment && (m->role == ROLE_PLACE || m->kind == K_ATTACHMENT)) &&
           !(id == T_event && m->role == ROLE_PLACE);
}

static int try_column(struct forger *f, struct str list, enum table_id id, const struct member *m)
{
    const struct member_table *t = member_table(id);
    struct str name = column_name(id, m, &f->r.arena);
    struct str sql = whole_change(name);

    if (sql.n == 0)
        sql = m->role == ROLE_VALUE || find_other(name) >= 0 ? change_value(f, t, m, name) : change_key(f, t, m);
    enum notices notices = forge(f, sql, t->name, m->role == ROLE_VALUE && m[-1].role != ROLE_VALUE);
    bool listed = is_listed(list, name, &f->r.arena);

    if (getenv("SHOW"))
        printf("%-10s %.*s: %.*s\n", who[notices], STR_ARG(name), STR_ARG(sql));
    if ((notices == NOBODY_NOTICES) == listed)
        return 0;
    printf("%.*s is %s, and is noticed by %s: %.*s\n", STR_ARG(name), listed ? "listed" : "not listed", who[notices],
           STR_ARG(sql));
    return 1;
}

static void a_printed_code_notices_every_column_but_those_listed(void **state)
{
    static struct forger f;
    int wrong = 0;

    (void)state;
    begin(&f);
    make_ages(&f);
    struct str list = section_of(&f, "## What no code notices");
    for (int id = T_event; id < TABLE_COUNT; id++)
        for (const struct member *m = member_table((enum table_id)id)->member; m->name; m++)
            if (has_another((enum table_id)id, m))
                wrong += try_column(&f, list, (enum table_id)id, m);
    for (int i = 1; i <= f.n; i++)
        db_close(f.age[i]);
    unlink(str_c(&f.r.arena, str_fmt(&f.r.arena, "%s.people", f.r.path)));
    room_close(&f.r);
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(a_printed_code_notices_every_column_but_those_listed) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
