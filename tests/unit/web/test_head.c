/* SPDX-License-Identifier: Apache-2.0 */
/* Heads as libmicrohttpd leaves them: every sign that ends a part is a zero byte. What it reads leniently is refused. */
#include "web/http/head.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

/* The lines of a head as it came, read as the library does: CR LF, LF or CR ends one, a line that begins with a blank goes on. */
static char bytes[400];
static struct header line[8];
static int n;

/* Where the part that begins here ends; it is closed. */
static size_t close_line(size_t at, size_t end)
{
    while (at < end && bytes[at] != '\n' && bytes[at] != '\r')
        at++;
    if (bytes[at] == '\r' && bytes[at + 1] == '\n')
        bytes[at++] = '\0';
    bytes[at++] = '\0';
    return at;
}

static void read_line(size_t from)
{
    char *colon = strchr(bytes + from, ':'), *value;

    if (!colon)
        return;
    *colon = '\0';
    for (value = colon + 1; *value == ' ' || *value == '\t';)
        value++;
    line[n++] = (struct header){ str_of(bytes + from), str_of(value) };
}

static bool is_plain(const char *head, size_t size)
{
    size_t target, at;

    memcpy(bytes, head, size);
    bytes[size] = '\0';
    n = 0;
    at = close_line(0, size);
    char *address = strchr(bytes, ' ');
    *address++ = '\0';
    char *blank = strchr(address, ' ');
    if (blank)
        *blank = '\0';
    target = strlen(address);
    while (at < size && bytes[at] != '\r' && bytes[at] != '\n') {
        size_t from = at;
        at = close_line(at, size);
        read_line(from);
    }
    close_line(at, size);
    return head_is_plain((struct str){ bytes, size }, target, line, n);
}

#define HEAD(text) is_plain(text, sizeof text - 1)
#define FIRST      "GET /open/7?a=b HTTP/1.1\r\n"

static void what_browsers_send(void **state)
{
    (void)state;
    assert_true(HEAD(FIRST "Host: h\r\n\r\n"));
    assert_true(HEAD(FIRST "Host:h\r\nAccept: a, b;q=0.1\r\nX:\r\nY: \t z\r\n\r\n"));
    assert_true(HEAD(FIRST "\r\n"));
    assert_true(HEAD("GET / HTTP/1.0\r\nA: \xc3\xa9\r\n\r\n"));
}

static void a_line_ends_with_both_signs(void **state)
{
    (void)state;
    assert_false(HEAD("GET / HTTP/1.1\nHost: h\r\n\r\n"));
    assert_false(HEAD(FIRST "Host: h\nX: y\r\n\r\n"));
    assert_false(HEAD(FIRST "Host: h\rX: y\r\n\r\n"));
    assert_false(HEAD(FIRST "Host: h\r\n\n"));
}

static void a_name_is_one_word(void **state)
{
    (void)state;
    assert_false(HEAD(FIRST "Transfer-Encoding : chunked\r\n\r\n"));
    assert_false(HEAD(FIRST "Transfer-Encoding\t: chunked\r\n\r\n"));
    assert_false(HEAD(FIRST ": nothing\r\n\r\n"));
    assert_false(HEAD(FIRST "A(b): c\r\n\r\n"));
    assert_false(HEAD(FIRST "no colon\r\n\r\n"));
}

static void no_line_goes_on(void **state)
{
    (void)state;
    assert_false(HEAD(FIRST "X: y\r\n z: w\r\n\r\n"));
    assert_false(HEAD(FIRST "X: y\r\n\tz\r\n\r\n"));
    assert_false(HEAD(FIRST " X: y\r\nHost: h\r\n\r\n"));
}

static void no_zero_byte(void **state)
{
    (void)state;
    assert_false(HEAD("GET /ke\0y HTTP/1.1\r\nHost: h\r\n\r\n"));
    assert_false(HEAD(FIRST "X: a\0b\r\n\r\n"));
    assert_false(HEAD(FIRST "X: a\001b\r\n\r\n"));
    assert_false(HEAD(FIRST "X: a\177b\r\n\r\n"));
}

static void one_blank_between_words(void **state)
{
    (void)state;
    assert_false(HEAD("GET  / HTTP/1.1\r\nHost: h\r\n\r\n"));
    assert_false(HEAD("GET /  HTTP/1.1\r\nHost: h\r\n\r\n"));
    assert_false(HEAD("GET /\r\nHost: h\r\n\r\n"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_browsers_send), cmocka_unit_test(a_line_ends_with_both_signs),
        cmocka_unit_test(a_name_is_one_word), cmocka_unit_test(no_line_goes_on),
        cmocka_unit_test(no_zero_byte),       cmocka_unit_test(one_blank_between_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
