/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/terminal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "cli/ending.h"
#include "cli/screen.h"
#include "engine/base/err.h"
#include "cli/messages.h"

enum { END_OF_INPUT = 4 }; /* Ctrl-D, which a terminal no longer turns into an end */

static struct termios saved;
static int unread; /* errno of the read that failed */
static bool came;  /* a key, ever */
static volatile sig_atomic_t is_open;

bool terminal_is_open(void)
{
    return is_open;
}

void terminal_close(void)
{
    if (is_open)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &saved);
    is_open = 0;
}

static void set_keys(void)
{
    struct termios keys = saved;

    keys.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    keys.c_cc[VMIN] = 1;
    keys.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &keys);
    is_open = 1;
}

/* Who heard of it before (cli/memory.h) hears of it then. */
static void (*before[SIGSYS + 1])(int);

static void interrupted(int signal_number)
{
    terminal_close();
    signal(signal_number, before[signal_number]);
    raise(signal_number);
}

/* Ctrl-Z: the shell gets the terminal as it was; fg. */
static void stopped(int signal_number)
{
    sigset_t this_one;

    terminal_close();
    signal(signal_number, SIG_DFL);
    sigemptyset(&this_one);
    sigaddset(&this_one, signal_number);
    raise(signal_number);
    sigprocmask(SIG_UNBLOCK, &this_one, NULL);
    signal(signal_number, stopped);
    set_keys();
}

/* After SIGSTOP the shell has had the terminal, and gave it back as it likes it. */
static void continued(int signal_number)
{
    (void)signal_number;
    if (is_open)
        set_keys();
}

/* Faults of the program are always caught already. */
static bool is_left_alone(int signal_number)
{
    bool fault =
        signal_number == SIGABRT || signal_number == SIGSEGV || signal_number == SIGBUS || signal_number == SIGFPE;

    return before[signal_number] != SIG_DFL && (!fault || before[signal_number] == SIG_IGN);
}

/* Everything that ends a program and can be seen coming, unless it is ignored, as by nohup, or somebody else goes on after it. */
static void close_at_signals(void)
{
    static const int signals[] = { SIGINT,  SIGQUIT, SIGTERM, SIGHUP, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2,
                                   SIGABRT, SIGSEGV, SIGBUS,  SIGFPE, SIGILL,  SIGSYS,  SIGXCPU, SIGXFSZ };

    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        before[signals[i]] = signal(signals[i], interrupted);
        if (is_left_alone(signals[i]))
            signal(signals[i], before[signals[i]]);
    }
}

void terminal_open(void)
{
    ending_in_order();
    if (is_open || !isatty(STDIN_FILENO) || tcgetattr(STDIN_FILENO, &saved) != 0)
        return;
    close_at_signals();
    signal(SIGTSTP, stopped);
    signal(SIGCONT, continued);
    atexit(terminal_close);
    set_keys();
}

enum { NOTHING = -2 };

static int ahead = NOTHING; /* read behind Escape, and no part of a special key */

static int read_byte(void)
{
    unsigned char byte;
    int kept = ahead;

    ahead = NOTHING;
    if (kept != NOTHING)
        return kept;
    ssize_t n = ending_await(STDIN_FILENO) ? read(STDIN_FILENO, &byte, 1) : 0;
    unread = n < 0 ? errno : 0;
    came = came || n == 1;
    return n == 1 ? byte : KEY_END;
}

bool terminal_heard(struct err *e)
{
    if (unread != 0)
        return err_say(e, ERR_IO, say_input_unread(strerror(unread)));
    return came || isatty(STDIN_FILENO) || err_say(e, ERR_INPUT, say_no_keys_came());
}

/* A special key sends its letters at once; a person is slower. */
static bool more_follows(void)
{
    enum { SOON_MS = 50 };
    struct pollfd in = { .fd = STDIN_FILENO, .events = POLLIN };

    return poll(&in, 1, SOON_MS) == 1;
}

/* Up to the letter that ends it: "1;5A" of "ESC [ 1 ; 5 A", and "[A" of a console. */
static void drop_sequence(void)
{
    int key = more_follows() ? read_byte() : KEY_END;

    if (key == '[' && more_follows())
        read_byte();
    while (key >= ' ' && key < '@' && more_follows())
        key = read_byte();
    if (key == KEY_ESCAPE)
        ahead = key;
}

/* Drops what a special key sends behind Escape. Any other key is one of its own, however soon it comes. */
static bool is_special(void)
{
    int key = more_follows() ? read_byte() : NOTHING;

    if (key == '[')
        drop_sequence();
    else if (key == 'O' && more_follows())
        read_byte();
    else if (key != 'O')
        ahead = key;
    return key == '[' || key == 'O';
}

void terminal_forget(void)
{
    if (!is_open)
        return;
    ahead = NOTHING;
    tcflush(STDIN_FILENO, TCIFLUSH);
}

int terminal_key(void)
{
    int key;

    fflush(stdout);
    key = read_byte();
    if (key == '\r')
        return KEY_ENTER;
    if (key == '\b')
        return KEY_BACK;
    if (key == END_OF_INPUT || (key == '\0' && !is_open)) /* nobody types zeros into a file */
        return KEY_END;
    return key == KEY_ESCAPE && is_special() ? terminal_key() : key;
}

static void show(const char *text)
{
    if (is_open)
        screen_raw(text);
}

bool terminal_line(int first, char *line, size_t size)
{
    size_t n = 0;

    for (int key = first ? first : terminal_key();; key = terminal_key()) {
        if (key == KEY_END || key == KEY_ESCAPE)
            return show("\n"), false;
        if (key == KEY_ENTER)
            break;
        if (key == KEY_BACK) {
            if (n > 0)
                show("\b \b");
            while (n > 0 && ((unsigned char)line[--n] & 0xC0) == 0x80)
                ;
        } else if (n + 1 < size && key >= ' ') {
            line[n++] = (char)key;
            if (is_open)
                putchar(key);
        }
    }
    line[n] = '\0';
    show("\n");
    return true;
}
