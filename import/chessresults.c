/* SPDX-License-Identifier: Apache-2.0 */
#include "import/chessresults.h"

#include <limits.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/chessresults_days.h"
#include "import/chessresults_part.h"
#include "import/chessresults_rules.h"
#include "import/recognised.h"
#include "import/xml.h"
#include "teams/moment.h"
#include "teams/pace.h"
#include "teams/title.h"
#include "import/messages.h"
#include "import/said.h"

/* --- the tournament --------------------------------------------------------------------------- */

static bool read_type(struct cr_reader *r, const struct element *x)
{
    int type = cr_number(r, x, "type", 0, CR_NUMBERS_MAX);

    if (cr_is_ok(r) && (xml_attribute(x, "type").n == 0 || type >= CHESSRESULTS_TYPES))
        return cr_wrong(r, x, say_takeover_no_such_type());
    r->type = (enum chessresults_type)type;
    r->section->unit = cr_is_of_players(r) ? UNIT_PLAYER : UNIT_TEAM;
    return cr_is_ok(r);
}

/* A round robin need not say which round is played. */
static bool read_sizes(struct cr_reader *r, const struct element *x)
{
    bool robin = r->type == CHESSRESULTS_ROUND_ROBIN || r->type == CHESSRESULTS_TEAM_ROUND_ROBIN;
    const char *current = robin && xml_attribute(x, "currentround").n == 0 ? "rankinground" : "currentround";
    struct section *s = r->section;

    s->rounds = cr_number(r, x, "rounds", 1, ROUNDS_MAX);
    s->boards = cr_is_of_players(r) ? 1 : cr_number(r, x, "playerperteam", 1, BOARDS_MAX);
    s->nround = cr_number(r, x, current, 0, ROUNDS_MAX);
    if (cr_is_ok(r) && (s->rounds == 0 || s->boards == 0 || s->nround > s->rounds))
        return cr_wrong(r, x, say_takeover_lacks_sizes());
    return cr_is_ok(r);
}

/* The first or the last day of the event. */
static struct str day_of(struct cr_reader *r, const struct element *x, const char *name)
{
    struct str written = cr_text(r, x, name), day = days_read(&r->days, written, r->arena);

    if (written.n > 0 && day.n == 0 && moment_day_shows(written) != DAY_SHOWS_EITHER)
        cr_warn(r, x->line, say_takeover_no_day_of_event(name, written));
    return day;
}

static void read_pace(struct cr_reader *r, const struct element *x)
{
    struct str written = cr_text(r, x, "timecontrol");
    struct pace pace;

    if (pace_read(written, &pace))
        r->section->time_control = pace_text(&pace, r->arena);
    else
        cr_warn(r, x->line, say_takeover_pace_unknown(written));
}

static bool read_tournament(struct cr_reader *r, const struct element *root)
{
    static const char *const tie_breaks[CHESSRESULTS_CRITERIA] = { "tb1no", "tb2no", "tb3no", "tb4no", "tb5no" };
    static const char *const details[CHESSRESULTS_CRITERIA] = { "tb1_detail", "tb2_detail", "tb3_detail", "tb4_detail",
                                                                "tb5_detail" };
    const struct element *data = xml_find(root->child, "tournamentdata"),
                         *x = data ? xml_find(data->child, "tournament") : NULL;

    if (!x)
        return cr_wrong(r, root, say_takeover_no_tournament());
    if (!read_type(r, x) || !read_sizes(r, x))
        return false;
    r->line = x->line;
    r->event->name = cr_text(r, x, "name");
    r->event->federation = cr_text(r, x, "federation");
    if (str_eq(r->event->federation, STR("FID"))) /* what stands where there is none */
        r->event->federation = (struct str){ 0 };
    r->event->city = cr_text(r, x, "location");
    r->event->start = day_of(r, x, "from");
    r->event->end = day_of(r, x, "to");
    read_pace(r, x);
    for (int i = 0; i < CHESSRESULTS_CRITERIA; i++) {
        r->tie_break[i] =
            (struct chessresults_code){ cr_number(r, x, tie_breaks[i], 0, CR_NUMBERS_MAX), cr_text(r, x, details[i]) };
    }
    r->home_black = str_eq(cr_text(r, x, "homecolor"), STR("s"));
    r->home_said = cr_text(r, x, "homecolor").n > 0;
    r->replay = cr_number(r, x, "replay", 0, ROUNDS_MAX);
    r->ranked = cr_number(r, x, "rankinground", 0, ROUNDS_MAX);
    return cr_is_ok(r);
}

