// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/RowSelection.h"

#include <QMap>
#include <QQmlEngine>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QVariantMap>

#include <vector>

namespace hp::ui {

/// A sorted table that is quiet under the pointer: while it is held, rows change in place but none
/// moves, comes or goes by what it says now; `pending` counts those that would (product.md 4.1,
/// P14). It knows its columns by their ids: it is sorted by up to two of them, narrowed by any,
/// and its selected rows are copied as they say. Its source has the key as its first role,
/// Qt::UserRole + 1, and the name that people look for as its display role. GUI thread.
class QuietTable : public QSortFilterProxyModel
{
    Q_OBJECT
    QML_ANONYMOUS
    /// The columns it is sorted by, the first one first, with "-" in front of one that is turned
    /// round: "owner", "-age". Empty: what needs a person first.
    Q_PROPERTY(QStringList sorting READ sorting WRITE setSorting NOTIFY sortChanged)
    /// By the id of a column: {contains: text, values: [texts]}; a row says at it what `contains`
    /// says, and one of the values.
    Q_PROPERTY(QVariantMap columnFilters READ columnFilters WRITE setColumnFilters NOTIFY
                   columnFiltersChanged)
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY heldChanged)
    Q_PROPERTY(int pending READ pending NOTIFY pendingChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int hiddenCount READ hiddenCount NOTIFY countChanged)
    /// The keys of the selected rows, in their order.
    Q_PROPERTY(QStringList selection READ selection NOTIFY selectionChanged)
    Q_PROPERTY(int selected READ selected NOTIFY selectionChanged)

public:
    enum SelectionRole { SelectedRole = Qt::UserRole + 101 };

    explicit QuietTable(QObject *parent = nullptr);

    [[nodiscard]] QStringList sorting() const;
    /// What is no column is left out.
    void setSorting(const QStringList &sorting);
    [[nodiscard]] QVariantMap columnFilters() const;
    void setColumnFilters(const QVariantMap &filters);
    [[nodiscard]] bool isHeld() const { return m_held; }
    void setHeld(bool held);
    [[nodiscard]] int pending() const { return static_cast<int>(m_misplaced.size()); }
    [[nodiscard]] int count() const { return rowCount(); }
    /// Rows of the source that are not shown.
    [[nodiscard]] virtual int hiddenCount() const;
    [[nodiscard]] QStringList selection() const { return m_selection.keys(); }
    [[nodiscard]] int selected() const { return m_selection.count(); }

    /// Sorts by a column; the same again turns it round. With `second` it becomes the second key,
    /// and the first stays.
    Q_INVOKABLE void sortBy(const QString &column, bool second = false);
    /// Empty text and no values: the column narrows nothing any more.
    Q_INVOKABLE void
    setColumnFilter(const QString &column, const QString &contains, const QStringList &values);
    /// What the rows say in a column, in its order; empty when that is too much to choose from.
    [[nodiscard]] Q_INVOKABLE QStringList valuesOf(const QString &column) const;
    /// Puts every row where it belongs, also while held.
    Q_INVOKABLE void applyPending();
    Q_INVOKABLE QString keyAt(int row) const;
    /// -1 when the row is not shown.
    Q_INVOKABLE virtual int rowOf(const QString &key) const = 0;
    /// The first row from `from` on, and round again, whose name starts so; -1 for none.
    [[nodiscard]] Q_INVOKABLE int rowNamed(const QString &start, int from) const;

    /// Nothing but the row that a stretch will start from.
    Q_INVOKABLE void setAnchor(const QString &key);
    Q_INVOKABLE void toggleSelected(const QString &key);
    Q_INVOKABLE void select(const QString &key);
    /// The rows from the anchor to this one, and no other.
    Q_INVOKABLE void selectTo(const QString &key);
    /// Whatever is shown.
    Q_INVOKABLE void selectAll();
    Q_INVOKABLE void clearSelection();
    /// The selected rows that are shown, in their order, or else the row `current`, as
    /// tab-separated values under these titles.
    [[nodiscard]] Q_INVOKABLE QString copied(const QStringList &columns,
                                             const QStringList &titles,
                                             const QString &current) const;
    [[nodiscard]] Q_INVOKABLE int rowsToCopy(const QString &current) const;

    void setSourceModel(QAbstractItemModel *source) override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void sortChanged();
    void columnFiltersChanged();
    void heldChanged();
    void pendingChanged();
    void countChanged();
    void selectionChanged();
    /// Somebody asked for what is pending.
    void applied();

protected:
    /// The ids of the columns; everything else here knows them by their place in it.
    [[nodiscard]] virtual const QStringList &columnIds() const = 0;
    /// What a row of the source says in a column, as plain text.
    [[nodiscard]] virtual QString cellText(int sourceRow, int column) const = 0;
    /// How rows of the source stand to one another by a column, below 0 when `a` comes first;
    /// turned round, what is empty still comes last.
    [[nodiscard]] virtual int compare(int a, int b, int column, bool descending) const;
    /// The filters of the columns are others now.
    virtual void narrowed() = 0;
    /// The source is whole again: what is gone from it is not selected any more.
    void pruneSelection();
    [[nodiscard]] virtual bool isKnown(const QString &key) const = 0;
    [[nodiscard]] bool isSorted() const { return !m_sorting.empty(); }
    /// By the columns it is sorted by; 0 when they say the same.
    [[nodiscard]] int compareSorted(int a, int b) const;
    [[nodiscard]] bool passesColumns(int sourceRow) const;
    /// Those that would leave no row by themselves.
    [[nodiscard]] QStringList emptyingColumns() const;

private:
    struct SortKey {
        int column = 0;
        bool descending = false;

        bool operator==(const SortKey &) const = default;
    };
    struct ColumnFilter {
        QString contains{};
        QStringList values{};

        bool operator==(const ColumnFilter &) const = default;
    };

    [[nodiscard]] bool passes(int sourceRow, int column, const ColumnFilter &filter) const;
    void sortAgain();
    void putInPlace();
    void noteMisplaced(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles);
    /// Rows of the source that are to come or to go.
    void noteFiltered(const QModelIndex &first, const QModelIndex &last);
    [[nodiscard]] bool isMisplaced(int row) const;
    void showSelection();
    [[nodiscard]] QStringList shownKeys() const;

    std::vector<SortKey> m_sorting;
    QMap<int, ColumnFilter> m_columnFilters;
    RowSelection m_selection;
    bool m_held = false;
    QSet<QString> m_misplaced;
};

} // namespace hp::ui
