// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machine/MachineDecision.h"

#include "model/messages/Next.h"
#include "model/resource/Machine.h"
#include "model/rules/machine/HookConditions.h"
#include "model/rules/machine/MachineAnswers.h"
#include "model/rules/machine/MachinePatch.h"
#include "model/rules/machine/MachineValidation.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::rules {

namespace {

namespace phase = machine::phase;
namespace condition = machine::condition;
using machine::HookPoint;
using namespace answers;

/// The view with the questions that several rows ask.
struct Facts {
    explicit Facts(const MachineView &given)
        : view(given)
        , machine(given.machine)
        , stored(machine::phaseOf(machine))
        , deleting(machine.isDeleting())
    { }

    [[nodiscard]] bool failed() const { return stored == phase::failed; }
    [[nodiscard]] bool drained() const
    {
        return machine::conditionIs(machine, condition::drained, "True");
    }
    [[nodiscard]] bool present() const
    {
        return view.exists && !view.exists->failure && view.exists->value;
    }
    [[nodiscard]] bool absent() const
    {
        return view.exists && !view.exists->failure && !view.exists->value;
    }
    [[nodiscard]] std::vector<machine::Hook> hooks(HookPoint point) const
    {
        return machine::hooks(machine, point);
    }
    [[nodiscard]] std::string authority() const { return machine.text("/status/authoritativeAPI"); }
    /// Provider id or address, stored or just reported.
    [[nodiscard]] bool provisioned() const
    {
        const bool reported = view.updated
            && (!view.updated->value.providerId.empty() || !view.updated->value.addresses.empty());
        return reported || machine::isProvisioned(machine);
    }

