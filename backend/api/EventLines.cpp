// SPDX-License-Identifier: Apache-2.0
#include "backend/api/EventLines.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace hp::api {

namespace {

/// Large enough that a piece costs little beside its bytes, small enough that a connection owes
/// little more than it may.
constexpr std::size_t pieceBytes = 128 * 1024;
constexpr std::size_t maxEntries = 16;
constexpr std::size_t maxBytes = 4 * 1024 * 1024;

std::uint64_t revisionOf(const Object &object)
{
    const std::string &text = object.resourceVersion();
    std::uint64_t revision = 0;
    std::from_chars(text.data(), text.data() + text.size(), revision);
    return revision;
}

} // namespace

bool EventLines::isFor(const Entry &entry,
                       const std::string &shape,
                       const std::vector<cluster::WatchEvent> &events)
{
    return entry.events.size() == events.size() && entry.shape == shape
        && std::equal(events.begin(),
                      events.end(),
                      entry.events.begin(),
                      [](const cluster::WatchEvent &one, const cluster::WatchEvent &other) {
                          return one.type == other.type && one.object.isCopyOf(other.object);
                      });
}

std::shared_ptr<const EventText> EventLines::of(const std::string &shape,
                                                const std::vector<cluster::WatchEvent> &events,
                                                const Write &write)
{
    const auto known = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &entry) {
        return isFor(entry, shape, events);
    });
    if (known != m_entries.end())
        return known->text;

    auto text = std::make_shared<EventText>();
    std::string piece;
    const auto finishPiece = [&] {
        if (piece.empty())
            return;
        text->bytes += piece.size();
        piece.shrink_to_fit();
        text->pieces.push_back(std::make_shared<const std::string>(std::exchange(piece, {})));
    };
    for (std::size_t i = 0; i < events.size(); ++i) {
        const cluster::WatchEvent &event = events[i];
        text->newest = std::max(text->newest, revisionOf(event.object));
        if (event.type == cluster::WatchEventType::Bookmark)
            continue;
        ++m_written;
        const std::string line = write(event, i);
        if (piece.size() + line.size() > pieceBytes)
            finishPiece();
        piece += line;
    }
    finishPiece();
    // A large answer is some client's first one; nobody else will want the same.
    if (text->bytes > maxBytes)
        return text;
    Entry entry{shape, {}, text};
    entry.events.reserve(events.size());
    for (const cluster::WatchEvent &event : events)
        entry.events.push_back({event.type, event.object.atRest()});
    m_bytes += text->bytes;
    m_entries.push_front(std::move(entry));
    forget();
    return text;
}

void EventLines::forget()
{
    while (m_entries.size() > maxEntries || (m_bytes > maxBytes && m_entries.size() > 1)) {
        m_bytes -= m_entries.back().text->bytes;
        m_entries.pop_back();
    }
}

} // namespace hp::api
