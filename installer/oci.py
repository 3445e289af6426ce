#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""An OCI image layout, in a tar, of Debian packages: oci.py PACKAGE.deb FOLDER_OF_DEBS FILE.tar SBOM.json

The lower layer has the folder's packages, the upper one ours, so that a new version of ours is a small download. Nothing is
run and nothing depends on the hour, the folder or the user: the same packages make the same bytes (SOURCE_DATE_EPOCH).
"""

import datetime
import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tarfile

EPOCH = int(os.environ["SOURCE_DATE_EPOCH"])
CREATED = datetime.datetime.fromtimestamp(EPOCH, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
USER = 65532  # as in installer/kubernetes

# What nobody reads in a container; the licences stay.
LEFT_OUT = re.compile(
    r"\./(usr/share/(man|info|locale|lintian|bug|doc-base|bash-completion|gdb)/|etc/(init\.d|default|cron|logrotate\.d)|etc/holdpoint"
    r"|lib/systemd|usr/lib/systemd|usr/share/doc/(?!.*/copyright$).*[^/]$)")


def field(package: pathlib.Path, name: str) -> str:
    return subprocess.run(["dpkg-deb", "-f", str(package), name], check=True, capture_output=True, text=True).stdout.strip()


class Layer:
    """Files by their names, whatever order they came in."""

    def __init__(self):
        self.members = {}

    def add(self, name: str, data: bytes = b"", mode=0o644, owner=0, kind=tarfile.REGTYPE, link=""):
        info = tarfile.TarInfo(name)
        info.type, info.mode, info.uid, info.gid, info.linkname, info.size = kind, mode, owner, owner, link, len(data)
        self.put(info, data)

    def put(self, info: tarfile.TarInfo, data: bytes):
        info.mtime, info.uname, info.gname, info.pax_headers = EPOCH, "", "", {}
        self.members.setdefault(info.name, (info, data))

    def unpack(self, package: pathlib.Path):
        stream = subprocess.run(["dpkg-deb", "--fsys-tarfile", str(package)], check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(stream)) as archive:
            for info in archive:
                name = info.name + ("/" if info.isdir() else "")
                if info.name == "." or LEFT_OUT.match(name):
                    continue
                data = archive.extractfile(info).read() if info.isreg() else b""
                info.name = info.name.removeprefix("./")
                if info.islnk():
                    info.linkname = info.linkname.removeprefix("./")
                info.uid = info.gid = 0
                # Nobody becomes somebody else in here.
                info.mode &= 0o1777
                self.put(info, data)

    def tar(self) -> bytes:
        out = io.BytesIO()
        # Hard links after what they lead to.
        order = sorted(self.members.values(), key=lambda member: (member[0].islnk(), member[0].name))
        with tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as archive:
            for info, data in order:
                archive.addfile(info, io.BytesIO(data))
        return out.getvalue()


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def os_release() -> dict:
    rows = pathlib.Path("/etc/os-release").read_text().splitlines()
    return {key: value.strip('"') for key, _, value in (row.partition("=") for row in rows if "=" in row)}


def spdx(ours: pathlib.Path, packages: list) -> dict:
    """What is in the image, as SPDX 2.3."""
    distribution = os_release()
    version = field(ours, "Version")
    rows, relations = [], []

    def package(identifier, name, of_version, licence="NOASSERTION", **more):
        rows.append({"SPDXID": identifier, "name": name, "versionInfo": of_version, "downloadLocation": "NOASSERTION",
                     "filesAnalyzed": False, "licenseConcluded": "NOASSERTION", "licenseDeclared": licence,
                     "copyrightText": "NOASSERTION", **more})

    package("SPDXRef-image", "holdpoint", version, "Apache-2.0", primaryPackagePurpose="CONTAINER")
    relations.append(("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-image"))
    for deb in [ours] + packages:
        name, of_version, arch = (field(deb, key) for key in ("Package", "Version", "Architecture"))
        identifier = "SPDXRef-deb-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)
        vendor = "holdpoint" if deb == ours else distribution.get("ID", "debian")
        package(identifier, name, of_version, "Apache-2.0 AND OFL-1.1" if deb == ours else "NOASSERTION",
                supplier="Organization: " + field(deb, "Maintainer"),
                checksums=[{"algorithm": "SHA256", "checksumValue": sha256(deb.read_bytes())}],
                externalRefs=[{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                               "referenceLocator": f"pkg:deb/{vendor}/{name}@{of_version.replace('+', '%2B')}?arch={arch}"
                                                   + f"&distro={distribution.get('ID')}-{distribution.get('VERSION_ID')}"}])
        relations.append(("SPDXRef-image", "CONTAINS", identifier))
    content = sha256(json.dumps(rows, sort_keys=True).encode())
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"holdpoint-{version}",
        "documentNamespace": f"https://holdpoint.dev/spdx/image-{version}-{content[:16]}",
        "creationInfo": {"created": CREATED, "creators": ["Tool: holdpoint-image"]},
        "packages": rows,
        "relationships": [{"spdxElementId": a, "relationshipType": kind, "relatedSpdxElement": b} for a, kind, b in relations],
    }


def main():
    ours, folder, out, sbom_file = (pathlib.Path(argument) for argument in sys.argv[1:5])
    packages = sorted(folder.glob("*.deb"), key=lambda deb: field(deb, "Package"))
    version = field(ours, "Version")
    sbom = json.dumps(spdx(ours, packages), indent=1, sort_keys=True).encode() + b"\n"

    lower = Layer()
    for deb in packages:
        lower.unpack(deb)
        # Where scanners of images without a package manager look.
        control = subprocess.run(["dpkg-deb", "-f", str(deb)], check=True, capture_output=True).stdout
        lower.add("var/lib/dpkg/status.d/" + field(deb, "Package"), control)
    certificates = [data for name, (info, data) in sorted(lower.members.items())
                    if name.startswith("usr/share/ca-certificates/") and name.endswith(".crt")]
    lower.add("etc/ssl/certs/ca-certificates.crt", b"".join(data.rstrip(b"\n") + b"\n" for data in certificates))
    lower.add("etc/passwd", f"root:x:0:0:root:/:/sbin/nologin\nholdpoint:x:{USER}:{USER}::/data:/sbin/nologin\n".encode())
    lower.add("etc/group", f"root:x:0:\nholdpoint:x:{USER}:\n".encode())
    lower.add("tmp", mode=0o1777, kind=tarfile.DIRTYPE)
    lower.add("data", mode=0o700, owner=USER, kind=tarfile.DIRTYPE)
    for mount in ("proc", "sys", "dev"):
        lower.add(mount, mode=0o755, kind=tarfile.DIRTYPE)
    lower.add("bin/sh", mode=0o777, kind=tarfile.SYMTYPE, link="dash")
    upper = Layer()
    upper.unpack(ours)
    upper.add("usr/share/sbom/holdpoint.spdx.json", sbom)

    blobs = {}

    def blob(data: bytes, media: str, **more) -> dict:
        digest = sha256(data)
        blobs["blobs/sha256/" + digest] = data
        return {"mediaType": media, "digest": "sha256:" + digest, "size": len(data), **more}

    layers, diffs, history = [], [], []
    for layer, what in ((lower, "packages of the distribution"), (upper, f"holdpointd {version}")):
        data = layer.tar()
        diffs.append("sha256:" + sha256(data))
        layers.append(blob(gzip.compress(data, 9, mtime=0), "application/vnd.oci.image.layer.v1.tar+gzip"))
        history.append({"created": CREATED, "created_by": what})
    labels = {
        "org.opencontainers.image.title": "Holdpoint",
        "org.opencontainers.image.description": "Shows what holds Kubernetes machines, and reconciles them",
        "org.opencontainers.image.version": version,
        "org.opencontainers.image.created": CREATED,
        "org.opencontainers.image.licenses": "Apache-2.0 AND OFL-1.1",
        "org.opencontainers.image.vendor": "The Holdpoint engineers",
        # OCI has no word for these; Kubernetes asks them as installer/kubernetes says.
        "dev.holdpoint.health": "https://:7480/livez",
        "dev.holdpoint.ready": "https://:7480/readyz",
    }
    if revision := re.search(r"git\d+\.([0-9a-f]+)", version):
        labels["org.opencontainers.image.revision"] = revision.group(1)
    config = blob(json.dumps({
        "architecture": field(ours, "Architecture"), "os": "linux", "created": CREATED,
        "config": {
            "User": f"{USER}:{USER}",
            "Env": ["PATH=/usr/bin:/bin", "LANG=C.UTF-8", "HOME=/data"],
            "Entrypoint": ["/usr/bin/holdpointd"],
            # A volume may be open to everybody on it; the folder in it is not.
            "Cmd": ["--data-dir=/data/holdpoint", "--listen=0.0.0.0:7480"],
            "ExposedPorts": {"7480/tcp": {}}, "Volumes": {"/data": {}}, "WorkingDir": "/data", "StopSignal": "SIGTERM",
            "Labels": labels,
        },
        "rootfs": {"type": "layers", "diff_ids": diffs}, "history": history,
    }, sort_keys=True).encode(), "application/vnd.oci.image.config.v1+json")
    tag = re.sub(r"[^A-Za-z0-9_.-]", "-", version)
    manifest = blob(json.dumps({
        "schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json", "config": config, "layers": layers,
        "annotations": labels,
    }, sort_keys=True).encode(), "application/vnd.oci.image.manifest.v1+json",
        platform={"architecture": field(ours, "Architecture"), "os": "linux"},
        # What containerd and podman call it after loading; skopeo goes by the other one.
        annotations={"io.containerd.image.name": "localhost/holdpoint:" + tag, "org.opencontainers.image.ref.name": tag})
    blobs["oci-layout"] = b'{"imageLayoutVersion":"1.0.0"}'
    blobs["index.json"] = json.dumps({"schemaVersion": 2, "mediaType": "application/vnd.oci.image.index.v1+json",
                                      "manifests": [manifest]}, sort_keys=True).encode()
    whole = Layer()
    for name, data in blobs.items():
        whole.add(name, data)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(whole.tar())
    sbom_file.write_bytes(sbom)


main()
