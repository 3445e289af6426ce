// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QStandardItemModel>
#include <QVariantMap>

namespace hp::tests {

constexpr int keyRole = Qt::UserRole;
constexpr int rowRole = Qt::UserRole + 1;

/// When the timelines of these tests are looked at.
inline const QDateTime now(QDate(2026, 11, 20), QTime(12, 0), Qt::UTC);

[[nodiscard]] inline QString ago(int minutes)
{
    return now.addSecs(-60 * minutes).toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss.000000Z"));
}

/// A row of the view `timeline`, as the session gives it.
inline void put(QStandardItemModel &model, const QString &key, const QVariantMap &row)
{
    auto *item = new QStandardItem;
    item->setData(key, keyRole);
    item->setData(row, rowRole);
    model.appendRow(item);
}

} // namespace hp::tests
