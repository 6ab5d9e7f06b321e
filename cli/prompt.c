/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/prompt.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cli/screen.h"
#include "cli/terminal.h"

enum prompt prompt_ask(char line[PROMPT_LINE])
{
    int key = terminal_key();

    if (key == KEY_END || key == 'q')
        return putchar('\n'), PROMPT_END;
    if (key == '?')
        return putchar('\n'), PROMPT_HELP;
    if (key == KEY_ENTER)
        return putchar('\n'), PROMPT_NEXT;
    if (key == KEY_ESCAPE)
        return puts("\n  q ends"), PROMPT_AGAIN;
    return terminal_line(key, line, PROMPT_LINE) ? PROMPT_TYPED : PROMPT_AGAIN;
}

void prompt_go_on(void)
{
    int key;

    terminal_forget();
    printf("  Esc goes on ");
    do
        key = terminal_key();
    while (key != KEY_ESCAPE && key != KEY_END);
    putchar('\n');
}

bool prompt_left(void)
{
    puts("  left as it was");
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

bool prompt_reason(const char *question, char line[PROMPT_LINE])
{
    terminal_forget();
    printf("  %s (Esc: leave it) ", question);
    if (!terminal_line(0, line, PROMPT_LINE))
        return prompt_left();
    if (is_reason(line))
        return true;
    puts("  that is no reason: left as it was");
    prompt_go_on();
    return false;
}

bool prompt_again(const char *question)
{
    char line[PROMPT_LINE];

    terminal_forget();
    printf("  %s ", question);
    return terminal_line(0, line, sizeof line) || prompt_left();
}

void prompt_wrong_key(int key, const char *what, const char *on)
{
    if (terminal_is_open())
        screen_raw("\a");
    if (key > ' ' && key < KEY_BACK)
        printf("  '%c' is not a %s: %s\n", key, what, on);
    else
        printf("  that is not a %s: %s\n", what, on);
}
