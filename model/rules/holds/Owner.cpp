// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Owner.h"

#include "model/messages/Fact.h"
#include "model/messages/Stuck.h"
#include "model/resource/Conditions.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::holds {

namespace {

/// A Lease without a duration is one of a component that renews every few seconds.
constexpr Duration defaultLeaseDuration = std::chrono::seconds(40);
/// Events tell of life, their absence of nothing: an idle controller has nothing to say.
constexpr Duration eventCounts = std::chrono::minutes(10);

bool startsWith(std::string_view text, std::string_view head)
{
    return text.substr(0, head.size()) == head;
}

const Object *named(const std::vector<Object> &objects, const std::string &name)
{
    const auto it = std::find_if(
        objects.begin(), objects.end(), [&](const Object &one) { return one.name() == name; });
    return it == objects.end() ? nullptr : &*it;
}

bool isClusterOperator(const std::string &raw)
{
    return startsWith(raw, "clusteroperator/");
}

Owner clusterOperator(const std::string &raw, const OwnerSigns &signs, TimePoint)
{
    Owner owner;
    owner.kind = OwnerKind::ClusterOperator;
    owner.object = raw;
    const std::string name = raw.substr(raw.find('/') + 1);
    owner.evidence = quoted(raw);
    const Object *found = named(signs.operators, name);
    if (!found) {
        // A site that has no ClusterOperators at all is none of theirs; nothing follows from it.
        if (signs.operatorsKnown && !signs.operators.empty()) {
            owner.liveness = Liveness::Missing;
            owner.says = say::noClusterOperatorExists(name);
        }
        return owner;
    }
    const Conditions conditions(found->at("/status/conditions"));
    for (const auto &[type, bad] :
         {std::pair("Degraded", "True"), std::pair("Available", "False")}) {
        if (!conditions.is(type, bad))
            continue;
        owner.liveness = Liveness::Failing;
        owner.lastSign = conditions.transitionTime(type);
        owner.evidence = quoted(raw + " status.conditions[" + type + ']');
        const std::string message = conditions.get(type)->message;
        const bool degraded = std::string_view(bad) == "True";
        owner.says = message.empty() ? (degraded ? say::isDegraded() : say::isNotAvailable())
            : degraded               ? say::isDegradedBecause(message)
                                     : say::isNotAvailableBecause(message);
        return owner;
    }
    if (conditions.is("Available", "True"))
        owner.liveness = Liveness::Alive;
    return owner;
}

Owner leaseHolder(const LeaseSign &sign, TimePoint now)
{
    Owner owner;
    owner.kind = OwnerKind::Lease;
    owner.object = "lease/" + toString(sign.lease);
    owner.evidence = quoted(owner.object + " spec.renewTime");
    owner.lastSign = sign.renewed;
    if (!owner.lastSign)
        return owner;
    // One missed renewal is no silence.
    const TimePoint end = *owner.lastSign + 2 * sign.valid;
    owner.silentSince = end;
    owner.liveness = now > end ? Liveness::Silent : Liveness::Alive;
    if (owner.liveness == Liveness::Silent)
        owner.says = say::wasLastHeardAgo(now - *owner.lastSign);
    return owner;
}

/// "NS/NAME" of `deployment/NS/NAME` and `NS/NAME`; an empty name otherwise.
ObjectKey deploymentKey(std::string raw)
{
    if (startsWith(raw, "deployment/"))
        raw.erase(0, std::string_view("deployment/").size());
    const std::size_t slash = raw.find('/');
    if (slash == std::string::npos || slash == 0 || slash + 1 == raw.size()
        || raw.find('/', slash + 1) != std::string::npos)
        return {};
    return {raw.substr(0, slash), raw.substr(slash + 1)};
}

Owner deployment(const ObjectKey &key, const OwnerSigns &signs)
{
    Owner owner;
    owner.kind = OwnerKind::Deployment;
    owner.object = "deployment/" + toString(key);
    owner.evidence = say::podsOf(owner.object);
    const auto pods = signs.deployments.find(key);
    if (pods == signs.deployments.end()) {
        if (!signs.podsKnown)
            return owner;
        owner.liveness = Liveness::Missing;
        owner.says = say::noPodExists(owner.object);
    } else if (pods->second.ready == 0) {
        owner.liveness = Liveness::Failing;
        owner.says = say::nonePodsIsReady(pods->second.total);
    } else {
        owner.liveness = Liveness::Alive;
    }
    return owner;
}

bool isUser(const std::string &raw)
{
    const std::size_t at = raw.find('@');
    return startsWith(raw, "user/") || (at != std::string::npos && at > 0 && at + 1 < raw.size());
}

Owner user(const std::string &raw)
{
    Owner owner;
    owner.kind = OwnerKind::User;
    owner.object = startsWith(raw, "user/") ? raw : "user/" + raw;
    return owner;
}

Owner resolved(const std::string &raw, const OwnerSigns &signs, TimePoint now)
{
    if (isClusterOperator(raw))
        return clusterOperator(raw, signs, now);
    if (const auto lease = signs.leases.find(raw); lease != signs.leases.end())
        return leaseHolder(lease->second, now);
    const ObjectKey key = deploymentKey(raw);
    // "NS/NAME" alone may be anything: only pods make it a Deployment.
    if (!key.name.empty() && (startsWith(raw, "deployment/") || signs.deployments.contains(key)))
        return deployment(key, signs);
    return isUser(raw) ? user(raw) : Owner();
}

} // namespace

