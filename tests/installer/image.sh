#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The image of the backend as a node would run it: image.sh DEBS [KILLS], where DEBS is what package.sh made. Its root file
# system read only, as process 1, as its user, with bounded memory, killed 20 times in the middle of writes over the same data:
# it serves again each time, and no write that it acknowledged is lost. Needs root and the archives of this machine's
# distribution; exit code 77 where there are none.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
kills=${2:-20}
[ "$(id -u)" -eq 0 ] || { echo 'mounting an image needs root' && exit 77; }
for tool in dpkg-buildpackage dh jq python3 curl; do
    command -v $tool > /dev/null || { echo "$tool is missing: installer/dev/setup.sh package" && exit 77; }
done
debs=$(cd "$1" && pwd)
work=$(mktemp -d)
pid='' writer=''
group=''
leave() {
    [ -z "$writer" ] || kill "$writer" 2> /dev/null || :
    [ -z "$pid" ] || kill -KILL "$pid" 2> /dev/null || :
    wait || :
    [ -z "$group" ] || rmdir "$group" 2> /dev/null || :
    rm -rf --one-file-system "$work"
}
trap leave EXIT
fail() {
    echo "image: $*" >&2
    [ ! -s "$work/err" ] || tail -n 20 "$work/err" >&2
    exit 1
}

"$root/installer/image.sh" "$debs" "$work/one.tar" || { echo 'the archives of this distribution cannot be had' && exit 77; }
(umask 077 && TZ=Asia/Tokyo "$root/installer/image.sh" "$debs" "$work/two/two.tar")
cmp "$work/one.tar" "$work/two/two.tar" || fail 'two runs differ'
cmp "$work/one.spdx.json" "$work/two/two.spdx.json" || fail 'the lists of what is in it differ'

# ---- the layout, as who pulls it reads it: every blob is what its name says, and what it says leads on
mkdir "$work/layout" "$work/image" "$work/data"
tar -C "$work/layout" -xf "$work/one.tar"
for blob in "$work"/layout/blobs/sha256/*; do
    [ "$(sha256sum < "$blob" | cut -d ' ' -f 1)" = "${blob##*/}" ] || fail "$blob is not what it is called"
done
at() { echo "$work/layout/blobs/sha256/${1#sha256:}"; }
manifest=$(at "$(jq -r '.manifests[0].digest' "$work/layout/index.json")")
config=$(at "$(jq -r .config.digest "$manifest")")
number=0
for layer in $(jq -r '.layers[].digest' "$manifest"); do
    [ "sha256:$(gzip -dc "$(at "$layer")" | sha256sum | cut -d ' ' -f 1)" = "$(jq -r ".rootfs.diff_ids[$number]" "$config")" ] || fail "layer $number is another"
    tar -C "$work/image" -xzf "$(at "$layer")"
    number=$((number + 1))
done
# The manifests that are installed with it ask for it by the name that it has.
dpkg-deb -x "$debs"/holdpoint-common_*.deb "$work/common"
named=$(sed -n 's/.*newTag: "\([^"]*\)".*/\1/p' "$work/common/usr/share/holdpoint/kubernetes/base/kustomization.yaml")
[ "$named" = "$(jq -r '.manifests[0].annotations["org.opencontainers.image.ref.name"]' "$work/layout/index.json")" ] ||
    fail "the manifests ask for the tag '$named'"
[ "$(jq -r .config.User "$config")" = 65532:65532 ] || fail 'it is not to run as its user'
[ "$(jq -c '.config.Volumes | keys' "$config")" = '["/data"]' ] || fail 'its volume is not /data'
[ -z "$(find "$work/image" -perm /6000)" ] || fail 'something in it makes somebody else of who runs it'
[ -z "$(find "$work/image" -xdev -type f -perm -o+w)" ] || fail 'everybody may write something in it'
# podman and containerd call it so after loading.
tar -xOf "$work/one.tar" index.json | jq -e '.manifests[0].annotations["io.containerd.image.name"] | startswith("localhost/holdpoint:")' > /dev/null ||
    fail 'nobody knows what it is called'
# Its list names every package that is in it.
diff <(jq -r '.packages[] | select(.SPDXID | startswith("SPDXRef-deb-")) | .name' "$work/one.spdx.json" | grep -vx holdpointd | sort) \
    <(find "$work/image/var/lib/dpkg/status.d" -type f -printf '%f\n' | sort) || fail 'the SBOM is not what is in it'
jq -e '.spdxVersion == "SPDX-2.3" and (.documentNamespace | startswith("https://")) and
    ([.packages[].SPDXID] | (unique | length) == length) and
    ([.relationships[] | .spdxElementId, .relatedSpdxElement] - [.packages[].SPDXID, "SPDXRef-DOCUMENT"] == [])' \
    "$work/one.spdx.json" > /dev/null || fail 'the SBOM does not hold together'
echo "$(wc -l < <(find "$work/image/var/lib/dpkg/status.d" -type f)) packages, $(($(stat -c %s "$work/one.tar") / 1000000)) MB"

