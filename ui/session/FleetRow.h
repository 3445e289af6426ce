// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/FleetRow.h"

#include <QString>

namespace simdjson::dom {
class object;
}

namespace hp::ui {

using FleetHold = live::BasicFleetHold<QString>;

/// One Machine of the view `fleet` as the console keeps it. In a picture of several clusters its
/// `cluster` starts with that of its backend.
struct FleetRow : live::BasicFleetRow<QString> {
    QString key{}; ///< namespace/name

    [[nodiscard]] bool inMaintenance() const;
    /// What it looks like: what holds a machine outweighs that it gets on meanwhile.
    [[nodiscard]] live::Look look() const;
    [[nodiscard]] bool isAbnormal() const { return status.look != live::Look::Normal; }
    /// For signs: "mismatch", or the power in small letters; empty without a host.
    [[nodiscard]] QString powerLook() const;
    /// 0 for the worst; for sorting what needs a person first.
    [[nodiscard]] int rank() const;

    bool operator==(const FleetRow &) const = default;
};

[[nodiscard]] FleetRow fleetRow(const QString &key, const simdjson::dom::object &row);

/// "preTerminate" for "hook.preTerminate"; other kinds in the words of product.md 4.2.
[[nodiscard]] QString pointOfHold(live::HoldKind kind);

} // namespace hp::ui
