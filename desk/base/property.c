/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/property.h"

#include <stddef.h>
#include <string.h>

#include "desk/base/desk.h"
#include "desk/base/messages.h"
#include "desk/base/value.h"
#include "engine/base/arena.h"
#include "engine/system/system.h"
#include "teams/form.h"
#include "teams/hours.h"
#include "teams/member.h"
#include "teams/messages.h"
#include "teams/score.h"
#include "teams/scoring.h"
#include "teams/text.h"

enum touches { NOTHING, DRAFT, DRAFT_OF_HOST };

/* RULE_CLUB_TIE_BREAKS: the ranking is frozen like the other rules. One row for each property: what people see, where it is kept, how it is read and printed. */
struct row {
    struct property property;
    const struct value_kind *kind;
    size_t at;     /* in struct event or struct section */
    int low, high; /* of a number; how long a text may be says its form (teams/form.h) */
    enum touches touches;
};

enum { ARBITERS_MAX = 60, QUOTED = 60 };

#define EVENT(field)   offsetof(struct event, field)
#define SECTION(field) offsetof(struct section, field)

/* clang-format off */
static const struct row rows[] = {
    { { "name", say_value_a_text, true, false, SETTING_OF_EVENT, .label = say_label_name }, &value_text, EVENT(name), 0, 0, NOTHING },
    { { "city", say_value_a_text, true, false, SETTING_OF_EVENT, .label = say_label_city }, &value_text, EVENT(city), 0, 0, NOTHING },
    { { "venue", say_value_a_text, true, false, SETTING_OF_EVENT, .label = say_label_venue }, &value_text, EVENT(venue), 0, 0, NOTHING },
    { { "contact", say_value_a_text, true, false, SETTING_OF_SHEETS, .label = say_label_contact }, &value_text, EVENT(contact), 0, 0, NOTHING },
    { { "federation", say_value_a_fide_code, true, false, SETTING_OF_EVENT, .label = say_label_federation }, &value_federation, EVENT(federation), 0, 0, DRAFT_OF_HOST },
    { { "start", say_value_start, true, false, SETTING_OF_EVENT, .label = say_label_start }, &value_day, EVENT(start), 0, 0, NOTHING },
    { { "end", say_value_end, true, false, SETTING_OF_EVENT, .label = say_label_end }, &value_day, EVENT(end), 0, 0, NOTHING },
    { { "zone", say_value_a_zone, true, false, SETTING_OF_EVENT, .label = say_label_zone }, &value_zone, EVENT(zone), 0, 0, NOTHING },
    { { "arbiters", say_value_arbiters, true, false, SETTING_OF_SHEETS, .label = say_label_arbiters }, &value_arbiters, 0, 0, ARBITERS_MAX, NOTHING },
    { { "copies", say_value_copies, true, false, SETTING_OF_SHEETS, .label = say_label_copies }, &value_copies, EVENT(copies), 0, 0, NOTHING },
    { { "date.N", say_value_date, true, false, SETTING_OF_ROUNDS, .label_of_round = say_label_date }, &value_time, EVENT(date), 0, 0, NOTHING },
    { { "lineups.N", say_value_lineups, true, false, SETTING_OF_ROUNDS, .label_of_round = say_label_lineups }, &value_time, EVENT(lineups), 0, 0, NOTHING },
    { { "presence-closes", say_value_presence_closes, true, false, SETTING_OF_ROUNDS, .label = say_label_presence_closes }, &value_time, EVENT(presence_closes), 0, 0, NOTHING },
    { { "squads-close", say_value_squads_close, true, false, SETTING_OF_ROUNDS, .label = say_label_squads_close }, &value_time, EVENT(squads_close), 0, 0, NOTHING },
    { { "backups", say_value_0_to_1000, true, false, SETTING_OF_SAFETY, .label = say_label_backups }, &value_number, EVENT(backups), 0, BACKUPS_MAX, NOTHING },
    { { "mirror", say_value_a_folder, true, false, SETTING_OF_SAFETY, .label = say_label_mirror }, &value_folder, EVENT(mirror), 0, 0, NOTHING },
    { { "address", say_value_an_address, true, false, SETTING_OF_PUBLIC, .label = say_label_address }, &value_address, EVENT(address), 0, 0, NOTHING },
    { { "site-address", say_value_a_site_address, true, false, SETTING_OF_PUBLIC, .label = say_label_site_address }, &value_site_address, EVENT(site_address), 0, 0, NOTHING },
    { { "line", say_value_a_text, true, false, SETTING_OF_PUBLIC, .label = say_label_line }, &value_text, EVENT(organiser), 0, 0, NOTHING },
    { { "embed", say_value_an_address, true, false, SETTING_OF_PUBLIC, .label = say_label_embed }, &value_address, EVENT(embed), 0, 0, NOTHING },
    { { "title", say_value_a_text, false, false, SETTING_OF_SHEETS, .label = say_label_title }, &value_text, SECTION(title), 0, 0, NOTHING },
    { { "hall", say_value_a_text, false, false, SETTING_OF_SHEETS, .label = say_label_hall }, &value_text, SECTION(hall), 0, 0, NOTHING },
    { { "time-control", say_value_time_control, false, false, SETTING_OF_RULES, .label = say_label_time_control }, &value_pace, SECTION(time_control), 0, 0, NOTHING },
    { { "women", say_value_yes_or_no, false, true, SETTING_OF_RULES, .label = say_label_women }, &value_yes_no, SECTION(women), 0, 0, NOTHING },
    { { "system", say_value_system, false, true, SETTING_OF_RULES, .label = say_label_system }, &value_system, SECTION(system), 0, 0, DRAFT },
    { { "unit", say_value_unit, false, true, SETTING_OF_RULES, .label = say_label_unit }, &value_unit, SECTION(unit), 0, 0, DRAFT },
    { { "score", say_value_score, false, true, SETTING_OF_RULES, .label = say_label_score }, &value_score, SECTION(score), 0, 0, DRAFT },
    { { "cycles", say_value_cycles, false, true, SETTING_OF_RULES, .label = say_label_cycles }, &value_number, SECTION(cycles), 1, 2, DRAFT },
    { { "preference", say_value_preference, false, true, SETTING_OF_RULES, .label = say_label_preference }, &value_preference, SECTION(preference), 0, 0, DRAFT },
    { { "secondary", say_value_yes_or_no, false, true, SETTING_OF_RULES, .label = say_label_secondary }, &value_secondary, SECTION(secondary), 0, 0, DRAFT },
    { { "accelerated", say_value_yes_or_no, false, true, SETTING_OF_RULES, .label = say_label_accelerated }, &value_yes_no, SECTION(accelerated), 0, 0, DRAFT },
    { { "graded", say_value_yes_or_no, false, true, SETTING_OF_RULES, .label = say_label_graded }, &value_yes_no, SECTION(graded), 0, 0, DRAFT },
    { { "edition", say_value_edition, false, true, SETTING_OF_RULES, .label = say_label_edition }, &value_edition, SECTION(edition), 0, 0, DRAFT },
    { { "tiebreak", say_value_tiebreak, false, true, SETTING_OF_RULES, .label = say_label_tiebreak }, &value_tiebreak, SECTION(tiebreak), 0, 0, NOTHING },
    { { "ranking", say_value_ranking, false, true, SETTING_OF_RULES, .label = say_label_ranking }, &value_ranking, SECTION(ranking), 0, 0, NOTHING },
    { { "rounds", say_value_rounds, false, true, SETTING_OF_ROUNDS, .label = say_label_rounds }, &value_number, SECTION(rounds), 1, ROUNDS_MAX, NOTHING },
    { { "boards", say_value_boards, false, true, SETTING_OF_RULES, .label = say_label_boards }, &value_number, SECTION(boards), 1, BOARDS_MAX, NOTHING },
    { { "squad-size", say_value_squad_size, false, true, SETTING_OF_RULES, .label = say_label_squad_size }, &value_number, SECTION(squad_size), 1, SQUAD_MAX, DRAFT },
    { { "players-needed", say_value_players_needed, false, true, SETTING_OF_RULES, .label = say_label_players_needed }, &value_number_or_default, SECTION(players_needed), 1, BOARDS_MAX, DRAFT },
    { { "match-points", say_value_match_points_given, false, true, SETTING_OF_RULES, .label = say_label_match_points }, &value_match_points, SECTION(match_points), 0, 0, DRAFT },
    { { "game-points", say_value_game_points_given, false, true, SETTING_OF_RULES, .label = say_label_game_points }, &value_game_points, SECTION(game_points), 0, 0, DRAFT },
    { { "bye-points", say_value_bye_points, false, true, SETTING_OF_RULES, .label = say_label_bye_points }, &value_bye_points, SECTION(bye_points), 0, 0, DRAFT },
    { { "floor", say_value_floor, false, true, SETTING_OF_RULES, .label = say_label_floor }, &value_number, SECTION(floor), 0, 4000, DRAFT },
    { { "lot", say_value_lot, false, true, SETTING_OF_RULES, .label = say_label_lot }, &value_colour, SECTION(lot), 0, 0, DRAFT },
    { { "host-first", say_value_yes_or_no, false, false, SETTING_OF_RULES, .label = say_label_host_first }, &value_yes_no, SECTION(host_first), 0, 0, DRAFT },
    { { "championship", say_value_yes_or_no, false, false, SETTING_OF_RULES, .label = say_label_championship }, &value_yes_no, SECTION(championship), 0, 0, NOTHING },
    { { "double-entry", say_value_yes_or_no, false, false, SETTING_OF_LINEUPS, .label = say_label_double_entry }, &value_yes_no, SECTION(double_entry), 0, 0, NOTHING },
    { { "lineup-default", say_value_lineup_default, false, false, SETTING_OF_LINEUPS, .label = say_label_lineup_default }, &value_lineup, SECTION(lineup_default), 0, 0, NOTHING },
};
/* clang-format on */
enum { ROWS = sizeof rows / sizeof *rows };

