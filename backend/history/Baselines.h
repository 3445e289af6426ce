// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Transitions.h"
#include "model/rules/holds/Baseline.h"

#include <deque>
#include <map>
#include <optional>
#include <vector>

namespace hp::history {

/// What is usual: how long comparable holds were held, of each the newest few hundred. Kept up to
/// date as holds end, so that asking costs a look into a map, however long the record is.
class Baselines
{
public:
    /// Of each kind of hold as many as this count.
    static constexpr std::size_t maxSamples = 500;

    void add(const HeldSpan &held);
    /// Begins anew with these, the newest first.
    void replace(const std::vector<HeldSpan> &newestFirst);
    /// Of this kind so long, the newest first.
    void set(const holds::BaselineKey &key, const std::vector<Duration> &newestFirst);
    /// nullopt when no comparable hold has ended yet. Percentiles are by nearest rank.
    [[nodiscard]] std::optional<holds::Baseline> of(const holds::BaselineKey &key) const;
    /// All that is known, by what is comparable.
    [[nodiscard]] std::map<holds::BaselineKey, holds::Baseline> all() const;

private:
    struct Entry {
        std::deque<Duration> durations{}; ///< oldest first
        holds::Baseline baseline{};
    };
    static void measure(Entry &entry);

    std::map<holds::BaselineKey, Entry> m_entries{};
};

} // namespace hp::history
