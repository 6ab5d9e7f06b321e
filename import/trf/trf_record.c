/* SPDX-License-Identifier: Apache-2.0 */
#include "import/trf/trf_record.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/messages.h"
#include "teams/registration.h"
#include "teams/title.h"

/* --- lists of numbers ------------------------------------------------------------------------- */

/* All numbers up to the end of the line; blank entries are 0. */
static bool read_list(struct trf_file *f, const struct trf_line *l, enum trf_fields list, int most, int **id, int *n)
{
    *n = trf_entries(l, list);
    *id = arena_new(f->arena, int, *n);
    for (int i = 0; i < *n; i++)
        if (!trf_number(l, trf_entry(list, i), most, &(*id)[i], f->err))
            return false;
    return true;
}

/* The same without the blank entries. */
static bool read_ids(struct trf_file *f, const struct trf_line *l, enum trf_fields list, int most,
                     struct trf_note *note)
{
    int n;

    if (!read_list(f, l, list, most, &note->id, &n))
        return false;
    note->list = list;
    for (int i = 0; i < n; i++)
        if (note->id[i] > 0)
            note->id[note->nid++] = note->id[i];
    return true;
}

static struct trf_note *note_add(struct trf_file *f, struct trf_notes *list, const struct trf_line *l)
{
    arena_room(f->arena, list->item, list->n, list->cap);
    struct trf_note *note = &list->item[list->n++];
    *note = (struct trf_note){ .line = *l };
    return note;
}

static bool read_round(struct trf_file *f, const struct trf_line *l, enum trf_field field, int *out)
{
    return trf_number(l, trf_column(field), ROUNDS_MAX, out, f->err);
}

static bool read_this_round(struct trf_file *f, const struct trf_line *l, enum trf_field field, int *out)
{
    return read_round(f, l, field, out) &&
           (*out > 0 || trf_wrong(l, trf_column(field).from, f->err, say_round_missing()));
}

/* As public readers take it. */
static void warn_of_one_round(struct trf_file *f, const struct trf_line *l, int round)
{
    finding_say(f->findings, WARNING, RULE_NONE, l->number,
                say_line_of_one_round(trf_name(l, trf_column(TRF_LINE_KIND), f->arena), round));
}

/* --- 001 -------------------------------------------------------------------------------------- */

/* A number with one digit too many does not fit into its columns. */
static bool has_room(struct trf_file *f, const struct trf_line *l, enum trf_field field, int most, const char *whose)
{
    struct trf_column c = trf_column(field);

    if (!isdigit((unsigned char)trf_letter(l, c.from - 1)) && !isdigit((unsigned char)trf_letter(l, c.to + 1)))
        return true;
    return trf_too_many(l, c.from, f->err, say_number_more_than_digits(c.to - c.from + 1, most, whose));
}

static void note_first(struct days_seen *seen, const struct trf_line *l, struct str text)
{
    if (seen->n++ > 0)
        return;
    seen->line = l->number;
    seen->text = text;
}

/* Numbers of federations have letters, too, and say nothing of the player at FIDE. */
static bool read_fide_id(struct trf_file *f, const struct trf_line *l, long *id)
{
    struct trf_column c = trf_column(TRF_PLAYER_FIDE_ID);
    struct str text = trf_text(l, c);
    long n;

    if (text.n == 0 || str_long(text, &n))
        return trf_long(l, c, FIDE_ID_MOST, id, f->err);
    if (!trf_stands_alone(l, c, f->err))
        return false;
    note_first(&f->foreign, l, text);
    return true;
}

/* Dashes stand for none. */
static bool read_rating(struct trf_file *f, const struct trf_line *l, int *rating)
{
    struct trf_column c = trf_column(TRF_PLAYER_RATING);
    struct str text = trf_text(l, c);

    while (text.n > 0 && text.p[0] == '-')
        text = (struct str){ text.p + 1, text.n - 1 };
    *rating = 0;
    return text.n == 0 ? trf_stands_alone(l, c, f->err) : trf_number(l, c, 9999, rating, f->err);
}

static bool read_colour(struct trf_file *f, const struct trf_line *l, int column, char *out)
{
    char c = (char)tolower((unsigned char)trf_letter(l, column));

    c = c == 's' ? 'b' : c; /* German programs have "schwarz" */
    *out = c == '-' ? ' ' : c;
    return c == 'w' || c == 'b' || *out == ' ' || trf_wrong(l, column, f->err, say_colour_must_be_w());
}

