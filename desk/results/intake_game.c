/* SPDX-License-Identifier: Apache-2.0 */
/* intake_game.c - a game of a file of games becomes the entry of a board: where it was played is told by who played it. What other programs write
   into the tag Round (table, board, a running number) is asked last. */
#include "desk/results/intake.h"

#include "desk/base/messages.h"
#include "teams/hours.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/name_fits.h"
#include "teams/slips.h"

/* A game whose place is being looked for; by colour, 0: White. */
struct wanted {
    struct intake *in;
    const struct board_entry *said;
    const struct game_said *game;
    struct pairing_list *round;
    int squad[2]; /* NOBODY: not known */
    int place[2]; /* in its list; 0: not known */
    bool by_id[2];
    struct fixture *fixture;
    bool by_numbers; /* nobody and no team told the match */
    int board;
};

static bool refuse(struct wanted *w, enum err_kind kind, struct message why)
{
    return intake_say(w->in, w->said->line, kind, task_of_unit(w->in->t, why));
}

static void warn(struct wanted *w, struct message what)
{
    finding_say(w->in->t->remarks, WARNING, RULE_NONE, w->said->line, task_of_unit(w->in->t, what));
}

static void found_by(struct wanted *w, enum placed_by by, bool is)
{
    if (is)
        w->in->placed.by |= by;
}

static const struct squad *squad_of(const struct wanted *w, int c)
{
    return &w->in->t->section->squad[w->squad[c]];
}

/* --- who played ------------------------------------------------------------------------------- */

static int place_of_id(const struct squad *q, long id)
{
    for (int i = 0; id > 0 && i < q->nplayer; i++)
        if (q->player[i].fide_id == id)
            return i + 1;
    return 0;
}

static bool is_of_players(const struct wanted *w)
{
    return w->in->t->section->unit == UNIT_PLAYER;
}

/* Not of the team that the file names for him. */
static bool refuse_team(struct wanted *w, int c, const struct squad *his)
{
    const struct game_said *g = w->game;

    return refuse(w, ERR_INPUT,
                  g->name[c].n > 0 ? say_game_of_other_team(g->name[c], g->fide_id[c], his->name, squad_of(w, c)->name)
                                   : say_game_id_of_other_team(g->fide_id[c], his->name, squad_of(w, c)->name));
}

/* By the FIDE ID, else by the name. */
static int place_in(const struct squad *q, const struct game_said *g, int c)
{
    int place = place_of_id(q, g->fide_id[c]);

    return place > 0 ? place : player_called(q, g->name[c]);
}

static int squad_of_id(const struct section *s, long id)
{
    for (int i = 0; i < s->nsquad; i++)
        if (place_of_id(&s->squad[i], id) > 0)
            return i;
    return NOBODY;
}

/* Those of players are clubs and countries, but for the number of one who is not named. */
static struct str team_said(const struct wanted *w, int c)
{
    struct str team = w->said->team[c];
    long number;
    bool named = w->game->name[c].n > 0 || w->game->fide_id[c] > 0;

    return is_of_players(w) && (named || !str_long(team, &number)) ? (struct str){ 0 } : team;
}

/* The team of the player. False: his name and his ID are of two. */
static bool find_side_of_player(struct wanted *w, int c, int of_id)
{
    const struct section *s = w->in->t->section;
    const struct game_said *g = w->game;
    int named = squad_of_called(s, g->name[c]);

    w->squad[c] = of_id != NOBODY ? of_id : named;
    found_by(w, of_id != NOBODY ? BY_FIDE_IDS : BY_NAMES, w->squad[c] != NOBODY);
    if (of_id == NOBODY || named == NOBODY || named == of_id)
        return true;
    const struct squad *q = &s->squad[of_id];
    return refuse(
        w, ERR_INPUT,
        say_game_id_of_other_player(g->name[c], g->fide_id[c], q->player[place_of_id(q, g->fide_id[c]) - 1].name));
}

/* The team that is named, else that of the player. False: an ID says that he is of another team. */
static bool find_side(struct wanted *w, int c, struct err *unknown)
{
    const struct task *t = w->in->t;
    struct str team = team_said(w, c);
    int of_id = squad_of_id(t->section, w->game->fide_id[c]);

    w->squad[c] = NOBODY;
    if (team.n == 0 || !task_lookup(t, team, &w->squad[c], unknown) || w->squad[c] == NOBODY)
        return find_side_of_player(w, c, of_id);
    found_by(w, BY_TEAMS, true);
    return of_id == NOBODY || of_id == w->squad[c] || refuse_team(w, c, &t->section->squad[of_id]);
}

