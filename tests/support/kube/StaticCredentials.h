// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/Credentials.h"

#include <string>
#include <utility>
#include <vector>

namespace hp::test {

/// A token that changes when the test says so, or when it was refused and the next one was laid
/// ready.
class StaticCredentials final : public kube::Credentials
{
public:
    explicit StaticCredentials(const std::string &token) { renew(token); }

    void current(Reply<kube::Authentication> reply) override
    {
        ++asked;
        if (unavailable.empty())
            reply(m_current);
        else
            reply(unexpected(ErrorCode::Unauthorised, unavailable));
    }
    void refused(std::uint64_t generation) override
    {
        ++refusals;
        if (generation == m_current.generation && !next.empty())
            renew(std::exchange(next, {}));
    }
    void renew(const std::string &token)
    {
        m_current.authorization = "Bearer " + token;
        ++m_current.generation;
    }

    std::string next{}; ///< taken after the next refusal
    std::string unavailable{}; ///< why there are none, while it is not empty
    int asked = 0;
    int refusals = 0;

private:
    kube::Authentication m_current{};
};

} // namespace hp::test
