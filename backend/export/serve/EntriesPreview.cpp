// SPDX-License-Identifier: Apache-2.0
#include "backend/export/serve/EntriesPreview.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::exports {

using namespace incident;

bool EntriesPreview::stays(const Entry &entry) const
{
    return entry.importance == Importance::Key || m_incident.marks.contains(entry.id);
}

void EntriesPreview::add(const Fact * /*fact*/, const std::vector<Entry> &entries)
{
    for (const Entry &entry : entries) {
        if (!m_onlyKey && m_entries.size() >= m_maxBytes) {
            m_onlyKey = true;
            const auto others = std::remove_if(m_entries.begin(),
                                               m_entries.end(),
                                               [this](const Entry &kept) { return !stays(kept); });
            m_leftOut += static_cast<std::uint64_t>(m_entries.end() - others);
            m_entries.erase(others, m_entries.end());
        }
        if (m_entries.size() < m_maxBytes && (!m_onlyKey || stays(entry)))
            m_entries.push_back(entry);
        else
            ++m_leftOut;
    }
}

void EntriesPreview::finish(const Story &story)
{
    m_shown = toJson(story.digest);
    m_shown["left_out"] = m_leftOut;
    m_shown["entries"] = Json::array();
    for (const Entry &entry : m_entries)
        m_shown["entries"].push_back(toJson(entry));
}

} // namespace hp::exports
