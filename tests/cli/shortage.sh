#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# As few files as a program can do with: every sheet in every format is made, or a sentence says why not. Nothing of a library's own is
# said, and no file is left half written.
. "$(dirname "$0")/golden"
quietly new e.oly --name 'Small Olympiad'
quietly import e.oly "$data/small/registration.xml"

export ASAN_OPTIONS=detect_leaks=0 # what looks for leaks opens files of its own
for form in pdf xlsx html text; do
    for count in 5 6 7 8 9 10 11 12 13 14 16 18 20 24; do
        rm -f sheet.*
        (ulimit -n $count && "$program" report e.oly teams -s open -f $form -o sheet.$form) >said 2>&1
        case $? in
        0) [ -s sheet.$form ] && [ ! -s said ] && echo made ;;
        4) grep -q '^olympair: e.oly or a file beside it cannot be opened' said && echo 'refused: the event' ;;
        5) grep -q '^olympair: too many files' said && [ "$(wc -l <said)" = 1 ] && echo 'refused: the sheet' ;;
        *) cat said ;;
        esac
        ls sheet.* 2>/dev/null | grep -v "^sheet.$form$"
    done | sort -u | sed "s/^/$form /"
done
