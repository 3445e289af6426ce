// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/OwnerReport.h"

#include <algorithm>

namespace hp::holds {

namespace {

/// By so much the clocks of an owner and of the API differ.
constexpr Duration ownerClockDiffers = std::chrono::seconds(60);

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
    const ConditionsIn conditions(machine.at("/status/conditions"));
    const auto asked =
        point == machine::HookPoint::PreCreate ? std::nullopt : machine.deletionTimestamp();
    for (const std::string &type : reportTypes(point, hook)) {
        auto found = conditions.get(type);
        if (!found)
            continue;
        // What failed before the deletion was asked for is of a rehearsal.
        const auto told = conditions.transitionTime(type);
        if (found->status == "True" || !asked || !told || *told + ownerClockDiffers >= *asked)
            return found;
    }
    return std::nullopt;
}

} // namespace hp::holds
