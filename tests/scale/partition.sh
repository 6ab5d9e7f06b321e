#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A node of live events is cut off: from its Redis, and from its readers. It is in a network of its own, with a link to each, which are taken down and up
# again. The desk asks this node first. What each reader heard is compared with what was posted.
. "$(dirname "$0")/../cli/golden"
. "$home/nodes"
[ "$(id -u)" -eq 0 ] || skip 'only root makes networks'
space=olympair-$$
ip netns add $space 2>/dev/null || skip 'this machine allows no networks of their own'
trap 'ip netns del $space; rm -rf "$scratch"' EXIT
# Ours is .1, that of the node .2.
for link in readers redis; do
    ip link add $link-$$ type veth peer name $link netns $space 2>/dev/null || { echo "not ok - $name # SKIP this machine has no links between networks" >&3; exit 0; }
    [ $link = readers ] && third=1 || third=2
    ip addr add 10.83.$third.1/24 dev $link-$$ && ip link set $link-$$ up
    ip -n $space addr add 10.83.$third.2/24 dev $link && ip -n $space link set $link up
done
ip -n $space link set lo up
take_down() { ip link set "$1-$$" down; }
put_up() { ip link set "$1-$$" up; }

r=18789 a=10.83.1.2:18781 b=127.0.0.1:18782 at_a=10.83.1.2:18783 at_b=127.0.0.1:18784
node a $a $at_a 10.83.2.1:$r
node b $b $at_b 127.0.0.1:$r
everything() {
    kill $desk $redis $crowd 2>/dev/null
    env kill -KILL -- -$node_a -$node_b 2>/dev/null
    wait
    ip netns del $space
    finish
}
desk_posts "http://$at_a/post,http://$at_b/post"
begin_redis $r '127.0.0.1 10.83.2.1'
begin_node a ip netns exec $space; node_a=$!
begin_node b; node_b=$!
trap everything EXIT
until_open $a
until_open $b
begin_desk
until_posted pages 1
# Those of the first crowd come back to the node that is cut off, again and again.
begin_crowd 1 100 $a
begin_crowd 2 100 $a $b
until_connected
enter_posted 1
echo '# the node is cut off from Redis'
take_down redis
enter_posted 2 '1-0 1-0 1-0 1-0'
enter_posted 2 '0-1 0-1 0-1 0-1' corrected
sleep 10
put_up redis
sleep 5
enter_posted 3
echo '# and from its readers'
take_down readers
enter_posted 4
sleep 10
put_up readers
enter_posted 5
sleep 15
end_crowd
what_was_said
python3 "$root/tests/scale/heard.py" --again crowd-*
