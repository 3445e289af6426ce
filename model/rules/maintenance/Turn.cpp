// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Turn.h"

#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/MaintenanceStatus.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

namespace hp::maintenance {

namespace {

/// Times without a value come last. Of equal deadlines a domain is finished before the next.
std::tuple<TimePoint, std::string, TimePoint, std::string> turnOf(const Object &maintenance,
                                                                  const DomainOf &domainOf)
{
    return {parseTime(maintenance.text("/spec/deadline")).value_or(TimePoint::max()),
            domainOf ? domainOf(maintenance) : std::string(),
            maintenance.creationTimestamp().value_or(TimePoint::max()),
            toString(maintenance.key())};
}

/// How long whoever waited for a window is taken to be about to begin: until it has been looked at.
constexpr Duration opensFor = std::chrono::minutes(5);

/// It waits for nothing but a window, which opened a moment ago.
bool isBeforeOpenWindow(const Object &maintenance, TimePoint now)
{
    const MaintenanceStatus status = statusOf(maintenance);
    return status.step == step::waiting && status.window && status.window->contains(now)
        && now - status.window->start < opensFor && !(status.retryAt && now < *status.retryAt)
        && !status.reason.starts_with("AwaitingApproval");
}

bool isAhead(const Object &other,
             const Object &maintenance,
             const DomainOf &domainOf,
             TimePoint now)
{
    const std::string &step = other.text("/status/maintenance");
    const bool waitsForTurn = step.empty()
        || (step == step::blocked
            && other.text("/status/reason").starts_with("MaintenanceInProgress"))
        || isBeforeOpenWindow(other, now);
    return waitsForTurn && turnOf(other, domainOf) < turnOf(maintenance, domainOf);
}

int maxUnavailable(const Object &maintenance)
{
    const Json &value = maintenance.at("/spec/maxunavailable");
    return value.is_number_integer() ? std::max(value.get<int>(), 1) : 1;
}

bool isInTrouble(const Object &maintenance)
{
    const Json &alerts = maintenance.at("/status/alerts");
    return alerts.is_array() && !alerts.empty();
}

/// What counts as one of those at once.
std::string lotOf(const Object &maintenance)
{
    const std::string &group = maintenance.text("/spec/group");
    return group.empty() ? "one/" + toString(maintenance.key()) : "group/" + group;
}

} // namespace

bool areOneGroup(const Object &one, const Object &other)
{
    const std::string &group = one.text("/spec/group");
    return !group.empty() && group == other.text("/spec/group");
}

std::string goesFirst(const Object &maintenance,
                      const std::vector<Object> &others,
                      std::int64_t limit,
                      std::int64_t inTrouble,
                      const DomainOf &domainOf,
                      TimePoint now)
{
    const auto isElsewhere = [&](const Object &other) {
        return domainOf && domainOf(other) != domainOf(maintenance);
    };
    std::set<std::string> lots;
    std::map<std::string, int> inWorkOf; // by group
    std::string inWork;
    std::string first;
    for (const Object &other : others) {
        if (!other || other.key() == maintenance.key())
            continue;
        const bool sameGroup = areOneGroup(other, maintenance);
        if (isInWork(other.text("/status/maintenance"))) {
            const int ofGroup = ++inWorkOf[lotOf(other)];
            if (sameGroup && ofGroup >= maxUnavailable(maintenance))
                return other.name();
            if (!sameGroup && inTrouble > 0 && isInTrouble(other)) {
                --inTrouble;
                continue;
            }
            if (isElsewhere(other))
                return other.name();
            lots.insert(lotOf(other));
            if (!sameGroup)
                inWork = other.name();
        }
    }
    // The rest of a group does not wait for others once its first has begun: its work is one.
    const bool begun = lots.contains(lotOf(maintenance));
    if (!begun && static_cast<std::int64_t>(lots.size()) >= limit)
        return inWork;
    // Whoever waits for its own group takes nobody's place.
    const auto waitsForGroup = [&inWorkOf](const Object &other) {
        const auto mates = inWorkOf.find(lotOf(other));
        return mates != inWorkOf.end() && mates->second >= maxUnavailable(other);
    };
    // Nor whoever waits for this domain.
    const bool isDomainBegun = !lots.empty();
    for (const Object &other : others) {
        if (other && other.key() != maintenance.key() && isAhead(other, maintenance, domainOf, now)
            && (!begun || areOneGroup(other, maintenance)) && !waitsForGroup(other)
            && !(isDomainBegun && isElsewhere(other)))
            first = other.name();
    }
    return first;
}

} // namespace hp::maintenance
