// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/HostPowerFacts.h"

#include <cctype>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::rules {

namespace {

/// "PoweringOffBeforeDelete" of "powering off before delete".
std::string wordOf(const std::string &state)
{
    std::string word;
    bool first = true;
    for (const char c : state.empty() ? std::string("new") : state) {
        if (c == ' ')
            first = true;
        else if (std::exchange(first, false))
            word += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        else
            word += c;
    }
    return word;
}

bool isRegistrationError(const std::string &type)
{
    return type == host::error::registration || type == host::error::provisionedRegistration;
}

Condition condition(const char *type, bool holds, std::string reason, std::string message = {})
{
    return {type, holds ? "True" : "False", std::move(reason), {}, std::move(message)};
}

Condition manageable(const host::PowerStatus &status)
{
    constexpr const char *type = host::condition::manageable;
    if (isRegistrationError(status.errorType))
        return condition(type, false, "RegistrationFailed", status.errorMessage);
    if (status.state.empty() || status.state == host::state::unmanaged)
        return condition(type, false, "NotManaged");
    if (status.state == host::state::registering)
        return condition(type, false, "Registering");
    if (status.errorType == host::error::power)
        return condition(type, false, "PowerFailure", status.errorMessage);
    return condition(type, true, "Manageable");
}

} // namespace

/// Upstream's conditions of a host that will have this status (facts/reboot.md 5.3).
void addHostConditions(const HostPowerFacts &f, HostPowerDecision &decision)
{
    const host::PowerStatus &status = decision.status;
    const std::string word = wordOf(status.state);
    const bool isAvailable =
        status.state == host::state::available || status.state == host::state::ready;
    const bool external = status.state == host::state::externallyProvisioned;
    const bool provisioned = external || status.state == host::state::provisioned;
    const bool rests = isAvailable || provisioned || status.state.empty()
        || status.state == host::state::unmanaged;
    const bool failed = !status.errorType.empty();
    const bool detached = status.operationalStatus == "detached";
    const Json &consumer = f.view.host.at("/spec/consumerRef");
    const bool inUse = consumer.is_object() && !consumer.empty();

    auto &all = decision.conditions;
    all.push_back(manageable(status));
    const std::string obstacle = !isAvailable ? word
        : f.deleting                          ? "Deleting"
        : detached                            ? "Detached"
        : failed                              ? "Error"
                                              : "InUse";
    const bool free = isAvailable && !f.deleting && !detached && !failed && !inUse;
    all.push_back(condition(host::condition::available, free, free ? "Available" : obstacle));
    all.push_back(condition(host::condition::provisioned, provisioned, word));
    const bool servicing = status.operationalStatus == "servicing";
    const bool ready = (isAvailable || provisioned) && !failed && !detached && !servicing;
    const std::string hindrance = detached ? "Detached"
        : servicing                        ? "Servicing"
        : failed                           ? "Error"
                                           : word;
    all.push_back(condition(host::condition::ready,
                            ready,
                            ready ? "Ready" : hindrance,
                            failed && !detached ? status.errorMessage : ""));
    all.push_back(condition(host::condition::progressing, !rests, rests ? "Idle" : word));
}

} // namespace hp::rules
