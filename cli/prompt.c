/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/prompt.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cli/call.h"
#include "cli/help.h"
#include "cli/messages.h"
#include "cli/screen.h"
#include "cli/terminal.h"
#include "engine/base/arena.h"

/* What is asked: the answer stands behind it. */
static void ask(const struct call *c, struct message question)
{
    printf("  %.*s ", STR_ARG(call_told(c, question)));
}

void prompt_say(const struct call *c, struct message message)
{
    printf("  %.*s\n", STR_ARG(call_told(c, message)));
}

enum prompt prompt_ask(const struct call *c, char line[PROMPT_LINE])
{
    int key = terminal_key();

    if (key == KEY_END || key == 'q')
        return putchar('\n'), PROMPT_END;
    if (key == '?')
        return putchar('\n'), PROMPT_HELP;
    if (key == KEY_ENTER)
        return putchar('\n'), PROMPT_NEXT;
    if (key == KEY_ESCAPE)
        return putchar('\n'), prompt_say(c, say_q_ends()), PROMPT_AGAIN;
    return terminal_line(key, line, PROMPT_LINE) ? PROMPT_TYPED : PROMPT_AGAIN;
}

void prompt_go_on(const struct call *c)
{
    int key;

    terminal_forget();
    ask(c, say_esc_goes_on());
    do
        key = terminal_key();
    while (key != KEY_ESCAPE && key != KEY_END);
    putchar('\n');
}

bool prompt_left(const struct call *c)
{
    prompt_say(c, say_left_as_it_was());
    return false;
}

static bool is_reason(const char *line)
{
    const char *p = line + strspn(line, " ");

    if (*p == '/')
        return false;
    while (*p && !isalpha((unsigned char)*p) && (unsigned char)*p < 0x80)
        p++;
    return *p != '\0';
}

bool prompt_reason(const struct call *c, struct message question, char line[PROMPT_LINE])
{
    terminal_forget();
    ask(c, say_or_leave_it(&question));
    if (!terminal_line(0, line, PROMPT_LINE))
        return prompt_left(c);
    if (is_reason(line))
        return true;
    prompt_say(c, say_that_is_no_reason());
    prompt_go_on(c);
    return false;
}

bool prompt_again(const struct call *c, struct message question)
{
    char line[PROMPT_LINE];

    terminal_forget();
    ask(c, question);
    return terminal_line(0, line, sizeof line) || prompt_left(c);
}

void prompt_wrong_key(const struct call *c, int key, struct message (*named)(struct str key),
                      struct message (*nameless)(void))
{
    const char sign = (char)key;

    if (terminal_is_open())
        screen_raw("\a");
    prompt_say(c, key > ' ' && key < KEY_BACK ? named((struct str){ &sign, 1 }) : nameless());
}

void prompt_keys(const struct call *c, const prompt_row *lead, const prompt_row (*line)[PROMPT_KEYS])
{
    for (; *lead; lead++)
        help_wrap(stdout, str_c(c->arena, call_told(c, (*lead)())), 2, 2);
    for (; **line; line++) {
        for (const prompt_row *key = *line; *key; key++)
            printf("%s%.*s", key == *line ? "  " : "   ", STR_ARG(call_told(c, (*key)())));
        putchar('\n');
    }
}
