/* SPDX-License-Identifier: Apache-2.0 */
/* pairing_input.c - what a round of a Swiss system is paired from, as a line of JSON. */
#include "reports/exchange/systems.h"

#include "engine/base/json.h"

static int number(const struct pairing_input *l, int index)
{
    return index == NOBODY ? 0 : l->field->entrant[index].number;
}

static struct str colour(enum colour c)
{
    if (c == COLOURLESS)
        return STR("-");
    return c == WHITE ? STR("W") : STR("B");
}

static void put_two(struct json *w, int a, int b)
{
    json_begin_list(w, NULL);
    json_put_number(w, NULL, a);
    json_put_number(w, NULL, b);
    json_end(w);
}

/* --- players ------------------------------------------------------------------------------------ */

static void put_rounds(struct json *w, const struct pairing_input *l, const struct entrant *e)
{
    json_begin_list(w, NULL);
    for (int i = 0; i < e->npast; i++) {
        /* Of a club it is matches won, drawn and lost that its tie-breaks are made of; what it pairs by is in `points`. */
        const struct past *p = &e->past[i];
        int mp = l->by_games ? e->other[i] : p->points, gp = l->by_games ? p->points : e->other[i];

        json_begin_list(w, NULL);
        json_put_number(w, NULL, number(l, p->opponent));
        json_put_string(w, NULL, colour(p->colour));
        json_put_number(w, NULL, mp);
        if (l->system->cards == CARDS_TEAMS)
            json_put_number(w, NULL, gp);
        json_put_number(w, NULL, p->played);
        json_end(w);
    }
    json_end(w);
    json_put_number(w, NULL, e->no_bye);
}

static void put_rated(struct json *w, const struct pairing_input *l, const struct entrant *e)
{
    json_put_number(w, NULL, e->rating);
    put_rounds(w, l, e);
}

/* Oldest first. */
static void put_floats(struct json *w, const struct pairing_input *l, const struct entrant *e)
{
    static const char letter[] = { [FLOATED_NOT] = '-', [FLOATED_DOWN] = 'D', [FLOATED_UP] = 'U' };
    struct buffer colours = { .arena = w->out.arena }, floats = colours;

    json_put_number(w, NULL, e->points);
    json_begin_list(w, NULL);
    for (int i = 0; i < e->nmet; i++)
        json_put_number(w, NULL, number(l, e->met[i]));
    json_end(w);
    for (int i = 0; i < e->ncolour; i++)
        buffer_add(&colours, colour((enum colour)e->colour[i]));
    for (int back = l->field->round - 1 < 2 ? l->field->round - 1 : 2; back > 0; back--)
        buffer_add(&floats, (struct str){ &letter[e->floats[back - 1]], 1 });
    json_put_string(w, NULL, buffer_str(&colours));
    json_put_string(w, NULL, buffer_str(&floats));
    json_put_number(w, NULL, e->no_bye);
}

static void put_played(struct json *w, const struct pairing_input *l, const struct entrant *e)
{
    (void)l;
    json_put_number(w, NULL, e->ncolour);
}

static void (*const cards[])(struct json *w, const struct pairing_input *l, const struct entrant *e) = {
    [CARDS_FLOATS] = put_floats, [CARDS_ROUNDS] = put_rounds, [CARDS_RATED] = put_rated,
    [CARDS_TEAMS] = put_rounds,  [CARDS_PLAYED] = put_played,
};

/* With points by decision, or by game points, rounds do not add up to them. */
static void put_points(struct json *w, const struct pairing_input *l)
{
    enum system_cards kind = l->system->cards;

    if (kind == CARDS_FLOATS || kind == CARDS_PLAYED)
        return;
    json_begin_list(w, "points");
    for (int i = 0; i < l->field->n; i++) {
        const struct entrant *e = &l->field->entrant[i];
        if (kind == CARDS_TEAMS)
            put_two(w, e->points, e->secondary);
        else
            json_put_number(w, NULL, e->points);
    }
    json_end(w);
}

/* --- the round ---------------------------------------------------------------------------------- */

/* Those of this round. */
static void put_barred(struct json *w, const struct pairing_input *l)
{
    json_begin_list(w, "barred");
    for (int i = 0; i < l->field->nbarred; i++) {
        const struct barred *b = &l->field->barred[i];
        if (b->round == 0 || b->round == l->field->round)
            put_two(w, number(l, b->a), number(l, b->b));
    }
    json_end(w);
}

static void put_settings(struct json *w, const struct pairing_input *l)
{
    static const char *const types[] = { [PREFERENCES_A] = "A", [PREFERENCES_B] = "B", [PREFERENCES_NONE] = "none" };
    const struct swiss *f = l->field;

    if (l->system->cards == CARDS_TEAMS) {
        json_put_string(w, "type", str_of(types[f->preferences]));
        json_put_string(w, "score", l->by_games ? STR("gp") : STR("mp"));
        json_put_number(w, "secondary", !f->no_secondary);
        json_put_string(w, "c6", f->graded ? STR("graded") : STR("boolean"));
    }
    if (l->system->cards == CARDS_FLOATS && f->won != scoring_usual.game[FOR_WIN])
        json_put_number(w, "won", f->won);
    if (l->system->cards == CARDS_PLAYED)
        json_put_number(w, "cycles", f->cycles > 1 ? f->cycles : 1);
    if (l->system->accelerates)
        json_put_number(w, "accelerated", f->accelerated);
    if (l->system->initial || f->accelerated) {
        json_begin_list(w, "initial");
        for (int i = 0; i < l->field->n; i++)
            if (l->field->entrant[i].listed)
                json_put_number(w, NULL, l->field->entrant[i].number);
        json_end(w);
    }
}

void pairing_input_write(const struct pairing_input *l, struct buffer *to)
{
    struct json w = { .out = *to };
    const struct swiss *f = l->field;
    const struct pairing *p = l->answer;

    json_begin_object(&w, NULL);
    json_put(&w, "id", l->id);
    json_put_string(&w, "system", str_of(l->system->name));
    json_put_string(&w, "lot", colour(f->lot));
    json_put_number(&w, "round", f->round);
    json_put_number(&w, "rounds", f->rounds);
    put_settings(&w, l);
    put_barred(&w, l);
    json_begin_list(&w, "not_paired");
    for (int i = 0; i < l->field->n; i++)
        if (!l->field->entrant[i].paired)
            json_put_number(&w, NULL, l->field->entrant[i].number);
    json_end(&w);
    json_begin_list(&w, "players");
    for (int i = 0; i < l->field->n; i++) {
        json_begin_list(&w, NULL);
        json_put_number(&w, NULL, l->field->entrant[i].number);
        cards[l->system->cards](&w, l, &l->field->entrant[i]);
        json_end(&w);
    }
    json_end(&w);
    put_points(&w, l);
    json_begin_list(&w, "pairs");
    for (int i = 0; i < p->npair; i++)
        put_two(&w, number(l, p->pair[i].white), number(l, p->pair[i].black));
    json_end(&w);
    if (p->bye == NOBODY)
        json_put_null(&w, "bye");
    else
        json_put_number(&w, "bye", number(l, p->bye));
    json_end(&w);
    *to = w.out;
}
