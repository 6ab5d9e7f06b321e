/* SPDX-License-Identifier: Apache-2.0 */
/* show.c - the state of an event in a few lines, and what is to be done next (office/next.c). */
#include <stdio.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "cli/mirror.h"
#include "cli/status.h"
#include "desk/file/attached.h"
#include "engine/base/arena.h"
#include "office/next.h"
#include "teams/event.h"
#include "teams/lineup.h"
#include "teams/messages.h"
#include "teams/pairing.h"
#include "teams/presence.h"
#include "teams/registration.h"
#include "teams/score.h"
#include "teams/signature.h"

/* A line about the section. */
static void print_line(const struct call *c, struct message message)
{
    printf("  %.*s\n", TOLD(c, message));
}

/* What changes by hand have left undone. */
static void print_left_over(const struct call *c, const struct section *s)
{
    int *over = arena_new(c->arena, int, s->nsquad), n = leftover_list(s, s->nround, &s->round[s->nround - 1], over);

    if (n > 0)
        print_line(c, say_left_over_in_round(s->nround, squad_names(s, over, n, 10, &c->wording, c->arena)));
}

static void add_part(struct str *list, struct str part, struct arena *a)
{
    *list = str_fmt(a, "%.*s%s%.*s", STR_ARG(*list), list->n > 0 ? ", " : "", STR_ARG(part));
}

static void print_round(const struct call *c, const struct section *s)
{
    if (s->nround == 0) {
        print_line(c, say_no_round_paired());
        return;
    }
    int number = section_round(s);
    const struct pairing_list *round = &s->round[number - 1];
    const struct round_tally n = score_tally(s, round);
    const struct message matches = unit_message(s->unit, say_matches_counted(n.matches));
    struct str lack = { 0 };
    if (round->state == ROUND_PUBLISHED && n.ended < n.matches)
        add_part(&lack, call_told(c, say_without_all_results(n.matches - n.ended)), c->arena);
    if (round->state == ROUND_PUBLISHED && n.apart > 0)
        add_part(&lack, call_told(c, say_not_entered_twice(n.apart)), c->arena);
    if (round->published.n > 0 && n.unfinished > 0)
        add_part(&lack, call_told(c, say_games_unfinished(n.unfinished)), c->arena);
    print_line(c, say_state_of_round(number, s->rounds, round_state_name(round->state), &matches, lack));
    print_left_over(c, s);
}

/* RULE_EXPELLED: who is still to be judged. */
static void print_missed(const struct call *c, const struct section *s)
{
    int n;
    const struct missed *missed = presence_missed(s, c->arena, &n);
    struct str article = edition_cite(s->edition, RULE_EXPELLED, c->arena);

    for (int i = 0; i < n; i++)
        printf("  %.*s (%.*s)\n", TOLD(c, presence_missed_text(s, &missed[i], c->arena)), STR_ARG(article));
}

static void print_forgotten(const struct call *c, const struct event *ev, const struct section *s)
{
    for (int round = 1; round <= s->nround; round++)
        if (lineup_is_forgotten(s, round) && !lineup_is_awaited(ev, s, round, call_now(c)))
            printf("  %.*s\n", TOLD(c, lineup_unopened_text(ev, s, round)));
}

/* As long as nobody is late; before the first is in it may be a section that plays without. */
static void print_awaited(const struct call *c, const struct event *ev, const struct section *s)
{
    int round = s->nround > 0 ? section_round(s) : 0;

    if (round > 0 && lineup_is_secret(&s->round[round - 1]) && lineup_is_awaited(ev, s, round, call_now(c)))
        print_line(c, lineup_awaited_told(ev, s, round, call_now(c), c->arena));
}

/* Somebody has to look at a result: it is disputed, or was changed since it was signed. */
static bool is_unsettled(const struct section *s, const struct pairing_list *r)
{
    struct signatures n = signature_count(s, r);

    return n.disputed > 0 || n.stale > 0;
}

/* What captains say of the results of the last published round, and of earlier ones as long as one is not settled. */
static void print_signed(const struct call *c, const struct section *s)
{
    int last = s->nround - (s->nround > 0 && s->round[s->nround - 1].state == ROUND_DRAFT);

    for (int i = 0; i < last; i++) {
        struct message said = signature_told(s, &s->round[i]);
        if (said.row && (i + 1 == last || is_unsettled(s, &s->round[i])))
            print_line(c, say_results_signed(i + 1, &said));
    }
}

static struct message lot_message(enum colour lot)
{
    if (lot == COLOURLESS)
        return say_lot_is_open();
    return lot == WHITE ? say_lot_white() : say_lot_black();
}

/* Only a ranking that is not the usual one is named. */
static struct str ranking_name(const struct call *c, const struct section *s)
{
    if (tiebreak_has(s->tiebreak, &s->ranking))
        return (struct str){ 0 };
    return ranking_text(&s->ranking, c->arena);
}

/* What was set of the system, but for the score. */
static struct str settings_name(const struct call *c, const struct section *s)
{
    const struct system *system = section_system(s);
    bool typed = system->cards == CARDS_TEAMS;

