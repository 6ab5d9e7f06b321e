# SPDX-License-Identifier: Apache-2.0
# Completion of olympair for bash: the program itself knows its commands and options.
_olympair()
{
    local typed=("${COMP_WORDS[@]:1:COMP_CWORD}") word=${COMP_WORDS[COMP_CWORD]}

    mapfile -t COMPREPLY < <("${COMP_WORDS[0]}" __complete "${typed[@]}" 2>/dev/null)
    if [ ${#COMPREPLY[@]} -eq 0 ] && [ "$COMP_CWORD" -gt 1 ]; then
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
}
complete -F _olympair olympair
