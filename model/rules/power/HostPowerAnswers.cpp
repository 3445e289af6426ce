// SPDX-License-Identifier: Apache-2.0
// What the rows answer with: the decision that each of them begins from, and what a reading or the
// requests say whatever the row.
#include "model/base/ApiStatus.h"
#include "model/messages/Power.h"
#include "model/rules/power/HostPowerFacts.h"

#include <algorithm>
#include <array>

namespace hp::rules {

using host::PowerAction;
using host::PowerStatus;
using host::RebootMode;

namespace {

/// Words for "not now" and "no room", under whatever status (facts/redfish.md 3).
constexpr std::array busyWords{"SYS518", "ResourceNotReadyRetry", "ServiceTemporarilyUnavailable"};
constexpr std::array noSessionWords{"RAC0218", "SessionLimitExceeded"};
/// The password is right and good for nothing but its change (DSP0266, "Password management").
constexpr const char *mustChangePassword = "PasswordChangeRequired";

/// What an answer that is no reading means.
std::string reasonOf(const ApiStatus &answer)
{
    const auto says = [&answer](const auto &words) {
        return std::find(words.begin(), words.end(), answer.reason) != words.end();
    };
    if (says(noSessionWords))
        return "NoSessionLeft";
    if (answer.code == 503 || answer.code == 429 || says(busyWords))
        return "Busy";
    if (answer.code == 401)
        return "CredentialsRejected";
    if (answer.code == 403)
        return answer.reason == mustChangePassword ? mustChangePassword : "AccessDenied";
    return answer.code >= 200 && answer.code < 300 ? "NoRedfish"
                                                   : "Http" + std::to_string(answer.code);
}

/// The name that the driver gave a failure, such as TlsUntrusted, or the kind of it.
std::string reasonOf(const Error &trouble)
{
    const std::string &name = trouble.detail;
    const bool isName = !name.empty() && name.front() >= 'A' && name.front() <= 'Z'
        && std::all_of(name.begin(), name.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
           });
    if (isName)
        return name;
    return trouble.status && trouble.status->code > 0 ? reasonOf(*trouble.status)
                                                      : hp::toString(trouble.code);
}

} // namespace

HostPowerDecision HostPowerFacts::keep(const char *row, Message reason) const
{
    HostPowerDecision decision;
    decision.row = row;
    decision.reason = std::move(reason);
    decision.status = stored;
    storeObservation(decision);
    if (isServing && !detached)
        decision.standing = standingEvents();
    return decision;
}

HostPowerDecision HostPowerFacts::recheck(const char *row, Message reason, Duration after) const
{
    HostPowerDecision decision = keep(row, std::move(reason));
    decision.recheckAfter = after;
    return decision;
}

HostPowerDecision HostPowerFacts::remove(const char *row,
                                         Message reason,
                                         const std::string &key,
                                         std::string value) const
{
    HostPowerDecision decision = recheck(row, std::move(reason), Duration(0));
    decision.step = HostPowerStep::RemoveAnnotation;
    decision.annotation = key;
    decision.annotationValue = std::move(value);
    return decision;
}

HostPowerDecision HostPowerFacts::post(const char *row, Message reason, ResetType command) const
{
    HostPowerDecision decision = keep(row, std::move(reason));
    decision.step = HostPowerStep::PostReset;
    decision.command = command;
    decision.recheckAfter = Duration(0); // one look at once, then in the pace of changes
    const auto record = [&](Duration timeout, RebootMode how) {
        const bool again = stored.powerRetry && stored.powerRetry->type == retryTypeOf(command);
        decision.status.powerAction = PowerAction{
            command, now, now + timeout, again ? stored.powerRetry->attempt + 1 : 1, how};
    };
    switch (command) {
    case ResetType::On:
        record(settings.powerOnTimeout, RebootMode::Soft);
        decision.events = {{false, "PowerOn", say::hostWasPoweredOn()}};
        break;
    case ResetType::GracefulShutdown:
        record(settings.softOffTimeout, RebootMode::Soft);
        decision.events = {{false, "PowerOff", say::hostWasSoftPoweredOff()}};
        break;
    case ResetType::ForceOff:
        record(settings.hardOffTimeout, RebootMode::Hard);
        decision.events = {{false, "PowerOff", say::hostWasPoweredOff()}};
        break;
    case ResetType::GracefulRestart:
    case ResetType::ForceRestart:
        // Nothing shows later that it was sent: without the record it would be sent again.
        record(settings.hardOffTimeout,
               command == ResetType::ForceRestart ? RebootMode::Hard : RebootMode::Soft);
        decision.events = {{false, "Reboot", say::hostWasRestarted()}};
        break;
    }
    return decision;
}

HostPowerDecision HostPowerFacts::stopBoot(const char *row, Message reason) const
{
    HostPowerDecision decision = post(row, std::move(reason), ResetType::ForceOff);
    decision.insist = true; // it still reads Off and would come up later
    decision.status.poweredOn =
        false; // as it was just read: what follows is a boot that is stopped
    return decision;
}

HostPowerDecision HostPowerFacts::waitForStoppedBoot(const char *row) const
{
    return recheck(row,
                   say::stoppedBootMustStayOff(),
                   notPast(settings.pollChanging, settings.stableOff - actionAge()));
}

