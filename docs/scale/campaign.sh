#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# campaign.sh PARTS [CONFIG] [OPTIONS OF simulate]: plays a simulation in so many parts by GNU parallel and prints the report of the whole. (docs/scale.md)
# MACHINES: where, as --sshlogin of parallel has it, "8/node1,8/node2" or ".." for its own list; unset: here. Each of them needs olympair in its path, and
# CONFIG travels along. After an interruption the same command plays the parts that are missing.
parts=$1
[ "$parts" -ge 1 ] 2>/dev/null || { echo 'usage: campaign.sh PARTS [CONFIG] [OPTIONS]' >&2; exit 2; }
command -v parallel >/dev/null || { echo 'campaign.sh needs GNU parallel (of Debian parallel)' >&2; exit 1; }
begun=$(cat campaign.what 2>/dev/null)
[ "${begun:-$*}" = "$*" ] || { echo "this folder has the parts of another campaign: $begun" >&2; exit 8; }
echo "$*" >campaign.what
shift
[ -f "$1" ] && config=$1
seq "$parts" | parallel --quote --joblog campaign.log --resume-failed --retries 3 \
    ${MACHINES:+--sshlogin "$MACHINES" --workdir "olympair-$(uname -n)-$$" ${config:+--basefile "$config"} --return "part-{}.csv" --cleanup} \
    olympair simulate "$@" --threads 1 --shard "{}/$parts" -o "part-{}.csv" || exit
olympair simulate --merge part-*.csv
