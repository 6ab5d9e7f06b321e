/* SPDX-License-Identifier: Apache-2.0 */
#include "import/trf/trf.h"

#include "engine/base/arena.h"
#include "engine/system/system.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/trf/trf_build.h"
#include "import/messages.h"
#include "import/said.h"

enum { BOARDS_USUAL = 4 };

/* --- numbers to indices ----------------------------------------------------------------------- */

static int *numbers(struct arena *a, int most)
{
    int *at = arena_new(a, int, most + 1);

    for (int i = 0; i <= most; i++)
        at[i] = NOBODY;
    return at;
}

static bool index_players(struct trf_build *b, int *at)
{
    for (int i = 0; i < b->file->nplayer; i++) {
        const struct trf_player *p = &b->file->player[i];
        if (at[p->number] != NOBODY)
            return trf_wrong(&p->line, trf_column(TRF_PLAYER_NUMBER).from, b->err,
                             say_line_already_player(b->file->player[at[p->number]].line.number, p->number));
        at[p->number] = i;
    }
    return true;
}

static bool index_teams(struct trf_build *b, int *at)
{
    for (int i = 0; i < b->nteam; i++) {
        const struct trf_team *t = &b->team[i];
        if (at[t->number] != NOBODY)
            return trf_wrong(&t->line, trf_column(TRF_TEAM_NUMBER).from, b->err,
                             say_line_already_team(b->team[at[t->number]].line.number, t->number));
        at[t->number] = i;
    }
    return true;
}

/* --- squads ----------------------------------------------------------------------------------- */

/* Makes the numbers of a team's players indices. */
static bool take_players(struct trf_build *b, int team)
{
    struct trf_team *t = &b->team[team];
    enum trf_fields list = b->file->nteam > 0 ? TRF_TEAM_PLAYERS : TRF_OLD_TEAM_PLAYERS;

    for (int i = 0; i < t->nplayer; i++) {
        int number = t->player[i], at = b->player_at[number];
        struct trf_player *p = at == NOBODY ? NULL : &b->file->player[at];
        if (!p)
            return trf_wrong(&t->line, trf_entry(list, i).from, b->err, say_no_player(number));
        if (p->team != NOBODY)
            return trf_wrong(&t->line, trf_entry(list, i).from, b->err,
                             say_player_already_belongs_team(number, b->team[p->team].number));
        p->team = team;
        p->place = i + 1;
        t->player[i] = at;
    }
    return true;
}

static int of_federation(const struct trf_build *b, const struct trf_team *t, struct str federation)
{
    int n = 0;

    for (int i = 0; i < t->nplayer; i++)
        n += str_eq(b->file->player[t->player[i]].federation, federation);
    return n;
}

static void fill_squad(struct trf_build *b, int team)
{
    const struct trf_team *t = &b->team[team];
    struct squad *q = &b->section->squad[team];

    *q = (struct squad){ .name = t->name,
                         .given = t->number,
                         .number = t->number,
                         .player = arena_new(b->arena, struct player, t->nplayer),
                         .nplayer = t->nplayer,
                         .line = t->line.number };
    for (int i = 0; i < t->nplayer; i++)
        q->player[i] = b->file->player[t->player[i]].is;
    /* A report file has federations of players alone: that of most, the earlier one of two. */
    struct str most = { 0 };
    int n = 0;

    for (int i = 0; i < t->nplayer; i++) {
        struct str federation = b->file->player[t->player[i]].federation;
        int of = federation.n > 0 ? of_federation(b, t, federation) : 0;
        if (of > n) {
            most = federation;
            n = of;
        }
    }
    if (n < t->nplayer - of_federation(b, t, (struct str){ 0 }) && b->nforeign++ == 0) {
        b->foreign = most;
        b->foreign_team = t;
    }
    q->federation = most;
}

