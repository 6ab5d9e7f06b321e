#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A program without parts (WITH_WEB=0, WITH_XLSX=0, WITH_PDF=0) pairs as the whole one does, needs no library of theirs, and says what it lacks. The check
# has the smallest; SOAK=1, `make soak-long`, every one that `make parts` makes. A part of another program, or a damaged one, is not used.
whole=${OLYMPAIR:-$PWD/build/release/olympair}
[ -d "${whole%/*}/modules" ] || { echo 'not ok - no part is left out # SKIP this program has no modules' && exit 0; }
parts=$(cd "${B:-build/release}/parts" && pwd) || exit 1
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT
data=$PWD/tests/data
status=0
say() { # ok|not ok, text
    echo "$1 - $2"
    [ "$1" = ok ] || status=1
}
lacks() { case -$name- in *-"$1"-*) ;; *) return 1 ;; esac; }

# What a part brings is needed by its module, and not by the program.
libraries() { # module, library of its
    needs() { readelf -d "$1" | grep -c "NEEDED.*\[$2\.so"; }
    [ "$(needs "$whole" "$2") $(needs "${whole%/*}/modules/$1.so" "$2")" = '0 1' ] && say ok "$2 is needed by $1 alone" || say 'not ok' "$2 is needed by $1 alone"
}

# Either it is done, or it is refused with code 13 and one sentence that names the switch.
asked() { # part, its switch, what is asked...
    part=$1 switch=$2
    shift 2
    "$program" "$@" >"$dir/out" 2>"$dir/said" </dev/null
    code=$?
    if lacks "$part"; then
        [ $code = 13 ] && [ "$(wc -l <"$dir/said")" = 1 ] && grep -q "built without .*($switch=0)" "$dir/said"
    else
        [ $code != 13 ] && ! grep -q 'built without' "$dir/said"
    fi && say ok "without $name: $1 $part" || { say 'not ok' "without $name: $1 $part, code $code"; cat "$dir/said"; }
}

pairs() { # program, folder: the round of an event, and the same by the engine
    mkdir -p "$2" && (
        cd "$2" && export OLYMPAIR_USER=arbiter &&
            "$1" new a.oly --now '2016-09-02 10:00' && "$1" import a.oly "$data/small/registration.xml" --now '2016-09-02 10:01' &&
            "$1" number a.oly -s open --now '2016-09-02 10:02' && "$1" lot a.oly white -s open --now '2016-09-02 10:03' &&
            "$1" pair a.oly -s open --now '2016-09-02 10:04' --confirm && "$1" publish a.oly -s open --now '2016-09-02 10:05' --confirm &&
            "$1" pairings a.oly -s open && "$1" report a.oly pairings -s open -f html && "$1" explain a.oly -s open &&
            "$1" engine -g --seed 7 -o made.trf && cat made.trf
    ) >"$2.out" 2>&1
}

try() { # name of a folder, as web-pdf
    name=$1 program=$parts/$1/olympair event=$dir/$1/a.oly
    if pairs "$program" "$dir/$1" && cmp -s "$dir/whole.out" "$dir/$1.out"; then
        say ok "without $name: it pairs as the whole one does"
    else
        say 'not ok' "without $name: it pairs as the whole one does"
        diff "$dir/whole.out" "$dir/$1.out" | head -n 5
    fi
    asked pdf WITH_PDF report "$event" pairings -s open -o "$dir/p.pdf"
    asked pdf WITH_PDF print "$event" -s open --set evening -o "$dir/set.pdf"
    asked xlsx WITH_XLSX report "$event" pairings -s open -o "$dir/p.xlsx"
    asked xlsx WITH_XLSX template registration -o "$dir/t-$name.xlsx"
    asked xlsx WITH_XLSX import "$event" "$dir/registration.xlsx" --dry-run
    asked web WITH_WEB site "$event" "$dir/site" --serve nowhere:1:2
    asked web WITH_WEB serve "$event" --host nowhere.invalid
}

pairs "$whole" "$dir/whole" || { say 'not ok' 'the whole program pairs'; cat "$dir/whole.out"; exit 1; }
"$whole" template registration -o "$dir/registration.xlsx" || say 'not ok' 'an empty workbook'
libraries web libmicrohttpd
libraries web libseccomp
libraries xlsx libxlsxwriter
libraries unzip libzip
libraries pdf libfontconfig
libraries pdf 'libhpdf.*'
libraries picture libcairo
libraries xml libxml2

# A program whose module for paper is replaced.
refused() { # what was done to it, what is said
    "$dir/bent/olympair" report "$dir/whole/a.oly" pairings -s open -o "$dir/bent.pdf" >"$dir/out" 2>"$dir/said"
    [ $? = 13 ] && [ "$(wc -l <"$dir/said")" = 1 ] && grep -q "$2" "$dir/said" && [ ! -e "$dir/bent.pdf" ] && say ok "$1 is not used" || { say 'not ok' "$1 is not used"; cat "$dir/said"; }
}
mkdir -p "$dir/bent/modules" && cp "$whole" "$dir/bent/olympair" && cp "${whole%/*}/modules/xml.so" "$dir/bent/modules/pdf.so" || exit 1
sed 's/[0-9a-f]\{32\}\x00/00000000000000000000000000000000\x00/' "$dir/bent/modules/pdf.so" >"$dir/pdf.so" && cp "$dir/pdf.so" "$dir/bent/modules/"
refused 'a module of another program' 'belongs to another version of it: install'
echo 'this is no module' >"$dir/bent/modules/pdf.so"
refused 'a file that is no module' 'cannot be loaded (.*): install'
"$dir/bent/olympair" report "$dir/whole/a.oly" pairings -s open >"$dir/out" && say ok 'what is no paper needs no module' || say 'not ok' 'what is no paper needs no module'

tried=0
for folder in "$parts"/*/; do
    name=$(basename "$folder")
    [ "$SOAK" ] || [ "$name" = web-xlsx-pdf ] || continue
    try "$name"
    tried=$((tried + 1))
done
[ "$tried" -ge 1 ] && say ok "$tried programs without parts" || say 'not ok' "there is no $parts/web-xlsx-pdf/olympair"
exit $status
