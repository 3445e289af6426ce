// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/rules/metrics/Catalogue.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::alerts {

/// Of a metric's series only those whose label has one of the values, or none of them.
struct LabelFilter {
    const char *label = "";
    std::vector<std::string> values{};
    bool among = true;
};

/// Drops the series whose label has the same value as in some series of the other metric.
struct Unless {
    metrics::Metric metric = metrics::Metric::NodeInfo;
    const char *label = "";
};

/// What makes a series count, `bound` being the row's.
enum class Test {
    Above, ///< m > bound
    Equal, ///< m == bound
    Older, ///< time() - m > bound, in seconds: m is a Unix time
};

/// One row of the table of alerts. Not a query language: these members are all that the shipped
/// rules need, and expression() writes them as PromQL, so that the table and the rule file that is
/// shipped for Prometheus can be compared.
struct AlertRule {
    const char *name = "";
    const char *group = "";
    metrics::Metric metric = metrics::Metric::MachineCreated;
    std::optional<LabelFilter> filter{};
    /// avg_over_time over this long: a series counts until this long after it was last there. Zero
    /// looks at the present only. Rows with a window test "Above 0" of a metric that is never
    /// negative, for which the average is above zero as long as one reading above zero is inside.
    Duration window{};
    std::optional<Unless> unless{};
    std::vector<std::string> sumBy{}; ///< empty: the series keep their labels
    Test test = Test::Above;
    double bound = 0;
    Duration holdFor{}; ///< how long it must last before it fires
    const char *severity = "warning";
    const char *summary = ""; ///< "{{ $labels.name }}" stands for a label
    const char *description = "";
};

/// The five of the Machine API operator (facts/machine-api.md 7), then Holdpoint's own, whose names
/// begin with it: a hook that holds longer than its budget (D-13), a Machine that a preCreate hook
/// keeps where upstream's rules cannot see it (D-17).
[[nodiscard]] const std::vector<AlertRule> &alertRules();
/// Null when there is no rule of that name.
[[nodiscard]] const AlertRule *findRule(const std::string &name);
/// The row as PromQL.
[[nodiscard]] std::string expression(const AlertRule &rule);

} // namespace hp::alerts
