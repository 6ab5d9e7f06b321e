/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/jsonline.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"

static int team_index(const struct card *card, int n, const json_t *number)
{
    for (int i = 0; i < n; i++)
        if (card[i].number == (int)json_integer_value(number))
            return i;
    return NOBODY;
}

static int *indices(const json_t *numbers, const struct card *card, int n, struct arena *a)
{
    int *index = arena_new(a, int, json_array_size(numbers));
    size_t i;
    json_t *number;

    json_array_foreach(numbers, i, number) index[i] = team_index(card, n, number);
    return index;
}

static signed char *colours(const char *letters, struct arena *a)
{
    signed char *c = arena_new(a, signed char, strlen(letters));

    for (size_t i = 0; letters[i]; i++)
        c[i] = letters[i] == 'W' ? WHITE : BLACK;
    return c;
}

static bool card_read(json_t *team, struct card *c)
{
    const char *letters;
    json_t *met;
    int bye;

    *c = (struct card){ .paired = true };
    if (json_unpack(team, "[iiiiosi]", &c->number, &c->rating, &c->mp, &c->gp, &met, &letters, &bye))
        return false;
    c->scored_without_playing = bye != 0;
    c->nmet = (int)json_array_size(met);
    c->ncolour = (int)strlen(letters);
    return true;
}

/* What refers to other teams can only be filled in when all numbers are known; some of those that were
   met may not be in the line. */
static void card_link(json_t *team, const struct card *all, int n, struct card *c, struct arena *a)
{
    int *met = indices(json_array_get(team, 4), all, n, a), known = 0;

    for (int i = 0; i < c->nmet; i++)
        if (met[i] != NOBODY)
            met[known++] = met[i];
    c->met = met;
    c->nmet = known;
    c->colour = colours(json_string_value(json_array_get(team, 5)), a);
}

static bool cards_read(json_t *teams, struct card *card, int n, struct arena *a)
{
    for (int i = 0; i < n; i++)
        if (!card_read(json_array_get(teams, (size_t)i), &card[i]))
            return false;
    for (int i = 0; i < n; i++)
        card_link(json_array_get(teams, (size_t)i), card, n, &card[i], a);
    return true;
}

static void barred_read(json_t *list, struct field *f, struct arena *a)
{
    int n = (int)json_array_size(list);
    struct barred *b = arena_new(a, struct barred, n);

    for (int i = 0; i < n; i++) {
        const int *two = indices(json_array_get(list, (size_t)i), f->card, f->n, a);
        b[i] = (struct barred){ .a = two[0], .b = two[1] };
    }
    f->barred = b;
    f->nbarred = n;
}

static void marks_read(json_t *line, struct card *card, int n, struct arena *a)
{
    json_t *absent = json_object_get(line, "not_paired"), *late = json_object_get(line, "late");
    const int *out = indices(absent, card, n, a), *l = indices(late, card, n, a);

    for (size_t i = 0; i < json_array_size(absent); i++)
        card[out[i]].paired = false;
    for (size_t i = 0; i < json_array_size(late); i++)
        card[l[i]].late = true;
    for (int i = 0; i < n; i++)
        card[i].osb = (int)json_integer_value(json_array_get(json_object_get(line, "osb"), (size_t)i));
}

static bool field_read(json_t *line, struct arena *a, struct field *f)
{
    const char *edition, *lot;
    json_t *teams, *barred, *host = json_object_get(line, "host");

    if (json_unpack(line, "{sssssisoso}", "edition", &edition, "lot", &lot, "round", &f->round, "teams", &teams,
                    "barred", &barred) ||
        !edition_find(str_of(edition), &f->edition))
        return false;
    f->lot = lot[0] == 'W' ? WHITE : BLACK;
    f->rounds = (int)json_integer_value(json_object_get(line, "rounds"));
    f->n = (int)json_array_size(teams);
    struct card *card = arena_new(a, struct card, f->n);
    if (!cards_read(teams, card, f->n, a))
        return false;
    f->card = card;
    f->host = host ? team_index(card, f->n, host) : NOBODY;
    marks_read(line, card, f->n, a);
    barred_read(barred, f, a);
    return true;
}

static void expected_read(json_t *line, const struct field *f, struct arena *a, struct pairing *out)
{
    json_t *pairs = json_object_get(line, "pairs"), *bye = json_object_get(line, "bye");
    int n = (int)json_array_size(pairs);
    struct pair *p = arena_new(a, struct pair, n);

    for (int i = 0; i < n; i++) {
        const int *two = indices(json_array_get(pairs, (size_t)i), f->card, f->n, a);
        p[i] = (struct pair){ two[0], two[1] };
    }
    *out = (struct pairing){
        .legal = json_is_true(json_object_get(line, "legal_round")), .pair = p, .npair = n, .bye = NOBODY
    };
    if (json_is_integer(bye))
        out->bye = team_index(f->card, f->n, bye);
}

