// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/overrides/AuditChain.h"
#include "backend/runtime/Mailbox.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <deque>
#include <functional>
#include <memory>

namespace hp::overrides {

/// Reads whole audits on a thread of its own, one after the other: a chain has no end, and on the
/// control thread its Lease and everybody else would wait. Control thread.
class AuditReader final : public QObject
{
public:
    /// Called when it is begun: what is known by then.
    using Begin = std::function<ChainReading()>;
    /// Told once, later: AuditChain::judge() or accept() makes of it what it says.
    using Answer = std::function<void(const ChainReading &reading, Result<ChainVerdict> verdict)>;

    AuditReader() = default;
    /// Ends what is being read; nobody is told of it.
    ~AuditReader() override;

    void read(Begin begin, Answer answer);
    /// Somebody waits for an answer.
    [[nodiscard]] bool isReading() const { return !m_jobs.empty(); }

private:
    struct Job {
        Begin begin{};
        Answer answer{};
    };

    void next();
    void finish(const ChainReading &reading, Result<ChainVerdict> verdict);

    std::deque<Job> m_jobs{}; ///< the first one is being read
    std::atomic<bool> m_ends{false};
    runtime::Mailbox m_mailbox{this};
    std::unique_ptr<QThread> m_thread{};
};

} // namespace hp::overrides
