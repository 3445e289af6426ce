// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

namespace hp::ui {

/// What the audit page was narrowed to, under names that a person gave (product.md 4.4, S7). GUI
/// thread.
class SavedQueries : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// All of them as JSON, to be kept; what is not of that shape reads as none.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    /// {name, words, chip}, in the order of their names.
    Q_PROPERTY(QVariantList queries READ queries NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QString text() const;
    void setText(const QString &text);
    [[nodiscard]] QVariantList queries() const;

    /// Keeps words and chip under a name, in the place of what was there. Returns why it cannot be
    /// done, one sentence; empty when it was.
    Q_INVOKABLE QString save(const QString &name, const QString &words, const QString &chip);
    Q_INVOKABLE void remove(const QString &name);
    /// The name of the query with these words and this chip; empty when it is none.
    Q_INVOKABLE QString nameOf(const QString &words, const QString &chip) const;

signals:
    void changed();

private:
    struct Query {
        QString words{};
        QString chip{};

        bool operator==(const Query &) const = default;
    };

    QMap<QString, Query> m_queries; ///< by name
};

} // namespace hp::ui
