/* SPDX-License-Identifier: Apache-2.0 */
#include "import/chessresults_rules.h"

#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/system/system.h"
#include "import/chessresults_part.h"
#include "teams/pairing.h"
#include "teams/text.h"
#include "import/messages.h"

enum { NAME_LONGEST = 40 };

/* What the numbers of tie-breaks mean here, as far as they say it alone; of some the parameters say more. */
struct meaning {
    int code;
    enum criterion teams, players; /* CRITERION_COUNT: it is none of these */
    enum tiebreak variant;         /* TIEBREAK_COUNT: of every one */
};

static const struct meaning meanings[] = {
    { 1, CRITERION_GP, CRITERION_GP, TIEBREAK_COUNT },
    { 2, CRITERION_COUNT, CRITERION_BHG, TIEBREAK_COUNT },
    { 7, CRITERION_COUNT, CRITERION_EGGSB, TIEBREAK_COUNT },
    { 11, CRITERION_DE, CRITERION_DE, TIEBREAK_COUNT },
    { 12, CRITERION_COUNT, CRITERION_WON, TIEBREAK_COUNT },
    { 13, CRITERION_MP, CRITERION_COUNT, TIEBREAK_COUNT },
    { 14, CRITERION_DE, CRITERION_COUNT, TIEBREAK_COUNT },
    { 24, CRITERION_GP, CRITERION_COUNT, TIEBREAK_COUNT },
    { 37, CRITERION_COUNT, CRITERION_BHG, TIEBREAK_COUNT },
    { 49, CRITERION_SUM, CRITERION_COUNT, TIEBREAK_2012_GA },
    { 50, CRITERION_OSB, CRITERION_COUNT, TIEBREAK_2012_GA },
    { 52, CRITERION_COUNT, CRITERION_EGGSB, TIEBREAK_COUNT },
    { 56, CRITERION_SUM, CRITERION_COUNT, TIEBREAK_KHANTY_MANSIYSK },
    { 57, CRITERION_OSB, CRITERION_COUNT, TIEBREAK_KHANTY_MANSIYSK },
    { 68, CRITERION_COUNT, CRITERION_WON, TIEBREAK_COUNT },
    { 74, CRITERION_OSB, CRITERION_COUNT, TIEBREAK_APP_2 },
    { 75, CRITERION_SUM, CRITERION_COUNT, TIEBREAK_APP_2 },
    { 78, CRITERION_BC, CRITERION_COUNT, TIEBREAK_COUNT },
    { 81, CRITERION_DE, CRITERION_DE, TIEBREAK_COUNT },
    { 83, CRITERION_EDE, CRITERION_COUNT, TIEBREAK_COUNT },
    { 84, CRITERION_COUNT, CRITERION_BHG, TIEBREAK_COUNT },
    { 85, CRITERION_COUNT, CRITERION_EGGSB, TIEBREAK_COUNT },
    { 89, CRITERION_TBR, CRITERION_COUNT, TIEBREAK_COUNT },
    { 90, CRITERION_BBE, CRITERION_COUNT, TIEBREAK_COUNT },
    { 91, CRITERION_SSSC, CRITERION_COUNT, TIEBREAK_COUNT },
};

static const struct meaning *meaning_of(int code)
{
    for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++)
        if (meanings[i].code == code)
            return &meanings[i];
    return NULL;
}

static void add(struct ranking *list, enum criterion c)
{
    for (int i = 0; i < list->n; i++)
        if (list->by[i] == c)
            return;
    list->by[list->n++] = c;
}

/* Earlier versions of this program wrote 56 where 57 is meant, and the other way round: the sum was never before Sonneborn-Berger. */
static void exchange(struct ranking *list)
{
    int sum = list->n, osb = list->n;

    for (int i = 0; i < list->n; i++) {
        sum = list->by[i] == CRITERION_SUM ? i : sum;
        osb = list->by[i] == CRITERION_OSB ? i : osb;
    }
    if (sum < osb && osb < list->n) {
        list->by[sum] = CRITERION_OSB;
        list->by[osb] = CRITERION_SUM;
    }
}

