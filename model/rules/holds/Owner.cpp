// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Owner.h"

#include "model/base/Text.h"
#include "model/messages/Fact.h"
#include "model/messages/Stuck.h"
#include "model/resource/Conditions.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::holds {

namespace {

/// A Lease without a duration is one of a component that renews every few seconds.
constexpr Duration defaultLeaseDuration = std::chrono::seconds(40);
/// So far back an owner's comings and goings are counted, and so many of them are too many.
constexpr Duration unsteadyWithin = std::chrono::hours(1);
constexpr std::ptrdiff_t unsteadyTimes = 3;
constexpr std::size_t keptMoments = 16;
/// Clocks differ by so much everywhere.
constexpr Duration clockSkew = std::chrono::seconds(5);
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

/// "EtcdMembersDegraded: No unhealthy members found": it is in order.
bool isCalm(std::string_view line)
{
    const std::size_t colon = line.find(": ");
    std::string said(line.substr(colon == std::string_view::npos ? 0 : colon + 2));
    std::ranges::transform(said, said.begin(), [](unsigned char c) { return std::tolower(c); });
    while (said.ends_with('.') || said.ends_with('\r') || said.ends_with(' '))
        said.pop_back();
    for (const std::string_view calm :
         {"no unhealthy ", "nothing to do", "no error", "no problem"}) {
        if (startsWith(said, calm))
            return true;
    }
    constexpr std::array ends{std::string_view(" ready"),
                              std::string_view(" healthy"),
                              std::string_view(" available"),
                              std::string_view(" running")};
    return startsWith(said, "all ") && said.find(" not ") == std::string::npos
        && std::ranges::any_of(ends, [&said](std::string_view end) { return said.ends_with(end); });
}

/// An operator puts the reports of all of its controllers together, a line each, and those that
/// have nothing to report stand between the others (openshift/library-go, union of conditions).
/// Where all are calm all of them stay.
std::string withoutCalmLines(const std::string &message)
{
    std::string trouble;
    std::string_view left = message;
    while (!left.empty()) {
        const std::string_view line = left.substr(0, left.find('\n'));
        left.remove_prefix(std::min(line.size() + 1, left.size()));
        if (line.empty() || isCalm(line))
            continue;
        if (!trouble.empty())
            trouble += '\n';
        trouble += line;
    }
    return trouble.empty() ? message : trouble;
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
    const ConditionsIn conditions(found->at("/status/conditions"));
    // Whoever is not there does nothing; whoever is degraded may well work.
    for (const auto &[type, bad] :
         {std::pair("Available", "False"), std::pair("Degraded", "True")}) {
        if (!conditions.is(type, bad))
            continue;
        owner.liveness = Liveness::Failing;
        owner.lastSign = conditions.transitionTime(type);
        owner.evidence = quoted(raw + " status.conditions[" + type + ']');
        const std::string message = withoutCalmLines(conditions.get(type)->message);
        const bool degraded = owner.degraded = std::string_view(bad) == "True";
        owner.says = message.empty() ? (degraded ? say::isDegraded() : say::isNotAvailable())
            : degraded               ? say::isDegradedBecause(message)
                                     : say::isNotAvailableBecause(message);
        return owner;
    }
    if (conditions.is("Available", "True"))
        owner.liveness = Liveness::Alive;
    return owner;
}

/// One missed renewal is no silence.
TimePoint runsOut(const LeaseSign &sign, TimePoint renewed)
{
    return renewed + 2 * sign.valid;
}

Message silence(const LeaseSign &sign, TimePoint heard, TimePoint now, bool hasReadyPods)
{
    const Duration age = now - heard;
    const Duration ahead = sign.renewed ? *sign.renewed - heard : Duration(0);
    return sign.pod == HolderPod::Ready   ? say::wasLastHeardThoughPodIsReady(age, sign.holder)
        : sign.pod == HolderPod::NotReady ? say::wasLastHeardAndPodIsNotReady(age, sign.holder)
        : hasReadyPods                    ? say::wasLastHeardThoughPodsAreReady(age)
        : ahead > clockSkew               ? say::wasLastHeardClockIsAhead(age, ahead)
                                          : say::wasLastHeardAgo(age);
}

std::ptrdiff_t recent(const std::vector<TimePoint> &moments, TimePoint now)
{
    return std::ranges::count_if(moments,
                                 [now](TimePoint at) { return now - at <= unsteadyWithin; });
}

void keepMoment(std::vector<TimePoint> &moments, TimePoint now)
{
    if (moments.size() >= keptMoments)
        moments.erase(moments.begin());
    moments.push_back(now);
}

/// Whether the text has the name as a word of its own: "worker-1" is not in "worker-10".
bool hasName(std::string_view text, std::string_view name)
{
    const auto belongs = [&](std::size_t at) {
        constexpr std::string_view joints = "-_";
        return at < text.size()
            && (std::isalnum(static_cast<unsigned char>(text[at])) != 0
                || joints.find(text[at]) != std::string_view::npos);
    };
    for (std::size_t at = text.find(name); !name.empty() && at != std::string_view::npos;
         at = text.find(name, at + 1)) {
        if ((at == 0 || !belongs(at - 1)) && !belongs(at + name.size()))
            return true;
    }
    return false;
}

/// `hasReadyPods`: the owner is called like a Deployment, and pods of that are ready.
Owner leaseHolder(const LeaseSign &sign, TimePoint now, bool hasReadyPods)
{
    Owner owner;
    owner.kind = OwnerKind::Lease;
    owner.object = "lease/" + toString(sign.lease);
    owner.evidence = quoted(owner.object + " spec.renewTime");
    owner.lastSign = lastRenewal(sign, now);
    const bool isAhead = sign.renewed && *sign.renewed > now + clockSkew;
    if (!owner.lastSign) {
        if (isAhead)
            owner.says = say::leaseIsFromTheFuture(formatTime(*sign.renewed));
        return owner;
    }
    owner.silentSince = runsOut(sign, *owner.lastSign);
    owner.liveness = now > *owner.silentSince ? Liveness::Silent : Liveness::Alive;
    if (owner.liveness == Liveness::Silent)
        owner.says = silence(sign, *owner.lastSign, now, hasReadyPods);
    else if (isAhead)
        owner.aside = say::clockOfLeaseIsAhead(*sign.renewed - now);
    const auto returns = recent(sign.returns, now);
    const auto handovers = recent(sign.handovers, now);
    owner.unsteady = std::max(returns, handovers) >= unsteadyTimes;
    if (owner.unsteady)
        owner.says = handovers > returns ? say::leaseChangesHolder(handovers)
                                         : say::ownerComesAndGoes(returns);
    return owner;
}

/// What pods are counted of, as an owner string begins; empty: it names no kind.
std::string_view workloadPrefix(const std::string &raw)
{
    constexpr std::array known{std::string_view("deployment/"),
                               std::string_view("job/"),
                               std::string_view("statefulset/"),
                               std::string_view("daemonset/")};
    const auto *found = std::ranges::find_if(
        known, [&raw](std::string_view prefix) { return startsWith(raw, prefix); });
    return found == known.end() ? std::string_view() : *found;
}

/// "NS/NAME" of `deployment/NS/NAME`, of the like and of `NS/NAME`; an empty name otherwise.
ObjectKey deploymentKey(std::string raw)
{
    raw.erase(0, workloadPrefix(raw).size());
    const std::size_t slash = raw.find('/');
    if (slash == std::string::npos || slash == 0 || slash + 1 == raw.size()
        || raw.find('/', slash + 1) != std::string::npos)
        return {};
    return {raw.substr(0, slash), raw.substr(slash + 1)};
}

/// What refuses a pod, without which pod it was and what it asked for.
std::string refusalIn(const std::string &says)
{
    constexpr std::string_view head = " is forbidden: ";
    const std::size_t at = says.find(head);
    const std::string words = at == std::string::npos ? says : says.substr(at + head.size());
    return words.starts_with("exceeded quota: ") ? words.substr(0, words.find(", requested: "))
                                                 : words;
}

/// Events are kept for an hour; while pods are refused they come again.
constexpr Duration refusalCounts = std::chrono::hours(1);

/// `prefix`: the kind that the owner string names; empty: it names none.
Owner deployment(std::string_view prefix,
                 const ObjectKey &key,
                 const OwnerSigns &signs,
                 TimePoint now)
{
    Owner owner;
    owner.kind = OwnerKind::Deployment;
    const auto pods = signs.deployments.find(key);
    const bool isJob = pods != signs.deployments.end() && pods->second.isJob;
    owner.object = std::string(!prefix.empty() ? prefix
                                   : isJob     ? "job/"
                                               : "deployment/")
        + toString(key);
    owner.evidence = say::podsOf(owner.object);
    if (pods == signs.deployments.end()) {
        if (!signs.podsKnown)
            return owner;
        owner.liveness = Liveness::Missing;
        owner.says = say::noPodExists(owner.object);
    } else if (isJob && pods->second.ready == 0 && !pods->second.failure.empty()) {
        owner.liveness = Liveness::Failing;
        owner.isOver = true;
        owner.lastSign = pods->second.failedAt;
        owner.evidence = say::eventsOf(owner.object);
        owner.says = say::jobHasFailed(abridged(pods->second.failure, 70));
    } else if (isJob && pods->second.total > 0 && pods->second.ended == pods->second.total) {
        owner.liveness = Liveness::Missing;
        owner.isOver = true;
        owner.says = say::jobHasEnded();
    } else if (pods->second.total == 0 && pods->second.refusedAt
               && now - *pods->second.refusedAt < refusalCounts) {
        owner.liveness = Liveness::Failing;
        owner.lastSign = pods->second.refusedAt;
        owner.evidence = say::eventsOf(owner.object);
        owner.says = say::itsPodsCannotBeCreated(abridged(refusalIn(pods->second.refusal), 60));
    } else if (pods->second.total == 0) {
        owner.liveness = Liveness::Missing;
        owner.says = say::noPodExistsAnyMore(owner.object);
    } else if (pods->second.ready == 0) {
        owner.liveness = Liveness::Failing;
        const auto &troubles = pods->second.troubles;
        const auto most =
            std::ranges::max_element(troubles, {}, [](const auto &one) { return one.second; });
        const int total = pods->second.total;
        const std::string why = most == troubles.end() ? "" : abridged(most->first, 40);
        owner.says = why.empty()
            ? total == 1 ? say::onlyPodIsNotReady() : say::nonePodsIsReady(total)
            : total == 1 ? say::onlyPodIsNotReadyBecause(why)
                         : say::nonePodsIsReadyBecause(total, why);
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
    const ObjectKey key = deploymentKey(raw);
    if (const auto lease = signs.leases.find(raw); lease != signs.leases.end()) {
        const auto pods = signs.deployments.find(key);
        return leaseHolder(
            lease->second, now, pods != signs.deployments.end() && pods->second.ready > 0);
    }
    // "NS/NAME" alone may be anything: only pods make it a Deployment.
    const std::string_view prefix = workloadPrefix(raw);
    if (!key.name.empty() && (!prefix.empty() || signs.deployments.contains(key)))
        return deployment(prefix, key, signs, now);
    if (isUser(raw))
        return user(raw);
    Owner nobody;
    if (!key.name.empty() && signs.podsKnown)
        nobody.aside = say::nothingIsCalledSo(raw);
    return nobody;
}

/// What is known of a key, of a map that has nothing of others.
template<typename Map>
void copyOf(const Map &from, const typename Map::key_type &key, Map &into)
{
    const auto found = from.find(key);
    if (found == from.end())
        into.erase(key);
    else
        into[key] = found->second;
}

} // namespace

OwnerSigns signsFor(const std::string &raw, const OwnerSigns &signs)
{
    OwnerSigns some;
    replaceSigns(raw, some, signs);
    return some;
}

void replaceSigns(const std::string &raw, OwnerSigns &signs, const OwnerSigns &with)
{
    copyOf(with.leases, raw, signs.leases);
    copyOf(with.deployments, deploymentKey(raw), signs.deployments);
    copyOf(with.lastEvents, raw, signs.lastEvents);
}

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
    LeaseSign sign;
    sign.lease = lease.key();
    sign.renewed = parseTime(lease.text("/spec/renewTime"));
    sign.valid = seconds.is_number_integer()
        ? Duration(std::chrono::seconds(seconds.get<std::int64_t>()))
        : defaultLeaseDuration;
    const std::string &holder = lease.text("/spec/holderIdentity");
    sign.holder = holder.substr(0, holder.rfind('_'));
    return sign;
}

