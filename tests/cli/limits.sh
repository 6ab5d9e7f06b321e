#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Texts of the command line are no longer than those of files, so that every sheet can be printed.
. "$(dirname "$0")/golden"

letters() { head -c "$2" /dev/zero | tr '\0' x | sed "s/x/$1/g"; } # which, how many
# What is as long as may be works, one letter more does not; long words are not repeated here.
try() { run "$@" 2>&1 | sed -E 's/(x|ბ){30,}/LONG/g'; }

cp "$data/small/registration.xml" .
quietly new e.oly --name 'Small Olympiad'
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open

for letter in x ბ; do
    hundred=$(letters $letter 100) thousand=$(letters $letter 1000)
    for more in '' $letter; do
        try absent e.oly Poland -s open --reason "$thousand$more"
        try absent e.oly Poland -s open --lift --reason "$thousand$more" --user "$hundred"
        try set e.oly --city Riga$more --user "$hundred$more"
        try set e.oly --name "$hundred$more"
        try set e.oly --city "$hundred$more"
        try set e.oly --title "$hundred$more" -s open
        try set e.oly --arbiters "$hundred$more ($hundred)"
        try set e.oly --arbiters "A ($hundred$more)"
        try correct e.oly Vietnam 1 --name "$hundred$more" -s open
        try correct e.oly Vietnam --captain "$hundred$more" -s open
        try announce e.oly Vietnam --due '2026-09-01 10:00' --travel "$hundred$more" -s open
        try replace e.oly Poland 1 "$hundred$more" --rating 2400 -s open
        try undo e.oly
    done
done
try replace e.oly Poland 1 Somebody --title Grandmaster -s open
try correct e.oly Poland 1 --title Grandmaster -s open
try set e.oly --arbiters "$(for i in $(seq 61); do printf 'A%d;' $i; done)"
try set e.oly --name "$(letters x 70000)"
try absent e.oly Poland -s open --reason "$(letters x 66000)"
OLYMPAIR_USER=$(letters x 101) try absent e.oly Poland -s open

echo '# every sheet can be printed'
for command in journal teams 'report presence' changes; do
    for format in $("$program" __complete report e.oly --format ''); do
        set -- ${command#report }
        case $command in report*) set -- report e.oly $1 ;; *) set -- $1 e.oly ;; esac
        [ "$command" = journal ] || set -- "$@" -s open
        "$program" "$@" -f $format >sheet || echo "$command $format: $?"
    done
done
