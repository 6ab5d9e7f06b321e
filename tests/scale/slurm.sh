#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A simulation as an array of Slurm, with the script of docs/scale, on a cluster of one node that is begun for it: this machine, with keys and ports of its own.
. "$(dirname "$0")/../cli/golden"
skip() { echo "not ok - slurm # SKIP $1" >&3; trap 'rm -rf "$scratch"' EXIT; exit 0; }
PATH=$PATH:/usr/sbin:/sbin
for needed in munged slurmctld slurmd sbatch; do
    command -v $needed >/dev/null || skip "$needed is not installed"
done
[ "$(id -u)" -eq 0 ] || skip 'only root begins jobs of others'
here=$(pwd -P)
mkdir bin state spool shared
ln -s "$program" bin/olympair
export PATH="$here/bin:$PATH" SLURM_CONF="$here/slurm.conf"
node=$(hostname -s)
{
    printf '%s\n' ClusterName=here "SlurmctldHost=$node(127.0.0.1)" SlurmctldPort=18761 SlurmdPort=18762 SlurmUser=root SlurmdUser=root \
        AuthType=auth/munge "AuthInfo=socket=$here/munge.socket" "StateSaveLocation=$here/state" "SlurmdSpoolDir=$here/spool" \
        "SlurmctldPidFile=$here/control.pid" "SlurmdPidFile=$here/node.pid" ProctrackType=proctrack/pgid TaskPlugin=task/none \
        JobAcctGatherType=jobacct_gather/none SelectType=select/cons_tres SelectTypeParameters=CR_CPU SchedulerParameters=sched_min_interval=100000 \
        "NodeName=$node NodeAddr=127.0.0.1 CPUs=$(nproc)" "PartitionName=all Nodes=$node Default=YES State=UP"
} >slurm.conf
head -c 1024 /dev/urandom >munge.key
chmod 400 munge.key
chmod 755 "$scratch" "$here"
munged --force --foreground --socket="$here/munge.socket" --key-file="$here/munge.key" --log-file="$here/munge.log" --pid-file="$here/munge.pid" \
    --seed-file="$here/munge.seed" >munge.said 2>&1 &
keys=$!
tries=0
until [ -S munge.socket ] || [ $tries -gt 100 ]; do sleep 0.1 && tries=$((tries + 1)); done
slurmctld -D >control.log 2>&1 &
control=$!
slurmd -D >node.log 2>&1 &
worker=$!
trap 'kill $worker $control $keys 2>/dev/null; wait; finish' EXIT
tries=0
until sinfo -h -o %T 2>/dev/null | grep -qx idle || [ $tries -gt 200 ]; do sleep 0.1 && tries=$((tries + 1)); done
[ "$(sinfo -h -o %T)" = idle ] || { tail -n 5 control.log node.log munge.said; exit 1; }

cd shared
printf 'teams = 20-60\nrounds = 9\n' >rough.conf
olympair simulate rough.conf --events 40 --seed 11 >whole.txt
echo '# an array of four'
timeout 300 sbatch --wait --array=1-4 "$root/docs/scale/campaign.sbatch" rough.conf --events 40 --seed 11 | sed 's/[0-9][0-9]*$/N/'
ls part-*.csv
olympair simulate --merge part-*.csv | cmp - whole.txt && echo 'joined they are the whole, byte for byte'
cat campaign-*.log
echo '# joined by a job that waits for the others'
rm part-*.csv
job=$(sbatch --parsable --array=1-4 "$root/docs/scale/campaign.sbatch" rough.conf --events 40 --seed 11)
timeout 300 sbatch --wait --dependency=afterok:$job --output=joined.txt --wrap 'olympair simulate --merge part-*.csv' | sed 's/[0-9][0-9]*$/N/'
cmp whole.txt joined.txt && echo 'the same'
