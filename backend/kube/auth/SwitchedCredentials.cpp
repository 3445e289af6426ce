// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/SwitchedCredentials.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hp::kube {

SwitchedCredentials::SwitchedCredentials(std::unique_ptr<UserCredentials> first)
    : m_inner(std::move(first))
{ }

void SwitchedCredentials::exchange(std::unique_ptr<UserCredentials> next)
{
    m_before = m_highest;
    const std::unique_ptr<UserCredentials> former = std::exchange(m_inner, std::move(next));
    std::vector<std::uint64_t> open;
    for (const auto &waiting : m_waiting)
        open.push_back(waiting.first);
    for (const std::uint64_t question : open)
        ask(question);
}

void SwitchedCredentials::current(Reply<Authentication> reply)
{
    const std::uint64_t question = ++m_lastQuestion;
    m_waiting.emplace(question, std::move(reply));
    ask(question);
}

void SwitchedCredentials::ask(std::uint64_t question)
{
    const auto alive = m_alive.token();
    const UserCredentials *const asked = m_inner.get();
    m_inner->current([this, alive, asked, question](Result<Authentication> answer) {
        // Of those that were exchanged meanwhile nothing is wanted any more.
        if (!alive || asked != m_inner.get())
            return;
        auto waiting = m_waiting.extract(question);
        if (waiting.empty())
            return;
        if (answer) {
            answer->generation += m_before;
            m_highest = std::max(m_highest, answer->generation);
        }
        waiting.mapped()(std::move(answer));
    });
}

void SwitchedCredentials::refused(std::uint64_t generation)
{
    if (generation > m_before)
        m_inner->refused(generation - m_before);
}

} // namespace hp::kube
