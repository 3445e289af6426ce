// SPDX-License-Identifier: Apache-2.0
#include "model/rules/metal/FencingDecision.h"

#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "model/resource/selector/LabelSelector.h"
#include "model/rules/metal/HostClaim.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::rules {

namespace {

using metal::powerOffRequest;

constexpr Duration nodeRetry = std::chrono::seconds(2);
constexpr Duration bootRetry = std::chrono::seconds(5);
constexpr const char *hardRequest = R"({"mode":"hard"})";

bool isTrue(const Json &value)
{
    return value.is_boolean() && value.get<bool>();
}

/// The labels or annotations as they are kept on the Machine.
std::string backupOf(const Object &node, const char *pointer)
{
    const Json &map = node.at(pointer);
    return (map.is_object() ? map : Json::object())
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The questions that several rows ask.
struct FencingFacts {
    FencingFacts(const FencingView &given, TimePoint time)
        : view(given)
        , now(time)
        , asked(has(remediation::asked))
        , marked(has(remediation::poweredOff))
        , backedUp(has(remediation::labelsBackup) || has(remediation::annotationsBackup))
        , hasDeadline(has(remediation::timeoutAt))
        , requested(given.host.annotation(powerOffRequest).has_value())
    {
        if (const auto text = given.machine.annotation(remediation::timeoutAt))
            deadline = parseTime(*text);
        const host::PowerStatus power = host::powerStatusOf(given.host);
        // A stale "off" releases nothing: the hold has to have been confirmed by a fresh reading.
        held = requested && power.poweredOn == false
            && std::any_of(
                   power.rebootHolds.begin(), power.rebootHolds.end(), [](const auto &hold) {
                       return hold.key == powerOffRequest && hold.heldSince.has_value();
                   });
    }

    [[nodiscard]] bool has(const char *annotation) const
    {
        return view.machine.annotation(annotation).has_value();
    }
    [[nodiscard]] bool nodeThere() const { return static_cast<bool>(view.node); }
    [[nodiscard]] bool nodeGoing() const { return view.node && view.node.isDeleting(); }
    /// A backup is only made of a Node that is deleted next.
    [[nodiscard]] bool nodeWasDeleted() const { return backedUp && !nodeThere(); }
    [[nodiscard]] bool isPast() const { return deadline && now > *deadline; }

    const FencingView &view;
    TimePoint now;
    bool asked;
    bool marked;
    bool backedUp;
    bool hasDeadline;
    bool requested; ///< our key is on the host
    bool held = false;
    std::optional<TimePoint> deadline{}; ///< one that cannot be read never passes
};

using Facts = FencingFacts;
using Decision = FencingDecision;

Decision wait(std::string reason, std::optional<Duration> again = {})
{
    Decision decision;
    decision.reason = std::move(reason);
    decision.again = again;
    return decision;
}

Decision act(FencingStep step, std::string reason, std::optional<Duration> again = {})
{
    Decision decision = wait(std::move(reason), again);
    decision.step = step;
    return decision;
}

Decision remember(std::string reason, decltype(Decision::annotations) annotations)
{
    Decision decision = act(FencingStep::Remember, std::move(reason));
    decision.annotations = std::move(annotations);
    return decision;
}

Decision release(std::string reason)
{
    Decision decision = act(FencingStep::ReleaseRequest, std::move(reason), bootRetry);
    decision.patch = Object(Json{{"metadata", {{"annotations", {{powerOffRequest, nullptr}}}}}});
    return decision;
}

/// Why the host can not be held off at all; empty when it can.
std::string obstacleOf(const Object &host)
{
    const char *why = nullptr;
    if (host.annotation(host::pausedAnnotation))
        why = "is paused";
    else if (host.annotation(host::detachedAnnotation))
        why = "is detached";
    else if (isTrue(host.at("/spec/disablePowerOff")))
        why = "must not be switched off (disablePowerOff)";
    return why ? "remediation cannot switch off BareMetalHost " + host.name() + ": it " + why
               : std::string();
}

bool isBackedUpAsItIs(const Facts &f)
{
    return f.view.machine.annotation(remediation::labelsBackup)
        == backupOf(f.view.node, "/metadata/labels")
        && f.view.machine.annotation(remediation::annotationsBackup)
        == backupOf(f.view.node, "/metadata/annotations");
}

/// What the backup has and the new Node lacks; keys that it has keep their value.
Json missingOn(const Object &node, const Object &machine)
{
    Json patch = Json::object();
    const auto collect = [&](const char *backup, const char *map) {
        const auto text = machine.annotation(backup);
        Json kept = text ? Json::parse(*text, nullptr, false) : Json();
        if (!kept.is_object())
            kept = Json::object();
        for (const auto &[key, value] : kept.items()) {
            const bool present = std::string_view(map) == "labels"
                ? node.label(key).has_value()
                : node.annotation(key).has_value();
            if (value.is_string() && !present)
                patch["metadata"][map][key] = value;
        }
    };
    collect(remediation::labelsBackup, "labels");
    collect(remediation::annotationsBackup, "annotations");
    return patch;
}

bool nothingToRestore(const Facts &f)
{
    return !f.backedUp || !f.nodeThere() || missingOn(f.view.node, f.view.machine).empty();
}

/// The Machine may be replaced by another one on this or another host.
bool isReplaceable(const Facts &f)
{
    const Json &owners = f.view.machine.at("/metadata/ownerReferences");
    const bool owned =
        owners.is_array() && std::any_of(owners.begin(), owners.end(), [](const Json &owner) {
            return owner.is_object() && isTrue(owner.value("controller", Json()));
        });
    return owned && !isTrue(f.view.host.at("/spec/externallyProvisioned"))
        && f.view.machine.label(machine::roleLabel) != "master";
}

struct FencingRow {
    const char *name;
    bool (*applies)(const Facts &);
    Decision (*decide)(const Facts &);
};

// clang-format off
const FencingRow fencingTable[] = {
{"none", [](const Facts &f) { return !f.asked && !f.marked && !f.requested && !f.backedUp && !f.hasDeadline; },
    [](const Facts &) { return wait("nobody asked for a remediation"); }},
// The health check is content again, and the Node was never touched.
{"withdrawn", [](const Facts &f) { return !f.asked && !f.marked && !f.nodeWasDeleted() && f.requested; },
    [](const Facts &) { return release("the remediation was withdrawn before the Node was deleted"); }},
{"withdrawn, leftovers", [](const Facts &f) { return !f.asked && !f.marked && !f.nodeWasDeleted() && nothingToRestore(f); },
    [](const Facts &) {
        return remember("the remediation was withdrawn",
                        {{remediation::labelsBackup, {}}, {remediation::annotationsBackup, {}}, {remediation::timeoutAt, {}}});
    }},
{"1 blocked", [](const Facts &f) {
        return !f.marked && !f.held && (f.asked || f.requested) && !obstacleOf(f.view.host).empty();
    },
    [](const Facts &f) {
        Decision decision = wait(obstacleOf(f.view.host));
        decision.blocked = true;
        return decision;
    }},
{"1", [](const Facts &f) { return f.asked && !f.marked && !f.requested; },
    [](const Facts &) {
        Decision decision = act(FencingStep::RequestPowerOff, "the host is asked to be held off");
        decision.patch = Object(Json{{"metadata", {{"annotations", {{powerOffRequest, hardRequest}}}}}});
        return decision;
    }},
{"2", [](const Facts &f) { return !f.marked && f.requested && !f.held; },
    [](const Facts &) { return wait("waiting until the host is confirmed to be held off"); }},
{"3 going", [](const Facts &f) { return !f.marked && f.requested && f.nodeGoing(); },
    [](const Facts &) { return wait("waiting for the Node to be gone", nodeRetry); }},
{"3 back up", [](const Facts &f) { return !f.marked && f.requested && f.nodeThere() && !isBackedUpAsItIs(f); },
    [](const Facts &f) {
        return remember("the labels of the Node are kept",
                        {{remediation::labelsBackup, backupOf(f.view.node, "/metadata/labels")},
                         {remediation::annotationsBackup, backupOf(f.view.node, "/metadata/annotations")}});
    }},
{"3", [](const Facts &f) { return !f.marked && f.requested && f.nodeThere(); },
    [](const Facts &) { return act(FencingStep::DeleteNode, "the host is off, its Node is deleted", nodeRetry); }},
{"4", [](const Facts &f) { return !f.marked && f.requested; },
    [](const Facts &) { return remember("the host is off and the Node is gone", {{remediation::poweredOff, ""}}); }},
// Whoever made the Node anew did so while the host was off.
{"5 Node again", [](const Facts &f) { return f.requested && f.nodeThere(); },
    [](const Facts &f) {
        if (!f.held)
            return wait("waiting until the host is confirmed to be held off again");
        if (f.nodeGoing())
            return wait("waiting for the Node to be gone", nodeRetry);
        return act(FencingStep::DeleteNode, "the Node came back while the host was off", nodeRetry);
    }},
{"5 ask", [](const Facts &f) { return f.requested && (!f.hasDeadline || f.isPast()) && !f.view.startupTimeout; },
    [](const Facts &) { return act(FencingStep::AskTimeout, "how long may the Node take to join?"); }},
{"5 deadline", [](const Facts &f) { return f.requested && (!f.hasDeadline || f.isPast()); },
    [](const Facts &f) {
        return remember("the host is about to boot, the wait for its Node is limited",
                        {{remediation::timeoutAt, formatTime(f.now + *f.view.startupTimeout)}});
    }},
{"5", [](const Facts &f) { return f.requested; },
    [](const Facts &) { return release("the Node is gone, the host may boot"); }},
{"6 timed out", [](const Facts &f) { return !f.nodeThere() && f.isPast() && isReplaceable(f); },
    [](const Facts &) {
        return act(FencingStep::DeleteMachine, "the Node did not come back in time, the Machine is replaced", bootRetry);
    }},
{"6", [](const Facts &f) { return !f.nodeThere() || f.nodeGoing(); },
    [](const Facts &) { return wait("waiting for the Node to come back", bootRetry); }},
{"7 restore", [](const Facts &f) { return !nothingToRestore(f); },
    [](const Facts &f) {
        Decision decision = act(FencingStep::RestoreNode, "the new Node gets what it lacks of the old one", Duration(0));
        decision.patch = Object(missingOn(f.view.node, f.view.machine));
        return decision;
    }},
{"7", [](const Facts &f) { return f.backedUp; },
    [](const Facts &) {
        return remember("the new Node has all labels of the old one",
                        {{remediation::labelsBackup, {}}, {remediation::annotationsBackup, {}}});
    }},
{"8", [](const Facts &) { return true; },
    [](const Facts &) {
        return remember("the remediation is finished",
                        {{remediation::poweredOff, {}}, {remediation::asked, {}}, {remediation::timeoutAt, {}}});
    }},
};
// clang-format on

} // namespace

FencingDecision decideFencing(const FencingView &view, TimePoint now)
{
    const Facts facts(view, now);
    const auto row = std::find_if(std::begin(fencingTable),
                                  std::end(fencingTable),
                                  [&facts](const FencingRow &r) { return r.applies(facts); });
    FencingDecision decision = row->decide(facts);
    decision.row = row->name;
    return decision;
}

std::vector<std::string> fencingRows()
{
    std::vector<std::string> names;
    for (const FencingRow &row : fencingTable)
        names.emplace_back(row.name);
    return names;
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
    return usualStartupTimeout;
}

} // namespace hp::rules
