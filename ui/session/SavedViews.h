// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QObject>
#include <QQmlEngine>
#include <QUrlQuery>
#include <QVariantList>
#include <QVariantMap>

#include <optional>

namespace hp::ui {

/// What of a link says how a page looks: `filter`, `group`, `chips`, `where`, `sort` and `columns`,
/// as they are to be put into another link; empty for none. What is too long to be one is left out.
[[nodiscard]] QString viewIn(const QUrlQuery &query);

/// How pages look (filters, order, groups, columns) under names that a person gave. A view is the
/// text that a link has behind its "?". GUI thread.
class SavedViews : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// All of them as JSON, to be kept; what is not of that shape reads as none.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    /// {page, name, view}, by page and name.
    Q_PROPERTY(QVariantList views READ views NOTIFY changed)
    /// The name of the one that was removed last and can come back; empty for none.
    Q_PROPERTY(QString removed READ removed NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QString text() const;
    void setText(const QString &text);
    [[nodiscard]] QVariantList views() const;
    [[nodiscard]] QString removed() const { return m_removed ? m_removed->key.second : QString(); }

    [[nodiscard]] Q_INVOKABLE QVariantList viewsOf(const QString &page) const;
    /// Keeps a view under a name, in the place of what was there. Returns why it cannot be done,
    /// one sentence; empty when it was.
    Q_INVOKABLE QString save(const QString &page, const QString &name, const QString &view);
    /// As save() does; a name that another one has is refused.
    Q_INVOKABLE QString rename(const QString &page, const QString &name, const QString &other);
    Q_INVOKABLE void remove(const QString &page, const QString &name);
    Q_INVOKABLE void undoRemove();

    /// Members to the text of a view; those that are empty are left out.
    [[nodiscard]] Q_INVOKABLE static QString viewOf(const QVariantMap &members);
    [[nodiscard]] Q_INVOKABLE static QVariantMap membersOf(const QString &view);

signals:
    void changed();

private:
    using Key = std::pair<QString, QString>; ///< page, name
    struct Removed {
        Key key{};
        QString view{};
    };

    QMap<Key, QString> m_views;
    std::optional<Removed> m_removed;
};

} // namespace hp::ui
