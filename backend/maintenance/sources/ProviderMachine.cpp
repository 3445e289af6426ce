// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/ProviderMachine.h"

#include "model/resource/Machine.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>

namespace hp::maintenance {

namespace {

bool isSame(const std::string &one, const std::string &other)
{
    return std::equal(
        one.begin(), one.end(), other.begin(), other.end(), [](unsigned char a, unsigned char b) {
            return std::tolower(a) == std::tolower(b);
        });
}

} // namespace

const Object *
machineOfInstance(const Fleet &fleet, const std::string &scheme, const std::string &instance)
{
    for (const Object &machine : fleet.machines) {
        const std::string &id = machine::providerId(machine);
        if (id.starts_with(scheme + "://") && isSame(id.substr(id.rfind('/') + 1), instance))
            return &machine;
    }
    return nullptr;
}

std::string textOf(const Json &object, const char *member)
{
    const auto found = object.find(member);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

} // namespace hp::maintenance
