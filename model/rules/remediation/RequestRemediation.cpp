// SPDX-License-Identifier: Apache-2.0
#include "model/rules/remediation/RequestRemediation.h"

#include "model/resource/Finalizers.h"
#include "model/rules/remediation/HostFence.h"
#include "model/rules/remediation/NodeBackup.h"
#include "model/rules/remediation/RemediationAnswers.h"
#include "model/rules/remediation/RemediationNames.h"
#include "model/rules/remediation/RowTable.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::rules {

namespace {

using namespace remediation::answers;
using namespace remediation;
using Decision = RemediationDecision;
using Step = RemediationStep;
using View = RequestRemediationView;

constexpr Duration retry = std::chrono::seconds(5);

std::int64_t numberAt(const Object &object, const char *pointer)
{
    const Json &value = object.at(pointer);
    return value.is_number_integer() ? value.get<std::int64_t>() : 0;
}

/// The questions that several rows ask.
struct Facts {
    Facts(const View &given, TimePoint time)
        : view(given)
        , now(time)
        , phaseNow(given.request.text("/status/phase"))
        , strategy(given.request.text("/spec/strategy/type"))
        , fence(hostFenceOf(given.host, requestKey(given.request.uid())))
        , kept(given.request.hasFinalizer(finalizer))
        , backedUp(nodebackup::isKeptOn(given.request))
        , retriesLeft(numberAt(given.request, "/spec/strategy/retryLimit")
                      - numberAt(given.request, "/status/retryCount"))
        , timeout(parseDuration(given.request.text("/spec/strategy/timeout"))
                      .value_or(usualRemediationTimeout))
        , since(parseTime(given.request.text("/status/waitingSince")))
    {
        if (!since) // another controller began it
            since = parseTime(given.request.text("/status/lastRemediated"));
    }

    [[nodiscard]] bool is(const char *name) const { return phaseNow == name; }
    [[nodiscard]] bool isDeleted() const { return view.request.isDeleting(); }
    [[nodiscard]] bool machineStays() const { return view.machine && !view.machine.isDeleting(); }
    [[nodiscard]] bool nodeThere() const { return static_cast<bool>(view.node); }
    [[nodiscard]] bool nodeGoing() const { return view.node && view.node.isDeleting(); }
    [[nodiscard]] bool pastNode() const { return is(phase::waiting) || is(phase::deleting); }
    /// A backup is only made of a Node that is deleted next.
    [[nodiscard]] bool nodeUntouched() const { return !backedUp && !pastNode(); }
    /// The host may boot: its Node is gone, or nobody has deleted it.
    [[nodiscard]] bool mayRelease() const { return !nodeThere() || (!nodeGoing() && !pastNode()); }
    /// The host runs again, and its Node is there.
    [[nodiscard]] bool nodeIsBack() const
    {
        return nodeThere() && !nodeGoing() && !fence.requested && fence.poweredOn;
    }
    [[nodiscard]] bool isPastFence() const
    {
        return isDeleted() || (!is("") && !is(phase::running));
    }
    [[nodiscard]] bool mayRestore() const { return nodeIsBack() && backedUp && isPastFence(); }
    [[nodiscard]] bool isTimedOut() const { return since && now - *since >= timeout; }
    [[nodiscard]] Object missing() const
    {
        return nodebackup::restorePatch(view.request, view.node);
    }
    [[nodiscard]] bool isOver() const
    {
        return !is("") && !is(phase::running) && !is(phase::waiting);
    }

