// SPDX-License-Identifier: Apache-2.0
#include "model/rules/capi/CapiDrain.h"

#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Machine.h"
#include "model/rules/drain/PodFilter.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::capi {

namespace {

constexpr const char *mirrorAnnotation = "kubernetes.io/config.mirror";
/// A pod of a silent Node that was asked to end so long ago does not count.
constexpr Duration graceOfSilentNode = std::chrono::seconds(1);

std::vector<const Object *> byName(const std::vector<Object> &rules)
{
    std::vector<const Object *> sorted;
    for (const Object &rule : rules) {
        if (rule)
            sorted.push_back(&rule);
    }
    std::ranges::sort(sorted,
                      [](const Object *a, const Object *b) { return a->name() < b->name(); });
    return sorted;
}

/// nullopt: it cannot be read. What is not there matches everything.
std::optional<bool> selects(const Json &selector, const Json &labels)
{
    if (selector.is_null())
        return true;
    const auto read = LabelSelector::fromJson(selector);
    return read ? std::optional(read->matchesLabels(labels)) : std::nullopt;
}

const Json &fieldOf(const Json &entry, const char *name)
{
    static const Json none;
    if (!entry.is_object())
        return none;
    const auto found = entry.find(name);
    return found == entry.end() ? none : *found;
}

/// One of the entries matches with both of its selectors; an empty list matches everything.
bool anyMatches(const Json &entries,
                const Json &labels,
                const char *outerName,
                const Json &outerLabels)
{
    if (!entries.is_array() || entries.empty())
        return true;
    return std::ranges::any_of(entries, [&](const Json &entry) {
        return selects(fieldOf(entry, "selector"), labels).value_or(false)
            && selects(fieldOf(entry, outerName), outerLabels).value_or(false);
    });
}

bool isReadable(const Json &entries, const char *outerName)
{
    if (!entries.is_array())
        return true;
    return std::ranges::all_of(entries, [&](const Json &entry) {
        return selects(fieldOf(entry, "selector"), Json::object())
            && selects(fieldOf(entry, outerName), Json::object());
    });
}

bool appliesTo(const Object &rule, const CapiView &view, const Object &pod)
{
    const Json space = {{"kubernetes.io/metadata.name", pod.ns()}};
    return anyMatches(rule.at("/spec/machines"),
                      view.machine.at("/metadata/labels"),
                      "clusterSelector",
                      view.cluster.at("/metadata/labels"))
        && anyMatches(
               rule.at("/spec/pods"), pod.at("/metadata/labels"), "namespaceSelector", space);
}

PodPlan planOf(const CapiView &view, const Object &pod, const std::vector<const Object *> &rules)
{
    if (controllerOf(pod).kind == "DaemonSet" && !machine::isFinishedPod(pod))
        return {pod, DrainBehavior::Skip, 0, "DaemonSet"};
    if (pod.annotation(mirrorAnnotation))
        return {pod, DrainBehavior::Skip, 0, "mirror"};
    const std::string label = pod.label(drainLabel).value_or("");
    if (isNamed(label, "skip"))
        return {pod, DrainBehavior::Skip, 0, drainLabel};
    if (isNamed(label, "wait-completed"))
        return {pod, DrainBehavior::WaitCompleted, 0, drainLabel};
    for (const Object *rule : rules) {
        if (!appliesTo(*rule, view, pod))
            continue;
        const std::string &behavior = rule->text("/spec/drain/behavior");
        if (behavior == "Skip")
            return {pod, DrainBehavior::Skip, 0, rule->name()};
        if (behavior == "WaitCompleted")
            return {pod, DrainBehavior::WaitCompleted, 0, rule->name()};
        const Json &order = rule->at("/spec/drain/order");
        // An int32 in its schema.
        const std::int64_t number = order.is_number_integer() ? order.get<std::int64_t>() : 0;
        return {pod,
                DrainBehavior::Drain,
                static_cast<int>(std::clamp<std::int64_t>(number, INT32_MIN, INT32_MAX)),
                rule->name()};
    }
    return {pod, DrainBehavior::Drain, 0, {}};
}

/// The budget that refuses the eviction of this pod now; null: none.
const Object *refusingBudget(const std::vector<Object> &budgets, const Object &pod)
{
    for (const Object &budget : budgets) {
        if (budget.ns() != pod.ns())
            continue;
        const Json &selector = budget.at("/spec/selector");
        const auto read = LabelSelector::fromJson(selector);
        const Json &allowed = budget.at("/status/disruptionsAllowed");
        const bool refuses = !allowed.is_number_integer() || allowed.get<std::int64_t>() <= 0;
        if (!selector.is_null() && read && read->matches(pod) && refuses)
            return &budget;
    }
    return nullptr;
}

/// Null: it is not seen, or nobody has asked it to end as far as is seen.
const Object *endingPod(const CapiView &view, const ObjectKey &key)
{
    const auto found = std::ranges::find_if(
        view.pods, [&key](const Object &pod) { return pod.key() == key && pod.isDeleting(); });
    return found == view.pods.end() ? nullptr : &*found;
}

/// It was evicted, and its time to end is not over: Cluster API reports it from the round on in
/// which it was.
bool hasGraceLeft(const Object &pod, TimePoint now)
{
    const auto ends = pod.deletionTimestamp();
    return ends && *ends > now;
}

/// Those of its line that are seen to have used up their grace period, or are not seen; in the
/// place of three that have some left others that are not named.
void leaveOutEnding(DrainLine &line, const CapiView &view, TimePoint now)
{
    std::erase_if(line.pods, [&](const ObjectKey &key) {
        const Object *pod = endingPod(view, key);
        return pod && hasGraceLeft(*pod, now);
    });
    if (!line.pods.empty() || line.more == 0)
        return;
    line.more = 0;
    for (const PodPlan &one : drainPlan(view, now)) {
        if (one.behavior == DrainBehavior::Skip || !one.pod.isDeleting()
            || hasGraceLeft(one.pod, now))
            continue;
        if (line.pods.size() < 3)
            line.pods.push_back(one.pod.key());
        else
            ++line.more;
    }
}

int countAt(const Object &object, const char *pointer)
{
    const Json &value = object.at(pointer);
    return value.is_number_integer()
        ? static_cast<int>(std::clamp<std::int64_t>(value.get<std::int64_t>(), 0, INT32_MAX))
        : 0;
}

} // namespace