static bool refuse_id(struct wanted *w, int c)
{
    const struct game_said *g = w->game;

    return refuse(w, ERR_INPUT,
                  say_game_id_of_other_player(g->name[c], g->fide_id[c], squad_of(w, c)->player[w->place[c] - 1].name));
}

/* Of players each has a team of his own. */
static bool refuse_called(struct wanted *w, int c, const struct squad *his)
{
    const struct squad *q = squad_of(w, c);

    if (w->by_id[c])
        return refuse_id(w, c);
    if (!is_of_players(w))
        return refuse_team(w, c, his);
    return refuse(w, ERR_INPUT, say_game_of_other_player(w->fixture->table, 1, w->game->name[c], q->name, q->name));
}

static void warn_of_spelling(struct wanted *w, int c, bool named)
{
    const struct player *p = &squad_of(w, c)->player[w->place[c] - 1];
    const struct game_said *g = w->game;

    if (named && g->fide_id[c] > 0 && p->fide_id > 0 && g->fide_id[c] != p->fide_id)
        warn(w, say_game_id_differs(g->name[c], g->fide_id[c], p->fide_id));
    if (!named && g->name[c].n > 0 && !name_is_near(g->name[c], p->name))
        warn(w, say_game_id_counts(g->name[c], g->fide_id[c], p->name));
}

/* What ID and name say of one player must be one. A name that is that of somebody of another team is not taken for another spelling of this one. */
static bool find_player(struct wanted *w, int c)
{
    const struct section *s = w->in->t->section;
    const struct squad *q = squad_of(w, c);
    const struct game_said *g = w->game;
    int named = player_called(q, g->name[c]);

    w->place[c] = place_in(q, g, c);
    w->by_id[c] = place_of_id(q, g->fide_id[c]) > 0;
    if (named > 0 && named != w->place[c])
        return refuse_id(w, c);
    int his = named > 0 && w->by_id[c] ? NOBODY : squad_called_rather(s, g->name[c], w->squad[c]);
    if (his != NOBODY)
        return refuse_called(w, c, &s->squad[his]);
    if (w->place[c] > 0)
        warn_of_spelling(w, c, named > 0);
    return true;
}

/* --- which match ------------------------------------------------------------------------------ */

/* What the tag Round has behind the round is a table where the board stands elsewhere, or where there is but one. There the tag Board is the table, too; 0: not told, or both contradict. */
static int table_said(const struct wanted *w)
{
    const struct game_said *g = w->game;
    bool single = w->in->t->section->boards == 1, contradict = g->npart == 1 && g->board > 0 && g->part[0] != g->board;

    if (single && g->npart < 2 && contradict)
        return 0;
    if (single && g->npart < 2)
        return g->board > 0 ? g->board : g->part[0];
    return g->npart == 2 || (g->npart == 1 && g->board > 0) ? g->part[0] : 0;
}

/* The one number behind the round: a board, or the running number of a board of this table, as broadcasts count them. */
static int board_by_round(const struct wanted *w)
{
    int boards = w->in->t->section->boards, first = (w->fixture->table - 1) * boards,
        n = w->game->npart == 1 ? w->game->part[0] : 0;

    if (n <= boards)
        return n;
    return n > first && n <= first + boards ? n - first : 0;
}

static int board_said(const struct wanted *w)
{
    const struct game_said *g = w->game;

    if (w->in->t->section->boards == 1)
        return 1;
    if (g->board > 0 || g->npart == 2)
        return g->board > 0 ? g->board : g->part[1];
    return board_by_round(w);
}

static bool names_nobody(const struct wanted *w)
{
    for (int c = 0; c < 2; c++)
        if (w->game->name[c].n > 0 || w->game->fide_id[c] > 0 || team_said(w, c).n > 0)
            return false;
    return true;
}

static bool has_no_match(struct wanted *w, const struct err *unknown)
{
    int c = w->squad[0] != NOBODY ? 0 : 1;

    if (names_nobody(w))
        return refuse(w, ERR_INPUT, say_game_names_nobody());
    if (w->squad[c] != NOBODY)
        return refuse(w, ERR_INPUT,
                      say_team_has_no_match(squad_of(w, c)->name, w->round - w->in->t->section->round + 1));
    return refuse(w, ERR_INPUT, unknown->kind ? err_message(unknown) : say_game_of_nobody());
}

/* The side that nobody could be found for is the opponent of the other, if the file does not say that it is another team. */
static bool complete(struct wanted *w, const struct err *unknown)
{
    for (int c = 0; c < 2; c++) {
        if (w->squad[c] != NOBODY)
            continue;
        w->squad[c] = match_opponent(w->fixture, w->squad[!c]);
        struct str team = team_said(w, c);
        if (team.n > 0 && place_in(squad_of(w, c), w->game, c) == 0 && !name_is_near(team, squad_of(w, c)->name))
            return refuse(w, ERR_INPUT, err_message(unknown));
        if (team.n > 0)
            warn(w, say_game_team_taken_as(team, squad_of(w, c)->name));
    }
    return true;
}