# ---- bounded memory: what the manifests allow. Without control groups that may be made here, the bound of addresses.
limit=$((512 * 1024 * 1024))
for parent in /sys/fs/cgroup/memory /sys/fs/cgroup; do
    if mkdir "$parent/holdpoint-image-$$" 2> /dev/null; then
        group=$parent/holdpoint-image-$$
        for knob in memory.limit_in_bytes memory.max; do
            [ ! -e "$group/$knob" ] || { echo $limit > "$group/$knob" 2> /dev/null && break 2; }
        done
        rmdir "$group"
        group=''
    fi
done
[ -n "$group" ] || echo 'no control group for memory can be made here: bounded by addresses'

chown 65532:65532 "$work/data"
mapfile -t command < <(jq -r '.config.Entrypoint[], .config.Cmd[]' "$config" | sed 's/^--listen=.*/--listen=127.0.0.1:0/')
mapfile -t environment < <(jq -r '.config.Env[]' "$config")
start() {
    : > "$work/out"
    # shellcheck disable=SC2016 # the inner shell reads it
    unshare --mount --pid --fork --kill-child bash -euc '
        image=$1 data=$2 group=$3; shift 3
        mount --bind "$image" "$image"
        mount --bind "$data" "$image/data"
        mount -t proc proc "$image/proc"
        mount -t tmpfs tmpfs "$image/tmp"
        mount --rbind /dev "$image/dev"
        mount -o remount,bind,ro "$image"
        if [ -n "$group" ]; then echo 0 > "$group/cgroup.procs"; else ulimit -v 4194304; fi
        exec setpriv --no-new-privs chroot --userspec 65532:65532 --groups= "$image" "$@"' \
        image "$work/image" "$work/data" "$group" env -i "${environment[@]}" "${command[@]}" > "$work/out" 2> "$work/err" &
    pid=$!
    grep -qm 1 '^holdpointd ready' < <(exec tail --pid $pid -n +1 -f "$work/out" 2> /dev/null) || fail 'it does not start'
    url=$(sed -n 's/^holdpointd ready: api \([^ ]*\).*/\1/p' "$work/out")
    token=$(sed -n 's/^ *token: //p' "$work/data/holdpoint/admin.kubeconfig")
}

call() { # call METHOD PATH [BODY]
    curl -sS --fail --max-time 60 --noproxy '*' --cacert "$work/data/holdpoint/ca.crt" -H "Authorization: Bearer $token" \
        -H 'Content-Type: application/json' -X "$1" "$url$2" ${3:+--data "$3"} 2>> "$work/curl"
}
machines=/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines
write() { # its name is written down when, and only when, the backend has said that it is stored
    call POST $machines '{"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine","metadata":{"name":"'"$1"'"},"spec":{}}' > /dev/null &&
        echo "$1" >> "$work/acknowledged"
}
missing() { comm -23 <(sort "$work/acknowledged") <(call GET $machines | jq -r '.items[].metadata.name' | sort); }
touch "$work/acknowledged"

for ((life = 1; life <= kills; life++)); do
    start
    process=$(pgrep -P "$pid")
    if [ "$life" -eq 1 ]; then
        [ -z "$group" ] || grep -qF "${group##*/}" "/proc/$process/cgroup" || fail 'its memory is not bounded'
        status() { sed -n "s/^$1:[ \t]*//p" "/proc/$process/status"; }
        [[ $(status NSpid) == *$'\t'1 ]] || fail "it is not process 1: $(status NSpid)"
        [ "$(status Uid | cut -f 1)" = 65532 ] || fail 'it does not run as its user'
        [ "$((16#$(status CapEff)))" -eq 0 ] || fail 'it has a capability'
        [[ "$(grep ' / / ' "/proc/$process/mountinfo" || cat "/proc/$process/mountinfo")" == *' ro,'* ]] || fail 'its root can be written'
        for probe in livez readyz; do # as the kubelet asks: without a token, whatever the certificate
            curl -sSk --fail --max-time 60 --noproxy '*' "$url/$probe" > /dev/null || fail "/$probe does not answer"
        done
    fi
    lost=$(missing)
    [ -z "$lost" ] || fail "after $((life - 1)) kills these writes are lost: $lost"
    (
        for ((i = 0; ; i++)); do write "life-$life-$i" || break; done
    ) &
    writer=$!
    # Killed while the writer goes on, after as many writes as the number of the life says.
    before=$(wc -l < "$work/acknowledged")
    tail --pid $writer -n +1 -f "$work/acknowledged" 2> /dev/null | head -n $((before + 1 + life % 7)) > /dev/null || :
    kill -KILL "$process"
    ! wait "$pid" 2> /dev/null || fail 'it ended by itself'
    pid=''
    wait "$writer" || :
    writer=''
    [ "$(wc -l < "$work/acknowledged")" -gt "$before" ] || fail "nothing was written in life $life"
done
start
lost=$(missing)
[ -z "$lost" ] || fail "these writes are lost: $lost"
peak='not measured'
for knob in memory.max_usage_in_bytes memory.peak; do
    [ -z "$group" ] || [ ! -e "$group/$knob" ] || peak="$(($(cat "$group/$knob") / 1000000)) MB with its page cache"
done
kill "$(pgrep -P "$pid")" # what Kubernetes does
wait "$pid" || fail "SIGTERM ended it with $?"
pid=''
echo "$kills kills, $(wc -l < "$work/acknowledged") acknowledged writes, none lost; most memory of $((limit / 1000000)) MB: $peak"