const struct property *property_at(int i)
{
    return i < ROWS ? &rows[i].property : NULL;
}

const struct property *property_kept_at(bool of_event, size_t at)
{
    for (int i = 0; i < ROWS; i++)
        if (rows[i].property.of_event == of_event && rows[i].at == at)
            return &rows[i].property;
    return NULL;
}

struct message property_label(const struct property *p, int round)
{
    return p->label ? p->label() : p->label_of_round(round);
}

static bool is_of_round(const struct property *p)
{
    return strstr(p->name, ".N") != NULL;
}

/* "date.3" is date.N of round 3. */
static bool names_round_of(const struct property *p, struct str name, int *round)
{
    struct str prefix = { p->name, strlen(p->name) - 1 };
    long number;

    if (!is_of_round(p) || !str_starts(name, prefix) ||
        !str_long((struct str){ name.p + prefix.n, name.n - prefix.n }, &number))
        return false;
    *round = (int)number;
    return number >= 1 && number <= ROUNDS_MAX;
}

/* The form of a text; FORM_NONE: it is none. */
static enum text_form form_of(const struct row *r)
{
    const struct member *m = member_table(r->property.of_event ? T_event : T_section)->member;

    for (; r->kind != &value_arbiters && m->name; m++)
        if (m->at == r->at && m->form != FORM_NONE)
            return (enum text_form)m->form;
    return FORM_NONE;
}

