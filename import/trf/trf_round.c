/* SPDX-License-Identifier: Apache-2.0 */
/* trf_round.c - the rounds of a report file: matches, byes, walkovers. */
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/trf/trf.h"
#include "import/trf/trf_build.h"
#include "teams/pairing.h"
#include "import/messages.h"

struct message trf_said(const struct trf_build *b, struct message m)
{
    return unit_message(b->section->unit, m);
}

bool trf_team_at(struct trf_build *b, const struct trf_line *l, struct trf_column c, int number, int *team)
{
    *team = number > 0 ? b->team_at[number] : NOBODY;
    if (*team != NOBODY)
        return true;
    return number > 0 ? trf_wrong(l, c.from, b->err, trf_said(b, say_no_such_entrant(number)))
                      : trf_wrong(l, c.from, b->err, say_number_missing(trf_what(c)));
}

/* --- how many rounds -------------------------------------------------------------------------- */

static int rounds_of_player(const struct trf_player *p)
{
    int n = p->ngame;

    while (n > 0 && !trf_sits(&p->game[n - 1]) && p->game[n - 1].result != 'U')
        n--;
    return n;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* --- who meets whom --------------------------------------------------------------------------- */

/* A round being put together; all lists by team. */
struct draw {
    struct trf_build *b;
    int round; /* from 0 */
    int *other;
    const struct trf_forfeit **forfeit;
    int bye;
};

static int column_of(const struct draw *d)
{
    return trf_entry(TRF_PLAYER_ROUNDS, d->round).from;
}

static bool meet(struct draw *d, int a, int b, const struct trf_line *l, int column)
{
    const struct trf_team *team = d->b->team;

    if (a == b)
        return trf_wrong(l, column, d->b->err, trf_said(d->b, say_cannot_meet_itself(team[a].number)));
    for (int k = 0; k < 2; k++) {
        int x = k ? b : a, y = k ? a : b;
        if (d->other[x] != NOBODY && d->other[x] != y)
            return trf_wrong(l, column, d->b->err,
                             trf_said(d->b, say_round_meets_here(d->round + 1, team[x].number, team[y].number,
                                                                 team[d->other[x]].number)));
    }
    d->other[a] = b;
    d->other[b] = a;
    return true;
}

/* Both lines must tell the same. Against a player who did not come the other line may be blank. */
static bool agree(struct draw *d, const struct trf_player *p, const struct trf_player *q)
{
    const struct trf_game *g = trf_game(p, d->round), *h = trf_game(q, d->round);
    bool named = h->opponent == p->number;

    if (named && (g->colour == ' ' || g->colour != h->colour))
        return true;
    if (named)
        return trf_wrong(&p->line, column_of(d) + TRF_COLOUR_AFTER, d->b->err,
                         say_players_both_same_colour_round(p->number, q->number, d->round + 1));
    if (h->opponent == 0 && (g->result == '+' || g->result == '-'))
        return true;
    return trf_wrong(&p->line, column_of(d), d->b->err,
                     say_round_player_names_player_opponent(d->round + 1, p->number, q->number, q->line.number));
}

static bool read_opponent(struct draw *d, const struct trf_player *p)
{
    int number = trf_game(p, d->round)->opponent, at = d->b->player_at[number];
    const struct trf_player *q = at == NOBODY ? NULL : &d->b->file->player[at];

    if (!q)
        return trf_wrong(&p->line, column_of(d), d->b->err, say_no_player(number));
    if (q->team == NOBODY || q->team == p->team)
        return trf_wrong(&p->line, column_of(d), d->b->err,
                         q->team == NOBODY ? say_player_of_no_team(number) : say_player_of_the_same_team(number));
    return agree(d, p, q) && meet(d, p->team, q->team, &p->line, column_of(d));
}

static bool read_opponents(struct draw *d)
{
    const struct trf_file *f = d->b->file;

    for (int i = 0; i < f->nplayer; i++) {
        const struct trf_player *p = &f->player[i];
        if (!trf_sits(trf_game(p, d->round)))
            continue;
        if (p->team == NOBODY)
            return trf_wrong(&p->line, column_of(d), d->b->err, say_player_belongs_no_team(p->number, d->round + 1));
        if (trf_game(p, d->round)->opponent > 0 && !read_opponent(d, p))
            return false;
    }
    return true;
}

/* Two lines 330 of one match must tell the same, in whichever order they name the teams. */
static bool same_forfeit(const struct trf_forfeit *was, const struct trf_forfeit *x)
{
    bool turned = was && was->team[0] != x->team[0];

    return !was || (was->present[turned] == x->present[0] && was->present[!turned] == x->present[1]);
}

static bool read_forfeits(struct draw *d)
{
    const struct trf_file *f = d->b->file;
    int white, black;

    for (int i = 0; i < f->nforfeit; i++) {
        const struct trf_forfeit *x = &f->forfeit[i];
        if (x->round != d->round + 1)
            continue;
        struct trf_column first = trf_column(TRF_FORFEIT_WHITE);
        struct trf_column other = trf_column(TRF_FORFEIT_BLACK);
        if (!trf_team_at(d->b, &x->line, first, x->team[0], &white) ||
            !trf_team_at(d->b, &x->line, other, x->team[1], &black))
            return false;
        if (!meet(d, white, black, &x->line, first.from))
            return false;
        if (!same_forfeit(d->forfeit[white], x))
            return trf_wrong(&x->line, trf_column(TRF_FORFEIT_TYPE).from, d->b->err,
                             say_forfeit_twice(d->forfeit[white]->line.number, x->round));
        d->forfeit[white] = d->forfeit[black] = x;
    }
    return true;
}

/* A line-up names the opponent; that may be all that tells him. */
static bool read_lineups(struct draw *d)
{
    const struct trf_notes *notes = &d->b->file->lineups;
    int team, other;

    for (int i = 0; i < notes->n; i++) {
        const struct trf_note *n = &notes->item[i];
        struct trf_column c = trf_column(TRF_LINEUP_OTHER);
        if (n->from != d->round + 1)
            continue;
        if (!trf_team_at(d->b, &n->line, trf_column(TRF_LINEUP_TEAM), n->to, &team))
            return false;
        if (n->other == 0)
            continue;
        if (!trf_team_at(d->b, &n->line, c, n->other, &other) || !meet(d, team, other, &n->line, c.from))
            return false;
    }
    return true;
}

/* --- byes ------------------------------------------------------------------------------------- */

static bool bye_of_record(struct draw *d)
{
    const struct trf_note *bye = &d->b->file->bye;
    struct trf_column c = trf_entry(TRF_PAB_TEAMS, d->round);

    if (d->round >= bye->nid || bye->id[d->round] == 0)
        return true;
    if (!trf_team_at(d->b, &bye->line, c, bye->id[d->round], &d->bye))
        return false;
    return d->other[d->bye] == NOBODY ||
           trf_wrong(&bye->line, c.from, d->b->err,
                     trf_said(d->b, say_bye_round_here(bye->id[d->round], d->round + 1,
                                                       d->b->team[d->other[d->bye]].number)));
}

/* Some programs have the letter of the bye for whoever sits at an empty board. */
static void read_empty_board(struct draw *d, struct trf_player *p)
{
    p->game[d->round].result = '+';
    if (d->b->nempty++ > 0)
        return;
    d->b->empty = p;
    d->b->empty_round = d->round + 1;
    d->b->empty_other = d->b->team[d->other[p->team]].number;
}

static bool bye_of_player(struct draw *d, struct trf_player *p)
{
    int column = column_of(d) + TRF_RESULT_AFTER;

    if (p->team == NOBODY)
        return true;
    if (d->other[p->team] != NOBODY && !d->b->file->of_players) {
        read_empty_board(d, p);
        return true;
    }
    if (d->other[p->team] != NOBODY)
        return trf_wrong(
            &p->line, column, d->b->err,
            trf_said(d->b, say_bye_of_one_who_plays(p->number, d->round + 1, d->b->team[d->other[p->team]].number)));
    if (d->bye != NOBODY && d->bye != p->team)
        return trf_wrong(
            &p->line, column, d->b->err,
            trf_said(d->b, say_both_bye_round(d->b->team[d->bye].number, d->b->team[p->team].number, d->round + 1)));
    d->bye = p->team;
    return true;
}

/* In a round robin the bye gives nothing, so that no letter says who had it: the only player without a game. */
static void rest_of_table(struct draw *d)
{
    const struct system *system = section_system(d->b->section);
    int idle = 0, last = NOBODY;

    if (d->b->section->unit != UNIT_PLAYER || !system || system->bye != BYE_NOTHING || d->bye != NOBODY)
        return;
    for (int i = 0; i < d->b->nteam; i++)
        if (d->other[i] == NOBODY) {
            last = i;
            idle++;
        }
    d->bye = idle == 1 ? last : NOBODY;
}

/* Has no player of the team asked out of the round? */
static bool is_only_idle(const struct draw *d, int team)
{
    const struct trf_team *t = &d->b->team[team];

    for (int i = 0; i < t->nplayer; i++)
        if (strchr("ZHF", trf_game(&d->b->file->player[t->player[i]], d->round)->result))
            return false;
    return d->other[team] == NOBODY;
}

/* Older files of teams have no letter for the bye: it is of the only team that has no opponent, if all others have one. */
static void bye_of_the_only_one(struct draw *d)
{
    const struct trf_file *f = d->b->file;
    int idle = 0, last = NOBODY;

    if (d->b->section->unit != UNIT_TEAM || f->nteam > 0 || d->bye != NOBODY)
        return;
    for (int i = 0; i < d->b->nteam; i++)
        if (d->other[i] == NOBODY) {
            last = i;
            idle++;
        }
    if (idle != 1 || !is_only_idle(d, last))
        return;
    d->bye = last;
    if (!d->b->bye_told)
        finding_say(f->findings, WARNING, RULE_NONE, d->b->team[last].line.number,
                    say_trf_bye_of_the_only_one(d->b->team[last].number, d->round + 1));
    d->b->bye_told = true;
}

static bool read_bye(struct draw *d)
{
    const struct trf_file *f = d->b->file;

    if (!bye_of_record(d))
        return false;
    for (int i = 0; i < f->nplayer; i++)
        if (trf_game(&f->player[i], d->round)->result == 'U' && !bye_of_player(d, &f->player[i]))
            return false;
    rest_of_table(d);
    bye_of_the_only_one(d);
    return true;
}

/* A forfeit whose other side nobody knows. */
static bool nobody_is_left(struct draw *d)
{
    const struct trf_file *f = d->b->file;

    for (int i = 0; i < f->nplayer; i++) {
        const struct trf_player *p = &f->player[i];
        if (trf_sits(trf_game(p, d->round)) && d->other[p->team] == NOBODY)
            return trf_wrong(&p->line, column_of(d), d->b->err,
                             trf_said(d->b, say_nothing_shows_whom_was_meet(d->b->team[p->team].number, d->round + 1)));
    }
    return true;
}

/* --- the round -------------------------------------------------------------------------------- */

static bool build_matches(struct draw *d, struct pairing_list *list)
{
    struct trf_build *b = d->b;
    bool coloured;

    list->fixture = arena_new(b->arena, struct fixture, b->nteam / 2);
    for (int i = 0; i < b->nteam; i++) {
        if (d->other[i] < i) /* also NOBODY */
            continue;
        struct fixture *f = &list->fixture[list->nfixture];
        if (!trf_build_match(b, d->round, i, d->other[i], d->forfeit[i], f, &coloured))
            return false;
        if (!coloured) {
            struct trf *t = b->out;

            if (!t->colourless)
                t->colourless = arena_new(b->arena, struct trf_place, b->nteam * ROUNDS_MAX);
            t->colourless[t->ncolourless++] = (struct trf_place){ d->round, list->nfixture };
        }
        f->table = ++list->nfixture;
    }
    return true;
}

/* Only the last round may still be going on. */
static bool find_unfinished(struct draw *d, bool last)
{
    const struct trf_file *f = d->b->file;
    int column = column_of(d) + TRF_RESULT_AFTER;

    for (int i = 0; i < f->nplayer; i++) {
        struct trf_player *p = &f->player[i];
        const struct trf_game *g = trf_game(p, d->round);
        if (!trf_sits(g) || g->result != ' ' || d->forfeit[p->team])
            continue;
        if (!last)
            return trf_wrong(&p->line, column, d->b->err, say_result_player_round_missing(p->number, d->round + 1));
        d->b->out->unfinished_line = p->line.number;
        d->b->out->unfinished_column = column;
        break;
    }
    return true;
}

static bool build_round(struct trf_build *b, int round, bool last)
{
    struct draw d = { b, round, arena_new(b->arena, int, b->nteam),
                      arena_alloc(b->arena, sizeof(struct trf_forfeit *), (size_t)b->nteam), NOBODY };
    struct pairing_list *list = &b->section->round[round];

    for (int i = 0; i < b->nteam; i++)
        d.other[i] = NOBODY;
    if (!read_opponents(&d) || !read_forfeits(&d) || !read_lineups(&d) || !read_bye(&d) || !nobody_is_left(&d) ||
        !find_unfinished(&d, last) || !build_matches(&d, list))
        return false;
    list->bye = d.bye;
    list->state = b->out->unfinished_line ? ROUND_PUBLISHED : ROUND_COMPLETE;
    return true;
}

/* Line-ups of rounds that were not played yet are not read. */
static void warn_of_lineups(const struct trf_build *b)
{
    const struct trf_notes *notes = &b->file->lineups;
    int n = 0, first = 0;

    for (int i = 0; i < notes->n; i++)
        if (notes->item[i].from > b->section->nround && n++ == 0)
            first = i;
    if (n > 0)
        finding_say(b->file->findings, WARNING, RULE_NONE, notes->item[first].line.number,
                    say_lineups_of_no_round(notes->item[first].from, n - 1));
}

bool trf_build_rounds(struct trf_build *b)
{
    struct section *s = b->section;

    /* Rounds that have a game, a bye of the pairing or a forfeited match. */
    const struct trf_file *f = b->file;
    int n = 0;

    for (int i = 0; i < f->nplayer; i++)
        n = most(n, rounds_of_player(&f->player[i]));
    for (int i = 0; i < f->nforfeit; i++)
        n = most(n, f->forfeit[i].round);
    for (int r = 0; r < f->bye.nid; r++)
        if (f->bye.id[r] > 0)
            n = most(n, r + 1);
    s->nround = n;
    s->round = arena_new(b->arena, struct pairing_list, s->nround);
    if (b->file->rounds > 0 && s->nround > b->file->rounds)
        return trf_wrong(&b->file->rounds_line, trf_column(TRF_VALUE).from, b->err,
                         say_file_says_there_rounds(b->file->rounds, s->nround));
    for (int r = 0; r < s->nround; r++)
        if (!build_round(b, r, r + 1 == s->nround))
            return false;
    warn_of_lineups(b);
    if (b->nempty > 0)
        finding_say(b->file->findings, WARNING, RULE_NONE, b->empty->line.number,
                    say_bye_of_a_board(b->empty->number, b->empty_round, b->empty_other, b->nempty - 1));
    return true;
}
