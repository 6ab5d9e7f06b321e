/* SPDX-License-Identifier: Apache-2.0 */
/* trf_joins.c - who is missing in one place of a report file: players on no list who played (a line 300 says for whom, or their opponents do), opponents who are not in the file. */
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "import/messages.h"
#include "import/trf/trf_build.h"

static bool names(const struct trf_note *n, int player)
{
    for (int i = 0; i < n->nid; i++)
        if (n->id[i] == player)
            return true;
    return false;
}

static int team_of_lineup(const struct trf_build *b, const struct trf_player *p)
{
    const struct trf_notes *notes = &b->file->lineups;

    for (int i = 0; i < notes->n; i++)
        if (notes->item[i].to > 0 && names(&notes->item[i], p->number))
            return b->team_at[notes->item[i].to];
    return NOBODY;
}

static int team_of_opponent(const struct trf_build *b, const struct trf_player *p, int round)
{
    int number = trf_game(p, round)->opponent, at = number > 0 ? b->player_at[number] : NOBODY;

    return at == NOBODY ? NOBODY : b->file->player[at].team;
}

/* The team that met his opponent's at the other boards. */
static int team_of_match(const struct trf_build *b, const struct trf_player *p)
{
    for (int r = 0; r < p->ngame; r++) {
        int other = team_of_opponent(b, p, r);
        for (int i = 0; i < b->file->nplayer && other != NOBODY; i++) {
            const struct trf_player *q = &b->file->player[i];
            if (q->team != NOBODY && q->team != other && team_of_opponent(b, q, r) == other)
                return q->team;
        }
    }
    return NOBODY;
}

static bool sits_ever(const struct trf_player *p)
{
    for (int r = 0; r < p->ngame; r++)
        if (trf_sits(&p->game[r]))
            return true;
    return false;
}

void trf_build_joins(struct trf_build *b)
{
    const struct trf_player *first = NULL;
    int n = 0;

    for (int i = 0; i < b->file->nplayer; i++) {
        const struct trf_player *p = &b->file->player[i];
        int team = NOBODY;
        if (p->team == NOBODY && sits_ever(p))
            team = team_of_lineup(b, p);
        if (p->team == NOBODY && team == NOBODY && sits_ever(p))
            team = team_of_match(b, p);
        if (team == NOBODY || b->team[team].nplayer >= SQUAD_MAX)
            continue;
        struct trf_team *t = &b->team[team];
        int *list = arena_new(b->arena, int, t->nplayer + 1);

        if (t->nplayer > 0)
            memcpy(list, t->player, sizeof *list * (size_t)t->nplayer);
        list[t->nplayer++] = i;
        t->player = list;
        b->file->player[i].team = team;
        b->file->player[i].place = t->nplayer;
        first = n++ == 0 ? p : first;
    }
    if (n > 0)
        finding_say(b->file->findings, WARNING, RULE_NONE, first->line.number,
                    say_player_joins(first->number, first->is.name, b->team[first->team].name, n - 1));
}

/* --- opponents ------------------------------------------------------------------------------- */

/* A number that nobody has, and no colour: the bye of programs that count it among the players. */
static bool is_against_nobody(const struct trf_game *g, const bool *known)
{
    return g->opponent > 0 && !known[g->opponent] && g->colour == ' ' && g->result != ' ';
}

void trf_check_opponents(struct trf_file *f)
{
    bool *known = arena_new(f->arena, bool, TRF_PLAYERS_MAX + 1);
    int n = 0, number = 0, line = 0;

    for (int i = 0; i < f->nplayer; i++)
        known[f->player[i].number] = true;
    for (int i = 0; i < f->nplayer; i++)
        for (int r = 0; r < f->player[i].ngame; r++) {
            struct trf_game *g = &f->player[i].game[r];
            if (!is_against_nobody(g, known))
                continue;
            if (n++ == 0) {
                number = g->opponent;
                line = f->player[i].line.number;
            }
            static const char results[] = "1W+=D", byes[] = "UUUHH";
            const char *at = strchr(results, g->result);

            g->opponent = 0;
            g->result = at ? byes[at - results] : 'Z';
        }
    if (n > 0)
        finding_say(f->findings, WARNING, RULE_NONE, line, say_opponent_of_none(number, n - 1));
}
