// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/BmcAddress.h"
#include "backend/redfish/Operation.h"

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hp::redfish {

/// Who waits for a reading or a document of one BMC, and until when that is not asked for. Readings
/// that wait together share one answer that was begun after all of them; a change to Off is told
/// only when a second reading agrees, because PowerState flaps while mains power returns or another
/// manager switches the server on again (redfish.md 7.6). Owned by the client of the BMC; lives on
/// the engine's thread.
class PendingReads
{
public:
    /// A reading for somebody who asked at that time.
    using ReadingAt = std::function<drivers::PowerReading(TimePoint askedAt)>;

    /// All outlive it.
    PendingReads(const BmcAddress &address,
                 const RedfishSettings &settings,
                 const Callbacks &callbacks);

    void add(ReadOperation read) { m_reads.push_back(std::move(read)); }
    void add(DocumentOperation document) { m_documents.push_back(std::move(document)); }
    [[nodiscard]] std::size_t size() const { return m_reads.size() + m_documents.size(); }
    [[nodiscard]] bool hasReads() const { return !m_reads.empty(); }

    /// The BMC asked not to be read until then.
    void pauseUntil(Steady time) { m_pausedUntil = time; }
    [[nodiscard]] Steady pausedUntil() const { return m_pausedUntil; }
    /// When the second reading of an Off is due that somebody waits for; otherwise Steady::max().
    [[nodiscard]] Steady confirmationDueAt() const
    {
        return m_reads.empty() ? Steady::max() : m_confirmAt;
    }

    /// The system is being asked; only those that wait now may be answered with that.
    void readingStarted() { m_asked = m_reads.size(); }
    void interrupted() { m_asked = 0; }
    /// A complete reading of the system has come: `state`, which the BMC wrote as `raw`.
    void answer(PowerState state, const std::string &raw, const ReadingAt &readingAt, Steady now);
    /// What the Off before the reading in work was worth; empty: nothing speaks against it.
    [[nodiscard]] const std::string &contradiction() const { return m_contradiction; }
    /// A Reset is being posted, so that what was read before says nothing about what follows.
    void resetPosted() { m_offSeen = false; }
    /// A Reset was answered, or may have come about: an Off has to be confirmed again.
    void resetAnswered() { m_offConfirmed = false; }

    /// The document that is asked for next: its path, after those that lead away were answered.
    [[nodiscard]] std::optional<std::string> nextDocument();
    [[nodiscard]] bool hasDocument() const { return !m_documents.empty(); }
    /// As it was asked for.
    [[nodiscard]] const std::string &documentPath() const { return m_documents.front().path; }
    void answerDocument(Result<std::string> answer);

    void fail(const Error &error);

private:
    [[nodiscard]] bool believes(PowerState state, const std::string &raw, Steady now);

    const BmcAddress &m_address;
    const RedfishSettings &m_settings;
    const Callbacks &m_callbacks;

    std::vector<ReadOperation> m_reads{};
    std::size_t m_asked = 0; ///< how many of m_reads the reading under way may answer
    std::deque<DocumentOperation> m_documents{};
    Steady m_pausedUntil{};
    bool m_offSeen = false; ///< read, and not yet read again
    bool m_offConfirmed = false;
    Steady m_confirmAt = Steady::max();
    std::string m_contradiction{};
};

} // namespace hp::redfish
