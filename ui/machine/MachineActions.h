// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QVariantMap>

namespace hp::ui {

class KeyedRowsModel;

/// One entry of the menu of a machine.
struct MachineAction {
    QString action{}; ///< of docs/protocol.md
    QString detail{}; ///< which hook or key, or empty
    QVariantMap request{}; ///< for Overrides.review

    bool operator==(const MachineAction &) const = default;
};

/// What can be asked for as the machine stands, from the rows of its view; in the order of the
/// menu, what is only explained last. Whether it may be done is said by the review.
[[nodiscard]] QList<MachineAction> machineActions(const QString &machine,
                                                  const KeyedRowsModel &rows);
/// What can be simulated of it, for Simulator.ask: its replacement, or its end where nothing
/// replaces it, and the upgrade of its MachineSet.
[[nodiscard]] QList<QVariantMap> machineSimulations(const QString &machine,
                                                    const KeyedRowsModel &rows);
/// What ends that which the sentence is about; empty where people end it elsewhere.
[[nodiscard]] QVariantMap requestToEndWhy(const QString &machine, const KeyedRowsModel &rows);

} // namespace hp::ui