    const View &view;
    TimePoint now;
    std::string phaseNow;
    std::string strategy;
    HostFence fence;
    bool kept; ///< our finalizer is on the request
    bool backedUp;
    std::int64_t retriesLeft;
    Duration timeout;
    std::optional<TimePoint> since{}; ///< when the host was allowed to boot
};

Decision release(const Facts &f, std::string reason, const char *event)
{
    return take(Step::PatchHost, releaseKeyPatch(f.fence.key), std::move(reason), event);
}

/// Enters a phase; the reason is kept in the status for whoever reads the object.
Decision enter(const char *name, Json more, const std::string &reason, const char *event = "")
{
    more["phase"] = name;
    more["message"] = reason;
    return take(Step::PatchRequestStatus, Object(Json{{"status", std::move(more)}}), reason, event);
}

Decision finalizers(const Facts &f, bool present, std::string reason, const char *event = "")
{
    Json list = present ? finalizersWith(f.view.request, finalizer)
                        : finalizersWithout(f.view.request, finalizer);
    return take(Step::PatchRequest,
                Object(Json{{"metadata", {{"finalizers", std::move(list)}}}}),
                std::move(reason),
                event);
}

Decision fail(const std::string &why)
{
    return warned(enter(phase::failed,
                        Json::object(),
                        "the remediation cannot be done: " + why,
                        "RemediationFailed"));
}

Object unhealthyPatch()
{
    return Object(Json{{"metadata", {{"annotations", {{unhealthyMark, unhealthyValue}}}}}});
}

// clang-format off
const remediation::Row<Facts> table[] = {
// Taken back: it is deleted, by the health check or a person, or its Machine is.
{"withdrawn, release", [](const Facts &f) { return f.isDeleted() && f.fence.requested && f.mayRelease(); },
    [](const Facts &f) {
        return release(f, f.nodeThere() ? "the remediation was withdrawn before the Node was deleted" : "the remediation was withdrawn, the host may boot", "RemediationWithdrawn");
    }},
{"withdrawn, Node again", [](const Facts &f) { return f.isDeleted() && f.fence.held && !f.nodeGoing(); },
    [](const Facts &) { return deleteNode("the Node came back while the host was off", retry); }},
{"withdrawn, Node going", [](const Facts &f) { return f.isDeleted() && f.fence.requested; },
    [](const Facts &) { return wait("waiting for the Node to be gone", retry); }},
{"withdrawn, unheld", [](const Facts &f) { return f.isDeleted() && f.kept && (f.nodeUntouched() || !f.machineStays() || f.view.nodeForbidden); },
    [](const Facts &f) { return finalizers(f, false, "the remediation was withdrawn"); }},
{"withdrawn, never Node", [](const Facts &f) { return f.isDeleted() && f.kept && !f.nodeIsBack() && (!f.backedUp || f.isTimedOut()); },
    [](const Facts &f) { return finalizers(f, false, "the remediation was withdrawn, nothing is left to restore"); }},
{"withdrawn, done", [](const Facts &f) { return f.isDeleted() && !f.kept; },
    [](const Facts &) { return wait("the remediation is over"); }},

{"no Machine", [](const Facts &f) { return !f.view.machine; },
    [](const Facts &) { return wait("its Machine is gone"); }},
{"Machine going, release", [](const Facts &f) { return !f.machineStays() && f.fence.requested && !f.nodeThere(); },
    [](const Facts &f) { return release(f, "the Machine is being deleted and its Node is gone", "FencingReleased"); }},
{"Machine going", [](const Facts &f) { return !f.machineStays(); },
    [](const Facts &) { return wait("the Machine is being deleted"); }},
{"other strategy", [](const Facts &f) { return !f.isDeleted() && f.strategy != rebootStrategy && f.is("") && !f.kept; },
    [](const Facts &f) { return wait(f.strategy.empty() ? "spec.strategy.type is missing" : "the strategy " + f.strategy + " is not one of ours"); }},

// Whatever the phase: a Node that is back gets what it lacks.
{"back, restore", [](const Facts &f) { return f.mayRestore() && f.missing(); },
    [](const Facts &f) { return take(Step::PatchNode, f.missing(), "the new Node gets what it lacks of the old one", "FencedNodeRestored"); }},
{"back, drop backup", [](const Facts &f) { return f.mayRestore(); },
    [](const Facts &) { return take(Step::PatchRequest, nodebackup::dropPatch(), "the new Node has all labels of the old one"); }},
{"back, finish", [](const Facts &f) { return f.nodeIsBack() && f.kept && f.isPastFence(); },
    [](const Facts &f) { return finalizers(f, false, "the remediation is finished", "RemediationFinished"); }},
{"withdrawn, wait", [](const Facts &f) { return f.isDeleted(); },
    [](const Facts &) { return wait("withdrawn after the Node was deleted: it is waited for once", retry); }},

{"failed, release", [](const Facts &f) { return f.is(phase::failed) && f.fence.requested && f.mayRelease(); },
    [](const Facts &f) { return release(f, "the remediation has failed, the host is not held off any longer", "FencingReleased"); }},
{"failed, Node going", [](const Facts &f) { return f.is(phase::failed) && f.fence.requested; },
    [](const Facts &) { return wait("waiting for the Node to be gone", retry); }},
{"failed, unheld", [](const Facts &f) { return f.is(phase::failed) && f.kept && !f.backedUp; },
    [](const Facts &f) { return finalizers(f, false, "the remediation has failed"); }},
{"failed", [](const Facts &f) { return f.is(phase::failed); },
    [](const Facts &f) { return wait("the remediation has failed: " + f.view.request.text("/status/message")); }},

{"offline", [](const Facts &f) { return !f.isOver() && (!f.view.host || f.view.host.at("/spec/online") == false); },
    [](const Facts &f) { return fail(f.fence.obstacle); }},
{"impossible", [](const Facts &f) { return (f.is("") || f.is(phase::running)) && !f.fence.held && !f.fence.obstacle.empty(); },
    [](const Facts &f) { return fail(f.fence.obstacle); }},
{"forbidden", [](const Facts &f) { return (f.is("") || f.is(phase::running)) && f.view.nodeForbidden; },
    [](const Facts &) { return fail("the Node may not be read, so it cannot be known to be gone"); }},

{"begin", [](const Facts &f) { return f.is(""); },
    [](const Facts &f) {
        return enter(phase::running, {{"lastRemediated", formatTime(f.now)}}, "the host is to be switched off and its Node deleted");
    }},
{"running, finalizer", [](const Facts &f) { return f.is(phase::running) && !f.kept; },
    [](const Facts &f) { return finalizers(f, true, "the request stays until what it begins is ended"); }},
{"running, request", [](const Facts &f) { return f.is(phase::running) && !f.fence.requested; },
    [](const Facts &f) { return take(Step::PatchHost, requestPatch(f.fence.key), "the host is asked to be held off", "FencingRequested"); }},
{"running, off", [](const Facts &f) { return f.is(phase::running) && !f.fence.held; },
    [](const Facts &f) {
        return wait("waiting until the host is confirmed to be held off" + (f.fence.trouble.empty() ? "" : ": " + f.fence.trouble));
    }},
{"running, Node going", [](const Facts &f) { return f.is(phase::running) && f.nodeGoing(); },
    [](const Facts &) { return wait("waiting for the Node to be gone", retry); }},
{"running, back up", [](const Facts &f) { return f.is(phase::running) && f.nodeThere() && !nodebackup::isUpToDate(f.view.request, f.view.node); },
    [](const Facts &f) { return take(Step::PatchRequest, nodebackup::keepPatch(f.view.node), "the labels of the Node are kept"); }},
{"running, delete", [](const Facts &f) { return f.is(phase::running) && f.nodeThere(); },
    [](const Facts &) { return deleteNode("the host is confirmed off, its Node is deleted", retry); }},
{"running, gone", [](const Facts &f) { return f.is(phase::running); },
    [](const Facts &f) {
        return enter(phase::waiting, {{"waitingSince", formatMicroTime(f.now)}}, "the host may boot, its Node is waited for");
    }},

// Whoever made the Node anew did so while the host was off.
{"waiting, Node going", [](const Facts &f) { return f.is(phase::waiting) && f.fence.requested && f.nodeGoing(); },
    [](const Facts &) { return wait("waiting for the Node to be gone", retry); }},
{"waiting, Node again, unheld", [](const Facts &f) { return f.is(phase::waiting) && f.fence.requested && f.nodeThere() && !f.fence.held; },
    [](const Facts &) { return wait("waiting until the host is confirmed to be held off again"); }},
{"waiting, Node again", [](const Facts &f) { return f.is(phase::waiting) && f.fence.requested && f.nodeThere(); },
    [](const Facts &) { return deleteNode("the Node came back while the host was off", retry); }},
{"waiting, release", [](const Facts &f) { return f.is(phase::waiting) && f.fence.requested; },
    [](const Facts &f) { return release(f, "the Node is gone, the host may boot", "FencingReleased"); }},
{"waiting, forbidden", [](const Facts &f) { return f.is(phase::waiting) && f.view.nodeForbidden && f.kept; },
    [](const Facts &f) { return finalizers(f, false, "the Node may not be read, nothing can be restored"); }},
// That a Node does not come while its host may not boot says nothing about the Node.
{"waiting, held", [](const Facts &f) { return f.is(phase::waiting) && !f.fence.others.empty() && (!f.since || f.now - *f.since > f.timeout / 2); },
    [](const Facts &f) {
        return enter(phase::waiting, {{"waitingSince", formatMicroTime(f.now)}}, "the host is also held off by " + f.fence.others + ", the wait begins anew");
    }},
{"waiting, done", [](const Facts &f) { return f.is(phase::waiting) && (f.nodeIsBack() || f.view.nodeForbidden); },
    [](const Facts &) { return wait("the remediation is finished"); }},
{"timed out, retry", [](const Facts &f) { return f.is(phase::waiting) && f.isTimedOut() && f.retriesLeft > 0; },
    [](const Facts &f) {
        return warned(enter(phase::running,
                     {{"retryCount", numberAt(f.view.request, "/status/retryCount") + 1}, {"lastRemediated", formatTime(f.now)}, {"waitingSince", nullptr}},
                     "the Node did not come back in time, the host is power-cycled again", "RemediationRetried"));
    }},
{"timed out, give up", [](const Facts &f) { return f.is(phase::waiting) && f.isTimedOut(); },
    [](const Facts &f) {
        return warned(enter(phase::deleting, Json::object(),
                     isReplaceable(f.view.machine, f.view.host)
                         ? "the Node did not come back in time, the Machine is replaced"
                         : "the Node did not come back in time, and nobody would replace the Machine",
                     "RemediationTimedOut"));
    }},
{"waiting", [](const Facts &f) { return f.is(phase::waiting); },
    [](const Facts &f) {
        return wait(f.fence.others.empty() ? "waiting for the Node to come back" : "the host is also held off by " + f.fence.others, retry);
    }},

{"given up, mark", [](const Facts &f) { return f.is(phase::deleting) && f.view.host && !f.view.host.annotation(unhealthyMark); },
    [](const Facts &) { return warned(take(Step::PatchHost, unhealthyPatch(), "no Machine is to choose the host until a person has looked at it", "HostMarkedUnhealthy")); }},
{"given up, delete", [](const Facts &f) { return f.is(phase::deleting) && isReplaceable(f.view.machine, f.view.host); },
    [](const Facts &) { return take(Step::DeleteMachine, {}, "the Machine is deleted, its owner replaces it", "MachineDeletedByRemediation"); }},
{"given up", [](const Facts &f) { return f.is(phase::deleting); },
    [](const Facts &) { return wait("the Machine is kept: nobody would replace it"); }},
{"unknown phase", [](const Facts &) { return true; },
    [](const Facts &f) { return wait("the phase " + f.phaseNow + " is not one of ours"); }},
};
// clang-format on

} // namespace

RemediationDecision decideRequestRemediation(const RequestRemediationView &view, TimePoint now)
{
    return remediation::decideBy(table, Facts(view, now));
}

std::vector<std::string> requestRemediationRows()
{
    return remediation::namesOf(table);
}

std::string machineOf(const Object &request)
{
    const Json &owners = request.at("/metadata/ownerReferences");
    if (!owners.is_array())
        return {};
    for (const Json &owner : owners) {
        const Object reference(owner);
        if (reference.text("/kind") == "Machine"
            && reference.text("/apiVersion").starts_with("machine.openshift.io/"))
            return reference.text("/name");
    }
    return {};
}

} // namespace hp::rules
