/* SPDX-License-Identifier: Apache-2.0 */
#include "import/chessresults_rules.h"

#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/system/system.h"
#include "import/chessresults_part.h"
#include "teams/pairing.h"
#include "teams/text.h"
#include "import/messages.h"
#include "import/said.h"

enum { NAME_LONGEST = 40 };

/* Numbers of earlier versions of the site and of ours, and some that are written without the parameters that they have: what is `bare` then may be
   meant otherwise, with a cut or by other points. A victory is a round that gives as much as a won game. */
static const struct loose {
    int number;
    enum criterion teams, players; /* CRITERION_COUNT: it is none of these */
    bool bare;
} loose[] = {
    { 2, CRITERION_COUNT, CRITERION_BHG, false },   { 7, CRITERION_COUNT, CRITERION_EGGSB, false },
    { 11, CRITERION_DE, CRITERION_DE, false },      { 12, CRITERION_COUNT, CRITERION_WIN, false },
    { 24, CRITERION_GP, CRITERION_COUNT, false },   { 37, CRITERION_COUNT, CRITERION_BHG, true },
    { 52, CRITERION_COUNT, CRITERION_EGGSB, true }, { 68, CRITERION_COUNT, CRITERION_WIN, true },
    { 81, CRITERION_DE, CRITERION_DE, false },      { 83, CRITERION_EDE, CRITERION_COUNT, true },
    { 84, CRITERION_COUNT, CRITERION_BHG, true },   { 85, CRITERION_COUNT, CRITERION_EGGSB, true },
    { 91, CRITERION_SSSC, CRITERION_COUNT, true },
};

static const struct loose *loosely(int number)
{
    for (size_t i = 0; i < sizeof loose / sizeof *loose; i++)
        if (loose[i].number == number)
            return &loose[i];
    return NULL;
}

static void add_criterion(struct ranking *list, enum criterion c)
{
    for (int i = 0; i < list->n; i++)
        if (list->by[i] == c)
            return;
    list->by[list->n++] = c;
}

/* Without parameters. */
static enum criterion read_loosely(struct cr_reader *r, int number, struct str *bare)
{
    const struct loose *l = loosely(number);

    if (!l)
        return CRITERION_COUNT;
    enum criterion is = r->section->unit == UNIT_PLAYER ? l->players : l->teams;
    if (is != CRITERION_COUNT && l->bare)
        *bare = str_fmt(r->arena, "%.*s%s%d", STR_ARG(*bare), bare->n > 0 ? ", " : "", number);
    return is;
}

/* Of players the points come first, whether they are named or not. The number that is not known; 0: all are. `bare`: those that lack their parameters. */
static int read_numbers(struct cr_reader *r, struct ranking *list, struct str *bare)
{
    struct section *s = r->section;

    if (s->unit == UNIT_PLAYER)
        add_criterion(list, CRITERION_GP);
    for (int i = 0; i < CHESSRESULTS_CRITERIA; i++) {
        const struct chessresults_code *code = &r->tie_break[i];
        enum criterion is;
        if (code->number == 0)
            continue;
        if (!chessresults_criterion(*code, s, &is, r->arena))
            is = code->detail.n > 0 ? CRITERION_COUNT : read_loosely(r, code->number, bare);
        if (is == CRITERION_COUNT)
            return code->number;
        add_criterion(list, is);
    }
    if (s->tiebreak == TIEBREAK_KHANTY_MANSIYSK) {
        /* Earlier versions of this program wrote 56 where 57 is meant, and the other way round: the sum was never before Sonneborn-Berger. */
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

static void warn_bare(struct cr_reader *r, struct str bare)
{
    if (bare.n == 0)
        return;
    cr_warn(r, r->line, say_takeover_bare_tie_breaks(bare, ranking_text(&r->section->ranking, r->arena)));
    finding_of(r->findings, "--ranking");
}

static void find_ranking(struct cr_reader *r)
{
    struct section *s = r->section;
    struct ranking list = { 0 };
    struct str bare = { 0 };
    int unknown = read_numbers(r, &list, &bare);

    s->ranking = usual_ranking(s);
    if (unknown == 0 && list.n > (s->unit == UNIT_PLAYER)) {
        s->ranking = list;
        warn_bare(r, bare);
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

static void assume_players(struct cr_reader *r)
{
    struct section *s = r->section;

    s->unit = UNIT_PLAYER;
    s->squad_size = 1;
    s->system = STR(SYSTEM_ASSUMED);
    for (int i = 0; i < s->nsquad; i++) {
        /* Names of teams are cut, those of players are taken apart at the comma. */
        struct squad *q = &s->squad[i];
        if (text_letters(q->name) < NAME_LONGEST)
            q->player[0].name = q->name;
        else
            q->name = q->player[0].name;
    }
    cr_warn(r, 0, say_file_does_not_say_system(SYSTEM_ASSUMED));
    finding_of(r->findings, "--system");
}

static void assume_teams(struct cr_reader *r)
{
    cr_warn(r, 0, say_file_does_not_say_system_paired(edition_row(r->section->edition)->name));
    finding_of(r->findings, "--system --edition");
}

/* By the tables of FIDE. */
static void make_robin(struct cr_reader *r)
{
    r->section->system = STR("berger");
    r->section->cycles = r->replay == 2 ? 2 : 1;
}

/* Before round 1 it may be still to be drawn. */
static void find_lot(struct cr_reader *r)
{
    struct section *s = r->section;

    s->lot = COLOURLESS;
    for (int i = 0; s->nround > 0 && i < s->round[0].nfixture; i++)
        for (int side = 0; side < 2; side++)
            if (s->squad[s->round[0].fixture[i].side[side]].number == 1)
                s->lot = side ? BLACK : WHITE;
    if (r->uncoloured > 0)
        cr_warn(r, 0, say_takeover_no_colours(r->uncoloured));
    if (s->lot != COLOURLESS || s->nround == 0)
        return;
    s->lot = WHITE;
    if (r->type != CHESSRESULTS_ROUND_ROBIN && r->type != CHESSRESULTS_TEAM_ROUND_ROBIN)
        cr_warn(r, 0, say_takeover_no_lot());
}

void chessresults_assume(struct cr_reader *r)
{
    struct section *s = r->section;

    find_lot(r);
    if (r->type == CHESSRESULTS_ROUND_ROBIN || r->type == CHESSRESULTS_TEAM_ROUND_ROBIN)
        make_robin(r);
    else if (r->type == CHESSRESULTS_SWISS || are_players(s))
        assume_players(r);
    else
        assume_teams(r);
    /* What somebody says of it comes before all that. */
    const struct system *system;

    if (said_system(r->said, r->section->unit, &system))
        r->section->system = system ? str_of(system->name) : (struct str){ 0 };
    said_edition(r->said, r->section);
    said_points(r->said, r->section);
    section_follow_date(r->section, r->event);
    /* Squads are as large as the largest. */
    s->squad_size = s->unit == UNIT_PLAYER ? 1 : s->boards + 1;
    for (int i = 0; i < s->nsquad; i++)
        s->squad_size = s->squad[i].nplayer > s->squad_size ? s->squad[i].nplayer : s->squad_size;
    find_ranking(r);
}
