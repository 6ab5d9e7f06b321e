/* SPDX-License-Identifier: Apache-2.0 */
/* games.c - games of other programs, by their tags, become entries of boards: what their results, endings and places mean. */
#include "import/code_page.h"
#include "import/games.h"

#include <limits.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/messages.h"
#include "import/pgn.h"
#include "import/recognised.h"
#include "import/result_text.h"
#include "teams/moment.h"
#include "teams/result.h"
#include "teams/text.h"

enum { SHOWN = 40 };

struct games_reader {
    struct arena *arena;
    struct findings *findings;
    struct result_list *list;
    int open; /* games that are not over */
    int byes;
};

static void wrong(struct games_reader *r, const struct pgn_game *g, struct message message)
{
    finding_say(r->findings, PROBLEM, RULE_NONE, g->line, message);
}

static void warn(struct games_reader *r, const struct pgn_game *g, struct message message)
{
    finding_say(r->findings, WARNING, RULE_NONE, g->line, message);
}

/* As it may stand in a sentence. */
static const char *shown(struct games_reader *r, struct str s)
{
    struct str clean;

    return text_nfc(s, r->arena, &clean) ? str_c(r->arena, text_cut(r->arena, clean, SHOWN)) : "";
}

static struct str text(struct games_reader *r, const struct pgn_game *g, const char *tag, struct str s)
{
    struct str clean = { 0 };

    if (!text_nfc(s, r->arena, &clean))
        wrong(r, g, say_result_unreadable(tag));
    return clean;
}

static bool is_among(struct str s, const char *const *words)
{
    while (*words && !str_same(s, str_of(*words)))
        words++;
    return *words != NULL;
}

bool games_nobody(struct str s)
{
    /* clang-format off */
    static const char *const all[] = {
        "bye", "spielfrei", "not paired", "nicht ausgelost", "no player", "descansa", "descanso", "libre", "no emparejado", "exempt", "non apparié",
        "riposo", "non abbinato", "isento", "não emparceirado", "вых.", "свободен", "выходной", "вільний", "pauza", "volno", "volný los", "wolny los",
        "voľno", "szabadnap", "erőnyerő", "vrij", "tur atlıyor", "oversidder", "frirunde", "frirond", "vapaa", "slobodan", "слободан", NULL
    };
    /* clang-format on */

    return is_among(str_trim(s), all);
}

/* PGN has "?" and "-" for what is not known, and programs of boards names for nobody. */
struct str games_known(struct str s)
{
    static const char *const unknown[] = { "?", "-", "NN", "N.N.", "N. N.", "N, N", "N N", NULL };

    s = str_trim(s);
    return is_among(s, unknown) || games_nobody(s) ? (struct str){ 0 } : s;
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Behind "Round" and the like; the whole of it where another word stands. */
static struct str without_noun(struct str s)
{
    static const char *const nouns[] = { "round", "runde", "ronde", "ronda", "rond", "rd", "r" };

