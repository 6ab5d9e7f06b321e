#compdef olympair
# SPDX-License-Identifier: Apache-2.0
# Completion of olympair for zsh: the program itself knows what may come next, also of the event that the line names.
_olympair()
{
    local line
    local -a said names shown

    # What stands before PREFIX in the last word is an open quote.
    said=("${(@f)$("${words[1]}" __complete_described "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
    for line in $said; do
        case $line in
        (:files) _files ;;
        (:files\ *) _path_files -g "*.${line#* }"; _path_files -/ ;;
        (:folders) _files -/ ;;
        (*)
            names+=("${line%%$'\t'*}")
            shown+=("${line/$'\t'/  -- }") ;;
        esac
    done
    (( $#names )) && compadd -l -M 'm:{[:lower:]}={[:upper:]}' -d shown -a names
}
if [[ $funcstack[1] = _olympair ]]; then
    _olympair "$@"
else
    compdef _olympair olympair
fi
