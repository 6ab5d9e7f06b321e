/* SPDX-License-Identifier: Apache-2.0 */
#include "strict.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "teams/text.h"

enum { LINE = 2048, PLAYERS = 10000, TEAMS = 1000, ROUNDS = 31, BOARDS = 8, MEMBERS = 40 };

struct entry {
    int opponent;
    char colour, result;
};

struct person {
    bool is;
    int team, half, entries;
    struct entry at[ROUNDS];
};

/* What a team did in a round: who it met, whether a line 300, 330 or 240 says more, points that lines 299 give. */
struct day {
    int other, seat[BOARDS];
    bool lineup, excused, given;
    char forfeit; /* + or -, as seen from this team */
    int half_mp, half_gp;
};

struct side {
    bool is;
    int mp, gp, n, extra_mp, extra_gp; /* halves */
    int member[MEMBERS];
    struct day day[ROUNDS];
};

/* Everything by the numbers of the file. */
struct file {
    struct person *person;
    struct side *side;
    int bye[ROUNDS], bye_mp, bye_gp, rounds, boards, line;
    bool scores, wrong;
    char text[LINE]; /* the line, a letter a column, column 1 first; letters of other scripts as ? */
    int width;
    struct strict_counts *counts;
    char *why;
    size_t room;
};

static bool wrong(struct file *f, const char *format, ...)
{
    va_list args;

    if (f->wrong)
        return false;
    int n = f->line > 0 ? snprintf(f->why, f->room, "line %d: ", f->line) : 0;

    va_start(args, format);
    vsnprintf(f->why + n, f->room - (size_t)n, format, args);
    va_end(args);
    f->wrong = true;
    return false;
}

/* --- columns ---------------------------------------------------------------------------------- */

static char letter(const struct file *f, int column)
{
    return column <= f->width ? f->text[column - 1] : ' ';
}

/* Blank columns are 0; anything else must be a number that the columns around leave alone. */
static int number(struct file *f, int from, int to)
{
    char field[16] = "", *end = field;

    for (int c = from; c <= to; c++)
        field[c - from] = letter(f, c);
    if (strspn(field, " ") == strlen(field))
        return 0;
    long n = strtol(field, &end, 10);
    if (end[strspn(end, " ")] || n < 0)
        wrong(f, "columns %d-%d are no number: '%s'", from, to, field);
    return f->wrong ? 0 : (int)n;
}

/* Points with one decimal, as halves. */
static int halves(struct file *f, int from, int to)
{
    char field[16] = "", *end = field;

    for (int c = from; c <= to; c++)
        field[c - from] = letter(f, c);
    double x = strtod(field, &end);
    if (strchr(field, '.') != end - 2 || x * 2 != (int)(x * 2))
        wrong(f, "columns %d-%d are no points: '%s'", from, to, field);
    return f->wrong ? 0 : (int)(x * 2);
}

/* --- kinds of lines --------------------------------------------------------------------------- */

static struct side *team_in(struct file *f, int from)
{
    int n = number(f, from, from + 2);

    if (!f->wrong && !f->side[n].is)
        wrong(f, "columns %d-%d: there is no team %d", from, from + 2, n);
    return &f->side[n];
}

static int round_in(struct file *f, int from)
{
    int r = number(f, from, from + 2);

    if (!f->wrong && (r < 1 || r >= ROUNDS))
        wrong(f, "columns %d-%d are no round", from, from + 2);
    return f->wrong ? 0 : r;
}

static void read_player(struct file *f)
{
    struct person *p = &f->person[number(f, 5, 8)];

    if (p->is)
        wrong(f, "the player is in the file already");
    *p = (struct person){ .is = true, .half = halves(f, 81, 84) };
    for (int c = 92; c <= f->width && p->entries < ROUNDS - 1; c += 10) {
        struct entry *e = &p->at[++p->entries];
        *e = (struct entry){ number(f, c, c + 3), letter(f, c + 5), letter(f, c + 7) };
        if (!strchr("wb-", e->colour) || !strchr("1=0+-Z", e->result))
            wrong(f, "round %d is written '%c %c'", p->entries, e->colour, e->result);
        if ((e->opponent == 0) != (e->colour == '-') || (e->opponent == 0 && strchr("1=0", e->result)))
            wrong(f, "round %d: an opponent goes with a colour, none with a dash", p->entries);
    }
    f->rounds = p->entries > f->rounds ? p->entries : f->rounds;
}

