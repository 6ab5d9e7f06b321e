/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/signs.h"

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "teams/match.h"
#include "teams/messages.h"
#include "teams/score.h"

static const struct {
    const char *sign, *name;
    struct message (*legend)(void);
    enum tint tint;
} rows[] = {
#define X(id, sign, name, legend, tint) { sign, name, legend, tint },
    SIGNS(X)
#undef X
};
enum { ROWS = sizeof rows / sizeof *rows };

static bool is_of(const struct correction *c, int round, const struct fixture *f, int board)
{
    return c->round == round && c->table == f->table && c->board == board;
}

unsigned signs_of_board(const struct section *s, int round, const struct fixture *f, int board)
{
    unsigned set = f->board[board - 1].result == RESULT_OPEN ? SIGN(SIGN_UNFINISHED) : 0;

    for (int i = 0; i < s->ncorrection; i++)
        if (is_of(&s->correction[i], round, f, board))
            set |= SIGN(s->correction[i].from > 0 ? SIGN_CORRECTED : SIGN_RATING);
    return set;
}

unsigned signs_of_pairing(const struct section *s, int round, const struct fixture *f)
{
    unsigned set = f->by_hand.n > 0 ? SIGN(SIGN_BY_HAND) : 0;

    if (f->decided)
        set |= SIGN(SIGN_DECIDED);
    for (int i = 0; i < s->nmark_correction; i++)
        if (s->mark_correction[i].round == round && s->mark_correction[i].table == f->table)
            set |= SIGN(SIGN_CORRECTED);
    return set;
}

unsigned signs_of_match(const struct section *s, int round, const struct fixture *f)
{
    unsigned set = signs_of_pairing(s, round, f);

    for (int b = 1; b <= s->boards; b++)
        set |= signs_of_board(s, round, f, b);
    return set;
}

/* The last of the rounds that are being played since: until they have ended the sheet is the latest there is. */
static int as_of(const struct section *s, int round)
{
    while (round < s->nround && s->round[round].state == ROUND_PUBLISHED)
        round++;
    return round;
}

static unsigned sign_of_absence(const struct absence *b)
{
    if (b->expelled)
        return SIGN(SIGN_EXPELLED);
    return b->withdrawn ? SIGN(SIGN_WITHDRAWN) : 0;
}

unsigned signs_gone(const struct section *s, int squad, int round)
{
    unsigned set = 0;

    for (int i = 0; i < s->nabsence; i++) {
        const struct absence *b = &s->absence[i];
        if (b->squad == squad && b->from <= as_of(s, round) + 1)
            set |= sign_of_absence(b);
    }
    return set | (set && score_unranked(s, squad) ? SIGN(SIGN_UNRANKED) : 0);
}

unsigned signs_points(const struct section *s, int squad, int round)
{
    for (int i = 0; i < s->nadjustment; i++) {
        const struct adjustment *d = &s->adjustment[i];
        if (d->team == squad && !d->pairing_only && d->from <= round + 1)
            return SIGN(SIGN_POINTS);
    }
    return 0;
}

unsigned signs_of_record(const struct section *s, int squad, int round)
{
    const unsigned left_out = SIGN(SIGN_BY_HAND) | SIGN(SIGN_RATING);
    unsigned set = signs_gone(s, squad, round) | signs_points(s, squad, round);

    for (int r = 1; r <= round && r <= s->nround; r++) {
        const struct fixture *f = match_of(&s->round[r - 1], squad);
        if (f)
            set |= signs_of_match(s, r, f) & ~left_out;
    }
    return set;
}

unsigned signs_of_team(const struct section *s, int squad)
{
    return signs_gone(s, squad, s->rounds) | signs_points(s, squad, s->rounds);
}

struct str signs_text(unsigned set, struct arena *a)
{
    struct str text = { 0 };

    for (int i = 0; i < ROWS; i++)
        if (set & SIGN(i))
            text = str_fmt(a, "%.*s%s%s", STR_ARG(text), text.n && *rows[i].sign ? " " : "", rows[i].sign);
    return text;
}

static struct str names(unsigned set, struct arena *a)
{
    struct str text = { 0 };

    for (int i = 0; i < ROWS; i++)
        if (set & SIGN(i))
            text = str_fmt(a, "%.*s%s%s", STR_ARG(text), text.n ? ", " : "", rows[i].name);
    return text;
}

/* The gravest. */
static enum tint tint_of(unsigned set)
{
    enum tint tint = TINT_NONE;

    for (int i = 0; i < ROWS; i++)
        if (set & SIGN(i) && rows[i].tint > tint)
            tint = rows[i].tint;
    return tint;
}

struct cell signs_cell(struct str before, unsigned set, struct arena *a)
{
    return cell_tinted(cell_text(str_join(a, before, signs_text(set, a))), tint_of(set));
}

void signs_fill(unsigned set, struct cell *sign, struct cell *name, unsigned *shown, struct arena *a)
{
    *shown |= set;
    *sign = signs_cell(STR(""), set, a);
    *name = cell_text(names(set, a));
}

void signs_note(struct sheet *sheet, unsigned shown, struct arena *a)
{
    struct str text = { 0 };

    for (int i = 0; i < ROWS; i++) {
        if (!(shown & SIGN(i)) || !rows[i].legend)
            continue;
        const struct message legend = rows[i].legend();
        text = str_fmt(a, "%.*s%s%s = %.*s", STR_ARG(text), text.n ? ", " : "", rows[i].sign,
                       STR_ARG(message_text(&legend, &sheet->heading.wording, a)));
    }
    if (text.n > 0)
        sheet_legend_say(sheet, FOR_SHEETS, say_marks_mean(text), a);
}