static enum criterion criterion_of(const struct meaning *m, const struct cr_reader *r, int i)
{
    if (!m || r->detailed[i])
        return CRITERION_COUNT;
    return r->section->unit == UNIT_PLAYER ? m->players : m->teams;
}

/* Of players the points come first, whether they are named or not. The number that is not known; 0: all are. */
static int read_numbers(const struct cr_reader *r, struct ranking *list, enum tiebreak *variant)
{
    if (r->section->unit == UNIT_PLAYER)
        add(list, CRITERION_GP);
    for (int i = 0; i < CR_TIE_BREAKS; i++) {
        const struct meaning *m = meaning_of(r->tie_break[i]);
        if (r->tie_break[i] == 0)
            continue;
        enum criterion is = criterion_of(m, r, i);
        if (is == CRITERION_COUNT)
            return r->tie_break[i];
        add(list, is);
        *variant = m->variant != TIEBREAK_COUNT ? m->variant : *variant;
    }
    if (*variant == TIEBREAK_KHANTY_MANSIYSK)
        exchange(list);
    return 0;
}

/* What a system ranks by as long as nobody chooses. */
static struct ranking usual_ranking(const struct section *s)
{
    const struct system *system = section_system(s);
    struct ranking list = { 0 };
    struct err unread = { 0 };

    if (!system || !system->ranking[s->unit])
        return s->ranking;
    ranking_read(str_of(system->ranking[s->unit]), &list, &unread);
    return list;
}

static void find_ranking(struct cr_reader *r)
{
    struct section *s = r->section;
    struct ranking list = { 0 };
    enum tiebreak variant = TIEBREAK_COUNT;
    int unknown = read_numbers(r, &list, &variant);

    s->ranking = usual_ranking(s);
    if (variant != TIEBREAK_COUNT) {
        s->tiebreak = variant;
        s->tiebreak_by_date = false;
    }
    if (unknown == 0 && list.n > (s->unit == UNIT_PLAYER)) {
        s->ranking = list;
        return;
    }
    struct str by = ranking_text(&s->ranking, r->arena);
    cr_warn(r, r->line, unknown ? say_takeover_no_such_tie_break(unknown, by) : say_takeover_no_tie_breaks(by));
    finding_of(r->findings, "--ranking --tiebreak --system");
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

static void assume_players(struct cr_reader *r)
{
    struct section *s = r->section;

    s->unit = UNIT_PLAYER;
    s->squad_size = 1;
    s->system = STR(SYSTEM_ASSUMED);
    for (int i = 0; i < s->nsquad; i++)
        name_player(&s->squad[i]);
    cr_warn(r, 0, say_file_does_not_say_system(SYSTEM_ASSUMED));
    finding_of(r->findings, "--system");
}

static void assume_teams(struct cr_reader *r)
{
    cr_warn(r, 0, say_file_does_not_say_system_paired(edition_row(r->section->edition)->name));
    finding_of(r->findings, "--system --edition");
}

/* Squads are as large as the largest. */
static void count_squads(struct section *s)
{
    s->squad_size = s->unit == UNIT_PLAYER ? 1 : s->boards + 1;
    for (int i = 0; i < s->nsquad; i++)
        s->squad_size = s->squad[i].nplayer > s->squad_size ? s->squad[i].nplayer : s->squad_size;
}

/* By the tables of FIDE. */
static void make_robin(struct cr_reader *r)
{
    r->section->system = STR("berger");
    r->section->cycles = r->replay == 2 ? 2 : 1;
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

void chessresults_assume(struct cr_reader *r)
{
    struct section *s = r->section;

    find_lot(s);
    if (r->type == CR_PLAYERS_ROBIN || r->type == CR_TEAMS_ROBIN)
        make_robin(r);
    else if (r->type == CR_PLAYERS_SWISS || are_players(s))
        assume_players(r);
    else
        assume_teams(r);
    count_squads(s);
    find_ranking(r);
}
