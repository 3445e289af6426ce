// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/HostPowerFacts.h"

#include "model/base/JsonFields.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace hp::rules {

using host::PowerAction;
using host::PowerStatus;
using host::RebootMode;

namespace {

constexpr Duration tick{1}; // the smallest step of a stored stamp

} // namespace

ResetType retryTypeOf(ResetType command)
{
    return isRestart(command) ? ResetType::ForceOff : command;
}

std::optional<host::PowerAction> HostPowerView::actionInFlight() const
{
    auto action = host::powerActionOf(host);
    return unsent && action && action->issuedAt == unsent->issuedAt ? unsent->before : action;
}

HostPowerFacts::HostPowerFacts(const HostPowerView &given, TimePoint time)
    : view(given)
    , settings(given.settings)
    , now(time)
    , stored(host::powerStatusOf(given.host))
    , state(stored.state)
    , online(isTrue(given.host.at("/spec/online")))
    , disablePowerOff(isTrue(given.host.at("/spec/disablePowerOff")))
    , external(isTrue(given.host.at("/spec/externallyProvisioned")))
    , deleting(given.host.isDeleting())
    , hasAddress(!given.host.text("/spec/bmc/address").empty())
    , isAvailable(state == host::state::available || state == host::state::ready)
    , isServing(isAvailable || state == host::state::provisioned
                || state == host::state::externallyProvisioned)
    , requests(rebootAnnotations(given.host))
    , poweredOn(stored.poweredOn.value_or(false))
{
    stored.powerAction = given.actionInFlight();
    if (const auto value = given.host.annotation(host::detachedAnnotation)) {
        const Detachment detachment = parseDetachment(*value);
        detached =
            isServing || detachment.force || (deleting && stored.operationalStatus == "detached");
        delaysDeletion = detachment.delaysDeletion;
    }
    wantedImage = host::compactObject(given.host, "/spec/image");
    wantedDeploy = host::compactObject(given.host, "/spec/customDeploy");
    newCredentials = given.credentialsMark && stored.goodCredentials
        && !given.credentialsMark->isSameRevision(*stored.goodCredentials);
    wiping = settings.drivesProvisioning && state == host::state::deprovisioning && !deleting;
    if (wiping) {
        isServing = true;
        online = false;
    }
    for (const RebootAnnotation &request : requests) {
        if (!wiping && (!isAvailable || request.request.force))
            live.push_back(request);
    }
    for (const RebootAnnotation &request : live) {
        if (request.keyed)
            hasKey = true;
        else
            base = &request;
    }
    pending = stored.isPending();
    wantsOff = pending || !online;
    const bool hardAsked =
        std::any_of(live.begin(), live.end(), [](const RebootAnnotation &request) {
            return request.request.mode == RebootMode::Hard;
        });
    // An orderly shutdown had its chance when something failed before; a cycle never gets softer.
    if (wiping || stored.errorCount > 0
        || (pending && (hardAsked || stored.pendingRebootMode == RebootMode::Hard)))
        mode = RebootMode::Hard;
    if (given.observed && !given.observed->trouble) {
        power = given.observed->power;
        known = power != PowerState::Unknown;
    }
}

bool HostPowerFacts::inFlight(ResetType type) const
{
    return stored.powerAction && stored.powerAction->type == type;
}

bool HostPowerFacts::restarting() const
{
    return stored.powerAction && isRestart(stored.powerAction->type);
}

bool HostPowerFacts::shuttingDown() const
{
    return inFlight(ResetType::GracefulShutdown) || inFlight(ResetType::ForceOff);
}

bool HostPowerFacts::mayStillStart() const
{
    return power == PowerState::Off && inFlight(ResetType::On);
}

bool HostPowerFacts::settlesAfterStoppedBoot() const
{
    // A ForceOff that brought down what was seen on has nothing left to wait for.
    return power == PowerState::Off && stored.poweredOn == false && inFlight(ResetType::ForceOff)
        && actionAge() < settings.stableOff;
}

bool HostPowerFacts::actionFailed() const
{
    if (!stored.powerAction || !view.observed || view.observed->failedReset.empty())
        return false;
    // The task of an earlier one says nothing about what was sent, or is only watched, since.
    if (view.observed->failedResetAt < stored.powerAction->issuedAt)
        return false;
    const std::string &word = view.observed->failedReset;
    const ResetType type = stored.powerAction->type;
    return word == toString(type) || (type == ResetType::On && word == forceOnWord);
}

Duration HostPowerFacts::actionLeft() const
{
    if (!stored.powerAction || actionFailed())
        return {};
    return view.actionTimeLeft.value_or(stored.powerAction->deadline - now);
}

Duration HostPowerFacts::actionAge() const
{
    if (!stored.powerAction)
        return {};
    return stored.powerAction->deadline - stored.powerAction->issuedAt - actionLeft();
}

