/* SPDX-License-Identifier: Apache-2.0 */
#include "import/chessresults.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/chessresults_days.h"
#include "import/chessresults_rules.h"
#include "import/recognised.h"
#include "import/xml.h"
#include "teams/moment.h"
#include "teams/registration.h"
#include "teams/text.h"
#include "teams/title.h"
#include "import/messages.h"

enum { NUMBERS_MAX = 99999, BYE = -1, OUT = -2, TEAM_SWISS = 3 };

/* Which team and place a player's number means; team NOBODY: none. */
struct seat {
    int team, place;
};

struct reader {
    struct event *event;
    struct section *section;
    int second, line;           /* of its tie-breaks the second by number; of the tournament */
    int *team_at;               /* by number */
    struct seat *seat_at;       /* by number of the player; place 0: nobody has it */
    int absence_room, teamless; /* players of no team */
    bool *paired;               /* by round from 0, then by team: he has a match, the bye, or is said to be out */
    struct days days;
    struct str file;
    struct arena *arena;
    struct findings *findings;
    struct err *err;
};

static bool wrong(struct reader *r, const struct element *x, struct message message)
{
    return err_say(r->err, ERR_INPUT, say_file_line(r->file, x->line, &message));
}

static bool is_ok(const struct reader *r)
{
    return r->err->kind == ERR_NONE;
}

/* --- attributes ------------------------------------------------------------------------------- */

static struct str text(struct reader *r, const struct element *x, const char *name)
{
    struct str clean = { 0 };

    if (!text_nfc(xml_attribute(x, name), r->arena, &clean))
        wrong(r, x, say_attribute_unreadable(name));
    return clean;
}

/* 0 if it is left out. */
static long whole(struct reader *r, const struct element *x, const char *name, long least, long most)
{
    struct str s = str_trim(xml_attribute(x, name));
    long n = 0;

    if (s.n > 0 && (!str_long(s, &n) || n < least || n > most))
        wrong(r, x, say_attribute_out_of_range(name, least, most));
    return is_ok(r) ? n : 0;
}

static int number(struct reader *r, const struct element *x, const char *name, int least, int most)
{
    return (int)whole(r, x, name, least, most);
}

/* "1", "0", "½", "0,5" or "0.5" in half points; -1 if it is left out. */
static int points(struct reader *r, const struct element *x, const char *name)
{
    static const struct {
        const char *written;
        int half;
    } all[] = { { "", -1 },   { "1", 2 },   { "0", 0 },   { "½", 1 },   { "0,5", 1 }, { "0.5", 1 },
                { "1/2", 1 }, { "1,0", 2 }, { "1.0", 2 }, { "0,0", 0 }, { "0.0", 0 } };
    struct str s = str_trim(xml_attribute(x, name));

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (str_eq(s, str_of(all[i].written)))
            return all[i].half;
    wrong(r, x, say_attribute_no_half_points(name));
    return -1;
}

static const struct element *part(const struct element *root, const char *name)
{
    return xml_find(root->child, name);
}

/* Every `inner` of the part `outer`, until one of them is wrong. */
static bool each(struct reader *r, const struct element *root, const char *outer, const char *inner,
                 bool (*read)(struct reader *r, const struct element *x))
{
    const struct element *of = part(root, outer);

    for (struct element *x = of ? xml_find(of->child, inner) : NULL; x; x = xml_find(x->next, inner))
        if (!read(r, x))
            return false;
    return true;
}

/* --- the tournament --------------------------------------------------------------------------- */

static bool read_tournament(struct reader *r, const struct element *root)
{
    const struct element *data = part(root, "tournamentdata"), *x = data ? xml_find(data->child, "tournament") : NULL;

    if (!x)
        return wrong(r, root, say_takeover_no_tournament());
    if (number(r, x, "type", 0, NUMBERS_MAX) != TEAM_SWISS)
        return is_ok(r) && wrong(r, x, say_takeover_no_team_swiss());
    r->event->name = text(r, x, "name");
    r->event->federation = text(r, x, "federation");
    r->section->rounds = number(r, x, "rounds", 1, ROUNDS_MAX);
    r->section->boards = number(r, x, "playerperteam", 1, BOARDS_MAX);
    r->section->nround = number(r, x, "currentround", 0, ROUNDS_MAX);
    if (is_ok(r) && (r->section->rounds == 0 || r->section->boards == 0 || r->section->nround > r->section->rounds))
        return wrong(r, x, say_takeover_lacks_sizes());
    r->second = number(r, x, "tb2no", 0, NUMBERS_MAX);
    r->line = x->line;
    return is_ok(r);
}

