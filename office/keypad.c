/* SPDX-License-Identifier: Apache-2.0 */
#include "office/keypad.h"

#include "engine/base/arena.h"
#include "office/messages.h"
#include "teams/lineup.h"
#include "teams/score.h"

static const struct {
    int key;
    enum result result;
} keys[] = {
#define X(key, result) { key, result },
    KEYPAD_KEYS(X)
#undef X
};

bool keypad_result(int key, enum result *result)
{
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (keys[i].key == key)
            return *result = keys[i].result, true;
    return false;
}

const char *keypad_command(int key)
{
    switch (key) {
#define X(key, name) \
    case key:        \
        return name;
        KEYPAD_COMMANDS(X)
#undef X
    default:
        return NULL;
    }
}

/* Which result a key is for the board that is due; false: none. */
static bool result_of(const struct keypad *k, int key, enum result *result)
{
    if (keypad_result(key, result))
        return true;
    *result = k->recorded[k->typed];
    return key == KEY_KEEP;
}

/* Are all boards that are left known without being typed? Enter ends the match there. */
static bool keypad_rest_is_known(const struct keypad *k)
{
    for (int b = k->typed; b < k->boards; b++)
        if (k->known[b] == RESULT_NONE)
            return false;
    return k->typed > 0 && k->typed < k->boards;
}

static enum keypad_news put_known(struct keypad *k)
{
    for (; k->typed < k->boards; k->typed++)
        k->result[k->typed] = k->known[k->typed];
    return KEYPAD_FULL;
}

enum keypad_news keypad_press(struct keypad *k, int key)
{
    enum result result;

    if (key == KEY_ENTER && !k->stuck && keypad_rest_is_known(k))
        return put_known(k);

    if (key == KEY_ESCAPE)
        return KEYPAD_LEFT;
    if (key == KEY_BACK && k->stuck) {
        k->stuck = false;
        return KEYPAD_FREE;
    }
    if (key == KEY_BACK && k->typed > 0) {
        k->typed--;
        return KEYPAD_BACK;
    }
    if (k->stuck || k->typed == k->boards || !result_of(k, key, &result)) {
        k->stuck = true;
        return KEYPAD_UNKNOWN;
    }
    k->result[k->typed++] = result;
    return k->typed == k->boards ? KEYPAD_FULL : KEYPAD_TYPED;
}

bool keypad_is_marked(const struct keypad *k)
{
    return k->mark.absent[0] || k->mark.absent[1];
}

bool keypad_is_against_mark(const struct keypad *k)
{
    for (int b = 0; b < k->typed; b++)
        for (int side = 0; side < 2; side++)
            if (k->mark.absent[side] && score_present(k->result[b], side))
                return true;
    return false;
}

bool keypad_replaces(const struct keypad *k)
{
    for (int b = 0; b < k->boards; b++) {
        enum result was = k->recorded[b];
        if (was != RESULT_NONE && was != RESULT_OPEN && was != k->result[b])
            return true;
    }
    return false;
}

int keypad_half(const struct keypad *k, const struct section *s, int side)
{
    int sum = 0;

    for (int b = 0; b < k->typed; b++)
        sum += score_points(s, k->result[b], side);
    return sum;
}

/* Line-ups. */

void lineup_keys_begin(struct lineup_keys *k, const struct section *s, int squad, int round)
{
    const struct squad *q = &s->squad[squad];

    *k = (struct lineup_keys){ .boards = s->boards, .needed = score_needed(s, squad, round) };
    k->sits = lineup_available(q) < k->boards ? lineup_available(q) : k->boards;
    k->let = k->needed < score_least(s);
    for (int i = 0; i < q->nplayer; i++)
        if (!q->player[i].replaced)
            k->counting[k->ncounting++] = i + 1;
}

int lineup_keys_letter(int place)
{
    return place < 10 ? '0' + place : 'a' + place - 10;
}

bool lineup_keys_rests(const struct lineup_keys *k, int place)
{
    for (int b = 0; b < k->typed; b++)
        if (k->place[b] == place)
            return false;
    return true;
}

