#include "cli/keypad.h"

#include "cli/terminal.h"

static const struct {
    int key;
    enum result result;
} keys[] = {
#define X(key, result) { key, result },
    KEYPAD_KEYS(X)
#undef X
};

static enum result result_of(int key)
{
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (keys[i].key == key)
            return keys[i].result;
    return RESULT_NONE;
}

enum keypad_news keypad_press(struct keypad *k, int key)
{
    enum result result = result_of(key);

    if (key == KEY_ESCAPE)
        return KEYPAD_LEFT;
    if (key == KEY_BACK && k->typed > 0) {
        k->typed--;
        return KEYPAD_BACK;
    }
    if (result == RESULT_NONE || k->typed == k->boards)
        return KEYPAD_UNKNOWN;
    k->result[k->typed++] = result;
    return k->typed == k->boards ? KEYPAD_FULL : KEYPAD_TYPED;
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
