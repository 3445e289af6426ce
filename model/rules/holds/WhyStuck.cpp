// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/WhyStuck.h"

#include "model/resource/Conditions.h"
#include "model/rules/holds/OwnerReport.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::holds {

using machine::HookPoint;

namespace {

constexpr std::size_t longest = 160;
constexpr std::size_t longestName = 40;

/// Cuts at a character, never inside one.
std::string shortened(const std::string &text, std::size_t limit)
{
    if (text.size() <= limit)
        return text;
    std::size_t end = limit - 3;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end) + "\u2026";
}

std::string name(const std::string &text)
{
    return shortened(text, longestName);
}

std::string age(const std::optional<TimePoint> &since, TimePoint now)
{
    return since ? ' ' + formatAge(now - *since) + '.' : std::string();
}

std::string plural(std::size_t count, const char *one, const char *many)
{
    return std::to_string(count) + ' ' + (count == 1 ? one : many);
}

const char *afterPoint(HookPoint point)
{
    switch (point) {
    case HookPoint::PreCreate:
        return "The instance is created next.";
    case HookPoint::PreDrain:
        return "The node is drained next.";
    case HookPoint::PreTerminate:
        break;
    }
    return "The instance is deleted next.";
}

const std::string &member(const Json &json, const char *key)
{
    static const std::string empty;
    const auto it = json.is_object() ? json.find(key) : json.end();
    return json.is_object() && it != json.end() && it->is_string()
        ? it->get_ref<const std::string &>()
        : empty;
}

std::optional<WhyStuck> failed(const StuckView &view, TimePoint now)
{
    if (machine::phaseOf(view.machine) != machine::phase::failed)
        return std::nullopt;
    WhyStuck why;
    why.rule = "machine failed";
    why.look = StuckLook::Failed;
    why.waitingAt = "failed";
    why.since = parseTime(view.machine.text("/status/lastUpdated"));
    const std::string &message = view.machine.text("/status/errorMessage");
    why.sentence = "Failed: " + (message.empty() ? std::string("no reason was given") : message)
        + '.' + age(why.since, now);
    why.facts.push_back(
        {message.empty() ? "no error message" : message, "status.errorMessage", why.since});
    why.exits = {{"Delete the machine; its set makes a new one", "fix"}};
    why.next = "Nothing: a failed machine is never reconciled again.";
    return why;
}

std::optional<WhyStuck> heldByHook(const StuckView &view, HookPoint point, TimePoint now)
{
    const auto hooks = machine::hooks(view.machine, point);
    const HookHold state = pointState(view.machine, point);
    if (hooks.empty() || state.state != HoldState::Holding)
        return std::nullopt;
    const machine::Hook &first = hooks.front();
    const std::string at = machine::toString(point);

    WhyStuck why;
    why.rule = "hook holds at " + at;
    why.waitingAt = at;
    why.hold = first.name;
    why.owner = first.owner;
    why.since = state.since;
    why.next = hooks.size() == 1
        ? std::string(afterPoint(point))
        : plural(hooks.size() - 1, "more hook waits", "more hooks wait") + " at this point.";
    why.sentence = "Waiting at " + at + " for " + name(first.name) + " (owner " + name(first.owner)
        + ")." + age(state.since, now) + ' ' + why.next;
    for (std::size_t i = 0; i < hooks.size(); ++i) {
        why.facts.push_back({hooks[i].name + " belongs to " + hooks[i].owner,
                             "spec.lifecycleHooks." + at + '[' + std::to_string(i) + ']',
                             state.since});
    }
    why.facts.push_back(
        {state.reason,
         point == HookPoint::PreTerminate ? "status.conditions[Drained]" : "metadata",
         state.since});
    const Conditions conditions(view.machine.at("/status/conditions"));
    for (const machine::Hook &hook : hooks) {
        const auto reported = ownerReport(view.machine, point, hook.name);
        if (!reported || reported->status != "False")
            continue;
        why.rule = "owner reports failure at " + at;
        why.facts.push_back({hook.owner + " reports: " + reported->message,
                             "status.conditions[" + reported->type + ']',
                             conditions.transitionTime(reported->type)});
    }
    why.exits = {{"Wait: " + first.owner + " takes the hook off when it is done", "wait"},
                 {"Look at " + first.owner, "owner"},
                 {"Remove the hook " + first.name + "; it cannot be put back on a deleting machine",
                  "override"}};
    if (point == HookPoint::PreCreate)
        why.exits.back().text = "Remove the hook " + first.name;
    return why;
}

