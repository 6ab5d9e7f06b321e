/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/status.h"

#include "cli/call.h"
#include "cli/sheet.h"
#include "db/people.h"
#include "desk/file/fsck.h"
#include "engine/base/arena.h"
#include "office/next.h"
#include "reports/format/table.h"
#include "reports/format/titles.h"
#include "teams/pairing.h"
#include "teams/score.h"

bool status_as_data(const struct call *c)
{
    return call_has(c, OPT_FORMAT) || call_has(c, OPT_OUT);
}

static void head_event(struct sheet *s, const struct event *ev)
{
    s->heading.event = ev->name;
    s->heading.venue = ev->venue;
    s->heading.city = ev->city;
    s->heading.federation = ev->federation;
    s->heading.start = ev->start;
    s->heading.end = ev->end;
}

/* The members of a row of `show`, in their order. */
enum {
    SECTION,
    TITLE,
    TEAMS,
    SYSTEM,
    ROUNDS,
    ROUND,
    STATE,
    MATCHES,
    OPEN,
    APART,
    LINEUPS,
    DUE,
    HERE,
    EXPECTED,
    NEXT,
    THEN,
    IMPOSSIBLE,
    SHOW_COLUMNS
};

static const struct column show_columns[SHOW_COLUMNS] = {
    [SECTION] = { .key = "section", .label = &label_section },
    [TITLE] = { .key = "title", .label = &label_title, .name = true },
    [TEAMS] = { .key = "teams", .label = &label_teams, .align = ALIGN_RIGHT },
    [SYSTEM] = { .key = "system", .label = &label_system },
    [ROUNDS] = { .key = "rounds", .label = &label_rounds, .align = ALIGN_RIGHT },
    [ROUND] = { .key = "round", .label = &label_round, .align = ALIGN_RIGHT },
    [STATE] = { .key = "state", .label = &label_state },
    [MATCHES] = { .key = "matches", .label = &label_matches, .align = ALIGN_RIGHT },
    [OPEN] = { .key = "open", .label = &label_open, .align = ALIGN_RIGHT },
    [APART] = { .key = "to_be_compared", .label = &label_to_be_compared, .align = ALIGN_RIGHT },
    [LINEUPS] = { .key = "lineups", .label = &label_line_ups, .align = ALIGN_RIGHT },
    [DUE] = { .key = "lineups_due", .label = &label_line_ups_due, .align = ALIGN_RIGHT },
    [HERE] = { .key = "here", .label = &label_here, .align = ALIGN_RIGHT },
    [EXPECTED] = { .key = "expected", .label = &label_expected_teams, .align = ALIGN_RIGHT },
    [NEXT] = { .key = "next", .label = &label_next, .wraps = true },
    [THEN] = { .key = "then", .label = &label_then, .wraps = true },
    [IMPOSSIBLE] = { .key = "no_round", .label = &label_no_legal_round, .wraps = true },
};

/* Of what is not asked for yet nothing is said. */
static void set_round(struct cell *cell, const struct progress *p)
{
    const struct round_tally *r = &p->results;

    cell[STATE] = cell_text(str_of(round_state_name(p->state)));
    if (p->attended) {
        cell[HERE] = cell_number(p->presence.of[TEAM_HERE]);
        cell[EXPECTED] = cell_number(p->presence.staying);
    }
    if (p->round == 0)
        return;
    cell[ROUND] = cell_number(p->round);
    cell[MATCHES] = cell_number(r->matches);
    cell[OPEN] = cell_number(r->matches - r->ended);
    if (p->state == ROUND_PUBLISHED && r->ended == r->matches)
        cell[APART] = cell_number(r->apart);
    if (p->collects) {
        cell[LINEUPS] = cell_number(p->lineups.handed_in);
        cell[DUE] = cell_number(p->lineups.due);
    }
}

