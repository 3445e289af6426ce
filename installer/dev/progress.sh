# shellcheck shell=bash
# SPDX-License-Identifier: Apache-2.0
# What a newcomer sees of work that takes minutes; sourced by dev and setup.sh. On a terminal one line that changes,
# elsewhere (logs of CI) one line every ten seconds.

progress_last=-10 # in SECONDS
progress_shown=no

progress_say() { # progress_say TEXT: how far we are
    if [ -t 1 ]; then
        printf '\r\033[K%s' "${1:0:$((${COLUMNS:-80} - 1))}"
        progress_shown=yes
    elif ((SECONDS >= progress_last + 10)); then
        printf '%s\n' "$1"
        progress_last=$SECONDS
    fi
}

progress_clear() { # before anything else is printed
    [ $progress_shown = no ] || printf '\r\033[K'
    progress_shown=no
}

duration() { # duration SECONDS: 40 s, 4 min, 1 h 10 min
    local minutes=$((($1 + 30) / 60))
    if (($1 < 90)); then
        echo "$1 s"
    elif ((minutes < 90)); then
        echo "$minutes min"
    else
        echo "$((minutes / 60)) h $((minutes % 60)) min"
    fi
}

# Ninja's output in, with NINJA_STATUS=$progress_status: its steps become the line, all else (warnings, errors,
# failed commands) passes as it is.
export progress_status='@hp %f %t@ '
progress_of_ninja() {
    trap '' INT # ninja ends first and says so
    local line='' part rc finished=0 total=0 left='' began=$SECONDS cmake=no failed=no
    if [ -t 1 ]; then COLUMNS=$({ stty size < /dev/tty; } 2> /dev/null | cut -d ' ' -f 2); fi
    while true; do
        IFS= read -r -t 1 part && rc=0 || rc=$?
        line+=$part
        if ((rc == 0)) || { ((rc < 128)) && [ -n "$line" ]; }; then
            if [[ $line =~ ^@hp\ ([0-9]+)\ ([0-9]+)@\ (.*)$ ]]; then
                case ${BASH_REMATCH[3]} in
                'Re-running CMake'*)
                    cmake=yes total=0
                    progress_say 'configuring again: its inputs have changed'
                    ;;
                'Re-checking globbed'*) ;;
                *) cmake=no finished=${BASH_REMATCH[1]} total=${BASH_REMATCH[2]} ;;
                esac
            elif [[ $line == 'ninja: no work to do.' ]]; then
                :
            elif [ $cmake = yes ] && [[ $line == '-- '* ]]; then
                : # what CMake found; its warnings and errors start otherwise
            else
                [[ $line != 'FAILED: '* ]] || failed=yes
                progress_clear
                printf '%s\n' "$line"
            fi
            line=''
        elif ((rc < 128)); then
            break
        fi
        if ((total == 0)); then
            [ $cmake = yes ] || ((SECONDS < began + 2)) || progress_say 'building: looking for what has changed'
            continue
        fi
        left='' # the first steps are no measure of the others
        if ((finished < total && 50 * finished >= total && SECONDS >= began + 5)); then
            left=$(((SECONDS - began) * (total - finished) / finished))
            if ((left < 10)); then left=', a few seconds left'; else left=", about $(duration "$left") left"; fi
        fi
        progress_say "building: $finished of $total steps, $((100 * finished / total)) %$left"
    done
    progress_clear
    if [ $failed = no ] && ((total > 0 && finished >= total)); then
        echo "built: $total steps in $(duration $((SECONDS - began)))"
    fi
}
