// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/EventFrames.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hp::redfish {

namespace {

constexpr std::array notable = {"ResourceEvent.",
                                "Power",
                                "StateChanged",
                                "ResourceChanged",
                                "StatusChange",
                                "SYS1000",
                                "SYS1001",
                                "SYS1003"};

constexpr std::size_t maxIdLength = 128;

/// Goes back to the BMC in a header: nothing but printable ASCII, and not much of it.
std::string_view idFrom(std::string_view value)
{
    if (value.starts_with(' '))
        value.remove_prefix(1);
    const bool isPlain =
        std::all_of(value.begin(), value.end(), [](char c) { return c > ' ' && c < '\x7f'; });
    return isPlain && value.size() <= maxIdLength ? value : std::string_view();
}

} // namespace

int EventFrames::feed(std::string_view bytes)
{
    int found = 0;
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        const bool room = m_line.size() + m_data.size() + end <= m_longest;
        if (room && !m_tooLong)
            m_line.append(bytes.substr(0, end));
        else if (!std::exchange(m_tooLong, true)) {
            // Its end may never come, and what was kept of it is of no use.
            ++found;
            m_line = std::string();
            m_data = std::string();
        }
        m_lineIsEmpty =
            m_lineIsEmpty && bytes.substr(0, end).find_first_not_of('\r') == std::string_view::npos;
        if (end == bytes.size())
            break;
        endLine(found);
        bytes.remove_prefix(end + 1);
    }
    return found;
}

void EventFrames::endLine(int &found)
{
    if (!m_line.empty() && m_line.back() == '\r')
        m_line.pop_back();
    if (std::exchange(m_lineIsEmpty, true)) {
        endEvent(found);
        return;
    }
    if (m_line.starts_with("data:"))
        m_data += std::string_view(m_line).substr(5);
    else if (m_line.starts_with("id:"))
        m_id = idFrom(std::string_view(m_line).substr(3));
    m_line.clear();
}

/// At the blank line behind it. One without data is none, but its id counts.
void EventFrames::endEvent(int &found)
{
    if (!m_id.empty())
        m_lastId = m_id;
    if (!m_tooLong && !m_data.empty())
        found += mayMeanPower(m_data) ? 1 : 0;
    clear();
}

void EventFrames::clear()
{
    m_line.clear();
    m_data.clear();
    m_id.clear();
    m_tooLong = false;
    m_lineIsEmpty = true;
}

bool mayMeanPower(std::string_view event)
{
    return std::any_of(notable.begin(), notable.end(), [event](const char *word) {
        return event.find(word) != std::string_view::npos;
    });
}

} // namespace hp::redfish
