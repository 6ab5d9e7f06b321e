/* SPDX-License-Identifier: Apache-2.0 */
#include "import/pairing_table.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "import/csv.h"
#include "import/games.h"
#include "import/messages.h"
#include "import/pairing_numbers.h"
#include "import/pairing_row.h"
#include "import/pgn.h"
#include "import/result_text.h"
#include "import/sheet_cells.h"

/* A table of games: which columns have the two players and the result; the result may have three. */
struct game_columns {
    int name[2], result;
};

static bool is_player_title(struct str s)
{
    return sheet_is_titled(s, "Name") || sheet_is_titled(s, "White") || sheet_is_titled(s, "Black");
}

static bool is_result_title(struct str s)
{
    return sheet_is_titled(s, "Result") || sheet_is_titled(s, "Res");
}

static bool game_titles(const struct csv_row *row, struct game_columns *c)
{
    int names = 0;

    c->result = -1;
    for (int i = 0; i < row->n; i++) {
        if (is_player_title(sheet_cell(row, i)) && names < 2)
            c->name[names++] = i;
        if (is_result_title(sheet_cell(row, i)) && c->result < 0)
            c->result = i;
    }
    return names == 2 && c->result >= 0;
}

/* "1.1" and a player or two. */
static bool is_first_board(const struct csv *c, int i, struct arena *a)
{
    struct pairing_row x;

    if (i >= c->n)
        return false;
    pairing_row_read(&c->row[i], &x, a);
    return pairing_row_numbers(x.lead) && str_ends(x.lead, STR(".1")) && x.names > 0;
}

static bool has_digit(struct str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (str_is_digit(s.p[i]))
            return true;
    return false;
}

/* "Bo.", two teams: the first row of a match, in whatever language if its first board follows. */
static bool is_match_head(const struct csv *c, int i, struct arena *a)
{
    struct pairing_row x;

    pairing_row_read(&c->row[i], &x, a);
    if (x.names != 2 || has_digit(x.lead))
        return false;
    return is_first_board(c, i + 1, a) || (sheet_is_titled(x.lead, "Bo") && sheet_titled(&c->row[i], "Rtg") > 0);
}

/* "18.1", two teams and the score of the match, with boards numbered from 1 below. */
static bool is_numbered_match(const struct csv *c, int i, struct arena *a)
{
    struct pairing_row x, below;

    if (i + 1 >= c->n)
        return false;
    pairing_row_read(&c->row[i], &x, a);
    pairing_row_read(&c->row[i + 1], &below, a);
    return pairing_row_numbers(x.lead) && x.names == 2 && str_eq(below.lead, STR("1")) && below.names > 0;
}

static enum foreign_table kind_of(const struct csv *c, int i, struct arena *a)
{
    const struct csv_row *row = &c->row[i];
    struct str first = sheet_cell(row, sheet_first(row));

    if (game_titles(row, &(struct game_columns){ 0 }))
        return FOREIGN_GAMES;
    if (pairing_numbers_titles(row))
        return FOREIGN_NUMBERS;
    if (sheet_titled(row, "Team") == 2 && sheet_titled(row, "Res") > 0)
        return FOREIGN_MATCHES;
    if (sheet_is_composition(c, i))
        return FOREIGN_COMPOSITION;
    if (is_match_head(c, i, a) || is_numbered_match(c, i, a))
        return FOREIGN_BOARDS;
    if (sheet_titled(row, "Team") == 1 && sheet_titled(row, "Name") == 0 &&
        sheet_titled(row, "RtgAvg") + sheet_titled(row, "Captain") > 0)
        return FOREIGN_TEAMS;
    return sheet_is_titled(first, "Rk") || sheet_is_titled(first, "Rank") ? FOREIGN_RANKING : FOREIGN_NONE;
}

bool foreign_has_results(enum foreign_table kind)
{
    return kind == FOREIGN_BOARDS || kind == FOREIGN_GAMES || kind == FOREIGN_NUMBERS;
}

