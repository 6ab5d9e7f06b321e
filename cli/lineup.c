/* SPDX-License-Identifier: Apache-2.0 */
/* lineup.c - lineup: who plays for a team; lineups: those of a whole round; order: board orders, by the places of the list or as a paper
   that is there. */
#include <stdio.h>

#include "cli/argument.h"
#include "cli/call.h"
#include "cli/collect.h"
#include "cli/messages.h"
#include "cli/sheet.h"
#include "desk/base/messages.h"
#include "engine/base/arena.h"
#include "import/lineups.h"
#include "office/messages.h"
#include "reports/sheet/report.h"
#include "teams/find.h"
#include "teams/lineup.h"
#include "teams/moment.h"
#include "teams/pairing.h"

static struct message missing(struct call *c, const struct event *ev, const struct section *s, int round,
                              struct str team)
{
    struct str due = lineup_deadline(ev, s, round, c->arena);
    long minutes = moment_left(call_now(c), due);

    if (due.n == 0)
        return say_line_up_without_deadline(team, round);
    if (moment_is_after(call_now(c), due))
        return say_line_up_was_due(team, round, due);
    const struct message span = moment_span(minutes);
    return say_line_up_is_due(team, round, due, &span);
}

static struct message state(struct call *c, const struct event *ev, const struct section *s, int round, struct str team,
                            const struct lineup *l)
{
    struct message state = lineup_state_message(l);

    return l ? say_line_up_is_there(team, round, &state, l->at, l->by, l->reason) : missing(c, ev, s, round, team);
}

/* The published round of --round, or the last one. */
static bool published(struct call *c, const struct section *s, int *round)
{
    int last = s->nround;

    while (last > 0 && s->round[last - 1].published.n == 0)
        last--;
    if (!call_number(c, OPT_ROUND, 1, ROUNDS_MAX, section_round(s) < last ? section_round(s) : last, round))
        return false;
    if (*round == 0)
        return err_say(c->err, ERR_STATE, say_no_round_published());
    return *round <= last || err_say(c->err, ERR_STATE, say_round_is_not_published(*round));
}

static bool show(struct call *c)
{
    struct event ev;
    const struct section *s;
    int round, squad;

    if (!call_event(c, &ev) || !call_section(c, &ev, &s) || !call_time(c, &ev) || !published(c, s, &round) ||
        !squad_find(s, c->operand[0], &squad, c->err))
        return false;
    const struct pairing_list *r = &s->round[round - 1];
    const struct lineup *l = lineup_find(r, squad);
    struct str name = s->squad[squad].name;
    bool due = lineup_is_due(r, squad);
    printf("%.*s\n", TOLD(c, due ? state(c, &ev, s, round, name, l) : say_needs_no_line_up(name, round)));
    if (due && l && r->opened.n > 0) {
        const struct squad *q = &s->squad[l->squad];
        for (int b = 0; b < s->boards; b++)
            printf("  %.*s\n",
                   TOLD(c, l->place[b] == 0 ? say_board_is_empty(b + 1)
                                            : say_place_on_board(b + 1, l->place[b], q->player[l->place[b] - 1].name)));
    }
    return true;
}

bool cmd_lineup(struct call *c)
{
    struct lineup_entry entry = { .team = c->operand[0] };
    struct lineup_list list = { &entry, 1 };
    int players = c->noperand - 1;

    if (players == 0)
        return show(c);
    if (players > BOARDS_MAX)
        return err_say(c->err, ERR_USAGE, say_match_has_boards_at_most(BOARDS_MAX));
    for (int i = 0; i < players; i++)
        entry.player[i] = c->operand[i + 1];
    return call_write(c) && call_op(c, OP_lineups, &list);
}

static bool read_file(struct call *c)
{
    struct lineup_entry *entry;
    struct str bytes;
    int n, problems;

    if (!argument_file(c, LINEUPS_SIZE_MAX, &bytes) ||
        !lineups_read(bytes, c->file, c->arena, &entry, &n, &c->findings, c->err))
        return false;
    problems = finding_count(&c->findings, PROBLEM);
    if (problems > 0)
        return err_say(c->err, ERR_INPUT, say_problems_in_file_nothing_recorded(c->file, problems));
    struct lineup_list list = { entry, n };
    return call_write(c) && call_op(c, OP_lineups, &list);
}

bool cmd_lineups(struct call *c)
{
    struct event ev;

    if (call_has(c, OPT_ENTER) && (call_has(c, OPT_OPEN) || c->noperand > 0))
        return err_say(c->err, ERR_USAGE, say_enter_without_file());
    if (call_has(c, OPT_ENTER))
        return call_write(c) && collect_lineups(c);
    if (call_has(c, OPT_OPEN) && c->noperand > 0)
        return err_say(c->err, ERR_USAGE, say_open_with_second_command());
    if (call_has(c, OPT_OPEN))
        return call_write(c) && call_op(c, OP_open, NULL);
    if (c->noperand > 0)
        return read_file(c);
    return call_event(c, &ev) && call_time(c, &ev) && sheet_report(c, report_find(STR("lineups")));
}

bool cmd_order(struct call *c)
{
    bool of_teams = call_has(c, OPT_RECEIVED) || call_has(c, OPT_CONFIRMED) || call_has(c, OPT_BOARD_ORDER);

    if (!of_teams && c->noperand > 1) {
        /* Nothing is said of a paper: the operands behind the team are its places. */
        struct str order = { 0 };
        for (int i = 1; i < c->noperand; i++)
            order = str_fmt(c->arena, "%.*s%s%.*s", STR_ARG(order), i > 1 ? " " : "", STR_ARG(c->operand[i]));
        c->option[OPT_BOARD_ORDER] = order;
        c->noperand = 1;
    }
    return call_op(c, OP_order, NULL);
}
