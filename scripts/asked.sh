# What the scripts that attack the program have in common, for `source`: where the person stands, help from the head of
# the script, and refusals in one line.
#
#     from     the directory in which the script was called; the checkout is the current one
#     script   its file
#
# What a person has typed is shown as a terminal may have it: but for plain ASCII as the shell would quote it.

from=$PWD
script=$(readlink -f -- "$0")
cd "$(dirname -- "$script")/.." || exit 2

shown() {       # shown TEXT
    if [[ $1 =~ ^[\ -~]*$ ]]; then printf '%s' "$1"; else LC_ALL=C printf '%q' "$1"; fi
}

refuse() {      # refuse TEXT: one line, exit status 2
    echo "gunshi: ${script##*/}: $1" >&2
    exit 2
}

usage() {       # usage [TEXT]: refuses, and says what would be right
    local lines
    lines=$(sed -n -E '/^set /q; s/^# {5}(scripts.*)/\1/p' "$script" | paste -sd '|' | sed 's/|/, or /g')
    refuse "${1:+$1; }usage: $lines"
}

help() {        # help "$@": --help is answered by the head of the script
    if [[ ${1:-} == --help ]]; then
        sed -n -E '1d; /^set /q; s/^# ?//p' "$script"
        exit 0
    fi
}

path() {        # path FILE: absolute, from where the person stands
    case $1 in
        /*) printf '%s' "$1" ;;
        *)  printf '%s/%s' "$from" "$1" ;;
    esac
}
