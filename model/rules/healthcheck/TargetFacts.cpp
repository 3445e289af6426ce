// SPDX-License-Identifier: Apache-2.0
#include "model/rules/healthcheck/TargetFacts.h"

#include "model/base/JsonFields.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <nlohmann/json.hpp>

namespace hp::rules {

namespace {

bool hasControllerOwner(const Object &machine)
{
    for (const Json &owner : machine.at("/metadata/ownerReferences")) {
        if (owner.is_object() && owner.contains("controller") && owner["controller"] == true)
            return true;
    }
    return false;
}

} // namespace

MachineFacts machineFactsOf(const Object &machine)
{
    MachineFacts facts;
    facts.uid = machine.uid();
    facts.phase = machine::phaseOf(machine);
    facts.node = machine::nodeName(machine);
    if (facts.node.empty())
        facts.lastUpdated = parseTime(machine.text("/status/lastUpdated"));
    facts.deleting = machine.isDeleting();
    facts.heldBeforeCreation =
        machine::conditionIs(machine, machine::condition::creatable, "False");
    facts.externallyRemediated = machine.annotation(machine::externalRemediation).has_value();
    facts.underMaintenance = machine.annotation(maintenance::underWay).has_value();
    facts.controlled = hasControllerOwner(machine);
    return facts;
}

NodeFacts nodeFactsOf(const Object &node)
{
    NodeFacts facts;
    for (const Json &entry : node.at("/status/conditions")) {
        if (!entry.is_object())
            continue;
        facts.conditions.push_back({textOf(entry, "type"),
                                    textOf(entry, "status"),
                                    parseTime(textOf(entry, "lastTransitionTime"))});
    }
    return facts;
}

} // namespace hp::rules
