# SPDX-License-Identifier: Apache-2.0
# Completion of olympair for bash: the program itself knows what may come next, also of the event that the line names.

# A word as it was typed, without its quotes, into $REPLY; nothing in it is carried out.
_olympair_plain()
{
    local word=$1 char quote= i

    REPLY=
    for ((i = 0; i < ${#word}; i++)); do
        char=${word:i:1}
        if [[ $quote != \' && $char == \\ ]]; then
            i=$((i + 1))
            REPLY+=${word:i:1}
        elif [[ -z $quote && ($char == \' || $char == \") ]]; then
            quote=$char
        elif [[ -n $quote && $char == "$quote" ]]; then
            quote=
        else
            REPLY+=$char
        fi
    done
}

_olympair()
{
    local word=${COMP_WORDS[COMP_CWORD]} open= typed=() said line i

    for ((i = 1; i <= COMP_CWORD; i++)); do
        _olympair_plain "${COMP_WORDS[i]}"
        typed+=("$REPLY")
    done
    [[ $word == [\'\"]* ]] && open=1
    COMPREPLY=()
    mapfile -t said < <("${COMP_WORDS[0]}" __complete "${typed[@]}" 2>/dev/null)
    for line in "${said[@]}"; do
        case $line in
        ':files') compopt -o filenames && mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$REPLY") ;;
        ':files '*)
            compopt -o filenames
            mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -X "!*.${line#* }" -- "$REPLY")
            mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "$REPLY") ;;
        ':folders') compopt -o filenames && mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "$REPLY") ;;
        *)
            [[ $open ]] || printf -v line %q "$line"
            COMPREPLY+=("$line") ;;
        esac
    done
}
complete -F _olympair olympair
