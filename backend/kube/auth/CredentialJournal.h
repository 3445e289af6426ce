// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/CredentialState.h"
#include "backend/runtime/Clock.h"

#include <deque>
#include <functional>
#include <string>
#include <string_view>

namespace hp::kube {

/// The last lines about the credentials of one user, for a person to read. Whoever writes takes
/// secrets out first. Lives on the control thread.
class CredentialJournal
{
public:
    explicit CredentialJournal(const runtime::Clock &clock)
        : m_clock(clock)
    { }

    /// Each line of `text` becomes one of the journal; what is very long is cut.
    void say(std::string_view text);
    /// The state of the credentials is another, whether a line was written or not.
    void stateChanged() const;
    void onChange(std::function<void()> call) { m_call = std::move(call); }

    [[nodiscard]] const std::deque<CredentialLogLine> &lines() const { return m_lines; }

private:
    const runtime::Clock &m_clock;
    std::deque<CredentialLogLine> m_lines{};
    std::function<void()> m_call{};
};

} // namespace hp::kube