/* "2016/09/02" or as days are written otherwise, and "15:00". */
static bool read_date(struct reader *r, const struct element *x)
{
    int round = number(r, x, "round", 1, ROUNDS_MAX);
    struct str written = text(r, x, "date"), day = days_read(&r->days, written, r->arena), time = text(r, x, "time"),
               minute;

    if (written.n > 0 && day.n == 0 && moment_day_shows(written) != DAY_SHOWS_EITHER)
        finding_say(r->findings, WARNING, RULE_NONE, x->line, say_takeover_no_day(round, written));
    if (round == 0 || day.n == 0)
        return is_ok(r);
    minute = str_fmt(r->arena, "%.*s %.*s", STR_ARG(day), STR_ARG(time.n > 0 ? time : STR("15:00")));
    if (moment_is_minute(minute))
        r->event->date[round - 1] = minute;
    return is_ok(r);
}

/* --- teams and players ------------------------------------------------------------------------ */

static bool read_team(struct reader *r, const struct element *x)
{
    struct section *s = r->section;
    int n = number(r, x, "no", 1, TEAMS_MAX);

    if (is_ok(r) && (n == 0 || r->team_at[n] != NOBODY))
        return wrong(r, x, n ? say_takeover_number_is_taken(n) : say_takeover_team_lacks_number());
    if (!is_ok(r))
        return false;
    r->team_at[n] = s->nsquad;
    s->squad[s->nsquad++] = (struct squad){ .name = text(r, x, "teamname"),
                                            .federation = text(r, x, "federation"),
                                            .captain = text(r, x, "captain"),
                                            .given = n,
                                            .number = n,
                                            .player = arena_new(r->arena, struct player, SQUAD_MAX),
                                            .line = x->line };
    return is_ok(r);
}

static struct str full_name(struct reader *r, const struct element *x)
{
    struct str last = text(r, x, "lastname"), first = text(r, x, "firstname");

    return first.n > 0 ? str_fmt(r->arena, "%.*s, %.*s", STR_ARG(last), STR_ARG(first)) : last;
}

/* A year, or a day of one. */
static int year_in(struct str s)
{
    long n = moment_year_read(s);

    return n >= 1900 && n <= BORN_MOST ? (int)n : 0;
}

static struct player player_of(struct reader *r, const struct element *x)
{
    int rating = number(r, x, "rtgfide", 0, 4000);

    return (struct player){
        .name = full_name(r, x),
        .title = title_of(text(r, x, "title")),
        .fide_id = whole(r, x, "fideid", 0, FIDE_ID_MOST),
        .rating = rating > 0 ? rating : number(r, x, "rtg", 0, 4000),
        .born = year_in(text(r, x, "dob")),
        .sex = player_sex(text(r, x, "sex")),
        .line = x->line,
    };
}

static bool read_player(struct reader *r, const struct element *x)
{
    int n = number(r, x, "no", 1, NUMBERS_MAX), number_of_team = number(r, x, "teamno", 0, TEAMS_MAX);
    int place = number(r, x, "board", 0, SQUAD_MAX), team = r->team_at[number_of_team];

    if (!is_ok(r))
        return false;
    if (number_of_team == 0) {
        r->teamless++;
        return true;
    }
    if (n == 0 || team == NOBODY || place == 0)
        return wrong(r, x, say_takeover_player_lacks_number());
    struct squad *q = &r->section->squad[team];
    if (r->seat_at[n].place > 0 || q->player[place - 1].name.n > 0)
        return wrong(r, x, say_takeover_player_twice(n, place, q->name));
    q->player[place - 1] = player_of(r, x);
    q->nplayer = place > q->nplayer ? place : q->nplayer;
    r->seat_at[n] = (struct seat){ team, place };
    return is_ok(r);
}

static void make_room(struct reader *r, int n)
{
    r->section->squad = arena_new(r->arena, struct squad, n);
    r->paired = arena_new(r->arena, bool, n *ROUNDS_MAX);
    r->seat_at = arena_new(r->arena, struct seat, NUMBERS_MAX + 1);
    r->team_at = arena_new(r->arena, int, TEAMS_MAX + 1);
    for (int i = 0; i <= TEAMS_MAX; i++)
        r->team_at[i] = NOBODY;
}

static bool read_squads(struct reader *r, const struct element *root)
{
    const struct element *teams = part(root, "teams");
    int n = teams ? xml_count(teams, "team") : 0;

    if (n > TEAMS_MAX)
        return err_say(r->err, ERR_LIMIT, say_more_than_teams(r->file, TEAMS_MAX));
    make_room(r, n);
    bool ok = each(r, root, "teams", "team", read_team) && each(r, root, "players", "player", read_player);
    if (r->teamless > 0)
        finding_say(r->findings, WARNING, RULE_NONE, 0, say_takeover_players_of_no_team(r->teamless));
    return ok;
}

