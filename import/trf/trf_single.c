/* SPDX-License-Identifier: Apache-2.0 */
/* trf_single.c - players of a report file as teams of one on one board. */
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "import/trf/trf_build.h"
#include "import/messages.h"
#include "teams/event.h"

/* Files of players: each of them is a team of one. */

/* --- byes and forfeits as other programs write them ------------------------------------------- */

/* Older files have "0000 - +" for the bye, "0000 - -" for a round without a game; the colour says nothing there. */
static void put_straight(struct trf_game *g)
{
    if (g->opponent > 0)
        return;
    g->colour = ' ';
    if (g->result == '+')
        g->result = 'U';
    else if (g->result == '-')
        g->result = 'Z';
}

/* The pairing gives one bye: any more are points without a game. */
static void leave_one_bye(struct trf_build *b, int round)
{
    const struct trf_player *first = NULL;

    for (int i = 0; i < b->file->nplayer; i++) {
        struct trf_player *p = &b->file->player[i];
        if (trf_game(p, round)->result != 'U')
            continue;
        if (!first) {
            first = p;
            continue;
        }
        p->game[round].result = 'F';
        finding_say(b->file->findings, WARNING, RULE_NONE, p->line.number,
                    say_players_both_bye_round(first->number, p->number, round + 1));
    }
}

void trf_build_single(struct trf_build *b)
{
    struct trf_file *f = b->file;

    b->team = arena_new(b->arena, struct trf_team, f->nplayer);
    b->nteam = f->nplayer;
    b->section->unit = UNIT_PLAYER;
    for (int i = 0; i < f->nplayer; i++) {
        for (int r = 0; r < f->player[i].ngame; r++)
            put_straight(&f->player[i].game[r]);
        struct trf_player *p = &f->player[i];
        struct trf_team t = { .line = p->line, .number = p->number, .name = p->is.name, .mp = -1, .gp = p->points };

        t.player = arena_new(b->arena, int, 1);
        t.player[0] = p->number;
        t.nplayer = 1;
        b->team[i] = t;
    }
    for (int r = 0; r < ROUNDS_MAX; r++)
        leave_one_bye(b, r);
}

/* --- lines of other programs ------------------------------------------------------------------ */

static struct trf_note *add_note(struct trf_build *b, struct trf_notes *to, const struct trf_line *l)
{
    arena_room(b->arena, to->item, to->n, to->cap);
    struct trf_note *note = &to->item[to->n++];
    *note = (struct trf_note){ .line = *l, .id = arena_new(b->arena, int, l->text.n) };
    return note;
}

/* Numbers with blanks between them. */
static bool read_numbers(struct trf_build *b, struct trf_note *to)
{
    struct trf_column c = trf_column(TRF_VALUE);
    struct str rest = to->line.text;

    str_cut(&rest, ' ');
    while (rest.n > 0) {
        struct str word = trf_next_word(&rest);
        long number;
        int team;
        if (word.n == 0)
            continue;
        if (!str_long(word, &number) || number < 1 || number > TRF_PLAYERS_MAX)
            return trf_wrong(&to->line, c.from, b->err, say_not_number_player(word));
        if (!trf_team_at(b, &to->line, c, (int)number, &team))
            return false;
        to->id[to->nid++] = (int)number;
    }
    return true;
}

/* Who is away from the next round. */
static bool read_away(struct trf_build *b, const struct trf_line *l)
{
    struct trf_note *n = add_note(b, &b->file->byes, l);

    n->type = 'Z';
    n->from = b->section->nround + 1;
    n->list = TRF_BYE_TEAMS;
    return read_numbers(b, n);
}

static bool read_apart(struct trf_build *b, const struct trf_line *l)
{
    struct trf_note *n = add_note(b, &b->file->barred, l);

    n->list = TRF_BAR_TEAMS;
    return read_numbers(b, n);
}

bool trf_build_extensions(struct trf_build *b)
{
    for (int i = 0; i < b->file->nextension; i++) {
        const struct trf_line *l = &b->file->extension[i];
        if (!(str_same(l->code, STR("XXZ")) ? read_away : read_apart)(b, l))
            return false;
    }
    return true;
}