static bool read_result(struct trf_file *f, const struct trf_line *l, int column, char *out)
{
    char c = (char)toupper((unsigned char)trf_letter(l, column));

    *out = c == '?' ? 'X' : c;
    return strchr("1=0WDL+-UFHZX ", *out) || trf_wrong(l, column, f->err, say_result_must_be_a_code());
}

/* What a game with or without an opponent cannot be. */
static bool check_game(struct trf_file *f, const struct trf_line *l, int column, const struct trf_game *g)
{
    if (g->opponent > 0 && strchr("UFHZ", g->result))
        return trf_wrong(l, column + TRF_RESULT_AFTER, f->err, say_player_bye_cannot_opponent());
    if (g->opponent == 0 && strchr("1=0WDLX", g->result))
        return trf_wrong(l, column, f->err, say_game_was_played_needs_opponent());
    return true;
}

static bool read_game(struct trf_file *f, const struct trf_line *l, int round, struct trf_game *g)
{
    struct trf_column c = trf_entry(TRF_PLAYER_ROUNDS, round);

    if (!trf_number(l, c, TRF_PLAYERS_MAX, &g->opponent, f->err) ||
        !read_colour(f, l, c.from + TRF_COLOUR_AFTER, &g->colour) ||
        !read_result(f, l, c.from + TRF_RESULT_AFTER, &g->result))
        return false;
    if (g->opponent == 0 && g->result == ' ' && trf_text(l, c).n > 0 && f->nletterless++ == 0)
        f->letterless_line = l->number;
    /* Before there were letters for them byes had the points of a game without an opponent and a colour. A game that goes on has the letter of a
       player who is away, where a site writes it. */
    static const char results[] = "1=0", byes[] = "+HZ";
    const char *at = g->result != ' ' ? strchr(results, g->result) : NULL;

    if (g->opponent == 0 && g->colour == ' ' && at)
        g->result = byes[at - results];
    if (g->opponent > 0 && g->colour != ' ' && g->result == 'Z')
        g->result = ' ';
    if (!check_game(f, l, c.from, g))
        return false;
    if (trf_letter(l, c.from + TRF_COLOUR_AFTER + 1) != ' ')
        return trf_wrong(l, c.from + TRF_COLOUR_AFTER + 1, f->err, say_column_between_colour_result());
    return true;
}

static bool read_games(struct trf_file *f, const struct trf_line *l, struct trf_player *p)
{
    p->ngame = trf_entries(l, TRF_PLAYER_ROUNDS);
    if (p->ngame > ROUNDS_MAX)
        return trf_too_many(l, trf_entry(TRF_PLAYER_ROUNDS, ROUNDS_MAX).from, f->err, say_more_than_rounds(ROUNDS_MAX));
    p->game = arena_new(f->arena, struct trf_game, p->ngame);
    for (int r = 0; r < p->ngame; r++)
        if (!read_game(f, l, r, &p->game[r]))
            return false;
    return true;
}

bool trf_read_player(struct trf_file *f, const struct trf_line *l)
{
    arena_room(f->arena, f->player, f->nplayer, f->player_cap);
    struct trf_player *p = &f->player[f->nplayer];
    *p = (struct trf_player){ .line = *l, .team = NOBODY };

    p->is.name = trf_name(l, trf_column(TRF_PLAYER_NAME), f->arena);
    p->is.title = title_of(trf_name(l, trf_column(TRF_PLAYER_TITLE), f->arena));
    p->federation = trf_name(l, trf_column(TRF_PLAYER_FED), f->arena);
    p->is.sex = player_sex(trf_text(l, trf_column(TRF_PLAYER_SEX)));
    /* Of a day that nobody knows only what stands between its parts: "1975.  .  ". A year beyond what there may be is not known; what is no date is told once. */
    struct str text = trf_text(l, trf_column(TRF_PLAYER_BORN));
    while (text.n > 0 && strchr(" ./-", text.p[text.n - 1]))
        text.n--;
    long year = text.n > 0 ? days_born(&f->days, text, l->number, DAYS_NO_SERIALS, f->arena) : 0;

    if (year < 0)
        note_first(&f->unborn, l, text);
    p->is.born = year > 0 && year <= BORN_MOST ? (int)year : 0;
    p->is.line = l->number;
    /* What is no number there is none. */
    struct trf_column c = trf_column(TRF_PLAYER_POINTS);
    struct err unread = { 0 };
    int half;
    p->points = trf_text(l, c).n > 0 && trf_half(l, c, &half, &unread) ? half : -1;
    f->nplayer++;
    return has_room(f, l, TRF_PLAYER_NUMBER, TRF_PLAYERS_MAX, "players") &&
           trf_number(l, trf_column(TRF_PLAYER_NUMBER), TRF_PLAYERS_MAX, &p->number, f->err) &&
           (p->number > 0 || trf_wrong(l, 5, f->err, say_number_player_missing())) &&
           read_rating(f, l, &p->is.rating) && read_fide_id(f, l, &p->is.fide_id) && read_games(f, l, p);
}

