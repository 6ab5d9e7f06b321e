/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/pace.h"

#include <string.h>

#include "engine/base/arena.h"

enum { SECONDS = 60 };

/* A number of the text up to `end`, which is taken off; false if it is not between these. */
static bool take_number(struct str text, int least, int most, int *out)
{
    long n;

    if (!str_long(str_trim(text), &n) || n < least || n > most)
        return false;
    *out = (int)n;
    return true;
}

static bool has(struct str text, char c)
{
    for (size_t i = 0; i < text.n; i++)
        if (text.p[i] == c)
            return true;
    return false;
}

/* "40/90+30", "30" */
static bool read_period(struct str text, bool last, int unit, struct pace_period *p)
{
    *p = (struct pace_period){ 0 };
    if (has(text, '/') == last || (!last && !take_number(str_cut(&text, '/'), 1, PACE_MOVES, &p->moves)))
        return false;
    bool added = has(text, '+');
    if (!take_number(str_cut(&text, '+'), 0, unit * PACE_MINUTES, &p->minutes) || p->minutes % unit != 0)
        return false;
    p->minutes /= unit;
    return (!added || take_number(text, 0, PACE_SECONDS, &p->seconds)) && p->minutes + p->seconds > 0;
}

/* `unit`: how many of what the file counts are a minute. */
static bool read_pace(struct str text, int unit, struct pace *out)
{
    struct pace p = { .n = 0 };

    text = str_trim(text);
    while (text.n > 0) {
        bool last = !has(text, ',');
        if (p.n == PACE_PERIODS || !read_period(str_trim(str_cut(&text, ',')), last, unit, &p.period[p.n++]))
            return false;
    }
    *out = p;
    return true;
}

bool pace_read(struct str text, struct pace *out)
{
    return read_pace(text, 1, out);
}

struct str pace_text(const struct pace *p, struct arena *a)
{
    struct str out = { 0 };

    for (int i = 0; i < p->n; i++) {
        const struct pace_period *x = &p->period[i];
        out = str_fmt(a, "%.*s%s%.*s%d+%d", STR_ARG(out), i ? ", " : "",
                      STR_ARG(x->moves ? str_fmt(a, "%d/", x->moves) : STR("")), x->minutes, x->seconds);
    }
    return out;
}

/* The seconds of all periods, if they are the same. */
static int same_seconds(const struct pace *p)
{
    for (int i = 1; i < p->n; i++)
        if (p->period[i].seconds != p->period[0].seconds)
            return 0;
    return p->n > 0 ? p->period[0].seconds : 0;
}

static struct str moves_words(const struct pace *p, int moves, struct arena *a)
{
    if (moves > 0)
        return str_fmt(a, " for %d moves", moves);
    return p->n == 1 ? STR(" for the game") : STR(" for the rest");
}

struct str pace_words(const struct pace *p, struct arena *a)
{
    struct str out = { 0 };
    int same = same_seconds(p);

    for (int i = 0; i < p->n; i++) {
        const struct pace_period *x = &p->period[i];
        struct str moves = moves_words(p, x->moves, a);
        out = str_fmt(a, "%.*s%s%d minutes%.*s", STR_ARG(out), i ? ", " : "", x->minutes, STR_ARG(moves));
        if (x->seconds != same)
            out = str_fmt(a, "%.*s and %d seconds for each of them", STR_ARG(out), x->seconds);
    }
    return same > 0 ? str_fmt(a, "%.*s, %d seconds for each move", STR_ARG(out), same) : out;
}

struct str pace_code(const struct pace *p, struct arena *a)
{
    struct str out = { 0 };

    for (int i = 0; i < p->n; i++) {
        const struct pace_period *x = &p->period[i];
        struct str moves = x->moves > 0 ? str_fmt(a, "%d/", x->moves) : STR(""),
                   added = x->seconds > 0 ? str_fmt(a, "+%d", x->seconds) : STR("");
        out = str_fmt(a, "%.*s%s%.*s%d%.*s", STR_ARG(out), i ? ":" : "", STR_ARG(moves), SECONDS * x->minutes,
                      STR_ARG(added));
    }
    return out;
}

static void replace(char *text, char from, char to)
{
    for (; *text; text++)
        *text = *text == from ? to : *text;
}

/* The same as a pace in seconds, with another sign between the periods. */
bool pace_of_code(struct str code, struct pace *out)
{
    enum { LETTERS = 80 };
    char text[LETTERS];
    struct pace p;

    if (code.n == 0 || code.n >= sizeof text || has(code, ','))
        return false;
    memcpy(text, code.p, code.n);
    text[code.n] = '\0';
    replace(text, ':', ',');
    if (!read_pace(str_of(text), SECONDS, &p))
        return false;
    *out = p;
    return true;
}

int pace_seconds(const struct pace *p)
{
    int sum = 0, left = PACE_GAME;

    for (int i = 0; i < p->n; i++) {
        int moves = p->period[i].moves > 0 && p->period[i].moves < left ? p->period[i].moves : left;
        sum += SECONDS * p->period[i].minutes + moves * p->period[i].seconds;
        left -= moves;
    }
    return sum;
}
