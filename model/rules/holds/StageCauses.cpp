// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/drain/PodFilter.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/Drain.h"
#include "model/rules/holds/HealthWatch.h"
#include "model/rules/holds/Next.h"
#include "model/rules/holds/OwnerReport.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>

/// The rows behind all that name a cause: each asks a stage of a machine's life whether it is at
/// rest, and says what is missing and what the record has about it. Only a machine that none of
/// them answers for waits for nothing.
namespace hp::holds {

namespace {

using namespace std::chrono_literals;

/// A provider's failure that was not told again for so long is over: its longest pause between two
/// tries is 1,000 s (facts/machine-api.md 1.2).
constexpr Duration failureIsOver = 30min;
/// client-go lets one Event of a kind through in five minutes: sooner nothing is over.
constexpr Duration failureIsNotOver = 6min;
/// An update is tried again after 30 s whatever happens (facts/machine-api.md 1 row 8), and one
/// that succeeds and changes nothing is not told.
constexpr Duration updateFailureIsOver = 10min;
/// Pauses between two tries that double: the last one is at most so many times the mean of ten.
constexpr int longestPauses = 10;
/// How long a stage may take before the machine counts as held by it (product.md 4.2, "Budgets";
/// a Node has twice the ten minutes that health checks give it by default).
constexpr Duration creationMayTake = 10min;
constexpr Duration joiningMayTake = 20min;
constexpr Duration drainMayTake = 30min;
constexpr Duration removalMayTake = 30min;
/// A Node that is not ready is worth an alarm when it lasts.
constexpr Duration notReadyMayTake = 5min;
/// An Event that was told so often is no single mishap.
constexpr std::int64_t repeats = 3;

/// As a late hold would be (product.md 4.2, "Priority").
int latePriority(const Case &c)
{
    return priorityOf(HoldKind::PreDrain, HoldState::Late, {}, impactOf(c.view));
}

/// When the failures began that last: what failed before a success, or before this machine was
/// there, is another story.
std::optional<TimePoint> runOf(const Case &c, const EventSign &failed, const EventSign *succeeded)
{
    auto since = failed.first;
    for (const auto &end :
         {succeeded ? succeeded->last : std::nullopt, c.view.machine.creationTimestamp()}) {
        if (end && since && *since < *end)
            since = end;
    }
    return since;
}

bool isCurrent(const EventSign &sign, TimePoint now)
{
    Duration over = sign.reason == "FailedUpdate" ? updateFailureIsOver : failureIsOver;
    if (sign.count > 2 && sign.first)
        over = std::clamp((*sign.last - *sign.first) / (sign.count - 1) * longestPauses,
                          Duration(failureIsNotOver),
                          over);
    return now - *sign.last <= over;
}

const EventSign *signOf(const Case &c, std::string_view kind, std::string_view reason)
{
    const auto found = std::ranges::find_if(c.view.events, [&](const EventSign &sign) {
        return sign.kind == kind && sign.reason == reason;
    });
    return found == c.view.events.end() ? nullptr : &*found;
}

/// The failure of a call to the provider, as long as nothing newer says that the call succeeded,
/// with the beginning of this run of failures.
std::optional<EventSign> failureOf(const Case &c, std::string_view verb)
{
    const EventSign *failed = signOf(c, "Machine", std::string("Failed").append(verb));
    const EventSign *succeeded = signOf(c, "Machine", verb);
    // Events have whole seconds, and nobody tries twice in one.
    const bool isOver = succeeded && failed
        && std::chrono::floor<std::chrono::seconds>(*succeeded->last) > *failed->last;
    if (!failed || !failed->warning || !isCurrent(*failed, c.now) || isOver)
        return std::nullopt;
    const auto made = c.view.machine.creationTimestamp();
    if (made && *failed->last < *made)
        return std::nullopt;
    EventSign run = *failed;
    run.first = runOf(c, *failed, succeeded);
    return run;
}

/// The provider's word for an instance that does not run, in small letters; empty while it may.
std::string stoppedState(const Object &machine)
{
    constexpr std::array states{"stopped",
                                "stopping",
                                "deallocated",
                                "deallocating",
                                "suspended",
                                "paused",
                                "shutoff",
                                "poweredoff",
                                "shutting-down",
                                "terminated",
                                "error",
                                "failed",
                                "crashed"};
    std::string state = machine.annotation(machine::instanceState).value_or("");
    std::ranges::transform(state, state.begin(), [](unsigned char letter) {
        return static_cast<char>(std::tolower(letter));
    });
    return std::ranges::find(states, state) == states.end() ? std::string() : state;
}

StuckFact stateFact(const Object &machine)
{
    return {say::instanceStateIs(machine.annotation(machine::instanceState).value_or("")),
            quoted(std::string("metadata.annotations[") + machine::instanceState + ']'),
            {}};
}

/// Volumes that are still attached to its Node.
Message attachedVolumes(const Case &c)
{
    std::vector<std::string> volumes;
    for (const Object &attachment : c.view.attachments) {
        const std::string &volume = attachment.text("/spec/source/persistentVolumeName");
        if (attachment.at("/status/attached") == true)
            volumes.push_back(volume.empty() ? attachment.name() : volume);
    }
    if (volumes.empty())
        return {};
    const std::string node = shortName(machine::nodeName(c.view.machine));
    const auto others = static_cast<std::int64_t>(volumes.size()) - 1;
    return others == 0 ? say::volumeIsAttachedToNode(shortName(volumes.front()), node)
                       : say::volumesAreAttachedToNode(shortName(volumes.front()), others, node);
}

void addAttachments(WhyStuck &why, const Case &c)
{
    if (const Message volumes = attachedVolumes(c); !volumes.empty())
        why.facts.push_back(
            {volumes,
             say::ofVolumeAttachment("status.attached", c.view.attachments.front().name()),
             c.view.attachments.front().creationTimestamp()});
}

/// A preDrain hook that nobody asked because there was no Node to drain.
const Hold *passedWithoutNode(const Case &c)
{
    const auto hook = std::ranges::find_if(c.holds, [](const Hold &hold) {
        return hold.kind == HoldKind::PreDrain && hold.state == HoldState::Bypassed;
    });
    return hook != c.holds.end() && machine::nodeName(c.view.machine).empty() ? &*hook : nullptr;
}

/// What stands between the quotes behind `name=`; empty when that is not there.
std::string quotedAfter(const std::string &text, std::string_view name)
{
    const std::string head = std::string(name) + "=\"";
    const std::size_t at = text.find(head);
    const std::size_t end = at == std::string::npos ? at : text.find('"', at + head.size());
    return end == std::string::npos ? std::string()
                                    : text.substr(at + head.size(), end - at - head.size());
}

/// An error of the Azure SDK tells its code and its words behind two lines about the request.
std::string codeAndWords(std::string text)
{
    constexpr std::string_view original = "Original Error: ";
    if (const std::size_t at = text.rfind(original); at != std::string::npos)
        text.erase(0, at + original.size());
    const std::string code = quotedAfter(text, "Code");
    const std::string words = quotedAfter(text, "Message");
    return code.empty() ? text : words.empty() ? code : code + ": " + words;
}

/// What the provider itself said, without the words that the controller puts before it.
std::string providersWords(const EventSign &sign)
{
    constexpr std::string_view head = " machine: ";
    const std::size_t at = sign.message.find("reconciler failed to ");
    const std::size_t end = at == std::string::npos ? at : sign.message.find(head, at);
    return codeAndWords(end == std::string::npos ? sign.message
                                                 : sign.message.substr(end + head.size()));
}

StuckFact factOf(const EventSign &sign)
{
    return {quoted(sign.message),
            sign.count > 1 ? say::eventTold(sign.reason, sign.kind, sign.object, sign.count)
                           : say::eventToldOnce(sign.reason, sign.kind, sign.object),
            sign.last};
}

/// The newest that the Events say, failures first.
void addEvidence(WhyStuck &why, const Case &c)
{
    for (const bool warning : {true, false}) {
        for (const EventSign &sign : c.view.events) {
            if (sign.warning == warning && why.facts.size() < 2)
                why.facts.push_back(factOf(sign));
        }
    }
}

/// A stage that began at `since`: under way for as long as it may take, and a hold from then on.
WhyStuck stage(const Case &c,
               const char *at,
               std::string hold,
               std::optional<TimePoint> since,
               Duration mayTake)
{
    WhyStuck why;
    why.waitingAt = at;
    why.hold = std::move(hold);
    why.since = why.cause = since;
    const bool late = since && c.now - *since > mayTake;
    why.look = late ? StuckState::Holding : StuckState::Working;
    why.priority = late ? latePriority(c) : 0;
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

/// Something that the provider refuses, for as long as it does.
WhyStuck
providerFails(const Case &c, const char *at, const EventSign &sign, const Form<place::Quote> &says)
{
    WhyStuck why;
    why.waitingAt = at;
    why.hold = sign.reason;
    why.owner = "provider";
    why.since = why.cause = sign.first;
    why.priority = latePriority(c);
    const Message tries = sign.count > 1 ? say::triedSoFar(sign.count) : Message();
    const Message age = ageSince(why.since, c.now);
    const Message volumes = attachedVolumes(c);
    const Message head = says(abridged(providersWords(sign), 120));
    const Message inShort = says(abridged(providersWords(sign), 90));
    why.sentence = fit({{head, age, volumes, tries},
                        {head, age, volumes},
                        {head, age, tries},
                        {head, age},
                        {inShort, age, tries},
                        {inShort, age}});
    why.facts.push_back(factOf(sign));
    addAttachments(why, c);
    why.exits = {{say::waitProviderIsAskedAgain(), "wait"},
                 {say::cureWhatProviderComplainsAbout(), "fix"}};
    return why;
}

/// Drained, and no hook keeps the instance.
bool isTerminating(const Case &c)
{
    return c.view.machine.isDeleting() && c.view.machine.hasFinalizer(machine::finalizer)
        && (machine::conditionIs(c.view.machine, machine::condition::drained, "True")
            || machine::nodeName(c.view.machine).empty()
            || c.view.machine.annotation(machine::excludeDrain));
}

bool isDraining(const Case &c)
{
    return c.view.machine.isDeleting() && c.view.machine.hasFinalizer(machine::finalizer)
        && !isTerminating(c);
}

std::optional<WhyStuck> cannotDelete(const Case &c)
{
    const auto sign = isTerminating(c) ? failureOf(c, "Delete") : std::nullopt;
    if (!sign)
        return std::nullopt;
    WhyStuck why = providerFails(c, "terminate", *sign, say::providerCannotDelete);
    why.next = say::nodeIsDeletedNext();
    return why;
}

std::optional<WhyStuck> cannotCreate(const Case &c)
{
    const Object &machine = c.view.machine;
    const auto sign = !machine.isDeleting() && !machine::isProvisioned(machine)
        ? failureOf(c, "Create")
        : std::nullopt;
    if (!sign)
        return std::nullopt;
    WhyStuck why = providerFails(c, "create", *sign, say::providerCannotCreate);
    why.next = say::instanceIsCreatedNext();
    return why;
}

std::optional<WhyStuck> cannotUpdate(const Case &c)
{
    const auto sign = !c.view.machine.isDeleting() ? failureOf(c, "Update") : std::nullopt;
    if (!sign)
        return std::nullopt;
    WhyStuck why = providerFails(c, "update", *sign, say::providerCannotUpdate);
    why.next = say::getsOnWhenCured();
    why.look = StuckState::Unknown;
    return why;
}

/// The provider does not even say whether there is an instance.
std::optional<WhyStuck> doesNotSay(const Case &c)
{
    const Conditions conditions(c.view.machine.at("/status/conditions"));
    const auto exists = conditions.get(machine::condition::instanceExists);
    if (!exists || exists->status != "Unknown")
        return std::nullopt;
    constexpr std::string_view head = "Failed to check if machine exists: ";
    std::string words = exists->message;
    if (words.starts_with(head))
        words.erase(0, head.size());
    WhyStuck why;
    why.waitingAt = "provider";
    why.hold = machine::condition::instanceExists;
    why.owner = "provider";
    why.look = StuckState::Unknown;
    why.priority = latePriority(c);
    why.since = why.cause = conditions.transitionTime(machine::condition::instanceExists);
    why.sentence =
        fit({{say::providerDoesNotSay(abridged(words, 90)), ageSince(why.since, c.now)}});
    why.facts = {{quoted(exists->message), quoted("status.conditions[InstanceExists]"), why.since}};
    why.exits = {{say::waitProviderIsAskedAgain(), "wait"},
                 {say::cureWhatProviderComplainsAbout(), "fix"}};
    why.next = say::getsOnWhenCured();
    return why;
}

/// The instance was there and is not any more, and the deletion has not come that far.
std::optional<WhyStuck> instanceIsGoneEarly(const Case &c)
{
    const Conditions conditions(c.view.machine.at("/status/conditions"));
    const auto exists = conditions.get(machine::condition::instanceExists);
    if (!exists || exists->status != "False" || !isDraining(c)
        || !machine::isProvisioned(c.view.machine))
        return std::nullopt;
    WhyStuck why = stage(c,
                         "drain",
                         machine::condition::instanceExists,
                         conditions.transitionTime(machine::condition::instanceExists),
                         drainMayTake);
    why.sentence =
        fit({{say::instanceIsGoneWhileDraining(shortName(machine::nodeName(c.view.machine))),
              stageAge(why, c.now, drainMayTake)}});
    why.facts = {{quoted(exists->message), quoted("status.conditions[InstanceExists]"), why.since}};
    why.exits = {{say::waitForNextDrain(), "wait"},
                 {say::deleteNodeOfGoneInstance(machine::nodeName(c.view.machine)), "fix"}};
    why.next = nextAfterDrain(c.view, c.now);
    return why;
}

std::optional<WhyStuck> draining(const Case &c)
{
    if (!isDraining(c))
        return std::nullopt;
    WhyStuck why = stage(
        c, "drain", machine::condition::drained, c.view.machine.deletionTimestamp(), drainMayTake);
    const std::string node = shortName(machine::nodeName(c.view.machine));
    const auto left = std::ranges::count_if(c.view.pods, rules::countsForDrain);
    why.owner = node;
    why.next = nextAfterDrain(c.view, c.now);
    const Message head = left == 1 ? say::nodeIsBeingDrainedPodLeft(node)
        : left > 1                 ? say::nodeIsBeingDrainedPodsLeft(node, left)
                                   : say::itsNodeIsBeingDrained(node);
    why.sentence = fit({{head, stageAge(why, c.now, drainMayTake), why.next},
                        {head, stageAge(why, c.now, drainMayTake)}});
    addEvidence(why, c);
    why.exits = {{say::waitForNextDrain(), "wait"}};
    if (why.look == StuckState::Holding)
        why.exits.push_back({say::skipDrainThisSkipsEvery(), "override"});
    return why;
}

std::optional<WhyStuck> terminating(const Case &c)
{
    if (!isTerminating(c))
        return std::nullopt;
    const Conditions conditions(c.view.machine.at("/status/conditions"));
    // Its removal was asked for when the drain was over and no hook held it any more.
    auto since = conditions.transitionTime(machine::condition::drained);
    const auto released = conditions.transitionTime(machine::condition::terminable);
    if (since && released && conditions.is(machine::condition::terminable, "True"))
        since = std::max(*since, *released);
    if (!since)
        since = c.view.machine.deletionTimestamp();
    // Until then the provider refused it.
    const EventSign *refused = signOf(c, "Machine", "FailedDelete");
    if (refused && refused->last && since)
        since = std::max(*since, *refused->last);
    WhyStuck why = stage(c, "terminate", machine::condition::instanceExists, since, removalMayTake);
    why.owner = "provider";
    why.next = machine::nodeName(c.view.machine).empty() ? say::machineIsGoneThen()
                                                         : say::nodeIsDeletedNext();
    const Message volumes = attachedVolumes(c);
    const Hold *passed = passedWithoutNode(c);
    const Message before = passed
        ? say::thereWasNoNodeSo(shortName(passed->name), shortName(passed->owner.raw))
        : c.view.machine.annotation(machine::excludeDrain) ? say::drainWasSkippedByAnnotation()
                                                           : Message();
    const Message unknown =
        why.look == StuckState::Holding && volumes.empty() ? say::causeIsNotKnown() : Message();
    const Message age = stageAge(why, c.now, removalMayTake);
    why.sentence = fit({{say::instanceIsBeingDeleted(), age, volumes, before, unknown},
                        {say::instanceIsBeingDeleted(), age, volumes, before},
                        {say::instanceIsBeingDeleted(), age, volumes, unknown},
                        {say::instanceIsBeingDeleted(), age, unknown}});
    addAttachments(why, c);
    if (passed)
        why.facts.push_back({passed->reason, quoted("status.nodeRef"), passed->since});
    addEvidence(why, c);
    why.exits = {{say::waitProviderIsAskedAgain(), "wait"},
                 {say::lookAtInstance(machine::providerId(c.view.machine)), "owner"}};
    return why;
}

std::optional<WhyStuck> creating(const Case &c)
{
    const Object &machine = c.view.machine;
    // One that exists and has neither an id nor an address is no more being created.
    if (machine.isDeleting() || machine::isProvisioned(machine)
        || machine::conditionIs(machine, machine::condition::instanceExists, "True"))
        return std::nullopt;
    WhyStuck why = stage(c,
                         "create",
                         machine::condition::instanceExists,
                         machine.creationTimestamp(),
                         creationMayTake);
    why.owner = "provider";
    const std::string &error = machine.text("/status/errorMessage");
    const bool late = why.look == StuckState::Holding;
    if (!error.empty())
        why.look = StuckState::Holding;
    const Message detail = !error.empty() ? quoted(abridged(error, 80))
        : late                            ? say::causeIsNotKnown()
                                          : Message();
    why.sentence =
        fit({{say::instanceIsBeingCreated(), stageAge(why, c.now, creationMayTake), detail},
             {say::instanceIsBeingCreated(), stageAge(why, c.now, creationMayTake)}});
    why.next = say::nodeJoinsNext();
    if (!error.empty())
        why.facts.push_back({quoted(error), quoted("status.errorMessage"), {}});
    addEvidence(why, c);
    why.exits = {{say::waitProviderIsAskedAgain(), "wait"},
                 {say::lookAtProviderAndItsLog(), "owner"}};
    return why;
}

/// A Node that could be that of the machine and cannot be taken for it.
bool cannotTakeNode(WhyStuck &why, const Case &c, const Message &age)
{
    const Object &like = c.view.likeNode;
    const Object &machine = c.view.machine;
    const std::string name = shortName(like.name());
    const std::string &other = like.text("/spec/providerID");
    const std::string &id = machine::providerId(machine);
    const auto made = like.creationTimestamp();
    const bool isOlder =
        made && machine.creationTimestamp() && *made < *machine.creationTimestamp();
    why.exits = {{say::waitInVainUnlessProviderId(), "wait"}};
    if (!c.view.likeNodeOf.name.empty()) {
        why.sentence =
            fit({{say::nodeLikeItBelongsTo(name, shortName(c.view.likeNodeOf.name)), age}});
        why.exits.push_back({say::giveInstanceNameAndAddressOfItsOwn(), "fix"});
    } else if (!id.empty() && !other.empty() && other != id && isOlder) {
        why.sentence = fit({{say::nodeIsOfEarlierInstance(name, shortName(other)), age},
                            {say::nodeIsOfEarlierInstance(name, shortened(other, 24)), age}});
        why.exits.push_back({say::registerNodeAnew(like.name()), "fix"});
    } else if (!id.empty() && !other.empty() && other != id) {
        why.sentence =
            fit({{say::nodeHasAnotherProviderId(name, shortName(other), shortName(id)), age},
                 {say::nodeHasAnotherProviderIdShort(name), age}});
        why.exits.push_back({say::registerNodeAnew(like.name()), "fix"});
    } else if (!c.view.namesakes.empty()) {
        why.sentence = fit({{say::machinesShareAddress(shortName(c.view.namesakes.front().name),
                                                       machine::internalIps(machine).empty()
                                                           ? std::string()
                                                           : machine::internalIps(machine).front(),
                                                       name),
                             age}});
        why.exits.front().text = say::waitInVainTwoMachines();
        why.exits.push_back({say::giveInstanceNameAndAddressOfItsOwn(), "fix"});
    } else {
        why.exits.clear();
        return false;
    }
    why.look = StuckState::Holding;
    why.priority = latePriority(c);
    why.hold = like.name();
    if (!other.empty())
        why.facts.push_back({say::nodeHasAnotherProviderId(name, other, id),
                             say::specProviderIdOfNode(like.name()),
                             made});
    return true;
}

std::optional<WhyStuck> joining(const Case &c)
{
    const Object &machine = c.view.machine;
    if (machine.isDeleting() || !machine::nodeName(machine).empty())
        return std::nullopt;
    auto since = Conditions(machine.at("/status/conditions"))
                     .transitionTime(machine::condition::instanceExists);
    if (!since)
        since = machine.creationTimestamp();
    WhyStuck why = stage(c, "join", "Node", since, joiningMayTake);
    const std::string &id = machine::providerId(machine);
    const Message age = stageAge(why, c.now, joiningMayTake);
    const HealthWatch watch = healthWatchOf(c.view, c.now);
    why.owner = watch.check.empty() ? std::string() : "machinehealthcheck/" + watch.check;
    if (const std::string state = stoppedState(machine); !state.empty()) {
        why.look = StuckState::Holding;
        why.priority = latePriority(c);
        why.hold = machine::instanceState;
        why.owner = "provider";
        why.sentence = fit({{say::noNodeJoinsWhileInstanceIs(state), age, watch.says},
                            {say::noNodeJoinsWhileInstanceIs(state), age}});
        why.facts.push_back(stateFact(machine));
        why.exits = {{say::waitNodeJoins(), "wait"}, {say::startInstanceAgain(id), "fix"}};
    } else if (!c.view.likeNode || !cannotTakeNode(why, c, age)) {
        const bool isBare = id.empty() || !machine::hasAddress(machine);
        const std::string word = machine.annotation(machine::instanceState).value_or("");
        const bool isPending = id.empty() && !machine::hasAddress(machine) && !word.empty();
        const Message head = !isBare                     ? say::noNodeHasJoinedFor(shortName(id))
            : isPending                                  ? say::instanceIsInState(shortName(word))
            : id.empty() && machine::hasAddress(machine) ? say::noProviderIdSoNoNode()
            : id.empty()                                 ? say::noAddressAndNoIdSoNoNode()
                                                         : say::noAddressAndNoNode(shortName(id));
        const Message cutHead = isBare ? head : say::noNodeHasJoined();
        why.sentence = fit({{head, age, watch.says}, {cutHead, age, watch.says}, {cutHead, age}});
        why.exits = {
            {watch.acts ? say::waitHealthCheckActs() : say::waitNodeJoins(), "wait"},
            {isBare ? say::lookAtProviderAndItsLog() : say::lookAtConsoleOfInstance(), "owner"}};
    }
    why.next = say::machineIsRunningNext();
    addEvidence(why, c);
    why.facts.push_back({watch.says, quoted("MachineHealthChecks"), {}});
    return why;
}

/// Two Machines name one Node: whose it is.
void tellSharedNode(WhyStuck &why, const Case &c)
{
    const Object &node = c.view.node;
    const std::string name = shortName(why.hold);
    const std::string other = shortName(c.view.sharers.front().name);
    const std::string &itsId = node.text("/spec/providerID");
    const std::string told = node.annotation(machine::nodeToMachine).value_or("");
    const bool isOurs = itsId.empty() ? told == toString(c.view.machine.key())
                                      : itsId == machine::providerId(c.view.machine);
    const bool isTheirs = !isOurs && (!itsId.empty() || !told.empty());
    why.look = isOurs ? StuckState::Unknown : StuckState::Holding;
    why.sentence = fit({{isOurs         ? say::nodeIsClaimedByAnother(name, other)
                             : isTheirs ? say::nodeBelongsToAnother(name, other)
                                        : say::nodeIsSharedWith(name, other)}});
    if (!itsId.empty())
        why.facts.push_back({quoted(itsId), say::specProviderIdOfNode(node.name()), {}});
    if (!told.empty())
        why.facts.push_back(
            {quoted(told),
             quoted(std::string("Node metadata.annotations[") + machine::nodeToMachine + ']'),
             {}});
    why.exits = {{say::waitInVainTwoMachines(), "wait"},
                 {say::deleteMachineWithoutInstance(), "fix"}};
}

/// Another Machine has its address, and its Node does not say of which instance it is.
bool tellNamesake(WhyStuck &why, const Case &c)
{
    const auto addresses = machine::internalIps(c.view.machine);
    if (addresses.empty() || !c.view.node.text("/spec/providerID").empty())
        return false;
    why.priority = latePriority(c);
    why.look = StuckState::Holding;
    why.sentence = fit({{say::machinesShareAddress(shortName(c.view.namesakes.front().name),
                                                   addresses.front(),
                                                   shortName(c.view.node.name()))}});
    why.facts = {{say::machinesShareAddress(
                      c.view.namesakes.front().name, addresses.front(), c.view.node.name()),
                  quoted("status.addresses"),
                  {}}};
    why.exits = {{say::waitInVainTwoMachines(), "wait"},
                 {say::giveInstanceNameAndAddressOfItsOwn(), "fix"}};
    return true;
}

/// Its Node goes, and the machine does not.
void tellGoingNode(WhyStuck &why, const Case &c)
{
    const Object &node = c.view.node;
    const Json &finalizers = node.at("/metadata/finalizers");
    const std::string keeper =
        finalizers.is_array() && !finalizers.empty() && finalizers.front().is_string()
        ? finalizers.front().get<std::string>()
        : std::string();
    why.since = why.cause = node.deletionTimestamp();
    why.priority = latePriority(c);
    why.sentence = fit(
        {{keeper.empty() ? say::nodeIsGoingAway(shortName(node.name()))
                         : say::nodeIsGoingAwayFinalizer(shortName(node.name()), shortName(keeper)),
          ageSince(why.since, c.now)}});
    why.facts = {
        {say::deletionWasAskedFor(), quoted("Node metadata.deletionTimestamp"), why.since}};
    why.exits = {{say::waitNodeIsGone(), "wait"}};
    if (!keeper.empty())
        why.exits.push_back({say::takeFinalizerOffNode(keeper, node.name()), "expert"});
}

/// When a taint was put on a Node, where it says so.
struct Taint {
    bool there = false;
    std::optional<TimePoint> since{};
};

Taint taintOf(const Object &node, std::string_view key)
{
    for (const Json &taint : node.at("/spec/taints")) {
        if (!taint.is_object() || taint.value("key", std::string()) != key)
            continue;
        return {true, parseTime(taint.value("timeAdded", std::string()))};
    }
    return {};
}

/// Taints that a controller takes off again when it is done, and that keep pods away meanwhile;
/// what people reserve Nodes with is none of them.
std::vector<std::string> passingTaints(const Object &node)
{
    constexpr std::array known{std::string_view("node.kubernetes.io/out-of-service"),
                               std::string_view("node.kubernetes.io/network-unavailable"),
                               std::string_view("node.cloudprovider.kubernetes.io/shutdown"),
                               std::string_view("node.cluster.x-k8s.io/uninitialized"),
                               std::string_view("node.cluster.x-k8s.io/outdated-revision"),
                               std::string_view("ToBeDeletedByClusterAutoscaler"),
                               std::string_view("karpenter.sh/disrupted"),
                               std::string_view("medik8s.io/remediation"),
                               std::string_view("medik8s.io/drain"),
                               std::string_view("kubevirt.io/drain"),
                               std::string_view("cloud.google.com/impending-node-termination")};
    std::vector<std::string> keys;
    for (const Json &taint : node.at("/spec/taints")) {
        const std::string key =
            taint.is_object() ? taint.value("key", std::string()) : std::string();
        const bool keepsAway = taint.is_object() && taint.value("effect", "") != "PreferNoSchedule";
        // Agents of networks and volumes take theirs off when they run, and who sees a Node off
        // says by the name why.
        if (keepsAway
            && (std::ranges::find(known, key) != known.end() || key.ends_with("agent-not-ready")
                || key.starts_with("aws-node-termination-handler/"))
            && std::ranges::find(keys, key) == keys.end())
            keys.push_back(key);
    }
    return keys;
}

/// Its Node is Ready, and yet takes no pods.
std::optional<WhyStuck> takesNoPods(const Case &c, WhyStuck why)
{
    constexpr const char *uninitialized = "node.cloudprovider.kubernetes.io/uninitialized";
    constexpr const char *unschedulable = "node.kubernetes.io/unschedulable";
    constexpr const char *configState = "machineconfiguration.openshift.io/state";
    const Object &node = c.view.node;
    const std::string name = shortName(node.name());
    if (taintOf(node, uninitialized).there) {
        // The cloud controller does it within seconds of the registration.
        why.since = why.cause = node.creationTimestamp();
        const bool lasts = !why.since || c.now - *why.since > notReadyMayTake;
        why.look = lasts ? StuckState::Unknown : StuckState::Working;
        why.priority = lasts ? latePriority(c) : 0;
        if (!lasts)
            why.turns = *why.since + notReadyMayTake;
        why.sentence =
            fit({{say::nodeIsUninitialized(name, uninitialized), ageSince(why.since, c.now)}});
        why.facts = {{quoted(uninitialized), say::specTaintsOfNode(node.name()), {}}};
        why.exits = {{say::waitCloudInitialisesNode(), "wait"},
                     {say::lookAtCloudControllerManager(), "owner"}};
        return why;
    }
    if (const auto keys = passingTaints(node); !keys.empty()) {
        const std::string &key = keys.front();
        const auto others = static_cast<std::int64_t>(keys.size()) - 1;
        why.since = why.cause = taintOf(node, key).since;
        const auto since = why.since ? why.since : node.creationTimestamp();
        const bool lasts = !since || c.now - *since > notReadyMayTake;
        why.look = lasts ? StuckState::Unknown : StuckState::Working;
        why.priority = lasts ? latePriority(c) : 0;
        why.sentence = fit(
            {{others == 0 ? say::nodeIsTainted(name, key) : say::nodeHasTaints(name, key, others),
              ageSince(why.since, c.now)}});
        for (const std::string &one : keys)
            why.facts.push_back(
                {quoted(one), say::specTaintsOfNode(node.name()), taintOf(node, one).since});
        if (!lasts && since)
            why.turns = *since + notReadyMayTake;
        why.exits = {{say::waitWhoeverTaintedIt(), "wait"},
                     {say::takeTaintOff(key, node.name()), "fix"}};
        return why;
    }
    if (node.annotation(configState) == "Degraded") {
        constexpr const char *configReason = "machineconfiguration.openshift.io/reason";
        const std::string words = node.annotation(configReason).value_or("Degraded");
        why.priority = latePriority(c);
        why.sentence = fit({{say::nodeCannotBeConfigured(name, abridged(words, 90))}});
        why.facts = {
            {quoted(words), say::annotationOfObject(configReason, "Node " + node.name()), {}}};
        why.exits = {{say::waitConfigurationIsDone(), "wait"},
                     {say::cureWhatItComplainsAbout(), "fix"}};
        return why;
    }
    // What maintenance and the machine-config operator cordon they uncordon themselves.
    if (!machine::isCordoned(node) || node.label(maintenance::excludeLabel)
        || c.view.machine.annotation(maintenance::underWay))
        return std::nullopt;
    const std::string state = node.annotation(configState).value_or("Done");
    why.since = why.cause = taintOf(node, unschedulable).since;
    why.facts = {
        {say::nodeIsCordoned(node.name()), say::specUnschedulableOfNode(node.name()), why.since}};
    if (state == "Working") {
        why.look = StuckState::Working;
        why.sentence = fit({{say::nodeIsBeingConfigured(name), ageSince(why.since, c.now)}});
        why.exits = {{say::waitConfigurationIsDone(), "wait"}};
        return why;
    }
    if (const auto work = workOn(node)) {
        const bool lasts = !why.since || c.now - *why.since > drainMayTake;
        why.look = lasts ? StuckState::Unknown : StuckState::Working;
        why.priority = lasts ? latePriority(c) : 0;
        if (!lasts)
            why.turns = *why.since + drainMayTake;
        why.sentence = fit(
            {{say::somebodyWorksOnNode(name, work->who, work->sign), ageSince(why.since, c.now)}});
        why.exits = {{say::waitWhoeverCordonedIt(), "wait"}, {say::lookAt(work->who), "owner"}};
        if (lasts)
            why.exits.push_back({say::uncordonNodeOnceServesAgain(node.name()), "fix"});
        return why;
    }
    why.sentence = fit({{say::nodeIsCordonedAndTakesNoPods(name), ageSince(why.since, c.now)}});
    why.exits = {{say::waitWhoeverCordonedIt(), "wait"},
                 {say::uncordonNodeOnceServesAgain(node.name()), "fix"}};
    return why;
}

/// Its Node is shared, gone, not ready or takes no pods.
std::optional<WhyStuck> serving(const Case &c)
{
    const Object &machine = c.view.machine;
    const std::string &nodeName = machine::nodeName(machine);
    if (machine.isDeleting() || nodeName.empty())
        return std::nullopt;
    const HealthWatch watch = healthWatchOf(c.view, c.now);
    WhyStuck why;
    why.waitingAt = "node";
    why.hold = nodeName;
    why.owner = watch.check.empty() ? std::string() : "machinehealthcheck/" + watch.check;
    why.look = StuckState::Unknown;
    why.next = say::getsOnWhenCured();
    why.exits = {watch.acts ? Exit{say::waitHealthCheckActs(), "wait"}
                            : Exit{say::waitNodeMayComeBack(), "wait"}};
    const std::string node = shortName(nodeName);
    if (!c.view.sharers.empty()) {
        why.priority = latePriority(c);
        tellSharedNode(why, c);
        addEvidence(why, c);
        return why;
    }
    if (c.view.node && !c.view.namesakes.empty() && tellNamesake(why, c))
        return why;
    if (c.view.node && c.view.node.isDeleting()) {
        tellGoingNode(why, c);
        return why;
    }
    if (!c.view.node) {
        why.priority = latePriority(c);
        why.sentence = fit({{say::nodeOfItIsGone(node), watch.says}});
        why.exits.push_back({say::restartKubeletSoThatItRegisters(), "fix"});
    } else {
        const Conditions conditions(c.view.node.at("/status/conditions"));
        const auto ready = conditions.get("Ready");
        if (ready && ready->status == "True")
            return takesNoPods(c, std::move(why));
        setSince(why, timeOf(c.view.node, "Ready", c.now));
        const bool lasts = !why.since || c.now - *why.since > notReadyMayTake;
        const auto joined = c.view.node.creationTimestamp();
        const bool isNew = joined && c.now - *joined <= notReadyMayTake;
        why.priority = lasts ? latePriority(c) : 0;
        if (!lasts)
            why.turns = *why.since + notReadyMayTake;
        // A Node that has just registered gets ready when its network is there.
        if (isNew && !lasts && (!ready || ready->status == "False"))
            why.look = StuckState::Working;
        const Message age = ageSince(why.since, c.now);
        const std::string state = stoppedState(machine);
        const Message head = !state.empty() ? say::nodeIsNotReadyInstanceIs(node, state)
            : !ready                        ? say::nodeHasNoReadyCondition(node)
            : ready->status == "Unknown"    ? say::kubeletOfNodeIsSilent(node)
            : ready->message.empty()
            ? say::nodeIsNotReady(node)
            : say::nodeIsNotReadyBecause(node, abridged(ready->message, 60));
        why.sentence =
            fit({{head, age, watch.says},
                 {ready && ready->status != "Unknown" && state.empty() ? say::nodeIsNotReady(node)
                                                                       : head,
                  age,
                  watch.says},
                 {head, age}});
        if (ready)
            why.facts.push_back(
                {ready->message.empty() ? say::nodeIsNotReady(nodeName) : quoted(ready->message),
                 quoted("Node status.conditions[Ready]"),
                 why.since});
        if (state.empty()) {
            why.exits.push_back({say::lookAtKubeletOf(nodeName), "owner"});
        } else {
            why.owner = "provider";
            why.facts.insert(why.facts.begin(), stateFact(machine));
            why.exits.push_back({say::startInstanceAgain(machine::providerId(machine)), "fix"});
        }
    }
    if (watch.acts)
        why.next = say::healthCheckRemediatesMachineOnce();
    addEvidence(why, c);
    why.facts.push_back({watch.says, quoted("MachineHealthChecks"), {}});
    return why;
}

/// A condition of the Machine or its Node that tells of trouble, in their own words: what is False
/// with a reason, and is no hook that only may hold one day.
struct Trouble {
    Condition condition{};
    std::string where{};
    ConditionTime since{};
};

/// In the form of an owner's report, and of no hook that the machine has: nobody tells it anew.
bool isOfGoneHook(const Object &machine, const std::string &type)
{
    constexpr std::array points{machine::HookPoint::PreCreate,
                                machine::HookPoint::PreDrain,
                                machine::HookPoint::PreTerminate};
    const bool isReport = (type.ends_with("Succeeded") || type.ends_with("Succeed"))
        && (type.starts_with("PreCreate") || type.starts_with("PreDrain")
            || type.starts_with("PreTerminate"));
    return isReport && std::ranges::none_of(points, [&](machine::HookPoint point) {
               return std::ranges::any_of(machine::hooks(machine, point),
                                          [&](const machine::Hook &hook) {
                                              const auto types = reportTypes(point, hook.name);
                                              return std::ranges::find(types, type) != types.end();
                                          });
           });
}

std::optional<Trouble> troubleOf(const Object &object, bool isNode, TimePoint now)
{
    constexpr std::array calm{std::string_view(machine::condition::creatable),
                              std::string_view(machine::condition::drainable),
                              std::string_view(machine::condition::drained),
                              std::string_view(machine::condition::terminable),
                              std::string_view(machine::condition::instanceExists),
                              std::string_view(machine::condition::paused),
                              std::string_view("Ready")};
    const Json &list = object.at("/status/conditions");
    if (!list.is_array())
        return std::nullopt;
    const Conditions conditions(list);
    for (const Json &one : list) {
        if (!one.is_object() || !one.contains("type") || !one["type"].is_string())
            continue;
        const auto condition = conditions.get(one["type"].get<std::string>());
        if (!condition || std::ranges::find(calm, condition->type) != calm.end()
            || (!isNode && isOfGoneHook(object, condition->type)))
            continue;
        const bool troubles = isNode ? condition->status == "True"
                                     : condition->status == "False" && !condition->reason.empty()
                && condition->severity != "Info" && condition->severity != "None";
        if (troubles)
            return Trouble{*condition,
                           (isNode ? "Node status.conditions[" : "status.conditions[")
                               + condition->type + ']',
                           timeOf(object, condition->type, now)};
    }
    return std::nullopt;
}

std::optional<WhyStuck> conditionFails(const Case &c)
{
    auto trouble = troubleOf(c.view.machine, false, c.now);
    if (!trouble && c.view.node)
        trouble = troubleOf(c.view.node, true, c.now);
    if (!trouble)
        return std::nullopt;
    const Condition &condition = trouble->condition;
    WhyStuck why;
    why.waitingAt = "condition";
    why.hold = condition.type;
    why.look = StuckState::Unknown;
    why.priority = latePriority(c);
    setSince(why, trouble->since);
    const std::string &words = condition.message.empty() ? condition.reason : condition.message;
    const Message head = condition.status == "True"
        ? say::nodeReports(shortName(c.view.node.name()), condition.type, abridged(words, 70))
        : say::conditionIsFalse(condition.type, abridged(words, 80));
    why.sentence = fit({{head, ageSince(why.since, c.now)}});
    why.facts.insert(why.facts.begin(), {quoted(words), quoted(trouble->where), why.since});
    addEvidence(why, c);
    why.exits = {{say::cureWhatItComplainsAbout(), "fix"}};
    why.next = say::getsOnWhenCured();
    return why;
}

/// An error that stands in a status, whoever wrote it.
std::optional<WhyStuck> statusTellsError(const Case &c)
{
    const std::string &message = c.view.machine.text("/status/errorMessage");
    if (message.empty())
        return std::nullopt;
    WhyStuck why;
    why.waitingAt = "error";
    why.hold = "status.errorMessage";
    why.look = StuckState::Unknown;
    why.priority = latePriority(c);
    why.since = why.cause = parseTime(c.view.machine.text("/status/lastUpdated"));
    why.sentence = fit({{say::statusTells(shortened(message, 110)), ageSince(why.since, c.now)}});
    why.facts = {{quoted(message), quoted("status.errorMessage"), why.since}};
    addEvidence(why, c);
    why.exits = {{say::cureWhatItComplainsAbout(), "fix"}};
    why.next = say::getsOnWhenCured();
    return why;
}

/// Nobody knows the cause, but the record tells of the same failure again and again.
std::optional<WhyStuck> failsAgainAndAgain(const Case &c)
{
    // A call to the provider has rows of its own, which know when it is over.
    constexpr std::array calls{std::string_view("FailedCreate"),
                               std::string_view("FailedUpdate"),
                               std::string_view("FailedDelete")};
    const auto sign = std::ranges::find_if(c.view.events, [&](const EventSign &one) {
        return one.warning && one.count >= repeats && isCurrent(one, c.now)
            && !(one.kind == "Machine" && std::ranges::find(calls, one.reason) != calls.end())
            && !(one.reason == "PowerManagementError"
                 && c.view.host.text("/status/errorType").empty());
    });
    if (sign == c.view.events.end())
        return std::nullopt;
    const std::string words = providersWords(*sign);
    WhyStuck why;
    why.waitingAt = "events";
    why.hold = sign->reason;
    why.owner = sign->reporter;
    why.look = StuckState::Unknown;
    why.priority = 3;
    why.since = why.cause = sign->first;
    why.sentence = fit({{say::toldAgainAndAgain(sign->reason, sign->count, abridged(words, 70)),
                         ageSince(why.since, c.now),
                         say::causeIsNotKnown()},
                        {say::toldAgainAndAgain(sign->reason, sign->count, abridged(words, 90)),
                         ageSince(why.since, c.now)}});
    why.facts = {factOf(*sign)};
    why.exits = {
        {say::lookAt(sign->reporter.empty() ? sign->kind + ' ' + sign->object : sign->reporter),
         "owner"}};
    why.next = say::getsOnWhenCured();
    return why;
}

} // namespace

const std::vector<Cause> &stageCauses()
{
    static const std::vector<Cause> causes{{"provider cannot delete", cannotDelete},
                                           {"provider cannot create", cannotCreate},
                                           {"provider does not say", doesNotSay},
                                           {"instance gone while draining", instanceIsGoneEarly},
                                           {"draining", draining},
                                           {"instance being deleted", terminating},
                                           {"instance being created", creating},
                                           {"Node has not joined", joining},
                                           {"Node shared, gone or not ready", serving},
                                           {"provider cannot update", cannotUpdate},
                                           {"condition fails", conditionFails},
                                           {"status tells an error", statusTellsError},
                                           {"fails again and again", failsAgainAndAgain}};
    return causes;
}

} // namespace hp::holds
