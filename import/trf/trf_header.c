/* SPDX-License-Identifier: Apache-2.0 */
/* trf_header.c - the lines of a report file about the event: name, days, arbiters, rounds, scores. */
#include "import/trf/trf_record.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/system/system.h"
#include "engine/base/finding.h"
#include "teams/arbiter.h"
#include "teams/moment.h"
#include "teams/pace.h"
#include "teams/text.h"
#include "import/messages.h"

static struct str value(const struct trf_line *l)
{
    return trf_text(l, trf_column(TRF_VALUE));
}

static bool keep(struct trf_file *f, const struct trf_line *l, struct str *out)
{
    *out = trf_name(l, trf_column(TRF_VALUE), f->arena);
    return true;
}

/* --- the event -------------------------------------------------------------------------------- */

bool trf_read_name(struct trf_file *f, const struct trf_line *l)
{
    return keep(f, l, &f->event.name);
}

/* "Team Swiss, Olympiad Pairing Rules, edition 2022" or "Team Swiss, the Berger tables", as we write it; of others "Individual: Round-Robin". */
bool trf_read_system(struct trf_file *f, const struct trf_line *l)
{
    static const char ours[] = "Olympiad Pairing Rules, edition ";
    struct str text;

    if (!keep(f, l, &text))
        return false;
    struct str whole = text;
    str_cut(&text, ',');
    text = str_trim(text);
    struct str settings = text;
    f->system = system_titled(str_cut(&settings, ','));
    if (str_starts(text, STR(ours)))
        f->has_edition = edition_find((struct str){ text.p + sizeof ours - 1, text.n - sizeof ours + 1 }, &f->edition);
    if (!f->system && str_find(text_fold(f->arena, whole), STR("robin"))) {
        f->robin = whole;
        f->robin_line = *l;
    }
    return true;
}

bool trf_read_city(struct trf_file *f, const struct trf_line *l)
{
    return keep(f, l, &f->event.city);
}

bool trf_read_federation(struct trf_file *f, const struct trf_line *l)
{
    return keep(f, l, &f->event.federation);
}

/* --- days: as they are written until all were seen, whose order is one --------------------------- */

static struct str day_written(const struct trf_line *l)
{
    return trf_text(l, trf_column(TRF_VALUE));
}

bool trf_read_start(struct trf_file *f, const struct trf_line *l)
{
    f->event.start = day_written(l);
    f->start_line = l->number;
    return true;
}

bool trf_read_end(struct trf_file *f, const struct trf_line *l)
{
    f->event.end = day_written(l);
    f->end_line = l->number;
    return true;
}

/* What stands between blanks, from a column on; of days without a blank between them the first one. */
static struct trf_column next_day(const struct trf_line *l, int from)
{
    enum { LONG = 10 }; /* "2026/09/02" */
    struct trf_column c = { .from = from };

    while (c.from <= l->width && trf_letter(l, c.from) == ' ')
        c.from++;
    c.to = c.from - 1;
    while (c.to < l->width && trf_letter(l, c.to + 1) != ' ')
        c.to++;
    if (c.to - c.from >= LONG && (c.to - c.from + 1) % LONG == 0)
        c.to = c.from + LONG - 1;
    return c;
}

/* The round from 0 whose columns begin next to this one. */
static int round_near(int column)
{
    int first = trf_entry(TRF_ROUND_DATES, 0).from, step = trf_entry(TRF_ROUND_DATES, 1).from - first;

    return column < first - step / 2 ? NOBODY : (column - first + step / 2) / step;
}

