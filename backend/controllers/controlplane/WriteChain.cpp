// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/controlplane/WriteChain.h"

#include <utility>

namespace hp::controllers {

using runtime::Outcome;

namespace {

/// The same write will be answered like this again.
bool isRefusal(ErrorCode code)
{
    return code == ErrorCode::Invalid || code == ErrorCode::Refused
        || code == ErrorCode::Unauthorised;
}

} // namespace

void WriteChain::run(Outcome good, std::function<void(Outcome)> done)
{
    m_good = std::move(good);
    m_done = std::move(done);
    next();
}

void WriteChain::next()
{
    if (m_at == m_steps.size()) {
        std::exchange(m_done, {})(m_refusal ? Outcome::failed(*m_refusal) : m_good);
        return;
    }
    m_steps[m_at++]([self = shared_from_this()](const Result<Done> &answer) {
        // Gone is what the next event will say; it is no reason to leave the rest undone.
        if (answer || answer.error().code == ErrorCode::NotFound) {
            self->next();
        } else if (self->m_afterRefusal == AfterRefusal::GoOn && isRefusal(answer.error().code)) {
            if (!self->m_refusal)
                self->m_refusal = answer.error();
            self->next();
        } else {
            std::exchange(self->m_done, {})(Outcome::failed(answer.error()));
        }
    });
}

} // namespace hp::controllers
