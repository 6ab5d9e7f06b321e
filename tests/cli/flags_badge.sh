#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# An empty file among the flags of the organiser: the code of that federation stands in place of its flag, here of Ireland and of nobody else.
. "$(dirname "$0")/golden"
quietly new e.oly --name 'Small Olympiad'
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
cp -r "$data/flags/two" flags && : >flags/IRL.png
run set e.oly --flags flags
run fsck e.oly
quietly site e.oly site
for code in EGY IRL POL; do
    echo "$code: $(cat site/*.html site/*/*.html | grep -o "<span class=\"[^>]*aria-hidden=\"true\">$code<" | sed 's/.*>\(.*\)</badge \1/' | sort -u)"
done
run undo e.oly
run fsck e.oly
