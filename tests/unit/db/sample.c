/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/db/sample.h"

#define TEXT(s)         \
    {                   \
        s, sizeof s - 1 \
    }

/* Two sections in which no two values that could be mixed up are equal. */

static struct player giants[] = {
    { .name = TEXT("Đặng, Thị"),
      .title = TEXT("WGM"),
      .fide_id = 12401137,
      .rating = 2431,
      .k = 10,
      .born = 1987,
      .sex = 'w' },
    { .name = TEXT("Жуков"), .replaced = true },
    { .name = TEXT("O'Neil"), .sex = 'm' },
};
static struct player dwarfs[] = { { .name = TEXT("Ōgawa"), .rating = 1999 } };

static struct squad squads[] = {
    { .name = TEXT("Chad"),
      .federation = TEXT("CHA"),
      .captain = TEXT("A. B."),
      .given = 7,
      .number = 3,
      .player = giants,
      .nplayer = 3,
      .arrival = { .players = 4,
                   .due = TEXT("2016-09-01 11:30"),
                   .travel = TEXT("QR 351"),
                   .at = TEXT("2016-09-01 12:00:00"),
                   .by = TEXT("anna") },
      .order = { .received = TEXT("2016-08-30 09:00:00"),
                 .received_by = TEXT("bert"),
                 .confirmed = TEXT("2016-09-01 13:00:00"),
                 .confirmed_by = TEXT("cora") } },
    { .name = TEXT("Mali"), .federation = TEXT("MLI"), .late = true, .number = 1, .player = dwarfs, .nplayer = 1 },
    { .name = TEXT("Togo"), .federation = TEXT("TOG"), .number = 2, .player = dwarfs, .nplayer = 1 },
};

static struct fixture first[] = {
    { .table = 1,
      .side = { 1, 0 },
      .board = { { .place = { 1, 3 },
                   .result = RESULT_DRAW,
                   .swapped = true,
                   .by = TEXT("anna"),
                   .second = RESULT_WIN,
                   .second_by = TEXT("bert") },
                 { .place = { 0, 1 }, .result = RESULT_MISSED },
                 { .place = { 0, 0 } } },
      .signature = { { .at = TEXT("2016-09-02 19:40:00"),
                       .by = TEXT("captain of Fiji"),
                       .remark = TEXT("board 2 was played"),
                       .results = TEXT("1/2 -+ .") },
                     { .at = TEXT("2016-09-02 19:41:00"),
                       .by = TEXT("bert"),
                       .agreed = true,
                       .results = TEXT("1/2 -+ .") } } },
};
static struct lineup lineups[] = {
    { .squad = 0,
      .place = { 1, 3, 0 },
      .origin = LINEUP_PREVIOUS,
      .late = true,
      .at = TEXT("2016-09-02 10:20:00"),
      .by = TEXT("bert"),
      .reason = TEXT("ill") },
    { .squad = 1, .place = { 1, 0, 0 }, .origin = LINEUP_CAPTAIN, .at = TEXT("2016-09-02 09:00:00") },
};
static struct correction corrections[] = {
    { .round = 1,
      .table = 1,
      .board = 2,
      .was = RESULT_DRAW,
      .becomes = RESULT_MISSED,
      .from = 3,
      .at = TEXT("2016-09-04 20:00:00"),
      .by = TEXT("cora"),
      .reason = TEXT("protocol") },
    { .round = 1, .table = 1, .board = 1, .was = RESULT_NONE, .becomes = RESULT_LOSS },
};
static struct fixture second[] = {
    { .table = 1,
      .side = { 2, 1 },
      .absent = { false, true },
      .present = 2,
      .by_hand = TEXT("late bus"),
      .decided = DECIDED_UNPLAYED,
      .decided_why = TEXT("two came") },
};
static struct fixture third[] = { { .table = 4, .side = { 0, 2 } } };

