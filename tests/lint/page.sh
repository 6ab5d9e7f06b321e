#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What reports/format/page.awk refuses in a page, where it says so, and what it lets pass. What pages become: tests/unit/reports/test_markup.c.
status=0
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT
here=$PWD && cd "$dir" || exit 1
# The lines of a function from its second one on; what is said of them begins with line and letter.
refused() { # what is said; the lines
    { printf 'void f(void)\n{\n' && cat && echo '}'; } >x.page
    said=$(LC_ALL=C awk -f "$here/reports/format/page.awk" x.page 2>&1 >x.c)
    code=$?
    [ $code = $([ -z "$1" ]; echo $?) ] && [ "$said" = "${1:+x.page:$1}" ] && echo "ok - ${1:-$(sed -n 3p x.page) passes}" && return
    printf 'not ok - %s\ngot: exit %s, %s\n' "${1:-$(sed -n 3p x.page) passes}" "$code" "$said"
    status=1
}
refused '3:10: error: %t stands within a tag: it belongs between tags, or in the quotes of a value' <<'END'
    @ <b %t(x)></b>
END
refused '3:16: error: %m stands within a tag: it belongs between tags, or in the quotes of a value' <<'END'
    @ <p hidden%m(say_x())></p>
END
refused '3:13: error: a value stands in "quotes"' <<'END'
    @ <p id=%t(x)></p>
END
refused '3:13: error: a value stands in "quotes"' <<'END'
    @ <p id=x></p>
END
refused "3:13: error: a value stands in \"quotes\"" <<'END'
    @ <p id='x'></p>
END
refused '3:10: error: there is no place %a(...): it is t, m, n, u, h, r or i, with brackets' <<'END'
    @ <p>%a(x)</p>
END
refused '3:10: error: there is no place %t(...): it is t, m, n, u, h, r or i, with brackets' <<'END'
    @ <p>%t x</p>
END
refused '3:12: error: a % that begins no place is written %%' <<'END'
    @ <p>10% (1)</p>
END
refused '3:10: error: the bracket of this place is not closed' <<'END'
    @ <p>%t(f(x)</p>
END
refused '3:9: error: %i has two parts: a condition, a comma, and what is put if it holds' <<'END'
    @ <p%i(f(a, b))></p>
END
refused '3:22: error: the bracket of %i is not closed' <<'END'
    @ <p>%i(x, (1)</p>
END
refused '3:16: error: what %i puts ends where it has begun: tags and quotes that it opens it closes' <<'END'
    @ %i(x, <b>)
    @ </b>
END
refused '3:20: error: what %i puts ends where it has begun: tags and quotes that it opens it closes' <<'END'
    @ <p%i(x, id="a)"></p>
END
refused '4:7: error: a < within a tag' <<'END'
    @ <p hidden\
    @ <b></b></p>
END
refused '3:9: error: the name of a tag is written out: no place stands in it' <<'END'
    @ <h%n(i)></p>
END
refused '3:17: error: in a script or a style stands nothing but %h' <<'END'
    @ <script>a(%t(x))</script>
END
refused '3:17: error: %h is markup: it stands between tags' <<'END'
    @ <p title="%h(x)"></p>
END
refused '3:14: error: %u is a part of an address: it stands in the quotes of action formaction href src ' <<'END'
    @ <p id="%u(x)"></p>
END
refused '3:10: error: %u is a part of an address: it stands in the quotes of action formaction href src ' <<'END'
    @ <p>%u(x)</p>
END
refused '3:13: error: a word in the markup: a sentence is a row of messages.def, %m(say_...())' <<'END'
    @ <p>1 to %n(x)</p>
END
refused '3:18: error: a word in the markup: a sentence is a row of messages.def, %m(say_...())' <<'END'
    @ <p title="of %n(x)" class="of"></p>
END
refused '3:14: error: a word in the markup: a sentence is a row of messages.def, %m(say_...())' <<'END'
    @ %i(x, no)
END
refused '3:9: error: a > that ends no tag is written &gt;' <<'END'
    @ 1 > 0
END
refused '3:10: error: a < that begins no tag is written &lt;' <<'END'
    @ 0 < 1
END
refused '4:10: error: </p> stands where <b> of line 3 is to end' <<'END'
    @ <p><b>1
    @ </p>
END
refused '5:1: error: the function ends within a tag' <<'END'
    @ <p hidden
    @ id="x"
END
refused '3:17: error: </p> stands where <b> of line 3 is to end' <<'END'
    @ <p><b>1</p></b></p>
END
refused '4:1: error: <p> of line 3 is not closed in its function: @opens p, if another one closes it' <<'END'
    @ <p>
END
refused '3:10: error: </p> ends what this function has not begun: @closes p, if another one begins it' <<'END'
    @ </p>
END
refused '5:1: error: @closes div, but no </div> does' <<'END'
    @closes div
    @ <p></p>
END
refused '4:1: error: the function ends within a value' <<'END'
    @ <p id="\
END
refused '4:7: error: a function with @attributes writes nothing but attributes' <<'END'
    @attributes
    @ ><b></b>
END
refused '3:6: error: behind @ stands a blank and markup; or @attributes, @opens TAG, @closes TAG' <<'END'
    @<p></p>
END
refused '3:13: error: the line ends in a value or a name: \ at its end goes on' <<'END'
    @ <p id="
    @ x"></p>
END
refused '' <<'END'
    @ <p id="%t("a)\"(")">%t('"')%i(f(1, 2), &nbsp;1&lt;2 PDF)%%</p><br><br/><svg/>\
    @ <p class="two words" data-x="two words">½ – a b</p>
END
refused '' <<'END'
    @closes div p
    @opens table tr td
    @ </p></div><table%i(x, hidden)><tr><td>\
END
refused '' <<'END'
    @attributes
    @ id="a" hidden\
    @ class="b"\
END
printf '@ <p></p>\n' >x.page
said=$(LC_ALL=C awk -f "$here/reports/format/page.awk" x.page 2>&1 >x.c)
[ "$said" = 'x.page:1:2: error: a line of markup stands in a function' ] && echo "ok - $said" || { echo "not ok - a line outside of functions: $said"; status=1; }
exit $status