static bool build_squads(struct trf_build *b)
{
    b->section->squad = arena_new(b->arena, struct squad, b->nteam);
    b->section->nsquad = b->nteam;
    b->out->rank = arena_new(b->arena, int, b->nteam);
    for (int i = 0; i < b->nteam; i++)
        if (!take_players(b, i))
            return false;
    if (!b->file->of_players)
        trf_build_joins(b);
    for (int i = 0; i < b->nteam; i++) {
        fill_squad(b, i);
        b->out->rank[i] = b->team[i].rank;
    }
    /* A file of teams has players who are in none: nothing of them is kept. */
    const struct trf_player *first = NULL;
    int n = 0;

    for (int i = 0; i < b->file->nplayer; i++)
        if (b->file->player[i].team == NOBODY && n++ == 0)
            first = &b->file->player[i];
    if (n > 0)
        finding_say(b->file->findings, WARNING, RULE_NONE, first->line.number,
                    say_player_of_none(first->number, first->is.name, n - 1));
    if (b->nforeign > 0)
        finding_say(b->file->findings, WARNING, RULE_NONE, b->foreign_team->line.number,
                    say_players_other_federations(b->foreign_team->name, b->foreign, b->nforeign - 1));
    return true;
}

/* --- the rules -------------------------------------------------------------------------------- */

static int players_in(const struct trf_build *b, const struct trf_team *t, int round)
{
    int n = 0;

    for (int i = 0; i < t->nplayer; i++)
        n += trf_sits(trf_game(&b->file->player[t->player[i]], round));
    return n;
}

static int least_of(int a, int b)
{
    return a < b ? a : b;
}

static int most_of(int a, int b)
{
    return a > b ? a : b;
}

/* 352 says it; otherwise as many as a team ever had players at the boards, and before a round was played four, fewer if no team has so many players. */
static int count_boards(const struct trf_build *b)
{
    int squad = 1, boards = 0;

    if (b->file->boards.n > 0)
        return (int)b->file->boards.n;
    for (int i = 0; i < b->nteam; i++) {
        squad = most_of(squad, b->team[i].nplayer);
        for (int r = 0; r < ROUNDS_MAX; r++)
            boards = most_of(boards, players_in(b, &b->team[i], r));
    }
    int usual = least_of(squad, BOARDS_USUAL);
    if (boards < usual)
        finding_say(b->file->findings, WARNING, RULE_NONE, 0,
                    boards > 0 ? say_boards_as_seen(boards) : say_boards_as_usual(usual));
    return least_of(boards > 0 ? boards : usual, BOARDS_MAX);
}

/* What was asked for; then line 092 as we write it, then line 192. */
static const struct system *named_system(const struct trf_build *b)
{
    if (b->asked)
        return b->system;
    return b->file->system || b->file->has_edition ? b->file->system : b->type.system;
}

/* Of the Olympiad's rules: what line 092 says as we write it, then line 192, then the day on which the event begins. */
static void set_edition(struct trf_build *b)
{
    struct section *s = b->section;

    if (b->file->has_edition)
        s->edition = b->file->edition;
    else if (b->type.has_edition)
        s->edition = b->type.edition;
    s->edition_by_date = !b->file->has_edition && !b->type.has_edition;
    if (b->said)
        said_edition(b->said, s);
    section_follow_date(s, &b->out->event);
}

/* Days of rounds that there will never be. */
static void drop_days(struct trf_build *b)
{
    struct event *ev = &b->out->event;

    for (int r = b->section->rounds; r < ROUNDS_MAX; r++) {
        if (ev->date[r].n > 0)
            finding_say(b->file->findings, WARNING, RULE_NONE, b->file->dates_line,
                        say_days_of_no_round(r + 1, b->section->rounds));
        ev->date[r] = (struct str){ 0 };
    }
}

static void set_rules(struct trf_build *b)
{
    struct section *s = b->section;

    s->boards = s->unit == UNIT_PLAYER ? 1 : count_boards(b);
    s->rounds = b->file->rounds > 0 ? b->file->rounds : ROUNDS_MAX;
    drop_days(b);
    s->lot = b->file->lot;
    s->time_control = b->file->time_control;
    trf_find_type(b);
    if (b->said)
        b->asked = said_system(b->said, s->unit, &b->system);
    /* Players need a system that pairs players, whatever the file says. */
    const struct system *named = named_system(b);
    bool players = b->section->unit == UNIT_PLAYER;

    if (players && named && !named->ranking[UNIT_PLAYER])
        named = NULL;
    b->out->has_edition = named || ((b->file->has_edition || b->type.has_edition) && !players);
    if (named || players)
        b->section->system = named ? str_of(named->name) : STR(SYSTEM_ASSUMED);
    trf_apply_type(b);
    set_edition(b);
    b->out->has_rounds = b->file->rounds > 0;
}