/* Below a table of matches or a ranking may be the boards. */
enum foreign_table foreign_table(const struct csv *c, struct arena *a)
{
    enum { WITHIN = 5000 }; /* rows */
    enum foreign_table first = FOREIGN_NONE;

    for (int i = 0; i < c->n && i < WITHIN; i++) {
        enum foreign_table kind = sheet_cells(&c->row[i]) < 3 ? FOREIGN_NONE : kind_of(c, i, a);
        if (foreign_has_results(kind))
            return kind;
        first = first != FOREIGN_NONE ? first : kind;
    }
    return first;
}

/* --- the round -------------------------------------------------------------------------------- */

/* The digits before or behind a word that begins at i. */
static struct str number_behind(struct str s, size_t i)
{
    while (i < s.n && (s.p[i] == ' ' || s.p[i] == '.'))
        i++;
    struct str digits = { s.p + i, 0 };
    while (i + digits.n < s.n && str_is_digit(digits.p[digits.n]))
        digits.n++;
    return digits;
}

/* "1. Runde" */
static struct str number_before(struct str s, size_t i)
{
    size_t end = i;

    while (end > 0 && s.p[end - 1] == ' ')
        end--;
    if (end == 0 || s.p[end - 1] != '.')
        return (struct str){ 0 };
    size_t from = --end;
    while (from > 0 && str_is_digit(s.p[from - 1]))
        from--;
    return (struct str){ s.p + from, end - from };
}

/* "Round 18 on 2025/10/30 at 14:00", "1. Runde": its number; what is said after a round is no caption of it. 0: none. */
static struct str round_in(struct str caption)
{
    static const char *const words[] = { "round",   "runde",  "ronda", "ronde",   "turno", "rodada", "runda", "kolo",
                                         "kierros", "omgång", "tur",   "forduló", "тур",   "Тур",    "rd" };
    struct str digits = { 0 };

    for (size_t w = 0; w < sizeof words / sizeof *words; w++)
        for (size_t i = 0, n = strlen(words[w]); i + n <= caption.n && digits.n == 0; i++) {
            bool begins = i == 0 || strchr(" ,.", caption.p[i - 1]);
            bool ends = i + n == caption.n || strchr(" .,:", caption.p[i + n]);
            bool after = i >= 6 && str_same((struct str){ caption.p + i - 6, 6 }, STR("after "));
            if (!begins || !ends || after || !str_same((struct str){ caption.p + i, n }, str_of(words[w])))
                continue;
            digits = number_behind(caption, i + n);
            digits = digits.n > 0 ? digits : number_before(caption, i);
        }
    return digits;
}

/* --- games ------------------------------------------------------------------------------------ */

struct pairing_reader {
    const struct csv *table;
    struct arena *arena;
    struct pgn *out;
    struct findings *findings;
    struct str round, team[2], score; /* of the match that is read */
    struct score_columns boards;      /* of the scores of all boards, as far as one of them tells it */
    struct score_columns at;          /* of those of the match that is read */
    int line, half[2];                /* of the match; what its boards add up to */
    bool open;                        /* a board of it has no result */
    bool by_head; /* the match began with Bo.: its boards are 1.1, 1.2; else it was 18.1 and they are 1, 2 */
    bool bye;     /* the match that is read is one */
    struct pairing_rest rest;
};

static struct pgn_game *add_game(struct pairing_reader *r, int line)
{
    arena_room(r->arena, r->out->game, r->out->n, r->out->cap);
    struct pgn_game *g = &r->out->game[r->out->n++];
    *g = (struct pgn_game){ .line = line };
    g->tag[PGN_ROUND] = r->round;
    return g;
}

static void unread(struct pairing_reader *r, const struct csv_row *row)
{
    if (r->rest.unread++ == 0)
        r->rest.line = row->line;
}

