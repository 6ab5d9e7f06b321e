#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What stands in two places says the same: tables of the documents <-> tables of the program.
: "${OLYMPAIR:=build/release/olympair}"
. tests/lint/say
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT

# Every line that the program prints stands in the page.
missing() {
    awk -v page="$1" 'NR == FNR { there[$0] = 1; next } !($0 in there) { print "not in " page ": " $0 }' "$1" -
}
say 'README is a page of 150 lines at most' "$(awk 'END { if (NR > 150) print NR }' README.md)"
say 'docs/commands.md has the table of commands' "$("$OLYMPAIR" help --format markdown | missing docs/commands.md)"
say 'docs/rules has the register' "$("$OLYMPAIR" rules --format markdown | missing docs/rules/README.md)"
say 'docs/commands.md has no command that does not exist' "$(
    "$OLYMPAIR" __complete '' >"$dir/commands"
    grep -oE '^\| `[a-z-]+' docs/commands.md | cut -c4- | grep -vxF -f "$dir/commands")"
say 'readings name articles of the register' "$(
    grep -oE '`[A-Z][A-Z_0-9]+`' docs/deviations.md docs/formats/*.md | tr -d '`' | sed 's/.*://' | sort -u >"$dir/named"
    [ -s "$dir/named" ] || echo 'none is named'
    find engine teams import reports db desk office web cli -name '*.[ch]' -o -name '*.page' -o -name '*.def' -o -name '*.sql' | xargs cat | grep -oE '[A-Za-z_0-9]+' | sort -u | comm -23 "$dir/named" -)"
say 'exit codes of the page are those of the program' "$(
    sed -n 's/^ *X(\(ERR_[A-Z_]*\), *\([0-9]*\), *"\(.*\)").*/| \2 | \3 |/p' engine/base/err.h |
        missing docs/formats/event-file.md)"
say 'the page on scripting speaks of every exit code, and those of engine are those of its page' "$(
    sed -n 's/^ *X(ERR_[A-Z_]*, *\([0-9]*\),.*/\1/p' engine/base/err.h | while read -r code; do
        grep -qE "^\|[0-9, ]*\b$code\b[0-9, ]*\|" docs/scripting.md || echo "$code is not in docs/scripting.md"
    done
    codes=$(sed -n '/define ENGINE_CODES/,/clang-format on/p' cli/engine.h | grep -oE 'X\([0-9]+' | tr -dc '0-9\n' | sort -nu)
    page=$(sed -n '/^| exit code | meaning |/,/^$/s/^| \([0-9]*\) |.*/\1/p' docs/formats/trf.md)
    [ "$codes" ] && [ "$codes" = "$page" ] || echo "engine has $(echo $codes), docs/formats/trf.md $(echo $page)")"
say 'what can be set has an option of its name, or a command' "$(
    names=$(sed -n 's/^ *{ { "\([a-z-]*\)\(\.N\)\{0,1\}",.*/\1/p' desk/base/property.c)
    [ "$(echo "$names" | wc -l)" -ge 20 ] || echo 'desk/base/property.c cannot be read'
    taken=$("$OLYMPAIR" help set)
    for name in $names; do
        echo "$taken" | grep -qE -e "^ .*--$name " || "$OLYMPAIR" help "$name" >/dev/null 2>&1 || echo "$name"
    done)"
say 'help and completion name every format, and README does' "$(
    offered=$("$OLYMPAIR" __complete rules --format '')
    there=$("$OLYMPAIR" rules --format nothing 2>&1 | sed 's/.* only //' | tr -d ',' | tr ' ' '\n')
    [ "$(echo "$there" | wc -l)" -ge 5 ] || echo 'the formats of the program cannot be read'
    [ "$offered" = "$there" ] || echo "cli/options.def has $(echo $offered), the program $(echo $there)"
    for format in $there; do
        sed -n '/^- Formats:/,/^- \[/p' README.md | grep -qiw "$format" || echo "$format is not in README.md"
    done)"
say 'README leads to every page of docs/, that of the formats to every format' "$(
    for page in docs/*.md docs/formats/README.md docs/rules/*.md; do
        grep -qF "]($page)" README.md || echo "$page"
    done
    for page in docs/formats/*.md; do
        [ "$page" = docs/formats/README.md ] || grep -qE "\]\(${page##*/}[#)]" docs/formats/README.md || echo "$page"
    done)"
say 'the page of CSV has every report, and its list in JSON' "$(
    sed -n 's/^ *X([a-z_]*, "\([a-z-]*\)", .*/\1/p' reports/sheet/report.h | while read -r report; do
        grep -qE "^\| \`$report\` \|.*\|.*\|.*\|" docs/formats/csv.md || echo "$report is not in docs/formats/csv.md, with its list in JSON"
    done)"
