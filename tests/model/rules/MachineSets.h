// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/machineset/MachineSetDecision.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace hp::test {

inline const TimePoint setNow = *parseTime("2026-01-10T12:00:00Z");

inline Object merged(const char *text, const std::string &patch)
{
    Json json = Json::parse(text);
    json.merge_patch(Json::parse(patch));
    return Object(json);
}

/// MachineSet "ms" of one replica that selects set=ms.
inline Object machineSet(const std::string &patch = "{}")
{
    return merged(R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"MachineSet",
        "metadata":{"name":"ms","namespace":"ns","uid":"set-uid","generation":3,"resourceVersion":"7"},
        "spec":{"replicas":1,"selector":{"matchLabels":{"set":"ms"}},
            "template":{"metadata":{"labels":{"set":"ms"}},"spec":{"providerSpec":{"value":{}}}}}})",
                  patch);
}

/// Machine "m" that belongs to the set.
inline Object setMachine(const std::string &patch = "{}")
{
    return merged(R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine",
        "metadata":{"name":"m","namespace":"ns","uid":"m-uid","labels":{"set":"ms"},
            "ownerReferences":[{"apiVersion":"machine.openshift.io/v1beta1","kind":"MachineSet",
                "name":"ms","uid":"set-uid","controller":true}]},
        "status":{"nodeRef":{"name":"n"}}})",
                  patch);
}

/// What the set knows of a Machine that belongs to it and has a Node.
inline rules::SetMachine known(const std::string &name)
{
    rules::SetMachine machine;
    machine.key = {"ns", name};
    machine.uid = name + "-uid";
    machine.nodeName = "n-" + name;
    machine.owned = true;
    machine.fullyLabeled = true;
    return machine;
}

inline rules::SetMember member(rules::SetMachine machine, rules::NodeReadiness node = {})
{
    return {std::make_shared<const rules::SetMachine>(std::move(machine)), node};
}

} // namespace hp::test