std::optional<TimePoint> lastRenewal(const LeaseSign &sign, TimePoint now)
{
    if (sign.seenRenewed)
        return sign.seenRenewed;
    if (!sign.renewed || *sign.renewed > now + clockSkew)
        return std::nullopt;
    return std::min(*sign.renewed, now);
}

LeaseSign followed(const LeaseSign &before, LeaseSign after, TimePoint now)
{
    after.seenRenewed = before.seenRenewed;
    after.returns = before.returns;
    after.handovers = before.handovers;
    if (after.renewed != before.renewed) {
        const auto last = lastRenewal(before, now);
        if (last && now > runsOut(before, *last))
            keepMoment(after.returns, now);
        after.seenRenewed = now;
    }
    if (!before.holder.empty() && after.holder != before.holder)
        keepMoment(after.handovers, now);
    return after;
}

LeaseSign clockSet(LeaseSign sign, Duration step, TimePoint now)
{
    // What a Lease says itself was held against our clock too: as long ago as then it stays.
    if (const auto last = lastRenewal(sign, now - step))
        sign.seenRenewed = *last + step;
    for (std::vector<TimePoint> *moments : {&sign.returns, &sign.handovers}) {
        for (TimePoint &moment : *moments)
            moment += step;
    }
    return sign;
}

