// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/PendingReads.h"

#include <algorithm>
#include <utility>

namespace hp::redfish {

PendingReads::PendingReads(const BmcAddress &address,
                           const RedfishSettings &settings,
                           const Callbacks &callbacks)
    : m_address(address)
    , m_settings(settings)
    , m_callbacks(callbacks)
{ }

void PendingReads::answer(PowerState state,
                          const std::string &raw,
                          const ReadingAt &readingAt,
                          Steady now)
{
    if (!believes(state, raw, now))
        return;
    const auto asked = std::min(m_asked, m_reads.size());
    for (std::size_t i = 0; i < asked; ++i) {
        ReadOperation &read = m_reads[i];
        m_callbacks.deliver(
            [reply = std::move(read.reply), answer = readingAt(read.askedAt)] { reply(answer); });
    }
    m_reads.erase(m_reads.begin(), m_reads.begin() + static_cast<std::ptrdiff_t>(asked));
    m_asked = 0;
    if (asked > 0)
        m_contradiction.clear();
}

/// False for an Off that still needs a second reading.
bool PendingReads::believes(PowerState state, const std::string &raw, Steady now)
{
    const bool confirming = now >= m_confirmAt;
    if (state != PowerState::Off) {
        m_offConfirmed = false;
        if (m_offSeen)
            m_contradiction = "the server read Off and at the next look "
                + (raw.empty() ? std::string("nothing") : raw) + "; it does not count as off";
    } else if (!m_offConfirmed && !confirming && m_settings.offConfirmation.count() > 0) {
        m_offSeen = true;
        if (m_confirmAt == Steady::max() && !m_reads.empty())
            m_confirmAt = now + m_settings.offConfirmation;
        return false;
    } else {
        m_offConfirmed = true;
    }
    m_offSeen = false;
    m_confirmAt = Steady::max();
    return true;
}

std::optional<std::string> PendingReads::nextDocument()
{
    while (!m_documents.empty()) {
        if (auto path = pathOnBmc(m_address, m_documents.front().path))
            return path;
        answerDocument(
            unexpected(ErrorCode::Refused, "the link to a document leads away from the BMC"));
    }
    return std::nullopt;
}

void PendingReads::answerDocument(Result<std::string> answer)
{
    m_callbacks.deliver([reply = std::move(m_documents.front().reply), answer = std::move(answer)] {
        reply(answer);
    });
    m_documents.pop_front();
}

void PendingReads::fail(const Error &error)
{
    for (ReadOperation &read : m_reads)
        m_callbacks.deliver([reply = std::move(read.reply), error] { reply(unexpected(error)); });
    m_reads.clear();
    while (!m_documents.empty())
        answerDocument(unexpected(error));
    m_confirmAt = Steady::max();
}

} // namespace hp::redfish