    for (size_t i = 0; i < sizeof nouns / sizeof *nouns; i++) {
        size_t n = strlen(nouns[i]);
        if (s.n > n && !is_letter(s.p[n]) && str_same((struct str){ s.p, n }, str_of(nouns[i])))
            return str_trim((struct str){ s.p + n, s.n - n });
    }
    return s;
}

/* The numbers in "1.12.3", "9(90)" or "Round 9", each as its digits. 0: it is none of these. */
static int numbers_in(struct str s, struct str *out, int most)
{
    int n = 0;

    s = without_noun(s);
    if (s.n == 0 || !str_is_digit(s.p[0]))
        return 0;
    for (size_t i = 0; i < s.n; i++) {
        if (!str_is_digit(s.p[i]))
            continue;
        if (n == most)
            return 0;
        out[n].p = s.p + i;
        while (i < s.n && str_is_digit(s.p[i]))
            i++;
        out[n].n = (size_t)(s.p + i - out[n].p);
        n++;
    }
    return n;
}

static int count_of(struct str s)
{
    long n = 0;

    return str_long(s, &n) && n > 0 && n <= INT_MAX ? (int)n : 0;
}

/* What is not understood is passed over, and told. */
static void pass_over(struct games_reader *r, const struct pgn_game *g, const char *tag, struct str value)
{
    warn(r, g, say_pgn_tag_passed_over(tag, shown(r, value)));
}

/* 0: not told, and it is the round that is being played. */
static int round_of(struct games_reader *r, const struct pgn_game *g, struct str digits)
{
    int round = count_of(digits);

    if (digits.n == 0 || (round > 0 && round <= ROUNDS_MAX))
        return round;
    wrong(r, g, say_result_number_too_large("round", ROUNDS_MAX, shown(r, digits)));
    return 0;
}

/* "1.12.3" is round, table and board. Of "1.3" only the match itself can tell which of them the second is. */
static int read_place(struct games_reader *r, const struct pgn_game *g, struct game_said *said)
{
    enum { PARTS = 3 };
    struct str round = games_known(g->tag[PGN_ROUND]), board = games_known(g->tag[PGN_BOARD]), part[PARTS] = { 0 },
               of[2];
    int n = numbers_in(round, part, PARTS), boards = numbers_in(board, of, 2);

    if (n == 0 && round.n > 0)
        pass_over(r, g, "Round", round);
    for (int i = 1; i < n; i++)
        said->part[said->npart++] = count_of(part[i]);
    if (boards > 0)
        said->board = count_of(of[boards - 1]);
    else if (board.n > 0)
        pass_over(r, g, "Board", board);
    return round_of(r, g, part[0]);
}

/* How a game ended, as far as it changes what its result means. */
enum ending { ENDED, NOT_PLAYED, FORFEITED, BOTH_LOST, NOT_OVER, UNKNOWN };

/* A game lost on time was played, whatever else is said of it. Words that lichess, Chess.com and the standard have for games that were played stand last. */
static enum ending ending_of(struct str termination)
{
    static const struct {
        const char *word;
        enum ending is;
    } all[] = {
        { "time", ENDED },
        { "forfeit", FORFEITED },
        { "forfeited", FORFEITED },
        { "default", FORFEITED },
        { "defaulted", FORFEITED },
        { "walkover", FORFEITED },
        { "walk over", FORFEITED },
        { "walk-over", FORFEITED },
        { "no show", FORFEITED },
        { "no-show", FORFEITED },
        { "unplayed", NOT_PLAYED },
        { "not played", NOT_PLAYED },
        { "did not play", NOT_PLAYED },
        { "kampflos", FORFEITED },
        { "rules infraction", BOTH_LOST },
        { "unterminated", NOT_OVER },
        { "in progress", NOT_OVER },
        { "unfinished", NOT_OVER },
        { "adjourned", NOT_OVER },
        { "normal", ENDED },
        { "abandoned", ENDED },
        { "adjudication", ENDED },
        { "death", ENDED },
        { "emergency", ENDED },
        { "checkmate", ENDED },
        { "mate", ENDED },
        { "stalemate", ENDED },
        { "resignation", ENDED },
        { "resigned", ENDED },
        { "resigns", ENDED },
        { "agreement", ENDED },
        { "agreed", ENDED },
        { "repetition", ENDED },
        { "insufficient material", ENDED },
        { "50-move rule", ENDED },
    };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        for (size_t from = 0; from < termination.n; from++) {
            struct str rest = { termination.p + from, termination.n - from };
            size_t n = strlen(all[i].word);
            bool begins = from == 0 || !is_letter(termination.p[from - 1]);
            bool ends = rest.n == n || (rest.n > n && !is_letter(rest.p[n]));
            if (begins && ends && str_same((struct str){ rest.p, n }, str_of(all[i].word)))
                return all[i].is;
        }
    return games_known(termination).n > 0 ? UNKNOWN : ENDED;
}

/* A game given to one player by half: the table of results has no such one. */
static bool is_half_and_nothing(struct str result)
{
    static const char *const all[] = { "1/2-0", "0-1/2", "½-0", "0-½", "0.5-0", "0-0.5", "0,5-0", "0-0,5" };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (str_eq(result, str_of(all[i])))
            return true;
    return false;
}

/* Where both have moved it was played, and is rated, whatever ended it. */
static enum result unplayed(struct games_reader *r, const struct pgn_game *g, enum result result)
{
    static const enum result other[RESULT_COUNT] = {
        [RESULT_WIN] = RESULT_FORFEIT, [RESULT_LOSS] = RESULT_MISSED, [RESULT_ZERO] = RESULT_NOBODY
    };

