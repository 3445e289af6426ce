// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/BulkRows.h"
#include "ui/session/KeyedRows.h"
#include "ui/session/KeyedRowsModel.h"

#include <QQmlEngine>
#include <QString>

namespace hp::ui {

/// One machine of a plan, or one that the plan leaves out.
struct BulkMachine {
    QString key{};
    int wave = 0; ///< from 1; 0 for one that is left out
    QString kind{};
    QString object{}; ///< namespace/name of what is written
    QString level{};
    int passed = 0; ///< checks that are green
    QString others{}; ///< the checks that are not, by id: "✗ node-gone, ? owner-alive"
    QString state{}; ///< a word of docs/protocol.md; empty for one that is left out
    QString outcome{}; ///< how it ended, or why it is left out
    QString patch{};

    bool operator==(const BulkMachine &) const = default;
};

/// The machines of one plan in the order in which they are sent, and behind them those that it
/// leaves out. GUI thread; belongs to BulkReview.
class BulkMachines : public KeyedRows<BulkMachine>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a review")

public:
    enum Role {
        KeyRole = Qt::UserRole + 1,
        WaveRole,
        KindRole,
        ObjectRole,
        LevelRole,
        PassedRole,
        OthersRole,
        StateRole,
        OutcomeRole,
        PatchRole,
    };

    using KeyedRows::KeyedRows;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Takes what the view `bulk` has of that plan; nothing of an empty id.
    void read(const KeyedRowsModel &rows, const QString &plan);
};

} // namespace hp::ui
