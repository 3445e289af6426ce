// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"
#include "model/rules/holds/Baseline.h"
#include "model/rules/maintenance/Openings.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::whatif {

/// What a forecast rests on: the objects as they are and what the record says is usual. A value;
/// it names no server and has no credentials, and Secrets in it are passed over.
struct Snapshot {
    TimePoint at{};
    std::vector<Object> objects{};
    std::map<holds::BaselineKey, holds::Baseline> usual{};
};

/// Half of all within p50, nearly all within p95.
struct Usual {
    Duration p50{};
    Duration p95{};
};

/// What neither objects nor record say. Every forecast names what it took from here.
struct Assumptions {
    Usual creation{std::chrono::minutes(5), std::chrono::minutes(15)}; ///< of an instance
    Usual removal{std::chrono::minutes(1), std::chrono::minutes(5)}; ///< of an instance
    Usual boot{std::chrono::minutes(2), std::chrono::minutes(5)}; ///< until the Node is Ready
    Usual off{std::chrono::minutes(1), std::chrono::minutes(4)}; ///< of a server, until it is off
    Usual podStart{std::chrono::seconds(10), std::chrono::minutes(1)};
    /// Of a hook without enough history; nullopt: it is taken to hold for ever.
    std::optional<Usual> hook{};
};

/// How many of `all` may be missing at a time: "3", or "10%", rounded down and at least one;
/// nullopt when the text is neither a number from 1 nor a percentage from 1% to 100%.
[[nodiscard]] std::optional<std::size_t> maxUnavailableOf(const std::string &text, std::size_t all);

/// Deleting these Machines; what keeps their number replaces them.
struct Question {
    std::vector<ObjectKey> retired{};
    /// So many of them at most are being replaced at a time, the first of them first; 0: all are
    /// deleted immediately.
    std::size_t atOnce = 0;
    /// A machine starts only within one of these with `leastLeft` of it left; nullopt: at any time.
    std::optional<maintenance::Openings> openings{};
    Duration leastLeft{};
    Duration startsLater{}; ///< so much later than the objects were read
    std::string window{}; ///< what opens then, for people
    /// Those of them that are drained, powered off and started again instead of being replaced.
    /// Hooks of Machines do not hold that.
    std::set<ObjectKey> inPlace{};
    Assumptions assumed{};
    std::uint64_t seed = 1; ///< equal questions with equal seeds have equal draws
    int runs = 20; ///< how often it is played, at least 20
    Duration limit = std::chrono::hours(24); ///< what has not ended by then does not end
};

/// What was assumed or left out: each once, in the order in which it was met.
class Notes
{
public:
    void add(Message note);
    void add(const Notes &notes);
    [[nodiscard]] const std::vector<Message> &all() const { return m_notes; }

private:
    std::vector<Message> m_notes{};
};

} // namespace hp::whatif