const char *toString(OwnerKind kind)
{
    switch (kind) {
    case OwnerKind::Unresolved:
        return "unresolved";
    case OwnerKind::ClusterOperator:
        return "clusteroperator";
    case OwnerKind::Deployment:
        return "deployment";
    case OwnerKind::Lease:
        return "lease";
    case OwnerKind::User:
        break;
    }
    return "user";
}

const char *toString(Liveness liveness)
{
    switch (liveness) {
    case Liveness::Unknown:
        return "unknown";
    case Liveness::Alive:
        return "alive";
    case Liveness::Silent:
        return "silent";
    case Liveness::Failing:
        return "failing";
    case Liveness::Missing:
        break;
    }
    return "missing";
}

std::vector<std::string> ownerNames(const Object &lease)
{
    const std::string &holder = lease.text("/spec/holderIdentity");
    std::vector<std::string> names{lease.annotation(leaseOwnerAnnotation).value_or(""),
                                   toString(lease.key()),
                                   "lease/" + toString(lease.key()),
                                   holder,
                                   holder.substr(0, holder.rfind('_'))};
    std::erase(names, std::string());
    return names;
}

LeaseSign signOf(const Object &lease)
{
    const Json &seconds = lease.at("/spec/leaseDurationSeconds");
    return {lease.key(),
            parseTime(lease.text("/spec/renewTime")),
            seconds.is_number_integer()
                ? Duration(std::chrono::seconds(seconds.get<std::int64_t>()))
                : defaultLeaseDuration};
}

Owner resolveOwner(const std::string &raw, const OwnerSigns &signs, TimePoint now)
{
    if (raw.empty())
        return {};
    Owner owner = resolved(raw, signs, now);
    owner.raw = raw;
    if (const auto event = signs.lastEvents.find(raw);
        event != signs.lastEvents.end() && now - event->second <= eventCounts) {
        if (!owner.lastSign || *owner.lastSign < event->second)
            owner.lastSign = event->second;
        if (owner.liveness == Liveness::Unknown || owner.liveness == Liveness::Silent) {
            owner.liveness = Liveness::Alive;
            owner.says = {};
            owner.silentSince.reset();
            owner.evidence = say::eventsOf(raw);
        }
    }
    return owner;
}

} // namespace hp::holds