static int least_of(const struct row *r)
{
    return form_of(r) != FORM_NONE ? form_least(form_of(r)) : r->low;
}

static int most_of(const struct row *r)
{
    return form_of(r) != FORM_NONE ? form_most(form_of(r)) : r->high;
}

/* The row that a name means; for date.N and the like also the round. */
static const struct row *row_named(struct str name, int *round)
{
    for (int i = 0; i < ROWS; i++) {
        const struct property *p = &rows[i].property;
        *round = 0;
        if (is_of_round(p) ? names_round_of(p, name, round) : str_eq(name, str_of(p->name)))
            return &rows[i];
    }
    return NULL;
}

const struct property *property_named(struct str name, int *round)
{
    const struct row *r = row_named(name, round);

    return r ? &r->property : NULL;
}

static const struct row *row_of(const struct property *p)
{
    int i = 0;

    while (strcmp(rows[i].property.name, p->name) != 0)
        i++;
    return &rows[i];
}

/* Where the value is kept. The arbiters are kept in two members and handed over with the event. */
static void *field_of(const struct row *r, struct event *ev, struct section *s)
{
    return (r->property.of_event ? (char *)ev : (char *)s) + r->at;
}

/* Hours of a round that are set in one of several sections are its own. */
static bool is_own(const struct row *r, const struct event *ev, const struct section *s)
{
    return is_of_round(&r->property) && s && ev->nsection > 1;
}

