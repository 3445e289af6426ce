// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractItemModel>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace hp::ui {

/// Rows of the view `audit` (docs/protocol.md) as they leave the console: every row that the table
/// shows, in its order.
class AuditText : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// RFC 4180 with a line of titles; no spreadsheet takes a field for a formula.
    Q_INVOKABLE QString csv(const QAbstractItemModel *table) const;
    /// The rows as they came, one JSON object a line.
    Q_INVOKABLE QString jsonl(const QAbstractItemModel *table) const;
    /// What a row tells, one sentence: what was done where it was observed, else what was asked
    /// for.
    Q_INVOKABLE static QString sentence(const QVariantMap &row);
    /// Why, by whose leave and on whose behalf; what there is of it, each part short.
    Q_INVOKABLE static QStringList circumstances(const QVariantMap &row);
    /// How it ended, or where it is; `isSent`: something was sent of it, or it came to an end
    /// since.
    [[nodiscard]] static QString result(const QVariantMap &row, bool isSent);
    /// From where a person came: without the port, which is another one each time.
    [[nodiscard]] Q_INVOKABLE static QString place(const QVariantMap &row);
    /// The body of a patch with its lines broken, for a person.
    Q_INVOKABLE QString readable(const QString &json) const;
};

} // namespace hp::ui
