// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/UsualTable.h"

#include "backend/history/store/TransitionTable.h"

#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <utility>

namespace hp::history {

namespace {

constexpr int anyNumber = std::numeric_limits<int>::max();
/// Between the words of a kind; no name has it.
constexpr QChar wordEnd(0x1f);

} // namespace

UsualTable::UsualTable(RecordDatabase &database, std::string cluster, Limits limits)
    : m_database(database)
    , m_cluster(std::move(cluster))
    , m_limits(limits)
{ }

bool UsualTable::readSome(TimePoint until, int rows)
{
    if (m_isTooVaried)
        return false;
    if (m_rows.empty())
        m_isAll = false; // there may be some by now
    else if (!follow())
        forget();
    if (reachesBackFor(until) || m_rows.size() >= m_limits.kept)
        return false;
    const std::int64_t before =
        m_rows.empty() ? std::numeric_limits<std::int64_t>::max() : m_rows.front().id;
    const int most =
        static_cast<int>(std::min(static_cast<std::size_t>(rows), m_limits.kept - m_rows.size()));
    std::vector<Row> older;
    if (!read(0, before, most, older)) {
        forget();
        return false;
    }
    for (const Row &row : older)
        m_rows.push_front(row);
    m_isAll = older.size() < static_cast<std::size_t>(most);
    return !m_isTooVaried && !reachesBackFor(until) && m_rows.size() < m_limits.kept;
}

std::optional<Baselines> UsualTable::at(TimePoint until) const
{
    if (m_isTooVaried || !reachesBackFor(until))
        return std::nullopt;
    std::vector<std::vector<Duration>> lengths(m_likes.size());
    std::size_t counted = 0;
    for (auto row = m_rows.rbegin(); row != m_rows.rend() && counted < m_limits.counted; ++row) {
        if (row->until > microseconds(until))
            continue;
        ++counted;
        if (lengths[row->like].size() < Baselines::maxSamples)
            lengths[row->like].emplace_back(row->length);
    }
    Baselines usual;
    for (std::size_t i = 0; i < lengths.size(); ++i)
        usual.set(m_likes[i], lengths[i]);
    return usual;
}

bool UsualTable::reachesBackFor(TimePoint until) const
{
    if (m_isAll)
        return true;
    std::size_t counted = 0;
    for (const Row &row : m_rows)
        counted += row.until <= microseconds(until) ? 1 : 0;
    return counted >= m_limits.counted;
}

bool UsualTable::follow()
{
    QSqlQuery first(m_database.sql());
    if (!first.exec(QStringLiteral("SELECT min(id) FROM held")) || !first.next())
        return false;
    const std::int64_t kept = first.value(0).isNull() ? std::numeric_limits<std::int64_t>::max()
                                                      : first.value(0).toLongLong();
    while (!m_rows.empty() && m_rows.front().id < kept)
        m_rows.pop_front();
    if (m_rows.empty()) {
        forget();
        return true;
    }
    // Of two backends that write at a time the one with the lower number may be done later.
    const std::int64_t newest = m_rows.back().id;
    std::int64_t after = newest;
    if (m_database.isShared())
        after =
            m_isAll ? newest - m_limits.late : std::max(newest - m_limits.late, m_rows.front().id);
    std::vector<Row> newer;
    if (!read(after, std::numeric_limits<std::int64_t>::max(), anyNumber, newer))
        return false;
    while (!m_rows.empty() && m_rows.back().id > after)
        m_rows.pop_back();
    m_rows.insert(m_rows.end(), newer.rbegin(), newer.rend());
    while (m_rows.size() > m_limits.kept) {
        m_rows.pop_front();
        m_isAll = false;
    }
    return true;
}

bool UsualTable::read(std::int64_t after,
                      std::int64_t before,
                      int most,
                      std::vector<Row> &newestFirst)
{
    // What makes holds alike is one text: most rows say one of a few.
    QSqlQuery query(m_database.sql());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT id, until, since, point || ? || name || ? || owner || ? ||"
                                 " role FROM held WHERE cluster=? AND id>? AND id<? ORDER BY id"
                                 " DESC LIMIT ?"));
    for (int i = 0; i < 3; ++i)
        query.addBindValue(QString(wordEnd));
    query.addBindValue(toQString(m_cluster));
    query.addBindValue(static_cast<qlonglong>(after));
    query.addBindValue(static_cast<qlonglong>(before));
    query.addBindValue(most);
    if (!query.exec())
        return false;
    while (query.next()) {
        const std::int64_t until = query.value(1).toLongLong();
        newestFirst.push_back({query.value(0).toLongLong(),
                               until,
                               until - query.value(2).toLongLong(),
                               likeOf(query.value(3).toString())});
        if (m_isTooVaried) {
            newestFirst.clear();
            forget();
            return true;
        }
    }
    return !query.lastError().isValid();
}

std::uint32_t UsualTable::likeOf(const QString &text)
{
    const auto known = m_numbers.constFind(text);
    if (known != m_numbers.cend())
        return *known;
    if (m_likes.size() >= m_limits.likes) {
        m_isTooVaried = true;
        return 0;
    }
    const QStringList words = text.split(wordEnd);
    const auto number = static_cast<std::uint32_t>(m_likes.size());
    m_likes.push_back({words.value(0).toStdString(),
                       words.value(1).toStdString(),
                       words.value(2).toStdString(),
                       words.value(3).toStdString()});
    m_numbers.insert(text, number);
    return number;
}

void UsualTable::forget()
{
    m_rows.clear();
    m_numbers.clear();
    m_likes.clear();
    m_isAll = false;
}

} // namespace hp::history
