// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/incident/Incident.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::incident {

/// One time that a hold held, with the entries that say so.
struct DigestHold {
    std::string machine{};
    EntryHold hold{};
    TimePoint from{};
    std::optional<TimePoint> to{}; ///< empty: it still holds at the end of the range
    double seconds = 0; ///< to its end, or to the end of the range
    bool isEndKnown = true; ///< false: when it ended nobody saw; it took `seconds` at most
    std::string endedBy{}; ///< released, overridden, bypassed, vanished; empty while it holds
    std::string actor{};
    std::string engagedId{};
    std::string lateId{};
    std::string endedId{};
};

struct GapRow {
    std::string id{};
    TimePoint from{};
    std::optional<TimePoint> to{};
    std::string cause{};
};

/// A time of the incident's course and what it rests on.
struct Stamp {
    TimePoint value{};
    std::string evidence{}; ///< id of the entry; empty for what a person set
    std::string confidence{}; ///< high; low when only the next best sign was there; manual
};

/// A span between two stamps.
struct DigestSpan {
    double seconds = 0;
    std::string from{}; ///< id of the entry; empty for what a person set
    std::string to{};
};

struct OwnerTime {
    double seconds = 0; ///< of the clock: what holds in parallel counts once
    double machineSeconds = 0; ///< the same of each machine, added up
    std::vector<std::string> entries{}; ///< that began the holds
};

/// The names of the stamps, in the order of an incident's course.
inline constexpr std::array<const char *, 6> stampNames{
    "started", "detected", "acknowledged", "mitigated", "resolved", "closed"};

/// What the entries of an incident add up to. Every figure names the entries that it rests on.
/// Takes the entries in order; the lists that it keeps are bounded, the sums are not.
class Digest
{
public:
    explicit Digest(const Incident &incident);

    void add(const Entry &entry);
    /// After the last entry; what still holds has held until `end`.
    void finish(TimePoint end);

    [[nodiscard]] std::uint64_t entries() const { return m_entries; }
    [[nodiscard]] const std::map<EntryKind, std::uint64_t> &counts() const { return m_counts; }
    /// By their beginning; of more than five thousand the first.
    [[nodiscard]] const std::vector<DigestHold> &holds() const { return m_holds; }
    [[nodiscard]] std::uint64_t holdsLeftOut() const { return m_holdsLeftOut; }
    [[nodiscard]] const std::vector<GapRow> &gaps() const { return m_gaps; }
    [[nodiscard]] const std::map<std::string, Stamp> &stamps() const { return m_stamps; }
    /// ttd, tta, ttm, ttr: from the start to the detection, acknowledgement, mitigation and
    /// resolution.
    [[nodiscard]] const std::map<std::string, DigestSpan> &metrics() const { return m_metrics; }
    /// How long anything held, of the clock: what holds in parallel counts once.
    [[nodiscard]] double holdSeconds() const { return m_all.seconds; }
    /// How long each machine was held, added up.
    [[nodiscard]] double machineSeconds() const { return m_machineSeconds; }
    /// Holds that still hold at the end.
    [[nodiscard]] std::size_t stillHeld() const { return m_stillHeld; }
    /// What a person may call it at most: "open" while anything holds, "mitigated" while a machine
    /// is on its way; else what they called it.
    [[nodiscard]] std::string status() const;
    [[nodiscard]] const std::map<std::string, OwnerTime> &byOwner() const { return m_byOwner; }
    /// How far clocks were apart where the record shows it: an event that is later than when it was
    /// seen, or an observation whose time ran backwards.
    [[nodiscard]] Duration clockSkew() const { return m_skew; }
    /// First and last event within the range; nullopt when there is none.
    [[nodiscard]] std::optional<TimePoint> first() const { return m_first; }
    [[nodiscard]] std::optional<TimePoint> last() const { return m_last; }

private:
    /// Time in which at least one holds; entries come in the order of their times.
    struct Busy {
        int open = 0;
        TimePoint since{};
        double seconds = 0;

        void begin(TimePoint at);
        void end(TimePoint at);
    };

    template<typename Change>
    void countTime(const DigestHold &row, Change change);
    void addHold(const Entry &entry);
    void noteStart(const Entry &entry);
    void noteSkew(const Entry &entry);
    void close(DigestHold row);
    void stampAll();
    void stampMetrics();

    const Incident &m_incident;
    std::uint64_t m_entries = 0;
    std::map<EntryKind, std::uint64_t> m_counts{};
    std::map<std::pair<std::string, std::string>, DigestHold> m_open{};
    std::vector<DigestHold> m_holds{};
    std::uint64_t m_holdsLeftOut = 0;
    std::vector<GapRow> m_gaps{};
    Busy m_all{};
    std::map<std::string, Busy> m_byMachine{};
    std::map<std::string, Busy> m_clockOfOwner{};
    std::map<std::pair<std::string, std::string>, Busy> m_ofOwnerAndMachine{};
    double m_machineSeconds = 0;
    std::size_t m_stillHeld = 0;
    bool m_accountedFor = false; ///< every machine of it runs or is gone at the end
    /// By machine: when it last came to run or went; empty while it is on its way.
    std::map<std::string, std::optional<Stamp>> m_completeOf{};
    std::map<std::string, OwnerTime> m_byOwner{};
    std::optional<Stamp> m_late{}, m_engaged{}, m_ack{}, m_person{}, m_cleared{};
    std::map<std::string, Stamp> m_stamps{};
    std::map<std::string, DigestSpan> m_metrics{};
    Duration m_skew{};
    std::uint64_t m_newest = 0; ///< number of the newest observation so far
    TimePoint m_newestAt{};
    std::optional<TimePoint> m_first{}, m_last{};
};

/// Stamps, metrics, holds and gaps as members of `holdpoint.incident/v1`.
[[nodiscard]] Json toJson(const Digest &digest);

} // namespace hp::incident