const char *toString(DrainBehavior behavior)
{
    switch (behavior) {
    case DrainBehavior::Drain:
        return "Drain";
    case DrainBehavior::Skip:
        return "Skip";
    case DrainBehavior::WaitCompleted:
        break;
    }
    return "WaitCompleted";
}

const Object *invalidDrainRule(const CapiView &view)
{
    for (const Object *rule : byName(view.drainRules)) {
        if (rule->ns() == view.machine.ns()
            && !(isReadable(rule->at("/spec/machines"), "clusterSelector")
                 && isReadable(rule->at("/spec/pods"), "namespaceSelector")))
            return rule;
    }
    return nullptr;
}

std::vector<PodPlan> drainPlan(const CapiView &view, TimePoint now)
{
    std::vector<Object> own;
    for (const Object &rule : view.drainRules) {
        if (rule.ns() == view.machine.ns())
            own.push_back(rule);
    }
    const auto rules = byName(own);
    std::vector<PodPlan> plan;
    for (const Object &pod : view.pods) {
        const auto ends = pod.deletionTimestamp();
        if (!pod || (isNodeUnreachable(view) && ends && now - *ends > graceOfSilentNode))
            continue;
        plan.push_back(planOf(view, pod, rules));
    }
    return plan;
}

std::vector<PodPlan> drainBatch(const std::vector<PodPlan> &plan)
{
    std::vector<PodPlan> batch;
    for (const PodPlan &one : plan) {
        if (one.behavior == DrainBehavior::Skip)
            continue;
        if (!batch.empty() && one.order < batch.front().order)
            batch.clear();
        if (batch.empty() || one.order == batch.front().order)
            batch.push_back(one);
    }
    return batch;
}

std::vector<DrainLine> drainObstacles(const CapiView &view, TimePoint now)
{
    const Deletion deletion = deletionOf(view.machine);
    if (deletion.step != DeletionStep::Drain)
        return {};
    auto lines = drainLinesOf(deletion.message);
    if (!lines.empty()) {
        for (DrainLine &line : lines) {
            if (line.kind == DrainLine::Kind::Terminating)
                leaveOutEnding(line, view, now);
        }
        std::erase_if(lines, [](const DrainLine &line) { return line.pods.empty(); });
        return lines;
    }
    for (const PodPlan &one : drainBatch(drainPlan(view, now))) {
        DrainLine line;
        line.pods = {one.pod.key()};
        if (one.behavior == DrainBehavior::WaitCompleted) {
            line.kind = DrainLine::Kind::Completes;
        } else if (hasGraceLeft(one.pod, now)) {
            continue;
        } else if (one.pod.isDeleting()) {
            line.kind = DrainLine::Kind::Terminating;
        } else if (const Object *budget = refusingBudget(view.budgets, one.pod)) {
            line.kind = DrainLine::Kind::Budget;
            line.budget = budget->name();
            line.needs = countAt(*budget, "/status/desiredHealthy");
            line.has = countAt(*budget, "/status/currentHealthy");
            line.isCounted = true;
        } else {
            continue;
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

bool mayStillEnd(const CapiView &view, const DrainLine &line, TimePoint now)
{
    const Deletion deletion = deletionOf(view.machine);
    return line.kind == DrainLine::Kind::Terminating && deletion.since
        && now - *deletion.since < mayEndWithin
        && std::ranges::none_of(line.pods,
                                [&view](const ObjectKey &pod) { return endingPod(view, pod); });
}

bool hasEnded(const CapiView &view, const DrainLine &line)
{
    return line.kind == DrainLine::Kind::Completes && !line.pods.empty()
        && std::ranges::any_of(view.pods, [&line](const Object &pod) {
               return pod.key() == line.pods.front() && machine::isFinishedPod(pod);
           });
}

} // namespace hp::capi
