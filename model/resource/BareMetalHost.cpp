// SPDX-License-Identifier: Apache-2.0
#include "model/resource/BareMetalHost.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::host {

namespace {

RebootMode modeFrom(const std::string &text)
{
    return text == "hard" ? RebootMode::Hard : RebootMode::Soft;
}

std::optional<PowerActionType> typeFrom(const std::string &text)
{
    for (const auto type :
         {PowerActionType::PowerOn, PowerActionType::SoftOff, PowerActionType::HardOff}) {
        if (text == toString(type))
            return type;
    }
    return std::nullopt;
}

int countAt(const Object &object, std::string_view pointer, int otherwise)
{
    const Json &value = object.at(pointer);
    if (!value.is_number_integer())
        return otherwise;
    return static_cast<int>(std::clamp<std::int64_t>(value.get<std::int64_t>(), 0, 1'000'000));
}

std::optional<PowerAction> actionOf(const Object &host)
{
    const auto type = typeFrom(host.text("/status/provisioning/powerAction/type"));
    const auto issued = parseTime(host.text("/status/provisioning/powerAction/issuedAt"));
    const auto deadline = parseTime(host.text("/status/provisioning/powerAction/deadline"));
    if (!type || !issued || !deadline)
        return std::nullopt;
    return PowerAction{*type,
                       *issued,
                       *deadline,
                       countAt(host, "/status/provisioning/powerAction/attempt", 1),
                       modeFrom(host.text("/status/provisioning/powerAction/mode"))};
}

std::optional<PowerRetry> retryOf(const Object &host)
{
    const auto type = typeFrom(host.text("/status/provisioning/powerRetry/type"));
    const auto notBefore = parseTime(host.text("/status/provisioning/powerRetry/notBefore"));
    if (!type || !notBefore)
        return std::nullopt;
    return PowerRetry{
        *type, *notBefore, countAt(host, "/status/provisioning/powerRetry/attempt", 1)};
}

std::vector<RebootHold> holdsOf(const Object &host)
{
    std::vector<RebootHold> holds;
    const Json &list = host.at("/status/provisioning/rebootHolds");
    for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
        const std::string at = "/status/provisioning/rebootHolds/" + std::to_string(i);
        const auto accepted = parseTime(host.text(at + "/acceptedAt"));
        if (host.text(at + "/key").empty() || !accepted)
            continue;
        holds.push_back({host.text(at + "/key"),
                         modeFrom(host.text(at + "/mode")),
                         *accepted,
                         parseTime(host.text(at + "/heldSince"))});
    }
    std::sort(holds.begin(), holds.end(), [](const RebootHold &a, const RebootHold &b) {
        return a.key < b.key;
    });
    return holds;
}

Json textOrNull(const std::string &text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

Json timeOrNull(const std::optional<TimePoint> &time)
{
    return time ? Json(formatMicroTime(*time)) : Json(nullptr);
}

Json jsonOf(const std::optional<PowerAction> &action)
{
    if (!action)
        return nullptr;
    return {{"type", toString(action->type)},
            {"issuedAt", formatMicroTime(action->issuedAt)},
            {"deadline", formatMicroTime(action->deadline)},
            {"attempt", action->attempt},
            {"mode", toString(action->mode)}};
}

Json jsonOf(const std::optional<PowerRetry> &retry)
{
    if (!retry)
        return nullptr;
    return {{"type", toString(retry->type)},
            {"notBefore", formatMicroTime(retry->notBefore)},
            {"attempt", retry->attempt}};
}

Json jsonOf(const std::vector<RebootHold> &holds)
{
    if (holds.empty())
        return nullptr;
    Json list = Json::array();
    for (const RebootHold &hold : holds) {
        Json entry = {{"key", hold.key},
                      {"mode", toString(hold.mode)},
                      {"acceptedAt", formatMicroTime(hold.acceptedAt)}};
        if (hold.heldSince)
            entry["heldSince"] = formatMicroTime(*hold.heldSince);
        list.push_back(std::move(entry));
    }
    return list;
}

/// Collects what differs, as a merge patch.
void set(Json &patch, const Object &host, const std::string &path, const Json &value)
{
    if (host.at("/status" + path) == value)
        return;
    const std::size_t slash = path.rfind('/');
    Json &place = slash == 0 ? patch : patch[path.substr(1, slash - 1)];
    place[path.substr(slash + 1)] = value;
}

/// The conditions whose change is worth a write of its own.
bool conditionsMatter(const Conditions &stored, const std::vector<Condition> &wanted)
{
    return std::any_of(wanted.begin(), wanted.end(), [&stored](const Condition &condition) {
        const auto old = stored.get(condition.type);
        return old ? *old != condition : condition.status == "False";
    });
}

} // namespace

