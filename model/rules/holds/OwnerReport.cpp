// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/OwnerReport.h"

#include <algorithm>

namespace hp::holds {

namespace {

std::string capitalised(std::string text)
{
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

} // namespace

std::vector<std::string> reportTypes(machine::HookPoint point, const std::string &hook)
{
    const std::string prefix = capitalised(machine::toString(point));
    const std::string bare = hook.substr(hook.find('/') + 1); // whole when there is no slash
    std::vector<std::string> types;
    for (const std::string &name : {hook, capitalised(hook), bare, capitalised(bare)}) {
        for (const char *suffix : {"Succeeded", "Succeed"}) {
            const std::string type = prefix + name + suffix;
            if (std::find(types.begin(), types.end(), type) == types.end())
                types.push_back(type);
        }
    }
    return types;
}

std::optional<Condition>
ownerReport(const Object &machine, machine::HookPoint point, const std::string &hook)
{
    const Conditions conditions(machine.at("/status/conditions"));
    for (const std::string &type : reportTypes(point, hook)) {
        if (auto found = conditions.get(type))
            return found;
    }
    return std::nullopt;
}

} // namespace hp::holds