static struct pairing_list rounds[] = {
    { .state = ROUND_PUBLISHED,
      .fixture = first,
      .nfixture = 1,
      .bye = 2,
      .published = TEXT("2016-09-02 10:00:00"),
      .opened = TEXT("2016-09-02 10:30:00"),
      .lineup = lineups,
      .nlineup = 2 },
    { .state = ROUND_COMPLETE,
      .fixture = second,
      .nfixture = 1,
      .bye = 0,
      .bye_by_hand = TEXT("sick"),
      .published = TEXT("2016-09-03 10:00:00") },
    { .state = ROUND_DRAFT, .fixture = third, .nfixture = 1, .bye = NOBODY },
};
static struct barred barred[] = {
    { .a = 0, .b = 2, .round = 5, .at = TEXT("2016-09-03 19:00:00"), .by = TEXT("anna"), .reason = TEXT("war") },
    { .a = 1, .b = 2 },
};
static struct adjustment adjustments[] = {
    { .team = 2, .mp = -1, .gp = 3, .from = 2, .own = true, .reason = TEXT("forfeit") },
    { .team = 0, .mp = 2, .gp = -4, .from = 3, .pairing_only = true, .reason = TEXT("pending") },
};
static struct mark_correction mark_corrections[] = {
    { .round = 1,
      .table = 1,
      .was = { { true, false }, 3 },
      .becomes = { { false, false }, 0, DECIDED_PLAYED },
      .from = 3,
      .at = TEXT("2016-09-04 11:00:00"),
      .by = TEXT("anna"),
      .reason = TEXT("they came") },
    { .round = 1, .table = 1, .becomes = { { true, true }, 0 }, .from = 4 },
};
static struct absence absences[] = {
    { .squad = 0, .from = 2, .to = 4 },
    { .squad = 0, .from = 6 },
    { .squad = 1,
      .from = 7,
      .withdrawn = true,
      .at = TEXT("2016-09-09 10:00:00"),
      .by = TEXT("bert"),
      .reason = TEXT("home") },
    { .squad = 2, .from = 8, .expelled = true },
};
static struct excuse excuses[] = {
    { .squad = 1,
      .round = 2,
      .at = TEXT("2016-09-03 20:00:00"),
      .by = TEXT("anna"),
      .reason = TEXT("its bus broke down") },
    { .squad = 1, .round = 5 },
};
static struct shortening shortenings[] = { { .after = 1,
                                             .was = 11,
                                             .becomes = 9,
                                             .at = TEXT("2016-09-04 20:00:00"),
                                             .by = TEXT("Anna"),
                                             .reason = TEXT("flood") } };
static struct warning warnings[] = {
    { .squad = 2, .at = TEXT("2016-09-04 15:20:00"), .by = TEXT("bert"), .reason = TEXT("a telephone rang") },
    { .squad = 0 },
};

static struct section sections[] = {
    { .name = TEXT("open"),
      .title = TEXT("Open Section"),
      .system = STR("olympiad"),
      .cycles = 1,
      .edition = EDITION_ECU,
      .tiebreak = TIEBREAK_APP_2,
      .ranking = { 3, { CRITERION_GP, CRITERION_MP, CRITERION_OSB } },
      .rounds = 9,
      .boards = 3,
      .squad_size = 6,
      .floor = 1234,
      .lot = BLACK,
      .host_first = true,
      .squad = squads,
      .nsquad = 3,
      .round = rounds,
      .nround = 3,
      .barred = barred,
      .nbarred = 2,
      .adjustment = adjustments,
      .nadjustment = 2,
      .absence = absences,
      .nabsence = 4,
      .excuse = excuses,
      .nexcuse = 2,
      .warning = warnings,
      .shortening = shortenings,
      .nshortening = 1,
      .nwarning = 2,
      .correction = corrections,
      .ncorrection = 2,
      .mark_correction = mark_corrections,
      .nmark_correction = 2,
      .lineup_default = LINEUP_PREVIOUS,
      .double_entry = true },
    { .name = TEXT("women"),
      .women = true,
      .system = STR("olympiad"),
      .cycles = 1,
      .edition = EDITION_2022,
      .ranking = RANKING_OLYMPIAD,
      .rounds = 11,
      .boards = 4,
      .squad_size = 5,
      .hours = { .date = { [1] = TEXT("2016-09-03 16:00") }, .lineups = { [2] = TEXT("2016-09-04 12:00") } },
      .squad = squads,
      .nsquad = 2,
      .lineup_default = LINEUP_LIST },
};
static struct arbiter arbiters[] = { { TEXT("Anna"), TEXT("chief arbiter"), TEXT("IA"), TEXT("AUT"), 13400123 },
                                     { .name = TEXT("Bert"), .role = TEXT("") } };
static struct attachment attachments[] = {
    { ATTACHMENT_FLAG, TEXT("AZE"), TEXT("0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"), 1234 },
    { ATTACHMENT_FLAG, TEXT("NOR"), TEXT("fedcba9876543210fedcba9876543210fedcba9876543210fedcba9876543210"), 1 }
};

struct event sample_event(void)
{
    struct event ev = { .name = STR("Test"),
                        .city = STR("Baku"),
                        .federation = STR("AZE"),
                        .start = STR("2016-09-01"),
                        .end = STR("2016-09-14"),
                        .zone = STR("Asia/Baku"),
                        .arbiter = arbiters,
                        .narbiter = 2,
                        .attachment = attachments,
                        .nattachment = 2,
                        .backups = 33,
                        .section = sections,
                        .nsection = 2 };

    ev.date[0] = STR("2016-09-02 15:00");
    ev.date[29] = STR("2016-10-01 15:00");
    ev.lineups[0] = STR("2016-09-02 11:00");
    ev.lineups[4] = STR("2016-09-06 10:00");
    ev.presence_closes = STR("2016-09-01 19:00");
    ev.squads_close = STR("2016-08-02 23:59");
    return ev;
}