static struct str hour_of(const struct row *r, const struct event *ev, const struct section *s, int round)
{
    bool lineups = r->at == EVENT(lineups);

    return (lineups ? hours_lineups : hours_start)(ev, is_own(r, ev, s) ? s : NULL, round);
}

struct str property_text(const struct property *p, const struct event *ev, const struct section *s, int round,
                         struct arena *a)
{
    const struct row *r = row_of(p);
    const char *base = p->of_event ? (const char *)ev : (const char *)s;
    const struct str hour = is_of_round(p) ? hour_of(r, ev, s, round) : (struct str){ 0 };

    return is_of_round(p) ? r->kind->print(&hour, a) : r->kind->print(base + r->at, a);
}

enum property_asks property_asks(const struct property *p)
{
    static const struct value_kind *const kinds[] = { [ASKS_DAY] = &value_day,
                                                      [ASKS_MINUTE] = &value_time,
                                                      [ASKS_FEDERATION] = &value_federation,
                                                      [ASKS_ZONE] = &value_zone,
                                                      [ASKS_FOLDER] = &value_folder };
    int i = ASKS_FOLDER;

    while (i > ASKS_TEXT && kinds[i] != row_of(p)->kind)
        i--;
    return (enum property_asks)i;
}

const struct str *property_choices(const struct property *p, struct arena *a, int *n)
{
    enum { MOST = 12 };
    const struct row *r = row_of(p);
    struct str *word = arena_new(a, struct str, MOST), rest = str_of(r->kind->words);

    *n = 0;
    if (r->kind == &value_number && r->high == r->low + 1)
        for (int i = r->low; i <= r->high; i++)
            word[(*n)++] = str_fmt(a, "%d", i);
    while ((rest = str_trim(rest)).n > 0 && *n < MOST)
        word[(*n)++] = str_cut(&rest, ' ');
    return *n > 0 ? word : NULL;
}

static void note_effect(const struct row *r, int round, struct effect *effect)
{
    if (round)
        effect->date[round - 1] = true;
    if (round && r->at == EVENT(lineups))
        effect->deadline[round - 1] = true;
    effect->draft = effect->draft || r->touches == DRAFT;
    effect->host = effect->host || r->touches == DRAFT_OF_HOST;
    if (r->property.frozen)
        effect->frozen = &r->property;
    effect->last = &r->property;
}

