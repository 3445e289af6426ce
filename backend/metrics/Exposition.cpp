// SPDX-License-Identifier: Apache-2.0
#include "backend/metrics/Exposition.h"

#include <prometheus/metric_family.h>
#include <prometheus/text_serializer.h>
#include <sstream>
#include <utility>
#include <vector>

namespace hp::monitoring {

namespace {

prometheus::ClientMetric clientMetric(const metrics::MetricInfo &info,
                                      const metrics::Series &series)
{
    prometheus::ClientMetric metric;
    for (std::size_t i = 0; i < info.labels.size(); ++i)
        metric.label.push_back({info.labels[i], (*series.labels)[i]});
    if (info.type == metrics::MetricType::Counter)
        metric.counter.value = series.value;
    else
        metric.gauge.value = series.value;
    return metric;
}

prometheus::MetricFamily familyOf(const metrics::MetricInfo &info,
                                  const std::vector<metrics::Series> &all)
{
    prometheus::MetricFamily family;
    family.name = info.name;
    family.help = info.help;
    family.type = info.type == metrics::MetricType::Counter ? prometheus::MetricType::Counter
                                                            : prometheus::MetricType::Gauge;
    family.metric.reserve(all.size());
    for (const metrics::Series &series : all)
        family.metric.push_back(clientMetric(info, series));
    return family;
}

} // namespace

std::string exposition(const metrics::Snapshot &snapshot,
                       const std::vector<prometheus::MetricFamily> &histograms)
{
    const prometheus::TextSerializer serializer;
    std::ostringstream text;
    // One family at a time: of a large fleet only the text is there as a whole.
    for (const metrics::MetricInfo &info : metrics::catalogue()) {
        if (info.type == metrics::MetricType::Histogram) {
            for (const prometheus::MetricFamily &family : histograms) {
                if (family.name == info.name)
                    serializer.Serialize(text, {family});
            }
        } else if (const auto &all = snapshot.of(info.metric); !all.empty()) {
            serializer.Serialize(text, {familyOf(info, all)});
        }
    }
    return std::move(text).str();
}

} // namespace hp::monitoring