std::string blockedPod(const Json &entry)
{
    const std::string pod = member(entry, "ns") + '/' + member(entry, "pod");
    const std::string &budget = member(entry, "pdb");
    if (budget.empty())
        return "pod " + name(pod) + " does not end";
    std::string text = "pod " + name(pod) + " is refused by budget " + name(budget);
    if (entry.contains("needs") && entry.contains("has"))
        text += " (needs " + entry["needs"].dump() + ", has " + entry["has"].dump() + ')';
    return text;
}

std::optional<WhyStuck> drainRefused(const StuckView &view, TimePoint now)
{
    const Conditions conditions(view.machine.at("/status/conditions"));
    if (!view.machine.isDeleting() || !conditions.is(machine::condition::drained, "False"))
        return std::nullopt;
    WhyStuck why;
    why.rule = "drain refused";
    why.waitingAt = "drain";
    why.next = "The instance is deleted after the drain.";
    const Json record =
        Json::parse(view.machine.annotation(machine::drainRecord).value_or("{}"), nullptr, false);
    why.since = parseTime(member(record, "startedAt"));
    if (!why.since)
        why.since = conditions.transitionTime(machine::condition::drained);

    const auto blocking = record.is_object() ? record.find("blocking") : record.end();
    const bool named = record.is_object() && blocking != record.end() && blocking->is_array()
        && !blocking->empty();
    const auto condition = conditions.get(machine::condition::drained);
    const std::string cause = named ? blockedPod(blocking->front()) : condition->message;
    why.sentence = "Draining " + name(machine::nodeName(view.machine)) + ": " + cause + '.';
    if (named) {
        why.hold = member(blocking->front(), "pdb").empty() ? member(blocking->front(), "pod")
                                                            : member(blocking->front(), "pdb");
        why.owner = member(blocking->front(), "ns");
        if (blocking->size() > 1)
            why.sentence += " So are " + std::to_string(blocking->size() - 1) + " more.";
        for (const Json &entry : *blocking)
            why.facts.push_back({blockedPod(entry), "the eviction's answer", why.since});
    }
    why.sentence += age(why.since, now);
    if (const auto next = parseTime(member(record, "nextAttempt")); next && *next > now)
        why.sentence += " Next try in " + formatAge(*next - now) + '.';
    why.facts.push_back({condition->message,
                         "status.conditions[Drained]",
                         conditions.transitionTime(machine::condition::drained)});
    why.exits = {{"Wait: the drain is tried again by itself", "wait"},
                 {"Give the budget room: more ready pods, or a smaller minAvailable", "fix"},
                 {"Skip the drain; this skips every preDrain hook too", "override"}};
    return why;
}

/// The key is that of a remediation (facts/reboot.md 6).
bool isFencing(const std::string &key)
{
    return key == "capbm-requested-power-off" || key.starts_with("metal3-remediation-");
}

