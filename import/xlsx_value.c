/* SPDX-License-Identifier: Apache-2.0 */
#include "import/xlsx_value.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool xlsx_format_is_date(struct str code)
{
    bool quoted = false;

    for (size_t i = 0; i < code.n; i++) {
        quoted = code.p[i] == '"' ? !quoted : quoted;
        if (!quoted && strchr("ydYD", code.p[i]) && code.p[i])
            return true;
    }
    return false;
}

/* Days since the last day of 1899, as a date; 1900 was no leap year, but is one here. */
static struct str date_text(double serial, bool from_1904, struct arena *a)
{
    enum { CYCLE = 146097, TO_1904 = 1462, TO_EPOCH = 693899 };
    long day = (long)serial + (from_1904 ? TO_1904 : 0);
    long z = day + (day < 60) + TO_EPOCH, era = z / CYCLE, of_era = z - era * CYCLE;
    long year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    long of_year = of_era - (365 * year + year / 4 - year / 100), m = (5 * of_year + 2) / 153;

    return str_fmt(a, "%04ld-%02ld-%02ld", year + era * 400 + (m >= 10), m < 10 ? m + 3 : m - 9,
                   of_year - (153 * m + 2) / 5 + 1);
}

/* "2641.0" and "2.641E3" are 2641. */
struct str xlsx_number(struct str text, bool date, bool from_1904, struct arena *a)
{
    static const double LARGEST = 1e15;
    char digits[64], *end;

    if (text.n == 0 || text.n >= sizeof digits)
        return text;
    snprintf(digits, sizeof digits, "%.*s", STR_ARG(text));
    double n = strtod(digits, &end);
    if (*end || !(n > -LARGEST && n < LARGEST))
        return text;
    if (date && n >= 1 && n < 2958466) /* up to the year 9999 */
        return date_text(n, from_1904, a);
    return n == (double)(long)n ? str_fmt(a, "%ld", (long)n) : text;
}

int xlsx_column(struct str place, int otherwise)
{
    int column = 0;

    for (size_t i = 0; i < place.n && place.p[i] >= 'A' && place.p[i] <= 'Z' && column < 1 << 20; i++)
        column = 26 * column + (place.p[i] - 'A' + 1);
    return column > 0 ? column - 1 : otherwise;
}
