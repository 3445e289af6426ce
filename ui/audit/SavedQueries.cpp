// SPDX-License-Identifier: Apache-2.0
#include "ui/audit/SavedQueries.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace hp::ui {

namespace {

const auto nameMember = QStringLiteral("name");
const auto wordsMember = QStringLiteral("words");
const auto chipMember = QStringLiteral("chip");
/// More than anybody finds again in a list.
constexpr int maxQueries = 50;

} // namespace

QString SavedQueries::text() const
{
    return QString::fromUtf8(
        QJsonDocument(QJsonArray::fromVariantList(queries())).toJson(QJsonDocument::Compact));
}

void SavedQueries::setText(const QString &text)
{
    QMap<QString, Query> read;
    const QJsonArray entries = QJsonDocument::fromJson(text.toUtf8()).array();
    for (const QJsonValue &entry : entries) {
        const QString name = entry[nameMember].toString();
        if (!name.isEmpty())
            read.insert(name, {entry[wordsMember].toString(), entry[chipMember].toString()});
    }
    if (read == m_queries)
        return;
    m_queries = read;
    emit changed();
}

QVariantList SavedQueries::queries() const
{
    QVariantList list;
    for (auto it = m_queries.begin(); it != m_queries.end(); ++it)
        list.append(
            QVariantMap{{nameMember, it.key()}, {wordsMember, it->words}, {chipMember, it->chip}});
    return list;
}

QString SavedQueries::save(const QString &name, const QString &words, const QString &chip)
{
    const QString given = name.simplified();
    if (given.isEmpty())
        return tr("Enter a name.");
    if (words.trimmed().isEmpty() && chip.isEmpty())
        return tr("No filter is set: nothing to save.");
    if (!m_queries.contains(given) && m_queries.size() >= maxQueries)
        return tr("There are already %1 queries: remove one first.").arg(maxQueries);
    m_queries.insert(given, {words.trimmed(), chip});
    emit changed();
    return {};
}

void SavedQueries::remove(const QString &name)
{
    if (m_queries.remove(name) > 0)
        emit changed();
}

QString SavedQueries::nameOf(const QString &words, const QString &chip) const
{
    return m_queries.key({words.trimmed(), chip});
}

} // namespace hp::ui

#include "moc_SavedQueries.cpp"