Duration HostPowerFacts::retryLeft() const
{
    if (!stored.powerRetry)
        return {};
    return view.retryTimeLeft.value_or(stored.powerRetry->notBefore - now);
}

bool HostPowerFacts::softIsOffered() const
{
    const std::vector<std::string> &offered = view.observed->allowedResets;
    return offered.empty()
        || std::find(offered.begin(), offered.end(), toString(ResetType::GracefulShutdown))
        != offered.end();
}

bool HostPowerFacts::hasUnacceptedKey() const
{
    return std::any_of(live.begin(), live.end(), [this](const RebootAnnotation &request) {
        return request.keyed
            && std::none_of(stored.rebootHolds.begin(),
                            stored.rebootHolds.end(),
                            [&](const host::RebootHold &hold) { return hold.key == request.key; });
    });
}

bool HostPowerFacts::hasNewHardRequest() const
{
    return modeIsUpgraded()
        || std::any_of(live.begin(), live.end(), [this](const RebootAnnotation &request) {
               return request.keyed && request.request.mode == RebootMode::Hard
                   && std::none_of(stored.rebootHolds.begin(),
                                   stored.rebootHolds.end(),
                                   [&](const host::RebootHold &hold) {
                                       return hold.key == request.key
                                           && hold.mode == RebootMode::Hard;
                                   });
           });
}

bool HostPowerFacts::modeIsUpgraded() const
{
    return pending && poweredOn && stored.pendingRebootMode != RebootMode::Hard
        && std::any_of(live.begin(), live.end(), [](const RebootAnnotation &request) {
               return request.request.mode == RebootMode::Hard;
           });
}

bool HostPowerFacts::hasSoftware() const
{
    return !stored.image.empty() || !stored.customDeploy.empty();
}

bool HostPowerFacts::wantsOtherSoftware() const
{
    const std::string url = view.host.text("/status/provisioning/image/url");
    const std::string method = view.host.text("/status/provisioning/customDeploy/method");
    return hasSoftware()
        && (url != view.host.text("/spec/image/url")
            || method != view.host.text("/spec/customDeploy/method"));
}

Duration HostPowerFacts::backoff(int errors) const
{
    const int exponent = std::min(errors, settings.backoffMaxExponent);
    const double factor = std::ldexp(1.0 - 0.5 * view.random, exponent);
    return Duration(std::llround(static_cast<double>(settings.backoffUnit.count()) * factor));
}

Duration HostPowerFacts::notPast(Duration wait, Duration left)
{
    return left > Duration(0) ? std::min(wait, left) : Duration(0);
}

TimePoint HostPowerFacts::stampPending() const
{
    TimePoint stamp = now;
    if (stored.lastPoweredOn)
        stamp = std::max(stamp, *stored.lastPoweredOn + tick);
    if (stored.pendingRebootSince)
        stamp = std::max(stamp, *stored.pendingRebootSince);
    return stamp;
}

TimePoint HostPowerFacts::stampPoweredOn() const
{
    TimePoint stamp = now;
    if (stored.pendingRebootSince)
        stamp = std::max(stamp, *stored.pendingRebootSince + tick);
    if (stored.lastPoweredOn)
        stamp = std::max(stamp, *stored.lastPoweredOn);
    return stamp;
}

void HostPowerFacts::acceptKeys(PowerStatus &status) const
{
    for (const RebootAnnotation &request : live) {
        if (!request.keyed)
            continue;
        const auto hold = std::find_if(status.rebootHolds.begin(),
                                       status.rebootHolds.end(),
                                       [&](const auto &entry) { return entry.key == request.key; });
        if (hold == status.rebootHolds.end())
            status.rebootHolds.push_back({request.key, request.request.mode, now, {}});
        else if (request.request.mode == RebootMode::Hard)
            hold->mode = RebootMode::Hard;
    }
    std::sort(status.rebootHolds.begin(),
              status.rebootHolds.end(),
              [](const auto &a, const auto &b) { return a.key < b.key; });
}

/// The fence acknowledgement: only a reading that was begun after the acceptance proves anything.
/// Keys are accepted in a pass of their own, so every fresh reading is one. The stamps are kept in
/// that order whatever the clock says.
void HostPowerFacts::markHeld(PowerStatus &status) const
{
    if (power != PowerState::Off || !view.observed->fresh)
        return;
    for (host::RebootHold &hold : status.rebootHolds) {
        if (!hold.heldSince)
            hold.heldSince = std::max(view.observed->observedAt, hold.acceptedAt + tick);
    }
}

void HostPowerFacts::bookError(PowerStatus &status,
                               ResetType type,
                               int attempt,
                               const Message &why) const
{
    status.operationalStatus = "error";
    status.errorType = host::error::power;
    status.errorMessage = why.text();
    ++status.errorCount;
    status.powerRetry =
        host::PowerRetry{type, now + backoff(status.errorCount), attempt, why.text()};
}

} // namespace hp::rules