/* "2½:1½" in half points; -1: it is none. */
static int side_of_score(struct str *rest)
{
    int n = 0, digits = 0, half = 0;

    for (; rest->n > 0; rest->p++, rest->n--) {
        if (str_is_digit(*rest->p)) {
            n = 10 * n + *rest->p - '0';
            digits++;
        } else if (str_starts(*rest, STR("½"))) {
            half = 1;
            rest->p++;
            rest->n--;
        } else if (*rest->p == ':' || *rest->p == '-') {
            rest->p++;
            rest->n--;
            break;
        }
    }
    return digits + half > 0 && digits < 3 ? 2 * n + half : -1;
}

/* The score of a match and its boards must be one. */
static void check_match(struct pairing_reader *r)
{
    struct str rest = r->score;
    int first = side_of_score(&rest), other = side_of_score(&rest);

    if (r->line == 0 || r->open || r->bye || first < 0 || other < 0 || (first == r->half[0] && other == r->half[1]))
        return;
    finding_say(r->findings, WARNING, RULE_NONE, r->line,
                say_match_adds_up_otherwise(r->team[0], r->team[1], r->score, r->half[0], r->half[1]));
}

static void add_up(struct pairing_reader *r, struct str score)
{
    static const int points[RESULT_COUNT][2] = { [RESULT_WIN] = { 2, 0 },
                                                 [RESULT_LOSS] = { 0, 2 },
                                                 [RESULT_DRAW] = { 1, 1 },
                                                 [RESULT_FORFEIT] = { 2, 0 },
                                                 [RESULT_MISSED] = { 0, 2 } };
    enum result is = RESULT_NONE;

    r->open = r->open || score.n == 0 || !result_read(score, r->arena, &is) || is == RESULT_OPEN;
    for (int side = 0; side < 2; side++)
        r->half[side] += points[is][side];
}

/* Below Bo. and two teams: where the score of the match stands, else behind the ratings. */
static struct score_columns below_head(const struct csv_row *row, const struct pairing_row *x)
{
    struct score_columns behind = { 0 };

    for (int i = 0; i < row->n; i++)
        if (sheet_is_titled(sheet_cell(row, i), "Rtg"))
            behind.first = behind.last = i + 1;
    return x->at.last > 0 ? x->at : behind;
}

static void begin_match(struct pairing_reader *r, const struct pairing_row *x, const struct csv_row *row, bool by_head)
{
    struct str rest = x->lead, round = str_cut(&rest, '.');

    check_match(r);
    r->line = row->line;
    r->score = x->score;
    r->at = r->boards.last > 0 || !by_head ? r->boards : below_head(row, x);
    r->half[0] = r->half[1] = 0;
    r->open = false;
    r->by_head = by_head;
    r->team[0] = x->name[0];
    r->team[1] = x->name[1];
    r->bye = games_nobody(x->name[0]) || games_nobody(x->name[1]);
    r->rest.byes += r->bye;
    if (!by_head)
        r->round = round;
}

static void read_board(struct pairing_reader *r, const struct csv_row *row, const struct pairing_row *x)
{
    struct str rest = x->lead, table = str_cut(&rest, '.');

    if (r->bye) {
        unread(r, row);
        return;
    }
    struct pgn_game *g = add_game(r, row->line);
    g->tag[PGN_BOARD] = rest.n > 0 ? rest : table;
    g->tag[PGN_WHITE_TEAM] = r->team[0];
    g->tag[PGN_BLACK_TEAM] = r->team[1];
    g->tag[PGN_WHITE] = games_nobody(x->name[0]) ? (struct str){ 0 } : x->name[0];
    g->tag[PGN_BLACK] = games_nobody(x->name[1]) ? (struct str){ 0 } : x->name[1];
    struct str written = x->score.n > 0 ? x->score : pairing_row_written(row, r->at, r->arena);
    g->tag[PGN_RESULT] = written.n > 0 ? written : x->other;
    g->colourless = true;
    add_up(r, written);
}

static bool is_board(const struct pairing_reader *r, const struct pairing_row *x)
{
    bool numbered = r->by_head ? pairing_row_numbers(x->lead) : sheet_is_number(x->lead);

    return r->team[0].n > 0 && numbered && x->names + (x->score.n > 0) > 0;
}

