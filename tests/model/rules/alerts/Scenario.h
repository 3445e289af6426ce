// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/rules/metrics/Snapshot.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::test {

/// An alert as promtool's files expect it.
struct ExpectedAlert {
    std::map<std::string, std::string> labels{}; ///< with severity, without alertname
    std::string summary{}; ///< of alerts that fire
    std::string description{};

    auto operator<=>(const ExpectedAlert &) const = default;
};

/// At this time the rule has exactly these alerts in this state.
struct Expectation {
    Duration at{};
    std::string rule{};
    bool firing = true; ///< else pending
    std::vector<ExpectedAlert> alerts{};
};

/// One test of a file for `promtool test rules`.
struct Scenario {
    struct Input {
        metrics::Metric metric = metrics::Metric::MachineItems;
        metrics::LabelValues labels{};
        std::vector<std::optional<double>> values{}; ///< one per interval; empty is no series
    };

    std::string name{};
    Duration interval{};
    std::vector<Input> inputs{};
    std::vector<Expectation> expectations{};

    /// What a scrape at this step reads.
    [[nodiscard]] metrics::Snapshot snapshotAt(std::size_t step) const;
};

/// Reads what our files use of promtool's format. What it does not know becomes a failure: a
/// scenario that only one engine understands proves nothing.
[[nodiscard]] std::vector<Scenario> readScenarios(const std::string &path,
                                                  std::vector<std::string> &failures);

} // namespace hp::test