/* "2016/09/02" or as days are written otherwise, and "15:00". */
static bool read_date(struct cr_reader *r, const struct element *x)
{
    int round = cr_number(r, x, "round", 1, ROUNDS_MAX);
    struct str written = cr_text(r, x, "date"), day = days_read(&r->days, written, r->arena),
               time = cr_text(r, x, "time"), hour = days_hour(time, r->arena);

    if (written.n > 0 && day.n == 0 && moment_day_shows(written) != DAY_SHOWS_EITHER)
        finding_say(r->findings, WARNING, RULE_NONE, x->line, say_takeover_no_day(round, written));
    if (!cr_is_ok(r) || round == 0 || day.n == 0)
        return cr_is_ok(r);
    if (round > r->section->rounds) {
        cr_warn(r, x->line, say_takeover_day_of_no_round(written, round, r->section->rounds));
        return true;
    }
    if (hour.n > 0)
        day = str_fmt(r->arena, "%.*s %.*s", STR_ARG(day), STR_ARG(hour));
    else if (time.n > 0)
        cr_warn(r, x->line, say_takeover_no_hour(round, time));
    struct str *kept = &r->event->date[round - 1];
    if (kept->n > 0 && !str_eq(*kept, day))
        cr_warn(r, x->line, say_takeover_round_dated_twice(round, *kept, day));
    *kept = kept->n > 0 ? *kept : day;
    return true;
}

/* --- teams and players ------------------------------------------------------------------------ */

/* For good, after the rounds of the file. */
static void leave(struct cr_reader *r, int squad)
{
    struct section *s = r->section;

    arena_room(r->arena, s->absence, s->nabsence, r->absence_room);
    s->absence[s->nabsence++] = (struct absence){ .squad = squad, .from = s->nround + 1, .withdrawn = true };
}

/* `state`: 1 and 2 have left, and their points do not count or do. */
enum { STATE_LEFT_COUNTS = 2 };

/* NULL: it has no number, or that of another one. */
static struct squad *add_squad(struct cr_reader *r, const struct element *x, int n)
{
    struct section *s = r->section;

    if (n == 0 || r->team_at[n] != NOBODY) {
        cr_wrong(r, x, n ? say_takeover_number_is_taken(n) : unit_message(s->unit, say_takeover_team_lacks_number()));
        return NULL;
    }
    r->team_at[n] = s->nsquad;
    struct squad *q = &s->squad[s->nsquad++];
    *q = (struct squad){
        .given = n, .number = n, .player = arena_new(r->arena, struct player, SQUAD_MAX), .line = x->line
    };
    int state = cr_number(r, x, "state", 0, CR_NUMBERS_MAX);
    if (state > STATE_LEFT_COUNTS)
        cr_warn(r, x->line, say_takeover_no_such_state(state));
    else if (state > 0)
        leave(r, s->nsquad - 1);
    return q;
}

/* They are worked out from the rounds; what is no number there is only passed over. */
static int match_points_said(const struct element *x)
{
    struct str s = str_trim(xml_attribute(x, "points"));
    long n = 0;

    return s.n > 0 && str_long(s, &n) && n >= 0 && n <= INT_MAX ? (int)n : CR_UNSAID;
}

static bool read_team(struct cr_reader *r, const struct element *x)
{
    int n = cr_number(r, x, "no", 1, TEAMS_MAX);
    struct squad *q = cr_is_ok(r) ? add_squad(r, x, n) : NULL;

    if (!q)
        return false;
    q->name = cr_text(r, x, "teamname");
    q->federation = cr_text(r, x, "federation");
    q->captain = cr_text(r, x, "captain");
    r->points[q - r->section->squad] = match_points_said(x);
    return cr_is_ok(r);
}

/* "Berg,Ann" and "Berg, Ann" are one; the first name may stand with the last one. */
static struct str full_name(struct cr_reader *r, const struct element *x)
{
    struct str first = cr_text(r, x, "firstname"), rest = cr_text(r, x, "lastname"),
               last = str_trim(str_cut(&rest, ','));

