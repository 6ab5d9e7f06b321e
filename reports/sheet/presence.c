/* SPDX-License-Identifier: Apache-2.0 */
/* presence.c - the report presence: who is here, expected or missing. */
#include "teams/names.h"
#include "teams/presence.h"

#include "engine/base/arena.h"
#include "engine/base/edition.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/messages.h"
#include "teams/pairing.h"
#include "teams/score.h"

enum {
    NUMBER,
    TEAM,
    FED,
    STATE,
    STATE_SHOWN,
    PLAYERS,
    DUE,
    TRAVEL,
    PAIRED,
    PAIRED_SHOWN,
    SHOWN,
    SINCE,
    WHO,
    WHY,
    EXCUSED,
    EXCUSE,
    COLUMNS
};

static const struct column columns[COLUMNS] = {
    [NUMBER] = { "number", &label_no, ALIGN_RIGHT, .tone = TONE_STRONG },
    [TEAM] = { "team", &label_team, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [FED] = { "federation", &label_fed, ALIGN_LEFT },
    [STATE] = { "state", NULL, ALIGN_LEFT, FOR_DATA },
    [STATE_SHOWN] = { NULL, &label_stands, ALIGN_LEFT, FOR_SHEETS },
    [PLAYERS] = { "players", &label_players, ALIGN_RIGHT },
    [DUE] = { "due", &label_due, ALIGN_LEFT },
    [TRAVEL] = { "travel", &label_travel, ALIGN_LEFT, .wraps = true },
    [PAIRED] = { "paired", NULL, ALIGN_LEFT, FOR_DATA },
    [PAIRED_SHOWN] = { NULL, &label_paired, ALIGN_LEFT, FOR_SHEETS },
    [SHOWN] = { NULL, &label_excused, ALIGN_LEFT, FOR_SHEETS },
    [SINCE] = { "since", &label_noted, ALIGN_LEFT },
    [WHO] = { "by", &label_by_whom, ALIGN_LEFT },
    [WHY] = { "reason", NULL, ALIGN_LEFT, FOR_DATA },
    [EXCUSED] = { "excused", NULL, ALIGN_LEFT, FOR_DATA },
    [EXCUSE] = { "excuse", NULL, ALIGN_LEFT, FOR_DATA },
};

static const struct table shape = { .rows = "teams", .col = columns, .ncol = COLUMNS };

/* The rounds whose matches the team missed with an excuse, "2, 4", and the reasons, "the bus broke down; fever". */
static void fill_excuses(struct cell *cell, const struct section *s, int squad, const struct wording *w,
                         struct arena *a)
{
    struct str rounds = { 0 }, why = { 0 };
    int n = 0;

    for (int i = 0; i < s->nexcuse; i++) {
        const struct excuse *x = &s->excuse[i];
        if (x->squad != squad)
            continue;
        rounds = str_fmt(a, "%.*s%s%d", STR_ARG(rounds), n++ ? ", " : "", x->round);
        why = str_fmt(a, "%.*s%s%.*s", STR_ARG(why), why.n ? "; " : "", STR_ARG(x->reason));
    }
    const struct message said = say_excused_in_rounds(n, rounds);
    cell[EXCUSED] = cell_text(rounds);
    cell[EXCUSE] = cell_text(why);
    if (rounds.n > 0)
        cell[SHOWN] = cell_text(message_text(&said, w, a));
}

static void add_team(const struct report_input *in, struct block *b, int squad, int round, const struct wording *w,
                     struct arena *a)
{
    const struct squad *q = &in->section->squad[squad];
    const struct absence *away;
    enum presence_status status = presence_of(in->section, squad, round, in->now, &away);
    const bool paired = presence_is_paired(in->event, in->section, squad, round);
    const struct message stands = presence_status_message(status), answer = paired ? say_yes() : say_no();
    struct cell *cell = block_row(b, paired ? TONE_PLAIN : TONE_FAINT);

    cell[NUMBER] = figures_number(q);
    cell[TEAM] = cell_team(in->section, squad);
    cell[FED] = cell_text(q->federation);
    cell[STATE] = cell_text(str_of(presence_status_name(status)));
    cell[STATE_SHOWN] = cell_text(message_text(&stands, w, a));
    cell[PLAYERS] = cell_known(q->arrival.players);
    cell[DUE] = cell_text(q->arrival.due);
    cell[TRAVEL] = cell_text(q->arrival.travel);
    cell[PAIRED] = cell_text(paired ? STR("yes") : STR("no"));
    cell[PAIRED_SHOWN] = cell_text(message_text(&answer, w, a));
    cell[SINCE] = figures_minute(away ? away->at : q->arrival.at);
    cell[WHO] = cell_text(away ? away->by : q->arrival.by);
    cell[WHY] = cell_text(away ? away->reason : STR(""));
    fill_excuses(cell, in->section, squad, w, a);
}

static struct str counted(const struct presence_tally *n, const struct wording *w, struct arena *a)
{
    const struct message few = say_of_them_short(n->few);
    const int *count = n->of;
    struct str text = { 0 };

    for (int is = TEAM_REGISTERED; is <= TEAM_EXPELLED; is++) {
        const struct message status = presence_status_message((enum presence_status)is);
        if (count[is] > 0)
            text = str_fmt(a, "%.*s%s%d %.*s%s%.*s", STR_ARG(text), text.n ? ", " : "", count[is],
                           STR_ARG(message_text(&status, w, a)), is == TEAM_HERE && n->few > 0 ? " " : "",
                           STR_ARG(is == TEAM_HERE && n->few > 0 ? message_text(&few, w, a) : STR("")));
    }
    return text;
}

static void note_host(struct sheet *sheet, const struct report_input *in, int round, struct arena *a)
{
    for (int n = 2; round == 1 && n <= 3; n++) {
        int team = presence_host_team(in->event, in->section, n);
        bool paired = team != NOBODY && presence_is_paired(in->event, in->section, team, round);
        const struct message advice = presence_host_advice(in->event, in->section, n, paired, a);
        if (advice.row)
            sheet_note(sheet, str_fmt(a, "%.*s.", STR_ARG(message_on(in->medium, advice, a))), a);
    }
}

/* RULE_PRESENT_FIRST, and what 'pair' does as long as nobody is left out. */
static void note_hour(struct sheet *sheet, const struct report_input *in, int missing, struct arena *a)
{
    struct str hour = presence_hour(in->event, in->section, a);
    struct str article = edition_cite(in->section->edition, RULE_PRESENT_FIRST, a);
    struct str cited = section_system(in->section) ? STR("") : article;

    if (missing == 0)
        return;
    struct message due =
        say_missing_at_hour(hour, missing, MESSAGE_WITHIN(say_players_counted(score_least(in->section))), cited);
    struct wording how = sheet->heading.wording;
    due.players = in->section->unit == UNIT_PLAYER;
    how.medium = in->medium; /* a page says what to press */
    sheet_note(sheet, message_text(&due, &how, a), a);
}

bool report_build_presence(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct section *s = in->section;
    const int *order = figures_order(s, a);
    const struct presence_tally n = presence_count(in->event, s, in->round, in->now);
    int round = in->round;

    (void)e;
    sheet->scale = SCALE_LIST;
    struct block *b = table_block(sheet_table(sheet, &shape, a), s->nsquad, a);
    for (int pass = 0; pass < 2; pass++) /* those first who will not be paired */
        for (int i = 0; i < s->nsquad; i++)
            if (presence_is_paired(in->event, s, order[i], round) == pass)
                add_team(in, b, order[i], round, &sheet->heading.wording, a);
    const struct str counts = counted(&n, &sheet->heading.wording, a);
    sheet_note_say(sheet,
                   (n.paired % 2 ? say_presence_odd : say_presence_even)(counts, round, n.paired, n.missing,
                                                                         n.missing > 0 ? n.paired + n.missing : 0),
                   a);
    if (n.paired % 2)
        note_host(sheet, in, round, a);
    note_hour(sheet, in, n.missing, a);
    struct names names = { .arena = a };

    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[order[i]];
        if (q->let_play.n > 0)
            names_add(&names, q->name);
    }
    if (names.n > 0)
        sheet_note_say(sheet, say_let_play(names_told(&names, 0, &sheet->heading.wording)), a);
    return true;
}
