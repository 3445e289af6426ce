// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/CredentialJournal.h"

#include <algorithm>

namespace hp::kube {

namespace {

constexpr std::size_t maxLines = 200;
constexpr std::size_t maxLineLength = 500; ///< bytes

} // namespace

void CredentialJournal::say(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty())
            continue;
        std::string kept(line.substr(0, maxLineLength));
        if (kept.size() < line.size())
            kept += " …";
        m_lines.push_back({m_clock.now(), std::move(kept)});
        if (m_lines.size() > maxLines)
            m_lines.pop_front();
    }
    stateChanged();
}

void CredentialJournal::stateChanged() const
{
    if (m_call)
        m_call();
}

} // namespace hp::kube
