#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Nobody whose sex is not known to be female comes into a women's section without a word (SQUAD_SIZE).
# RULE_TEST: SQUAD_SIZE
. "$(dirname "$0")/golden"
registration() { # women, sex of the last player
    echo "<registration><event name=\"Two\" federation=\"ISL\"/><section name=\"w\" women=\"$1\" edition=\"2012\">"
    for fed in NOR SWE; do
        echo "<team name=\"$fed\" federation=\"$fed\">"
        for p in 1 2 3 4; do echo "<player name=\"$fed$p\" rating=\"200$p\" sex=\"w\"/>"; done
        echo "<player name=\"Last, $fed\" rating=\"2000\" $2/></team>"
    done
    echo '</section></registration>'
}
registration yes '' >unknown.xml
registration no '' >open.xml
registration no 'sex="m"' >men.xml
quietly new e.oly
run import e.oly unknown.xml
run replace e.oly NOR 4 'Smith, Jo'
run correct e.oly NOR 5 --sex w
run correct e.oly NOR 6 --sex w
run correct e.oly NOR 6 --sex m
quietly new late.oly
run import late.oly open.xml
run set late.oly --women yes -s w --dry-run
run set late.oly --women yes -s w
untouched late.oly run import late.oly men.xml
run import late.oly open.xml
quietly new men.oly
quietly import men.oly men.xml
untouched men.oly run set men.oly --women yes -s w
quietly new empty.oly
run section empty.oly w --women yes
untouched empty.oly run import empty.oly men.xml
run import empty.oly open.xml
