// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QStringList>

#include <vector>

namespace hp::ui {

/// One line of a table on the machine page, ready to show.
struct DetailRow {
    QStringList cells{};
    double since = 0; ///< milliseconds since 1970; 0 for none
    QString look{}; ///< of the sign in front, in the words of the wire; empty for none

    bool operator==(const DetailRow &) const = default;
};

/// The lines of one tab of the machine page. Unchanged lines keep their delegates. GUI thread.
class DetailModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the view model of a machine")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { CellsRole = Qt::UserRole + 1, SinceRole, LookRole };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }

    void setRows(std::vector<DetailRow> rows);

signals:
    void countChanged();

private:
    std::vector<DetailRow> m_rows;
};

} // namespace hp::ui
