// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/base/Time.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hp::incident {

/// What an object is called. Empty members are not known.
struct FactObject {
    std::string apiVersion{};
    std::string kind{};
    std::string ns{};
    std::string name{};
    std::string uid{};
    std::string resourceVersion{};

    bool operator==(const FactObject &) const = default;
};

enum class FactSort {
    State, ///< a lane entered a state, or ended
    Moment, ///< something that has no duration: a deletion asked for, an Event, a failed command
    Write, ///< what a client wrote, by the audit
    Gap, ///< nothing was observed from `at` to `until`
};

/// One thing that the record holds, as a plain value: what an incident is made of, whatever stores
/// it. Lanes, kinds of lanes and looks are those of the view `timeline` (docs/protocol.md).
struct Fact {
    std::string id{}; ///< stable within the record: "t/4711", "w/12", "g/3"
    FactSort sort = FactSort::State;
    std::string machine{}; ///< "namespace/name" in whose timeline it stands; empty: in every one
    FactObject object{}; ///< that changed
    std::string lane{};
    std::string laneKind{}; ///< phase, hook, condition, drain, node, power, key, people, events
    std::string laneLabel{};
    std::string detail{}; ///< owner of a hook, name of a node or a host
    std::string from{}; ///< look that was left; empty when the lane began
    std::string to{}; ///< look entered; empty when the lane ended. Of a write its verb
    std::string text{};
    std::string reason{};
    std::string end{}; ///< of a hook that is gone: released, overridden, bypassed, vanished
    TimePoint at{}; ///< when it happened, as well as is known
    TimePoint seen{}; ///< when it was learned
    bool reported = false; ///< only the object's own word tells when it happened
    std::optional<TimePoint> until{}; ///< of a gap; empty while it lasts
    std::string source{}; ///< how it is known, for a person
    std::string actor{}; ///< "user (field manager)", or the one that is known
    std::string digest{}; ///< of what a client sent

    bool operator==(const Fact &) const = default;
};

/// Where " (field manager)" begins in an actor; npos where one of the two is known. A person may
/// have brackets in their name, "Ada Lovelace (ACME)": the last ones count, and what has capitals
/// or blanks in it is no field manager, unless it is one of ours.
[[nodiscard]] std::size_t managerIn(std::string_view actor);

/// Facts in the order in which they happened, told once from first to last. Those that lie before
/// the range tell where a lane stood at its beginning.
class FactSource
{
public:
    FactSource() = default;
    FactSource(const FactSource &) = delete;
    FactSource &operator=(const FactSource &) = delete;
    virtual ~FactSource() = default;

    /// False after the last one.
    [[nodiscard]] virtual Result<bool> next(Fact &fact) = 0;
    /// How many there are, for who shows progress.
    [[nodiscard]] virtual std::uint64_t expected() const = 0;
};

/// A source of facts that are at hand.
class FactList final : public FactSource
{
public:
    /// Sorts them by the time at which they happened.
    explicit FactList(std::vector<Fact> facts);

    [[nodiscard]] Result<bool> next(Fact &fact) override;
    [[nodiscard]] std::uint64_t expected() const override { return m_facts.size(); }

private:
    std::vector<Fact> m_facts;
    std::size_t m_next = 0;
};

/// One line of `transitions.jsonl`, without its end. Members that say nothing are left out.
[[nodiscard]] std::string factLine(const Fact &fact);
/// Errors say what is wrong in one sentence. Members that are not known are ignored.
[[nodiscard]] Result<Fact> factFromLine(std::string_view line);

} // namespace hp::incident