/* --- 310, 013 --------------------------------------------------------------------------------- */

static bool read_members(struct trf_file *f, const struct trf_line *l, enum trf_fields list, struct trf_team *t)
{
    struct trf_note members = { 0 };

    if (!read_ids(f, l, list, TRF_PLAYERS_MAX, &members))
        return false;
    t->player = members.id;
    t->nplayer = members.nid;
    return t->nplayer <= SQUAD_MAX ||
           trf_too_many(l, trf_entry(list, SQUAD_MAX).from, f->err, say_team_most_players(SQUAD_MAX));
}

/* -1 if the columns are blank. */
static bool read_points(struct trf_file *f, const struct trf_line *l, enum trf_field field, int *half)
{
    if (!trf_half(l, trf_column(field), half, f->err))
        return false;
    if (trf_text(l, trf_column(field)).n == 0)
        *half = -1;
    return true;
}

bool trf_read_team(struct trf_file *f, const struct trf_line *l)
{
    arena_room(f->arena, f->team, f->nteam, f->team_cap);
    struct trf_team *t = &f->team[f->nteam++];
    *t = (struct trf_team){ .line = *l, .name = trf_name(l, trf_column(TRF_TEAM_NAME), f->arena) };

    return has_room(f, l, TRF_TEAM_NUMBER, TRF_TEAMS_MAX, "teams") &&
           trf_number(l, trf_column(TRF_TEAM_NUMBER), TRF_TEAMS_MAX, &t->number, f->err) &&
           (t->number > 0 || trf_wrong(l, 5, f->err, say_number_team_missing())) &&
           read_points(f, l, TRF_TEAM_MP, &t->mp) && read_points(f, l, TRF_TEAM_GP, &t->gp) &&
           trf_number(l, trf_column(TRF_TEAM_RANK), TRF_TEAMS_MAX, &t->rank, f->err) &&
           read_members(f, l, TRF_TEAM_PLAYERS, t);
}

bool trf_read_old_team(struct trf_file *f, const struct trf_line *l)
{
    if (f->nold_team == TRF_TEAMS_MAX)
        return trf_too_many(l, 1, f->err, say_more_than_teams_in_record(TRF_TEAMS_MAX));
    arena_room(f->arena, f->old_team, f->nold_team, f->old_team_cap);
    struct trf_team *t = &f->old_team[f->nold_team++];
    *t = (struct trf_team){ .line = *l,
                            .number = f->nold_team,
                            .mp = -1,
                            .gp = -1,
                            .name = trf_name(l, trf_column(TRF_OLD_TEAM_NAME), f->arena) };
    return read_members(f, l, TRF_OLD_TEAM_PLAYERS, t);
}

/* --- byes, forfeits, line-ups, points, bars --------------------------------------------------- */

int trf_number_max(const struct trf_file *f)
{
    return f->of_players ? TRF_PLAYERS_MAX : TRF_TEAMS_MAX;
}

bool trf_read_byes(struct trf_file *f, const struct trf_line *l)
{
    struct trf_note *n = note_add(f, &f->byes, l);

    n->type = (char)toupper((unsigned char)trf_letter(l, trf_column(TRF_BYE_TYPE).from));
    if (!strchr("FHZ", n->type))
        return trf_wrong(l, trf_column(TRF_BYE_TYPE).from, f->err, say_type_bye_must_be_f());
    return read_this_round(f, l, TRF_BYE_ROUND, &n->from) && read_ids(f, l, TRF_BYE_TEAMS, trf_number_max(f), n);
}

