// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/metrics/Catalogue.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::metrics {

/// The values of a series' labels in the order of MetricInfo::labels; an empty one is no label.
/// Shared, because a series is kept, evaluated and served without changing.
using LabelValues = std::shared_ptr<const std::vector<std::string>>;

/// Never null.
[[nodiscard]] inline LabelValues labelValues(std::vector<std::string> values)
{
    return std::make_shared<const std::vector<std::string>>(std::move(values));
}

struct Series {
    LabelValues labels{};
    double value = 0;
};

/// One reading of a metric.
struct Sample {
    Metric metric = Metric::MachineItems;
    Series series{};
};

/// What gauges and counters say at one instant. A histogram is never in here. A copy may go to
/// another thread.
class Snapshot
{
public:
    void add(Metric metric, std::vector<std::string> labels, double value)
    {
        m_families[metric].push_back({labelValues(std::move(labels)), value});
    }
    void add(const Sample &sample) { m_families[sample.metric].push_back(sample.series); }

    /// Empty when nothing is known about the metric.
    [[nodiscard]] const std::vector<Series> &of(Metric metric) const
    {
        static const std::vector<Series> none;
        const auto it = m_families.find(metric);
        return it == m_families.end() ? none : it->second;
    }

    /// In the order of the catalogue.
    [[nodiscard]] const std::map<Metric, std::vector<Series>> &families() const
    {
        return m_families;
    }

private:
    std::map<Metric, std::vector<Series>> m_families{};
};

} // namespace hp::metrics