/// What a reading changes whatever the row: how it is known, health, holds whose key is gone, an
/// error that was only silence.
void HostPowerFacts::storeObservation(HostPowerDecision &decision) const
{
    PowerStatus &status = decision.status;
    if (!view.observed)
        return;
    std::erase_if(status.rebootHolds, [this](const host::RebootHold &hold) {
        return std::none_of(requests.begin(), requests.end(), [&](const RebootAnnotation &request) {
            return request.key == hold.key;
        });
    });
    if (!known) {
        const std::string reason = view.observed->trouble ? reasonOf(*view.observed->trouble)
            : view.observed->anotherServer                ? "AnotherServer"
                                                          : "NoPowerState";
        decision.conditions = {
            {host::condition::powerStateKnown, "False", reason, "", whyUnknown().text()}};
        return;
    }
    if (stored.enrolledUuid.empty() && stored.enrolledSerial.empty()) {
        status.enrolledUuid = view.observed->systemUuid;
        status.enrolledSerial = view.observed->serialNumber;
    }
    if (!stored.goodCredentials) { // a change is told by a row of its own
        status.goodCredentials = view.credentialsMark;
        status.triedCredentials = view.credentialsMark;
    } else if (view.credentialsMark && !stored.goodCredentials->address.empty()
               && stored.goodCredentials->isSameRevision(*view.credentialsMark)) {
        status.goodCredentials = view.credentialsMark; // an administrator allowed another address
    }
    if (status.rebootHolds.empty())
        status.poweredOnWhileHeld = 0;
    status.powerState = view.observed->raw;
    status.powerStateObservedAt = view.observed->observedAt;
    decision.conditions = {{host::condition::powerStateKnown, "True", "Observed", "", ""}};
    if (!view.observed->health.empty()) {
        const bool fine = view.observed->health == "OK";
        decision.conditions.push_back(
            {host::condition::healthy,
             fine ? "True" : "False",
             view.observed->health,
             "",
             fine ? "" : "The BMC reports the health of the server as " + view.observed->health});
    }
    const Conditions shown(view.host.at("/status/conditions"));
    if (!view.observed->weakness.empty())
        decision.conditions.push_back(
            {host::condition::accessSecure, "False", "Weakened", "", view.observed->weakness});
    else if (shown.get(host::condition::accessSecure))
        decision.conditions.push_back({host::condition::accessSecure, "True", "Secure", "", ""});
    const bool isOfPower = status.errorType == host::error::power;
    const bool isOfAccess = (isOfPower && status.errorCount == 0)
        || status.errorType == host::error::registration
        || status.errorType == host::error::provisionedRegistration;
    // With what a command was refused stands as long as the command is owed, whatever came since.
    const bool isRefused =
        status.powerRetry && !status.powerRetry->message.empty() && status.poweredOnWhileHeld == 0;
    if (isRefused && (isOfAccess || isOfPower)) {
        status.errorType = host::error::power;
        status.errorMessage = status.powerRetry->message;
        status.operationalStatus = "error";
    } else if (isOfAccess) {
        status.errorType.clear();
        status.errorMessage.clear();
        status.operationalStatus = "OK";
    }
}

Message HostPowerFacts::whyUnknown() const
{
    const PowerObservation &observed = *view.observed;
    if (observed.trouble)
        return quoted(observed.trouble->message);
    if (observed.anotherServer)
        return say::anotherServerAnswers();
    return observed.raw.empty() ? say::bmcGivesNoPowerState()
                                : say::bmcGivesUnknownPowerState(observed.raw);
}

Message HostPowerFacts::whyStillOn() const
{
    const std::string command =
        toString(stored.powerAction ? stored.powerAction->type : ResetType::ForceOff);
    if (actionFailed())
        return view.observed->failure.empty()
            ? say::taskFailed(command)
            : say::taskFailedBecause(command, view.observed->failure);
    if (power == PowerState::On)
        return say::commandHadNoEffect(command);
    return say::hostHangsAfter(view.observed->raw, command);
}

void nameRow(HostPowerDecision &decision, const char *reason, PowerSettled settled)
{
    decision.word = reason;
    const bool rests =
        decision.step == HostPowerStep::Stop || decision.step == HostPowerStep::PostReset;
    if (settled == PowerSettled::Apart || !rests)
        return;
    const char *status = settled == PowerSettled::Yes ? "True"
        : settled == PowerSettled::No                 ? "False"
                                                      : "Unknown";
    decision.conditions.push_back(
        {host::condition::powerSettled, status, reason, "", decision.reason.text()});
}

std::vector<HostPowerEvent> HostPowerFacts::standingEvents() const
{
    std::vector<HostPowerEvent> events;
    if (view.observed && !view.observed->contradiction.empty())
        events.push_back({true, "PowerOffNotConfirmed", quoted(view.observed->contradiction)});
    for (const RebootAnnotation &request : requests) {
        if (request.request.warning)
            events.push_back({true,
                              "InvalidAnnotationValue",
                              say::requestIsNotUnderstood(request.key,
                                                          request.request.diagnostic,
                                                          request.value.substr(0, 100))});
        if (isAvailable && !request.request.force)
            events.push_back(
                {false, "RebootRequestIgnored", say::requestHasNoEffectYet(request.key)});
    }
    if (disablePowerOff && hasKey)
        events.push_back({true, "HoldImpossible", say::hostCannotBeHeldOff()});
    return events;
}

} // namespace hp::rules
