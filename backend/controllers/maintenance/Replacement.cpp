// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/maintenance/Replacement.h"

#include "model/base/JsonFields.h"
#include "model/rules/metal/HostChoice.h"

#include <nlohmann/json.hpp>

namespace hp::controllers {

Object setOf(const Object &machine, const runtime::Informer &sets)
{
    for (const Json &owner : machine.at("/metadata/ownerReferences")) {
        if (textOf(owner, "kind") == "MachineSet")
            return sets.get({machine.ns(), textOf(owner, "name")});
    }
    return {};
}

bool hasSpareHost(const Object &machine, const std::vector<Object> &hosts)
{
    const auto selector = rules::metal::hostSelectorOf(machine);
    return selector && rules::metal::chooseHost(hosts, *selector);
}

} // namespace hp::controllers
