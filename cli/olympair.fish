# SPDX-License-Identifier: Apache-2.0
# Completion of olympair for fish: the program itself knows what may come next, also of the event that the line names.
function __olympair_complete
    set -l words (commandline -opc)
    set -l typed (commandline -ct | string unescape 2>/dev/null; or commandline -ct)

    set -l ending
    for line in ($words[1] __complete_described $words[2..-1] "$typed" 2>/dev/null)
        switch $line
            case ':files'
                __fish_complete_path $typed
            case ':files *'
                set ending (string replace ':files ' '' -- $line)
                __fish_complete_path $typed | string match -e -r "(\\.$ending|/)(\t.*)?\$"
            case ':folders'
                __fish_complete_directories $typed ''
            case '*'
                echo $line
        end
    end
end
complete -c olympair -f -a '(__olympair_complete)'
