// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/AlarmHead.h"
#include "ui/session/KeyedRowsModel.h"

#include <QAbstractListModel>
#include <QHash>
#include <QQmlEngine>
#include <QSet>
#include <QStringList>

#include <vector>

namespace hp::ui {

/// The alarms of one state as a person has them: a line for each cause, and under one that is
/// unfolded a line for each of its alarms. What is there stays where it is while others come and
/// go. GUI thread.
class AlarmHeads : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    /// Of the view `alarms`.
    Q_PROPERTY(hp::ui::KeyedRowsModel *rows READ rows WRITE setRows NOTIFY changed)
    /// "Raised", "Acknowledged", "Shelved" or "Cleared".
    Q_PROPERTY(QString state READ state WRITE setState NOTIFY changed)
    Q_PROPERTY(Order order READ order WRITE setOrder NOTIFY changed)
    /// How many lines there are, and how many causes.
    Q_PROPERTY(int count READ count NOTIFY counted)
    Q_PROPERTY(int causes READ causes NOTIFY counted)

public:
    /// What stands first: the most urgent and of those the oldest ring; who took notice first;
    /// whose shelf ends first.
    enum Order { Urgency, Acknowledged, ShelvedUntil };
    Q_ENUM(Order)
    enum Role {
        KeyRole = Qt::UserRole + 1, ///< of the most urgent alarm of the line
        RowRole, ///< that alarm
        HeadRole, ///< it stands for several
        MemberRole, ///< it stands under a head
        FoldedRole,
        NameRole, ///< of the cause
        MachinesRole,
        OldestRole, ///< milliseconds since 1970
        LateRole,
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] KeyedRowsModel *rows() const { return m_rows; }
    void setRows(KeyedRowsModel *rows);
    [[nodiscard]] QString state() const { return m_state; }
    void setState(const QString &state);
    [[nodiscard]] Order order() const { return m_order; }
    void setOrder(Order order);
    [[nodiscard]] int count() const { return static_cast<int>(m_lines.size()); }
    [[nodiscard]] int causes() const { return static_cast<int>(m_heads.size()); }

    /// The alarms that a line stands for: all of a head.
    Q_INVOKABLE QStringList keysOf(int line) const;
    Q_INVOKABLE QVariant rowAt(int line) const;
    /// What a page of holds calls its cause; empty where it is one of its own.
    Q_INVOKABLE QString causeOf(int line) const;
    /// The line of the head over it, or itself.
    Q_INVOKABLE int headOf(int line) const;
    Q_INVOKABLE void setFolded(int line, bool folded);

signals:
    void changed();
    void counted();

private:
    struct Line {
        QString id{}; ///< stays the same while the line is there
        std::size_t head = 0; ///< in m_heads
        std::size_t member = 0; ///< in its keys
        bool isHead = false;
        bool isMember = false;
    };

    using Heads = std::vector<live::BasicAlarmHead<QString>>;

    void read();
    /// Takes these, line by line, so that what stays is not made anew.
    void become(Heads heads);
    [[nodiscard]] std::vector<Line> linesOf(const Heads &heads) const;
    [[nodiscard]] const Line *lineAt(int line) const;

    KeyedRowsModel *m_rows = nullptr;
    QString m_state;
    Order m_order = Urgency;
    Heads m_heads;
    std::vector<Line> m_lines;
    QSet<QString> m_unfolded; ///< causes
};

} // namespace hp::ui
