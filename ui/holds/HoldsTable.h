// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/holds/HoldsModel.h"
#include "ui/session/QuietTable.h"

#include <QHash>
#include <QQmlEngine>
#include <QSet>

#include <tuple>

namespace hp::ui {

/// Where a hold stands: by a number and a text of its consequence, then by its rank, its age and
/// its key.
using HoldPlace = std::tuple<double, QString, int, live::Instant, QString>;

/// The holds as page S3 lists them: narrowed by chips, words and columns, in groups or not, what
/// needs a person first. Groups stand by what they cost; what a person sorts by is the order within
/// them.
class HoldsTable : public QuietTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the view model")
    /// Words that must all occur in a row.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    /// "holding", "late", "overdue", "mine", "orphan", "controlPlane", "armed"; what is chosen of
    /// the first three and `armed` are states that may be shown, the others narrow them further.
    Q_PROPERTY(QStringList chips READ chips WRITE setChips NOTIFY filterChanged)
    /// "", "cause" (what holds for one reason), "owner", "point", "budget" (the
    /// PodDisruptionBudget that keeps a drain), "rack" (the group of the BMC), "maintenance" or
    /// "cluster".
    Q_PROPERTY(QString grouping READ grouping WRITE setGrouping NOTIFY filterChanged)
    /// "" for what needs a person first, or by one consequence: "late" (late for longest),
    /// "impact", "next" (what comes next stands together) or "eta". What has none of it comes last;
    /// ties are in the order of "". Groups stand as their first hold.
    Q_PROPERTY(QString sort READ sort WRITE setSort NOTIFY filterChanged)
    /// The groupings of "cluster", "budget", "rack" and "maintenance" that a hold has a value for.
    Q_PROPERTY(QStringList offered READ offered NOTIFY offeredChanged)
    /// What the chips and words hide of everything that stops a machine; armed ones do not count.
    Q_PROPERTY(int hiddenHolding READ hiddenHolding NOTIFY countChanged)
    /// The longest names of a machine, a hold and an owner among all rows, shown or not: columns
    /// that are made for them stay as they are while a filter is typed.
    Q_PROPERTY(QStringList longest READ longest NOTIFY countChanged)
    /// Somebody wrote something down about a machine that is held, shown or not.
    Q_PROPERTY(bool hasNotes READ hasNotes NOTIFY notesChanged)

public:
    explicit HoldsTable(HoldsModel &holds, QObject *parent = nullptr);

    [[nodiscard]] const QString &filter() const { return m_filter; }
    void setFilter(const QString &filter);
    [[nodiscard]] QStringList chips() const;
    void setChips(const QStringList &chips);
    Q_INVOKABLE void toggleChip(const QString &chip);
    /// How many rows a chip stands for, whatever is chosen.
    Q_INVOKABLE int chipCount(const QString &chip) const;
    /// How many holds there are that hold, whatever is chosen, and on how many machines: what the
    /// strip counts.
    Q_INVOKABLE int heldCount() const;
    Q_INVOKABLE int heldMachineCount() const;
    [[nodiscard]] const QString &grouping() const { return m_grouping; }
    void setGrouping(const QString &grouping);
    [[nodiscard]] const QString &sort() const { return m_sort; }
    void setSort(const QString &sort);
    [[nodiscard]] const QStringList &offered() const { return m_offered; }
    Q_INVOKABLE void clearFilters();
    /// The machines whose acknowledger this is are "mine".
    void setIdentity(const QString &identity);

    /// What a row is grouped under; empty without grouping.
    Q_INVOKABLE QString groupOf(const QString &key) const;
    /// Of all rows that the chips and words leave, folded or not.
    Q_INVOKABLE QStringList keysOfGroup(const QString &group) const;
    /// When the oldest hold of a group began, 0 for none.
    Q_INVOKABLE double oldestOfGroup(const QString &group) const;
    Q_INVOKABLE int holdsOfGroup(const QString &group) const;
    Q_INVOKABLE int machinesOfGroup(const QString &group) const;
    /// How many of its holds are late or overdue.
    Q_INVOKABLE int lateOfGroup(const QString &group) const;
    /// A group of one cause shows its worst hold alone until somebody unfolds it.
    Q_INVOKABLE bool canFold(const QString &group) const;
    Q_INVOKABLE bool isFolded(const QString &group) const;
    Q_INVOKABLE void setFolded(const QString &group, bool folded);
    Q_INVOKABLE int rowOf(const QString &key) const override;
    /// Why no row is left: those of "filter", "chips" and the ids of the columns that would leave
    /// none by themselves; all that are set when only together they do.
    [[nodiscard]] Q_INVOKABLE QStringList hiding() const;
    [[nodiscard]] int hiddenHolding() const;
    [[nodiscard]] QStringList longest() const;
    [[nodiscard]] bool hasNotes() const { return m_hasNotes; }

    enum ExtraRole { GroupRole = Qt::UserRole + 100 };
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void filterChanged();
    void foldsChanged();
    void offeredChanged();
    void notesChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
    [[nodiscard]] const QStringList &columnIds() const override;
    [[nodiscard]] QString cellText(int sourceRow, int column) const override;
    [[nodiscard]] int compare(int a, int b, int column, bool descending) const override;
    void narrowed() override { narrow(); }
    [[nodiscard]] bool isKnown(const QString &key) const override { return m_holds.find(key); }

private:
    /// What the rows of a group have together.
    struct Group {
        int holds = 0;
        int machines = 0;
        int late = 0;
        int rank = 0; ///< of its worst
        live::Instant oldest{};
        live::Instant
            heldSince{}; ///< the oldest of those that hold: ages of armed ones say nothing
        QString worst{}; ///< key of the row that stands first
        HoldPlace place{}; ///< of that row

        bool operator==(const Group &) const = default;
    };

    [[nodiscard]] HoldPlace placeOf(const HoldRow &row) const;
    [[nodiscard]] const HoldRow *rowAt(int row) const;
    [[nodiscard]] QString groupOf(const HoldRow &row) const;
    /// By the chips, words and columns, whatever is folded.
    [[nodiscard]] bool isWanted(int row) const;
    [[nodiscard]] bool passesChips(const HoldRow &hold) const;
    [[nodiscard]] bool passesWords(const HoldRow &hold) const;
    /// Groups by what they cost, the worst first.
    [[nodiscard]] bool isWorse(const QString &group, const QString &other) const;
    void gatherGroups();
    void gatherOffered();
    void lookForNotes();
    [[nodiscard]] bool isInChip(const HoldRow &row, const QString &chip) const;
    void narrow();

    HoldsModel &m_holds;
    QString m_filter;
    QStringList m_terms;
    QSet<QString> m_chips;
    QString m_grouping;
    QString m_sort;
    QStringList m_offered;
    QString m_identity;
    QHash<QString, Group> m_groups;
    QSet<QString> m_unfolded;
    bool m_hasNotes = false;
};

} // namespace hp::ui