    const MachineView &view;
    const Object &machine;
    const std::string &stored;
    bool deleting;
};

const Condition instanceThere{condition::instanceExists, "True", {}, {}, {}};
const Condition instanceNotCreated{condition::instanceExists,
                                   "False",
                                   "InstanceNotCreated",
                                   "Warning",
                                   "Instance has not been created"};
const Condition instanceMissing{condition::instanceExists,
                                "False",
                                "InstanceMissing",
                                "Warning",
                                "Instance not found on provider"};

Condition instanceUnknown(const std::string &message)
{
    return {condition::instanceExists,
            "Unknown",
            "ErrorCheckingProvider",
            {},
            "Failed to check if machine exists: " + message};
}

/// The shared status writer of 1.2: hook conditions always, error fields only while Failed.
MachineReport report(const Facts &facts, std::string phase, std::vector<Condition> more = {})
{
    MachineReport result;
    result.phase = std::move(phase);
    result.conditions = hookConditions(facts.machine);
    result.conditions.insert(result.conditions.end(), more.begin(), more.end());
    if (facts.view.settings.migrationGate) {
        result.conditions.push_back({condition::paused,
                                     "False",
                                     "AuthoritativeAPIMachineAPI",
                                     "Info",
                                     "The AuthoritativeAPI status is set to 'MachineAPI'"});
    }
    if (result.phase != phase::failed) {
        result.errorReason = "";
        result.errorMessage = "";
    }
    return result;
}

MachineReport
failedReport(const Facts &facts, std::string why, std::string message, std::vector<Condition> more)
{
    MachineReport result = report(facts, phase::failed, std::move(more));
    result.errorReason = std::move(why);
    result.errorMessage = std::move(message);
    result.instanceStateUnknown = true;
    return result;
}

MachineReport comingReport(const Facts &facts, const ProviderFailure &progress)
{
    MachineReport result = report(facts, facts.stored, {instanceNotCreated});
    result.annotations = progress.annotations;
    return result;
}

MachineEvent callFailed(const Facts &facts, const std::string &verb, const std::string &message)
{
    return {true,
            "Failed" + verb,
            verb,
            facts.machine.name() + ": reconciler failed to " + verb + " machine: " + message};
}

Message heldBy(HookPoint point, const std::vector<machine::Hook> &hooks)
{
    const auto &[name, owner] = hooks.front();
    const auto others = static_cast<std::int64_t>(hooks.size()) - 1;
    return others > 0 ? say::heldByHookAndMore(toString(point), name, owner, others)
                      : say::heldByHook(toString(point), name, owner);
}

/// The instance of a machine whose deletion is held may go, or cannot be asked about, meanwhile:
/// whoever holds it, and whoever looks at it, is to know (the original does not ask before its own
/// turn has come).
std::vector<Condition> instanceWhileHeld(const Facts &facts)
{
    if (!facts.view.exists)
        return {};
    if (const auto &failure = facts.view.exists->failure)
        return {instanceUnknown(failure->message)};
    if (!facts.view.exists->value)
        return {instanceMissing};
    const Conditions conditions(facts.machine.at("/status/conditions"));
    const auto stored = conditions.get(condition::instanceExists);
    return stored && stored->status != "True" ? std::vector<Condition>{instanceThere}
                                              : std::vector<Condition>();
}

struct Row {
    const char *name;
    bool (*applies)(const Facts &);
    MachineDecision (*answer)(const Facts &);
};

bool gated(const Facts &facts)
{
    return facts.view.settings.migrationGate;
}
bool isHeld(const Facts &facts)
{
    return !facts.drained() || !facts.hooks(HookPoint::PreTerminate).empty();
}
/// It was not known for a while whether the instance is there.
bool wasUnknown(const Facts &facts)
{
    return machine::conditionIs(facts.machine, condition::instanceExists, "Unknown");
}
bool invalidDelete(const Facts &facts)
{
    return facts.view.removed->failure->invalidConfiguration && !machine::hasAddress(facts.machine);
}

// clang-format off
const Row beforeDeletion[] = {
{"1", [](const Facts &f) { return !f.machine; },
      [](const Facts &) { return stop(say::machineIsGone()); }},
{"2", [](const Facts &f) { return gated(f) && f.authority().empty(); },
      [](const Facts &f) {
          MachineReport first;
          first.authoritativeApi = f.machine.text("/spec/authoritativeAPI");
          if (first.authoritativeApi->empty())
              return stop(say::noAPIIsAuthoritativeYet());
          return stop(say::authoritativeAPIIsTakenOver(), first);
      }},
{"2b", [](const Facts &f) { return gated(f) && (f.authority() == "ClusterAPI" || f.authority() == "Migrating"); },
      [](const Facts &f) {
          MachineReport paused;
          paused.conditions = hookConditions(f.machine); // D-21: they do not go stale meanwhile
          paused.conditions.push_back({condition::paused, "True", "AuthoritativeAPINotMachineAPI", {},
                                       "The AuthoritativeAPI status is set to '" + f.authority() + "'"});
          return stop(say::anotherAPIIsAuthoritative(), paused);
      }},
{"2d", [](const Facts &f) { return gated(f) && f.authority() != "MachineAPI"; },
      [](const Facts &f) { return stop(say::unknownAuthoritativeAPI(f.authority())); }},
};

// D-20: validation does not keep an invalid Machine from being deleted, so deletion comes first.
const Row deletion[] = {
{"5a", [](const Facts &f) { return !f.machine.hasFinalizer(machine::finalizer); },
       [](const Facts &f) { return stop(say::ourPartIsDone(), report(f, phase::deleting)); }},
{"5b-ask", [](const Facts &f) {
           return f.stored == phase::deleting && isHeld(f) && f.provisioned() && !f.view.exists;
       },
       [](const Facts &) { return take(MachineStep::AskExists, say::isThereInstance()); }},
{"5b", [](const Facts &f) { return !f.drained(); },
       [](const Facts &f) {
           const auto hooks = f.hooks(HookPoint::PreDrain);
           return stop(hooks.empty() ? say::waitingForDrain() : heldBy(HookPoint::PreDrain, hooks),
                       report(f, phase::deleting, instanceWhileHeld(f)));
       }},
{"5c", [](const Facts &f) { return !f.hooks(HookPoint::PreTerminate).empty(); },
       [](const Facts &f) {
           return stop(heldBy(HookPoint::PreTerminate, f.hooks(HookPoint::PreTerminate)),
                       report(f, phase::deleting, instanceWhileHeld(f)));
       }},
{"5d-ask", [](const Facts &f) { return !f.view.removed; },
       [](const Facts &f) { return take(MachineStep::Remove, say::instanceIsDeletedNext(), report(f, phase::deleting)); }},
{"5d", [](const Facts &f) { return f.view.removed->failure && !invalidDelete(f); },
       [](const Facts &f) {
           const ProviderFailure &failure = *f.view.removed->failure;
           if (failure.inProgress)
               return retryCall(stop(say::instanceIsGoing(failure.message)), failure);
           return withEvent(retryCall(stop(say::providerCouldNotDeleteInstance(failure.message)), failure),
                            callFailed(f, "Delete", failure.message));
       }},
{"5e-ask", [](const Facts &f) { return !f.view.exists; },
       [](const Facts &) { return take(MachineStep::AskExists, say::isInstanceGone()); }},
{"5e", [](const Facts &f) { return f.view.exists->failure.has_value(); },
       [](const Facts &f) {
           const std::string &message = f.view.exists->failure->message;
           return backOff(stop(say::providerDoesNotSayIfGone(message),
                               report(f, phase::deleting, {instanceUnknown(message)})),
                          ErrorCode::Refused, message);
       }},
{"5f", [](const Facts &f) { return f.view.exists->value; },
       [](const Facts &f) {
           MachineDecision decision = stop(say::waitingForInstanceToGo());
           if (wasUnknown(f))
               decision.report = report(f, phase::deleting, {instanceThere});
           return again(std::move(decision), f.view.settings.recheck);
       }},
{"5g-failed", [](const Facts &f) { return f.view.nodeRemoval.has_value(); },
       [](const Facts &f) {
           MachineDecision decision = backOff(stop(say::nodeCouldNotBeDeleted()), f.view.nodeRemoval->code, {});
           decision.error = *f.view.nodeRemoval;
           return decision;
       }},
{"5g", [](const Facts &f) { return !f.view.nodeRemoved && !machine::nodeName(f.machine).empty(); },
       [](const Facts &) { return take(MachineStep::RemoveNode, say::instanceIsGoneNodeFollows()); }},
{"5h", [](const Facts &) { return true; },
       [](const Facts &f) {
           return withEvent(take(MachineStep::RemoveFinalizer, say::machineIsReleased()),
                            {false, "Delete", "Delete", "Deleted machine " + f.machine.name()});
       }},
};

const Row life[] = {
{"3", [](const Facts &f) { return !validateMachine(f.machine).empty(); },
      [](const Facts &f) {
          const Message fault = validateMachine(f.machine);
          return withEvent(backOff(stop(fault), ErrorCode::Invalid, fault.text()),
                           {true, "FailedValidate", "Validate", fault.text()});
      }},
{"4", [](const Facts &f) { return !f.machine.hasFinalizer(machine::finalizer); },
      [](const Facts &) { return take(MachineStep::AddFinalizer, say::finalizerComesFirst()); }},
// D-11: nothing happens to a Failed machine, but its hook conditions stay true.
{"6", [](const Facts &f) { return f.failed(); },
      [](const Facts &f) {
          MachineReport refreshed = report(f, phase::failed);
          return stop(say::failedIsFinal(), refreshed);
      }},
{"7-ask", [](const Facts &f) { return !f.view.exists; },
      [](const Facts &) { return take(MachineStep::AskExists, say::isThereInstance()); }},
{"7-fails", [](const Facts &f) { return f.view.exists->failure && f.view.exists->failure->failsMachine; },
      [](const Facts &f) {
          const ProviderFailure &failure = *f.view.exists->failure;
          return stop(say::providerDeclaredMachineFailed(failure.message),
                      failedReport(f, failure.reason, failure.message, {}));
      }},
{"7", [](const Facts &f) { return f.view.exists->failure.has_value(); },
      [](const Facts &f) {
          const std::string &message = f.view.exists->failure->message;
          return backOff(stop(say::providerDoesNotSayIfThere(message),
                              report(f, f.stored, {instanceUnknown(message)})),
                         ErrorCode::Refused, message);
      }},
{"8-ask", [](const Facts &f) { return f.present() && !f.view.updated; },
      [](const Facts &) { return take(MachineStep::Update, say::whatIsKnownAboutInstance()); }},
{"8-fails", [](const Facts &f) { return f.present() && f.view.updated->failure && f.view.updated->failure->failsMachine; },
      [](const Facts &f) {
          const ProviderFailure &failure = *f.view.updated->failure;
          return withEvent(stop(say::providerDeclaredMachineFailed(failure.message),
                                failedReport(f, failure.reason, failure.message, {})),
                           callFailed(f, "Update", failure.message));
      }},
{"8", [](const Facts &f) { return f.present() && f.view.updated->failure; },
      [](const Facts &f) {
          const ProviderFailure &failure = *f.view.updated->failure;
          if (failure.inProgress)
              return retryCall(stop(say::providerIsNotDoneYet(failure.message), report(f, f.stored)), failure);
          return withEvent(again(stop(say::providerCouldNotUpdateInstance(failure.message),
                                      report(f, f.stored)),
                                 f.view.settings.recheck),
                           callFailed(f, "Update", failure.message));
      }},
{"9a", [](const Facts &f) { return f.present() && !f.provisioned(); },
      [](const Facts &f) {
          return again(stop(say::instanceHasNoIdentityYet(), report(f, f.stored, {instanceThere})),
                       f.view.settings.recheck);
      }},
{"9b", [](const Facts &f) { return f.present() && machine::nodeName(f.machine).empty(); },
      [](const Facts &f) {
          return again(stop(say::nodeHasNotJoined(), report(f, phase::provisioned, {instanceThere})),
                       f.view.settings.recheck);
      }},
{"9c", [](const Facts &f) { return f.present(); },
      [](const Facts &f) {
          return stop(say::instanceHasNode(), report(f, phase::running, {instanceThere}));
      }},
{"10", [](const Facts &f) { return f.provisioned(); },
      [](const Facts &f) {
          return stop(say::knownInstanceIsGone(),
                      failedReport(f, {}, "can't find created instance", {instanceMissing}));
      }},
// D-01: a preCreate hook holds before Provisioning; added later it still holds back the instance.
{"10-held", [](const Facts &f) { return !f.hooks(HookPoint::PreCreate).empty(); },
      [](const Facts &f) {
          return stop(heldBy(HookPoint::PreCreate, f.hooks(HookPoint::PreCreate)), report(f, f.stored, {instanceNotCreated}));
      }},
{"11a", [](const Facts &f) { return f.stored.empty(); },
      [](const Facts &f) { return stop(say::instanceIsWanted(), report(f, phase::provisioning, {instanceNotCreated})); }},
// D-21: the hook conditions are refreshed here too, although the original writes nothing in this loop.
{"11-ask", [](const Facts &f) { return !f.view.created; },
      [](const Facts &f) {
          MachineReport refreshed = report(f, f.stored, {instanceNotCreated});
          // What the provider said last stays until it says something else (FA-11).
          refreshed.errorReason.reset();
          refreshed.errorMessage.reset();
          return take(MachineStep::Create, say::instanceIsCreated(), refreshed);
      }},
{"11b", [](const Facts &f) {
          return f.view.created->failure
                 && (f.view.created->failure->invalidConfiguration || f.view.created->failure->failsMachine);
      },
      [](const Facts &f) {
          const ProviderFailure &failure = *f.view.created->failure;
          return withEvent(stop(say::providerRefusedConfiguration(failure.message),
                                failedReport(f, failure.invalidConfiguration ? "InvalidConfiguration" : failure.reason,
                                             failure.message, {instanceNotCreated})),
                           callFailed(f, "Create", failure.message));
      }},
{"11c", [](const Facts &f) { return f.view.created->failure.has_value(); },
      [](const Facts &f) {
          const ProviderFailure &failure = *f.view.created->failure;
          if (failure.inProgress)
              return retryCall(stop(say::instanceIsComing(failure.message), comingReport(f, failure)), failure);
          MachineDecision decision = retryCall(stop(say::providerCouldNotCreateInstance(failure.message)), failure);
          if (!failure.reason.empty()) {
              decision.report = report(f, f.stored, {instanceNotCreated});
              decision.report->errorReason = failure.reason;
              decision.report->errorMessage = failure.message;
          }
          return withEvent(std::move(decision), callFailed(f, "Create", failure.message));
      }},
{"11d", [](const Facts &) { return true; },
      [](const Facts &f) {
          return withEvent(again(stop(say::waitingForInstanceToAppear()), f.view.settings.recheck),
                           {false, "Create", "Create", "Created Machine " + f.machine.name()});
      }},
};
// clang-format on

template<std::size_t N>
std::optional<MachineDecision> firstMatch(const Row (&rows)[N], const Facts &facts)
{
    const auto row = std::find_if(
        std::begin(rows), std::end(rows), [&](const Row &r) { return r.applies(facts); });
    if (row == std::end(rows))
        return std::nullopt;
    MachineDecision decision = row->answer(facts);
    decision.row = row->name;
    return decision;
}

} // namespace

MachineDecision decideMachine(const MachineView &view, TimePoint)
{
    const Facts facts(view);
    if (auto early = firstMatch(beforeDeletion, facts))
        return *early;
    MachineDecision decision =
        facts.deleting ? *firstMatch(deletion, facts) : *firstMatch(life, facts);
    // What an update told us is stored with whatever status follows from it.
    if (decision.report && view.updated && !view.updated->failure) {
        decision.report->instance = view.updated->value;
        decision.report->annotations = view.updated->value.annotations;
        if (hasNewStatus(view.machine, view.updated->value))
            decision.events.push_back(
                {false, "Update", "Update", "Updated Machine " + view.machine.name()});
    }
    if (decision.report && !facts.deleting && facts.absent())
        decision.report->forgetAddresses = view.addressesEndWithInstance;
    return decision;
}

std::vector<std::string> machineRows()
{
    std::vector<std::string> names;
    for (const Row &row : beforeDeletion)
        names.emplace_back(row.name);
    for (const Row &row : deletion)
        names.emplace_back(row.name);
    for (const Row &row : life)
        names.emplace_back(row.name);
    return names;
}

} // namespace hp::rules