/* --- pairings --------------------------------------------------------------------------------- */

static bool *paired(struct reader *r, int round, int team)
{
    return &r->paired[(round - 1) * r->section->nsquad + team];
}

static int team_named(struct reader *r, const struct element *x, const char *name)
{
    int n = number(r, x, name, OUT, TEAMS_MAX), team = n > 0 ? r->team_at[n] : NOBODY;

    if (is_ok(r) && team == NOBODY)
        wrong(r, x, say_takeover_no_team(n));
    return team;
}

static int round_of(struct reader *r, const struct element *x)
{
    int round = number(r, x, "round", 1, ROUNDS_MAX);

    if (is_ok(r) && (round == 0 || round > r->section->nround))
        wrong(r, x, say_takeover_no_round(round));
    return round;
}

static bool pair(struct reader *r, const struct element *x, int round, int team)
{
    if (*paired(r, round, team))
        return wrong(r, x, say_takeover_team_twice_in_round(r->section->squad[team].name, round));
    *paired(r, round, team) = true;
    return true;
}

static bool leave_out(struct reader *r, int round, int team)
{
    struct section *s = r->section;

    arena_room(r->arena, s->absence, s->nabsence, r->absence_room);
    s->absence[s->nabsence++] = (struct absence){ .squad = team, .from = round, .to = round };
    return true;
}

static bool read_match(struct reader *r, const struct element *x)
{
    int round = round_of(r, x), table = number(r, x, "pairing", 1, TEAMS_MAX), first = team_named(r, x, "no1");
    int number_of_other = number(r, x, "no2", OUT, TEAMS_MAX);

    if (!is_ok(r) || !pair(r, x, round, first))
        return false;
    struct pairing_list *list = &r->section->round[round - 1];
    if (number_of_other == OUT)
        return leave_out(r, round, first);
    if (number_of_other == BYE) {
        bool another = list->bye != NOBODY;
        list->bye = first;
        return !another || wrong(r, x, say_takeover_two_byes(round));
    }
    int other = team_named(r, x, "no2");
    if (!is_ok(r) || !pair(r, x, round, other))
        return false;
    if (!list->fixture)
        list->fixture = arena_new(r->arena, struct fixture, r->section->nsquad / 2);
    list->fixture[list->nfixture++] = (struct fixture){ .table = table, .side = { first, other } };
    return true;
}

static int by_table(const void *a, const void *b)
{
    const struct fixture *x = a, *y = b;

    return (x->table > y->table) - (x->table < y->table);
}

static bool order_tables(struct reader *r, const struct element *root)
{
    for (int k = 0; k < r->section->nround; k++) {
        struct pairing_list *list = &r->section->round[k];
        if (list->nfixture > 1)
            qsort(list->fixture, (size_t)list->nfixture, sizeof *list->fixture, by_table);
        for (int i = 0; i < list->nfixture; i++)
            if (list->fixture[i].table == 0 || (i > 0 && list->fixture[i].table == list->fixture[i - 1].table))
                return wrong(r, root, say_takeover_match_lacks_number(k + 1));
    }
    return true;
}

/* --- boards ----------------------------------------------------------------------------------- */

static struct fixture *match_of_table(struct pairing_list *list, int table)
{
    struct fixture key = { .table = table };

    return list->nfixture > 0 ? bsearch(&key, list->fixture, (size_t)list->nfixture, sizeof key, by_table) : NULL;
}

static struct seat seat_named(struct reader *r, const struct element *x, const char *name)
{
    int n = number(r, x, name, OUT, NUMBERS_MAX);

    if (n > 0 && r->seat_at[n].place > 0)
        return r->seat_at[n];
    if (is_ok(r) && n > 0)
        wrong(r, x, say_takeover_no_player(n));
    return (struct seat){ NOBODY, 0 };
}

/* Of White's half points and Black's, as White sees it. */
static enum result result_of(int white, int black, bool forfeit)
{
    static const enum result played[3][3] = { { RESULT_ZERO, RESULT_NONE, RESULT_LOSS },
                                              { RESULT_NONE, RESULT_DRAW, RESULT_NONE },
                                              { RESULT_WIN, RESULT_NONE, RESULT_NONE } };
    static const enum result unplayed[RESULT_COUNT] = {
        [RESULT_WIN] = RESULT_FORFEIT, [RESULT_LOSS] = RESULT_MISSED, [RESULT_ZERO] = RESULT_NOBODY,
        [RESULT_DRAW] = RESULT_DRAW,   [RESULT_NONE] = RESULT_NONE,
    };
    enum result r = white < 0 || black < 0 ? RESULT_NONE : played[white][black];

    return forfeit ? unplayed[r] : r;
}