say 'the page of the whole event as JSON names every member' "$(
    names=$(grep -E '^(TABLE|KEY|COLUMN)\(' teams/member.def | grep -vE 'NOT_IN_JSON|AMONG|^[A-Z]*\((event, event|attachment|date|section_date),' |
        sed -nE -e 's/.*WORD\("([a-z_. ]*)"\).*/\1/p; t' -e 's/^TABLE\(([a-z_]*),.*/\1/p; s/^[A-Z]*\([a-z_]*, ([a-z_]*),.*/\1/p' | tr '. ' '\n\n' | sort -u)
    [ "$(echo "$names" | wc -l)" -ge 90 ] || echo 'teams/member.def cannot be read'
    grep -oE '`[^`]+`' docs/formats/event-json.md | tr -d '`' >"$dir/page"
    echo "$names" | grep -vxF -f "$dir/page" | sed 's|$| is not in docs/formats/event-json.md|')"
say 'the sets of the page and of the option are those of the program' "$(
    sets=$(sed -n 's/^ *X(SET_[A-Z]*, *"\([a-z]*\)", *READY_.*/\1/p' reports/sheet/sets.h)
    [ "$("$OLYMPAIR" __complete print --set '')" = "$sets" ] || echo "cli/options.def has not $(echo $sets)"
    for set in $sets; do
        listed=$(grep "^| \`$set\` " docs/formats/sheets.md | cut -d'|' -f4 | grep -oE '`[a-z-]+`' | tr -d '`')
        rows=$(sed -n "s/^ *X(SET_$(echo "$set" | tr a-z A-Z), *\"\([a-z-]*\)\", *[AI][A-Z_]*).*/\1/p" reports/sheet/sets.h)
        [ -n "$rows" ] && [ "$listed" = "$rows" ] || echo "$set: docs/formats/sheets.md has $(echo $listed), the program $(echo $rows)"
    done)"
say 'the manual page names every command' "$(
    "$OLYMPAIR" help --format man | sed -n 's/\\-/-/g; s/^\.B //p' | cut -d ' ' -f 1 >"$dir/page"
    grep -vxF -f "$dir/page" "$dir/commands")"
say 'commands in running text are there, with their options' "$(
    grep -ohE '`olympair [a-z][^`]*`' README.md CONTRIBUTING.md SECURITY.md $(find docs -name '*.md') | tr -d '`' |
        awk '{ sub(/[,;.]$/, "", $2); print $2; for (i = 3; i <= NF; i++) if (match($i, /^--[a-z][a-z0-9-]*/)) print $2, substr($i, 1, RLENGTH) }' | sort -u >"$dir/all"
    [ "$(wc -l <"$dir/all")" -ge 50 ] || echo 'the documents cannot be read'
    while read -r command option; do
        [ -n "$option" ] || "$OLYMPAIR" __complete "$command" -- | sed "s/^/$command /; 1i $command"
    done <"$dir/all" >"$dir/taken"
    awk 'NR == FNR { taken[$0] = 1; next } !($0 in taken) { print (NF > 1 ? "olympair " $1 " takes no " $2 : "there is no olympair " $1) }' "$dir/taken" "$dir/all")"
say 'the version stands in one place' "$(
    version=$(sed -n 's/^#define OLYMPAIR_VERSION "\(.*\)"/\1/p' cli/command.h)
    [ "$version" ] || echo 'cli/command.h cannot be read'
    grep -q "$version" CHANGELOG.md || echo "CHANGELOG.md does not know $version"
    [ ! -e debian/changelog ] || head -n 1 debian/changelog | grep -qF "(${version}" || echo "debian/changelog does not begin with $version"
    # What is so since a release, or until one, says which.
    git grep -nIF "$version" 2>/dev/null | grep -vE "([Rr]elease|since|after|[Ff]rom|[Uu]ntil) $version" | cut -d : -f 1 | sort -u | grep -vxF -e cli/command.h -e CHANGELOG.md -e tests/cli/usage.out -e debian/changelog)"
say 'the changelog has the form of Keep a Changelog' "$(
    grep -qx '# Changelog' CHANGELOG.md && grep -qx '## \[Unreleased\]' CHANGELOG.md || echo 'no heading of what is unreleased'
    grep -E '^## ' CHANGELOG.md | grep -vE '^## \[(Unreleased|[0-9]+\.[0-9]+\.[0-9]+)\]( - [0-9]{4}-[0-9]{2}-[0-9]{2})?$'
    grep -E '^### ' CHANGELOG.md | grep -vE '^### (Added|Changed|Deprecated|Removed|Fixed|Security)$')"
say 'what the documents link to is there' "$(
    grep -oE '\]\([^)#:]+' ./README.md $(find ./docs -name '*.md') | while IFS=: read -r page link; do
        case $link in '](http' | '](https') continue ;; esac
        [ -e "${page%/*}/${link#??}" ] || echo "$page: ${link#??}"
    done)"
exit $status
