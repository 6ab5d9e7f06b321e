/* SPDX-License-Identifier: Apache-2.0 */
/* pairing_input.c - what a round of a Swiss system is paired from, as a line of JSON. */
#include "reports/exchange/systems.h"

static int number(const struct pairing_input *l, int index)
{
    return index == NOBODY ? 0 : l->field->entrant[index].number;
}

static const char *colour(enum colour c)
{
    if (c == COLOURLESS)
        return "-";
    return c == WHITE ? "W" : "B";
}

/* --- players ------------------------------------------------------------------------------------ */

/* Of a club it is matches won, drawn and lost that its tie-breaks are made of; what it pairs by is in `points`. */
static void write_past(const struct pairing_input *l, const struct entrant *e, int round, struct buffer *to)
{
    const struct past *p = &e->past[round];
    int mp = l->by_games ? e->other[round] : p->points, gp = l->by_games ? p->points : e->other[round];

    buffer_fmt(to, "[%d,\"%s\",%d,", number(l, p->opponent), colour(p->colour), mp);
    if (l->system->cards == CARDS_TEAMS)
        buffer_fmt(to, "%d,", gp);
    buffer_fmt(to, "%d]", p->played);
}

static void write_rounds(const struct pairing_input *l, const struct entrant *e, struct buffer *to)
{
    buffer_fmt(to, ",[");
    for (int i = 0; i < e->npast; i++) {
        buffer_fmt(to, "%s", i ? "," : "");
        write_past(l, e, i, to);
    }
    buffer_fmt(to, "],%d", e->no_bye);
}

static void write_rated(const struct pairing_input *l, const struct entrant *e, struct buffer *to)
{
    buffer_fmt(to, ",%d", e->rating);
    write_rounds(l, e, to);
}

/* Oldest first. */
static void write_floats(const struct pairing_input *l, const struct entrant *e, struct buffer *to)
{
    static const char *const letter[] = { [FLOATED_NOT] = "-", [FLOATED_DOWN] = "D", [FLOATED_UP] = "U" };

    buffer_fmt(to, ",%d,[", e->points);
    for (int i = 0; i < e->nmet; i++)
        buffer_fmt(to, "%s%d", i ? "," : "", number(l, e->met[i]));
    buffer_fmt(to, "],\"");
    for (int i = 0; i < e->ncolour; i++)
        buffer_fmt(to, "%s", colour((enum colour)e->colour[i]));
    buffer_fmt(to, "\",\"");
    for (int back = l->field->round - 1 < 2 ? l->field->round - 1 : 2; back > 0; back--)
        buffer_fmt(to, "%s", letter[e->floats[back - 1]]);
    buffer_fmt(to, "\",%d", e->no_bye);
}

static void write_played(const struct pairing_input *l, const struct entrant *e, struct buffer *to)
{
    (void)l;
    buffer_fmt(to, ",%d", e->ncolour);
}

static void (*const cards[])(const struct pairing_input *l, const struct entrant *e, struct buffer *to) = {
    [CARDS_FLOATS] = write_floats, [CARDS_ROUNDS] = write_rounds, [CARDS_RATED] = write_rated,
    [CARDS_TEAMS] = write_rounds,  [CARDS_PLAYED] = write_played,
};

static void write_players(const struct pairing_input *l, struct buffer *to)
{
    buffer_fmt(to, ",\"players\":[");
    for (int i = 0; i < l->field->n; i++) {
        buffer_fmt(to, "%s[%d", i ? "," : "", l->field->entrant[i].number);
        cards[l->system->cards](l, &l->field->entrant[i], to);
        buffer_fmt(to, "]");
    }
    buffer_fmt(to, "]");
}