void setAsideOlderTrouble(Owner &owner,
                          std::optional<TimePoint> holdSince,
                          const std::vector<std::string> &names)
{
    if (!owner.degraded || !holdSince || !owner.lastSign || *owner.lastSign >= *holdSince)
        return;
    const std::string told = owner.says.text();
    if (std::ranges::any_of(names, [&](const std::string &name) { return hasName(told, name); }))
        return;
    owner.aside = std::exchange(owner.says, {});
    owner.liveness = Liveness::Unknown;
    owner.degraded = false;
}

Owner resolveOwner(const std::string &raw, const OwnerSigns &signs, TimePoint now)
{
    if (raw.empty())
        return {};
    Owner owner = resolved(raw, signs, now);
    owner.raw = raw;
    if (const auto event = signs.lastEvents.find(raw); event != signs.lastEvents.end()
        // One from after now was written before our clock was set back, or by a clock ahead of it.
        && std::chrono::abs(now - event->second) <= eventCounts) {
        if (!owner.lastSign || *owner.lastSign < event->second)
            owner.lastSign = event->second;
        if (owner.liveness == Liveness::Unknown || owner.liveness == Liveness::Silent) {
            owner.liveness = Liveness::Alive;
            if (!owner.unsteady)
                owner.says = {};
            owner.silentSince.reset();
            owner.evidence = say::eventsOf(raw);
        }
    }
    return owner;
}

} // namespace hp::holds
