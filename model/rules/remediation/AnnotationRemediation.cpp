// SPDX-License-Identifier: Apache-2.0
#include "model/rules/remediation/AnnotationRemediation.h"

#include "model/messages/Next.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Machine.h"
#include "model/rules/metal/HostClaim.h"
#include "model/rules/remediation/HostFence.h"
#include "model/rules/remediation/NodeBackup.h"
#include "model/rules/remediation/RemediationAnswers.h"
#include "model/rules/remediation/RemediationNames.h"
#include "model/rules/remediation/RowTable.h"

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::rules {

namespace {

using namespace remediation::answers;
using metal::powerOffRequest;
using Decision = RemediationDecision;
using Step = RemediationStep;
using View = AnnotationRemediationView;

constexpr Duration nodeRetry = std::chrono::seconds(2);
constexpr Duration bootRetry = std::chrono::seconds(5);

/// The questions that several rows ask.
struct Facts {
    Facts(const View &given, TimePoint time)
        : view(given)
        , now(time)
        , fence(hostFenceOf(given.host, powerOffRequest))
        , asked(has(remediation::asked))
        , marked(has(remediation::poweredOff))
        , backedUp(nodebackup::isKeptOn(given.machine))
        , hasDeadline(has(remediation::timeoutAt))
        , deadline(nodeDeadlineOf(given.machine))
    { }

    [[nodiscard]] bool has(const char *annotation) const
    {
        return view.machine.annotation(annotation).has_value();
    }
    [[nodiscard]] bool nodeThere() const { return static_cast<bool>(view.node); }
    [[nodiscard]] bool nodeGoing() const { return view.node && view.node.isDeleting(); }
    /// A backup is only made of a Node that is deleted next.
    [[nodiscard]] bool nodeWasDeleted() const { return nodeGoing() || (backedUp && !nodeThere()); }
    [[nodiscard]] bool isWithdrawn() const { return !asked && !marked && !nodeWasDeleted(); }
    [[nodiscard]] bool isUnderWay() const
    {
        return asked || marked || backedUp || hasDeadline || fence.requested;
    }
    [[nodiscard]] Duration left() const { return view.timeLeft.value_or(*deadline - now); }
    [[nodiscard]] bool isPast() const { return deadline && left() < Duration(0); }
    /// A deadline is to be stored: there is none, or it passed before the host may boot.
    [[nodiscard]] bool needsDeadline() const { return !hasDeadline || isPast(); }
    /// Somebody else holds the host off, and less than half of the time is left. That a Node does
    /// not come while its host may not boot says nothing about the Node.
    [[nodiscard]] bool isRunningShort() const
    {
        return !fence.others.empty() && deadline
            && (!view.startupTimeout || left() < *view.startupTimeout / 2);
    }
    [[nodiscard]] Object missing() const
    {
        return nodebackup::restorePatch(view.machine, view.node);
    }
    [[nodiscard]] bool nothingToRestore() const { return !backedUp || !nodeThere() || !missing(); }

    const View &view;
    TimePoint now;
    HostFence fence;
    bool asked;
    bool marked; ///< the host was off and the Node is gone
    bool backedUp;
    bool hasDeadline;
    std::optional<TimePoint> deadline{}; ///< one that cannot be read never passes
};

/// A merge patch of the Machine.
Object notes(std::initializer_list<std::pair<const char *, Json>> annotations)
{
    Json patch = Json::object();
    for (const auto &[key, value] : annotations)
        patch["metadata"]["annotations"][key] = value;
    return Object(std::move(patch));
}

Decision storeDeadline(const Facts &f, Message reason)
{
    return take(Step::PatchMachine,
                notes({{remediation::timeoutAt, formatTime(f.now + *f.view.startupTimeout)}}),
                std::move(reason));
}

// clang-format off
/// The numbers are the steps of facts/reboot.md 6.1.
const remediation::Row<Facts> table[] = {
{"none", [](const Facts &f) { return !f.isUnderWay(); },
    [](const Facts &) { return wait(say::nobodyAskedForRemediation()); }},
// Whoever releases the host takes the key along, once it is wiped.
{"deleting", [](const Facts &f) { return f.view.machine.isDeleting(); },
    [](const Facts &) { return wait(say::machineIsBeingDeleted()); }},
{"failed", [](const Facts &f) { return machine::phaseOf(f.view.machine) == machine::phase::failed; },
    [](const Facts &) { return wait(say::nothingBringsNodeBack()); }},

// The health check is content again, and the Node was never touched.
{"withdrawn", [](const Facts &f) { return f.isWithdrawn() && f.fence.requested; },
    [](const Facts &) {
        return take(Step::PatchHost, releaseKeyPatch(powerOffRequest),
                    say::withdrawnBeforeNodeWasDeleted(), "RemediationWithdrawn");
    }},
{"withdrawn, leftovers", [](const Facts &f) { return f.isWithdrawn() && f.nothingToRestore(); },
    [](const Facts &) {
        return take(Step::PatchMachine,
                    notes({{remediation::labelsBackup, {}}, {remediation::annotationsBackup, {}}, {remediation::timeoutAt, {}}}),
                    say::remediationWasWithdrawn());
    }},

{"1 blocked", [](const Facts &f) { return !f.marked && !f.fence.held && (f.asked || f.fence.requested) && !f.fence.obstacle.empty(); },
    [](const Facts &f) { return blocked(f.fence.obstacle); }},
{"1", [](const Facts &f) { return f.asked && !f.marked && !f.fence.requested; },
    [](const Facts &) {
        return take(Step::PatchHost, requestPatch(powerOffRequest), say::hostIsAskedToBeHeld(), "FencingRequested");
    }},
{"2", [](const Facts &f) { return !f.marked && f.fence.requested && !f.fence.held; },
    [](const Facts &f) {
        return wait(f.fence.trouble.empty() ? say::waitingUntilHostIsHeld() : say::waitingUntilHostIsHeldBut(f.fence.trouble));
    }},
{"3 going", [](const Facts &f) { return !f.marked && f.fence.requested && f.nodeGoing(); },
    [](const Facts &) { return wait(say::waitingForNodeToGo(), nodeRetry); }},
{"3 back up", [](const Facts &f) { return !f.marked && f.fence.requested && f.nodeThere() && !nodebackup::isUpToDate(f.view.machine, f.view.node); },
    [](const Facts &f) {
        return take(Step::PatchMachine, nodebackup::keepPatch(f.view.node), say::nodeLabelsAreKept());
    }},
{"3", [](const Facts &f) { return !f.marked && f.fence.requested && f.nodeThere(); },
    [](const Facts &) { return deleteNode(say::nodeOfHeldHostIsDeleted(), nodeRetry); }},
{"4", [](const Facts &f) { return !f.marked && f.fence.requested; },
    [](const Facts &) {
        return take(Step::PatchMachine, notes({{remediation::poweredOff, ""}}), say::hostIsOffAndNodeGone());
    }},

// Whoever made the Node anew did so while the host was off.
{"5 Node again, going", [](const Facts &f) { return f.fence.requested && f.nodeGoing(); },
    [](const Facts &) { return wait(say::waitingForNodeToGo(), nodeRetry); }},
{"5 Node again, unheld", [](const Facts &f) { return f.fence.requested && f.nodeThere() && !f.fence.held; },
    [](const Facts &) { return wait(say::waitingUntilHostIsHeldAgain()); }},
{"5 Node again", [](const Facts &f) { return f.fence.requested && f.nodeThere(); },
    [](const Facts &) { return deleteNode(say::nodeCameBackWhileHeld(), nodeRetry); }},
{"5 ask", [](const Facts &f) { return f.fence.requested && f.needsDeadline() && !f.view.startupTimeout; },
    [](const Facts &) { return take(Step::AskTimeout, {}, say::howLongMayNodeTake()); }},
{"5 deadline", [](const Facts &f) { return f.fence.requested && f.needsDeadline(); },
    [](const Facts &f) { return storeDeadline(f, say::waitForNodeIsLimited()); }},
{"5", [](const Facts &f) { return f.fence.requested; },
    [](const Facts &) {
        return take(Step::PatchHost, releaseKeyPatch(powerOffRequest), say::hostMayBoot(), "FencingReleased");
    }},

{"6 ask", [](const Facts &f) { return !f.nodeThere() && f.isRunningShort() && !f.view.startupTimeout; },
    [](const Facts &) { return take(Step::AskTimeout, {}, say::howLongMayNodeTake()); }},
{"6 held", [](const Facts &f) { return !f.nodeThere() && f.isRunningShort(); },
    [](const Facts &f) { return storeDeadline(f, say::waitBeginsAnew(f.fence.others)); }},
{"6 timed out", [](const Facts &f) { return !f.nodeThere() && f.isPast() && isReplaceable(f.view.machine, f.view.host); },
    [](const Facts &) {
        return warned(take(Step::DeleteMachine, {}, say::machineIsReplaced(), "RemediationTimedOut"));
    }},
{"6", [](const Facts &f) { return !f.nodeThere() || f.nodeGoing(); },
    [](const Facts &f) {
        return wait(f.fence.others.empty() ? say::waitingForNodeToComeBack() : say::hostIsAlsoHeldOffBy(f.fence.others), bootRetry);
    }},
{"7 restore", [](const Facts &f) { return !f.nothingToRestore(); },
    [](const Facts &f) {
        return take(Step::PatchNode, f.missing(), say::newNodeGetsWhatItLacks(), "FencedNodeRestored");
    }},
{"7", [](const Facts &f) { return f.backedUp; },
    [](const Facts &) { return take(Step::PatchMachine, nodebackup::dropPatch(), say::newNodeHasAllLabels()); }},
{"8", [](const Facts &) { return true; },
    [](const Facts &) {
        return take(Step::PatchMachine,
                    notes({{remediation::poweredOff, {}}, {remediation::asked, {}}, {remediation::timeoutAt, {}}}),
                    say::remediationIsFinished(), "RemediationFinished");
    }},
};
// clang-format on

} // namespace

RemediationDecision decideAnnotationRemediation(const AnnotationRemediationView &view,
                                                TimePoint now)
{
    return remediation::decideBy(table, Facts(view, now));
}

std::vector<std::string> annotationRemediationRows()
{
    return remediation::namesOf(table);
}

std::optional<TimePoint> nodeDeadlineOf(const Object &machine)
{
    const auto text = machine.annotation(remediation::timeoutAt);
    return text ? parseTime(*text) : std::nullopt;
}

bool concernsAnnotationRemediation(const Object &machine, const Object &host)
{
    const auto has = [&](const char *annotation) {
        return machine.annotation(annotation).has_value();
    };
    return has(remediation::asked) || has(remediation::poweredOff) || has(remediation::timeoutAt)
        || nodebackup::isKeptOn(machine) || (host && host.annotation(powerOffRequest));
}

Duration startupTimeoutFor(const Object &machine, const std::vector<Object> &healthChecks)
{
    for (const Object &check : healthChecks) {
        const auto selector = LabelSelector::fromJson(check.at("/spec/selector"));
        if (check.ns() != machine.ns() || !selector || !selector->matches(machine))
            continue;
        const auto timeout = parseDuration(check.text("/spec/nodeStartupTimeout"));
        if (timeout && *timeout > Duration(0))
            return *timeout;
    }
    return defaultStartupTimeout;
}

} // namespace hp::rules
