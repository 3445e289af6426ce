// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/View.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

std::string jsonString(const std::string &text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

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
    Frame frame;
    frame.seq = ++m_seq;
    frame.at = now;
    frame.body = "\"at\":\"" + formatMicroTime(now) + "\",\"set\":{";
    const char *comma = "";
    for (const std::string &key : m_changed) {
        frame.body += comma + jsonString(key) + ':' + m_rows[key];
        comma = ",";
    }
    frame.body += "},\"remove\":[";
    comma = "";
    for (const std::string &key : m_removed) {
        frame.body += comma + jsonString(key);
        comma = ",";
    }
    frame.body += ']';
    m_changed.clear();
    m_removed.clear();

    frame.body.shrink_to_fit();
    m_logBytes += frame.body.size();
    m_log.push_back(std::move(frame));
    while (m_log.size() > 1
           && (now - m_log.front().at > m_limits.age || m_logBytes > m_limits.bytes)) {
        m_logBytes -= m_log.front().body.size();
        m_log.pop_front();
    }
    return true;
}

void View::setAsOf(TimePoint at, std::string blind)
{
    m_marking = ",\"asOf\":\"" + formatMicroTime(at) + "\",\"blind\":" + jsonString(blind);
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