    const struct {
        bool is;
        struct message says;
    } rows[] = { { system->cards == CARDS_PLAYED && s->cycles > 1, say_everybody_twice() },
                 { s->accelerated, say_is_accelerated() },
                 { typed, say_colour_preferences(preference_name(s->preference)) },
                 { typed && s->secondary == SECONDARY_UNUSED, say_without_secondary() },
                 { s->graded, say_is_graded() },
                 { s->match_points.n > 0, say_match_gives(s->match_points) },
                 { s->game_points.n > 0, say_game_gives(s->game_points) },
                 { s->bye_points.n > 0, say_bye_gives(s->bye_points) } };
    struct str text = { 0 };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].is)
            add_part(&text, call_told(c, rows[i].says), c->arena);
    return text;
}

/* What is ranked by no variant of tie-breaks has its ranking below. */
static struct message rules_of(const struct call *c, const struct section *s)
{
    bool game_points = s->unit == UNIT_TEAM && s->score == SCORE_GP;

    if (!section_system(s))
        return say_rules_of_olympiad(edition_row(s->edition)->name, tiebreak_row(s->tiebreak)->name,
                                     ranking_name(c, s));
    return game_points ? say_rules_by_game_points(s->system, settings_name(c, s))
                       : say_rules_of_system(s->system, settings_name(c, s));
}

/* Until squads are frozen anyway. */
static void print_closing(const struct call *c, const struct event *ev, const struct section *s)
{
    struct str closes = registration_closes(ev, s, c->arena);

    if (!s->frozen && closes.n > 0)
        print_line(c, ev->squads_close.n > 0 ? say_squads_close_as_set(closes) : say_squads_close_by_default(closes));
}

static void print_shortened(const struct call *c, const struct section *s)
{
    for (int i = 0; i < s->nshortening; i++)
        print_line(c, say_was_shortened(s->shortening[i].was, s->shortening[i].becomes, s->shortening[i].reason));
}

/* What is next; where no legal round exists, why, with what can be done. */
static void print_next(const struct call *c, const struct event *ev, const struct section *s)
{
    struct next next[NEXT_MAX];
    struct err why;
    int n = next_steps(ev, s, call_now(c), next, &why);

    if (why.kind)
        print_line(c, err_message(&why));
    for (int i = 0; i < n; i++)
        if (next[i].rounds == 0) /* that sentence has it already */
            printf("  %s: %.*s\n", i == 0 ? "next" : "then", SHOWN(c, next_line(&next[i], str_of(c->path), c->arena)));
}

static void print_section(const struct call *c, const struct event *ev, const struct section *s)
{
    const struct message teams = unit_message(s->unit, say_teams_counted(s->nsquad));
    const struct message rules = rules_of(c, s), lot = lot_message(s->lot);
    bool numbered = s->nsquad == 0 || next_is_numbered(s);

    putchar('\n');
    call_print(c, numbered ? say_section_has(section_title(s), s->name, &teams)
                           : say_section_has_unnumbered(section_title(s), s->name, &teams));
    print_line(c, say_section_plays(&rules, MESSAGE_WITHIN(say_rounds_counted(s->rounds)),
                                    MESSAGE_WITHIN(say_boards_counted(s->boards)), s->players_needed, &lot));
    if (score_goes_on_as_at_first(s))
        print_line(c, say_scored_as_at_first(s->players_needed));
    print_shortened(c, s);
    print_closing(c, ev, s);
    if (section_system(s))
        print_line(c, say_ranking_of_section(ranking_text(&s->ranking, c->arena)));
    print_round(c, s);
    print_missed(c, s);
    print_forgotten(c, ev, s);
    print_signed(c, s);
    print_awaited(c, ev, s);
    print_next(c, ev, s);
}

bool cmd_show(struct call *c)
{
    struct event ev;
    const struct section *only = NULL;

    if (!call_event(c, &ev) || (call_has(c, OPT_SECTION) && !call_section(c, &ev, &only)) || !call_time(c, &ev))
        return false;
    if (status_as_data(c))
        return status_show(c, &ev, only);
    struct str end = ev.start.n > 0 ? ev.end : STR("");
    call_print(c, say_event_is(ev.name, ev.venue, ev.city, ev.federation, ev.start, end));
    for (int i = 0; i < ev.narbiter; i++)
        printf("%.*s%s%.*s\n", SHOWN(c, ev.arbiter[i].role), ev.arbiter[i].role.n > 0 ? ": " : "",
               SHOWN(c, ev.arbiter[i].name));
    if (ev.rating_list.n > 0)
        call_print(c, say_ratings_by_list(ev.rating_list));
    const struct message exposed = desk_exposed(c->path, &ev);
    if (exposed.row)
        finding_say(&c->findings, WARNING, RULE_NONE, 0, exposed);
    if (!mirror_show(c, &ev))
        return false;
    if (ev.nattachment > 0) {
        const struct message files = attached_message(&ev);
        call_print(c, say_files_beside_it(&files));
    }
    if (ev.nsection == 0) {
        putchar('\n');
        call_print(c, say_without_section());
        print_next(c, &ev, NULL);
    }
    for (int i = 0; i < ev.nsection; i++)
        if (!only || only == &ev.section[i])
            print_section(c, &ev, &ev.section[i]);
    return true;
}