/* Of a list it is said which word is wrong, of arbiters which one. */
static bool refuse(const struct row *r, int round, struct setting setting, struct arena *a, struct err *e)
{
    struct ranking none;
    struct err why = { 0 };
    const struct message values = r->property.values();
    struct message need = say_setting_must_be(&values);
    struct str wrong = r->kind == &value_arbiters ? value_arbiter_refused(setting.value, a) : (struct str){ 0 };

    if (r->kind == &value_ranking && !ranking_read(str_trim(setting.value), &none, &why))
        need = err_message(&why);
    if (wrong.n > 0)
        need = say_arbiter_must_be(NAME_LETTERS, FIDE_ID_MOST);
    struct message label = property_label(&r->property, round);
    struct str rest = setting.name, name = str_cut(&rest, '.');
    return err_say(
        e, value_refused(r->kind, setting.value, most_of(r)),
        say_setting_cannot_be(name, round, &label, text_cut(a, wrong.n > 0 ? wrong : setting.value, QUOTED), &need));
}

/* What nobody had chosen is chosen now, though it may be the same. */
static bool is_first_choice(const struct row *r, struct section *s)
{
    bool never = false, *by_date = &never;

    if (r->kind == &value_edition)
        by_date = &s->edition_by_date;
    if (r->kind == &value_tiebreak)
        by_date = &s->tiebreak_by_date;
    bool first = *by_date;
    *by_date = false;
    return first;
}

bool property_read(struct event *ev, struct section *s, struct setting setting, struct arena *a, struct effect *effect,
                   struct err *e)
{
    int round;
    const struct row *r = row_named(setting.name, &round);

    if (!r)
        return err_say(e, ERR_USAGE, say_no_property(setting.name));
    if (!r->property.of_event && !s)
        return err_say(e, ERR_USAGE, say_property_needs_section(r->property.name));
    struct str hour = { 0 };
    void *field = round > 0 ? &hour : field_of(r, ev, s);
    struct str before = round > 0 ? hour_of(r, ev, s, round) : r->kind->print(field, a);
    if (!r->kind->read(str_trim(setting.value), least_of(r), most_of(r), a, field))
        return refuse(r, round, setting, a, e);
    if (round > 0) {
        struct hours *h = is_own(r, ev, s) ? &s->hours : &ev->hours;
        *(r->at == EVENT(lineups) ? &h->lineups[round - 1] : &h->date[round - 1]) = hour;
    }
    struct str after = round > 0 ? hour_of(r, ev, s, round) : r->kind->print(field, a);
    bool same = str_eq(before, after), chosen = is_first_choice(r, s);
    if (same && !chosen)
        return true;
    if (!same)
        note_effect(r, round, effect);
    arena_room(a, effect->altered, effect->n, effect->cap);
    effect->altered[effect->n++] =
        (struct altered){ &r->property, setting.name, before, after, !r->property.of_event || is_own(r, ev, s) };
    return true;
}

/* What only some systems ask for. */
static bool check_system(const struct section *s, struct err *e)
{
    const struct system *system = system_find(s->system);
    bool typed = system && system->cards == CARDS_TEAMS;

    if (system && s->score == SCORE_GP && !system->scores_gp)
        return err_say(e, ERR_INPUT, say_system_needs_match_points(system->name));
    if (!typed && (s->preference != PREFERENCES_A || s->secondary != SECONDARY_USED))
        return err_say(e, ERR_INPUT,
                       say_preference_needs_system(s->preference != PREFERENCES_A ? "preference" : "secondary"));
    if (!typed && s->graded)
        return err_say(e, ERR_INPUT, say_graded_needs_system());
    if (s->accelerated && !(system && system->accelerates))
        return err_say(e, ERR_INPUT, say_accelerated_needs_system());
    return true;
}

static bool ranks_by(const struct section *s, enum criterion first, enum criterion last)
{
    for (int c = first; c <= (int)last; c++)
        if (ranking_place(&s->ranking, (enum criterion)c) >= 0)
            return true;
    return false;
}