/* RULE_WHITE_ODD: the side that has White there. */
static int side_of_white(const struct wanted *w, int board)
{
    return (board % 2 == 1) != w->fixture->board[board - 1].swapped ? 0 : 1;
}

static bool find_match(struct wanted *w)
{
    const struct section *s = w->in->t->section;
    int table = table_said(w), round = (int)(w->round - s->round) + 1;
    struct err unknown = { 0 };

    if (!find_side(w, 0, &unknown) || !find_side(w, 1, &unknown))
        return false;
    bool named = w->squad[0] != NOBODY || w->squad[1] != NOBODY;
    w->fixture =
        named ? match_of(w->round, w->squad[0] != NOBODY ? w->squad[0] : w->squad[1]) : match_at(w->round, table);
    if (!w->fixture || (!named && unknown.kind))
        return has_no_match(w, &unknown);
    if (!named) {
        /* Whose side White is on says the board, where nobody and no team does. */
        int board = board_said(w),
            white = w->game->colourless || board < 1 || board > w->in->t->section->boards ? 0 : side_of_white(w, board);
        w->by_numbers = true;
        found_by(w, BY_NUMBERS, true);
        for (int c = 0; c < 2; c++)
            w->squad[c] = w->fixture->side[c == 0 ? white : !white];
        const struct squad *squad = w->in->t->section->squad;
        warn(w, say_game_table_by_round(w->fixture->table, squad[w->fixture->side[0]].name,
                                        squad[w->fixture->side[1]].name));
    }
    if (!complete(w, &unknown))
        return false;
    const struct fixture *f = w->fixture;
    if (!match_has(f, w->squad[0]) || !match_has(f, w->squad[1]) || w->squad[0] == w->squad[1])
        return refuse(w, ERR_INPUT,
                      say_table_is_of_others(f->table, round, s->squad[f->side[0]].name, s->squad[f->side[1]].name));
    if (table > 0 && table != f->table && match_at(w->round, table))
        warn(w, say_game_at_other_table(table, f->table, s->squad[f->side[0]].name, s->squad[f->side[1]].name));
    return true;
}

/* --- which board ------------------------------------------------------------------------------ */

static int seat_of(const struct wanted *w, int c)
{
    int side = match_side(w->fixture, w->squad[c]);

    for (int b = 0; w->place[c] > 0 && b < w->in->t->section->boards; b++)
        if (w->fixture->board[b].place[side] == w->place[c])
            return b + 1;
    return 0;
}

/* The one number behind the round in the tag Round: a table, a board or a running number. */
static bool may_be_a_table(const struct wanted *w)
{
    return w->game->board == 0 && w->game->npart == 1 && w->in->t->section->boards > 1;
}

static struct str name_or(const struct wanted *w, int c)
{
    return w->game->name[c].n > 0 ? w->game->name[c] : STR("?");
}

static bool find_board(struct wanted *w)
{
    const struct task *t = w->in->t;
    int seat[2] = { seat_of(w, 0), seat_of(w, 1) }, said = board_said(w);

    if (seat[0] > 0 && seat[1] > 0 && seat[0] != seat[1])
        return refuse(w, ERR_INPUT,
                      say_game_of_two_boards(w->game->name[0], seat[0], w->game->name[1], seat[1], w->fixture->table));
    int sits = seat[0] > 0 ? seat[0] : seat[1];
    w->board = sits > 0 ? sits : said;
    found_by(w, BY_NUMBERS, sits == 0);
    for (int c = 0; c < 2; c++)
        found_by(w, w->by_id[c] ? BY_FIDE_IDS : BY_NAMES, seat[c] > 0);
    if (w->board == 0)
        return refuse(w, ERR_INPUT, say_game_lacks_board());
    if (w->board > t->section->boards)
        return refuse(w, ERR_INPUT, say_no_board_of_match(t->section->boards, w->board));
    if (sits == 0 && may_be_a_table(w))
        warn(w, say_game_board_by_round(w->game->part[0], w->board));
    if (said > 0 && said != w->board && !may_be_a_table(w))
        warn(w, say_game_at_other_board(said, name_or(w, 0), name_or(w, 1), w->board));
    return true;
}

/* --- who sits there --------------------------------------------------------------------------- */

