/* check.c - the whole event once more: file, journal, every published round. */
#include <string.h>

#include "cli/call.h"
#include "cli/sheet.h"
#include "db/journal.h"
#include "desk/check.h"
#include "desk/round.h"
#include "engine/arena.h"
#include "import/json_trace.h"
#include "reports/audit.h"

static const struct {
    const char *command;
    enum deed_kind kind;
} commands[] = {
    { "move", DEED_MOVED },     { "bye", DEED_MOVED },           { "result", DEED_RESULT },
    { "results", DEED_RESULT }, { "renumber", DEED_RENUMBERED }, { "bar", DEED_BARRED },
};
enum { COMMANDS = sizeof commands / sizeof *commands };

/* The journal as the check reads it. */
struct checking {
    struct call *call;
    const struct event *event;
    const struct journal_row *row;
    int nrow;
    struct table table;
    int unexplained;
};

static bool is_of(const struct journal_row *row, const struct section *s)
{
    return str_eq(row->section, s->name);
}

/* Names stand in the order of the squads. */
static const bool *squads_named(const struct section *s, struct str names, struct arena *a)
{
    bool *named = arena_new(a, bool, s->nsquad);
    struct str name = str_cut(&names, '\n');

    for (int i = 0; i < s->nsquad; i++)
        if (str_eq(s->squad[i].name, name)) {
            named[i] = true;
            name = str_cut(&names, '\n');
        }
    return named;
}

static struct deed *deeds_of(const struct checking *k, const struct section *s, int *n)
{
    struct arena *a = k->call->arena;
    struct deed *deed = arena_new(a, struct deed, k->nrow);

    *n = 0;
    for (int i = 0; i < k->nrow; i++) {
        const struct journal_row *row = &k->row[i];
        int c = 0;
        while (c < COMMANDS && !str_eq(row->command, str_of(commands[c].command)))
            c++;
        if (c < COMMANDS && is_of(row, s))
            deed[(*n)++] = (struct deed){ commands[c].kind, row->entry,
                                          row->round,       squads_named(s, row->teams, a),
                                          row->reason,      row->change };
    }
    return deed;
}

/* The entry that made the last draft of the round, 0 if none did. */
static long drafted(const struct checking *k, const struct section *s, int round)
{
    long entry = 0;

    for (int i = 0; i < k->nrow; i++)
        if (is_of(&k->row[i], s) && k->row[i].round == round &&
            str_eq(k->row[i].command, STR("pair")))
            entry = k->row[i].entry;
    return entry;
}

/* A round without a trace is checked against the stored results alone. */
static bool load_record(const struct checking *k, const struct section *s, int round,
                        struct record *out, bool *there)
{
    struct call *c = k->call;
    struct str name = str_fmt(c->arena, "trace of round %d", round), text;

    if (!desk_trace(c->desk, (int)(s - k->event->section), round, c->arena, &text, c->err))
        return false;
    *there = text.n > 0;
    return !*there || json_trace_read(text, name, c->arena, out, c->err);
}

static bool check_round(struct checking *k, struct audit_input *in)
{
    struct arena scratch = { 0 };
    struct record record;
    bool traced;

    if (!load_record(k, in->section, in->round, &record, &traced))
        return false;
    in->record = traced ? &record : NULL;
    in->drafted = drafted(k, in->section, in->round);
    struct audit audit = audit_round(in, &scratch);
    audit_sheet_round(&k->table, in->section, &audit, k->call->arena);
    k->unexplained += audit.unexplained;
    arena_free(&scratch);
    return true;
}

static bool check_section(struct checking *k, const struct section *s)
{
    struct audit_input in = { .event = k->event, .section = s };

    in.deed = deeds_of(k, s, &in.ndeed);
    for (in.round = 1; in.round <= s->nround; in.round++)
        if (s->round[in.round - 1].state != ROUND_DRAFT && !check_round(k, &in))
            return false;
    return true;
}

static bool check_file(struct checking *k)
{
    struct call *c = k->call;
    struct findings flaws = { .arena = c->arena };

    if (!desk_check(c->desk, &flaws, c->err))
        return false;
    audit_sheet_file(&k->table, &flaws, c->arena);
    k->unexplained += flaws.n;
    if (flaws.n == 0)
        table_note(&k->table,
                   str_fmt(c->arena,
                           "The file is sound: all of it, results and standings included, is what "
                           "the %d entries of the journal made it.",
                           k->nrow),
                   c->arena);
    return true;
}

bool cmd_check(struct call *c)
{
    struct event ev;
    const struct section *only = NULL;
    struct checking k = { .call = c, .event = &ev };

    if (!call_event(c, &ev) || (call_has(c, OPT_SECTION) && !call_section(c, &ev, &only)) ||
        !desk_journal(c->desk, c->arena, &k.row, &k.nrow, c->err))
        return false;
    k.table = audit_sheet(&ev);
    for (int i = 0; i < ev.nsection; i++)
        if ((!only || only == &ev.section[i]) && !check_section(&k, &ev.section[i]))
            return false;
    if (!check_file(&k) || !sheet_print(c, &k.table))
        return false;
    return k.unexplained == 0 || err_set(c->err, ERR_FINDINGS, "%d %s not explained", k.unexplained,
                                         k.unexplained == 1 ? "thing is" : "things are");
}