/* --- the whole -------------------------------------------------------------------------------- */

/* 310 lines make 013 lines superfluous. */
static void choose_teams(struct trf_build *b)
{
    struct trf_file *f = b->file;

    if (f->of_players) {
        trf_build_single(b);
        return;
    }
    b->team = f->nteam > 0 ? f->team : f->old_team;
    b->nteam = f->nteam > 0 ? f->nteam : f->nold_team;
    if (f->nteam > 0 && f->nold_team > 0)
        finding_say(f->findings, WARNING, RULE_NONE, f->old_team[0].line.number, say_lines_013_ignored());
}

static bool build(struct trf_build *b)
{
    int *player_at = numbers(b->arena, TRF_PLAYERS_MAX), *team_at = numbers(b->arena, trf_number_max(b->file));

    choose_teams(b);
    if (!index_players(b, player_at) || !index_teams(b, team_at))
        return false;
    b->player_at = player_at;
    b->team_at = team_at;
    if (!build_squads(b))
        return false;
    if (b->file->nletterless > 0)
        finding_say(b->file->findings, WARNING, RULE_NONE, b->file->letterless_line,
                    say_round_without_letter(b->file->nletterless - 1));
    set_rules(b);
    if (!trf_build_points(b) || !trf_build_own_settings(b) || !trf_build_rounds(b) || !trf_build_extensions(b) ||
        !trf_build_own(b) || !trf_build_decisions(b))
        return false;
    trf_check_type(b);
    trf_build_ranking(b);
    trf_find_lot(b);
    trf_check_points(b);
    return true;
}

/* What a file is read for. */
struct trf_reader {
    bool to_go_on, players, asked; /* players: if there are no teams */
    const struct system *system;
    const struct said *said; /* NULL: nothing */
};

static bool read_as(struct trf_reader as, struct str bytes, struct str file_name, struct arena *a, struct trf *out,
                    struct findings *f, struct err *e)
{
    struct trf_file *file = arena_new(a, struct trf_file, 1);
    struct trf_build b = { .file = file,
                           .section = arena_new(a, struct section, 1),
                           .to_go_on = as.to_go_on,
                           .asked = as.asked,
                           .system = as.system,
                           .said = as.said,
                           .out = out,
                           .arena = a,
                           .err = e };

    *file = (struct trf_file){ .worth = trf_worths_usual(),
                               .findings = f,
                               .arena = a,
                               .err = e,
                               .of_players = as.players && trf_is_of_players(bytes),
                               .days = { .order = as.said ? as.said->dates : DAY_ORDER_OPEN } };
    *b.section = section_default();
    b.section->name = STR("open");
    b.section->floor = 0;
    b.section->frozen = true;
    if (bytes.n > TRF_SIZE_MAX)
        return err_say(e, ERR_LIMIT, say_event_larger_than(file_name, TRF_SIZE_MAX >> 20));
    if (!trf_records(bytes, file_name, file))
        return false;
    trf_settle_days(file);
    *out = (struct trf){ .event = file->event };
    out->event.section = b.section;
    out->event.nsection = 1;
    return build(&b);
}

bool trf_read(struct str bytes, struct str file_name, struct arena *a, struct trf *out, struct findings *f,
              struct err *e)
{
    return read_as((struct trf_reader){ 0 }, bytes, file_name, a, out, f, e);
}

bool trf_read_open(struct str bytes, struct str file_name, const struct said *said, struct arena *a, struct trf *out,
                   struct findings *f, struct err *e)
{
    return read_as((struct trf_reader){ .to_go_on = true, .players = true, .said = said }, bytes, file_name, a, out, f,
                   e);
}

bool trf_read_by(const struct system *system, struct str bytes, struct str file_name, struct arena *a, struct trf *out,
                 struct findings *f, struct err *e)
{
    bool players = system && system->ranking[UNIT_PLAYER] != NULL;

    return read_as((struct trf_reader){ .players = players, .asked = true, .system = system }, bytes, file_name, a, out,
                   f, e);
}
