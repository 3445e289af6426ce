// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Stage.h"

#include "model/base/ErrorWords.h"
#include "model/base/Text.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/metal/HostClaim.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::holds {

namespace {

using namespace std::chrono_literals;

/// A provider's failure that was not told again for so long is over: its longest pause between two
/// tries is 1,000 s (facts/machine-api.md 1.2).
constexpr Duration failureIsOver = 30min;
/// An update is tried again after 30 s whatever happens (facts/machine-api.md 1 row 8), and one
/// that succeeds and changes nothing is not told.
constexpr Duration updateFailureIsOver = 10min;
/// Pauses between two tries that double: the last one is at most so many times the mean of ten.
constexpr int longestPauses = 10;
/// The pauses of calls to the provider double from 5 ms to this: the last one is as long as all
/// before it, so the next try comes as long after the last as that came after the first, and a
/// quarter later where the call takes its time.
constexpr Duration longestPauseOfCalls = 1000s;

} // namespace

int latePriority(const Case &c)
{
    return priorityOf(HoldKind::PreDrain, HoldState::Late, {}, impactOf(c.view));
}

bool isCurrent(const EventSign &sign, TimePoint now)
{
    Duration over = sign.reason == "FailedUpdate" ? updateFailureIsOver : failureIsOver;
    if (sign.count > 2 && sign.first) {
        const Duration lasted = *sign.last - *sign.first;
        Duration pause = lasted / (sign.count - 1) * longestPauses;
        if (sign.reason == "FailedCreate" || sign.reason == "FailedDelete")
            pause = std::max(pause, std::min(lasted, longestPauseOfCalls) * 5 / 4);
        over = std::clamp(pause, Duration(failureIsNotOver), over);
    }
    // One from after now is of a clock that is ahead of ours, or of ours before it was set back:
    // then it may be as old as anything.
    const Duration age = now - *sign.last;
    return age <= over && age >= -failureIsOver;
}

std::string stoppedState(const Object &machine)
{
    constexpr std::array words{"stopped",
                               "stopping",
                               "suspended",
                               "suspending",
                               "paused",
                               "shutoff",
                               "poweredoff",
                               "off",
                               "shutting",
                               "preempted"};
    constexpr std::array parts{
        "dealloc", "terminated", "shelved", "hibernat", "error", "fail", "crash", "unschedulable"};
    std::string state = lowerCase(machine.annotation(machine::instanceState).value_or(""));
    if (std::ranges::any_of(
            parts, [&state](const char *part) { return state.find(part) != std::string::npos; }))
        return state;
    std::string word;
    for (const char c : state + ' ') {
        if (std::isalpha(static_cast<unsigned char>(c))) {
            word += c;
            continue;
        }
        if (std::ranges::find(words, word) != words.end())
            return state;
        word.clear();
    }
    return {};
}

bool kubeletReports(const Case &c)
{
    return machine::conditionIs(c.view.node, "Ready", "True");
}

Message endOfGoneInstance(const Case &c)
{
    const Object &machine = c.view.machine;
    const bool isServer = machine::providerId(machine).starts_with("baremetalhost:")
        || machine.text("/spec/providerSpec/value/kind") == rules::metal::providerSpecKind;
    const bool isKnownOff = c.view.host && c.view.host.at("/status/poweredOn") == false
        && !machine::conditionIs(c.view.host, host::condition::powerStateKnown, "False");
    return isServer && !isKnownOff ? say::fenceHostAndDeleteNode()
                                   : say::deleteNodeOfGoneInstance(machine::nodeName(machine));
}

