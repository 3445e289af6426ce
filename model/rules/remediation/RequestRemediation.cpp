// SPDX-License-Identifier: Apache-2.0
#include "model/rules/remediation/RequestRemediation.h"

#include "model/messages/Next.h"
#include "model/messages/Remediation.h"
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
                      .value_or(defaultRemediationTimeout))
        , since(waitingSince(given.request))
    { }

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
    [[nodiscard]] Duration waited() const { return view.waited.value_or(now - *since); }
    [[nodiscard]] bool isTimedOut() const { return since && waited() >= timeout; }
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

Decision release(const Facts &f, Message reason, const char *event)
{
    return take(Step::PatchHost, releaseKeyPatch(f.fence.key), std::move(reason), event);
}

/// Enters a phase; the reason is kept in the status for whoever reads the object.
Decision enter(const char *name, Json more, const Message &reason, const char *event = "")
{
    more["phase"] = name;
    more["message"] = reason.text();
    return take(Step::PatchRequestStatus, Object(Json{{"status", std::move(more)}}), reason, event);
}

Decision finalizers(const Facts &f, bool present, Message reason, const char *event = "")
{
    Json list = present ? finalizersWith(f.view.request, finalizer)
                        : finalizersWithout(f.view.request, finalizer);
    return take(Step::PatchRequest,
                Object(Json{{"metadata", {{"finalizers", std::move(list)}}}}),
                std::move(reason),
                event);
}

