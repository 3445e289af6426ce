// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/AuditReader.h"

#include <utility>

namespace hp::overrides {

AuditReader::~AuditReader()
{
    m_ends = true;
    if (m_thread)
        m_thread->wait();
}

void AuditReader::read(Begin begin, Answer answer)
{
    m_jobs.push_back({std::move(begin), std::move(answer)});
    if (m_jobs.size() == 1)
        next();
}

void AuditReader::next()
{
    if (m_thread)
        m_thread->wait(); // of the one before, which has told its end
    const ChainReading reading = m_jobs.front().begin();
    m_thread.reset(QThread::create([this, reading] {
        auto verdict = AuditChain::read(reading, &m_ends);
        m_mailbox.post([this, reading, verdict = std::move(verdict)]() mutable {
            finish(reading, std::move(verdict));
        });
    }));
    m_thread->setObjectName(QStringLiteral("audit"));
    m_thread->start();
}

void AuditReader::finish(const ChainReading &reading, Result<ChainVerdict> verdict)
{
    // The one that follows knows what comes of this one.
    const Answer answer = std::move(m_jobs.front().answer);
    answer(reading, std::move(verdict));
    m_jobs.pop_front();
    if (!m_jobs.empty())
        next();
}

} // namespace hp::overrides