    rest = str_trim(rest);
    if (rest.n > 0)
        last = str_fmt(r->arena, "%.*s, %.*s", STR_ARG(last), STR_ARG(rest));
    return first.n > 0 ? str_fmt(r->arena, "%.*s%s %.*s", STR_ARG(last), rest.n > 0 ? "" : ",", STR_ARG(first)) : last;
}

/* A year, or a day of one; what is none is told once. */
static int year_in(struct cr_reader *r, const struct element *x)
{
    struct str s = str_trim(cr_text(r, x, "dob"));
    long n = moment_year_read(s);

    if (n >= 1900 && n <= BORN_MOST)
        return (int)n;
    if (s.n > 0 && n != 0 && r->unborn.n++ == 0)
        r->unborn = (struct days_seen){ .n = 1, .line = x->line, .text = s };
    return 0;
}

static struct player player_of(struct cr_reader *r, const struct element *x)
{
    int rating = cr_number(r, x, "rtgfide", 0, 4000);

    return (struct player){
        .name = full_name(r, x),
        .title = title_of(cr_text(r, x, "title")),
        .fide_id = cr_whole(r, x, "fideid", 0, FIDE_ID_MOST),
        .rating = rating > 0 ? rating : cr_number(r, x, "rtg", 0, 4000),
        .born = year_in(r, x),
        .sex = player_sex(cr_text(r, x, "sex")),
        .line = x->line,
    };
}

/* Of a player of a team the team has it. A team without one gets that of its first player who has one. */
static void look_at_federation(struct cr_reader *r, const struct element *x, struct squad *q)
{
    struct str own = cr_text(r, x, "fed");

    if (own.n > 0 && q->federation.n == 0)
        q->federation = own;
    if (own.n == 0 || str_same(own, q->federation) || r->foreign.n++ > 0)
        return;
    r->foreign.line = x->line;
    r->foreign.text = own;
    r->foreign_team = q;
}

static bool seat_player(struct cr_reader *r, const struct element *x, int n, struct cr_seat at)
{
    struct squad *q = &r->section->squad[at.team];

    if (r->seat_at[n].place > 0 || q->player[at.place - 1].name.n > 0)
        return cr_wrong(r, x, say_takeover_player_twice(n, at.place, q->name));
    q->player[at.place - 1] = player_of(r, x);
    q->nplayer = at.place > q->nplayer ? at.place : q->nplayer;
    if (!cr_is_of_players(r))
        look_at_federation(r, x, q);
    r->seat_at[n] = at;
    return cr_is_ok(r);
}

/* The players behind a place that nobody has move up: where each of them sat goes by his number. */
static void close_up(struct cr_reader *r, int team)
{
    struct squad *q = &r->section->squad[team];
    int becomes[SQUAD_MAX + 1] = { 0 }, n = 0, gap = 0;

    for (int i = 0; i < q->nplayer; i++) {
        if (q->player[i].line == 0) {
            gap = gap > 0 ? gap : i + 1;
            continue;
        }
        q->player[n] = q->player[i];
        becomes[i + 1] = ++n;
    }
    q->nplayer = n;
    for (int i = 0; gap > 0 && i <= CR_NUMBERS_MAX; i++)
        if (r->seat_at[i].place > 0 && r->seat_at[i].team == team)
            r->seat_at[i].place = becomes[r->seat_at[i].place];
    if (gap > 0)
        cr_warn(r, q->player[gap - 1].line, say_takeover_board_gap(q->name, gap));
}

static bool read_player(struct cr_reader *r, const struct element *x)
{
    int n = cr_number(r, x, "no", 1, CR_NUMBERS_MAX), number_of_team = cr_number(r, x, "teamno", 0, TEAMS_MAX);
    int place = cr_number(r, x, "board", 0, SQUAD_MAX), team = r->team_at[number_of_team];

    if (!cr_is_ok(r))
        return false;
    if (number_of_team == 0) {
        r->teamless++;
        return true;
    }
    if (n == 0 || team == NOBODY || place == 0)
        return cr_wrong(r, x, say_takeover_player_lacks_number());
    return seat_player(r, x, n, (struct cr_seat){ team, place });
}