    if (g->moves >= 2 && other[result] != RESULT_NONE) {
        warn(r, g, say_pgn_forfeit_was_played(g->moves));
        return result;
    }
    if (result == RESULT_DRAW)
        warn(r, g, say_pgn_draw_without_play());
    return other[result] != RESULT_NONE ? other[result] : result;
}

/* What the tag says, else what stands behind the moves. */
static bool read_score(struct games_reader *r, const struct pgn_game *g, enum result *out)
{
    struct str tag = games_known(g->tag[PGN_RESULT]), written = tag.n > 0 ? tag : g->end, clean = { 0 };

    *out = RESULT_OPEN;
    if (written.n == 0)
        return true;
    if (is_half_and_nothing(written))
        wrong(r, g, say_result_half_and_nothing());
    else if (!text_nfc(written, r->arena, &clean))
        wrong(r, g, say_result_unreadable("Result"));
    else if (!result_read(clean, r->arena, out))
        wrong(r, g, say_result_unknown(shown(r, clean)));
    else
        return true;
    return false;
}

/* The marker behind the moves is a score or "*", also of a game that was forfeited. */
static bool says_otherwise(struct games_reader *r, const struct pgn_game *g, enum ending ending, enum result tag)
{
    enum result end = RESULT_OPEN;

    if (ending == NOT_PLAYED || ending == FORFEITED || ending == BOTH_LOST)
        return false;
    if (g->end.n == 0 || games_known(g->tag[PGN_RESULT]).n == 0 || !result_read(g->end, r->arena, &end) || end == tag)
        return false;
    return tag == RESULT_WIN || tag == RESULT_DRAW || tag == RESULT_LOSS || tag == RESULT_OPEN;
}

/* RESULT_NONE: the game is not over, or not begun. False: refused. */
static bool read_result(struct games_reader *r, const struct pgn_game *g, enum result *out)
{
    enum ending ending = ending_of(g->tag[PGN_TERMINATION]);

    if (ending == UNKNOWN && g->moves < 2)
        warn(r, g, say_pgn_ending_counts_as_played(shown(r, g->tag[PGN_TERMINATION])));
    if (!read_score(r, g, out))
        return false;
    if (says_otherwise(r, g, ending, *out)) {
        wrong(r, g, say_result_of_tag_and_moves(result_text(*out), g->end));
        return false;
    }
    if (*out == RESULT_OPEN) {
        /* "*" says who lost only with the reason. */
        static const enum result all[] = {
            [FORFEITED] = RESULT_NOBODY, [BOTH_LOST] = RESULT_ZERO, [NOT_OVER] = RESULT_NONE, [UNKNOWN] = RESULT_NONE
        };
        *out = all[ending];
    } else if (ending == NOT_OVER) {
        wrong(r, g, say_pgn_result_not_over(result_text(*out)));
        return false;
    } else if (ending == NOT_PLAYED || ending == FORFEITED) {
        *out = unplayed(r, g, *out);
    }
    return true;
}

/* "2026.02.01"; a day of which a part is not known is none. */
static struct str day_of(struct games_reader *r, struct str date)
{
    char *day = arena_new(r->arena, char, date.n + 1);

