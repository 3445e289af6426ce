#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The README's two commands on a machine that has none of our packages: clean_room.sh [OPTION]…
# Makes a fresh Debian 12 root, clones this repository into it and prints one JSON line per figure. Needs root.
#
#   --commit REV    what to clone (HEAD; uncommitted changes are never in the room)
#   --steps A,B     in this order (run,test):
#                     run     ./dev run with a screen, until its window is mapped
#                     daemon  ./dev run without a screen, until the daemon says that it is ready
#                     test    ./dev test
#                     clean   forget everything built and cached: the next step starts from a clean clone
#   --root DIR      where the room is made (a new folder below /var/tmp)
#   --limit SECONDS for one step (5400)
#   --keep          leave the room when done; what is there is said on stderr
#
# The mirror, its keys and the proxy are this machine's own; Debian's packages only. Two cores, no compiler cache from
# outside. The X server and xdotool, which sees the window come, run outside: the room has what setup.sh installs and no
# more. Each command has mounts and processes of its own, which end with it, however it ends. Logs: build/clean_room.
#
# Figures of a step: seconds (all), seconds_packages (until the last package is installed) and, counted from there,
# seconds_to_window, seconds_to_ready or seconds_to_result; of these seconds_build and seconds_tests. packages,
# packages_downloaded (the .deb files), packages_disk, build_disk, disk (all that the step added), exit; tests, failed,
# skipped, disabled. Exit code 1 when a step failed.
set -euo pipefail
export LC_ALL=C
commit=HEAD steps=run,test room='' limit=5400 keep=no

say() { echo "clean room: $*" >&2; }
die() { say "$*"; exit 2; }
while [ $# -gt 0 ]; do
    case $1 in
    --commit) commit=${2:?} && shift ;;
    --steps) steps=${2:?} && shift ;;
    --root) room=${2:?} && shift ;;
    --limit) limit=${2:?} && shift ;;
    --keep) keep=yes ;;
    -h | --help) sed -n '3,/^set/{/^#/s/^# \{0,1\}//p}' "$0" && exit ;;
    *) die "no option '$1'; --help lists them" ;;
    esac
    shift
done
for step in ${steps//,/ }; do
    case $step in run | daemon | test | clean) ;; *) die "no step '$step'; there are run, daemon, test and clean" ;; esac
done
repo=$(cd "$(dirname "$0")" && git rev-parse --show-toplevel)
[ "$(id -u)" -eq 0 ] || die 'making a root needs root: sudo tests/support/clean_room.sh'
commit=$(git -C "$repo" rev-parse --verify --quiet "$commit^{commit}") || die "no commit of that name"
[ -z "$(git -C "$repo" status --porcelain | head -n 1)" ] || say 'uncommitted changes are not in the room'
[ -z "$room" ] || [ ! -e "$room" ] || die "$room is there already; the room must be new"