/* `s` is NULL: there is no section yet. */
static void add_section(struct call *c, struct sheet *sheet, const struct event *ev, const struct section *s)
{
    struct cell cell[SHOW_COLUMNS] = { { 0 } };
    struct next next[NEXT_MAX];
    struct err why;
    int n = next_steps(ev, s, call_now(c), next, &why);

    const struct progress p = s ? next_under_way(ev, s, call_now(c)) : (struct progress){ 0 };
    if (s) {
        cell[SECTION] = cell_text(s->name);
        cell[TITLE] = cell_text(section_title(s));
        cell[TEAMS] = cell_number(s->nsquad);
        cell[SYSTEM] = cell_text(section_system(s) ? s->system : STR("olympiad"));
        cell[ROUNDS] = cell_number(s->rounds);
        set_round(cell, &p);
    }
    for (int i = 0; i < n; i++)
        cell[NEXT + i] = cell_text(next_line(&next[i], str_of(c->path), c->arena));
    if (why.kind)
        cell[IMPOSSIBLE] = cell_text(call_told(c, err_message(&why)));
    sheet_add(sheet, cell);
}

bool status_show(struct call *c, const struct event *ev, const struct section *only)
{
    struct sheet s = sheet_list(c, "show", &label_list_show, show_columns, SHOW_COLUMNS, ev->nsection + 1);

    s.part[0]->table.rows = "sections";
    head_event(&s, ev);
    if (ev->nsection == 0)
        add_section(c, &s, ev, NULL);
    for (int i = 0; i < ev->nsection; i++)
        if (!only || only == &ev->section[i])
            add_section(c, &s, ev, &ev->section[i]);
    const struct message in_logs[] = { desk_in_log(c->desk), people_left_in_log(c->path, c->arena) };
    for (size_t i = 0; i < sizeof in_logs / sizeof *in_logs; i++)
        if (in_logs[i].row)
            sheet_note_say(&s, in_logs[i], c->arena);
    return sheet_print(c, &s);
}

/* --- fsck ----------------------------------------------------------------------------------------- */

enum { FILE_NAME, SOUND, TABLES, ROWS, ENTRIES, PAIRED, TRACES, FILE_COLUMNS };

static const struct column file_columns[FILE_COLUMNS] = {
    [FILE_NAME] = { .key = "file" }, [SOUND] = { .key = "sound" },     [TABLES] = { .key = "tables" },
    [ROWS] = { .key = "rows" },      [ENTRIES] = { .key = "entries" }, [PAIRED] = { .key = "rounds" },
    [TRACES] = { .key = "traces" },
};

static const struct column finding_columns[] = {
    { .key = "severity" },
    { .key = "id" },
    { .key = "text", .label = &label_finding, .name = true, .wraps = true },
};

static struct str severity_name(enum severity s)
{
    static const char *const names[] = { [NOTE] = "note", [WARNING] = "warning", [PROBLEM] = "problem" };

    return str_of(names[s]);
}

bool status_fsck(struct call *c, const struct fsck *k, int rounds, int traces)
{
    const struct findings *f = &c->findings;
    const struct table shape = { .blocks = "files",
                                 .rows = "findings",
                                 .head = file_columns,
                                 .nhead = FILE_COLUMNS,
                                 .col = finding_columns,
                                 .ncol = sizeof finding_columns / sizeof *finding_columns };
    struct sheet s = { .name = "fsck",
                       .heading = { .title = message_label(&label_list_fsck, &c->wording, c->arena),
                                    .wording = c->wording },
                       .scale = SCALE_LIST };
    struct block *b = table_block(sheet_table(&s, &shape, c->arena), f->n, c->arena);

    if (k->loaded)
        head_event(&s, &k->event);
    b->head[FILE_NAME] = cell_text(str_of(c->path));
    b->head[SOUND] = cell_flag(finding_count(f, PROBLEM) == 0);
    b->head[TABLES] = cell_number(k->tables);
    b->head[ROWS] = cell_number(k->rows);
    b->head[ENTRIES] = cell_number(k->entries);
    b->head[PAIRED] = cell_number(rounds);
    b->head[TRACES] = cell_number(traces);
    for (int i = 0; i < f->n; i++) {
        struct cell *cell = block_row(b, TONE_PLAIN);
        cell[0] = cell_text(severity_name(f->item[i].severity));
        cell[1] = cell_text(str_of(f->item[i].message.row->id));
        cell[2] = cell_text(call_told(c, f->item[i].message));
    }
    return sheet_print(c, &s);
}
