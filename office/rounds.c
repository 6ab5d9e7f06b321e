#include "office/rounds.h"

#include "db/journal.h"
#include "desk/round.h"
#include "import/json_trace.h"

static const struct {
    const char *command;
    enum deed_kind kind;
} commands[] = {
    { "move", DEED_MOVED },          { "bye", DEED_MOVED },    { "arrive", DEED_MOVED },  { "result", DEED_RESULT },
    { "results", DEED_RESULT },      { "enter", DEED_RESULT }, { "start", DEED_RESULT },  { "swap", DEED_RESULT },
    { "renumber", DEED_RENUMBERED }, { "bar", DEED_BARRED },   { "replace", DEED_SQUAD }, { "set", DEED_SETTING },
};
enum { COMMANDS = sizeof commands / sizeof *commands };

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

/* What has been taken back did nothing. */
static bool stands(const struct rounds *k, int i, const struct section *s)
{
    return k->in_force[i] && (k->row[i].section.n == 0 || str_eq(k->row[i].section, s->name));
}

static struct deed *deeds_of(const struct rounds *k, const struct section *s, int *n)
{
    struct deed *deed = arena_new(k->arena, struct deed, k->nrow);

    *n = 0;
    for (int i = 0; i < k->nrow; i++) {
        const struct journal_row *row = &k->row[i];
        int c = 0;
        while (c < COMMANDS && !str_eq(row->command, str_of(commands[c].command)))
            c++;
        if (c < COMMANDS && stands(k, i, s))
            deed[(*n)++] =
                (struct deed){ commands[c].kind, row->entry,  row->round, squads_named(s, row->teams, k->arena),
                               row->reason,      row->change, row->time,  row->user };
    }
    return deed;
}

/* The entry that made the draft of the round, 0 if none did. */
static long drafted(const struct rounds *k, const struct section *s, int round)
{
    long entry = 0;

    for (int i = 0; i < k->nrow; i++)
        if (stands(k, i, s) && k->row[i].round == round && str_eq(k->row[i].command, STR("pair")))
            entry = k->row[i].entry;
    return entry;
}

/* A round without a trace is checked against the stored results alone. */
static void load_record(struct rounds *k, struct round_seen *out)
{
    struct str name = str_fmt(k->arena, "trace of round %d", out->round), text;

    if (!desk_trace(k->desk, (int)(out->section - k->event->section), out->round, &k->scratch, &text,
                    &out->unreadable) ||
        text.n == 0)
        return;
    struct record *record = arena_new(&k->scratch, struct record, 1);
    if (json_trace_read(text, name, &k->scratch, record, &out->unreadable))
        out->record = record;
}

static void look(struct rounds *k, struct round_seen *out)
{
    load_record(k, out);
    k->input.event = k->event;
    k->input.section = out->section;
    k->input.round = out->round;
    k->input.record = out->record;
    k->input.damaged = out->unreadable.kind != ERR_NONE;
    k->input.drafted = drafted(k, out->section, out->round);
    out->audit = audit_round(&k->input, &k->scratch);
}

/* Only the last round of a section can be a draft. */
bool rounds_next(struct rounds *k, struct round_seen *out)
{
    const struct event *ev = k->event;

    if (!k->in_force)
        k->in_force = journal_in_force(k->row, k->nrow, k->arena);
    arena_free(&k->scratch);
    for (; k->section < ev->nsection; k->section++, k->round = 0) {
        const struct section *s = &ev->section[k->section];
        if (k->only && k->only != s)
            continue;
        if (k->round == 0)
            k->input.deed = deeds_of(k, s, &k->input.ndeed);
        if (k->round < s->nround && s->round[k->round].state != ROUND_DRAFT) {
            *out = (struct round_seen){ .section = s, .round = ++k->round };
            look(k, out);
            return true;
        }
    }
    return false;
}

bool rounds_deeds(struct desk *d, const struct section *s, struct arena *a, const struct deed **deed, int *n,
                  struct err *e)
{
    struct rounds k = { .desk = d, .arena = a };

    if (!desk_journal(d, a, &k.row, &k.nrow, e))
        return false;
    k.in_force = journal_in_force(k.row, k.nrow, a);
    *deed = deeds_of(&k, s, n);
    return true;
}