static void read_team(struct file *f)
{
    struct side *t = &f->side[number(f, 5, 7)];

    if (t->is)
        wrong(f, "the team is in the file already");
    if (letter(f, 72) != ' ' || letter(f, 73) != ' ')
        wrong(f, "columns 72 and 73 are not blank");
    *t = (struct side){ .is = true, .mp = halves(f, 55, 60), .gp = halves(f, 62, 67) };
    for (int c = 74; c <= f->width && t->n < MEMBERS; c += 5) {
        int n = number(f, c, c + 3);
        if (!f->person[n].is || f->person[n].team)
            wrong(f, "player %d is in no line 001, or in two teams", n);
        t->member[t->n++] = n;
        f->person[n].team = (int)(t - f->side);
    }
}

static void read_scores(struct file *f)
{
    f->scores = true;
    for (int c = 6, i = 0; i < 3; i++, c += 9)
        if (letter(f, c) != "WDL"[i] || halves(f, c + 1, c + 4) != 2 - i)
            wrong(f, "column %d: a win is 1.0, a draw 0.5, a loss 0.0", c);
}

static void read_boards(struct file *f)
{
    for (f->boards = 0; f->boards < BOARDS && strchr("WB", letter(f, 5 + f->boards)); f->boards++)
        ;
}

static void read_bye(struct file *f)
{
    f->bye_mp = halves(f, 5, 8);
    f->bye_gp = halves(f, 10, 13);
    for (int c = 15, r = 1; c <= f->width && r < ROUNDS; c += 4, r++) {
        f->bye[r] = number(f, c, c + 2);
        if (f->bye[r])
            team_in(f, c);
    }
}

static void read_excused(struct file *f)
{
    int r = round_in(f, 7);

    if (letter(f, 5) != 'Z')
        wrong(f, "nobody asks for points at an Olympiad");
    for (int c = 11; c <= f->width; c += 5)
        team_in(f, c + 1)->day[r].excused = true;
}

static void meet(struct file *f, struct side *a, struct side *b, int r)
{
    int x = (int)(a - f->side), y = (int)(b - f->side);

    if ((a->day[r].other && a->day[r].other != y) || (b->day[r].other && b->day[r].other != x) || x == y)
        wrong(f, "round %d: teams %d and %d meet here, but not elsewhere", r, x, y);
    a->day[r].other = y;
    b->day[r].other = x;
}

static void read_lineup(struct file *f)
{
    int r = round_in(f, 5), c = 17;
    struct side *own = team_in(f, 9), *other = team_in(f, 13);
    struct day *d = &own->day[r];

    if (d->lineup)
        wrong(f, "the team has two line-ups in the round");
    d->lineup = true;
    meet(f, own, other, r);
    for (int b = 0; b < f->boards; b++, c += 5) {
        d->seat[b] = number(f, c, c + 3);
        if (c + 3 > f->width || (d->seat[b] && f->person[d->seat[b]].team != (int)(own - f->side)))
            wrong(f, "board %d has no entry, or a player of another team", b + 1);
    }
    f->counts->lineups++;
}

static void read_forfeit(struct file *f)
{
    int r = round_in(f, 8);
    struct side *white = team_in(f, 12), *black = team_in(f, 16);

    if (!strchr("+-", letter(f, 5)) || !strchr("+-", letter(f, 6)) || white->day[r].forfeit)
        wrong(f, "the type is not +-, -+ or --, or the match has a line already");
    white->day[r].forfeit = letter(f, 5);
    black->day[r].forfeit = letter(f, 6);
    meet(f, white, black, r);
    f->counts->forfeits++;
}

/* Of one team: instead of what the boards give, or without a type on top. */
static void read_points(struct file *f)
{
    int r = number(f, 20, 22), mp = halves(f, 7, 11), gp = halves(f, 13, 17);
    struct side *t = team_in(f, 25);

    if (f->wrong)
        return;
    if (letter(f, 5) == ' ') {
        t->extra_mp += mp;
        t->extra_gp += gp;
        return;
    }
    t->day[r].given = true;
    t->day[r].half_mp = mp;
    t->day[r].half_gp = gp;
    f->counts->adjusted++;
}

static void read_nothing(struct file *f)
{
    (void)f;
}