void trf_check_barred(struct trf_file *f, const struct trf_line *l, int count)
{
    if (count < 2)
        finding_say(f->findings, WARNING, RULE_NONE, l->number,
                    say_bars_nobody(trf_name(l, trf_column(TRF_LINE_KIND), f->arena)));
}

bool trf_read_barred(struct trf_file *f, const struct trf_line *l)
{
    struct trf_note *n = note_add(f, &f->barred, l);

    if (!read_round(f, l, TRF_BAR_FROM, &n->from) || !read_round(f, l, TRF_BAR_TO, &n->to) ||
        !read_ids(f, l, TRF_BAR_TEAMS, trf_number_max(f), n))
        return false;
    if (n->from > 0 && n->to == 0)
        warn_of_one_round(f, l, n->from);
    trf_check_barred(f, l, n->nid);
    return true;
}

/* The draft of 2025 had one blank less before match points, game points and the round: FIDE's own sample of 2026 still has these columns in its lines 299.
   Something stands where the final format has blanks, and nothing where the draft has some. */
static bool is_of_draft(const struct trf_line *l)
{
    static const int taken[] = { 12, 18, 19 }, blank[] = { 6, 11, 16, 20 };
    bool other = false;

    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        other = other || trf_letter(l, taken[i]) != ' ';
    for (size_t i = 0; i < sizeof blank / sizeof *blank; i++)
        other = other && trf_letter(l, blank[i]) == ' ';
    return other && (size_t)l->width == l->text.n;
}

/* The line with the blanks that it lacks. */
static struct trf_line in_final_columns(struct trf_file *f, const struct trf_line *l)
{
    const char *p = l->text.p;
    struct trf_line out = *l;

    out.text = str_fmt(f->arena, "%.5s %.5s %.5s %.*s", p, p + 5, p + 10, (int)l->text.n - 15, p + 15);
    out.width = (int)out.text.n;
    out.at = NULL;
    out.asked = NULL;
    for (int column = 1; l->asked && column <= l->width && column < TRF_ASKED_MAX; column++)
        l->asked[column] = true;
    finding_say(f->findings, WARNING, RULE_NONE, l->number, say_points_by_draft());
    return out;
}

bool trf_read_points(struct trf_file *f, const struct trf_line *line)
{
    const struct trf_line moved = is_of_draft(line) ? in_final_columns(f, line) : *line, *l = &moved;
    struct trf_note *n = note_add(f, &f->points, l);
    struct trf_column type = trf_column(TRF_POINTS_TYPE);

    n->type = (char)toupper((unsigned char)trf_letter(l, type.from));
    if (!strchr("WDLFHZ+- ", n->type))
        return trf_wrong(l, type.from, f->err, say_type_points_must_be_one());
    return trf_whole(l, trf_column(TRF_POINTS_MP), &n->mp, f->err) &&
           trf_half(l, trf_column(TRF_POINTS_GP), &n->gp, f->err) && read_round(f, l, TRF_POINTS_ROUND, &n->from) &&
           read_ids(f, l, TRF_POINTS_TEAMS, trf_number_max(f), n);
}

/* Empty boards keep their place. */
bool trf_read_lineup(struct trf_file *f, const struct trf_line *l)
{
    struct trf_note *n = note_add(f, &f->lineups, l);

    n->list = TRF_LINEUP_PLAYERS;
    return read_this_round(f, l, TRF_LINEUP_ROUND, &n->from) &&
           trf_number(l, trf_column(TRF_LINEUP_TEAM), TRF_TEAMS_MAX, &n->to, f->err) &&
           trf_number(l, trf_column(TRF_LINEUP_OTHER), TRF_TEAMS_MAX, &n->other, f->err) &&
           read_list(f, l, TRF_LINEUP_PLAYERS, TRF_PLAYERS_MAX, &n->id, &n->nid);
}

bool trf_read_forfeit(struct trf_file *f, const struct trf_line *l)
{
    struct str type = trf_text(l, trf_column(TRF_FORFEIT_TYPE));

    arena_room(f->arena, f->forfeit, f->nforfeit, f->forfeit_cap);
    struct trf_forfeit *x = &f->forfeit[f->nforfeit++];
    *x = (struct trf_forfeit){ .line = *l };
    x->present[0] = str_eq(type, STR("+-"));
    x->present[1] = str_eq(type, STR("-+"));
    if (!x->present[0] && !x->present[1] && !str_eq(type, STR("--")))
        return trf_wrong(l, trf_column(TRF_FORFEIT_TYPE).from, f->err, say_type_forfeit_must_be());
    return read_this_round(f, l, TRF_FORFEIT_ROUND, &x->round) &&
           trf_number(l, trf_column(TRF_FORFEIT_WHITE), TRF_TEAMS_MAX, &x->team[0], f->err) &&
           trf_number(l, trf_column(TRF_FORFEIT_BLACK), TRF_TEAMS_MAX, &x->team[1], f->err);
}

