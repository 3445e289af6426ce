// SPDX-License-Identifier: Apache-2.0
#include "model/resource/BareMetalHost.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::host {

namespace {

Json textOrNull(const std::string &text)
{
    return text.empty() ? Json(nullptr) : Json(text);
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
    const auto tellsOfTrouble = [](const Condition &condition) {
        return condition.status == "False"
            && (condition.type == condition::powerStateKnown
                || condition.type == condition::manageable || condition.type == condition::healthy
                || condition.type == condition::powerSettled);
    };
    return std::any_of(wanted.begin(), wanted.end(), [&](const Condition &condition) {
        const auto old = stored.get(condition.type);
        return old ? *old != condition : tellsOfTrouble(condition);
    });
}

} // namespace

std::string compactObject(const Object &host, std::string_view pointer)
{
    const Json &value = host.at(pointer);
    return value.is_object() && !value.empty()
        ? value.dump(-1, ' ', false, Json::error_handler_t::replace)
        : std::string();
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
        status.pendingRebootMode = rebootModeFrom(mode);
    status.powerAction = powerActionOf(host);
    status.powerRetry = powerRetryOf(host);
    status.rebootHolds = rebootHoldsOf(host);
    status.poweredOnWhileHeld = countAt(host, "/status/provisioning/poweredOnWhileHeld", 0);
    status.goodCredentials = credentialsMarkOf(host, "goodCredentials");
    status.triedCredentials = credentialsMarkOf(host, "triedCredentials");
    status.operations = operationHistoryOf(host);
    status.image = compactObject(host, "/status/provisioning/image");
    status.customDeploy = compactObject(host, "/status/provisioning/customDeploy");
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
    if (stored.poweredOnWhileHeld != next.poweredOnWhileHeld)
        set(patch, host, "/provisioning/poweredOnWhileHeld", next.poweredOnWhileHeld);
    const auto object = [&](const char *path, const std::string &before, const std::string &after) {
        if (before == after)
            return;
        Json value = parseJson(after);
        set(patch, host, path, value.is_discarded() ? Json(nullptr) : std::move(value));
    };
    object("/provisioning/image", stored.image, next.image);
    object("/provisioning/customDeploy", stored.customDeploy, next.customDeploy);
    for (const auto &[operation, span] : next.operations) {
        const auto old = stored.operations.find(operation);
        if (old == stored.operations.end() || old->second != span)
            patch["operationHistory"][operation] = jsonOf(span);
    }
    const auto mark = [&](const char *path, const auto &before, const auto &after) {
        if (before != after)
            set(patch, host, path, jsonOf(after));
    };
    if (stored.triedCredentials) // a first mark is no news by itself
        mark("/triedCredentials", stored.triedCredentials, next.triedCredentials);
    if (stored.goodCredentials)
        mark("/goodCredentials", stored.goodCredentials, next.goodCredentials);

    Conditions list(host.at("/status/conditions"));
    const bool newWord = !stored.powerState.empty() && stored.powerState != next.powerState;
    if (patch.empty() && !newWord && !conditionsMatter(list, conditions))
        return {};

    mark("/triedCredentials", stored.triedCredentials, next.triedCredentials);
    mark("/goodCredentials", stored.goodCredentials, next.goodCredentials);
    if (stored.powerState != next.powerState)
        set(patch, host, "/powerState", textOrNull(next.powerState));
    if (stored.enrolledUuid != next.enrolledUuid || stored.enrolledSerial != next.enrolledSerial)
        set(patch,
            host,
            "/provisioning/enrolledSystem",
            {{"uuid", next.enrolledUuid}, {"serialNumber", next.enrolledSerial}});
    time("/powerStateObservedAt", stored.powerStateObservedAt, next.powerStateObservedAt);
    for (const Condition &condition : conditions) {
        // Of metav1.Condition: a new message of the same state is no transition.
        const auto old = list.get(condition.type);
        const bool moves = !old || old->status != condition.status;
        list.set(condition, moves ? now : list.transitionTime(condition.type).value_or(now));
    }
    set(patch, host, "/conditions", list.json());
    patch["lastUpdated"] = formatTime(now);
    return Object(Json{{"metadata", {{"resourceVersion", host.resourceVersion()}}},
                       {"status", std::move(patch)}});
}

} // namespace hp::host