static enum result turned(enum result r)
{
    static const enum result other[RESULT_COUNT] = {
        [RESULT_WIN] = RESULT_LOSS,      [RESULT_LOSS] = RESULT_WIN,       [RESULT_DRAW] = RESULT_DRAW,
        [RESULT_ZERO] = RESULT_ZERO,     [RESULT_FORFEIT] = RESULT_MISSED, [RESULT_MISSED] = RESULT_FORFEIT,
        [RESULT_NOBODY] = RESULT_NOBODY,
    };

    return other[r];
}

/* True: Black is of the team that is named first. Where nobody sits the board says it. */
static bool black_is_first(const struct fixture *f, struct seat white, struct seat black, int board)
{
    if (white.team != NOBODY)
        return white.team == f->side[1];
    if (black.team != NOBODY)
        return black.team == f->side[0];
    return board % 2 == 1;
}

static bool read_board(struct reader *r, const struct element *x)
{
    int round = round_of(r, x), table = number(r, x, "pairing", 1, TEAMS_MAX);
    int board = number(r, x, "board", 1, r->section->boards) - 1;
    struct seat white = seat_named(r, x, "whiteno"), black = seat_named(r, x, "blackno");
    int half[2] = { points(r, x, "reswhite"), points(r, x, "resblack") };

    if (!is_ok(r))
        return false;
    struct fixture *f = match_of_table(&r->section->round[round - 1], table);
    if (!f || board < 0)
        return wrong(r, x, say_takeover_no_match(table, round));
    bool black_first = black_is_first(f, white, black, board);
    if ((white.team != NOBODY && white.team != f->side[black_first]) ||
        (black.team != NOBODY && black.team != f->side[!black_first]))
        return wrong(r, x, say_takeover_players_of_other_match(table, round));
    enum result result = result_of(half[0], half[1], xml_attribute(x, "forfeit").n > 0);
    f->board[board] =
        (struct board){ .place = { black_first ? black.place : white.place, black_first ? white.place : black.place },
                        .result = black_first ? turned(result) : result,
                        .swapped = black_first != (board % 2 == 1) };
    return true;
}

/* If all boards that show it have the colours the other way round, the team that is named second has White on board 1. */
static void turn_match(const struct section *s, struct fixture *f)
{
    struct fixture was = *f;
    int swapped = 0, seated = 0;

    for (int b = 0; b < s->boards; b++) {
        seated += f->board[b].place[0] > 0 || f->board[b].place[1] > 0;
        swapped += f->board[b].swapped;
    }
    if (seated == 0 || swapped < seated)
        return;
    for (int side = 0; side < 2; side++)
        f->side[side] = was.side[1 - side];
    for (int b = 0; b < s->boards; b++)
        f->board[b] = (struct board){ .place = { was.board[b].place[1], was.board[b].place[0] },
                                      .result = turned(was.board[b].result) };
}

static bool read_rounds(struct reader *r, const struct element *root)
{
    struct section *s = r->section;

    s->round = arena_new(r->arena, struct pairing_list, s->nround);
    for (int k = 0; k < s->nround; k++)
        s->round[k] = (struct pairing_list){ .bye = NOBODY, .state = ROUND_PUBLISHED };
    if (!each(r, root, "teampairings", "teampairing", read_match) || !order_tables(r, root) ||
        !each(r, root, "playerpairings", "playerpairing", read_board))
        return false;
    for (int k = 0; k < s->nround; k++)
        for (int i = 0; i < s->round[k].nfixture; i++)
            turn_match(s, &s->round[k].fixture[i]);
    return true;
}

/* --- the whole -------------------------------------------------------------------------------- */

bool chessresults_read(struct str bytes, struct str file_name, enum day_order dates, struct arena *a, struct event *out,
                       struct findings *f, struct err *e)
{
    static const char any[] =
        "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\"><xs:element name=\"chessresults\">"
        "<xs:complexType><xs:sequence><xs:any processContents=\"skip\" minOccurs=\"0\" "
        "maxOccurs=\"unbounded\"/></xs:sequence><xs:anyAttribute processContents=\"skip\"/>"
        "</xs:complexType></xs:element></xs:schema>";
    struct xml_format format = { say_xml_is_chess_results, "chessresults", str_of(any), NULL, NULL };
    struct section *s = arena_new(a, struct section, 1);
    struct reader r = { .event = out,
                        .section = s,
                        .days = { .order = dates, .lenient = true },
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
    bool ok = read_tournament(&r, root) && each(&r, root, "rounds", "round", read_date) && read_squads(&r, root) &&
              read_rounds(&r, root);
    recognised_tree(f->recognised, root);
    if (!ok)
        return false;
    section_follow_date(s, out);
    chessresults_assume(s, r.second, r.line, f);
    return true;
}