/* The place that a key names, 0 for nobody, -1 for none of these: he does not count, or was named. */
static int place_of(const struct lineup_keys *k, int key)
{
    if (k->typed >= k->needed && (key == '0' || key == '-'))
        return 0;
    for (int i = 0; i < k->ncounting; i++)
        if (lineup_keys_letter(k->counting[i]) == key && lineup_keys_rests(k, k->counting[i]))
            return k->counting[i];
    return -1;
}

/* Fewer players are here than boards, and they are enough. */
static bool is_short(const struct lineup_keys *k)
{
    return k->sits < k->boards && k->sits >= k->needed;
}

int lineup_keys_spare(const struct lineup_keys *k)
{
    int spare = k->ncounting - k->boards;

    return !is_short(k) && spare > 0 && spare < k->boards ? spare : 0;
}

struct message lineup_keys_wants(const struct lineup_keys *k, struct arena *a)
{
    struct str letters = { 0 };

    for (int i = 0; i < k->ncounting; i++)
        letters = str_fmt(a, "%.*s%s%c", STR_ARG(letters), i > 0 ? " " : "", lineup_keys_letter(k->counting[i]));
    int spared = k->needed < k->boards ? k->needed + 1 : 0;
    struct message nobody = { 0 };
    if (spared > 0)
        nobody = spared == k->boards ? say_nought_on_board(spared) : say_nought_from_board(spared);
    return say_lineup_wants(is_short(k) ? k->sits : k->boards, letters, &nobody, lineup_keys_spare(k));
}

/* Those that were named, with nobody on the boards below them; who was named of another team rests. */
static bool put_named(struct lineup_keys *k)
{
    if (k->typed < k->needed || k->typed == 0 || !(is_short(k) || k->let))
        return false;
    while (k->typed < k->boards)
        k->place[k->typed++] = 0;
    return true;
}

/* All that were not named, or the first of them; one place may stay empty. */
static bool put_others(struct lineup_keys *k)
{
    int place[BOARDS_MAX] = { 0 }, n = 0, most = is_short(k) ? k->sits : k->boards;

    if ((k->typed > 0 && k->typed != lineup_keys_spare(k)) || k->ncounting < k->needed)
        return false;
    for (int i = 0; i < k->ncounting && n < most; i++)
        if (lineup_keys_rests(k, k->counting[i]))
            place[n++] = k->counting[i];
    for (int b = 0; b < k->boards; b++)
        k->place[b] = place[b];
    k->typed = k->boards;
    return true;
}

static enum keypad_news take_place(struct lineup_keys *k, int key)
{
    int place = key == KEY_ENTER ? -1 : place_of(k, key);

    if (key == KEY_ENTER && (put_others(k) || put_named(k)))
        return KEYPAD_FULL;
    if (place < 0) {
        k->stuck = true;
        return KEYPAD_UNKNOWN;
    }
    k->place[k->typed++] = place;
    while (place == 0 && k->typed < k->boards)
        k->place[k->typed++] = 0;
    return k->typed == k->boards ? KEYPAD_FULL : KEYPAD_TYPED;
}

enum keypad_news lineup_keys_press(struct lineup_keys *k, int key)
{
    if (key == KEY_ESCAPE)
        return KEYPAD_LEFT;
    if (key == KEY_BACK && k->stuck) {
        k->stuck = false;
        return KEYPAD_FREE;
    }
    if (key == KEY_BACK && k->typed > 0) {
        k->typed--;
        return KEYPAD_BACK;
    }
    if (k->stuck || k->typed == k->boards)
        return k->stuck = true, KEYPAD_UNKNOWN;
    return take_place(k, key);
}

/* Nobody on a board is nobody on those below it, too: "1200" is "120". */
static bool is_nobody_again(const struct lineup_keys *k, char key)
{
    return k->typed == k->boards && k->place[k->boards - 1] == 0 && (key == '0' || key == '-');
}

/* What comes behind the last board is no line-up. */
bool lineup_keys_read(struct lineup_keys *k, struct str typed)
{
    enum keypad_news news = KEYPAD_TYPED;

    for (size_t i = 0; i < typed.n; i++)
        if (typed.p[i] != ' ' && !is_nobody_again(k, typed.p[i]))
            news = news == KEYPAD_TYPED ? lineup_keys_press(k, typed.p[i]) : KEYPAD_UNKNOWN;
    return (news == KEYPAD_TYPED ? lineup_keys_press(k, KEY_ENTER) : news) == KEYPAD_FULL;
}
