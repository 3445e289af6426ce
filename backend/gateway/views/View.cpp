// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/View.h"

#include "model/live/FrameJson.h"

#include <utility>

namespace hp::gateway {

namespace {

void addRow(std::string &object, const std::string &key, const std::string &row)
{
    object += object.empty() ? '{' : ',';
    appendCompactJson(key, object);
    object += ':';
    object += row;
}

/// The object of what was added; empty when nothing was.
live::JsonText closed(std::string object)
{
    return {object.empty() ? "{}" : std::move(object) + '}'};
}

} // namespace

void View::set(const std::string &key, std::string row)
{
    const auto [it, isNew] = m_rows.try_emplace(key);
    if (!isNew && it->second == row)
        return;
    it->second = std::move(row);
    it->second.shrink_to_fit(); // what writes JSON leaves up to twice the room
    m_changed.insert(key);
    m_removed.erase(key);
}

void View::remove(const std::string &key)
{
    if (m_rows.erase(key) == 0)
        return;
    m_changed.erase(key);
    m_removed.insert(key);
}

void View::replace(RowMap rows)
{
    std::vector<std::string> gone;
    for (const auto &[key, row] : m_rows) {
        if (rows.find(key) == rows.end())
            gone.push_back(key);
    }
    for (const std::string &key : gone)
        remove(key);
    for (auto &[key, row] : rows)
        set(key, std::move(row));
}

bool View::flush(TimePoint now)
{
    if (m_changed.empty() && m_removed.empty())
        return false;
    addFrame(now);
    return true;
}

void View::addFrame(TimePoint now)
{
    m_flushedAt = now;
    if (m_isPast && !m_goesOn) {
        ++m_seq;
        m_changed.clear();
        m_removed.clear();
        return;
    }
    std::string set;
    for (const std::string &key : m_changed)
        addRow(set, key, m_rows[key]);
    Frame frame;
    frame.seq = ++m_seq;
    frame.at = now;
    frame.changes = membersText(live::BasicChanges<live::JsonTextSide>{
        now, closed(std::move(set)), {m_removed.begin(), m_removed.end()}});
    m_changed.clear();
    m_removed.clear();

    frame.changes.text.shrink_to_fit();
    m_logBytes += frame.changes.text.size();
    m_log.push_back(std::move(frame));
    while (m_log.size() > 1
           && (now - m_log.front().at > m_limits.age || m_logBytes > m_limits.bytes)) {
        m_logBytes -= m_log.front().changes.text.size();
        m_log.pop_front();
    }
}

void View::setAsOf(TimePoint at, std::string blind)
{
    m_asOf = at;
    m_blind = std::move(blind);
}

void View::goOnTo(TimePoint at, std::string blind)
{
    setAsOf(at, std::move(blind));
    m_goesOn = true;
    if (!flush(at) && m_flushedAt != at)
        addFrame(at);
}

live::JsonText View::allRows() const
{
    std::string rows;
    for (const auto &[key, row] : m_rows)
        addRow(rows, key, row);
    return closed(std::move(rows));
}

bool View::canResume(std::uint64_t seq) const
{
    if (seq > m_seq)
        return false;
    return seq == m_seq || (!m_log.empty() && m_log.front().seq <= seq + 1);
}

std::vector<const View::Frame *> View::framesAfter(std::uint64_t seq) const
{
    std::vector<const Frame *> frames;
    for (const Frame &frame : m_log) {
        if (frame.seq > seq)
            frames.push_back(&frame);
    }
    return frames;
}

} // namespace hp::gateway