/* Programs begin a column further on, or have wider days: the columns tell the rounds if each has its own, else the order does. */
bool trf_read_dates(struct trf_file *f, const struct trf_line *l)
{
    struct trf_column day[ROUNDS_MAX], c = next_day(l, trf_column(TRF_VALUE).from);
    bool in_columns = true;
    int n = 0;

    for (; c.from <= l->width && n < ROUNDS_MAX; c = next_day(l, c.to + 1)) {
        day[n++] = c;
        int round = round_near(c.from);
        in_columns =
            in_columns && round != NOBODY && round < ROUNDS_MAX && (n == 1 || round > round_near(day[n - 2].from));
    }
    for (int i = 0; i < n; i++)
        f->event.date[in_columns ? round_near(day[i].from) : i] = trf_text(l, day[i]);
    f->dates_line = l->number;
    return true;
}

/* The first four digits of a text in a row; 0: there are none. */
static int year_in(struct str s)
{
    for (size_t i = 0, digits = 0; i < s.n; i++) {
        digits = isdigit((unsigned char)s.p[i]) ? digits + 1 : 0;
        if (digits == 4)
            return (s.p[i - 3] - '0') * 1000 + (s.p[i - 2] - '0') * 100 + (s.p[i - 1] - '0') * 10 + (s.p[i] - '0');
    }
    return 0;
}

static int two_digits(const char *p)
{
    return isdigit((unsigned char)p[0]) && isdigit((unsigned char)p[1]) ? (p[0] - '0') * 10 + (p[1] - '0') : NOBODY;
}

/* "16/09/02" has the year first, unless the year of the event is what stands last. */
static struct str with_century(const struct trf_file *f, struct str s)
{
    enum { SHORT = 8, CENTURY = 100 };
    int year = year_in(f->event.start);

    if (s.n != SHORT || !strchr("/.-", s.p[2]) || s.p[5] != s.p[2])
        return s;
    if (year > 0 && two_digits(s.p) != year % CENTURY && two_digits(s.p + 6) == year % CENTURY)
        return str_fmt(f->arena, "%.6s20%.2s", s.p, s.p + 6);
    return str_fmt(f->arena, "20%.8s", s.p);
}

static void see_day(struct trf_file *f, struct str *day, int line)
{
    *day = with_century(f, *day);
    if (day->n > 0)
        days_see(&f->days, *day, line);
}

static void settle_day(struct trf_file *f, struct str *day, int line)
{
    enum day_shown shows = moment_day_shows(*day);

    if (day->n > 0 && (shows == DAY_SHOWS_OTHER || shows == DAY_SHOWS_NONE))
        finding_say(f->findings, WARNING, RULE_NONE, line, say_record_no_such_day(*day));
    *day = days_read(&f->days, *day, f->arena);
}

static void each_day(struct trf_file *f, void (*visit)(struct trf_file *f, struct str *day, int line))
{
    visit(f, &f->event.start, f->start_line);
    visit(f, &f->event.end, f->end_line);
    for (int r = 0; r < ROUNDS_MAX; r++)
        visit(f, &f->event.date[r], f->dates_line);
}

void trf_settle_days(struct trf_file *f)
{
    f->days.lenient = true;
    each_day(f, see_day);
    days_settle(&f->days, f->findings);
    each_day(f, settle_day);
    if (f->unborn.n > 0)
        finding_say(f->findings, WARNING, RULE_NONE, f->unborn.line,
                    say_record_no_day_of_birth(f->unborn.text, f->unborn.n - 1));
    if (f->foreign.n > 0)
        finding_say(f->findings, WARNING, RULE_NONE, f->foreign.line,
                    say_record_no_fide_id(f->foreign.text, f->foreign.n - 1));
}

static bool add_arbiter(struct trf_file *f, const struct trf_line *l, struct str role)
{
    struct str name = trf_name(l, trf_column(TRF_VALUE), f->arena);
    struct arbiter x = arbiter_of(name);

    if (name.n == 0)
        return true; /* other programs write the line whether they know one or not */
    x.role = role;
    f->event.arbiter = f->arbiter;
    if (f->event.narbiter < TRF_ARBITERS_MAX)
        f->arbiter[f->event.narbiter++] = x;
    return true;
}