/* A player who is paired himself is a team of one. */
static bool read_single(struct cr_reader *r, const struct element *x)
{
    int n = cr_number(r, x, "no", 1, TEAMS_MAX);
    struct squad *q = cr_is_ok(r) ? add_squad(r, x, n) : NULL;

    if (!q || !seat_player(r, x, n, (struct cr_seat){ (int)(q - r->section->squad), 1 }))
        return false;
    q->name = q->player[0].name;
    q->federation = cr_text(r, x, "fed");
    return cr_is_ok(r);
}

static bool read_squads(struct cr_reader *r, const struct element *root)
{
    const char *outer = cr_is_of_players(r) ? "players" : "teams", *inner = cr_is_of_players(r) ? "player" : "team";
    const struct element *of = xml_find(root->child, outer);
    int n = of ? xml_count(of, inner) : 0;

    if (n > TEAMS_MAX)
        return err_say(r->err, ERR_LIMIT, say_more_than_teams(r->file, TEAMS_MAX));
    r->section->squad = arena_new(r->arena, struct squad, n);
    r->paired = arena_new(r->arena, bool, n *ROUNDS_MAX);
    r->points = arena_new(r->arena, int, n);
    r->seat_at = arena_new(r->arena, struct cr_seat, CR_NUMBERS_MAX + 1);
    r->team_at = arena_new(r->arena, int, TEAMS_MAX + 1);
    for (int i = 0; i <= TEAMS_MAX; i++)
        r->team_at[i] = NOBODY;
    if (cr_is_of_players(r))
        return cr_each(r, root, outer, inner, read_single);
    bool ok = cr_each(r, root, outer, inner, read_team) && cr_each(r, root, "players", "player", read_player);
    if (r->teamless > 0)
        cr_warn(r, 0, say_takeover_players_of_no_team(r->teamless));
    for (int i = 0; ok && i < r->section->nsquad; i++)
        close_up(r, i);
    return ok;
}

/* --- the whole -------------------------------------------------------------------------------- */

/* What is read otherwise than it is written, each with how often. */
static void tell_left_out(struct cr_reader *r)
{
    if (r->later > 0)
        cr_warn(r, 0, say_takeover_later_pairings(r->later, r->section->nround));
    if (r->unrated > 0)
        cr_warn(r, 0, say_takeover_unrated_games(r->unrated));
    if (r->halves > 0)
        cr_warn(r, 0, say_takeover_half_results(r->halves));
    if (r->unborn.n > 0)
        cr_warn(r, r->unborn.line, say_record_no_day_of_birth(r->unborn.text, r->unborn.n - 1));
    if (r->foreign.n > 0)
        cr_warn(r, r->foreign.line,
                say_takeover_foreign_player(r->foreign.text, r->foreign_team->name, r->foreign_team->federation,
                                            r->foreign.n - 1));
    if (r->seatless > 0)
        cr_warn(r, 0, say_takeover_seatless(r->seatless));
}

bool chessresults_read(struct str bytes, struct str file_name, const struct said *said, struct arena *a,
                       struct event *out, struct findings *f, struct err *e)
{
    static const char any[] =
        "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\"><xs:element name=\"chessresults\">"
        "<xs:complexType><xs:sequence><xs:any processContents=\"skip\" minOccurs=\"0\" "
        "maxOccurs=\"unbounded\"/></xs:sequence><xs:anyAttribute processContents=\"skip\"/>"
        "</xs:complexType></xs:element></xs:schema>";
    struct xml_format format = { say_xml_is_chess_results, "chessresults", str_of(any), NULL, NULL };
    struct section *s = arena_new(a, struct section, 1);
    struct cr_reader r = { .event = out,
                           .section = s,
                           .said = said,
                           .days = { .order = said->dates, .lenient = true },
                           .file = file_name,
                           .arena = a,
                           .findings = f,
                           .err = e };
    struct element *root;

    *out = (struct event){ .backups = BACKUPS_DEFAULT, .section = s, .nsection = 1 };
    *s = section_default();
    s->name = STR("open");
    if (!xml_read(bytes, file_name, &format, a, &root, f, e))
        return false;
    chessresults_days(root, &r.days, f);
    bool ok = read_tournament(&r, root) && cr_each(&r, root, "rounds", "round", read_date) && read_squads(&r, root) &&
              cr_read_rounds(&r, root);
    recognised_tree(f->recognised, root);
    if (!ok)
        return false;
    section_name_by_players(s);
    section_follow_date(s, out);
    chessresults_assume(&r);
    cr_give_points(&r);
    tell_left_out(&r);
    return true;
}
