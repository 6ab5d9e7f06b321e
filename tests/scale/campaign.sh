#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A simulation in parts by the script of docs/scale over ssh: here to a server of our own on this machine, with keys of its own.
. "$(dirname "$0")/../cli/golden"
sshd=$(command -v sshd || ls /usr/sbin/sshd 2>/dev/null)
for needed in parallel ssh ssh-keygen rsync "$sshd"; do
    command -v "$needed" >/dev/null || { echo "not ok - campaign # SKIP ${needed:-sshd} is not installed" >&3; trap 'rm -rf "$scratch"' EXIT; exit 0; }
done
[ "$(id -u)" -ne 0 ] || mkdir -p /run/sshd
here=$(pwd -P)
mkdir -p "$HOME/.parallel" keys bin far run
: >"$HOME/.parallel/will-cite"
ln -s "$program" bin/olympair
for key in host user; do ssh-keygen -q -t ed25519 -N '' -f keys/$key; done
cp keys/user.pub keys/authorized
for port in 18751 28751 38751; do
    "$sshd" -D -e -f /dev/null -p $port -o ListenAddress=127.0.0.1 -h "$here/keys/host" -o AuthorizedKeysFile="$here/keys/authorized" \
        -o StrictModes=no -o PidFile=none -o PermitRootLogin=prohibit-password -o UsePAM=no -o SetEnv="HOME=$here/far PATH=$here/bin:/usr/bin:/bin" >sshd.log 2>&1 &
    daemon=$!
    trap 'kill $daemon 2>/dev/null; finish' EXIT
    echo "[127.0.0.1]:$port $(cut -d ' ' -f 1,2 keys/host.pub)" >keys/known
    # As somebody's ~/.ssh/config would have it.
    printf '#!/bin/sh\nexec %s -F /dev/null -p %s -i %s/keys/user -o UserKnownHostsFile=%s/keys/known -o BatchMode=yes "$@"\n' \
        "$(command -v ssh)" $port "$here" "$here" >bin/ssh
    chmod +x bin/ssh
    tries=0
    until bin/ssh 127.0.0.1 true 2>said || ! kill -0 $daemon 2>/dev/null || [ $tries -gt 50 ]; do sleep 0.2 && tries=$((tries + 1)); done
    bin/ssh 127.0.0.1 true 2>said && break
    kill $daemon 2>/dev/null
done
export PATH="$here/bin:$PATH"
printf 'teams = 20-60\nrounds = 9\n' >rough.conf
olympair simulate rough.conf --events 40 --seed 11 >whole.txt
echo '# four parts by ssh'
cd run && cp ../rough.conf .
MACHINES=2/127.0.0.1 sh "$root/docs/scale/campaign.sh" 4 rough.conf --events 40 --seed 11 >joined.txt
echo "code $?"
cmp ../whole.txt joined.txt && echo 'joined they are the whole, byte for byte'
awk 'NR > 1 { print $2, "exit " $7 }' campaign.log | sort | uniq -c | sed 's/^ *//'
echo '# nothing is left behind'
find "$here/far" -name '*.csv' -o -name rough.conf -o -type d -name 'olympair-*'
echo '# one is lost, and the command is given again'
rm part-3.csv
olympair simulate --merge part-*.csv
sed -i '/part-3\.csv/d' campaign.log
MACHINES=2/127.0.0.1 sh "$root/docs/scale/campaign.sh" 4 rough.conf --events 40 --seed 11 | cmp - joined.txt && echo 'whole again'
echo '# another one in its folder'
sh "$root/docs/scale/campaign.sh" 4 rough.conf --events 40 --seed 12
echo "code $?"
