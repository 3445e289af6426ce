// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/RecordNotes.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <utility>

namespace hp::history {

namespace {

/// Apart from what the record keeps about itself.
QString keyOf(const std::string &name)
{
    return QStringLiteral("note/") + QString::fromStdString(name);
}

} // namespace

Result<RecordNotes> RecordNotes::open(const RecordPlace &place)
{
    auto reader = RecordDatabase::openReader(place);
    if (!reader)
        return Unexpected{reader.error()};
    RecordNotes notes;
    notes.m_place = place;
    notes.m_reader = std::move(*reader);
    return notes;
}

std::optional<std::string> RecordNotes::value(const std::string &name) const
{
    QSqlQuery query(m_reader->sql());
    query.prepare(QStringLiteral("SELECT value FROM meta WHERE key=?"));
    query.addBindValue(keyOf(name));
    if (!query.exec() || !query.next())
        return std::nullopt;
    return query.value(0).toString().toStdString();
}

std::vector<std::string> RecordNotes::names(const std::string &prefix) const
{
    std::vector<std::string> found;
    QSqlQuery query(m_reader->sql());
    if (!query.exec(QStringLiteral("SELECT key FROM meta ORDER BY key")))
        return found;
    const std::string begin = keyOf(prefix).toStdString();
    const std::size_t own = keyOf({}).size();
    while (query.next()) {
        const std::string key = query.value(0).toString().toStdString();
        if (key.starts_with(begin))
            found.push_back(key.substr(own));
    }
    return found;
}

Result<Done> RecordNotes::keep(const std::string &name, const std::string &value)
{
    if (!m_writer) {
        auto writer = RecordDatabase::openWriter(m_place);
        if (!writer)
            return Unexpected{writer.error()};
        m_writer = std::move(*writer);
    }
    QSqlQuery query(m_writer->sql());
    query.prepare(QStringLiteral("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO "
                                 "UPDATE SET value=excluded.value"));
    query.addBindValue(keyOf(name));
    query.addBindValue(QString::fromStdString(value));
    if (!query.exec())
        return m_writer->failure(query.lastError());
    return Done{};
}

} // namespace hp::history
