// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Findings.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::maintenance {

namespace {

constexpr std::size_t digits = 8; ///< of the digest, in a name

bool areSame(const ProviderEvent &one, const ProviderEvent &other)
{
    return one.source == other.source && one.id == other.id;
}

} // namespace

std::vector<Finding> findingsOf(const std::vector<ProviderEvent> &events,
                                const std::vector<Object> &stored,
                                const std::function<std::string(const std::string &)> &digest)
{
    std::set<std::string> taken;
    for (const Object &one : stored)
        taken.insert(one.name());
    std::vector<Finding> findings;
    for (auto event = events.begin(); event != events.end(); ++event) {
        const bool again = std::any_of(events.begin(), event, [&](const ProviderEvent &earlier) {
            return areSame(earlier, *event);
        });
        if (again || !wantsMaintenance(*event))
            continue;
        const auto known = std::find_if(
            stored.begin(), stored.end(), [&](const Object &one) { return isAbout(one, *event); });
        if (known != stored.end()) {
            if (Object update = eventUpdate(*known, *event))
                findings.push_back({known->name(), Json(), std::move(update)});
            continue;
        }
        std::string name = "mm-" + event->machine.name;
        if (taken.contains(name))
            name += '-' + digest(event->id).substr(0, digits);
        taken.insert(name);
        findings.push_back({name, specOf(*event), {}});
    }
    return findings;
}

} // namespace hp::maintenance
