// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/Fetcher.h"

#include <deque>
#include <string>
#include <utility>
#include <vector>

namespace hp {

/// Answers requests with what was written down for it, in order, at once.
class ScriptedFetcher final : public maintenance::Fetcher
{
public:
    void answer(int status, std::string body)
    {
        m_answers.push_back(maintenance::FetchAnswer{status, std::move(body), {}});
    }
    void fail(Error error) { m_answers.push_back(unexpected(std::move(error))); }
    [[nodiscard]] bool isDone() const { return m_answers.empty(); }

    void fetch(maintenance::FetchRequest request, Reply<maintenance::FetchAnswer> reply) override
    {
        requests.push_back(std::move(request));
        if (m_answers.empty()) {
            reply(unexpected(ErrorCode::Internal, "nothing more is written down"));
            return;
        }
        auto answer = std::move(m_answers.front());
        m_answers.pop_front();
        reply(std::move(answer));
    }

    std::vector<maintenance::FetchRequest> requests{};

private:
    std::deque<Result<maintenance::FetchAnswer>> m_answers{};
};

} // namespace hp
