/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/import/cup.h"

#include <stdio.h>
#include <string.h>

#include "teams/score.h"
#include "tests/said.h"

struct arena arena;
struct findings findings;
struct trf trf;

static struct err error;

int drop(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

/* Four teams of four players, numbers 1 to 16, and two rounds: 1-3 and 2-4, then 4-1 and 3-2. Every game of round 1
   is won by the team with White on board 1, 1 and 4, every one of round 2 is drawn. Lines 1 to 5 are the
   header, 6 to 21 the players, 22 to 25 the teams. Tests change single letters or add lines. */
static const char *const lines[] = {
    /*       1         2         3         4         5         6         7         8         9         10
    1234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789 */
    "012 Small Cup",
    "142 3",
    "152 W",
    "352 WBWB",
    "362 TW 2.0   TD 1.0   TL 0.0",
    "001    1 mGM  Adams, A                          2500 ENG      400041 1971/11/17  1.5    1     9 w 1    13 b =",
    "001    2      Adams, B                          2400                             1.5    1    10 b 1    14 w =",
    "001    3      Adams, C                          2300                             1.5    1    11 w 1    15 b =",
    "001    4      Adams, D                          2200                             1.5    1    12 b 1    16 w =",
    "001    5      Bach, A                           2410                             0.5    9    13 b 0     9 b =",
    "001    6      Bach, B                           2310                             0.5    9    14 w 0    10 w =",
    "001    7      Bach, C                           2210                             0.5    9    15 b 0    11 b =",
    "001    8      Bach, D                              0                             0.5    9    16 w 0    12 w =",
    "001    9      Cruz, A                           2320                             0.5    9     1 b 0     5 w =",
    "001   10      Cruz, B                           2220                             0.5    9     2 w 0     6 b =",
    "001   11      Cruz, C                           2120                             0.5    9     3 b 0     7 w =",
    "001   12      Cruz, D                           2020                             0.5    9     4 w 0     8 b =",
    "001   13      Dahl, A                           2230                             1.5    1     5 w 1     1 w =",
    "001   14      Dahl, B                           2130                             1.5    1     6 b 1     2 b =",
    "001   15      Dahl, C                           2030                             1.5    1     7 w 1     3 w =",
    "001   16      Dahl, D                           1930                             1.5    1     8 b 1     4 b =",
    "310   1 Adams                            ADA     2350    3.0    6.0   1     1    2    3    4",
    "310   2 Bach                                             1.0    2.0   3     5    6    7    8",
    "310   3 Cruz                                             1.0    2.0   3     9   10   11   12",
    "310   4 Dahl                                             3.0    6.0   1    13   14   15   16",
};
enum { LINES = sizeof lines / sizeof *lines };

static char text[LINES][160], more[2000];

/* The file as above. */
void begin(void)
{
    for (int i = 0; i < LINES; i++)
        snprintf(text[i], sizeof text[i], "%s", lines[i]);
    more[0] = '\0';
}

void add(const char *line)
{
    snprintf(more + strlen(more), sizeof more - strlen(more), "%s\n", line);
}

/* Overwrites line `line` from column `column` on. */
void put(int line, int column, const char *what)
{
    char *at = text[line - 1];
    size_t n = strlen(at), end = (size_t)column - 1 + strlen(what);

    while (n < end)
        at[n++] = ' ';
    at[n] = '\0';
    memcpy(at + column - 1, what, strlen(what));
}

/* The line of a player, and the column of his opponent in a round. */
int line_of(int player)
{
    return PLAYER + player;
}

/* The points of his line no longer say what his games do. */
void game(int player, int round, const char *what)
{
    put(line_of(player), 81, "    ");
    put(line_of(player), 92 + 10 * (round - 1), what);
}

void team_game(int first_player, int round, const char *what)
{
    for (int i = 0; i < 4; i++)
        game(first_player + i, round, what);
}

static struct str whole(const char *end)
{
    struct str s = { 0 };

    for (int i = 0; i < LINES; i++)
        s = str_fmt(&arena, "%.*s%s%s", STR_ARG(s), text[i], end);
    return str_fmt(&arena, "%.*s%s", STR_ARG(s), more);
}

bool read_with(const char *end)
{
    error = (struct err){ 0 };
    findings = (struct findings){ .arena = &arena };
    return trf_read(whole(end), STR("cup.trf"), &arena, &trf, &findings, &error);
}

const struct section *section(void)
{
    if (!read_with("\n"))
        fail_msg("%s", err_said(&error));
    return trf.event.section;
}

const struct section *without_remarks(void)
{
    const struct section *s = section();

    if (findings.n > 0)
        fail_msg("%.*s", STR_ARG(finding_said(&findings.item[0])));
    return s;
}

void refused(enum err_kind kind, const char *said)
{
    assert_false(read_with("\n"));
    assert_int_equal(error.kind, kind);
    assert_string_equal(err_said(&error), said);
}

void remarked(int line, const char *said)
{
    section();
    assert_int_equal(findings.n, 1);
    assert_int_equal(findings.item[0].severity, WARNING);
    assert_int_equal(findings.item[0].line, line);
    assert_string_equal(str_c(&arena, finding_said(&findings.item[0])), said);
}

void assert_text(struct str got, const char *want)
{
    assert_string_equal(str_c(&arena, got), want);
}

const struct card *cards(int round)
{
    struct tournament t;

    score_tournament(&trf.event, trf.event.section, trf.event.section->nround, &arena, &t);
    return score_field(trf.event.section, &t, round, &arena).card;
}

void begin_bye(const char *bye)
{
    begin();
    team_game(5, 2, bye);
    team_game(9, 2, "        ");
    put(TEAM + 2, 65, "2"); /* 1 and 2 points of the bye */
    put(TEAM + 3, 58, "0.0");
    put(TEAM + 3, 65, "0.0");
}

void begin_forfeit(const char *bach, const char *cruz)
{
    begin();
    team_game(5, 2, bach);
    team_game(9, 2, cruz);
    for (int i = 2; i <= 3; i++) {
        put(TEAM + i, 58, "   ");
        put(TEAM + i, 65, "   ");
    }
}
