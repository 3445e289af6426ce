# SPDX-License-Identifier: Apache-2.0
"""Owners and what becomes of the owned: background, foreground, orphan."""

from harness.expect import eventually, expect, expect_equal
from harness.paths import MAPS, SETS, config_map, machine_set
from harness.server import MERGE
from harness.table import proves


def family(server, name, path=MAPS, thing=None, **child):
    owner = server.must("POST", path, thing or config_map(name))
    reference = {"apiVersion": owner["apiVersion"], "kind": owner["kind"], "name": name, "uid": owner["metadata"]["uid"],
                 "blockOwnerDeletion": True}
    server.must("POST", MAPS, config_map(name + "-child", ownerReferences=[reference], **child))
    return owner


def is_gone(server, path):
    return lambda: server.call("GET", path).status == 404


@proves("gc.background")
def background(client, server):
    family(server, "bg")
    server.must("DELETE", MAPS + "/bg", {"propagationPolicy": "Background"})
    expect_equal(server.call("GET", MAPS + "/bg").status, 404, "the owner goes at once")
    eventually(is_gone(server, MAPS + "/bg-child"), "the child goes")


@proves("gc.background-custom")
def background_custom(client, server):
    """The default of a custom kind is Background."""
    family(server, "gc-set", SETS, machine_set("gc-set", 0))
    server.must("DELETE", SETS + "/gc-set")
    eventually(is_gone(server, MAPS + "/gc-set-child"), "the child goes")


@proves("gc.foreground")
def foreground(client, server):
    """The owner waits for the children that block it."""
    family(server, "fg", finalizers=["holdpoint.dev/test"])
    told = server.must("DELETE", MAPS + "/fg", {"propagationPolicy": "Foreground"})
    expect_equal(told["metadata"]["finalizers"], ["foregroundDeletion"])
    eventually(lambda: "deletionTimestamp" in server.get(MAPS + "/fg-child")["metadata"], "the child is told to go")
    expect_equal(server.call("GET", MAPS + "/fg").status, 200, "the owner waits")
    server.must("PATCH", MAPS + "/fg-child", {"metadata": {"finalizers": None}}, MERGE)
    eventually(is_gone(server, MAPS + "/fg"), "the owner goes")


@proves("gc.orphan")
def orphan(client, server):
    owner = family(server, "or")
    server.must("DELETE", MAPS + "/or", {"propagationPolicy": "Orphan"})
    eventually(is_gone(server, MAPS + "/or"), "the owner goes")
    child = eventually(lambda: server.get(MAPS + "/or-child"), "the child")
    expect(owner["metadata"]["uid"] not in str(child["metadata"].get("ownerReferences")), "the child still names its owner")
    server.must("DELETE", MAPS + "/or-child")


@proves("gc.orphan-old-field")
def orphan_old_field(client, server):
    """orphanDependents of old clients means the same."""
    family(server, "oro")
    server.must("DELETE", MAPS + "/oro", {"orphanDependents": True})
    eventually(is_gone(server, MAPS + "/oro"), "the owner goes")
    expect_equal(server.get(MAPS + "/oro-child")["metadata"].get("ownerReferences"), None)
    server.must("DELETE", MAPS + "/oro-child")


@proves("gc.absent-owner")
def absent_owner(client, server):
    """Who names an owner that never was is collected: this is how clusters lose objects."""
    reference = {"apiVersion": "v1", "kind": "ConfigMap", "name": "nobody", "uid": "22222222-2222-2222-2222-222222222222"}
    server.must("POST", MAPS, config_map("lost", ownerReferences=[reference]))
    eventually(is_gone(server, MAPS + "/lost"), "it goes")


@proves("gc.two-owners")
def two_owners(client, server):
    """One of two owners going is not the end."""
    owners = [server.must("POST", MAPS, config_map("two-" + name)) for name in ("a", "b")]
    references = [{"apiVersion": "v1", "kind": "ConfigMap", "name": owner["metadata"]["name"], "uid": owner["metadata"]["uid"]} for owner in owners]
    server.must("POST", MAPS, config_map("two-child", ownerReferences=references))
    server.must("DELETE", MAPS + "/two-a")
    eventually(lambda: len(server.get(MAPS + "/two-child")["metadata"]["ownerReferences"]) == 1, "the gone owner is taken off")
    server.must("DELETE", MAPS + "/two-b")
    eventually(is_gone(server, MAPS + "/two-child"), "it goes with the last")


@proves("gc.foreground-unblocked")
def unblocked(client, server):
    """A child that does not block is deleted, and not waited for."""
    owner = server.must("POST", MAPS, config_map("unblocked"))
    reference = {"apiVersion": "v1", "kind": "ConfigMap", "name": "unblocked", "uid": owner["metadata"]["uid"]}
    server.must("POST", MAPS, config_map("unblocked-child", ownerReferences=[reference], finalizers=["holdpoint.dev/test"]))
    server.must("DELETE", MAPS + "/unblocked", {"propagationPolicy": "Foreground"})
    eventually(is_gone(server, MAPS + "/unblocked"), "the owner goes")
    eventually(lambda: "deletionTimestamp" in server.get(MAPS + "/unblocked-child")["metadata"], "the child is told to go")
    server.must("PATCH", MAPS + "/unblocked-child", {"metadata": {"finalizers": None}}, MERGE)
