// SPDX-License-Identifier: Apache-2.0
#include "tests/model/lifecycle/Concrete.h"

#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/drain/DrainRecord.h"
#include "model/rules/machine/HookConditions.h"

#include <nlohmann/json.hpp>

namespace hp::lifecycle {

namespace {

constexpr const char *phases[] = {
    "", "Provisioning", "Provisioned", "Running", "Deleting", "Failed"};

Json hookList(const std::string &point, int count)
{
    Json hooks = Json::array();
    for (int i = 0; i < count; ++i) {
        const std::string name = point + '-' + std::to_string(i);
        hooks.push_back({{"name", name}, {"owner", name + "-owner"}});
    }
    return hooks;
}

void setInstanceExists(Conditions &conditions, InstanceExists value)
{
    const auto set = [&conditions](const char *status,
                                   const char *reason,
                                   const char *severity,
                                   const char *message) {
        conditions.set({machine::condition::instanceExists, status, reason, severity, message},
                       modelNow());
    };
    switch (value) {
    case InstanceExists::Absent:
        return;
    case InstanceExists::True:
        return set("True", "", "", "");
    case InstanceExists::NotCreated:
        return set("False", "InstanceNotCreated", "Warning", "Instance has not been created");
    case InstanceExists::Missing:
        return set("False", "InstanceMissing", "Warning", "Instance not found on provider");
    case InstanceExists::Unknown:
        return set("Unknown",
                   "ErrorCheckingProvider",
                   "",
                   "Failed to check if machine exists: the provider does not answer");
    }
}

InstanceExists instanceExistsOf(const Conditions &conditions)
{
    const auto found = conditions.get(machine::condition::instanceExists);
    if (!found)
        return InstanceExists::Absent;
    if (found->status == "True")
        return InstanceExists::True;
    if (found->status == "Unknown")
        return InstanceExists::Unknown;
    return found->reason == "InstanceMissing" ? InstanceExists::Missing
                                              : InstanceExists::NotCreated;
}

Json statusJson(const Stored &stored, const Json &spec)
{
    Json status = Json::object();
    if (stored.phase != Phase::Unset)
        status["phase"] = phases[static_cast<std::size_t>(stored.phase)];
    if (stored.nodeRef > 0)
        status["nodeRef"] = {
            {"kind", "Node"}, {"name", "n"}, {"uid", "uid-" + std::to_string(stored.nodeRef)}};
    Conditions conditions{Json()};
    if (stored.hookConditionsFresh) {
        for (const Condition &one : rules::hookConditions(Object(Json{{"spec", spec}})))
            conditions.set(one, modelNow());
    }
    setInstanceExists(conditions, stored.instanceExists);
    if (stored.drained == Drained::True)
        conditions.set({machine::condition::drained, "True", {}, {}, "drained"}, modelNow());
    if (stored.drained == Drained::False)
        conditions.set({machine::condition::drained, "False", "DrainError", "Warning", "not yet"},
                       modelNow());
    if (!conditions.json().empty())
        status["conditions"] = conditions.json();
    return status;
}

std::uint8_t countOf(const Object &machine, machine::HookPoint point)
{
    return static_cast<std::uint8_t>(machine::hooks(machine, point).size());
}

std::uint8_t lastDigit(const std::string &text)
{
    return text.empty() ? std::uint8_t(0) : static_cast<std::uint8_t>(text.back() - '0');
}

} // namespace

TimePoint modelNow()
{
    static const TimePoint now = *parseTime("2026-01-10T12:00:00Z");
    return now;
}

std::string providerIdOf(std::uint8_t instance)
{
    return "model:///" + std::to_string(instance);
}

Object machineObject(const Stored &stored)
{
    if (!stored.present)
        return {};
    Json metadata = {{"name", "m"},
                     {"namespace", "openshift-machine-api"},
                     {"uid", "uid-m"},
                     {"labels", {{machine::clusterLabel, "model"}}}};
    if (stored.finalizer)
        metadata["finalizers"] = {machine::finalizer};
    if (stored.deleting)
        metadata["deletionTimestamp"] = formatTime(modelNow());
    if (stored.excluded)
        metadata["annotations"][machine::excludeDrain] = "";
    if (stored.nextAttempt != NextAttempt::Absent) {
        rules::DrainRecord record;
        record.attempts = 1;
        record.nextAttempt = stored.nextAttempt == NextAttempt::Later
            ? modelNow() + std::chrono::seconds(5)
            : modelNow() - std::chrono::seconds(1);
        metadata["annotations"][machine::drainRecord] = rules::toJsonText(record);
    }
    Json spec = {{"providerSpec", {{"value", Json::object()}}}};
    if (stored.providerId > 0)
        spec["providerID"] = providerIdOf(stored.providerId);
    if (stored.preCreate + stored.preDrain + stored.preTerminate > 0) {
        spec["lifecycleHooks"] = {{"preCreate", hookList("create", stored.preCreate)},
                                  {"preDrain", hookList("drain", stored.preDrain)},
                                  {"preTerminate", hookList("terminate", stored.preTerminate)}};
    }
    Json json = {{"apiVersion", "machine.openshift.io/v1beta1"},
                 {"kind", "Machine"},
                 {"metadata", std::move(metadata)},
                 {"status", statusJson(stored, spec)}};
    json["spec"] = std::move(spec);
    return Object(std::move(json));
}

Stored storedOf(const Object &machine)
{
    Stored stored;
    stored.present = static_cast<bool>(machine);
    if (!machine)
        return stored;
    stored.finalizer = machine.hasFinalizer(machine::finalizer);
    stored.deleting = machine.isDeleting();
    stored.excluded = machine.annotation(machine::excludeDrain).has_value();
    for (std::size_t i = 0; i < std::size(phases); ++i) {
        if (machine::phaseOf(machine) == phases[i])
            stored.phase = static_cast<Phase>(i);
    }
    stored.preCreate = countOf(machine, machine::HookPoint::PreCreate);
    stored.preDrain = countOf(machine, machine::HookPoint::PreDrain);
    stored.preTerminate = countOf(machine, machine::HookPoint::PreTerminate);
    const Conditions conditions(machine.at("/status/conditions"));
    stored.hookConditionsFresh = true;
    for (const Condition &wanted : rules::hookConditions(machine))
        stored.hookConditionsFresh &= conditions.get(wanted.type) == wanted;
    if (const auto drained = conditions.get(machine::condition::drained))
        stored.drained = drained->status == "True" ? Drained::True : Drained::False;
    stored.instanceExists = instanceExistsOf(conditions);
    stored.providerId = lastDigit(machine::providerId(machine));
    stored.nodeRef = lastDigit(machine.text("/status/nodeRef/uid"));
    if (const auto next = rules::drainRecordOf(machine).nextAttempt)
        stored.nextAttempt = *next > modelNow() ? NextAttempt::Later : NextAttempt::Due;
    return stored;
}

Stored patched(const Stored &stored, const Object &mergePatch)
{
    Json json = machineObject(stored).json();
    json.merge_patch(mergePatch.json());
    return storedOf(Object(std::move(json)));
}

Object nodeObject(const Member &member, bool controlPlane)
{
    if (member.node == 0)
        return {};
    Json json = {{"apiVersion", "v1"},
                 {"kind", "Node"},
                 {"metadata", {{"name", "n"}, {"uid", "uid-" + std::to_string(member.node)}}},
                 {"spec", {{"providerID", providerIdOf(member.newest)}}}};
    if (controlPlane)
        json["metadata"]["labels"]["node-role.kubernetes.io/master"] = "";
    if (member.cordoned)
        json["spec"]["unschedulable"] = true;
    return Object(std::move(json));
}

Object podObject(const Member &member)
{
    Json json = {{"apiVersion", "v1"},
                 {"kind", "Pod"},
                 {"metadata", {{"name", "p"}, {"namespace", "default"}}},
                 {"spec", {{"nodeName", "n"}}},
                 {"status", {{"phase", "Running"}}}};
    if (member.pod == 2)
        json["metadata"]["deletionTimestamp"] = formatTime(modelNow());
    return Object(std::move(json));
}

} // namespace hp::lifecycle
