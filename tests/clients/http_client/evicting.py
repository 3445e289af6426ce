# SPDX-License-Identifier: Apache-2.0
"""Disruption budgets: their status, and what an eviction says."""

from harness.expect import eventually, expect, expect_equal
from harness.paths import BUDGETS, PODS, pod
from harness.server import MERGE
from harness.table import proves
from http_client.driver import refused, scrub, shown


def run(server, name, labels):
    server.must("POST", PODS, pod(name, "evict-node", labels))
    server.must("PATCH", PODS + "/%s/status" % name,
                {"status": {"phase": "Running", "conditions": [{"type": "Ready", "status": "True"}]}}, MERGE)


def evict(server, name, **options):
    return server.call("POST", PODS + "/%s/eviction" % name,
                       {"apiVersion": "policy/v1", "kind": "Eviction", "metadata": {"name": name}, **options})


def budget(server, name, **spec):
    server.must("POST", BUDGETS, {"metadata": {"name": name}, "spec": {"selector": {"matchLabels": {"app": name}}, **spec}})


def settled(server, name, healthy, expected=None):
    """The budget once its keeper has counted `healthy` pods, of those that it expects."""
    def look():
        found = server.get(BUDGETS + "/" + name)
        status = found.get("status", {})
        return found if (status.get("observedGeneration") == found["metadata"]["generation"] and status.get("currentHealthy") == healthy
                         and expected in (None, status.get("expectedPods"))) else None
    return eventually(look, "the count of budget %s" % name)


def clear(server, *pods, budgets=()):
    for name in pods:
        server.call("DELETE", PODS + "/" + name, {"gracePeriodSeconds": 0})
    for name in budgets:
        server.must("DELETE", BUDGETS + "/" + name)


@proves("budget.status")
def status(client, server):
    """The numbers and the condition of a budget."""
    for name in ("pdb-a", "pdb-b", "pdb-c"):
        run(server, name, {"app": "pdb"})
    server.must("PATCH", PODS + "/pdb-c/status", {"status": {"conditions": [{"type": "Ready", "status": "False"}]}}, MERGE)
    seen = {}
    for number, spec in enumerate(({"minAvailable": 1}, {"minAvailable": 2}, {"minAvailable": 4})):
        name = "pdb-%d" % number
        server.must("POST", BUDGETS, {"metadata": {"name": name}, "spec": {"selector": {"matchLabels": {"app": "pdb"}}, **spec}})
        found = scrub(settled(server, name, 2, 3)["status"])
        found["conditions"] = [(item["type"], item["status"], item["reason"]) for item in found.get("conditions", [])]
        seen[str(spec)] = found
    clear(server, "pdb-a", "pdb-b", "pdb-c", budgets=("pdb-0", "pdb-1", "pdb-2"))
    return seen


@proves("budget.percentage")
def percentage(client, server):
    """A percentage is one of what the owner of the pods wants; of pods without an owner it allows nothing."""
    run(server, "lonely", {"app": "percent"})
    budget(server, "percent", minAvailable="50%")
    found = settled(server, "percent", 1)["status"]
    clear(server, "lonely", budgets=("percent",))
    return found["expectedPods"], found["desiredHealthy"], found["disruptionsAllowed"]


@proves("eviction.allowed")
def allowed(client, server):
    """The answer, and the pod is told to go."""
    run(server, "evict-free", {"app": "free"})
    answer = shown(evict(server, "evict-free"))
    expect("deletionTimestamp" in server.get(PODS + "/evict-free")["metadata"], "the pod is not told to go")
    clear(server, "evict-free")
    return answer


@proves("eviction.refused")
def evict_refused(client, server):
    """429 in Kubernetes' words, naming budget and numbers, without Retry-After."""
    run(server, "evict-kept", {"app": "evict"})
    budget(server, "evict", minAvailable=1)
    settled(server, "evict", 1)
    answer = evict(server, "evict-kept")
    clear(server, "evict-kept", budgets=("evict",))
    return refused(answer, 429, "TooManyRequests", "Cannot evict pod as it would violate the pod's disruption budget."), answer.headers["Retry-After"]


@proves("eviction.counted")
def counted(client, server):
    """One allowed disruption is one: the second pod stays until the budget has settled again."""
    for name in ("count-a", "count-b"):
        run(server, name, {"app": "counted"})
    budget(server, "counted", minAvailable=1)
    settled(server, "counted", 2)
    first, second = evict(server, "count-a"), evict(server, "count-b")
    expect_equal((first.status, second.status), (201, 429), "%s %s" % (first, second))
    found = server.get(BUDGETS + "/counted")["status"]
    clear(server, "count-a", "count-b", budgets=("counted",))
    return found["disruptionsAllowed"]


@proves("eviction.two-budgets")
def two_budgets(client, server):
    run(server, "evict-two", {"app": "two-one", "other": "x"})
    budget(server, "two-one", minAvailable=0)
    server.must("POST", BUDGETS, {"metadata": {"name": "two-other"}, "spec": {"minAvailable": 0, "selector": {"matchLabels": {"other": "x"}}}})
    settled(server, "two-one", 1)
    settled(server, "two-other", 1)
    answer = evict(server, "evict-two")
    clear(server, "evict-two", budgets=("two-one", "two-other"))
    expect_equal(answer.status, 500, str(answer))
    return shown(answer)


@proves("eviction.finished-pod")
def finished(client, server):
    """A pod that is done or never ran is not counted by any budget."""
    server.must("POST", PODS, pod("evict-done", "evict-node", {"app": "done"}))
    server.must("PATCH", PODS + "/evict-done/status", {"status": {"phase": "Succeeded"}}, MERGE)
    budget(server, "done", minAvailable=1)
    answer = evict(server, "evict-done")
    clear(server, "evict-done", budgets=("done",))
    expect_equal(answer.status, 201, str(answer))


@proves("eviction.missing")
def missing(client, server):
    other = server.call("POST", PODS + "/evict-x/eviction", {"apiVersion": "policy/v1", "kind": "Eviction", "metadata": {"name": "evict-y"}})
    return refused(evict(server, "evict-none"), 404, "NotFound"), other.status, other.json["reason"], other.json["message"]


@proves("eviction.dry-run")
def dry_run(client, server):
    run(server, "evict-dry", {"app": "dry"})
    answer = evict(server, "evict-dry", deleteOptions={"dryRun": ["All"]})
    left = server.get(PODS + "/evict-dry")["metadata"]
    clear(server, "evict-dry")
    expect_equal(answer.status, 201, str(answer))
    expect("deletionTimestamp" not in left, "the pod was told to go")


@proves("budget.refusals")
def budget_refusals(client, server):
    both = {"metadata": {"name": "both"}, "spec": {"minAvailable": 1, "maxUnavailable": 1, "selector": {"matchLabels": {"app": "x"}}}}
    wrong = {"metadata": {"name": "wrong"}, "spec": {"minAvailable": "half", "selector": {"matchLabels": {"app": "x"}}}}
    return [shown(server.call("POST", BUDGETS + "?dryRun=All", thing)) for thing in (both, wrong)]