/* What those criteria are made of are points of 2, 1 and 0, or 1, a half and 0. */
static bool check_ranking(const struct section *s, struct err *e)
{
    if (s->match_points.n == 0 && s->game_points.n == 0)
        return true;
    if (ranks_by(s, CRITERION_OSB, CRITERION_OSB) || ranks_by(s, CRITERION_SUM, CRITERION_SUM))
        return err_say(e, ERR_INPUT, say_tiebreaks_of_olympiad_need_points());
    if (ranks_by(s, CRITERION_CLUB_SOLKOFF, CRITERION_CLUB_CUMULATIVE))
        return err_say(e, ERR_INPUT, say_tiebreaks_of_club_need_points());
    return true;
}

/* D.02 says what a match and its bye give, and the systems of players what a game does, unless they ask only who has more. */
static bool check_points(const struct section *s, struct err *e)
{
    const struct system *system = system_find(s->system);
    int mp = NOBODY, gp;

    if (!section_scores_otherwise(s))
        return true;
    if (!system)
        return err_say(e, ERR_INPUT, say_points_are_of_olympiad());
    if (!system->any_points)
        return err_say(e, ERR_INPUT, say_points_are_of_system(system->name));
    if (s->unit == UNIT_PLAYER && s->match_points.n > 0)
        return err_say(e, ERR_INPUT, say_players_have_game_points());
    if (s->bye_points.n > 0 && system->bye == BYE_NOTHING)
        return err_say(e, ERR_INPUT, say_free_round_gives_nothing());
    if (s->bye_points.n > 0 &&
        (!scoring_bye_read(s->bye_points, &mp, &gp) || (mp == NOBODY) != (s->unit == UNIT_PLAYER)))
        return err_say(e, ERR_INPUT, unit_message(s->unit, say_bye_has_both_points()));
    return check_ranking(s, e);
}

static struct str value_of(const struct setting *setting, int n, const char *name)
{
    for (int i = 0; i < n; i++)
        if (str_eq(setting[i].name, str_of(name)))
            return str_trim(setting[i].value);
    return (struct str){ 0 };
}

/* One that does has a usual ranking of players. */
static bool pairs_players(struct str name)
{
    const struct system *system = system_find(name);

    return system && system->ranking[UNIT_PLAYER];
}

struct brought property_brought(const struct section *s, const struct setting *setting, int n)
{
    struct str unit = value_of(setting, n, "unit"), name = value_of(setting, n, "system");

    if (!s || (unit.n == 0 && name.n == 0))
        return (struct brought){ 0 };
    const struct system *system = system_find(name.n > 0 ? name : s->system);
    bool players = str_eq(unit.n > 0 ? unit : str_of(unit_name(s->unit)), STR("player"));
    return (struct brought){ players, { STR("ranking"), str_of(system ? system->ranking[players] : NULL) } };
}

bool property_check(const struct event *ev, const struct section *s, struct err *e)
{
    if (ev->name.n == 0)
        return err_say(e, ERR_INPUT, say_event_without_name());
    if (ev->start.n && ev->end.n && str_cmp(ev->end, ev->start) < 0)
        return err_say(e, ERR_INPUT, say_days_backwards(ev->end, ev->start));
    if (s && s->squad_size < s->boards)
        return err_say(e, ERR_INPUT, say_squad_cannot_fill_boards(s->squad_size, s->boards));
    if (s && !score_least_fits(s))
        return err_say(e, ERR_INPUT, say_players_needed_beyond_boards("", s->players_needed, s->boards));
    if (s && s->unit == UNIT_PLAYER && (s->boards > 1 || s->squad_size > 1))
        return err_say(e, ERR_INPUT, say_player_has_one_board());
    if (s && s->unit == UNIT_PLAYER && !pairs_players(s->system))
        return err_say(e, ERR_INPUT, say_system_pairs_teams(s->system.n > 0 ? s->system : STR(SYSTEM_OLYMPIAD)));
    if (s && s->unit == UNIT_TEAM && ranks_by(s, CRITERION_ARO, CRITERION_APPO))
        return err_say(e, ERR_INPUT, say_tiebreaks_of_ratings_need_players());
    return !s || (check_system(s, e) && check_points(s, e));
}
