// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/Interlocks.h"

#include "model/resource/BareMetalHost.h"
#include "model/resource/ControlPlane.h"
#include "model/resource/LabelSelector.h"
#include "model/rules/drain/PodFilter.h"
#include "model/rules/power/RebootAnnotation.h"
#include "model/rules/remediation/RemediationNames.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::overrides {

namespace {

using rules::PodVerdict;

struct Case {
    const OverrideRequest &request;
    const OverrideView &view;
    TimePoint now;
};

/// What a check found; nullopt: it does not concern this object.
struct Finding {
    Light light = Light::Unknown;
    std::string evidence{};
};
using Check = std::optional<Finding> (*)(const Case &);

Finding green(std::string evidence)
{
    return {Light::Green, std::move(evidence)};
}
Finding red(std::string evidence)
{
    return {Light::Red, std::move(evidence)};
}
Finding unknown(std::string evidence)
{
    return {Light::Unknown, std::move(evidence)};
}

std::string counted(std::size_t n, const char *one, const char *many)
{
    return std::to_string(n) + ' ' + (n == 1 ? one : many);
}

/// "a, b, c and 4 more".
std::string named(const std::vector<std::string> &names)
{
    constexpr std::size_t shown = 3;
    std::string text;
    for (std::size_t i = 0; i < std::min(shown, names.size()); ++i)
        text += (i == 0 ? "" : ", ") + names[i];
    if (names.size() > shown)
        text += " and " + std::to_string(names.size() - shown) + " more";
    return text;
}

bool isControlPlaneCase(const Case &c)
{
    return machine::isOfControlPlane(c.view.machine, c.view.node);
}

bool isHealthy(const Peer &peer)
{
    return peer.machine && !peer.machine.isDeleting() && peer.node
        && machine::conditionIs(peer.node, "Ready", "True") && !machine::isCordoned(peer.node);
}

/// Pods that a drain would have to move: not of a DaemonSet, not static, not finished.
std::vector<std::string> podsLeft(const Case &c)
{
    std::vector<std::string> left;
    for (const Object &pod : c.view.pods.items) {
        rules::PodFilterView filter;
        filter.pod = pod;
        filter.daemonSet = rules::DaemonSetLookup::Exists;
        filter.nodeUnreachable = c.view.node && rules::isUnreachable(c.view.node);
        if (rules::decidePod(filter, c.now).verdict != PodVerdict::Leave)
            left.push_back(toString(pod.key()));
    }
    return left;
}

std::optional<Finding> fresh(const Case &c)
{
    if (!c.view.observedAt)
        return unknown("nothing was received yet");
    const Duration age = c.now - *c.view.observedAt;
    if (age > freshness)
        return red("the newest data is " + formatAge(age) + " old");
    return c.view.recovering ? unknown("the connection has just come back")
                             : green("data is " + formatAge(std::max(age, Duration{})) + " old");
}

std::optional<Finding> nodeReady(const Case &c)
{
    if (!c.view.machine && !c.view.node)
        return std::nullopt;
    if (!c.view.nodeKnown)
        return unknown("Nodes cannot be read");
    if (!c.view.node)
        return green("there is no Node");
    if (machine::conditionIs(c.view.node, "Ready", "True"))
        return green(c.view.node.name() + " is Ready");
    return rules::isUnreachable(c.view.node)
        ? unknown("the kubelet of " + c.view.node.name() + " does not report")
        : red(c.view.node.name() + " is not Ready");
}

std::optional<Finding> drained(const Case &c)
{
    if (!c.view.nodeKnown)
        return unknown("Nodes cannot be read");
    if (!c.view.node)
        return green("there is no Node");
    if (!c.view.pods.known)
        return unknown("pods of " + c.view.node.name() + " cannot be read");
    const auto left = podsLeft(c);
    return left.empty() ? green("no pod is left that a drain would move")
                        : red(counted(left.size(), "pod is", "pods are") + " left: " + named(left));
}

std::optional<Finding> budgets(const Case &c)
{
    if (!c.view.node)
        return std::nullopt;
    if (!c.view.pods.known || !c.view.budgets.known)
        return unknown("budgets or pods cannot be read");
    std::vector<std::string> spent;
    for (const Object &budget : c.view.budgets.items) {
        const Json &allowed = budget.at("/status/disruptionsAllowed");
        if (!allowed.is_number_integer() || allowed.get<std::int64_t>() > 0)
            continue;
        const auto selector = LabelSelector::fromJson(budget.at("/spec/selector"));
        const bool covers = selector
            && std::any_of(c.view.pods.items.begin(),
                           c.view.pods.items.end(),
                           [&](const Object &pod) {
                               return pod.ns() == budget.ns() && selector->matches(pod);
                           });
        if (covers)
            spent.push_back(toString(budget.key()));
    }
    return spent.empty() ? green("no budget of its pods is spent")
                         : red("no disruption is allowed by " + named(spent));
}

std::optional<Finding> volumes(const Case &c)
{
    if (!c.view.node)
        return std::nullopt;
    if (!c.view.attachments.known)
        return unknown("VolumeAttachments cannot be read");
    std::vector<std::string> attached;
    for (const Object &attachment : c.view.attachments.items) {
        if (attachment.text("/spec/nodeName") == c.view.node.name())
            attached.push_back(attachment.name());
    }
    return attached.empty() ? green("no volume is attached")
                            : red(counted(attached.size(), "volume is", "volumes are")
                                  + " attached: " + named(attached));
}

/// After this Machine is gone, the rest must still be a majority of what there is now.
std::optional<Finding> quorum(const Case &c)
{
    if (!isControlPlaneCase(c))
        return std::nullopt;
    if (!c.view.controlPlane.known)
        return unknown("the other control-plane machines cannot be read");
    const std::size_t members = c.view.controlPlane.items.size() + 1;
    const std::size_t needed = members / 2 + 1;
    const auto healthy = static_cast<std::size_t>(std::count_if(
        c.view.controlPlane.items.begin(), c.view.controlPlane.items.end(), isHealthy));
    const std::string text = std::to_string(healthy) + " healthy without it, "
        + std::to_string(needed) + " of " + std::to_string(members) + " needed";
    return healthy >= needed ? green(text) : red(text);
}

std::optional<Finding> replacement(const Case &c)
{
    if (!c.view.machine.isDeleting())
        return std::nullopt;
    if (!c.view.siblings.known)
        return unknown("the other machines cannot be read");
    for (const Object &sibling : c.view.siblings.items) {
        if (sibling.creationTimestamp() && c.view.machine.deletionTimestamp()
            && *sibling.creationTimestamp() >= *c.view.machine.deletionTimestamp()
            && machine::phaseOf(sibling) == machine::phase::running)
            return green(sibling.name() + " is Running in its place");
    }
    return isControlPlaneCase(c) ? red("no replacement is Running")
                                 : green("no replacement is Running; none is required");
}

std::optional<Finding> othersDraining(const Case &c)
{
    if (!isControlPlaneCase(c))
        return std::nullopt;
    if (!c.view.controlPlane.known)
        return unknown("the other control-plane machines cannot be read");
    std::vector<std::string> busy;
    for (const Peer &peer : c.view.controlPlane.items) {
        if (peer.machine.isDeleting() || (peer.node && machine::isCordoned(peer.node)))
            busy.push_back(peer.machine.name());
    }
    return busy.empty()
        ? green("no other control-plane machine is draining")
        : red(named(busy) + (busy.size() == 1 ? " is" : " are") + " cordoned or being deleted");
}

std::optional<Finding> owner(const Case &c)
{
    const std::string &who = c.request.hook.owner;
    const std::string because =
        c.view.owner.evidence.empty() ? std::string() : ", " + c.view.owner.evidence;
    switch (c.view.owner.liveness) {
    case OwnerView::Liveness::Unresolved:
        return unknown("who \"" + who + "\" is was not found" + because);
    case OwnerView::Liveness::Gone:
        return green(who + " is not there any more" + because);
    case OwnerView::Liveness::Silent:
        return green(who + " is silent" + because);
    case OwnerView::Liveness::Failing:
        return green(who + " says that it failed" + because);
    case OwnerView::Liveness::Working:
        break;
    }
    return red(who + " is working on it" + because);
}

std::optional<Finding> powerKeys(const Case &c)
{
    if (!c.view.host)
        return std::nullopt;
    std::vector<std::string> others;
    for (const auto &annotation : rules::rebootAnnotations(c.view.host)) {
        if (annotation.keyed && annotation.key != c.request.powerKey
            && annotation.key.rfind(ownKeyPrefix, 0) != 0)
            others.push_back(annotation.key.substr(std::string_view(host::rebootPrefix).size()));
    }
    return others.empty() ? green("no other key holds the host")
                          : red("held off by " + named(others));
}

std::optional<Finding> remediation(const Case &c)
{
    if (!c.view.machine && !c.view.host)
        return std::nullopt;
    if (c.view.machine.annotation(machine::externalRemediation)
        || c.view.machine.annotation(rules::remediation::poweredOff))
        return red("a remediation is fencing this machine");
    if (c.view.host.annotation(rules::remediation::unhealthyMark))
        return red("a remediation marked the host as unhealthy");
    return green("no remediation is running");
}

std::optional<Finding> powerKnown(const Case &c)
{
    if (!c.view.host)
        return unknown("there is no host");
    const host::PowerStatus status = host::powerStatusOf(c.view.host);
    if (!status.poweredOn)
        return unknown("its power state is unknown");
    if (!status.errorType.empty())
        return red(status.errorType
                   + (status.errorMessage.empty() ? std::string() : ": " + status.errorMessage));
    return green(*status.poweredOn ? "the host is On" : "the host is Off");
}

struct Row {
    const char *id;
    const char *question;
    const char *source;
    Check check;
    std::vector<Action> of;
};

const std::vector<Row> &table()
{
    using A = Action;
    static const std::vector<Action> all = [] {
        std::vector<Action> every;
        for (const ActionInfo &info : actions())
            every.push_back(info.action);
        return every;
    }();
    // clang-format off
    static const std::vector<Row> rows{
        {"data-fresh", "Data is fresher than 10 s", "age of the watches", fresh, all},
        {"node-ready", "The node is Ready, or gone", "Node status.conditions[Ready]", nodeReady,
         {A::RemoveHook, A::SkipDrain, A::Uncordon}},
        {"node-drained", "No pod is left on the node", "Pods of the Node", drained,
         {A::SkipDrain, A::AddHold, A::SoftReboot, A::HardReboot, A::PowerOff, A::Detach}},
        {"budgets-met", "No disruption budget of its pods is spent", "PodDisruptionBudget status.disruptionsAllowed",
         budgets, {A::SkipDrain, A::AddHold, A::SoftReboot, A::HardReboot, A::PowerOff}},
        {"volumes-detached", "No volume is attached to the node", "VolumeAttachment spec.nodeName", volumes,
         {A::RemoveHook, A::SkipDrain, A::HardReboot, A::PowerOff, A::AddHold}},
        {"quorum-kept", "The control plane keeps its majority without it", "Machines and Nodes of the control plane",
         quorum, {A::RemoveHook, A::SkipDrain, A::Cordon, A::AddHold, A::SoftReboot, A::HardReboot, A::PowerOff,
                  A::ReleasePowerKey, A::MarkForReplacement}},
        {"replacement-running", "Its replacement is Running", "Machines of the same set", replacement,
         {A::RemoveHook, A::SkipDrain}},
        {"no-other-drain", "No other machine of its role is draining", "Machines and Nodes of the control plane",
         othersDraining, {A::RemoveHook, A::SkipDrain, A::Cordon, A::AddHold, A::SoftReboot, A::HardReboot,
                          A::PowerOff}},
        {"owner-not-working", "The owner of the hook is not about to remove it", "the owner's Lease, Events and conditions",
         owner, {A::RemoveHook}},
        {"no-other-key", "No other key holds the host off", "BareMetalHost metadata.annotations", powerKeys,
         {A::ReleasePowerKey, A::ReleaseHold, A::PowerOn, A::SoftReboot, A::HardReboot, A::Attach, A::Resume}},
        {"no-remediation", "No remediation is running", "Machine and BareMetalHost metadata.annotations", remediation,
         {A::RemoveHook, A::SkipDrain, A::ReleasePowerKey, A::ReleaseHold, A::PowerOn, A::SoftReboot, A::HardReboot,
          A::PowerOff, A::Pause, A::Resume, A::Detach, A::Attach, A::Uncordon}},
        {"power-known", "The host's power is known and without error", "BareMetalHost status.poweredOn", powerKnown,
         {A::ReleasePowerKey, A::ReleaseHold, A::PowerOn, A::PowerOff, A::SoftReboot, A::HardReboot, A::AddHold}},
    };
    // clang-format on
    return rows;
}

int rank(Light light)
{
    return light == Light::Red ? 0 : light == Light::Unknown ? 1 : 2;
}

} // namespace

std::vector<Interlock>
interlocks(const OverrideRequest &request, const OverrideView &view, TimePoint now)
{
    const Case c{request, view, now};
    std::vector<Interlock> found;
    for (const Row &row : table()) {
        if (std::find(row.of.begin(), row.of.end(), request.action) == row.of.end())
            continue;
        if (auto finding = row.check(c)) {
            found.push_back({row.id,
                             row.question,
                             finding->light,
                             std::move(finding->evidence),
                             row.source,
                             view.observedAt});
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const Interlock &a, const Interlock &b) {
        return rank(a.light) < rank(b.light);
    });
    return found;
}

const char *toString(Light light)
{
    switch (light) {
    case Light::Green:
        return "green";
    case Light::Red:
        return "red";
    case Light::Unknown:
        break;
    }
    return "unknown";
}

} // namespace hp::overrides