/* What begins like a match ends the one before it. */
static void leave_match(struct pairing_reader *r, const struct csv_row *row, const struct pairing_row *x)
{
    if (sheet_is_titled(x->lead, "Bo") || pairing_row_numbers(x->lead)) {
        check_match(r);
        r->line = 0;
        r->team[0] = r->team[1] = (struct str){ 0 };
    }
    unread(r, row);
}

/* Where the first board that has a score has it. */
static struct score_columns board_columns(const struct csv *c, struct arena *a)
{
    struct pairing_row x = { 0 };

    for (int i = 0; i < c->n; i++) {
        const struct csv_row *row = &c->row[i];
        pairing_row_read(row, &x, a);
        bool numbered = sheet_is_number(x.lead) || pairing_row_numbers(x.lead);
        if (numbered && x.at.last > 0 && x.names > 0 && !is_match_head(c, i, a) && !is_numbered_match(c, i, a))
            return x.at;
    }
    return (struct score_columns){ 0 };
}

static void read_row(struct pairing_reader *r, int i)
{
    const struct csv_row *row = &r->table->row[i];
    struct pairing_row x;

    pairing_row_read(row, &x, r->arena);
    if (is_match_head(r->table, i, r->arena))
        begin_match(r, &x, row, true);
    else if (is_numbered_match(r->table, i, r->arena))
        begin_match(r, &x, row, false);
    else if (is_board(r, &x))
        read_board(r, row, &x);
    else if (sheet_cells(row) > 2 && (x.score.n > 0 || x.names > 0))
        leave_match(r, row, &x);
}

/* --- pairings of players ---------------------------------------------------------------------- */

static void read_game(struct pairing_reader *r, const struct csv_row *row, const struct game_columns *c)
{
    struct str white = sheet_cell(row, c->name[0]), black = sheet_cell(row, c->name[1]),
               lead = sheet_cell(row, sheet_first(row));

    if (sheet_cells(row) < 3)
        return;
    if (!sheet_is_number(lead) || white.n == 0 || black.n == 0) {
        unread(r, row);
        return;
    }
    if (games_nobody(white) || games_nobody(black)) {
        r->rest.byes++;
        return;
    }
    struct pgn_game *g = add_game(r, row->line);
    g->tag[PGN_BOARD] = lead;
    g->tag[PGN_WHITE] = white;
    g->tag[PGN_BLACK] = black;
    g->tag[PGN_RESULT] = pairing_row_score(row, c->result, r->arena);
}

void pairing_games(const struct csv *c, enum foreign_table kind, struct arena *a, struct pgn *out, struct findings *f)
{
    struct pairing_reader r = { .table = c, .arena = a, .out = out, .findings = f };
    struct game_columns games = { 0 }, titles;
    bool titled = false;

    *out = (struct pgn){ 0 };
    if (kind == FOREIGN_BOARDS)
        r.boards = board_columns(c, a);
    if (kind == FOREIGN_NUMBERS)
        pairing_numbers_games(c, a, out, &r.rest);
    for (int i = 0; kind != FOREIGN_NUMBERS && i < c->n; i++) {
        const struct csv_row *row = &c->row[i];
        struct str caption = sheet_cells(row) == 1 ? round_in(sheet_cell(row, sheet_first(row))) : (struct str){ 0 };
        if (caption.n > 0)
            r.round = caption;
        else if (kind == FOREIGN_BOARDS)
            read_row(&r, i);
        else if (game_titles(row, &titles))
            titled = true, games = titles;
        else if (titled)
            read_game(&r, row, &games);
    }
    check_match(&r);
    if (r.rest.byes > 0)
        finding_say(f, NOTE, RULE_NONE, 0, say_pairings_without_opponent(r.rest.byes));
    if (r.rest.unread > 0)
        finding_say(f, WARNING, RULE_NONE, r.rest.line, say_pairings_not_understood(r.rest.unread));
}
