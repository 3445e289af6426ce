// SPDX-License-Identifier: Apache-2.0
#include "model/base/ErrorWords.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/controlplane/EtcdHook.h"
#include "model/rules/drain/PodFilter.h"
#include "model/rules/holds/Drain.h"
#include "model/rules/holds/Next.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/holds/Stage.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

using namespace std::chrono_literals;

/// How long a stage may take before the machine counts as held by it (product.md 4.2, "Budgets";
/// a Node has twice the ten minutes that health checks give it by default).
constexpr Duration creationMayTake = 10min;
constexpr Duration removalMayTake = 30min;

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

/// The provider waits for a volume, and whoever has to detach that says why it cannot: that is the
/// cause.
bool tellUndetached(WhyStuck &why,
                    const Case &c,
                    const std::string &providerSays,
                    const Message &head,
                    const Message &age)
{
    const Object *attachment = attachmentWithError(c.view);
    if (!attachment || providerSays.find("olume") == std::string::npos)
        return false;
    const std::string &volume = attachment->text("/spec/source/persistentVolumeName");
    const std::string name = volume.empty() ? attachment->name() : volume;
    const std::string &error = attachment->text("/status/detachError/message");
    const auto says = [&name, &error](std::size_t most) {
        return say::volumeDoesNotDetach(shortName(name), abridged(error, most));
    };
    why.sentence = fit({{head, age, says(60)}, {says(90), age}, {says(60), age}});
    why.facts.push_back({say::volumeDoesNotDetach(name, error),
                         say::ofVolumeAttachment("status.detachError", attachment->name()),
                         parseTime(attachment->text("/status/detachError/time"))});
    return true;
}

/// A preDrain hook that nobody asked because there was no Node to drain.
const Hold *passedWithoutNode(const Case &c)
{
    const auto hook = std::ranges::find_if(c.holds, [](const Hold &hold) {
        return hold.kind == HoldKind::PreDrain && hold.state == HoldState::Bypassed;
    });
    return hook != c.holds.end() && machine::nodeName(c.view.machine).empty() ? &*hook : nullptr;
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
    const std::string words = providersWords(sign);
    const Message head = says(abridged(words, 120));
    const Message inShort = says(abridged(words, 90));
    why.sentence = fit({{head, age, volumes, tries},
                        {head, age, volumes},
                        {head, age, tries},
                        {head, age},
                        {says(abridged(words, 112)), age},
                        {says(abridged(words, 106)), age},
                        {inShort, age, tries},
                        {inShort, age}});
    why.facts.push_back(factOf(sign));
    why.exits = {{say::waitProviderIsAskedAgain(), "wait"},
                 {say::cureWhatProviderComplainsAbout(), "fix"}};
    if (!tellUndetached(why, c, words, head, age))
        addAttachments(why, c);
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
    // A host that was taken since then is what it was refused.
    if (const auto since = installedSince(c); since && *since + failureIsNotOver > *sign->last)
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
    const ConditionsIn conditions(c.view.machine.at("/status/conditions"));
    const auto exists = conditions.get(machine::condition::instanceExists);
    if (!exists || exists->status != "Unknown")
        return std::nullopt;
    constexpr std::string_view head = "Failed to check if machine exists: ";
    std::string words = exists->message;
    if (words.starts_with(head))
        words.erase(0, head.size());
    words = codeAndWords(std::move(words));
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

/// Of a machine with a Node the Node is told first.
std::optional<WhyStuck> doesNotSayOfNoNode(const Case &c)
{
    const bool serves = !c.view.machine.isDeleting() && !machine::nodeName(c.view.machine).empty();
    return serves ? std::nullopt : doesNotSay(c);
}

/// The instance was there and is not any more, and the deletion has not come that far.
std::optional<WhyStuck> instanceIsGoneEarly(const Case &c)
{
    const ConditionsIn conditions(c.view.machine.at("/status/conditions"));
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
    why.exits = {{say::waitForNextDrain(), "wait"}};
    if (kubeletReports(c))
        why.exits.push_back({say::lookAtInstance(machine::providerId(c.view.machine)), "owner"});
    else
        why.exits.push_back({endOfGoneInstance(c), "fix"});
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
    // A skipped drain asks neither for the quorum of etcd nor for a master that is away already.
    const bool guardsEtcd = std::ranges::any_of(c.view.pods, [](const Object &pod) {
        return pod.ns() == rules::etcd::etcdNamespace && rules::countsForDrain(pod);
    });
    if (why.look == StuckState::Holding && !guardsEtcd && !drainIsForbidden(c.view))
        why.exits.push_back({say::skipDrainThisSkipsEvery(), "override"});
    return why;
}

std::optional<WhyStuck> terminating(const Case &c)
{
    if (!isTerminating(c))
        return std::nullopt;
    const ConditionsIn conditions(c.view.machine.at("/status/conditions"));
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
        || machine::conditionIs(machine, machine::condition::instanceExists, "True")
        || installedSince(c))
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

} // namespace

const std::vector<Cause> &instanceCauses()
{
    static const std::vector<Cause> causes{{"provider cannot delete", cannotDelete},
                                           {"provider cannot create", cannotCreate},
                                           {"provider does not say", doesNotSayOfNoNode},
                                           {"instance gone while draining", instanceIsGoneEarly},
                                           {"draining", draining},
                                           {"instance being deleted", terminating},
                                           {"instance being created", creating}};
    return causes;
}

const std::vector<Cause> &instanceCausesAside()
{
    static const std::vector<Cause> causes{{"provider does not say", doesNotSay},
                                           {"provider cannot update", cannotUpdate}};
    return causes;
}

} // namespace hp::holds
