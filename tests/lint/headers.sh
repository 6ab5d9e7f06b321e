#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every header compiles alone. One that its own source includes first does so whenever that source is compiled; the others are tried here.
rooms='engine teams import reports db desk office web cli'
tried=$({
    awk 'FNR == 1 { met = 0 } !met && /^#include/ { met = 1; h = FILENAME; sub(/(c|page)$/, "h", h); if ($2 == "\"" h "\"") print h }' $(find $rooms -name '*.c' -o -name '*.page')
    echo
    find $rooms -name '*.h'
} | awk '$0 == "" { told = 1; next } !told { first[$0] = 1; next } !($0 in first)')
if make -s -k $(echo "$tried" | sed "s|.*|${B:-build/release}/&.alone|"); then
    echo "ok - $(find $rooms -name '*.h' | wc -l) headers compile alone, $(echo "$tried" | wc -l) of them tried"
else
    echo "not ok - headers compile alone"
    exit 1
fi
