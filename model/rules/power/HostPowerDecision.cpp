// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/HostPowerDecision.h"

#include "model/messages/Power.h"
#include "model/resource/BareMetalHost.h"
#include "model/rules/power/HostPowerFacts.h"

#include <algorithm>

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

bool isStillToBeOn(const Object &then, const Object &now)
{
    if (!now || now.uid() != then.uid() || now.isDeleting()
        || now.annotation(host::pausedAnnotation))
        return false;
    HostPowerView before;
    before.host = then;
    HostPowerView after;
    after.host = now;
    const HostPowerFacts was(before, {});
    const HostPowerFacts is(after, {});
    if (!is.online || is.detached)
        return false;
    // What was there when it was decided counted then.
    return std::all_of(is.live.begin(), is.live.end(), [&was](const RebootAnnotation &request) {
        return std::any_of(
            was.live.begin(), was.live.end(), [&request](const RebootAnnotation &known) {
                return known.key == request.key;
            });
    });
}

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
