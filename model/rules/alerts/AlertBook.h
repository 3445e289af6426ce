// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/rules/alerts/AlertRules.h"
#include "model/rules/metrics/Snapshot.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::alerts {

/// An alert that is pending or firing; one that is inactive does not exist.
struct FiringAlert {
    const AlertRule *rule = nullptr; ///< a row of alertRules(), never null
    std::map<std::string, std::string> labels{}; ///< what the expression leaves; no empty ones
    TimePoint since{}; ///< the first evaluation that found it, of those without a gap
    std::optional<TimePoint> firingSince{}; ///< empty while it is pending

    /// rule->summary with the labels filled in; a label that is not there is empty.
    [[nodiscard]] std::string summary() const;
    [[nodiscard]] std::string description() const;
};

/// What the rules of alertRules() have found so far: evaluates them as Prometheus would, had it
/// scraped every snapshot, so that alerts need no Prometheus. A value; has no clock.
///
/// An alert is there from the first evaluation that finds its expression true for its labels, fires
/// at the first one that is `holdFor` later, and is gone at the first one that does not find it.
/// A series that is not in the snapshot is not there, as after a scrape that failed; only rules
/// with a window look back, both ends included.
class AlertBook
{
public:
    struct RestoreOptions {
        /// After a longer pause nothing is taken over: who knows what happened meanwhile.
        Duration tolerance = std::chrono::hours(1);
        /// A pending alert fires no earlier than this after the start, so that what only the pause
        /// made true has the time to go.
        Duration grace = std::chrono::minutes(10);
    };

    AlertBook();

    /// True when an alert came, went or began to fire. Meant to be called at even intervals.
    bool evaluate(const metrics::Snapshot &snapshot, TimePoint now);

    /// In the order of the rules, then of the labels.
    [[nodiscard]] std::vector<FiringAlert> alerts() const;
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] TimePoint evaluatedAt() const { return m_evaluatedAt; }

    /// JSON text from which restored() goes on.
    [[nodiscard]] std::string saved() const;
    /// The book as it goes on after a restart, by the rules by which Prometheus restores `for`:
    /// what fired goes on firing; the time of the pause does not count for what was pending. Text
    /// that is not one of ours gives an empty book.
    [[nodiscard]] static AlertBook restored(const std::string &saved, TimePoint now)
    {
        return restored(saved, now, RestoreOptions());
    }
    [[nodiscard]] static AlertBook
    restored(const std::string &saved, TimePoint now, const RestoreOptions &options);

private:
    using Key = std::vector<std::string>; ///< values of labelsOf(rule)
    struct Entry {
        TimePoint since{};
        std::optional<TimePoint> firingSince{};
        TimePoint seen{};
    };

    /// By position in alertRules().
    std::vector<std::map<Key, Entry>> m_entries;
    TimePoint m_evaluatedAt{};
};

} // namespace hp::alerts