bool trf_read_arbiter(struct trf_file *f, const struct trf_line *l)
{
    return add_arbiter(f, l, STR("Chief Arbiter"));
}

bool trf_read_deputy(struct trf_file *f, const struct trf_line *l)
{
    return add_arbiter(f, l, STR("Deputy Chief Arbiter"));
}

/* Another code, as that of unequal times, says nothing to us. */
bool trf_read_pace(struct trf_file *f, const struct trf_line *l)
{
    struct pace pace;

    struct str code = value(l);

    if (pace_of_code(code, &pace))
        f->time_control = pace_text(&pace, f->arena);
    else if (code.n > 0)
        finding_say(f->findings, WARNING, RULE_NONE, l->number,
                    say_time_control_unread(trf_name(l, trf_column(TRF_VALUE), f->arena)));
    return true;
}

/* --- the rules -------------------------------------------------------------------------------- */

bool trf_read_rounds(struct trf_file *f, const struct trf_line *l)
{
    struct trf_column c = trf_column(TRF_VALUE);
    int rounds;

    if (!trf_number(l, c, TRF_PLAYERS_MAX, &rounds, f->err))
        return false;
    if (rounds > ROUNDS_MAX)
        return trf_too_many(l, c.from, f->err, say_rounds_said_and_played(rounds, ROUNDS_MAX));
    if (rounds == 0) { /* as if the line were not there */
        finding_say(f->findings, WARNING, RULE_NONE, l->number, say_number_rounds_missing());
        return true;
    }
    f->rounds = rounds;
    f->rounds_line = *l;
    return true;
}

/* Lines 152 and XXC may both say it. */
static bool draw_lot(struct trf_file *f, const struct trf_line *l, enum colour lot)
{
    if (f->lot != COLOURLESS && f->lot != lot)
        return trf_wrong(l, trf_column(TRF_VALUE).from, f->err, say_line_twice(f->lot_line.code, f->lot_line.number));
    if (f->lot == COLOURLESS)
        f->lot_line = *l;
    f->lot = lot;
    return true;
}

bool trf_read_lot(struct trf_file *f, const struct trf_line *l)
{
    char colour = (char)toupper((unsigned char)trf_letter(l, trf_column(TRF_VALUE).from));

    if ((colour != 'W' && colour != 'B') || value(l).n != 1)
        return trf_wrong(l, trf_column(TRF_VALUE).from, f->err, say_colour_drawn_must_be_w());
    return draw_lot(f, l, colour == 'W' ? WHITE : BLACK);
}

/* XXC: "white1", "black1"; "rank" is looked at once all numbers are known. */
bool trf_read_colour(struct trf_file *f, const struct trf_line *l)
{
    struct str rest = value(l);

    while (rest.n > 0) {
        struct str word = str_cut(&rest, ' ');
        if (str_same(word, STR("white1")) || str_same(word, STR("black1"))) {
            if (!draw_lot(f, l, tolower((unsigned char)word.p[0]) == 'w' ? WHITE : BLACK))
                return false;
        } else if (str_same(word, STR("rank")))
            f->by_rank = l->number;
        else if (word.n > 0)
            finding_say(f->findings, WARNING, RULE_NONE, l->number, say_lines_xxc_only_white1_black1());
    }
    return true;
}

bool trf_read_boards(struct trf_file *f, const struct trf_line *l)
{
    struct trf_column c = trf_column(TRF_VALUE);

    f->boards = value(l);
    if (f->boards.n > BOARDS_MAX)
        return trf_too_many(l, c.from + BOARDS_MAX, f->err, say_more_than_boards(BOARDS_MAX));
    for (size_t i = 0; i < f->boards.n; i++)
        if (!strchr("WBwb", f->boards.p[i]))
            return trf_wrong(l, c.from + (int)i, f->err, say_colours_boards_must_be_written());
    return true;
}
