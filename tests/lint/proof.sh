#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The check of a trace stands on its own: nothing it is linked from is defined in the files that pair.
folder=${B:-build/release}
check="proof proof_facts proof_steps proof_group proof_colour claim parsed_trace walk scene demand barrier rule edition ranking str buffer arena finding err message messages template points direction plural"
pair="ahead berger burstein bye cheapest club draw dutch event exchange explain fraction group history imaginary limits reason score_group strength system bracket card colour leave level matching pairs pairing preference question rank refute rest roster search single_leaver table tournament trace tracing teamswiss tree upfloat upset weighted weights whole"
status=0

objects() { for o in $1; do find "$folder/engine" -name "$o.o"; done; }
missing=$(nm -u $(objects "$check") "$folder/import/json_trace.o" | awk '$1 == "U" { print $2 }' | sort -u)
[ "$missing" ] || { echo 'not ok - the check of a trace has been built'; exit 1; }
shared=$(nm --defined-only $(objects "$pair") | awk '$2 ~ /[TDBR]/ { print $3 }' | sort -u |
    grep -xF "$missing")
if [ "$shared" ]; then
    echo 'not ok - the check of a trace uses nothing that pairs'
    echo "$shared"
    status=1
else
    echo 'ok - the check of a trace uses nothing that pairs'
fi

# Every file of engine/ is on one of the two sides, or is one of those that neither needs.
for f in $(find engine -name '*.c'); do
    case " $check $pair standings c07 criterion tied tiebreak ledger reach own_ways cases case_tree case_set case_scan prospect endings need entrants club_criteria rating_criteria performance reserved module json " in
    *" $(basename "$f" .c) "*) ;;
    *) echo "not ok - $f is in no list of tests/lint/proof.sh"; status=1 ;;
    esac
done
exit $status