/// The keys that keep a host off, as the host controller acknowledged them.
std::optional<WhyStuck> hostHeldOff(const StuckView &view, TimePoint now)
{
    if (!view.host || !view.host.at("/metadata/annotations").is_object())
        return std::nullopt;
    constexpr std::string_view prefix = "reboot.metal3.io/";
    std::vector<std::string> keys;
    for (const auto &[key, value] : view.host.at("/metadata/annotations").items()) {
        if (key.compare(0, prefix.size(), prefix) == 0)
            keys.push_back(key);
    }
    if (keys.empty())
        return std::nullopt;
    const Json &powered = view.host.at("/status/poweredOn");
    const bool off = powered.is_boolean() && !powered.get<bool>();

    WhyStuck why;
    why.rule = "host held off";
    why.waitingAt = "power";
    why.hold = keys.front().substr(prefix.size());
    why.owner = why.hold;
    for (const Json &hold : view.host.at("/status/provisioning/rebootHolds")) {
        // Until the host was seen off, the key holds since it was accepted.
        auto held = parseTime(member(hold, "heldSince"));
        if (!held)
            held = parseTime(member(hold, "acceptedAt"));
        if (held && (!why.since || *held < *why.since))
            why.since = held;
    }
    const std::string host = name(view.host.name());
    const bool fences = isFencing(why.hold);
    if (fences)
        why.owner = "remediation";
    why.next = keys.size() > 1
        ? plural(keys.size() - 1, "more key holds", "more keys hold") + " it."
        : fences ? "Its Node is deleted while it is off, then it is switched on."
                 : "The host is switched on next.";
    why.sentence = off ? "Host " + host + " is held off by key " + name(why.hold) + '.'
                       : "Host " + host + " is being switched off for key " + name(why.hold) + '.';
    const Conditions conditions(view.host.at("/status/conditions"));
    const bool blind = conditions.is("PowerStateKnown", "False");
    why.sentence +=
        age(why.since, now) + ' ' + (blind ? std::string("Its power is unknown.") : why.next);
    if (blind) {
        why.look = StuckLook::Unknown;
        why.facts.push_back({conditions.get("PowerStateKnown")->message,
                             "status.conditions[PowerStateKnown] of host " + view.host.name(),
                             conditions.transitionTime("PowerStateKnown")});
    }
    for (const std::string &key : keys)
        why.facts.push_back(
            {key + " is set", "metadata.annotations of host " + view.host.name(), {}});
    why.exits = {{"Wait: the owner of the key takes it away", "wait"},
                 {"Ask whoever set the key " + why.hold, "owner"},
                 {"Remove the key; the server starts at once", "override"}};
    if (fences) // a key that is pulled lets a Node meet itself
        why.exits = {{"Wait: the key goes when the Node is gone", "wait"},
                     {"Take back the request: the annotation of the Machine, or the "
                      "Metal3Remediation",
                      "owner"}};
    if (blind)
        why.exits.push_back({"Check the BMC's network, address and credentials", "fix"});
    return why;
}

std::optional<WhyStuck> powerUnknown(const StuckView &view, TimePoint now)
{
    if (!view.host)
        return std::nullopt;
    const Conditions conditions(view.host.at("/status/conditions"));
    if (!conditions.is("PowerStateKnown", "False"))
        return std::nullopt;
    WhyStuck why;
    why.rule = "power unknown";
    why.look = StuckLook::Unknown;
    why.waitingAt = "power";
    why.hold = "PowerStateKnown";
    why.owner = view.host.name();
    why.since = conditions.transitionTime("PowerStateKnown");
    const std::string message = conditions.get("PowerStateKnown")->message;
    why.next = "Nothing is switched while the power is unknown.";
    why.sentence = "Power of host " + name(view.host.name())
        + " is unknown: " + shortened(message, 72) + '.' + age(why.since, now);
    why.facts.push_back(
        {message, "status.conditions[PowerStateKnown] of host " + view.host.name(), why.since});
    why.exits = {{"Wait: the BMC is asked again by itself", "wait"},
                 {"Check the BMC's network, address and credentials", "fix"}};
    return why;
}

std::optional<WhyStuck> heldBeforeCreate(const StuckView &view, TimePoint now)
{
    return heldByHook(view, HookPoint::PreCreate, now);
}

std::optional<WhyStuck> heldBeforeDrain(const StuckView &view, TimePoint now)
{
    return heldByHook(view, HookPoint::PreDrain, now);
}

std::optional<WhyStuck> heldBeforeTerminate(const StuckView &view, TimePoint now)
{
    return heldByHook(view, HookPoint::PreTerminate, now);
}

using Row = std::optional<WhyStuck> (*)(const StuckView &, TimePoint);
constexpr std::array<Row, 7> rows{failed,
                                  heldBeforeCreate,
                                  heldBeforeDrain,
                                  drainRefused,
                                  heldBeforeTerminate,
                                  hostHeldOff,
                                  powerUnknown};

} // namespace

std::optional<WhyStuck> whyStuck(const StuckView &view, TimePoint now)
{
    for (const Row row : rows) {
        if (auto why = row(view, now)) {
            why->sentence = shortened(why->sentence, longest);
            return why;
        }
    }
    return std::nullopt;
}

} // namespace hp::holds