/* In the order in which they are read. */
static const struct kind {
    const char *code;
    void (*read)(struct file *);
} kinds[] = {
    { "162", read_scores },  { "352", read_boards },  { "001", read_player },  { "310", read_team },
    { "320", read_bye },     { "240", read_excused }, { "300", read_lineup },  { "330", read_forfeit },
    { "299", read_points },  { "###", read_nothing }, { "012", read_nothing }, { "022", read_nothing },
    { "032", read_nothing }, { "042", read_nothing }, { "052", read_nothing }, { "062", read_nothing },
    { "072", read_nothing }, { "082", read_nothing }, { "092", read_nothing }, { "102", read_nothing },
    { "112", read_nothing }, { "132", read_nothing }, { "142", read_nothing }, { "152", read_nothing },
    { "182", read_nothing }, { "192", read_nothing }, { "202", read_nothing }, { "250", read_nothing },
    { "260", read_nothing }, { "362", read_nothing },
};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* --- lines ------------------------------------------------------------------------------------ */

static bool take_line(struct file *f, struct str *rest)
{
    const char *end = memchr(rest->p, '\n', rest->n);
    struct str line = { rest->p, end ? (size_t)(end - rest->p) : 0 };

    f->line++;
    f->width = 0;
    if (!end || line.n < 4 || line.p[line.n - 1] != '\r')
        return wrong(f, "it does not end in CR LF");
    rest->n -= line.n + 1;
    rest->p += line.n + 1;
    line.n--;
    while (line.n > 0 && f->width < LINE) {
        int c = text_letter(&line);
        if (c < ' ')
            return wrong(f, "it is not UTF-8, or has a control character");
        f->text[f->width++] = c < 127 ? (char)c : '?';
    }
    return true;
}

/* Once for every kind, as lines may come in any order. */
static bool read_kind(struct file *f, struct str text, const struct kind *kind)
{
    f->line = 0;
    while (text.n > 0 && !f->wrong) {
        if (!take_line(f, &text))
            return false;
        if (memcmp(f->text, kind->code, 3) == 0)
            kind->read(f);
    }
    return !f->wrong;
}

static bool all_known(struct file *f, struct str text)
{
    f->line = 0;
    while (text.n > 0) {
        int k = 0;
        if (!take_line(f, &text))
            return false;
        while (k < KINDS && memcmp(f->text, kinds[k].code, 3) != 0)
            k++;
        if (k == KINDS)
            return wrong(f, "nobody knows this kind of line");
    }
    return true;
}

/* --- players ---------------------------------------------------------------------------------- */

static int half_of(char result)
{
    return result == '1' || result == '+' ? 2 : result == '=';
}

static bool fits(const struct entry *a, const struct entry *b)
{
    static const char pairs[][3] = { "10", "01", "==", "00", "+-", "-+", "--" };

    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (a->result == pairs[i][0] && b->result == pairs[i][1])
            return a->colour != b->colour;
    return false;
}

static bool check_player(struct file *f, int n)
{
    const struct person *p = &f->person[n];
    int half = 0;

    if (p->entries != f->rounds)
        return wrong(f, "player %d has %d of %d rounds", n, p->entries, f->rounds);
    for (int r = 1; r <= f->rounds; r++) {
        const struct entry *e = &p->at[r];
        half += half_of(e->result);
        f->counts->idle += e->result == 'Z';
        if (e->opponent == 0)
            continue;
        const struct person *q = &f->person[e->opponent];
        if (!q->is || q->team == p->team || q->at[r].opponent != n || !fits(e, &q->at[r]))
            return wrong(f, "round %d: players %d and %d do not tell the same", r, n, e->opponent);
        meet(f, &f->side[p->team], &f->side[q->team], r);
    }
    return !f->wrong && (half == p->half || wrong(f, "player %d has other points than his letters", n));
}

/* --- matches ---------------------------------------------------------------------------------- */

static bool sits(const struct entry *e)
{
    return e->result != 'Z';
}

/* Who sits where: by line 300, else whoever has an entry, in the order of the list. */
static bool seat(struct file *f, const struct side *t, int r, int out[BOARDS])
{
    int n = 0;

    memset(out, 0, BOARDS * sizeof *out);
    for (int i = 0; i < t->n && !t->day[r].lineup; i++) {
        if (!sits(&f->person[t->member[i]].at[r]))
            continue;
        if (n == f->boards)
            return wrong(f, "round %d, team %d: more players than boards", r, (int)(t - f->side));
        out[n++] = t->member[i];
    }
    if (!t->day[r].lineup)
        return true;
    memcpy(out, t->day[r].seat, BOARDS * sizeof *out);
    for (int i = 0; i < t->n; i++) {
        bool there = false;
        for (int b = 0; b < f->boards; b++)
            there = there || out[b] == t->member[i];
        if (there != sits(&f->person[t->member[i]].at[r]))
            return wrong(f, "round %d: player %d is in his line or in line 300 alone", r, t->member[i]);
    }
    return true;
}