/* With points by decision, or by game points, rounds do not add up to them. */
static void write_points(const struct pairing_input *l, struct buffer *to)
{
    enum system_cards kind = l->system->cards;

    if (kind == CARDS_FLOATS || kind == CARDS_PLAYED)
        return;
    buffer_fmt(to, ",\"points\":[");
    for (int i = 0; i < l->field->n; i++) {
        const struct entrant *e = &l->field->entrant[i];
        const char *between = i ? "," : "";
        if (kind == CARDS_TEAMS)
            buffer_fmt(to, "%s[%d,%d]", between, e->points, e->secondary);
        else
            buffer_fmt(to, "%s%d", between, e->points);
    }
    buffer_fmt(to, "]");
}

/* --- the round ---------------------------------------------------------------------------------- */

static void write_those(const struct pairing_input *l, const char *member, bool (*is)(const struct entrant *e),
                        struct buffer *to)
{
    const char *between = "";

    buffer_fmt(to, ",\"%s\":[", member);
    for (int i = 0; i < l->field->n; i++)
        if (is(&l->field->entrant[i])) {
            buffer_fmt(to, "%s%d", between, l->field->entrant[i].number);
            between = ",";
        }
    buffer_fmt(to, "]");
}

static bool is_listed(const struct entrant *e)
{
    return e->listed;
}

static bool is_away(const struct entrant *e)
{
    return !e->paired;
}

/* Those of this round. */
static void write_barred(const struct pairing_input *l, struct buffer *to)
{
    const char *between = "";

    buffer_fmt(to, ",\"barred\":[");
    for (int i = 0; i < l->field->nbarred; i++) {
        const struct barred *b = &l->field->barred[i];
        if (b->round != 0 && b->round != l->field->round)
            continue;
        buffer_fmt(to, "%s[%d,%d]", between, number(l, b->a), number(l, b->b));
        between = ",";
    }
    buffer_fmt(to, "]");
}

static void write_settings(const struct pairing_input *l, struct buffer *to)
{
    static const char *const types[] = { [PREFERENCES_A] = "A", [PREFERENCES_B] = "B", [PREFERENCES_NONE] = "none" };
    const struct swiss *f = l->field;

    if (l->system->cards == CARDS_TEAMS)
        buffer_fmt(to, ",\"type\":\"%s\",\"score\":\"%s\",\"secondary\":%d,\"c6\":\"%s\"", types[f->preferences],
                   l->by_games ? "gp" : "mp", !f->no_secondary, f->graded ? "graded" : "boolean");
    if (l->system->cards == CARDS_FLOATS && f->won != scoring_usual.game[FOR_WIN])
        buffer_fmt(to, ",\"won\":%d", f->won);
    if (l->system->cards == CARDS_PLAYED)
        buffer_fmt(to, ",\"cycles\":%d", f->cycles > 1 ? f->cycles : 1);
    if (l->system->accelerates)
        buffer_fmt(to, ",\"accelerated\":%d", f->accelerated);
    if (l->system->initial || f->accelerated)
        write_those(l, "initial", is_listed, to);
}

static void write_answer(const struct pairing_input *l, struct buffer *to)
{
    const struct pairing *p = l->answer;

    buffer_fmt(to, ",\"pairs\":[");
    for (int i = 0; i < p->npair; i++)
        buffer_fmt(to, "%s[%d,%d]", i ? "," : "", number(l, p->pair[i].white), number(l, p->pair[i].black));
    if (p->bye == NOBODY)
        buffer_fmt(to, "],\"bye\":null");
    else
        buffer_fmt(to, "],\"bye\":%d", number(l, p->bye));
}

void pairing_input_write(const struct pairing_input *l, struct buffer *to)
{
    const struct swiss *f = l->field;

    buffer_fmt(to, "{\"id\":%.*s,\"system\":\"%s\",\"lot\":\"%s\",\"round\":%d,\"rounds\":%d", STR_ARG(l->id),
               l->system->name, colour(f->lot), f->round, f->rounds);
    write_settings(l, to);
    write_barred(l, to);
    write_those(l, "not_paired", is_away, to);
    write_players(l, to);
    write_points(l, to);
    write_answer(l, to);
    buffer_fmt(to, "}");
}
