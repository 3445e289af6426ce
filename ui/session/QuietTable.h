// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQmlEngine>
#include <QSet>
#include <QSortFilterProxyModel>

namespace hp::ui {

/// A sorted table that is quiet under the pointer: while it is held, rows change in place but none
/// moves, comes or goes by what it says now; `pending` counts those that would (product.md 4.1,
/// P14). Its source has the key as its first role, Qt::UserRole + 1.
class QuietTable : public QSortFilterProxyModel
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool descending READ isDescending NOTIFY sortChanged)
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY heldChanged)
    Q_PROPERTY(int pending READ pending NOTIFY pendingChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int hiddenCount READ hiddenCount NOTIFY countChanged)

public:
    explicit QuietTable(QObject *parent = nullptr);

    [[nodiscard]] bool isDescending() const { return m_descending; }
    [[nodiscard]] bool isHeld() const { return m_held; }
    void setHeld(bool held);
    [[nodiscard]] int pending() const { return static_cast<int>(m_misplaced.size()); }
    [[nodiscard]] int count() const { return rowCount(); }
    /// Rows of the source that are not shown.
    [[nodiscard]] virtual int hiddenCount() const;

    /// Puts every row where it belongs, also while held.
    Q_INVOKABLE void applyPending();
    Q_INVOKABLE QString keyAt(int row) const;
    void setSourceModel(QAbstractItemModel *source) override;

signals:
    void sortChanged();
    void heldChanged();
    void pendingChanged();
    void countChanged();
    /// Somebody asked for what is pending.
    void applied();

protected:
    void setDescending(bool descending) { m_descending = descending; }

private:
    void putInPlace();
    void noteMisplaced(const QModelIndex &first, const QModelIndex &last);
    /// Rows of the source that are to come or to go.
    void noteFiltered(const QModelIndex &first, const QModelIndex &last);
    [[nodiscard]] bool isMisplaced(int row) const;

    bool m_descending = false;
    bool m_held = false;
    QSet<QString> m_misplaced;
};

} // namespace hp::ui
