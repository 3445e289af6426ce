// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/MachineLink.h"

#include "model/messages/Maintenance.h"

namespace hp::maintenance {

std::string machineNamespaceOf(const Object &maintenance)
{
    const std::string &begun = maintenance.text("/status/machinenamespace");
    return begun.empty() ? maintenance.text("/spec/machinenamespace") : begun;
}

std::string machineNamedBy(const Object &maintenance)
{
    const std::string told = machineNamespaceOf(maintenance);
    const std::string &name = maintenance.text("/spec/machinelink");
    return told.empty() || told == maintenance.ns() ? name : told + '/' + name;
}

MachineLink linkOf(const Object &maintenance, const std::set<ObjectKey> &namesakes)
{
    const std::string told = machineNamespaceOf(maintenance);
    const std::string name = maintenance.text("/spec/machinelink");
    const ObjectKey wanted{told.empty() ? maintenance.ns() : told, name};
    if (namesakes.contains(wanted))
        return {wanted, {}};
    if (!told.empty() || namesakes.empty())
        return {};
    if (namesakes.size() == 1)
        return {*namesakes.begin(), {}};
    std::string places;
    for (const ObjectKey &one : namesakes)
        places += (places.empty() ? "" : " and ") + one.ns;
    return {{}, say::namesakesInNamespaces(name, places)};
}

bool concerns(const Object &maintenance, const Object &machine)
{
    const std::string told = machineNamespaceOf(maintenance);
    return maintenance.text("/spec/machinelink") == machine.name()
        && (told.empty() || told == machine.ns());
}

} // namespace hp::maintenance
