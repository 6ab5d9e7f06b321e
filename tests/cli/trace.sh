#!/bin/sh
# The trace of a round: printed, checked, and found out when somebody has changed it.
. "$(dirname "$0")/golden"

run new six.oly --name 'Six Teams Cup'
cp "$data/small/registration.xml" small.xml
quiet() { "$program" "$@" >/dev/null 2>&1; }
quiet import six.oly small.xml
quiet number six.oly -s open
quiet lot six.oly white -s open
run trace six.oly -s open
quiet pair six.oly -s open
run trace six.oly -s open -o round-1.json
run verify round-1.json
sed 's/"white":1,/"white":6,/; s/"black":6,/"black":1,/' round-1.json >lie.json
run verify lie.json
sed 's/"bye":{"team":11/"bye":{"team":10/' round-1.json >lie.json
run verify lie.json
head -c 1000 round-1.json >cut.json
run verify cut.json
echo '{"format":"letters"}' >other.json
run verify other.json
run verify missing.json
