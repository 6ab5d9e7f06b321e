#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A result that is known before the line-ups are open stands on the page of its match at its board, which names nobody; a match without one has no boards yet.
. "$(dirname "$0")/golden"
NOW='2026-09-01 10:00'
quietly new e.oly --name 'Small Olympiad' --city Riga --federation LAT --zone UTC --start 2026-09-02 --end 2026-09-09
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
quietly result e.oly 2.3 0-1 -s open --confirm --reason 'known before' --now '2026-09-02 09:00'
quietly site e.oly www
boards() { sed -n '/<table class="seats">/,/<\/table>/p' "www/open/round-1/table-$1.html" | sed 's/<[^>]*>/ /g; s/  */ /g; s/^ //; s/ $//' | grep . ; }
echo '# table 2'
boards 2
grep -o '<p class="total">[^<]*' www/open/round-1/table-2.html
echo '# table 1'
[ -z "$(boards 1)" ] && echo none
