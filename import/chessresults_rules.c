/* SPDX-License-Identifier: Apache-2.0 */
#include "import/chessresults_rules.h"

#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/system/system.h"
#include "teams/text.h"
#include "import/messages.h"

enum { NAME_LONGEST = 40 };

/* What the tie-breaks that chess-results numbers mean here. */
static void find_tie_break(struct section *s, int second, int line, struct findings *f)
{
    static const struct {
        int code;
        enum tiebreak tiebreak;
    } codes[] = { { 50, TIEBREAK_2012_GA }, { 56, TIEBREAK_KHANTY_MANSIYSK }, { 74, TIEBREAK_APP_2 } };

    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
        if (codes[i].code == second) {
            s->tiebreak = codes[i].tiebreak;
            s->tiebreak_by_date = false;
            return;
        }
    finding_say(f, WARNING, RULE_NONE, line, say_second_tie_break_none_50(tiebreak_row(s->tiebreak)->name));
    finding_of(f, "--tiebreak");
}

/* What a section of players is written as: every team has one board and one player. */
static bool are_players(const struct section *s)
{
    for (int i = 0; i < s->nsquad; i++)
        if (s->squad[i].nplayer != 1)
            return false;
    return s->boards == 1 && s->nsquad > 0;
}

/* Names of teams are cut, those of players are taken apart at the comma. */
static void name_player(struct squad *q)
{
    if (text_letters(q->name) < NAME_LONGEST)
        q->player[0].name = q->name;
    else
        q->name = q->player[0].name;
}

static void make_players(struct section *s, struct findings *f)
{
    const struct system *system = system_find(STR(SYSTEM_ASSUMED));
    struct err unread = { 0 };

    s->unit = UNIT_PLAYER;
    s->squad_size = 1;
    s->system = str_of(system->name);
    ranking_read(str_of(system->ranking[UNIT_PLAYER]), &s->ranking, &unread);
    for (int i = 0; i < s->nsquad; i++)
        name_player(&s->squad[i]);
    finding_say(f, WARNING, RULE_NONE, 0, say_file_does_not_say_system(system->name));
    finding_of(f, "--system");
}

/* Squads are as large as the largest. */
static void make_teams(struct section *s, struct findings *f)
{
    s->squad_size = s->boards + 1;
    for (int i = 0; i < s->nsquad; i++)
        s->squad_size = s->squad[i].nplayer > s->squad_size ? s->squad[i].nplayer : s->squad_size;
    finding_say(f, WARNING, RULE_NONE, 0, say_file_does_not_say_system_paired(edition_row(s->edition)->name));
    finding_of(f, "--system --edition");
}

/* Before round 1 it may be still to be drawn. */
static void find_lot(struct section *s)
{
    s->lot = s->nround > 0 ? WHITE : COLOURLESS;
    for (int i = 0; s->nround > 0 && i < s->round[0].nfixture; i++)
        for (int side = 0; side < 2; side++)
            if (s->squad[s->round[0].fixture[i].side[side]].number == 1)
                s->lot = side ? BLACK : WHITE;
}

void chessresults_assume(struct section *s, int second, int line, struct findings *f)
{
    find_lot(s);
    if (are_players(s)) {
        make_players(s, f);
        return;
    }
    find_tie_break(s, second, line, f);
    make_teams(s, f);
}