bool trf_read_bye(struct trf_file *f, const struct trf_line *l)
{
    if (f->bye.line.number > 0)
        return trf_wrong(l, 1, f->err, say_second_line_320(f->bye.line.number));
    f->bye = (struct trf_note){ .line = *l, .list = TRF_PAB_TEAMS, .mp = -1, .gp = -1 };
    if ((trf_text(l, trf_column(TRF_PAB_MP)).n == 0) != (trf_text(l, trf_column(TRF_PAB_GP)).n == 0))
        finding_say(f->findings, WARNING, RULE_NONE, l->number, say_bye_without_points());
    if (trf_text(l, trf_column(TRF_PAB_MP)).n > 0 && !trf_whole(l, trf_column(TRF_PAB_MP), &f->bye.mp, f->err))
        return false;
    if (trf_text(l, trf_column(TRF_PAB_GP)).n > 0 && !trf_half(l, trf_column(TRF_PAB_GP), &f->bye.gp, f->err))
        return false;
    return read_list(f, l, TRF_PAB_TEAMS, TRF_TEAMS_MAX, &f->bye.id, &f->bye.nid);
}

bool trf_read_extra(struct trf_file *f, const struct trf_line *l)
{
    arena_room(f->arena, f->extra, f->nextra, f->extra_cap);
    struct trf_extra *x = &f->extra[f->nextra++];
    *x = (struct trf_extra){ .line = *l };

    if (!trf_whole(l, trf_column(TRF_EXTRA_MP), &x->mp, f->err) ||
        !trf_half(l, trf_column(TRF_EXTRA_GP), &x->gp, f->err) || !read_this_round(f, l, TRF_EXTRA_FROM, &x->from) ||
        !read_round(f, l, TRF_EXTRA_TO, &x->to) ||
        !trf_number(l, trf_column(TRF_EXTRA_FIRST), trf_number_max(f), &x->first, f->err) ||
        !trf_number(l, trf_column(TRF_EXTRA_LAST), trf_number_max(f), &x->last, f->err))
        return false;
    if (x->to == 0)
        warn_of_one_round(f, l, x->from);
    return true;
}

/* XXA: a player, and what he has for the pairing of round 1, 2, ... */
bool trf_read_acceleration(struct trf_file *f, const struct trf_line *l)
{
    int number, half;

    if (!trf_number(l, trf_column(TRF_PLAYER_NUMBER), TRF_PLAYERS_MAX, &number, f->err))
        return false;
    if (number == 0)
        return trf_wrong(l, trf_column(TRF_PLAYER_NUMBER).from, f->err, say_number_player_missing());
    for (int r = 0; r < trf_entries(l, TRF_ACCELERATION) && r < ROUNDS_MAX; r++) {
        if (!trf_half(l, trf_entry(TRF_ACCELERATION, r), &half, f->err))
            return false;
        if (half == 0)
            continue;
        arena_room(f->arena, f->extra, f->nextra, f->extra_cap);
        f->extra[f->nextra++] =
            (struct trf_extra){ .line = *l, .gp = half, .from = r + 1, .to = r + 1, .first = number, .last = number };
    }
    return true;
}

void trf_check_rank(struct trf_file *f)
{
    bool in_order = true;

    for (int i = 1; i < f->nplayer; i++)
        in_order = in_order && f->player[i - 1].number < f->player[i].number;
    if (f->by_rank > 0 && !in_order)
        finding_say(f->findings, WARNING, RULE_NONE, f->by_rank, say_lines_xxc_rank());
}

const struct trf_game *trf_game(const struct trf_player *p, int round)
{
    static const struct trf_game none = { 0, ' ', ' ' };

    return round < p->ngame ? &p->game[round] : &none;
}

bool trf_sits(const struct trf_game *g)
{
    return !strchr("UFHZ", g->result) && (g->opponent > 0 || g->colour != ' ' || g->result == '+');
}