bool jsonline_read(const char *text, struct arena *a, struct jsonline *out)
{
    json_t *line = json_loads(text, 0, NULL);

    *out = (struct jsonline){ .id = (long)json_integer_value(json_object_get(line, "id")) };
    bool ok = line && field_read(line, a, &out->field);
    if (ok)
        expected_read(line, &out->field, a, &out->expected);
    json_decref(line);
    return ok;
}

struct jsonline *jsonline_load(const char *path, struct arena *a, int *n)
{
    FILE *file = fopen(path, "r");
    struct jsonline *line = NULL;
    char *text = NULL;
    size_t size = 0;
    int cap = 0;
    bool ok = file != NULL;

    *n = 0;
    while (ok && getline(&text, &size, file) > 0) {
        if (text[0] != '{')
            continue;
        arena_room(a, line, *n, cap);
        ok = jsonline_read(text, a, &line[*n]);
        *n += ok;
    }
    free(text);
    if (file)
        fclose(file);
    return ok ? line : NULL;
}

static void print_team(FILE *to, const struct field *f, const struct card *c)
{
    fprintf(to, "[%d,%d,%d,%d,[", c->number, c->rating, c->mp, c->gp);
    for (int i = 0; i < c->nmet; i++)
        fprintf(to, "%s%d", i ? "," : "", f->card[c->met[i]].number);
    fputs("],\"", to);
    for (int i = 0; i < c->ncolour; i++)
        fputc(c->colour[i] == WHITE ? 'W' : 'B', to);
    fprintf(to, "\",%d]", c->scored_without_playing);
}

static void print_barred(FILE *to, const struct field *f)
{
    const char *comma = "";

    fputs(",\"barred\":[", to);
    for (int i = 0; i < f->nbarred; i++) {
        const struct barred *b = &f->barred[i];
        if (b->round != 0 && b->round != f->round)
            continue;
        fprintf(to, "%s[%d,%d]", comma, f->card[b->a].number, f->card[b->b].number);
        comma = ",";
    }
    fputc(']', to);
}

static bool is_absent(const struct card *c)
{
    return !c->paired;
}

static bool is_late(const struct card *c)
{
    return c->late;
}

static void print_marks(FILE *to, const struct field *f, const char *key, bool (*marked)(const struct card *))
{
    const char *comma = "";

    fprintf(to, ",\"%s\":[", key);
    for (int i = 0; i < f->n; i++)
        if (marked(&f->card[i])) {
            fprintf(to, "%s%d", comma, f->card[i].number);
            comma = ",";
        }
    fputc(']', to);
}

static void print_round(FILE *to, const struct field *f, const struct pairing *made)
{
    fputs(",\"pairs\":[", to);
    for (int i = 0; i < made->npair; i++)
        fprintf(to, "%s[%d,%d]", i ? "," : "", f->card[made->pair[i].white].number,
                f->card[made->pair[i].black].number);
    if (made->bye == NOBODY)
        fputs("],\"bye\":null", to);
    else
        fprintf(to, "],\"bye\":%d", f->card[made->bye].number);
    fprintf(to, ",\"legal_round\":%s", made->legal ? "true" : "false");
}

void jsonline_print(FILE *to, const struct field *f, const struct pairing *made)
{
    fprintf(to, "{\"id\":0,\"edition\":\"%s\",\"lot\":\"%s\",\"round\":%d", edition_row(f->edition)->name,
            f->lot == WHITE ? "W" : "B", f->round);
    if (f->rounds > 0)
        fprintf(to, ",\"rounds\":%d", f->rounds);
    print_barred(to, f);
    print_marks(to, f, "not_paired", is_absent);
    print_marks(to, f, "late", is_late);
    fputs(",\"osb\":[", to);
    for (int i = 0; i < f->n; i++)
        fprintf(to, "%s%d", i ? "," : "", f->card[i].osb);
    fputc(']', to);
    if (f->host != NOBODY)
        fprintf(to, ",\"host\":%d", f->card[f->host].number);
    fputs(",\"teams\":[", to);
    for (int i = 0; i < f->n; i++) {
        fputs(i ? "," : "", to);
        print_team(to, f, &f->card[i]);
    }
    fputc(']', to);
    if (made)
        print_round(to, f, made);
    fputs("}\n", to);
}
