#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Live events over bad lines (relay.py): from the desk to the nodes, and from these to the readers, what is sent takes a while, connections are reset, or
# silent before that, and what is under way is lost. What each reader heard is compared with what was posted.
. "$(dirname "$0")/../cli/golden"
. "$home/nodes"
r=18799 a=127.0.0.1:18791 b=127.0.0.1:18792 at_a=127.0.0.1:18793 at_b=127.0.0.1:18794
bad_a=127.0.0.1:18795 bad_b=127.0.0.1:18796 bad_at_a=127.0.0.1:18797 bad_at_b=127.0.0.1:18798
node a $a $at_a 127.0.0.1:$r
node b $b $at_b 127.0.0.1:$r
everything() { kill $desk $redis $crowd $relays 2>/dev/null; env kill -KILL -- -$node_a -$node_b 2>/dev/null; wait; :; finish; }
trap everything EXIT
relays=
bad_line() { # here, there, delay, life
    python3 "$root/tests/scale/relay.py" "$1" "$2" "$3" "$4" 7 &
    relays="$relays $!"
}

desk_posts "http://$bad_at_a/post,http://$bad_at_b/post"
begin_both
bad_line $bad_a $a 0.4 6
bad_line $bad_b $b 0.4 6
bad_line $bad_at_a $at_a 0.2 0.5
bad_line $bad_at_b $at_b 0.2 0.5
sleep 1
begin_desk
until_posted pages 1
begin_crowd 1 200 $bad_a $bad_b
begin_crowd 2 200 $bad_b $bad_a
until_connected
for table in 1 2 3 4 5; do
    enter_posted $table
done
for table in 5 4 3 2 1; do
    enter $table '0-1 0-1 0-1 0-1' corrected
done
until_posted 'boards.*"open",1,1,1,"0-1"' 1
until_posted pages 7
sleep 3
kill -USR1 $relays
sleep 10
end_crowd
[ "$(wc -l <sent)" -gt "$(wc -l <posted)" ] && echo 'some had to be posted again'
python3 "$root/tests/scale/heard.py" --again crowd-*
python3 - <<'END'
import json
c = json.load(open("counted"))
assert c["returns"] > 400, c["returns"]
print("readers came again, more than once each")
END
