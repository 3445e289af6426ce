// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/WriteNotes.h"

#include <algorithm>
#include <utility>

namespace hp::history {

namespace {

constexpr std::size_t maxNotes = 8192;

} // namespace

void WriteNotes::add(WriteNote note)
{
    const Key key{note.kind, note.key};
    m_order.push_back(key);
    m_notes[key].push_back(std::move(note));
    if (m_order.size() <= maxNotes)
        return;
    const auto oldest = m_notes.find(m_order.front());
    m_order.pop_front();
    oldest->second.pop_front();
    if (oldest->second.empty())
        m_notes.erase(oldest);
}

Actor WriteNotes::actorOf(const Object &object) const
{
    const auto notes = m_notes.find({object.kind(), object.key()});
    if (notes == m_notes.end())
        return {};
    const auto it =
        std::find_if(notes->second.rbegin(), notes->second.rend(), [&](const WriteNote &note) {
            return note.resourceVersion == object.resourceVersion();
        });
    return it == notes->second.rend() ? Actor() : it->actor;
}

Actor WriteNotes::removerOf(const Object &object) const
{
    const auto notes = m_notes.find({object.kind(), object.key()});
    if (notes == m_notes.end() || !notes->second.back().removed)
        return {};
    return notes->second.back().actor;
}

} // namespace hp::history