Decision fail(Message why)
{
    return warned(enter(phase::failed,
                        Json::object(),
                        say::remediationCannotBeDone(std::move(why)),
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
        return release(f, f.nodeThere() ? say::withdrawnBeforeNodeWasDeleted() : say::withdrawnHostMayBoot(), "RemediationWithdrawn");
    }},
{"withdrawn, Node again", [](const Facts &f) { return f.isDeleted() && f.fence.held && !f.nodeGoing(); },
    [](const Facts &) { return deleteNode(say::nodeCameBackWhileHeld(), retry); }},
{"withdrawn, Node going", [](const Facts &f) { return f.isDeleted() && f.fence.requested; },
    [](const Facts &) { return wait(say::waitingForNodeToGo(), retry); }},
{"withdrawn, unheld", [](const Facts &f) { return f.isDeleted() && f.kept && (f.nodeUntouched() || !f.machineStays() || f.view.nodeForbidden); },
    [](const Facts &f) { return finalizers(f, false, say::remediationWasWithdrawn()); }},
{"withdrawn, never Node", [](const Facts &f) { return f.isDeleted() && f.kept && !f.nodeIsBack() && (!f.backedUp || f.isTimedOut()); },
    [](const Facts &f) { return finalizers(f, false, say::withdrawnNothingToRestore()); }},
{"withdrawn, done", [](const Facts &f) { return f.isDeleted() && !f.kept; },
    [](const Facts &) { return wait(say::remediationIsOver()); }},

{"no Machine", [](const Facts &f) { return !f.view.machine; },
    [](const Facts &) { return wait(say::machineOfRequestIsGone()); }},
{"Machine going, release", [](const Facts &f) { return !f.machineStays() && f.fence.requested && !f.nodeThere(); },
    [](const Facts &f) { return release(f, say::machineIsBeingDeletedNodeIsGone(), "FencingReleased"); }},
{"Machine going", [](const Facts &f) { return !f.machineStays(); },
    [](const Facts &) { return wait(say::machineIsBeingDeleted()); }},
{"other strategy", [](const Facts &f) { return !f.isDeleted() && f.strategy != rebootStrategy && f.is("") && !f.kept; },
    [](const Facts &f) { return wait(f.strategy.empty() ? say::strategyIsMissing() : say::strategyIsNotOurs(f.strategy)); }},

// Whatever the phase: a Node that is back gets what it lacks.
{"back, restore", [](const Facts &f) { return f.mayRestore() && f.missing(); },
    [](const Facts &f) { return take(Step::PatchNode, f.missing(), say::newNodeGetsWhatItLacks(), "FencedNodeRestored"); }},
{"back, drop backup", [](const Facts &f) { return f.mayRestore(); },
    [](const Facts &) { return take(Step::PatchRequest, nodebackup::dropPatch(), say::newNodeHasAllLabels()); }},
{"back, finish", [](const Facts &f) { return f.nodeIsBack() && f.kept && f.isPastFence(); },
    [](const Facts &f) { return finalizers(f, false, say::remediationIsFinished(), "RemediationFinished"); }},
{"withdrawn, wait", [](const Facts &f) { return f.isDeleted(); },
    [](const Facts &) { return wait(say::withdrawnNodeIsAwaited(), retry); }},

{"failed, release", [](const Facts &f) { return f.is(phase::failed) && f.fence.requested && f.mayRelease(); },
    [](const Facts &f) { return release(f, say::failedHostIsReleased(), "FencingReleased"); }},
{"failed, Node going", [](const Facts &f) { return f.is(phase::failed) && f.fence.requested; },
    [](const Facts &) { return wait(say::waitingForNodeToGo(), retry); }},
{"failed, unheld", [](const Facts &f) { return f.is(phase::failed) && f.kept && !f.backedUp; },
    [](const Facts &f) { return finalizers(f, false, say::remediationHasFailed()); }},
{"failed", [](const Facts &f) { return f.is(phase::failed); },
    [](const Facts &f) { return wait(say::remediationHasFailedBecause(f.view.request.text("/status/message"))); }},

{"offline", [](const Facts &f) { return !f.isOver() && (!f.view.host || f.view.host.at("/spec/online") == false); },
    [](const Facts &f) { return fail(f.fence.obstacle); }},
// That ends without anybody's help: the request is not given up for it.
{"serviced", [](const Facts &f) { return (f.is("") || f.is(phase::running)) && !f.fence.acknowledged && f.fence.isServiced; },
    [](const Facts &f) { return blocked(f.fence.obstacle); }},
{"impossible", [](const Facts &f) { return (f.is("") || f.is(phase::running)) && !f.fence.acknowledged && !f.fence.obstacle.empty(); },
    [](const Facts &f) { return fail(f.fence.obstacle); }},
{"forbidden", [](const Facts &f) { return (f.is("") || f.is(phase::running)) && f.view.nodeForbidden; },
    [](const Facts &) { return fail(say::nodeMayNotBeRead()); }},

{"begin", [](const Facts &f) { return f.is(""); },
    [](const Facts &f) {
        return enter(phase::running, {{"lastRemediated", formatTime(f.now)}}, say::hostIsToBeSwitchedOff());
    }},
{"running, finalizer", [](const Facts &f) { return f.is(phase::running) && !f.kept; },
    [](const Facts &f) { return finalizers(f, true, say::requestStays()); }},
{"running, request", [](const Facts &f) { return f.is(phase::running) && !f.fence.requested; },
    [](const Facts &f) { return take(Step::PatchHost, requestPatch(f.fence.key), say::hostIsAskedToBeHeld(), "FencingRequested"); }},
{"running, off", [](const Facts &f) { return f.is(phase::running) && !f.fence.held; },
    [](const Facts &f) {
        return wait(f.fence.trouble.empty() ? say::waitingUntilHostIsHeld() : say::waitingUntilHostIsHeldBut(f.fence.trouble));
    }},
{"running, Node going", [](const Facts &f) { return f.is(phase::running) && f.nodeGoing(); },
    [](const Facts &) { return wait(say::waitingForNodeToGo(), retry); }},
{"running, back up", [](const Facts &f) { return f.is(phase::running) && f.nodeThere() && !nodebackup::isUpToDate(f.view.request, f.view.node); },
    [](const Facts &f) { return take(Step::PatchRequest, nodebackup::keepPatch(f.view.node), say::nodeLabelsAreKept()); }},
{"running, delete", [](const Facts &f) { return f.is(phase::running) && f.nodeThere(); },
    [](const Facts &) { return deleteNode(say::nodeOfHeldHostIsDeleted(), retry); }},
{"running, gone", [](const Facts &f) { return f.is(phase::running); },
    [](const Facts &f) {
        return enter(phase::waiting, {{"waitingSince", formatMicroTime(f.now)}}, say::hostMayBootNodeIsAwaited());
    }},

// Whoever made the Node anew did so while the host was off.
{"waiting, Node going", [](const Facts &f) { return f.is(phase::waiting) && f.fence.requested && f.nodeGoing(); },
    [](const Facts &) { return wait(say::waitingForNodeToGo(), retry); }},
{"waiting, Node again, unheld", [](const Facts &f) { return f.is(phase::waiting) && f.fence.requested && f.nodeThere() && !f.fence.held; },
    [](const Facts &) { return wait(say::waitingUntilHostIsHeldAgain()); }},
{"waiting, Node again", [](const Facts &f) { return f.is(phase::waiting) && f.fence.requested && f.nodeThere(); },
    [](const Facts &) { return deleteNode(say::nodeCameBackWhileHeld(), retry); }},
{"waiting, release", [](const Facts &f) { return f.is(phase::waiting) && f.fence.requested; },
    [](const Facts &f) { return release(f, say::hostMayBoot(), "FencingReleased"); }},
{"waiting, forbidden", [](const Facts &f) { return f.is(phase::waiting) && f.view.nodeForbidden && f.kept; },
    [](const Facts &f) { return finalizers(f, false, say::nodeMayNotBeRestored()); }},
// That a Node does not come while its host may not boot says nothing about the Node.
{"waiting, held", [](const Facts &f) { return f.is(phase::waiting) && !f.fence.others.empty() && (!f.since || f.waited() > f.timeout / 2); },
    [](const Facts &f) {
        return enter(phase::waiting, {{"waitingSince", formatMicroTime(f.now)}}, say::waitBeginsAnew(f.fence.others));
    }},
{"waiting, done", [](const Facts &f) { return f.is(phase::waiting) && (f.nodeIsBack() || f.view.nodeForbidden); },
    [](const Facts &) { return wait(say::remediationIsFinished()); }},
{"timed out, retry", [](const Facts &f) { return f.is(phase::waiting) && f.isTimedOut() && f.retriesLeft > 0; },
    [](const Facts &f) {
        return warned(enter(phase::running,
                     {{"retryCount", numberAt(f.view.request, "/status/retryCount") + 1}, {"lastRemediated", formatTime(f.now)}, {"waitingSince", nullptr}},
                     say::hostIsPowerCycledAgain(), "RemediationRetried"));
    }},
{"timed out, give up", [](const Facts &f) { return f.is(phase::waiting) && f.isTimedOut(); },
    [](const Facts &f) {
        return warned(enter(phase::deleting, Json::object(),
                     isReplaceable(f.view.machine, f.view.host)
                         ? say::machineIsReplaced()
                         : say::nodeDidNotComeBackNobodyReplaces(),
                     "RemediationTimedOut"));
    }},
{"waiting", [](const Facts &f) { return f.is(phase::waiting); },
    [](const Facts &f) {
        return wait(f.fence.others.empty() ? say::waitingForNodeToComeBack() : say::hostIsAlsoHeldOffBy(f.fence.others), retry);
    }},

{"given up, mark", [](const Facts &f) { return f.is(phase::deleting) && f.view.host && !f.view.host.annotation(unhealthyMark); },
    [](const Facts &) { return warned(take(Step::PatchHost, unhealthyPatch(), say::noMachineIsToChooseHost(), "HostMarkedUnhealthy")); }},
{"given up, delete", [](const Facts &f) { return f.is(phase::deleting) && isReplaceable(f.view.machine, f.view.host); },
    [](const Facts &) { return take(Step::DeleteMachine, {}, say::machineIsDeletedAndReplaced(), "MachineDeletedByRemediation"); }},
{"given up", [](const Facts &f) { return f.is(phase::deleting); },
    [](const Facts &) { return wait(say::machineIsKept()); }},
{"unknown phase", [](const Facts &) { return true; },
    [](const Facts &f) { return wait(say::phaseIsNotOurs(f.phaseNow)); }},
};
// clang-format on

} // namespace

