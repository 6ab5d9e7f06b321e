#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# make/schema.sh PROGRAM FROZEN - the hash of the tables of the newest version of the event file, as tests/old/schema_hash prints it, into
# db/schema_hash.def. Version FROZEN is that of a release: without a script of the next one nothing may have changed.
next=db/version$(($2 + 1)).sql
[ -e "$next" ] || {
    echo "version $2 of the event file is frozen: the next change is a script, $next (db/migrate.h)" >&2
    exit 1
}
made=$(mktemp) && trap 'rm -f "$made"' EXIT
{
    echo '/* SPDX-License-Identifier: Apache-2.0 */'
    echo '/* Of the tables of the newest version of the event file: printed by `make schema`. */'
    "$1"
} >"$made" || exit 1
cmp -s "$made" db/schema_hash.def || cp "$made" db/schema_hash.def
cat db/schema_hash.def
