// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/FleetRow.h"
#include "ui/session/KeyedRows.h"
#include "ui/session/LiveView.h"

#include <QQmlEngine>

namespace hp::ui {

/// Every machine of the backend, in the order of its key, which never changes under the eye.
class FleetModel : public KeyedRows<FleetRow>, public LiveRows
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the session")

public:
    enum Role {
        KeyRole = Qt::UserRole + 1,
        NameRole,
        RoleRole,
        ClusterRole, ///< of Cluster API, that it belongs to; else empty
        SetRole,
        ZoneRole,
        PhaseRole,
        PhaseSinceRole,
        NodeRole,
        NodeReadyRole,
        HostRole,
        PowerRole,
        PowerLookRole,
        PowerHoldsRole,
        LookRole,
        WordRole,
        PriorityRole,
        SinceRole,
        PointRole,
        HoldRole,
        HoldLookRole,
        OwnerRole,
        SentenceRole,
        GoesFirstRole, ///< what it means that it is marked as the next to go; empty when it is not
        DeletingRole,
        CreatedRole,
        RankRole,
        NoteRole, ///< what somebody wrote down last about it, on one line
        NoteByRole,
        NoteAtRole,
    };

    using KeyedRows::KeyedRows;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void replaceRows(const simdjson::dom::object &rows) override;
    void changeRows(const QStringList &removed, const simdjson::dom::object &set) override;

signals:
    /// Once after each frame, when the model is whole again.
    void settled();
};

} // namespace hp::ui
