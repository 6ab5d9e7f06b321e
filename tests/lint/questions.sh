#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# An expression asks one question at most: what is asked within a ?: belongs in a function with a name, in a table or in an if.
# The arguments of a call are expressions of their own; so are terms in brackets that are added up.
. tests/lint/say
asked_twice() { # files
    python3 - "$@" <<'EOF'
import re, sys

def blank(m):
    return re.sub(r'[^\n]', ' ', m.group(0))

def asks_twice(statement):
    own, within, called = [0], [0], [False]
    for c in re.findall(r'[\w)\]]?[ \n]*[(\[]|[])?,]', statement):
        if c[-1] in '([':
            own.append(0)
            within.append(0)
            called.append(c[0] not in '([ \n')
        elif c in ')]' and len(own) > 1:
            asked = own.pop() + within.pop()
            within[-1] += 0 if called.pop() else asked
        elif c == ',':
            own[-1] = within[-1] = 0
        elif c == '?':
            own[-1] += 1
        if own[-1] and own[-1] + within[-1] > 1:
            return True
    return False

for name in sys.argv[1:]:
    text = open(name, encoding='utf-8').read()
    text = re.sub(r'''/\*.*?\*/|//[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*\'''', blank, text, flags=re.S)
    text = re.sub(r'(?m)^[ \t]*#(?:.*\\\n)*.*', blank, text)
    line = 1
    for statement in re.split('[;{}]', text):
        if statement.count('?') > 1 and asks_twice(statement):
            print(f'{name}:{line + statement[:-len(statement.lstrip())].count(chr(10))}: two questions in one expression')
        line += statement.count('\n')
EOF
}
bent=$(mktemp)
trap 'rm -f "$bent"' EXIT
cat >"$bent" <<'EOF'
/* a ? b : c ? d : e */
int one(int a, int b)
{
    const char *text = "a ? b : c ? d : e";
    return f(a ? 1 : 2, b ? 1 : 2) + (a ? g(b ? 1 : 2) : 0) + (b ? 1 : 0);
}
int two(int a, int b)
{
    return f(a) ? 1
        : b    ? 2 : 3;
}
int three(int a, int b)
{
    return a ? 1 + (b ? 2 : 3) : 4;
}
EOF
say 'two questions in one expression are seen, one in each argument are none' "$(
    asked_twice "$bent" | cut -d: -f2 | tr '\n' ' ' | grep -vx '9 14 ')"
say 'no expression asks two questions' "$(
    asked_twice $(find engine teams import reports db desk office web cli -name '*.[ch]'))$(
    for page in $(find reports office web -name '*.page'); do
        sh tests/lint/page_c "$page" >"$bent" && asked_twice "$bent" | sed "s|^[^:]*|$page|"
    done)"
exit $status