    for (size_t i = 0; i < date.n; i++)
        day[i] = date.p[i] == '.' ? '-' : date.p[i];
    return moment_is_day((struct str){ day, date.n }) ? (struct str){ day, date.n } : (struct str){ 0 };
}

/* The match and its board are found at the desk, which knows who sits where. Everything is seen from White's team. */
static void read_game(struct games_reader *r, const struct pgn_game *g)
{
    struct game_said *said = arena_new(r->arena, struct game_said, 1);
    int before = finding_count(r->findings, PROBLEM);
    struct board_entry b = { .game = said, .line = g->line };

    if (games_nobody(g->tag[PGN_WHITE]) || games_nobody(g->tag[PGN_BLACK])) {
        r->byes++;
        return;
    }
    if (!read_result(r, g, &b.result))
        return;
    if (b.result == RESULT_NONE) {
        r->open++;
        return;
    }
    said->colourless = g->colourless;
    b.round = read_place(r, g, said);
    static const enum pgn_tag names_of[] = { PGN_WHITE, PGN_BLACK }, ids_of[] = { PGN_WHITE_ID, PGN_BLACK_ID };

    for (int c = 0; c < 2; c++) {
        struct str id = games_known(g->tag[ids_of[c]]);
        said->name[c] = text(r, g, c ? "Black" : "White", games_known(g->tag[names_of[c]]));
        long n = 0;
        said->fide_id[c] = str_long(id, &n) && n > 0 && n <= FIDE_ID_MOST ? n : 0;
        if (said->fide_id[c] == 0 && id.n > 0 && !str_eq(id, STR("0")))
            pass_over(r, g, c ? "BlackFideId" : "WhiteFideId", id);
    }
    said->day = day_of(r, g->tag[PGN_DATE]);
    b.team[0] = text(r, g, "WhiteTeam", games_known(g->tag[PGN_WHITE_TEAM]));
    b.team[1] = text(r, g, "BlackTeam", games_known(g->tag[PGN_BLACK_TEAM]));
    r->list->board[r->list->nboard] = b;
    r->list->nboard += finding_count(r->findings, PROBLEM) == before;
}

static void recognise_tag(struct recognised *to, const char *tag, bool used, struct str value, struct arena *a)
{
    struct str clean = { 0 };

    if (text_nfc(value, a, &clean))
        recognised_value(to, RECOGNISED_TAG, str_of(tag), used ? "" : NULL, clean, (struct str){ 0 });
}

static void recognise(const struct pgn *games, struct arena *a, struct recognised *to)
{
    for (int i = 0; to && i < games->n; i++)
        for (int t = 0; t < PGN_TAG_COUNT; t++)
            if (games->game[i].tag[t].p)
                recognise_tag(to, pgn_tag_name((enum pgn_tag)t), true, games->game[i].tag[t], a);
    for (int i = 0; to && i < games->nother; i++)
        for (int n = 0; n < games->other[i].n; n++)
            recognise_tag(to, shown(&(struct games_reader){ .arena = a }, games->other[i].name), false,
                          games->other[i].value, a);
}

void games_results(const struct pgn *games, struct arena *a, struct result_list *out, struct findings *f)
{
    struct games_reader r = { a, f, out, 0, 0 };

    recognise(games, a, f->recognised);
    *out = (struct result_list){ .board = arena_new(a, struct board_entry, games->n) };
    for (int i = 0; i < games->n; i++)
        read_game(&r, &games->game[i]);
    if (r.byes > 0)
        finding_say(f, NOTE, RULE_NONE, 0, say_pairings_without_opponent(r.byes));
    if (r.open > 0)
        finding_say(f, NOTE, RULE_NONE, 0, say_not_over_yet(r.open));
}

bool pgn_results(struct str bytes, struct str file, struct arena *a, struct result_list *out, struct findings *f,
                 struct err *e)
{
    struct pgn games;
    struct code_page_read was;
    struct str readable = code_page_lines(bytes, a, &was);

    if (!pgn_read(readable, file, a, &games, e))
        return false;
    code_page_tell(&was, f);
    games_results(&games, a, out, f);
    return true;
}
