// SPDX-License-Identifier: Apache-2.0
#include "model/rules/alerts/RuleMatch.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_set>

namespace hp::alerts {

namespace {

bool passes(const AlertRule &rule, const std::vector<std::string> &labels)
{
    if (!rule.filter)
        return true;
    const std::string &value = labels[metrics::infoOf(rule.metric).at(rule.filter->label)];
    const auto &values = rule.filter->values;
    return (std::find(values.begin(), values.end(), value) != values.end()) == rule.filter->among;
}

/// The values that drop a series; they live as long as the snapshot.
std::unordered_set<std::string_view> excluded(const AlertRule &rule,
                                              const metrics::Snapshot &snapshot)
{
    std::unordered_set<std::string_view> values;
    if (rule.unless) {
        const std::size_t at = metrics::infoOf(rule.unless->metric).at(rule.unless->label);
        for (const metrics::Series &series : snapshot.of(rule.unless->metric))
            values.insert((*series.labels)[at]);
    }
    return values;
}

bool holds(const AlertRule &rule, double value, TimePoint now)
{
    switch (rule.test) {
    case Test::Above:
        return value > rule.bound;
    case Test::Equal:
        return value == rule.bound;
    case Test::Older:
        break;
    }
    return std::chrono::duration<double>(now.time_since_epoch()).count() - value > rule.bound;
}

} // namespace

const std::vector<std::string> &labelsOf(const AlertRule &rule)
{
    return rule.sumBy.empty() ? metrics::infoOf(rule.metric).labels : rule.sumBy;
}

std::set<std::vector<std::string>>
matches(const AlertRule &rule, const metrics::Snapshot &snapshot, TimePoint now)
{
    const metrics::MetricInfo &info = metrics::infoOf(rule.metric);
    std::vector<std::size_t> kept;
    for (const std::string &label : labelsOf(rule))
        kept.push_back(info.at(label));
    const auto without = excluded(rule, snapshot);
    const std::size_t unlessAt = rule.unless ? info.at(rule.unless->label) : 0;

    std::map<std::vector<std::string>, double> sums;
    for (const metrics::Series &series : snapshot.of(rule.metric)) {
        const std::vector<std::string> &labels = *series.labels;
        if (!passes(rule, labels) || (rule.unless && without.contains(labels[unlessAt])))
            continue;
        std::vector<std::string> key;
        key.reserve(kept.size());
        for (const std::size_t at : kept)
            key.push_back(labels[at]);
        sums[std::move(key)] += series.value;
    }
    std::set<std::vector<std::string>> found;
    for (auto &[key, value] : sums) {
        if (holds(rule, value, now))
            found.insert(key);
    }
    return found;
}

} // namespace hp::alerts
