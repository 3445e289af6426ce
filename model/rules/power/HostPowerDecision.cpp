// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/HostPowerDecision.h"

#include "model/messages/Power.h"
#include "model/rules/power/HostPowerFacts.h"

namespace hp::rules {

namespace {

/// The whole table: gates, deletion, observation, then the side that the host is on.
const std::vector<const std::vector<HostPowerRow> *> &powerTable()
{
    static const std::vector<const std::vector<HostPowerRow> *> parts = {&hostDeletionRows(),
                                                                         &hostGateRows(),
                                                                         &hostProvisioningRows(),
                                                                         &hostObserveRows(),
                                                                         &hostPowerOffRows(),
                                                                         &hostPowerOnRows()};
    return parts;
}

} // namespace

HostPowerDecision decideHostPower(const HostPowerView &view, TimePoint now)
{
    const HostPowerFacts facts(view, now);
    for (const auto *part : powerTable()) {
        for (const HostPowerRow &row : *part) {
            if (!row.applies(facts))
                continue;
            HostPowerDecision decision = row.decide(facts, row.name);
            nameRow(decision, row.reason, row.settled);
            if (row.settled != PowerSettled::Apart)
                addHostConditions(facts, decision);
            return decision;
        }
    }
    return facts.recheck("-", say::noRuleApplies(), facts.settings.pollSteady);
}

std::vector<HostPowerRowText> hostPowerTable()
{
    std::vector<HostPowerRowText> rows;
    for (const auto *part : powerTable()) {
        for (const HostPowerRow &row : *part)
            rows.push_back({row.name, row.reason, row.when, row.then});
    }
    return rows;
}

} // namespace hp::rules
