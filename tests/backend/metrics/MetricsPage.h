// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <vector>

namespace hp::test {

/// One line of Prometheus' text format.
struct MetricLine {
    std::string name{}; ///< with _bucket, _sum or _count
    std::string type{}; ///< of the family: "gauge"
    std::map<std::string, std::string> labels{};
    double value = 0;
};

/// Reads what /metrics answers. What is not in the format becomes a failure.
[[nodiscard]] std::vector<MetricLine> metricLines(const std::string &page,
                                                  std::vector<std::string> &failures);

} // namespace hp::test