const char *toString(RebootMode mode)
{
    return mode == RebootMode::Hard ? "hard" : "soft";
}

const char *toString(PowerActionType type)
{
    switch (type) {
    case PowerActionType::PowerOn:
        return "PowerOn";
    case PowerActionType::SoftOff:
        return "SoftOff";
    case PowerActionType::HardOff:
        break;
    }
    return "HardOff";
}

PowerStatus powerStatusOf(const Object &host)
{
    PowerStatus status;
    const Json &poweredOn = host.at("/status/poweredOn");
    if (poweredOn.is_boolean())
        status.poweredOn = poweredOn.get<bool>();
    status.powerState = host.text("/status/powerState");
    status.powerStateObservedAt = parseTime(host.text("/status/powerStateObservedAt"));
    status.operationalStatus = host.text("/status/operationalStatus");
    status.errorType = host.text("/status/errorType");
    status.errorMessage = host.text("/status/errorMessage");
    status.errorCount = countAt(host, "/status/errorCount", 0);
    status.state = host.text("/status/provisioning/state");
    status.lastPoweredOn = parseTime(host.text("/status/provisioning/lastPoweredOn"));
    status.pendingRebootSince = parseTime(host.text("/status/provisioning/pendingRebootSince"));
    const std::string &mode = host.text("/status/provisioning/pendingRebootMode");
    if (!mode.empty())
        status.pendingRebootMode = modeFrom(mode);
    status.powerAction = actionOf(host);
    status.powerRetry = retryOf(host);
    status.rebootHolds = holdsOf(host);
    status.enrolledUuid = host.text("/status/provisioning/enrolledSystem/uuid");
    status.enrolledSerial = host.text("/status/provisioning/enrolledSystem/serialNumber");
    return status;
}

Object statusPatch(const Object &host,
                   const PowerStatus &next,
                   const std::vector<Condition> &conditions,
                   TimePoint now)
{
    const PowerStatus stored = powerStatusOf(host);
    Json patch = Json::object();
    const auto time = [&](const char *path, const auto &before, const auto &after) {
        if (before != after) // compared as times: a stored one may have fewer digits
            set(patch, host, path, timeOrNull(after));
    };
    if (stored.poweredOn != next.poweredOn)
        set(patch, host, "/poweredOn", next.poweredOn ? Json(*next.poweredOn) : Json(nullptr));
    if (stored.operationalStatus != next.operationalStatus)
        set(patch, host, "/operationalStatus", next.operationalStatus);
    if (stored.errorType != next.errorType)
        set(patch, host, "/errorType", next.errorType);
    if (stored.errorMessage != next.errorMessage)
        set(patch, host, "/errorMessage", next.errorMessage);
    if (stored.errorCount != next.errorCount)
        set(patch, host, "/errorCount", next.errorCount);
    if (stored.state != next.state)
        set(patch, host, "/provisioning/state", next.state);
    time("/provisioning/lastPoweredOn", stored.lastPoweredOn, next.lastPoweredOn);
    time("/provisioning/pendingRebootSince", stored.pendingRebootSince, next.pendingRebootSince);
    if (stored.pendingRebootMode != next.pendingRebootMode)
        set(patch,
            host,
            "/provisioning/pendingRebootMode",
            textOrNull(next.pendingRebootMode ? toString(*next.pendingRebootMode) : ""));
    if (stored.powerAction != next.powerAction)
        set(patch, host, "/provisioning/powerAction", jsonOf(next.powerAction));
    if (stored.powerRetry != next.powerRetry)
        set(patch, host, "/provisioning/powerRetry", jsonOf(next.powerRetry));
    if (stored.rebootHolds != next.rebootHolds)
        set(patch, host, "/provisioning/rebootHolds", jsonOf(next.rebootHolds));

    Conditions list(host.at("/status/conditions"));
    const bool newWord = !stored.powerState.empty() && stored.powerState != next.powerState;
    if (patch.empty() && !newWord && !conditionsMatter(list, conditions))
        return {};

    if (stored.powerState != next.powerState)
        set(patch, host, "/powerState", textOrNull(next.powerState));
    if (stored.enrolledUuid != next.enrolledUuid || stored.enrolledSerial != next.enrolledSerial)
        set(patch,
            host,
            "/provisioning/enrolledSystem",
            {{"uuid", next.enrolledUuid}, {"serialNumber", next.enrolledSerial}});
    time("/powerStateObservedAt", stored.powerStateObservedAt, next.powerStateObservedAt);
    for (const Condition &condition : conditions)
        list.set(condition, now);
    set(patch, host, "/conditions", list.json());
    patch["lastUpdated"] = formatTime(now);
    return Object(Json{{"metadata", {{"resourceVersion", host.resourceVersion()}}},
                       {"status", std::move(patch)}});
}

} // namespace hp::host
