// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/holds/HoldRow.h"
#include "ui/session/KeyedRows.h"
#include "ui/session/LiveView.h"

#include <functional>

namespace hp::ui {

/// Every hold of the backend by its key, with what people did about its alarm. GUI thread.
class HoldsModel : public KeyedRows<HoldRow>, public LiveRows
{
    Q_OBJECT

public:
    enum Role {
        KeyRole = Qt::UserRole + 1,
        MachineKeyRole,
        MachineRole,
        LookRole,
        PriorityRole,
        PointRole,
        HoldRole,
        OwnerRole,
        StateRole,
        SinceRole,
        EtaRole,
        ImpactRole,
        AlarmRole,
        AlarmWordsRole,
        SentenceRole,
        LateAtRole,
        OverdueAtRole,
        UsualRole,
        ClusterRole,
        NoteRole, ///< what somebody wrote down last about the machine, on one line
        NoteByRole,
        NoteAtRole,
    };

    using KeyedRows::KeyedRows;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void replaceRows(const simdjson::dom::object &rows) override;
    void changeRows(const QStringList &removed, const simdjson::dom::object &set) override;

    /// The alarm of a key; asked for every row.
    using AlarmOf = std::function<HoldAlarm(const QString &key)>;
    void setAlarms(AlarmOf alarmOf);
    /// The alarms are others now.
    void readAlarms();

    /// The row `summary`: the proof that an empty list is empty.
    [[nodiscard]] const live::HoldSummary &summary() const { return m_summary; }

signals:
    /// Once after each frame, when the model is whole again.
    void settled();

private:
    [[nodiscard]] std::vector<HoldRow> decode(const simdjson::dom::object &rows);

    AlarmOf m_alarmOf;
    live::HoldSummary m_summary;
};

} // namespace hp::ui