static int came(const struct file *f, const int seats[BOARDS], int r)
{
    int n = 0;

    for (int b = 0; b < f->boards; b++)
        n += seats[b] && f->person[seats[b]].at[r].result != '-';
    return n;
}

static int sum(const struct file *f, const int seats[BOARDS], int r)
{
    int half = 0;

    for (int b = 0; b < f->boards; b++)
        half += seats[b] ? half_of(f->person[seats[b]].at[r].result) : 0;
    return half;
}

/* Board by board the players must name each other. */
static bool check_boards(struct file *f, const int own[BOARDS], const int other[BOARDS], const struct day *d, int r)
{
    for (int b = 0; b < f->boards; b++) {
        if ((own[b] == 0 || other[b] == 0) && !d->lineup)
            return wrong(f, "round %d: a match has an empty board, but no line 300 of team %d", r,
                         f->side[d->other].day[r].other);
        if (own[b] && f->person[own[b]].at[r].opponent != other[b])
            return wrong(f, "round %d, board %d: player %d does not meet %d", r, b + 1, own[b], other[b]);
    }
    return true;
}

static bool check_match(struct file *f, struct side *t, int r)
{
    struct day *d = &t->day[r];
    int own[BOARDS], other[BOARDS], least = f->boards > 1 ? f->boards - 1 : 1;

    if (!seat(f, t, r, own) || !seat(f, &f->side[d->other], r, other) || !check_boards(f, own, other, d, r))
        return false;
    if (d->excused || (came(f, own, r) < least && !d->forfeit))
        return wrong(f, "round %d: the match of team %d needs a line 330, or no line 240", r, (int)(t - f->side));
    int more = sum(f, own, r) - sum(f, other, r);
    f->counts->matches++;
    if (!d->given) {
        d->half_mp = more > 0 ? 4 : more == 0 && !(d->forfeit && sum(f, own, r) == 0) ? 2 : 0;
        d->half_gp = sum(f, own, r);
    }
    return !d->forfeit || d->half_mp == (d->forfeit == '+' ? 4 : 0) ||
           wrong(f, "round %d: team %d has other match points than line 330 says", r, (int)(t - f->side));
}

static bool check_idle(struct file *f, struct side *t, int r)
{
    bool bye = f->bye[r] == (int)(t - f->side);

    if (bye == t->day[r].excused)
        return wrong(f, "round %d: team %d needs a match, the bye or a line 240", r, (int)(t - f->side));
    for (int i = 0; i < t->n; i++)
        if (f->person[t->member[i]].at[r].result != (bye ? '-' : 'Z'))
            return wrong(f, "round %d: player %d has no match", r, t->member[i]);
    if (bye && !t->day[r].given) {
        t->day[r].half_mp = f->bye_mp;
        t->day[r].half_gp = f->bye_gp;
    }
    f->counts->byes += bye;
    return true;
}

static bool check_team(struct file *f, struct side *t)
{
    int mp = t->extra_mp, gp = t->extra_gp;

    for (int r = 1; r <= f->rounds; r++) {
        if (!(t->day[r].other ? check_match : check_idle)(f, t, r))
            return false;
        mp += t->day[r].half_mp;
        gp += t->day[r].half_gp;
    }
    return (mp == t->mp && gp == t->gp) ||
           wrong(f, "team %d has other points than the file gives it", (int)(t - f->side));
}

static bool check_all(struct file *f)
{
    f->line = 0;
    if (!f->scores || !f->boards)
        return wrong(f, "lines 162 and 352 are needed");
    for (int n = 0; n < PLAYERS; n++)
        if (f->person[n].is && !check_player(f, n))
            return false;
    for (int n = 0; n < TEAMS; n++)
        if (f->side[n].is && !check_team(f, &f->side[n]))
            return false;
    return true;
}

bool strict_read(struct str text, struct strict_counts *counts, char *why, size_t room)
{
    struct file f = { .person = calloc(PLAYERS, sizeof *f.person),
                      .counts = counts,
                      .why = why,
                      .room = room,
                      .side = calloc(TEAMS, sizeof *f.side) };
    bool ok = all_known(&f, text);

    *counts = (struct strict_counts){ 0 };
    for (int k = 0; k < KINDS && ok; k++)
        ok = read_kind(&f, text, &kinds[k]);
    ok = ok && check_all(&f);
    free(f.person);
    free(f.side);
    return ok;
}