RemediationDecision decideRequestRemediation(const RequestRemediationView &view, TimePoint now)
{
    if (!view.machine || isMadeFor(view.request, view.machine))
        return remediation::decideBy(table, Facts(view, now));
    View orphaned = view;
    orphaned.machine = orphaned.node = {};
    return remediation::decideBy(table, Facts(orphaned, now));
}

std::vector<std::string> requestRemediationRows()
{
    return remediation::namesOf(table);
}

std::optional<TimePoint> waitingSince(const Object &request)
{
    const auto since = parseTime(request.text("/status/waitingSince"));
    // Another controller that began it says no more than that.
    return since ? since : parseTime(request.text("/status/lastRemediated"));
}

namespace {

/// Null: no Machine owns it.
Object ownerOf(const Object &request)
{
    const Json &owners = request.at("/metadata/ownerReferences");
    for (const Json &owner : owners.is_array() ? owners : Json::array()) {
        const Object reference(owner);
        if (reference.text("/kind") == "Machine"
            && reference.text("/apiVersion").starts_with("machine.openshift.io/"))
            return reference;
    }
    return {};
}

} // namespace

std::string machineOf(const Object &request)
{
    return ownerOf(request).text("/name");
}

bool isMadeFor(const Object &request, const Object &machine)
{
    const std::string uid = ownerOf(request).text("/uid");
    return uid.empty() || uid == machine.uid();
}

} // namespace hp::rules
