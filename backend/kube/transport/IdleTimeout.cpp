// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/transport/IdleTimeout.h"

#include <algorithm>
#include <set>

namespace hp::kube {

IdleTimeout::Verdict IdleTimeout::evaluate(const std::vector<IdleStream> &streams, Steady now)
{
    Verdict verdict;
    std::map<long, Steady> last; // of each connection that is shared
    for (const IdleStream &stream : streams) {
        if (stream.shares) {
            Steady &sign = last[stream.port];
            sign = std::max(sign, stream.lastBytes);
        } else if (now - stream.lastBytes >= m_settings.http1IdleTimeout) {
            verdict.dead.push_back(stream.id);
        } else {
            verdict.nextCheck =
                std::min(verdict.nextCheck, stream.lastBytes + m_settings.http1IdleTimeout);
        }
    }
    std::erase_if(m_answered, [&last](const auto &entry) { return !last.contains(entry.first); });
    if (m_asked)
        return verdict;
    for (const auto &[port, sign] : last) {
        const auto known = m_answered.find(port);
        const Steady alive = known == m_answered.end() ? sign : std::max(sign, known->second);
        // An answer along another connection says nothing about this one, but asking faster would
        // not help either.
        const Steady due = std::max(alive, m_lastAnswer) + m_settings.probeAfter;
        verdict.probe = verdict.probe || now >= due;
        verdict.nextCheck = std::min(verdict.nextCheck, due);
    }
    return verdict;
}

void IdleTimeout::answered(long port, Steady now)
{
    m_asked.reset();
    m_answered[port] = now;
    m_lastAnswer = now;
}

} // namespace hp::kube
