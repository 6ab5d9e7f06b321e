#!/bin/sh
# Register of articles <-> code and documents.
status=0
page=docs/rules/README.md
waiting=$(sed -n '/^## Not yet used/,$p' $page | grep -oE '`[A-Z_0-9]+`' | tr -d '`')
for id in $(grep -oE '^RULE\([A-Z_0-9]+' engine/rules.def | cut -c6-); do
    where=$(grep -rlwE "(RULE_)?$id" engine teams import reports db desk cli tests \
        --include='*.[ch]' --include='*.sh' --include='*.def' --exclude=rules.def | head -n 1)
    if [ "$where" ] && ! echo "$waiting" | grep -qx "$id"; then
        echo "ok - $id is cited"
    elif [ -z "$where" ] && echo "$waiting" | grep -qx "$id"; then
        echo "ok - $id waits"
    else
        echo "not ok - $id: cited in '${where:-no file}', and $page says $(
            echo "$waiting" | grep -qx "$id" && echo 'not yet used' || echo 'nothing')"
        status=1
    fi
done
exit $status