instruments=()
command -v debootstrap > /dev/null || instruments+=(debootstrap)
command -v Xvfb > /dev/null || instruments+=(xvfb)
command -v xdotool > /dev/null || instruments+=(xdotool)
if [ ${#instruments[@]} -gt 0 ]; then
    say "installing the instruments outside the room: ${instruments[*]}"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${instruments[@]}" > /dev/null
fi

if [ -n "$room" ]; then mkdir -p "$room"; else room=$(mktemp -d /var/tmp/holdpoint-room.XXXXXX); fi
room=$(cd "$room" && pwd)
logs=$repo/build/clean_room
clone=$room/srv/holdpoint
mkdir -p "$logs"
room_pid='' screen_pid='' screen=''
stop() { # its processes end with it, its mounts with them
    [ -z "$room_pid" ] || kill -KILL "$room_pid" 2> /dev/null || :
    [ -z "$room_pid" ] || wait "$room_pid" 2> /dev/null || :
    room_pid=''
}
leave() {
    stop
    [ -z "$screen_pid" ] || kill "$screen_pid" 2> /dev/null || :
    if [ "$keep" = yes ]; then say "kept: $room; look around with: chroot $room"; else rm -rf --one-file-system "$room"; fi
}
trap leave EXIT
trap 'exit 130' INT TERM

# ---- the room

say "making a Debian root in $room, about a minute"
"$repo/tests/support/debian_root.sh" "$room" > "$logs/debootstrap.log" 2>&1 || {
    tail -n 20 "$logs/debootstrap.log" >&2
    exit 1
}
eval "$(apt-config shell http_proxy_of_apt Acquire::http::Proxy)"
[ -z "${http_proxy_of_apt:-}" ] || export http_proxy="${http_proxy:-$http_proxy_of_apt}"
git clone --quiet --no-hardlinks "$repo" "$clone"
git -C "$clone" -c advice.detachedHead=false checkout --quiet "$commit"

environment=(HOME=/root USER=root LOGNAME=root LANG=C.UTF-8 TERM=dumb
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin)
for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do
    [ -z "${!name:-}" ] || environment+=("$name=${!name}")
done
two_cores=()
[ "$(nproc)" -le 2 ] || two_cores=(taskset --cpu-list '0,1')

# start LOG COMMAND…: in the clone, in the background, as room_pid
start() {
    local log=$1
    shift
    # shellcheck disable=SC2016 # the inner shells read these
    "${two_cores[@]}" unshare --mount --pid --fork --kill-child bash -euc '
        room=$1 screen=$2; shift 2
        mount -t proc proc "$room/proc"
        mount --rbind /sys "$room/sys"
        mount --rbind /dev "$room/dev"
        mount -t tmpfs tmpfs "$room/dev/shm"
        if [ -n "$screen" ]; then mkdir -p "$room/tmp/.X11-unix"; mount --bind /tmp/.X11-unix "$room/tmp/.X11-unix"; fi
        exec chroot "$room" env -i "$@"' \
        room "$room" "$screen" "${environment[@]}" ${screen:+"DISPLAY=$screen"} \
        bash -c 'cd /srv/holdpoint && "$@"; exit $?' room "$@" < /dev/null > "$log" 2>&1 &
    room_pid=$!
}

# wait_until CONDITION…: 0 when it holds, 1 when the command ended before, 124 when the time is up
wait_until() {
    local last=$((SECONDS + limit))
    while kill -0 "$room_pid" 2> /dev/null; do
        if "$@"; then return 0; fi
        [ $SECONDS -lt $last ] || return 124
        sleep 0.3
    done
    return 1
}

open_screen() {
    Xvfb -displayfd 1 -screen 0 1440x900x24 -nolisten tcp -noreset -ac > "$logs/screen" 2> "$logs/screen.log" &
    screen_pid=$!
    local tries
    for ((tries = 0; tries < 600; tries++)); do
        [ ! -s "$logs/screen" ] || break
        sleep 0.1
    done
    screen=:$(cat "$logs/screen")
    [ "$screen" != : ] || die "no X server: $(tail -n 1 "$logs/screen.log")"
}
close_screen() {
    kill "$screen_pid" || :
    wait "$screen_pid" || :
    screen_pid='' screen=''
}
window_is_there() { DISPLAY=$screen xdotool search --onlyvisible --name '^Holdpoint' > /dev/null 2>&1; }
daemon_is_ready() { grep -q '^holdpointd ready' "$log"; }

# ---- the figures

# figure NAME VALUE UNIT [GOAL]
figure() {
    printf '{"bench":"clean_room","name":"%s.%s","value":%s,"unit":"%s"%s}\n' "$step" "$1" "$2" "$3" "${4:+,\"goal\":$4}"
}
between() { awk -v from="$1" -v to="$2" 'BEGIN {printf "%.1f", to - from}'; }
megabytes() { awk -v kilobytes="$1" 'BEGIN {printf "%.1f", kilobytes * 1024 / 1e6}'; } # as apt counts them
later() { printf '%s\n' "$@" | sort -g | tail -n 1; }
changed() { stat -c %.3Y "$1" 2> /dev/null || echo 0; }
size() { du -skx "$@" 2> /dev/null | awk 'END {print $1 + 0}'; }
size_of_packages() { size --exclude="$room/root" --exclude="$room/var/cache/apt" --exclude="$room/var/lib/apt" "$room"; }
number_of_packages() { grep -c '^Status: install ok installed' "$room/var/lib/dpkg/status"; }

report_window() { # PROGRAM NAME_OF_FIGURE
    figure seconds_build "$(between "$installed" "$(later "$installed" "$(changed "$clone/build/release/bin/$1")")")" s
    figure "$2" "$(between "$installed" "$ended")" s 480
}
report_tests() { # ctest's own closing lines; there may be several runs
    local took tests broken skipped disabled
    read -r took tests broken skipped disabled < <(awk '
        / tests failed out of / {broken += $4; tests += $NF}
        /^Total Test time \(real\)/ {took += $(NF - 1)}
        /^[ \t]+[0-9]+ - .*\(Skipped\)$/ {skipped++}
        /^[ \t]+[0-9]+ - .*\(Disabled\)$/ {disabled++}
        END {print took + 0, tests + 0, broken + 0, skipped + 0, disabled + 0}' "$log")
    figure seconds_build "$(between "$took" "$(between "$installed" "$ended")")" s
    figure seconds_tests "$took" s 480
    figure seconds_to_result "$(between "$installed" "$ended")" s 1500
    figure tests "$tests" tests
    figure failed "$broken" tests
    figure skipped "$skipped" tests
    figure disabled "$disabled" tests
}

# take WHAT_TO_WAIT_FOR WORDS…: one command of the README with all its figures; its exit code
take() {
    local condition=$1 log=$logs/$step.log rc=0 began ended installed
    shift
    local before packages_before packages_size
    before=$(size "$room") packages_before=$(number_of_packages) packages_size=$(size_of_packages)
    say "$*: log in $log"
    began=$EPOCHREALTIME
    start "$log" "$@"
    wait_until "$condition" || rc=$?
    ended=$EPOCHREALTIME
    if [ "$rc" -eq 1 ]; then
        wait "$room_pid" && rc=0 || rc=$?
        [ "$condition" = false ] || [ "$rc" -ne 0 ] || rc=1 # it ended well, but before it showed anything
    fi
    if [ "$condition" = window_is_there ] && [ "$rc" -eq 0 ] && command -v import > /dev/null; then
        sleep 3
        DISPLAY=$screen import -window root "$logs/window.png" || :
    fi
    stop

    installed=$(later "$began" "$(changed "$room/var/log/apt/history.log")")
    figure seconds "$(between "$began" "$ended")" s
    figure seconds_packages "$(between "$began" "$installed")" s
    case $condition in
    window_is_there) report_window holdpoint seconds_to_window ;;
    daemon_is_ready) report_window holdpointd seconds_to_ready ;;
    *) report_tests ;;
    esac
    figure packages $(($(number_of_packages) - packages_before)) packages
    figure packages_downloaded "$(megabytes $(($(size "$room/var/cache/apt/archives") - empty_archives)))" MB
    figure packages_disk "$(megabytes $(($(size_of_packages) - packages_size)))" MB
    figure build_disk "$(megabytes "$(size "$clone/build")")" MB
    figure disk "$(megabytes $(($(size "$room") - before)))" MB
    figure exit "$rc" code
    rm -f "$room"/var/cache/apt/archives/*.deb
    [ "$rc" -ne 0 ] || return 0
    say "$*: $([ "$rc" -eq 124 ] && echo "not done in $limit s" || echo "exit code $rc"); its last lines:"
    tail -n 30 "$log" >&2
    return 1
}

say "$(git -C "$clone" log -1 --format='%h %s')"
empty_archives=$(size "$room/var/cache/apt/archives")
failed=0
for step in ${steps//,/ }; do
    case $step in
    run)
        open_screen
        take window_is_there ./dev run || failed=1
        close_screen
        ;;
    daemon) take daemon_is_ready ./dev run || failed=1 ;;
    test) take false ./dev test || failed=1 ;;
    clean) rm -rf "$clone/build" "$room/root/.cache" ;;
    esac
done
[ "$failed" -eq 0 ]
