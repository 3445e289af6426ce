// SPDX-License-Identifier: Apache-2.0
#include "ui/session/SavedViews.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

namespace hp::ui {

namespace {

/// More than anybody finds again in a list.
constexpr qsizetype maxViews = 50;
constexpr qsizetype maxNameLength = 80;
constexpr qsizetype maxMemberLength = 1000;
const QStringList viewMembers{QStringLiteral("filter"),
                              QStringLiteral("group"),
                              QStringLiteral("cluster"),
                              QStringLiteral("chips"),
                              QStringLiteral("where"),
                              QStringLiteral("sort"),
                              QStringLiteral("columns")};

} // namespace

QString viewIn(const QUrlQuery &query)
{
    QVariantMap members;
    for (const QString &name : viewMembers)
        members.insert(name, query.queryItemValue(name, QUrl::FullyDecoded));
    return SavedViews::viewOf(members);
}

QString SavedViews::viewOf(const QVariantMap &members)
{
    QStringList parts;
    for (const QString &name : viewMembers) {
        const QString value = members.value(name).toString();
        if (!value.isEmpty() && value.size() <= maxMemberLength)
            parts.append(name + QLatin1Char('=')
                         + QString::fromLatin1(QUrl::toPercentEncoding(value)));
    }
    return parts.join(QLatin1Char('&'));
}

QVariantMap SavedViews::membersOf(const QString &view)
{
    const QUrlQuery query(view);
    QVariantMap members;
    for (const QString &name : viewMembers) {
        const QString value = query.queryItemValue(name, QUrl::FullyDecoded);
        if (!value.isEmpty() && value.size() <= maxMemberLength)
            members.insert(name, value);
    }
    return members;
}

QString SavedViews::text() const
{
    return QString::fromUtf8(
        QJsonDocument(QJsonArray::fromVariantList(views())).toJson(QJsonDocument::Compact));
}

void SavedViews::setText(const QString &text)
{
    QMap<Key, QString> read;
    const QJsonArray entries = QJsonDocument::fromJson(text.toUtf8()).array();
    for (const QJsonValue &entry : entries) {
        const QString name = entry[QStringLiteral("name")].toString();
        const QString page = entry[QStringLiteral("page")].toString();
        // Read and written once: nothing but what a view may say.
        const QString view = viewOf(membersOf(entry[QStringLiteral("view")].toString()));
        if (!name.isEmpty() && !page.isEmpty() && read.size() < maxViews)
            read.insert({page, name.left(maxNameLength)}, view);
    }
    if (read == m_views)
        return;
    m_views = read;
    emit changed();
}

QVariantList SavedViews::views() const
{
    QVariantList list;
    for (auto it = m_views.begin(); it != m_views.end(); ++it)
        list.append(QVariantMap{{QStringLiteral("page"), it.key().first},
                                {QStringLiteral("name"), it.key().second},
                                {QStringLiteral("view"), it.value()}});
    return list;
}

QVariantList SavedViews::viewsOf(const QString &page) const
{
    QVariantList list = views();
    list.removeIf([&page](const QVariant &one) {
        return one.toMap().value(QStringLiteral("page")).toString() != page;
    });
    return list;
}

QString SavedViews::save(const QString &page, const QString &name, const QString &view)
{
    const QString given = name.simplified().left(maxNameLength);
    if (given.isEmpty())
        return tr("Enter a name.");
    if (!m_views.contains({page, given}) && m_views.size() >= maxViews)
        return tr("There are already %1 views: remove one first.").arg(maxViews);
    m_views.insert({page, given}, view);
    emit changed();
    return {};
}

QString SavedViews::rename(const QString &page, const QString &name, const QString &other)
{
    const QString given = other.simplified().left(maxNameLength);
    if (given.isEmpty())
        return tr("Enter a name.");
    if (given == name || !m_views.contains({page, name}))
        return {};
    if (m_views.contains({page, given}))
        return tr("Another view has the name %1.").arg(given);
    m_views.insert({page, given}, m_views.take({page, name}));
    emit changed();
    return {};
}

void SavedViews::remove(const QString &page, const QString &name)
{
    if (!m_views.contains({page, name}))
        return;
    m_removed = Removed{.key = {page, name}, .view = m_views.take({page, name})};
    emit changed();
}

void SavedViews::undoRemove()
{
    if (!m_removed)
        return;
    m_views.insert(m_removed->key, m_removed->view);
    m_removed.reset();
    emit changed();
}

} // namespace hp::ui

#include "moc_SavedViews.cpp"
