/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/pgn.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "teams/hours.h"
#include "teams/pace.h"
#include "teams/text.h"

struct writer {
    const struct event *event;
    const struct section *section;
    int round;
    struct buffer text;
    struct str pace; /* of TimeControl, in seconds; empty: not known */
};

/* How each result is said: PGN has no word for a board that both lose. */
static const struct {
    const char *white_first, *black_first; /* who is named first has that colour */
    const char *termination;
} results[RESULT_COUNT] = {
    [RESULT_NONE] = { "*", "*", NULL },
    [RESULT_WIN] = { "1-0", "0-1", NULL },
    [RESULT_LOSS] = { "0-1", "1-0", NULL },
    [RESULT_DRAW] = { "1/2-1/2", "1/2-1/2", NULL },
    [RESULT_ZERO] = { "*", "*", "rules infraction" },
    [RESULT_FORFEIT] = { "1-0", "0-1", "forfeit" },
    [RESULT_MISSED] = { "0-1", "1-0", "forfeit" },
    [RESULT_NOBODY] = { "*", "*", "forfeit" },
    [RESULT_OPEN] = { "*", "*", "unterminated" },
};

static void tag(struct writer *w, const char *side, const char *name, struct str value)
{
    value = text_shown(value, false, w->text.arena);
    buffer_fmt(&w->text, "[%s%s \"", side, name);
    for (size_t i = 0; i < value.n; i++) {
        if (value.p[i] == '"' || value.p[i] == '\\')
            buffer_add(&w->text, STR("\\"));
        buffer_add(&w->text, (struct str){ value.p + i, 1 });
    }
    buffer_add(&w->text, STR("\"]\n"));
}

static void tag_number(struct writer *w, const char *side, const char *name, long n)
{
    if (n > 0)
        tag(w, side, name, str_fmt(w->text.arena, "%ld", n));
}

static struct str known(struct str text)
{
    return text.n > 0 ? text : STR("?");
}

/* "2016-09-02 15:00" as "2016.09.02". */
static struct str dotted(struct writer *w, struct str date)
{
    if (date.n < 10)
        return STR("????.??.??");
    char *p = str_c(w->text.arena, (struct str){ date.p, 10 });
    p[4] = p[7] = '.';
    return str_of(p);
}

static struct str event_name(const struct writer *w)
{
    const struct event *ev = w->event;

    return ev->nsection == 1
               ? ev->name
               : str_fmt(w->text.arena, "%.*s, %.*s", STR_ARG(ev->name), STR_ARG(section_title(w->section)));
}

static struct str site(const struct writer *w)
{
    const struct event *ev = w->event;

    return str_trim(str_fmt(w->text.arena, "%.*s %.*s", STR_ARG(ev->city), STR_ARG(ev->federation)));
}

static const struct player *player_at(const struct writer *w, const struct fixture *f, int board, int side)
{
    int place = f->board[board].place[side];

    return place > 0 ? &w->section->squad[f->side[side]].player[place - 1] : NULL;
}

static void write_player(struct writer *w, const char *colour, const struct player *p)
{
    if (p && p->title.n > 0)
        tag(w, colour, "Title", p->title);
    tag_number(w, colour, "Elo", p ? p->rating : 0);
    tag_number(w, colour, "FideId", p ? p->fide_id : 0);
}

static void write_game(struct writer *w, const struct fixture *f, int board)
{
    static const char *const colours[] = { "White", "Black" };
    const struct board *b = &f->board[board];
    bool black_first = (board % 2 == 1) != b->swapped;
    const char *result = black_first ? results[b->result].black_first : results[b->result].white_first;

    tag(w, "", "Event", known(event_name(w)));
    tag(w, "", "Site", known(site(w)));
    tag(w, "", "Date", dotted(w, hours_start(w->event, w->section, w->round)));
    tag(w, "", "Round", str_fmt(w->text.arena, "%d.%d.%d", w->round, f->table, board + 1));
    for (int c = 0; c < 2; c++) {
        const struct player *p = player_at(w, f, board, c ^ black_first);
        tag(w, colours[c], "", p ? p->name : STR("?"));
    }
    tag(w, "", "Result", str_of(result));
    for (int c = 0; c < 2; c++) {
        int side = c ^ black_first;
        if (w->section->unit == UNIT_TEAM)
            tag(w, colours[c], "Team", w->section->squad[f->side[side]].name);
        write_player(w, colours[c], player_at(w, f, board, side));
    }
    tag_number(w, "", "Board", board + 1);
    if (w->pace.n > 0)
        tag(w, "", "TimeControl", w->pace);
    if (results[b->result].termination)
        tag(w, "", "Termination", str_of(results[b->result].termination));
    buffer_fmt(&w->text, "\n%s\n\n", result);
}

struct str pgn_write(const struct event *ev, const struct section *s, int round, struct arena *a)
{
    struct writer w = { ev, s, round, { .arena = a }, { 0 } };
    const struct pairing_list *list = &s->round[round - 1];
    struct pace pace = { .n = 0 };

    if (pace_read(s->time_control, &pace))
        w.pace = pace_code(&pace, a);
    for (int i = 0; i < list->nfixture; i++)
        for (int b = 0; b < s->boards; b++)
            if (!list->fixture[i].absent[0] && !list->fixture[i].absent[1])
                write_game(&w, &list->fixture[i], b);
    return buffer_str(&w.text);
}
