#include "office/keypad.h"

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

/* Which result a key is for the board that is due; false: none. */
static bool result_of(const struct keypad *k, int key, enum result *result)
{
    if (keypad_result(key, result))
        return true;
    *result = k->recorded[k->typed];
    return key == KEY_KEEP;
}

enum keypad_news keypad_press(struct keypad *k, int key)
{
    enum result result;

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

int keypad_half(const struct keypad *k, int side)
{
    static const int half[RESULT_COUNT][2] = {
#define X(id, text, first, other) [id] = { first, other },
        RESULTS(X)
#undef X
    };
    int sum = 0;

    for (int b = 0; b < k->typed; b++)
        sum += half[k->result[b]][side];
    return sum;
}
