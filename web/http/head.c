/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/head.h"

#include <string.h>

/* What ends a line, where it was CR and LF. */
enum { ENDS = 2 };

static bool is_end(struct str head, size_t at)
{
    return at + ENDS <= head.n && head.p[at] == '\0' && head.p[at + 1] == '\0';
}

/* RFC 9110, 5.6.2: the letters of a name. */
static bool is_name(struct str s)
{
    for (size_t i = 0; i < s.n; i++) {
        char c = s.p[i];
        bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (!letter && (c == '\0' || !strchr("!#$%&'*+-.^_`|~", c)))
            return false;
    }
    return s.n > 0;
}

static bool is_value(struct str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (((unsigned char)s.p[i] < ' ' && s.p[i] != '\t') || s.p[i] == 0x7f)
            return false;
    return true;
}

/* Where the part ends that begins at `at`, if that is it. */
static bool passes(struct str head, size_t *at, struct str part)
{
    if (head.p + *at != part.p || *at + part.n > head.n)
        return false;
    *at += part.n;
    return true;
}

static void pass_blanks(struct str head, size_t *at)
{
    while (*at < head.n && (head.p[*at] == ' ' || head.p[*at] == '\t'))
        ++*at;
}

/* "Name: value" */
static bool passes_line(struct str head, size_t *at, const struct header *line)
{
    if (!is_name(line->name) || !is_value(line->value) || !passes(head, at, line->name))
        return false;
    ++*at; /* the colon */
    pass_blanks(head, at);
    if (!passes(head, at, line->value) || !is_end(head, *at))
        return false;
    *at += ENDS;
    return true;
}

/* "GET /open/7 HTTP/1.1": the method and the version are words that the library knows. */
static size_t end_of_first(struct str head, size_t target)
{
    static const char version[] = "HTTP/1.1";

    return strnlen(head.p, head.n) + 1 + target + 1 + strlen(version);
}

bool head_is_plain(struct str head, size_t target, const struct header *line, int n)
{
    size_t at = end_of_first(head, target);

    if (!is_end(head, at))
        return false;
    at += ENDS;
    for (int i = 0; i < n; i++)
        if (!passes_line(head, &at, &line[i]))
            return false;
    return is_end(head, at) && at + ENDS == head.n;
}
