# SPDX-License-Identifier: Apache-2.0
# A daemon of one's own for a script that follows it with kubectl. Source it with $bin and
# $kubectl_program set; it leaves $dir, and takes the daemon and the directory away at the end.
dir=$(mktemp -d)
export HOME=$dir/home HOLDPOINT_DATA_DIR=$dir/data
mkdir -p "$HOME"
daemon=
finish() {
    local code=$?
    [ -z "$daemon" ] || { kill -TERM "$daemon" 2> /dev/null && wait "$daemon" || true; }
    [ $code -eq 0 ] || { echo "--- the daemon said:"; tail -20 "$dir/err" 2> /dev/null || true; }
    rm -rf "$dir"
    exit $code
}
trap finish EXIT

passed=0
step() { printf '\n== %s\n' "$1"; }
proved() {
    passed=$((passed + 1))
    printf '   proved: %s\n' "$1"
}
k() { "$kubectl_program" --kubeconfig "$HOLDPOINT_DATA_DIR/admin.kubeconfig" -n openshift-machine-api "$@"; }
# Runs a command until it succeeds with the wanted word, which may be empty: the program is asked, never guessed.
until_is() {
    local wanted=$1 seen='' tries=0
    shift
    until seen=$("$@" 2> /dev/null) && [ "$seen" = "$wanted" ]; do
        tries=$((tries + 1))
        [ $tries -le 1500 ] || { echo "expected '$wanted' from: $*; the last answer was '$seen'" >&2; return 1; }
        sleep 0.2
    done
}
# start_daemon LAB_FILE: returns when it is ready.
start_daemon() {
    : > "$dir/out" # now, or the line of the daemon before may still be read
    "$bin/holdpointd" --lab "$1" --data-dir "$HOLDPOINT_DATA_DIR" --listen 127.0.0.1:0 > "$dir/out" 2> "$dir/err" &
    daemon=$!
    until_is 1 grep -c '^holdpointd ready: api https://' "$dir/out"
    head -1 "$dir/out" | sed "s#$dir#DIR#g; s/^/   /"
}
stop_daemon() {
    kill -TERM "$daemon"
    wait "$daemon"
    daemon=
}