/* A name that may be that of others of the team is no other spelling of his. */
static bool may_be_called(const struct wanted *w, int c, const struct player *sits)
{
    struct str name = w->game->name[c];

    return name_fits(name, sits->name) || name_fits(name, sits->latin) ||
           (name_is_near(name, sits->name) && !squad_has_called(squad_of(w, c), name));
}

/* Another spelling is told, another player is refused. */
static bool is_who_sits_there(struct wanted *w, int c, const struct player *sits)
{
    const struct game_said *g = w->game;

    if (w->place[c] > 0 || (g->fide_id[c] > 0 && sits->fide_id > 0) || !may_be_called(w, c, sits))
        return refuse(
            w, ERR_STATE,
            say_game_of_other_player(w->fixture->table, w->board, g->name[c], squad_of(w, c)->name, sits->name));
    warn(w, say_game_player_taken_as(w->fixture->table, w->board, g->name[c], sits->name));
    return true;
}

/* Where nobody is known to sit, those of the game do; a correction puts them in the place of others. Whom nobody knows is in no place. */
static bool check_player(struct wanted *w, int c, struct board_entry *out)
{
    int sits = w->fixture->board[w->board - 1].place[match_side(w->fixture, w->squad[c])];

    if (w->game->name[c].n == 0 && w->game->fide_id[c] == 0)
        return true;
    if (w->place[c] == 0 && sits == 0 && w->by_numbers)
        return refuse(w, ERR_INPUT, say_game_of_nobody());
    if (w->place[c] == 0 && sits == 0) {
        const struct game_said *g = w->game;
        struct str who = g->name[c].n > 0 ? g->name[c] : str_fmt(&w->in->t->arena, "%ld", g->fide_id[c]);
        warn(w, say_game_player_unknown(w->fixture->table, w->board, who, squad_of(w, c)->name));
    }
    if (w->place[c] == sits)
        return true;
    if (sits == 0 || (w->in->correct && w->place[c] > 0)) {
        out->place[c] = w->place[c];
        return true;
    }
    return is_who_sits_there(w, c, &squad_of(w, c)->player[sits - 1]);
}

static bool check_colours(struct wanted *w)
{
    struct board *b = &w->fixture->board[w->board - 1];
    int white = side_of_white(w, w->board);
    struct match_ref match = { w->said->line, (int)(w->round - w->in->t->section->round) + 1,
                               (int)(w->fixture - w->round->fixture), w->fixture, false };

    if (match_side(w->fixture, w->squad[0]) == white)
        return true;
    if (!w->in->swap) {
        refuse(w, ERR_STATE, say_game_of_other_colours(w->fixture->table, w->board, squad_of(w, 0)->name));
        finding_of(&w->in->wrong, "swap");
        return false;
    }
    b->swapped = !b->swapped;
    struct fact *fact = task_match_fact(w->in->t, b->swapped ? FACT_SWAPPED : FACT_SWAPPED_BACK, w->fixture);
    fact->round = match.round;
    fact->board = w->board;
    if (w->board == 1)
        task_discard(w->in->t, w->in->t->section, say_colour_changed(match.round));
    intake_touch(w->in, &match);
    return true;
}

/* Of another event, or another year: said once for the file. */
static void check_day(struct wanted *w)
{
    enum { FEW = 7, DAY = 24 * 60, DATE = 10 };
    const struct event *ev = &w->in->t->event;
    struct str day = w->game->day, first = str_whole(event_begins(ev), DATE), last = str_whole(ev->end, DATE);

    if (day.n == 0 || first.n == 0 || w->in->dated)
        return;
    last = moment_later(first, last);
    for (int i = 0; i < ROUNDS_MAX; i++)
        last = moment_later(last, str_whole(hours_start(ev, w->in->t->section, i + 1), DATE));
    w->in->dated = moment_minutes(day, first) / DAY > FEW || moment_minutes(last, day) / DAY > FEW;
    if (w->in->dated)
        warn(w, say_game_of_other_days(day, first));
}

bool intake_game(struct intake *in, const struct board_entry *said, struct board_entry *out)
{
    struct wanted w = { .in = in, .said = said, .game = said->game };
    int round;

    in->board = 0;
    if (!intake_round(in, said->line, said->round, &round))
        return false;
    w.round = &in->t->section->round[round - 1];
    if (!find_match(&w))
        return false;
    if (!find_player(&w, 0) || !find_player(&w, 1) || !find_board(&w))
        return false;
    check_day(&w);
    *out = *said;
    out->game = NULL;
    out->round = round;
    out->table = w.fixture->table;
    out->board = w.board;
    for (int c = 0; c < 2; c++)
        out->team[c] = squad_of(&w, c)->name;
    return (w.game->colourless || check_colours(&w)) && check_player(&w, 0, out) && check_player(&w, 1, out);
}
