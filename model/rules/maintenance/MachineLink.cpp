// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/MachineLink.h"

#include "model/messages/Maintenance.h"

#include <algorithm>
#include <cctype>
#include <string_view>

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

std::string reasonInWords(const Object &maintenance)
{
    std::string reason = maintenance.text("/status/reason");
    const std::size_t colon = reason.find(": ");
    const auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    if (colon != std::string::npos && std::isupper(static_cast<unsigned char>(reason.front())) != 0
        && std::all_of(
            reason.begin(), reason.begin() + static_cast<std::ptrdiff_t>(colon), isLetter))
        reason.erase(0, colon + 2);
    // The second is what versions before this one stored.
    for (const std::string_view person : {"a person must act: ", "a person has to act: "}) {
        if (reason.starts_with(person))
            return reason.substr(person.size());
    }
    return reason;
}

} // namespace hp::maintenance
