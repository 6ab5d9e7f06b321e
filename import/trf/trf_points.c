/* SPDX-License-Identifier: Apache-2.0 */
/* trf_points.c - lines 162 and 362, and those of the programs that pair players, as they are written. */

#include <ctype.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/messages.h"
#include "import/trf/trf_record.h"
#include "teams/scoring.h"

enum { CODES = 6, VALUE_COLUMN = 5 };

/* What a code of a line stands for, and what else it says unless that is said, too. */
struct code {
    const char *code;
    int n;
    enum trf_worth is[CODES];
};

/* Line 162. Who is not there has lost by forfeit or has asked for no point. */
static const struct code of_games[] = {
    { "W", 4, { WORTH_WIN, WORTH_BLACK_WIN, WORTH_FORFEIT_WIN, WORTH_FULL } },
    { "D", 3, { WORTH_DRAW, WORTH_BLACK_DRAW, WORTH_HALF } },
    { "L", 2, { WORTH_LOSS, WORTH_BLACK_LOSS } },
    { "A", 2, { WORTH_FORFEIT_LOSS, WORTH_ZERO } },
    { "P", 1, { WORTH_PAB } },
    { "X", 1, { WORTH_OPEN } },
    { NULL, 0, { 0 } },
};

/* Line 362. */
static const struct code of_matches[] = {
    { "TW", 1, { WORTH_MATCH_WIN } },
    { "TD", 1, { WORTH_MATCH_DRAW } },
    { "TL", 1, { WORTH_MATCH_LOSS } },
    { NULL, 0, { 0 } },
};

/* Lines XXS: the latter of two counts. */
static const struct code of_engine[] = {
    { "W", 4, { WORTH_WIN, WORTH_BLACK_WIN, WORTH_FORFEIT_WIN, WORTH_FULL } },
    { "D", 3, { WORTH_DRAW, WORTH_BLACK_DRAW, WORTH_HALF } },
    { "L", 2, { WORTH_LOSS, WORTH_BLACK_LOSS } },
    { "WW", 1, { WORTH_WIN } },
    { "BW", 1, { WORTH_BLACK_WIN } },
    { "WD", 1, { WORTH_DRAW } },
    { "BD", 1, { WORTH_BLACK_DRAW } },
    { "WL", 1, { WORTH_LOSS } },
    { "BL", 1, { WORTH_BLACK_LOSS } },
    { "FW", 1, { WORTH_FORFEIT_WIN } },
    { "FL", 1, { WORTH_FORFEIT_LOSS } },
    { "PAB", 1, { WORTH_PAB } },
    { "FPB", 1, { WORTH_FULL } },
    { "HPB", 1, { WORTH_HALF } },
    { "ZPB", 1, { WORTH_ZERO } },
    { NULL, 0, { 0 } },
};

/* Lines of one code each. */
static const struct code of_lines[] = {
    { "BBW", 4, { WORTH_WIN, WORTH_BLACK_WIN, WORTH_FORFEIT_WIN, WORTH_FULL } },
    { "BBD", 3, { WORTH_DRAW, WORTH_BLACK_DRAW, WORTH_HALF } },
    { "BBL", 2, { WORTH_LOSS, WORTH_BLACK_LOSS } },
    { "BBF", 1, { WORTH_FORFEIT_LOSS } },
    { "BBZ", 1, { WORTH_ZERO } },
    { "BBU", 1, { WORTH_PAB } },
    { NULL, 0, { 0 } },
};

/* --- a line ------------------------------------------------------------------------------------ */

struct worths_reader {
    struct trf_file *file;
    const struct trf_line *line;
    const struct code *code; /* those that there are */
    struct str rest;         /* of the line */
};

static int column_of(const struct worths_reader *r)
{
    return (int)(r->rest.p - r->line->text.p) + 1;
}

static void skip_blanks(struct worths_reader *r)
{
    while (r->rest.n > 0 && (r->rest.p[0] == ' ' || r->rest.p[0] == '='))
        r->rest.p++, r->rest.n--;
}

/* What follows of letters, or of a number. */
static struct str next(struct worths_reader *r, bool letters)
{
    struct str s = { r->rest.p, 0 };

