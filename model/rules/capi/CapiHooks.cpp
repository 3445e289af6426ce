// SPDX-License-Identifier: Apache-2.0
#include "model/rules/capi/CapiHooks.h"

#include <algorithm>
#include <regex>

namespace hp::capi {

using machine::Hook;
using machine::HookPoint;

namespace {

constexpr const char *mapiDeleteMachine = "machine.openshift.io/delete-machine";
constexpr const char *mapiDeleteMachineAlias = "machine.openshift.io/cluster-api-delete-machine";
/// Limits of an annotation key and of the Machine API's hooks.
constexpr std::size_t maxKeyNameLength = 63;
constexpr std::size_t minHookLength = 3;
constexpr std::size_t maxOwnerLength = 512;

std::string inQuotes(const std::string &text)
{
    return '"' + text + '"';
}

/// Why a hook's name cannot be the second half of an annotation key; empty when it can.
std::string keyFault(const std::string &name)
{
    if (name.find('/') != std::string::npos)
        return "an annotation key of Cluster API has room for one slash only, and its prefix needs "
               "it";
    if (name.size() > maxKeyNameLength)
        return "an annotation key of Cluster API holds at most 63 characters after its prefix";
    static const std::regex pattern("([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]");
    return std::regex_match(name, pattern) ? "" : "not a valid name of an annotation key";
}

void addHooks(const Object &machine,
              HookPoint point,
              const char *prefix,
              Converted<Annotations> &result)
{
    const std::vector<Hook> hooks = machine::hooks(machine, point);
    for (std::size_t i = 0; i < hooks.size(); ++i) {
        const std::string fault = keyFault(hooks[i].name);
        if (fault.empty()) {
            result.value[std::string(prefix) + '/' + hooks[i].name] = hooks[i].owner;
            continue;
        }
        result.faults.push_back(std::string("spec.lifecycleHooks.") + toString(point) + '['
                                + std::to_string(i) + "].name: Invalid value: "
                                + inQuotes(hooks[i].name) + ": " + fault);
    }
}

void takeHook(const std::string &key,
              const std::string &owner,
              const std::string &prefix,
              std::vector<Hook> &hooks,
              std::vector<std::string> &faults)
{
    const auto fault = [&](const std::string &why) {
        faults.push_back("metadata.annotations[" + key + "]: " + why);
    };
    // Cluster API matches by prefix alone: what cannot be named still blocks there.
    const std::string name = key.size() > prefix.size() ? key.substr(prefix.size() + 1) : "";
    if (key.size() == prefix.size() || key[prefix.size()] != '/' || name.empty())
        fault("blocks in Cluster API, but names no hook");
    else if (name.size() < minHookLength)
        fault("Invalid value: " + inQuotes(name)
              + ": the name of a hook has at least 3 characters");
    else if (owner.size() < minHookLength)
        fault("Invalid value: " + inQuotes(owner)
              + ": the owner of a hook has at least 3 characters");
    else if (owner.size() > maxOwnerLength)
        fault("Too long: the owner of a hook has at most 512 characters");
    else
        hooks.push_back({name, owner});
}

} // namespace

Converted<Annotations> annotationsFor(const Object &machine)
{
    Converted<Annotations> result;
    const std::vector<Hook> preCreate = machine::hooks(machine, HookPoint::PreCreate);
    if (!preCreate.empty())
        result.faults.push_back("spec.lifecycleHooks.preCreate: Forbidden: Cluster API has no such "
                                "point: "
                                + machine::render(preCreate));
    addHooks(machine, HookPoint::PreDrain, preDrainPrefix, result);
    addHooks(machine, HookPoint::PreTerminate, preTerminatePrefix, result);
    // Cluster API does not read the keys of the Machine API, so copying them would do nothing.
    if (const auto excluded = machine.annotation(machine::excludeDrain)) {
        result.value[excludeDrain] = *excluded;
        result.value[excludeVolumeDetach] = *excluded;
    }
    for (const char *key : {mapiDeleteMachineAlias, mapiDeleteMachine}) {
        if (const auto next = machine.annotation(key))
            result.value[deleteMachine] = *next;
    }
    if (!result.faults.empty())
        result.value.clear();
    return result;
}

Converted<Hooks> hooksFrom(const Annotations &annotations)
{
    Converted<Hooks> result;
    // The map is sorted by key, so the lists come out sorted by name.
    for (const auto &[key, owner] : annotations) {
        if (key.starts_with(preDrainPrefix))
            takeHook(key, owner, preDrainPrefix, result.value.preDrain, result.faults);
        else if (key.starts_with(preTerminatePrefix))
            takeHook(key, owner, preTerminatePrefix, result.value.preTerminate, result.faults);
    }
    if (!result.faults.empty())
        result.value = {};
    return result;
}

Annotations marksFrom(const Annotations &annotations)
{
    Annotations marks;
    if (const auto it = annotations.find(excludeDrain); it != annotations.end())
        marks[machine::excludeDrain] = it->second;
    // There the key alone counts, here some readers want a value.
    if (const auto it = annotations.find(deleteMachine); it != annotations.end())
        marks[mapiDeleteMachine] = it->second.empty() ? "true" : it->second;
    return marks;
}

std::string joined(const std::vector<std::string> &faults)
{
    if (faults.size() <= 1)
        return faults.empty() ? std::string() : faults.front();
    std::string text;
    for (const std::string &fault : faults)
        text += (text.empty() ? "[" : ", ") + fault;
    return text + ']';
}

} // namespace hp::capi
