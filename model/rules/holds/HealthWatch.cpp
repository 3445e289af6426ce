// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/HealthWatch.h"

#include "model/base/Text.h"
#include "model/messages/Remediation.h"
#include "model/messages/Stuck.h"
#include "model/resource/Conditions.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Machine.h"
#include "model/rules/healthcheck/Remediation.h"
#include "model/rules/healthcheck/TargetVerdict.h"
#include "model/rules/remediation/HostFence.h"
#include "model/rules/remediation/RemediationNames.h"

#include <algorithm>

namespace hp::holds {

namespace {

/// "Ready=False, Ready=Unknown": what it looks for.
std::string soughtBy(const rules::CheckRules &rules)
{
    std::string text;
    for (const rules::UnhealthyCondition &one : rules.unhealthy)
        text += (text.empty() ? "" : ", ") + one.type + '=' + one.status;
    return text;
}

/// The Node is not ready in a way that this check does not ask for.
bool looksPast(const rules::CheckRules &rules, const Object &node)
{
    const auto ready =
        node ? ConditionsIn(node.at("/status/conditions")).get("Ready") : std::nullopt;
    return ready && ready->status != "True" && !rules.unhealthy.empty()
        && std::ranges::none_of(rules.unhealthy, [&ready](const rules::UnhealthyCondition &one) {
               return one.type == "Ready" && one.status == ready->status;
           });
}

/// What a check of a template made for this machine: while it is there none is made beside it.
const Object *requestOf(const StuckView &view)
{
    const auto &all = siteOf(view).remediations;
    const auto found = std::ranges::find_if(all, [&view](const Object &one) {
        return one.ns() == view.machine.ns() && one.name() == view.machine.name()
            && !one.isDeleting();
    });
    return found == all.end() ? nullptr : &*found;
}

/// It timed out or could not be done: nothing comes of it any more, and it stays until the Node is
/// well (facts/reboot.md 6.2).
bool isOver(const Object &request)
{
    namespace phase = rules::remediation::phase;
    const std::string &is = request.text("/status/phase");
    return is == phase::failed || is == phase::deleting;
}

HealthWatch watchOf(const StuckView &view, const Object &check, TimePoint now)
{
    HealthWatch watch;
    watch.check = check.name();
    const auto rules = rules::checkRulesOf(check);
    if (check.annotation(healthcheck::paused)) {
        watch.says = say::healthCheckIsPausedBy(check.name());
        return watch;
    }
    if (!rules) {
        watch.says = say::healthCheckCannotBeRead(check.name(), rules.error().message);
        return watch;
    }
    const ConditionsIn conditions(check.at("/status/conditions"));
    if (conditions.is(healthcheck::condition::remediationAllowed, "False")) {
        watch.says = say::healthCheckMayNotAct(check.name());
        return watch;
    }
    const rules::MachineFacts machine = rules::machineFactsOf(view.machine);
    const rules::NodeFacts node = rules::nodeFactsOf(view.node);
    rules::TargetView target;
    target.machine = &machine;
    target.node = view.node ? &node : nullptr;
    const auto verdict = rules::evaluateTarget(*rules, target, now);
    const bool wouldAct =
        verdict.health == rules::Health::Suspect || verdict.health == rules::Health::Remediate;
    const auto way = rules::chooseRemediation(*rules, machine);
    if (wouldAct && way.strategy == rules::RemediationStrategy::Skip) {
        watch.says = say::healthCheckFindsNoController(check.name());
        return watch;
    }
    if (wouldAct && way.strategy == rules::RemediationStrategy::Nothing) {
        watch.says = say::healthCheckLeavesIt(check.name(), way.reason);
        return watch;
    }
    if (wouldAct && rules->remediationTemplate
        && conditions.is(healthcheck::condition::templateAvailable, "False")) {
        watch.says =
            say::healthCheckMissesItsTemplate(check.name(), rules->remediationTemplate->name);
        return watch;
    }
    const bool asks = way.strategy == rules::RemediationStrategy::Request;
    if (const Object *request = wouldAct && asks ? requestOf(view) : nullptr) {
        constexpr std::size_t few = 80;
        const std::string &words = request->text("/status/message");
        watch.says = !isOver(*request)
            ? say::healthCheckLeavesIt(check.name(), say::externalRemediationIsUnderWay())
            : say::healthCheckGaveUp(check.name(),
                                     words.empty() ? request->text("/status/phase")
                                                   : abridged(words, few));
        if (isOver(*request))
            watch.gaveUp = request->name();
        return watch;
    }
    if (wouldAct && (asks || way.strategy == rules::RemediationStrategy::Annotate)
        && rules::isServiced(view.host)) {
        watch.says = say::healthCheckWaitsForServicing(check.name());
        return watch;
    }
    switch (verdict.health) {
    case rules::Health::Healthy:
        watch.says = looksPast(*rules, view.node)
            ? say::healthCheckLooksOnlyFor(check.name(), soughtBy(*rules))
            : say::healthCheckFindsItWell(check.name());
        break;
    case rules::Health::NotHealthy:
        watch.says = say::healthCheckLeavesIt(check.name(), verdict.reason);
        break;
    case rules::Health::Suspect:
        watch.acts = true;
        watch.at = now + verdict.after;
        watch.says = say::healthCheckActsIn(check.name(), verdict.after);
        break;
    case rules::Health::Remediate:
        watch.acts = true;
        watch.says = say::healthCheckActsNow(check.name());
        break;
    }
    return watch;
}

bool isSooner(const HealthWatch &one, const HealthWatch &other)
{
    if (one.acts != other.acts)
        return one.acts;
    return one.acts && (!one.at || (other.at && *one.at < *other.at));
}

} // namespace

HealthWatch healthWatchOf(const StuckView &view, TimePoint now)
{
    // What a check finds of a Node that may not be seen nobody knows here.
    if (!view.nodesKnown && !machine::nodeName(view.machine).empty()
        && machine::phaseOf(view.machine) != machine::phase::failed)
        return {};
    std::optional<HealthWatch> first;
    for (const Object &check : siteOf(view).healthChecks) {
        const auto selector = LabelSelector::fromJson(check.at("/spec/selector"));
        if (check.ns() != view.machine.ns() || !selector || !selector->matches(view.machine))
            continue;
        HealthWatch watch = watchOf(view, check, now);
        if (!first || isSooner(watch, *first))
            first = std::move(watch);
    }
    if (first)
        return *first;
    HealthWatch nobody;
    nobody.says = siteOf(view).healthChecks.empty() ? say::noHealthCheckWatches()
                                                    : say::noHealthCheckSelects();
    return nobody;
}

} // namespace hp::holds