    while (s.n < r->rest.n &&
           (letters ? isalpha((unsigned char)s.p[s.n]) != 0 : s.p[s.n] != ' ' && !isalpha((unsigned char)s.p[s.n])))
        s.n++;
    r->rest = (struct str){ s.p + s.n, r->rest.n - s.n };
    return s;
}

static const struct code *find_code(const struct worths_reader *r, struct str word)
{
    const struct code *c = r->code;

    while (c->code && !str_same(word, str_of(c->code)))
        c++;
    return c->code ? c : NULL;
}

/* "W 3.0", "W=3", "TW 3.0": wherever they stand, since files have them a column to the left, too. */
static bool read_one(struct worths_reader *r, struct str word)
{
    const struct code *c = find_code(r, word);
    int half;

    skip_blanks(r);
    struct trf_column number = { column_of(r), 0, trf_column(TRF_VALUE).what };
    struct str text = next(r, false);
    number.to = number.from + (int)text.n - 1;
    if (text.n == 0)
        return trf_wrong(r->line, number.from, r->file->err, say_trf_points_missing(word));
    if (!trf_half_text(r->line, number, text, &half, r->file->err))
        return false;
    if (c) {
        const struct trf_given *was = &r->file->worth.of[c->is[0]];

        if (r->code != of_engine && was->line.number > 0 && !was->implied && was->half != half)
            return trf_wrong(r->line, number.from, r->file->err, say_line_twice(was->line.code, was->line.number));
        for (int i = 0; i < c->n; i++)
            r->file->worth.of[c->is[i]] = (struct trf_given){ .half = half, .line = *r->line, .column = number.from };
        return (half >= 0 && half <= 2 * SCORING_MOST) ||
               trf_wrong(r->line, number.from, r->file->err, say_trf_points_beyond(SCORING_MOST));
    }
    finding_say(r->file->findings, WARNING, RULE_NONE, r->line->number, say_trf_points_of_nothing(r->line->code, word));
    return true;
}

static bool read_all(struct trf_file *f, const struct trf_line *l, const struct code *code)
{
    struct worths_reader r = { f, l, code, { l->text.p, l->text.n } };

    trf_text(l, trf_column(TRF_VALUE)); /* all of it is read, wherever it stands (trf_kind.c) */
    r.rest = l->text.n > 3 ? (struct str){ l->text.p + 3, l->text.n - 3 } : (struct str){ l->text.p, 0 };
    for (skip_blanks(&r); r.rest.n > 0; skip_blanks(&r)) {
        int column = column_of(&r);
        struct str word = next(&r, true);
        if (word.n == 0)
            return trf_wrong(l, column, f->err, say_trf_points_for_nothing(l->code));
        if (!read_one(&r, word))
            return false;
    }
    return true;
}

/* By line 162 the bye gives what a win does, unless it says so; to the programs it is one point, whatever a win gives. */
static void imply(struct trf_file *f, enum trf_worth id, const struct trf_given *from)
{
    if (f->worth.of[id].line.number > 0 && !f->worth.of[id].implied)
        return;
    f->worth.of[id] = *from;
    f->worth.of[id].implied = true;
}

bool trf_read_game_scores(struct trf_file *f, const struct trf_line *l)
{
    if (!read_all(f, l, of_games))
        return false;
    if (f->worth.of[WORTH_WIN].line.number > 0)
        imply(f, WORTH_PAB, &f->worth.of[WORTH_WIN]);
    if (f->worth.of[WORTH_DRAW].line.number > 0)
        imply(f, WORTH_OPEN, &f->worth.of[WORTH_DRAW]);
    return true;
}

bool trf_read_match_scores(struct trf_file *f, const struct trf_line *l)
{
    return read_all(f, l, of_matches);
}

bool trf_read_worths(struct trf_file *f, const struct trf_line *l)
{
    struct worths_reader r = { f, l, of_lines, { l->text.p + 3, l->text.n - 3 } };
    trf_text(l, trf_column(TRF_VALUE));
    const struct trf_given one = { .half = trf_worths_usual().of[WORTH_PAB].half, .line = *l, .column = 1 };

    if (str_same(l->code, STR("XXS")) ? !read_all(f, l, of_engine) : !read_one(&r, l->code))
        return false;
    imply(f, WORTH_PAB, &one);
    imply(f, WORTH_OPEN, &f->worth.of[WORTH_DRAW]);
    return true;
}
