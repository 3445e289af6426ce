// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQmlEngine>
#include <QSet>
#include <QSortFilterProxyModel>

namespace hp::ui {

/// The rows of a timeline that are about one hold: its own lane, and those that tell what became of
/// it. Of a hold that has no lane it is all of them. GUI thread.
class LaneFilter : public QSortFilterProxyModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QAbstractItemModel *timeline READ sourceModel WRITE setTimeline NOTIFY changed)
    /// "hook.preDrain/etcd": the end of the key of a row of `holds`. Empty: all lanes.
    Q_PROPERTY(QString hold READ hold WRITE setHold NOTIFY changed)

public:
    explicit LaneFilter(QObject *parent = nullptr);

    void setTimeline(QAbstractItemModel *timeline);
    [[nodiscard]] const QString &hold() const { return m_hold; }
    void setHold(const QString &hold);

signals:
    void changed();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    void choose();

    QString m_hold;
    QSet<QString> m_lanes; ///< their ids; empty: all
};

} // namespace hp::ui