void addStoppedExits(WhyStuck &why, const Case &c, const std::string &state)
{
    const Object &machine = c.view.machine;
    const auto says = [&state](const char *word) { return state.find(word) != std::string::npos; };
    why.exits.clear();
    // Google calls an instance that is stopped TERMINATED.
    const bool isOnlyStopped =
        says("terminated") && machine::providerId(machine).starts_with("gce://");
    const bool isGone = (says("terminat") && !isOnlyStopped) || says("preempt")
        || says("shutting-down"); // of an instance of Amazon that is being deleted
    if (isGone && !keepsQuorumWithout(c.view, machine::nodeName(machine)))
        why.exits.push_back({say::restoreControlPlaneFirst(), "fix"});
    else if (isGone)
        why.exits.push_back({isReplacedBySet(machine) ? say::deleteMachineSetMakesNew()
                                                      : say::deleteMachineAndCreateAnother(),
                             "fix"});
    else if (says("error") || says("fail") || says("crash") || says("unschedul"))
        why.exits.push_back({say::lookAtProviderAndItsLog(), "owner"});
    else
        why.exits.push_back({say::startInstanceAgain(machine::providerId(machine)), "fix"});
}

StuckFact stateFact(const Object &machine)
{
    return {say::instanceStateIs(machine.annotation(machine::instanceState).value_or("")),
            quoted(std::string("metadata.annotations[") + machine::instanceState + ']'),
            {}};
}

std::optional<TimePoint> installedSince(const Case &c)
{
    if (c.view.host.text("/status/provisioning/state") != host::state::provisioning)
        return std::nullopt;
    const auto history = host::operationHistoryOf(c.view.host);
    const auto span = history.find("provision");
    return span == history.end() ? std::nullopt : span->second.start;
}

std::string providersWords(const EventSign &sign)
{
    constexpr std::string_view head = " machine: ";
    const std::size_t at = sign.message.find("reconciler failed to ");
    const std::size_t end = at == std::string::npos ? at : sign.message.find(head, at);
    std::string words = codeAndWords(
        end == std::string::npos ? sign.message : sign.message.substr(end + head.size()));
    // That it was a launch that failed is what the sentence says already.
    constexpr std::array wraps{std::string_view("error launching instance: "),
                               std::string_view("error creating instance: "),
                               std::string_view("failed to launch instance: "),
                               std::string_view("failed to create instance: "),
                               std::string_view("failed to create VM: "),
                               std::string_view("error creating device: "),
                               std::string_view("googleapi: ")};
    for (const std::string_view wrap : wraps) {
        if (words.starts_with(wrap))
            words.erase(0, wrap.size());
    }
    return words;
}

StuckFact factOf(const EventSign &sign)
{
    return {quoted(sign.message),
            sign.count > 1 ? say::eventTold(sign.reason, sign.kind, sign.object, sign.count)
                           : say::eventToldOnce(sign.reason, sign.kind, sign.object),
            sign.last};
}

void addEvidence(WhyStuck &why, const Case &c)
{
    for (const bool warning : {true, false}) {
        for (const EventSign &sign : c.view.events) {
            if (sign.warning == warning && why.facts.size() < 2)
                why.facts.push_back(factOf(sign));
        }
    }
}

WhyStuck stage(const Case &c,
               const char *at,
               std::string hold,
               std::optional<TimePoint> since,
               Duration mayTake)
{
    return stage(c.now, impactOf(c.view), at, std::move(hold), since, mayTake);
}

WhyStuck stage(TimePoint now,
               Impact impact,
               const char *at,
               std::string hold,
               std::optional<TimePoint> since,
               Duration mayTake)
{
    WhyStuck why;
    why.waitingAt = at;
    why.hold = std::move(hold);
    why.since = why.cause = since;
    const bool late = since && now - *since > mayTake;
    why.look = late ? StuckState::Holding : StuckState::Working;
    why.priority = late ? priorityOf(HoldKind::PreDrain, HoldState::Late, {}, impact) : 0;
    if (late)
        why.cause = *since + mayTake;
    else if (since)
        why.turns = *since + mayTake;
    return why;
}

Message stageAge(const WhyStuck &why, TimePoint now, Duration mayTake)
{
    if (!why.since)
        return {};
    return why.look == StuckState::Holding ? say::lastsLateAllowed(now - *why.since, mayTake)
                                           : say::lasts(now - *why.since);
}

} // namespace hp::holds
